"""Where war comes to those who stand on one square they part: enemies never share one (political-movement-4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.sachsen.politics.entering import banners, ground, mover_of
from engine.games.sachsen.record import Unit
from engine.games.sachsen.state import State


def part_ways(state: State, bringers: Iterable[int]) -> None:
    """Enemies on one square part: who is no host there gives way, else those of the States that have brought the war.

    By political-movement-4 and R-82.
    """
    brought = frozenset(bringers)
    for square, units in state.by_square().items():
        if len({mover_of(state, unit) for unit in units}) > 1:
            owner = state.owner_of(square)
            for unit in sorted(units, key=lambda one: _stands(state, one, owner, brought)):
                here = ground(state, unit)
                if any(map(here.is_hostile, state.standing(square))):
                    give_way(state, unit)


def _stands(state: State, unit: Unit, owner: int, brought: frozenset[int]) -> tuple[bool, bool]:
    """The greater, the more right has a unit to stay: on land for which it fights, and not having brought the war."""
    flags = banners(state, mover_of(state, unit))
    return owner in flags, flags.isdisjoint(brought)


def give_way(state: State, unit: Unit) -> None:
    """It goes to the nearest square that it may enter without enemies on it, else to any; with none it stays (R-82)."""
    world, here = state.world, ground(state, unit)
    for barred in (here.held | here.closed, here.held):
        far = world.distances(unit.square, barred - {unit.square}, world.numbers.political_move)
        free = [square for square in far if square != unit.square]  # where enemies stand is barred
        if free:
            to = min(free, key=lambda square: (far[square], square))
            path = tuple(world.squares[square].ref for square in (unit.square, to))
            state.put(unit, square=to)
            at = path[-1]
            state.say(
                "gives-way", "R-82", unit.side, unit.ref, kind="move", path=path, piece=unit.ref, place=at
            )
            return
