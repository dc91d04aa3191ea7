"""What the inspector is told of squares, provinces, States and units."""

from __future__ import annotations

from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics.provinces import is_invaded, yields
from engine.games.sachsen.refusals import fact
from engine.games.sachsen.sides import side_ref
from engine.games.sachsen.state import State
from engine.kernel.explain import Fact


def describe(state: State, ref: str, seat: str | None) -> tuple[Fact, ...]:
    """The lines for a reference; none for what this game does not know."""
    del seat
    sort, _, name = ref.partition(":")
    world = state.world
    if sort == "place" and name in world.square:
        return _province(state, world.squares[world.square[name]].province)
    if sort == "country" and name in world.province:
        return _province(state, world.province[name])
    return ()


def _province(state: State, number: int) -> tuple[Fact, ...]:
    province, owner = state.world.provinces[number], side_ref(state.owner[number])
    money = gulden(yields(state, number))
    lines = [
        fact("province", "setup-1", province.ref, country=province.ref, side=owner, terrain=province.terrain)
    ]
    if is_invaded(state, number):
        lines.append(fact("invaded", "income-2", province.ref, country=province.ref))
    lines.append(fact("yields", "income-1", province.ref, n=money))
    return tuple(lines)
