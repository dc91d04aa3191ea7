"""What the page of the public window says, as plain data: made of the public View and log, and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.session.public_session import PublicSession
from desktop.views.history.log_lines import short_clause
from desktop.views.table.phase_strip import phase_title
from desktop.views.table.prompt_words import PromptWords
from desktop.views.table.script import Guided
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.fitted_text import Paragraph
from engine.kernel.log import Log
from engine.kernel.view import PhaseView
from engine.texts.clauses import clause_parts
from engine.texts.rulebook import Rulebook

LINES = 3
"""So many of the last lines of the log are shown."""


@dataclass(frozen=True)
class Stop:
    """A phase on the strip: its title and its state ("done", "now", "coming", "skipped")."""

    title: str
    state: str


@dataclass(frozen=True)
class Told:
    """A line of the log, and whose it is ("" for nobody's)."""

    text: str
    side: str


@dataclass(frozen=True)
class Revealed:
    """What the teacher shows of the hidden on purpose: the cards of a side, or a sentence with a number.

    Attributes:
        moment: after how many Actions it was so; with the next it is no more.
    """

    title: str
    side: str
    moment: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """One answer that hands are raised for: how many were, and, once it is shown, whether it is right."""

    text: str
    hands: int = 0
    right: bool | None = None


@dataclass(frozen=True)
class Asked:
    """What the room is asked."""

    words: str
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Page:
    """All that the page says.

    Attributes:
        count: which step of how many, "" for none. asked: what hands are raised for; its words stand in the prompt.
        sides: whose shields lead the prompt. turn: the number in the medal; turn_said: the same in words.
        clause, rule: the clause of the moment, its number and its words.
    """

    prompt: Paragraph
    sides: tuple[str, ...]
    turn: int
    turn_said: str
    stops: tuple[Stop, ...]
    lines: tuple[Told, ...]
    clause: str
    rule: str
    revealed: Revealed | None = None
    count: str = ""
    asked: Asked | None = None

    def texts(self) -> Iterator[str]:
        """Every text of the page."""
        yield self.prompt.said
        yield self.turn_said
        yield from (stop.title for stop in self.stops)
        yield from (line.text for line in self.lines)
        yield self.clause
        yield self.rule
        if self.revealed is not None:
            yield self.revealed.title
        yield self.count
        if self.asked is not None:
            yield from (answer.text for answer in self.asked.answers)


class PageWords:
    """Makes the page of the moment for one public Session."""

    def __init__(self, appearance: Appearance, session: PublicSession) -> None:
        self.appearance, self.session = appearance, session
        self._words = PromptWords(appearance, session, afar=True)
        self._log: Log | None = None

    def page(
        self, revealed: Revealed | None = None, guided: Guided | None = None, asked: Asked | None = None
    ) -> Page:
        """What it says now: a question comes before what a script says, and that before what the table asks."""
        view, appearance = self.session.view, self.appearance
        clause, rule = self._rule((guided.clause if guided is not None else "") or view.clause)
        prompt, sides = self._words.paragraph(self._words.sentence()), self._words.sides()
        if asked is not None:
            prompt, sides = Paragraph(asked.words, ""), ()
        elif guided is not None:
            prompt, sides = Paragraph("", guided.words), ()
        count = ""
        if guided is not None and guided.all:
            count = appearance.tr("public-count", step=guided.step, all=guided.all)
        return Page(
            prompt,
            sides,
            view.turn,
            appearance.tr("strip-turn", turn=view.turn),
            tuple(Stop(phase_title(appearance, phase), phase.state) for phase in shown_phases(view.phases)),
            self._lines(),
            clause,
            rule,
            revealed if revealed is not None and revealed.moment == self.moment else None,
            count,
            asked,
        )

    @property
    def moment(self) -> int:
        """How many Actions led to what is seen."""
        at = self.session.moment
        return len(self.session.table.history) if at is None else at

    def _lines(self) -> tuple[Told, ...]:
        if self._log is None or self._log.table is not self.session.table:
            self._log = Log(self.session.table, None)
        self._log.follow()
        past = [line for line in self._log.lines if line.moment <= self.moment and not line.undone]
        return tuple(
            Told(self.appearance.text(line.event.message), line.event.side.removeprefix("side:"))
            for line in past[-LINES:]
        )

    def _rule(self, ref: str) -> tuple[str, str]:
        """The number and the words of a clause, in the language of the rules."""
        if not ref:
            return "", ""
        header = self.session.table.journal.header
        label = short_clause(self.appearance, ref)
        try:
            book = Rulebook.load(header.game, self.appearance.rules_language)
        except OSError:
            return label, ""
        known = book.for_table(header.ruleset, header.scenario, len(header.seats))
        found = known.clause(clause_parts(ref)[1])
        return label, found.text if found is not None else ""


def shown_phases(phases: tuple[PhaseView, ...]) -> tuple[PhaseView, ...]:
    """The phases inside the stage that goes on; where it has none, the stages."""
    inner: list[PhaseView] = []
    for number, phase in enumerate(phases):
        if phase.level == 0 and phase.state == "now":
            rest = phases[number + 1 :]
            end = next((n for n, later in enumerate(rest) if later.level == 0), len(rest))
            inner = list(rest[:end])
    return tuple(inner) or tuple(phase for phase in phases if phase.level == 0)
