"""The form of a lesson: what one file says, read and ready to be played (`docs/lessons.md` tells it to people)."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from engine.kernel.positions import PositionFile
from engine.kernel.reading import Document
from engine.texts.catalogue import FALLBACK
from engine.texts.translate import Translator

MOST_WORDS = 45
"""Words of any text that a lesson says at once, in every language."""
WINDOW_PARTS = (
    "prompt", "buttons", "undo", "strip", "map", "overlays", "hand", "inspector", "log", "rules",
)  # fmt: skip
"""Parts of the window that a lesson may light: `window:prompt`."""
PANELS = ("inspector", "log", "rules", "text")
"""Panels of every table that a lesson may open, besides those of its game (`Game.panels`): `panel:log`."""


class Text(Struct, frozen=True):
    """What a lesson says: a message of the catalogue, or words that stand in the file itself.

    Attributes:
        own: language -> words; under "" those for readers of every language.
    """

    key: str
    own: dict[str, str] = {}

    def read(self, words: Translator) -> str:
        """The text in the reader's language, or in the one that comes nearest to it."""
        if not self.own:
            return words.tr(self.key)
        for language in (words.language, "", FALLBACK):
            if language in self.own:
                return self.own[language]
        return next(iter(self.own.values()))

    def has(self, words: Translator) -> bool:
        """Whether anything is said at all."""
        return bool(self.own) or words.has(self.key)


class Tell(Struct, frozen=True):
    """One thing that the guide says, with what it points at.

    Attributes:
        lights: references. arrows: pairs of references, from and to. clause: the rule beside it, "" for none.
    """

    text: Text
    lights: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    clause: str = ""


class ActionWanted(Struct, frozen=True):
    """An Action that answers to one of the patterns; with `every` one for each of them, in any order.

    With `until` it is one Action, and whatever leads to what then lies on the table is as good.
    """

    patterns: tuple[str, ...]
    every: bool = False
    until: bool = False


class MarksWanted(Struct, frozen=True):
    """Exactly these references, clicked and then checked."""

    refs: frozenset[str]


class NumberWanted(Struct, frozen=True):
    """This number."""

    number: int


class WordWanted(Struct, frozen=True):
    """This one of the step's choices."""

    word: str


class DrillWanted(Struct, frozen=True):
    """What a drill of the game calls right: its kind, and the references it asks about (none: the first there is)."""

    kind: str
    about: tuple[str, ...] = ()


Wanted = ActionWanted | MarksWanted | NumberWanted | WordWanted


class AnswerChoice(Struct, frozen=True):
    """One answer of several: a word with its text, or, without one, a reference that goes by its name."""

    word: str
    text: Text | None = None

    def read(self, words: Translator) -> str:
        """What its button says."""
        return words.name(self.word) if self.text is None else self.text.read(words)


class Mistake(Struct, frozen=True):
    """What is likely to be answered wrongly, and the reply to it.

    Attributes:
        when: the wrong answer; of marks any one of them is enough.
        example: an Action that answers to a pattern with gaps, for who checks the lesson.
    """

    when: Wanted
    reply: Tell
    example: str = ""


class LessonStep(Struct, frozen=True, kw_only=True):
    """One step: what is said, what is awaited, and what is replied.

    Attributes:
        situation: the position file that the step begins from, None where it goes on from the step before.
        wanted: what is awaited; None for words alone, which end by "Next".
        choices: the answers that may be chosen among. mistakes: replies to wrong answers.
        otherwise: the reply to all other wrong answers, and to what is legal but not awaited.
        allows: patterns of Actions that may be played besides and do not end the step.
        after: texts of Actions that the lesson itself plays then.
        done: what is said when the answer was right, before the next step.
    """

    name: str
    tell: Tell
    situation: PositionFile | None = None
    wanted: Wanted | DrillWanted | None = None
    choices: tuple[AnswerChoice, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    otherwise: Tell | None = None
    allows: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    done: Tell | None = None

    def tells(self) -> tuple[Tell, ...]:
        """All that it can say, what it begins with first."""
        replies = (mistake.reply for mistake in self.mistakes)
        return tuple(tell for tell in (self.tell, *replies, self.otherwise, self.done) if tell is not None)

    def texts(self) -> tuple[Text, ...]:
        """All its texts: those that it says, and those of its choices."""
        worded = (choice.text for choice in self.choices if choice.text is not None)
        return (*(tell.text for tell in self.tells()), *worded)


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson.

    Attributes:
        game, course, name: which it is; no two lessons of a game have one name.
        visits: sections and clauses of the rulebook of `ruleset` that it teaches.
        seat: whose View is shown; "": all lies open and the reader plays everybody.
        own: it is a person's own, from the data folder or from anywhere.
    """

    game: str
    course: str
    name: str
    minutes: int
    title: Text
    visits: tuple[str, ...]
    ruleset: str
    seat: str
    steps: tuple[LessonStep, ...]
    path: Path
    document: Document
    own: bool = False

    @property
    def ref(self) -> str:
        """Under what name progress is kept."""
        return f"{self.game}/{self.course}/{self.name}"

    def where(self, *field: str | int) -> str:
        """Where a field stands in its file, as "line 4, steps.0.clause"; of a missing one the nearest above."""
        line = self.document.line(field, of_key=True)
        return ", ".join([f"line {line}", *([".".join(map(str, field))] if field else [])])

    def texts(self) -> tuple[Text, ...]:
        """All its texts, the title first."""
        return (self.title, *(text for step in self.steps for text in step.texts()))

    def number(self, step: str) -> int:
        """Which of the steps has this name, from 0; 0 where none has it any more."""
        return next((number for number, one in enumerate(self.steps) if one.name == step), 0)
