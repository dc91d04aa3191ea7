"""Who looks at the screen now: persons and bots, the curtain between secrets, and the duel of two hidden hands."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.session.calls import passers, withdraw
from desktop.session.players import Bots
from desktop.session.session import Session
from engine.kernel.decision import Decision
from engine.kernel.view import View


class Seating(QObject):
    """Watches the Decisions and settles which seat looks.

    Signals:
        curtain: this seat must say "it's me" before anything of it is shown; "" when the curtain may open.
        duel: the two seats of a duel (left, right), or None when it is over.
        answered: the last has answered a secret round; nobody looks until `show_answers`.
    """

    curtain = Signal(str)
    duel = Signal(object)
    answered = Signal()

    def __init__(self, session: Session, bots: Bots, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session, self.bots = session, bots
        self.waiting_for = ""
        self.duellists: tuple[str, str] | None = None
        self._settling = False
        self._looks_at: int | None = None
        self._round = self._all_answered = ""
        self._speaker = self._withdraws = self._guest = ""
        session.changed.connect(self.settle)

    @property
    def humans(self) -> tuple[str, ...]:
        """The seats of persons, in the order of the table."""
        return tuple(e.seat for e in self.session.table.journal.header.seats if not e.bot)

    @property
    def guarded(self) -> bool:
        """Whether the curtain stands before the secrets of this table: several persons keep them, or it is wanted.

        A what-if holds no secret: what its person cannot know is made up.
        """
        table = self.session.table
        if self.session.what_if is not None:
            return False
        if self.session.watching or self._in_a_lesson:
            return False
        needed = len(self.humans) > 1 and not table.open
        return table.game.secret and (needed or table.journal.header.curtain)

    @property
    def _in_a_lesson(self) -> bool:
        """Whether one person plays a lesson: who looks is the lesson's to say, whoever is asked."""
        return self.session.home.journal.header.kind == "lesson"

    def begin(self) -> None:
        """Take the first look."""
        if self._in_a_lesson:
            return
        if not self.guarded and self.humans and not self.session.watching:
            self.session.look_as(self.humans[0])
        else:
            self.session.look_as(None)

    def settle(self) -> None:
        """Let the right seat look, raise the curtain, or let a bot play; nobody where the table is only watched."""
        if self._settling or self.session.watching or (self._in_a_lesson and self.session.what_if is None):
            return
        self._settling = True
        try:
            self._settle()
        finally:
            self._settling = False

    def _settle(self) -> None:
        if self.session.moment is None:
            self.bots.answer_offers()
        decision = self.session.table.decision()
        seats = decision.seats if decision else ()
        self._watch_duel(seats)
        self._look_away()
        people = [s for s in seats if s in self.humans]
        step = self._unseen_step(decision)
        begins = bool(step) and not self._round  # its page lays a hand open: others look away first
        if self._follow_round(step):
            return
        if decision is None or decision.round != "call":
            self._speaker = ""  # who comes for something else has not come forward in the next call
        elif self._call(people):
            return
        if self._guest in people or self._guest not in (self.session.seated, self.waiting_for):
            self._guest = ""
        if not people:
            if not self._guest:
                self._lift()
            if seats:
                self.bots.ask(seats[0])
            else:
                self.bots.forget()
            return
        self.bots.forget()
        if self._guest:
            return
        if (self.session.seated in people and not begins) or self.duellists:
            self._lift()
        elif not self.guarded:
            self.session.look_as(people[0])
        else:
            first = (seat for seat in (self.waiting_for, self.session.seated) if seat in people)
            self._hide(next(first, people[0]))

    # --- rounds ---------------------------------------------------------------------

    @property
    def answers_unseen(self) -> bool:
        """Whether who looks answers a secret round, on a page that shows nothing else."""
        return self.session.moment is None and bool(self._unseen_step(self.session.decision))

    def _unseen_step(self, decision: Decision | None) -> str:
        """The Step of a secret round that persons answer one after another, "" where none is."""
        if decision is None or decision.round != "secret" or self.duellists or not self.guarded:
            return ""
        return decision.step if set(decision.takes_part) & set(self.humans) else ""

    def _follow_round(self, step: str) -> bool:
        """Notice that the last has answered a secret round, whatever follows; whether that is still to be shown.

        Args:
            step: the Step that asks in secret now, one after another; "" for none.
        """
        if self._all_answered:
            if step == self._all_answered:  # the last answer was taken back
                self._round, self._all_answered = step, ""
        elif self._round in ("", step):
            self._round = step
        else:
            self._all_answered, self._round = self._round if self.guarded else "", ""
            if self._all_answered:
                self.bots.forget()
                self.waiting_for = ""
                if self.session.seated is not None:
                    self.session.look_as(None)
                self.answered.emit()
        return bool(self._all_answered)

    def show_answers(self) -> None:
        """All have seen what was answered: play goes on."""
        self._all_answered = ""
        self.curtain.emit("")
        self.settle()

    def call_to(self, seat: str) -> None:
        """Another person of a secret round comes first; who has answered already comes to answer anew."""
        answered = self.session.table.why_no_withdrawal(seat) is None
        if seat in self.humans and (answered or self.session.table.decision(seat) is not None):
            self._withdraws = seat if answered else ""
            self.hand_to(seat)

    def _call(self, people: list[str]) -> bool:
        """In a call everybody looks, but for who has stepped forward; False where each is asked by itself."""
        if not passers(self.session) or not people:
            self._speaker = ""
            return False
        self.bots.forget()
        if self.waiting_for in people:
            return True
        self._lift()
        if self._speaker not in people or self.session.seated != self._speaker:
            self._speaker = ""
            if self.session.seated is not None:
                self.session.look_as(None)
        return True

    def _hide(self, seat: str) -> None:
        if self.session.seated is not None:
            self.session.look_as(None)
        if self.waiting_for != seat:
            self.waiting_for = seat
            self.curtain.emit(seat)

    def _lift(self) -> None:
        if self.waiting_for:
            self.waiting_for = ""
            self.curtain.emit("")

    def its_me(self) -> None:
        """The person behind the curtain has come."""
        seat, self.waiting_for = self.waiting_for, ""
        self._speaker = seat
        if self._withdraws == seat:
            self._withdraws = ""
            self._settling = True
            try:
                withdraw(self.session, seat)
            finally:
                self._settling = False
        self.session.look_as(seat)
        self.curtain.emit("")

    def hand_to(self, seat: str) -> None:
        """Another takes the screen: of those who are asked now, or as a guest, until it is handed back."""
        decision = self.session.table.decision()
        comes = decision is not None and not decision.round and seat not in decision.seats
        self._guest = seat if comes else ""
        if not self.guarded:
            self._speaker = seat
            self.session.look_as(seat)
            return
        self._settling = True
        try:
            self._hide(seat)
        finally:
            self._settling = False

    def panic(self) -> None:
        """Draw the curtain at once."""
        seat = self.session.seated or self.waiting_for
        if self.guarded and seat:
            self._settling = True
            try:
                self._hide(seat)
            finally:
                self._settling = False

    # --- duel ---------------------------------------------------------------------

    def _watch_duel(self, asked: tuple[str, ...]) -> None:
        may_be = self.guarded and not set(asked).isdisjoint(self.humans)
        view = self.session.table.view(None) if may_be else None
        found = self._duellists(view, asked) if view is not None else None
        if found != self.duellists:
            self.duellists = found
            if found and self.session.seated is not None:
                self.session.look_as(None)
            self.duel.emit(found)
        contest = view.contest if view is not None and found else None
        self.session.answers_openly(asked[0] if contest is not None and contest.open else "")

    def _duellists(self, view: View, asked: tuple[str, ...]) -> tuple[str, str] | None:
        contest = view.contest
        if contest is None or contest.answering is None or not contest.veiled:
            return None
        leads = {side: seat for seat, sides in view.seats.items() for side in sides}
        first, second = (leads.get(one.side, "") for one in contest.sides)
        due = leads.get(contest.answering.side, "")
        if first == second or not {first, second} <= set(self.humans) or due not in asked:
            return None
        return first, second

    def look(self, seat: str) -> None:
        """A duellist who has the mouse alone turns the own hand up, until one answers or it is turned down again."""
        self.peek(None if seat == self.session.seated else seat)
        self._looks_at = len(self.session.table.history) if self.session.seated else None

    def turn_down(self) -> None:
        """What was turned up by a click lies face down again; what a key shows stays while it is held."""
        if self._looks_at is not None:
            self.peek(None)

    def _look_away(self) -> None:
        """What was turned up by a click lies face down again as soon as anything is played."""
        if self._looks_at not in (None, len(self.session.table.history)):
            self.peek(None)

    def peek(self, seat: str | None) -> None:
        """A duellist holds the own key (None: lets go)."""
        self._looks_at = None
        if self.duellists and (seat is None or seat in self.duellists) and seat != self.session.seated:
            self.session.look_as(seat)
