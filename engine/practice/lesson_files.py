"""Reading a lesson's file: whatever does not fit its form is a FileError with line, field and mend."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import engine
from engine.kernel.errors import FileError, shortened
from engine.kernel.fields import FieldError, FieldPath, Fields, FileData, items, table
from engine.kernel.files import data, is_there
from engine.kernel.positions import PositionFile
from engine.kernel.reading import Document, Malformed, read_text, read_yaml
from engine.practice.lesson import (
    ActionWanted,
    AnswerChoice,
    DrillWanted,
    Lesson,
    LessonStep,
    MarksWanted,
    Mistake,
    NumberWanted,
    Tell,
    Text,
    Wanted,
    WordWanted,
)
from engine.practice.patterns import is_whole

WHOLE = (
    "game", "course", "lesson", "minutes", "visits", "situation", "file", "seat", "title", "steps", "about",
)  # fmt: skip
STEP = (
    "step", "says", "lights", "arrows", "clause", "situation", "file", "expect", "choices", "mistakes", "else",
    "allows", "after", "done", "about",
)  # fmt: skip
TELL = ("reply", "says", "lights", "arrows", "clause")
MARKS = {"places": "place", "pieces": "piece", "cards": "card", "refs": ""}
"""What may be clicked: the field, and the kind of reference that its words are."""
ANSWERS = ("action", "all", *MARKS, "number", "answer", "drill")
"""The fields of which one says what is awaited, or answered wrongly."""
TAKEN = ("title",)
"""Words that name no step: the keys of their texts are used for something else."""
LARGEST = 10**6
MOST_STEPS = 200
"""Steps of a lesson; ours have a tenth of it."""
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What lessons, their courses and steps are called."""


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file, a person's own where it lies outside of our data. Raises FileError."""
    try:
        text = read_text(path)
    except Malformed as error:
        raise _not_read(path, error) from error
    return lesson_of(path, text)


def lesson_of(path: Path, text: str) -> Lesson:
    """The lesson that a file of this text is; raises FileError."""
    try:
        document = read_yaml(text)
    except Malformed as error:
        raise _not_read(path, error) from error
    if not isinstance(document.value, dict):
        raise FileError(str(path), "line 1", "this is no lesson", "Begin with the line 'game: ' and its name")
    try:
        own = not path.resolve().is_relative_to(data("lessons").resolve())
        return _Reader(path, document, own).lesson(Fields(document.value).only(WHOLE))
    except FieldError as error:
        raise FileError(str(path), where_in(document, error.field), error.problem, error.mend) from error


def _not_read(path: Path, error: Malformed) -> FileError:
    field = [".".join(map(str, error.field))] if error.field else []
    where = ", ".join([f"line {error.line}", *field]) if error.line else ""
    return FileError(str(path), where, error.problem, error.mend)


def where_in(document: Document, field: FieldPath) -> str:
    """Where a field stands, as "line 4, steps.0.clause"; of a missing one the nearest above."""
    line = document.line(field, of_key=True)
    return ", ".join([f"line {line}", *([".".join(map(str, field))] if field else [])])


