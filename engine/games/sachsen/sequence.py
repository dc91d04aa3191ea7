"""The sequence of play (part 1 of the rules): the set-up, then turns of a month until the end that was chosen."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.politics.arrivals import Arrivals
from engine.games.sachsen.politics.attempts import mend
from engine.games.sachsen.politics.auction import Auction
from engine.games.sachsen.politics.closing import EndOfTurn
from engine.games.sachsen.politics.events import AfterAuction, EventOfTurn
from engine.games.sachsen.politics.guarantees import react_later
from engine.games.sachsen.politics.income import Income, Maintenance
from engine.games.sachsen.politics.kingdom_war import Chiefs
from engine.games.sachsen.politics.neutrals import NeutralStates
from engine.games.sachsen.politics.start import Deal
from engine.games.sachsen.politics.succession import come_back
from engine.games.sachsen.politics.turn import PlayerTurns, lapse
from engine.games.sachsen.politics.war_ends import WarEnds
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.kernel.step import AnyStep, Step


def opening() -> tuple[AnyStep, ...]:
    """What comes before the first turn (setup)."""
    return (Deal(), NextTurn())


def turn(order: tuple[int, ...]) -> tuple[AnyStep, ...]:
    """A turn, from the order of play of the last one."""
    return (
        Income(),
        Arrivals(order),
        Maintenance(order),
        Auction(),
        AfterAuction(),
        EventOfTurn(),
        Chiefs(),
        PlayerTurns(),
        NeutralStates(),
        WarEnds(),
        EndOfTurn(),
        NextTurn(),
    )


class NextTurn(Step[State], frozen=True):
    """A turn is over, and the next month begins (turn-1)."""

    name: ClassVar[str] = "next-turn"
    clause: ClassVar[str] = "sachsen turn-1"

    def run(self, state: State) -> None:
        """The turn marker goes on."""
        lapse(state)
        mend(state)
        state.turn += 1
        state.say("turn", "turn-1", NOBODY, data={"turn": state.turn}, turn=state.turn)
        come_back(state)
        state.replace(*turn(tuple(player for player in state.order if not state.waits(player))))
        react_later(state)
