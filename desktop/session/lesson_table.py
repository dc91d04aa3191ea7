"""A lesson at its table: what a person plays is judged by it, and the table follows its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from desktop.session.session import Session
from engine.kernel.action import Action
from engine.kernel.errors import FileError, Refused
from engine.kernel.message import Message, say
from engine.kernel.table import Table
from engine.practice.lesson import ActionWanted, Lesson, MarksWanted
from engine.practice.lesson_run import LessonRun, Outcome
from engine.texts.translate import Translator


class LessonTable(QObject):
    """Stands between the Session and a lesson in progress, as the Session's referee.

    Signals:
        changed: another step is shown, or there is a reply.
        replied: what came of an answer (an Outcome).
        ended: the last step is over. moved: it goes on at a table of another kind, for which there must be a window.
        failed: the lesson's file does not fit the rules (a FileError).
    """

    moved = Signal()
    failed = Signal(object)
    changed = Signal()
    replied = Signal(object)
    ended = Signal()

    def __init__(self, session: Session, run: LessonRun, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session, self.run = session, run
        self._admitted: Outcome | None = None
        session.referee = self
        run.plays = self._play
        session.look_as(self._viewer)

    @property
    def lesson(self) -> Lesson:
        """The lesson that is played."""
        return self.run.lesson

    @property
    def _viewer(self) -> str | None:
        """Who looks: the seat of the lesson; where all lies open, whoever is asked."""
        if self.lesson.seat:
            return self.lesson.seat
        decision = self.run.table.decision()
        return decision.seat if decision is not None else self.session.seated

    @property
    def marks(self) -> bool:
        """Whether something is to be marked on the table now."""
        return self.run.asks and isinstance(self.run.wanted, MarksWanted)

    def _play(self, action: Action, seat: str) -> None:
        """Play an Action of the lesson's own; raises Refused."""
        refusal = self.session.table.refuse(action, seat)
        if refusal is not None:
            raise Refused(action.text(), refusal)
        self.session.act_for(seat, action)

    # --- as the referee -------------------------------------------------------------

    def title(self, words: Translator) -> str:
        """The game and the lesson."""
        title = self.lesson.title.read(words)
        return words.tr("practice-window", game=words.tr(f"game-{self.lesson.game}"), title=title)

    @property
    def asks(self) -> Message | None:
        """Where the lesson's own question is answered, or how it goes on."""
        run = self.run
        if run.finished or not run.asks:
            return say("practice-bar-read")
        if isinstance(run.wanted, ActionWanted):
            return None
        return say("practice-bar-marks" if self.marks else "practice-bar-answer")

    def admits(self, action: Action, seat: str) -> bool:
        """Whether an Action is awaited or allowed; what the rules refuse they are let refuse themselves."""
        outcome = self.run.judge(action, seat)
        self._admitted = outcome if outcome.good else None
        if not outcome.good:
            self.run.note(outcome)
            self._tell(outcome)
        return outcome.good or outcome.kind == "refused"

    def played(self) -> None:
        """What was admitted is played: the lesson goes on."""
        outcome, self._admitted = self._admitted, None
        if outcome is None:
            return
        try:
            self.run.note(outcome)
        except FileError as error:
            self.failed.emit(error)
            return
        self._tell(outcome)
        self._follow()

    def back_to(self, moment: int) -> None:
        """Go back to a moment, and to the step that was shown then."""
        self.run.back_to(moment)
        self._follow()

    # --- by the guide ----------------------------------------------------------------

    def go_on(self) -> None:
        """The next step, or the end."""
        try:
            self.run.next()
        except FileError as error:
            self.failed.emit(error)
            return
        self._follow()

    def back(self) -> None:
        """The step before."""
        self.run.back()
        self._follow()

    def again(self) -> None:
        """The step as it began."""
        self.run.again()
        self._follow()

    def solve(self) -> None:
        """Answer as one who knows it would; what is said then stays to be read."""
        self._lead(self.run.solve)
        if self.run.outcome is not None and not self.run.outcome.refusal:
            self.replied.emit(self.run.outcome)

    def go_to(self, step: int) -> None:
        """Another step, as it begins."""
        self._lead(lambda: self.run.go_to(step))

    def _lead(self, do: Callable[[], object]) -> None:
        """Have the lesson go by itself, and show where it came to."""
        plays, self.run.plays = self.run.plays, None
        try:
            do()
        except FileError as error:
            self.failed.emit(error)
            return
        finally:
            self.run.plays = plays
        self._follow()

    def mark(self, refs: Iterable[str]) -> None:
        """What was marked is checked."""
        self._answer(lambda: self.run.mark(refs))

    def number(self, number: int) -> None:
        """A number is the answer."""
        self._answer(lambda: self.run.number(number))

    def choose(self, word: str) -> None:
        """One of the choices is the answer."""
        self._answer(lambda: self.run.choose(word))

    def _answer(self, judge: Callable[[], Outcome]) -> None:
        try:
            self._tell(judge())
        except FileError as error:
            self.failed.emit(error)

    def _tell(self, outcome: Outcome) -> None:
        if outcome.kind == "right" and self.run.answered:
            self.session.refresh()  # nothing is asked any more
        self.replied.emit(outcome)
        self.changed.emit()

    def _follow(self) -> None:
        """The window shows the table of the step, as the step left it."""
        if _kind_of(self.run.table) != _kind_of(self.session.home):
            self.moved.emit()
            return
        self.session.take_up(self.run.table, self._viewer)
        self.changed.emit()
        if self.run.finished:
            self.ended.emit()


def _kind_of(table: Table) -> tuple[object, ...]:
    """What a window is laid out for."""
    header = table.journal.header
    return (
        header.ruleset,
        header.scenario,
        tuple(one.seat for one in header.seats),
        header.options,
        header.kind,
    )