class _Reader:
    """The file that is read: its path, and the names that its texts begin with."""

    def __init__(self, path: Path, document: Document, own: bool) -> None:
        self.path, self.document, self.own = path, document, own
        self.game = self.begins = ""

    def lesson(self, fields: Fields) -> Lesson:
        self.game = fields.word("game", engine.titles()) or _missing(fields, "game")
        name = _name(fields, "lesson")
        self.begins = f"lesson-{self.game}-{name}"
        first = self._situation(fields)
        if first is None:
            raise fields.error(
                "situation", "it has no situation", "Write 'situation:' with the fields of a position file"
            )
        listed = fields.items("steps")
        if not listed:
            raise fields.error("steps", "it has no steps", "Write a list of steps: '- step: name'")
        if len(listed) > MOST_STEPS:
            raise fields.error(
                "steps", f"it has {len(listed)} steps", f"Make lessons of at most {MOST_STEPS}"
            )
        steps = [self._step(Fields(table(at, value), at).only(STEP)) for at, value in listed]
        names = [step.name for step in steps]
        for number, one in enumerate(names):
            if one in names[:number]:
                raise FieldError(
                    ("steps", number, "step"), f"'{one}' names two steps", "Give this one another name"
                )
        title = engine.game(self.game)
        return Lesson(
            game=self.game,
            course=_name(fields, "course"),
            name=name,
            minutes=fields.whole("minutes", 1, 60, 5),
            title=self._own(fields, "title", f"{self.begins}-title"),
            visits=_words(fields, "visits"),
            ruleset=str(first.data.get("ruleset", title.rulesets[0])),
            seat=str(fields.data.get("seat") or ""),
            steps=(_beginning(steps[0], first), *steps[1:]),
            path=self.path,
            document=self.document,
            own=self.own,
        )

    # --- a step -----------------------------------------------------------------------

    def _step(self, fields: Fields) -> LessonStep:
        name = _name(fields, "step")
        if name in TAKEN:
            raise fields.error("step", f"'{name}' cannot name a step", "Give it another name")
        key = f"{self.begins}-{name}"
        wanted = (
            self._awaited(fields.table("expect", (*ANSWERS, "about", "until")))
            if "expect" in fields
            else None
        )
        choices = self._choices(fields, key)
        _fit(fields, wanted, choices)
        return LessonStep(
            name=name,
            tell=self._tell(fields, key),
            situation=self._situation(fields),
            wanted=wanted,
            choices=choices,
            mistakes=tuple(self._mistake(at, value, key, wanted) for at, value in fields.items("mistakes")),
            otherwise=self._reply(fields, "else", key),
            allows=_words(fields, "allows", _one_text),
            after=_words(fields, "after", _one_text),
            done=self._reply(fields, "done", key),
        )

    def _awaited(self, fields: Fields) -> Wanted | DrillWanted:
        """What is awaited; only this may be what a drill calls right, or what lies on the table at last."""
        if "until" in fields:
            fields.only(("until",))
            text = _one_text((*fields.at, "until"), fields.data["until"])
            if not is_whole(text):
                raise fields.error(
                    "until", "an action without gaps is wanted", "Write the text of one action"
                )
            return ActionWanted((text,), until=True)
        if "drill" not in fields:
            return self._wanted(fields.only(ANSWERS))
        fields.only(("drill", "about"))
        return DrillWanted(_name(fields, "drill"), _words(fields, "about"))

    def _wanted(self, fields: Fields) -> Wanted:
        given = [key for key in ANSWERS if key in fields]
        marked = [key for key in given if key in MARKS]
        if len(given) - max(0, len(marked) - 1) != 1:
            raise FieldError(
                fields.at, "exactly one kind of answer is wanted here", f"Use one of: {', '.join(ANSWERS)}"
            )
        key = given[0]
        if marked:
            refs = frozenset(ref for one in marked for ref in _refs(fields, one))
            if not refs:
                raise fields.error(key, "the list is empty", "Write what is to be clicked")
            return MarksWanted(refs)
        if key == "number":
            return NumberWanted(fields.whole(key, -LARGEST, LARGEST, 0))
        if key == "drill":
            raise fields.error(key, "a drill is no answer", "Write what is answered: places, number ...")
        if key == "answer":
            return WordWanted(_text(fields, key))
        return ActionWanted(_one_or_more(fields, key), every=key == "all")

    def _mistake(
        self, at: FieldPath, value: object, key: str, wanted: Wanted | DrillWanted | None
    ) -> Mistake:
        fields = Fields(table(at, value), at).only((*ANSWERS, *TELL, "try"))
        when = self._wanted(Fields({k: v for k, v in fields.data.items() if k in ANSWERS}, at))
        fits = type(when) is type(wanted) or (
            isinstance(wanted, DrillWanted) and not isinstance(when, ActionWanted)
        )
        if not fits:
            raise FieldError(
                at, "this is another kind of answer than the one awaited", "Use the same word as in 'expect'"
            )
        example = _text(fields, "try") if "try" in fields else ""
        return Mistake(when, self._replied(fields, key), example)

    def _choices(self, fields: Fields, key: str) -> tuple[AnswerChoice, ...]:
        value = fields.data.get("choices")
        if isinstance(value, dict):
            table = fields.table("choices")
            return tuple(
                AnswerChoice(word, self._own(table, word, f"{key}-choice-{word}")) for word in table.data
            )
        words = _words(fields, "choices")
        return tuple(
            AnswerChoice(word, None if ":" in word else Text(f"{key}-choice-{word}")) for word in words
        )

    # --- what is said -----------------------------------------------------------------

    def _tell(self, fields: Fields, key: str) -> Tell:
        clause = fields.data.get("clause", "")
        return Tell(
            self._own(fields, "says", key),
            _words(fields, "lights"),
            _arrows(fields),
            str(clause).strip() if isinstance(clause, str | int | float) else _text(fields, "clause"),
        )

    def _reply(self, fields: Fields, name: str, key: str) -> Tell | None:
        """What is replied: the word that ends the key of its text, or a table with more."""
        value = fields.data.get(name)
        if value is None:
            return None
        if isinstance(value, str):
            return Tell(Text(f"{key}-{_name(fields, name)}"))
        return self._replied(fields.table(name, TELL), key)

    def _replied(self, fields: Fields, key: str) -> Tell:
        if "reply" not in fields and "says" not in fields:
            raise FieldError(
                fields.at, "no reply is given", "Write 'reply: ' and a word, or 'says: ' and a text"
            )
        return self._tell(fields, f"{key}-{_name(fields, 'reply')}" if "reply" in fields else key)

    def _own(self, fields: Fields, name: str, key: str) -> Text:
        """A text of the catalogue, unless words stand in the file."""
        value = fields.data.get(name)
        if value is None:
            return Text(key)
        if not isinstance(value, dict):
            return Text(key, {"": _text(fields, name)})
        worded = fields.table(name)
        return Text(key, {language: _text(worded, language) for language in worded.data})

    def _situation(self, fields: Fields) -> PositionFile | None:
        """The situation that stands in the file, or in another one beside it."""
        if "situation" in fields and "file" in fields:
            raise fields.error("file", "a situation stands here twice", "Leave one of them out")
        if "file" in fields:
            name = _text(fields, "file")
            if Path(name).name != name:
                raise fields.error(
                    "file", f"'{shortened(name)}' lies in another folder", "Lay it beside the lesson"
                )
            beside = self.path.with_name(name)
            if not is_there(beside):
                raise fields.error(
                    "file", f"there is no '{shortened(name)}' here", "Lay it beside the lesson"
                )
            file = PositionFile.read(beside)
            if file.data.setdefault("game", self.game) != self.game:
                raise fields.error("file", "it is of another game", f"Use a situation of '{self.game}'")
            return file
        if "situation" not in fields:
            return None
        found: FileData = {"game": self.game} | dict(fields.table("situation").data)
        if found["game"] != self.game:
            raise FieldError((*fields.at, "situation", "game"), "it is of another game", "Leave it out")
        return PositionFile(self.path, found, self.document, (*fields.at, "situation"))


