"""The stock of a player: counters in the camp from which units are enrolled; every View shows them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics.orders import due, price
from engine.games.sachsen.record import BRIGADES, GENERAL
from engine.games.sachsen.refusals import fact
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES
from engine.games.sachsen.state import State
from engine.kernel.explain import Fact
from engine.kernel.view import PieceView

STOCK = "stock"
KINDS = (GENERAL, *BRIGADES)


def stock(state: State, asked: tuple[int, ...]) -> Iterator[PieceView]:
    """A counter of each kind in the camp of each player, a general where none is left; who is asked may take some."""
    for player in state.present():
        home = SIDES[state.homes[player]]
        for kind in KINDS:
            if kind == GENERAL and state.command_of(state.homes[player], 1) is not None:
                continue
            pile = kind if player in asked else ""
            yield PieceView(f"{home}-{STOCK}-{kind}", kind, home, "", state=(STOCK,), pile=pile)


def describe_stock(state: State, name: str) -> Iterator[Fact]:
    """What a new unit would cost at once and at each turn, and when it would arrive; nothing for another piece."""
    side, _, kind = name.partition(f"-{STOCK}-")
    if kind not in KINDS or side not in NUMBER or (player := state.leader[NUMBER[side]]) == NOBODY:
        return
    cost, ref = state.world.kinds[kind].cost, f"piece:{name}"
    coins, turn = gulden(price(state, player, kind)), due(state, player, kind)
    yield fact("stock", "maintenance-2", ref, n=coins, turn=turn, cost=gulden(cost))
