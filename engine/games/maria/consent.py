"""Stacking with another player's general: both must agree (10.1-h, R-09)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria.actions import Answer
from engine.games.maria.marching import carry_out
from engine.games.maria.powers import ref
from engine.games.maria.question import Choosing
from engine.games.maria.sharing import Sharing
from engine.games.maria.stacks import ChooseCommander
from engine.games.maria.state import State
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.rule import Asked
from engine.kernel.step import AnyRule, Step


def needs_consent(position: State, piece: int, end: int) -> bool:
    """Whether a general would join one of another player's power, who must agree (10.1-h)."""
    seat_of, pieces = position.alliances.seat_of, position.world.pieces
    if pieces[piece].kind != "general":
        return False
    company = [n for n in position.generals_on(end) if n != piece]
    return bool(company) and seat_of[pieces[company[0]].power] != seat_of[pieces[piece].power]


class Consenting(Choosing[Asked["StackConsent", State]]):
    """The player of the host allows the stack, or forbids it (10.1-h, R-09)."""

    def choices(self, asked: Asked[StackConsent, State]) -> tuple[str, ...]:
        """With equal ranks they say who commands (6-d)."""
        pieces, step = asked.position.world.pieces, asked.step
        if pieces[step.piece].rank == pieces[step.host(asked.position)].rank:
            return ("allow-guest-commands", "allow-host-commands", "forbid-stack")
        return ("allow-stack", "forbid-stack")

    def play(self, asked: Asked[StackConsent, State], action: Answer) -> None:
        """The stack is formed, or it is told that it is forbidden."""
        position, step = asked.position, asked.step
        host = step.host(position)
        position.pop()
        if action.choice == "forbid-stack":
            lit = position.world.pieces[step.piece].ref
            message = say("maria-log-stack-forbidden", seat=f"seat:{asked.seat}", piece=lit)
            position.tell(Event("consent", message, clause="maria 10.1-h", lit=(lit,)))
            step.forbidden(position)
            return
        step.allowed(position)
        if action.choice != "allow-stack" and isinstance(position.top(), ChooseCommander):
            position.pop()
            position.top_marks |= 1 << (step.piece if action.choice == "allow-guest-commands" else host)


class StackConsent(Step[State], frozen=True):
    """An Austrian and a Pragmatic general stack only if both players agree, on the commander too (10.1-h, R-09)."""

    name: ClassVar[str] = "consent"
    clause: ClassVar[str] = "maria 10.1-h"
    rules: ClassVar[tuple[AnyRule, ...]] = (Consenting(),)
    piece: int

    def city(self) -> int:
        """Where they would stand together."""
        raise AssertionError(f"{type(self).__name__} has no city")

    def allowed(self, position: State) -> None:
        """The guest joins."""
        raise AssertionError(f"{type(self).__name__} allows nothing")

    def forbidden(self, position: State) -> None:
        """The guest must not join here."""
        raise AssertionError(f"{type(self).__name__} forbids nothing")

    def host(self, position: State) -> int:
        """The general who would be joined."""
        return next(n for n in position.generals_on(self.city()) if n != self.piece)

    def seats(self, position: State) -> tuple[str, ...]:
        """The player of the host."""
        return (position.alliances.seat_of[position.world.pieces[self.host(position)].power],)

    def prompt(self, position: State, seat: str) -> Message:
        """Who would join whom."""
        pieces = position.world.pieces
        host = pieces[self.host(position)]
        return say(
            "maria-prompt-consent", side=ref(host.power), seat=f"seat:{seat}", piece=pieces[self.piece].ref,
            target=host.ref,
        )  # fmt: skip


class Consent(StackConsent, frozen=True):
    """A general would join another player's general by moving (10.1-h)."""

    path: tuple[int, ...]
    march: bool

    def city(self) -> int:
        """Where the way ends."""
        return self.path[-1]

    def allowed(self, position: State) -> None:
        """The march is carried out."""
        self._movement(position).hand_on(
            position, self.piece, tuple(position.world.index.ids[n] for n in self.path)
        )
        carry_out(position, self.piece, self.path, march=self.march)

    def forbidden(self, position: State) -> None:
        """That city is barred to the general for this phase."""
        movement = self._movement(position)
        position.replace(replace(movement, barred=(*movement.barred, (self.piece, self.city()))))

    def _movement(self, position: State) -> Sharing:
        """The phase that was interrupted."""
        step = position.top()
        assert isinstance(step, Sharing)
        return step