def _fit(fields: Fields, wanted: Wanted | DrillWanted | None, choices: Sequence[AnswerChoice]) -> None:
    """What goes with the kind of answer that is awaited, and what does not; raises FieldError."""
    if isinstance(wanted, WordWanted) and wanted.word not in [choice.word for choice in choices]:
        raise fields.error(
            "choices", f"'{shortened(wanted.word)}' is not among the choices", "Add it to them"
        )
    if choices and not isinstance(wanted, WordWanted):
        raise fields.error("choices", "nothing is asked that has choices", "Write 'expect: {answer: ...}'")
    for key in ("mistakes", "else", "done"):
        if wanted is None and key in fields:
            raise fields.error(key, "nothing is awaited here", "Write 'expect:', or leave this out")
    if "allows" in fields and not isinstance(wanted, ActionWanted):
        raise fields.error(
            "allows", "no action is awaited here", "Write 'expect: {action: ...}', or leave this out"
        )


def _beginning(step: LessonStep, first: PositionFile) -> LessonStep:
    """The first step begins from the lesson's own situation."""
    return step if step.situation is not None else replace(step, situation=first)


# --- values -----------------------------------------------------------------------------


def _missing(fields: Fields, key: str) -> Any:
    raise fields.error(key, f"'{key}' is missing", f"Write '{key}: ' and its name")


def _text(fields: Fields, key: str) -> str:
    value = fields.data.get(key)
    if not isinstance(value, str) or not value.strip():
        raise fields.error(key, f"'{shortened(value)}' is no text", "Write words, in quotation marks")
    return value.strip()


def _name(fields: Fields, key: str) -> str:
    """A name of small letters, digits and hyphens."""
    value = fields.data.get(key)
    if value is None:
        _missing(fields, key)
    if not isinstance(value, str) or not NAME.fullmatch(value):
        mend = "Use small letters, digits and hyphens, beginning with a letter"
        raise fields.error(key, f"'{shortened(value)}' is no name", mend)
    return value


def _one_word(at: FieldPath, value: object) -> str:
    """A word of a list; numbers are taken as they are written."""
    if isinstance(value, bool) or not isinstance(value, str | int | float) or " " in str(value).strip():
        raise FieldError(at, f"'{shortened(value)}' is no word", "Write one word, in quotation marks")
    return str(value).strip()


def _one_text(at: FieldPath, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise FieldError(at, f"'{shortened(value)}' is no action", "Write an action, in quotation marks")
    return " ".join(value.split())


def _words(fields: Fields, key: str, of: Any = _one_word) -> tuple[str, ...]:
    """The words, or the Actions, of a list."""
    return tuple(of(at, value) for at, value in fields.items(key))


def _one_or_more(fields: Fields, key: str) -> tuple[str, ...]:
    """An Action's pattern, or a list of them."""
    value = fields.data[key]
    found = (
        (_one_text((*fields.at, key), value),) if isinstance(value, str) else _words(fields, key, _one_text)
    )
    if not found:
        raise fields.error(key, "the list is empty", "Write an action")
    return found


def _refs(fields: Fields, key: str) -> Collection[str]:
    kind = MARKS[key]
    return [f"{kind}:{word}" if kind else word for word in _words(fields, key)]


def _arrows(fields: Fields) -> tuple[tuple[str, str], ...]:
    found = []
    for at, value in fields.items("arrows"):
        ends = [_one_word(one, end) for one, end in items(at, value)]
        if len(ends) != 2:
            raise FieldError(at, "an arrow has two ends", "Write [from, to]")
        found.append((ends[0], ends[1]))
    return tuple(found)
