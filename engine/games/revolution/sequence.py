"""The sequence of play (part 1 of the rules): the opening turn, then five turns of twenty phases."""

from __future__ import annotations

from typing import ClassVar

from engine.games.revolution.allegiance import CoinsCount, LayingCoins
from engine.games.revolution.armies import AbandonedLeave, Raising, Upkeep
from engine.games.revolution.battles import Battles
from engine.games.revolution.beggars import Beggars
from engine.games.revolution.conflict import Conflict
from engine.games.revolution.control import Attribution, Bishoprics, Cards, Universities
from engine.games.revolution.marching import Marching, Military
from engine.games.revolution.neutrals import Neutrals
from engine.games.revolution.overflow import Overflowing
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.scoring import Positions, Scoring
from engine.games.revolution.sides import NOBODY, side_ref
from engine.games.revolution.sieges import LayingSieges, ResolvingSieges
from engine.games.revolution.state import State
from engine.games.revolution.support import Supporting
from engine.games.revolution.taxes import Taxes
from engine.games.revolution.units import NewUnits
from engine.kernel.step import AnyStep, Step

Sides = tuple[int, ...]


def opening(order: Sides) -> tuple[AnyStep, ...]:
    """Turn 0 (4.2.1-a, sections 5.1 to 5.8); the armies of 3.6-c stand already."""
    return (
        Supporting(order),
        NewUnits(order),
        Conflict(),
        Neutrals(),
        Overflowing(order),
        Proposing(order),
        Attribution(),
        Scoring(),
        Positions(),
        NextTurn(),
    )


def turn(order: Sides) -> tuple[AnyStep, ...]:
    """Turns 1 to 5 (4.2.2-a, sections 6.1 to 6.20)."""
    return (
        Taxes(order),
        Supporting(order),
        Upkeep(order),
        Raising(order),
        Battles(),
        LayingSieges(order),
        Beggars(order),
        Marching(order),
        Military(order),
        NewUnits(order),
        Conflict(),
        Neutrals(),
        Overflowing(order),
        Proposing(order),
        ResolvingSieges(order),
        LayingCoins(order),
        CoinsCount(),
        Cards(),
        Bishoprics(),
        Universities(),
        AbandonedLeave(),
        Scoring(),
        Positions(),
        NextTurn(),
    )


class NextTurn(Step[State], frozen=True):
    """The turn is over; the next begins in the new order (4.1-a)."""

    name: ClassVar[str] = "next-turn"
    clause: ClassVar[str] = "revolution 4.1-a"

    def run(self, state: State) -> None:
        """The turn marker goes on."""
        state.turn += 1
        state.offer = None
        order = [side_ref(side) for side in state.order]
        state.say("turn", "4.1-a", NOBODY, data={"turn": state.turn}, turn=state.turn, sides=order)
        state.replace(*turn(state.order))
