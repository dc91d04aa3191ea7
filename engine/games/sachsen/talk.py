"""What may be done at any time: promises, bargains, and the stroke of the clock (agreements-1, setup-3)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.actions import Hour
from engine.games.sachsen.politics import bargains
from engine.games.sachsen.politics.occasions import At, latest_turn
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.promises import Promised, Promising
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain
from engine.kernel.step import AnyRule


class Pledging(Promising[State]):
    """Promises are free talk, and bind nobody (agreements-1)."""

    clause: ClassVar[str] = "sachsen agreements-1"

    def turns(self, position: State) -> tuple[int, int]:
        """This turn and the last, as far as it is known."""
        return position.turn, latest_turn(position)

    def enter(self, position: State, promised: Promised) -> None:
        """Into the ledger."""
        position.promises = (*position.promises, promised)


class Striking(Plain[At, Hour]):
    """The hour that ends the game has come; the window says so, which alone knows the time (setup-3)."""

    action: ClassVar[type[Action]] = Hour
    clause: ClassVar[str] = "sachsen setup-3"

    def why_not(self, asked: At, action: Hour) -> Refusal | None:
        """Only where the clock was chosen, and once."""
        if asked.position.options.length != "clock":
            return no("setup-3", "no-clock")
        return no("setup-3", "hour-struck") if asked.position.hour else None

    def play(self, asked: At, action: Hour) -> None:
        """The game ends with this turn."""
        asked.position.hour = True
        asked.position.say("hour", "setup-3", NOBODY, kind="hour")


OFFERS: tuple[AnyRule, ...] = (Striking(), Pledging(), *bargains.RULES)
