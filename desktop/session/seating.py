"""Who looks at the screen now: persons and bots, the curtain between secrets, and the duel of two hidden hands."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.session.players import Bots
from desktop.session.session import Session


class Seating(QObject):
    """Watches the Decisions and settles which seat looks.

    Signals:
        curtain: this seat must say "it's me" before anything of it is shown; "" when the curtain may open.
        duel: the two seats of a duel (left, right), or None when it is over.
    """

    curtain = Signal(str)
    duel = Signal(object)

    def __init__(self, session: Session, bots: Bots, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session, self.bots = session, bots
        self.waiting_for = ""
        self.duellists: tuple[str, str] | None = None
        self._settling = False
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
        if self.session.watching:
            return False
        needed = len(self.humans) > 1 and not table.open
        return table.game.secret and (needed or table.journal.header.curtain)

    def begin(self) -> None:
        """Take the first look."""
        if not self.guarded and self.humans and not self.session.watching:
            self.session.look_as(self.humans[0])
        else:
            self.session.look_as(None)

    def settle(self) -> None:
        """Let the right seat look, raise the curtain, or let a bot play; nobody where the table is only watched."""
        if self._settling or self.session.watching:
            return
        self._settling = True
        try:
            self._settle()
        finally:
            self._settling = False

    def _settle(self) -> None:
        decision = self.session.table.decision()
        seats = decision.seats if decision else ()
        self._watch_duel(seats)
        people = [s for s in seats if s in self.humans]
        if not people:
            self._lift()
            if seats:
                self.bots.ask(seats[0])
            else:
                self.bots.forget()
            return
        self.bots.forget()
        if self.session.viewer in people or self.duellists:
            self._lift()
        elif not self.guarded:
            self.session.look_as(people[0])
        else:
            self._hide(self.waiting_for if self.waiting_for in people else people[0])

    def _hide(self, seat: str) -> None:
        if self.session.viewer is not None:
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
        self.session.look_as(seat)
        self.curtain.emit("")

    def hand_to(self, seat: str) -> None:
        """Another of those who are asked now takes the screen."""
        if not self.guarded:
            self.session.look_as(seat)
            return
        self._settling = True
        try:
            self._hide(seat)
        finally:
            self._settling = False

    def panic(self) -> None:
        """Draw the curtain at once."""
        seat = self.session.viewer or self.waiting_for
        if self.guarded and seat:
            self._settling = True
            try:
                self._hide(seat)
            finally:
                self._settling = False

    # --- duel ---------------------------------------------------------------------

    def _watch_duel(self, asked: tuple[str, ...]) -> None:
        found = self._duellists(asked) if self.guarded else None
        if found != self.duellists:
            self.duellists = found
            if found and self.session.viewer is not None:
                self.session.look_as(None)
            self.duel.emit(found)

    def _duellists(self, asked: tuple[str, ...]) -> tuple[str, str] | None:
        view = self.session.table.view(None)
        contest = view.contest
        if contest is None or contest.answering is None or not contest.veiled:
            return None
        leads = {side: seat for seat, sides in view.seats.items() for side in sides}
        first, second = (leads.get(one.side, "") for one in contest.sides)
        due = leads.get(contest.answering.side, "")
        if first == second or not {first, second} <= set(self.humans) or due not in asked:
            return None
        return first, second

    def peek(self, seat: str | None) -> None:
        """A duellist holds the own key (None: lets go)."""
        if self.duellists and (seat is None or seat in self.duellists) and seat != self.session.viewer:
            self.session.look_as(seat)
