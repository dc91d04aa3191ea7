"""Columns as they stand at first: the five units of a player, all of a neutral State (setup-5, setup-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.sachsen.record import GENERAL, Column, Kind, Unit
from engine.games.sachsen.state import State

GARRISON: tuple[Kind, ...] = ("musketeers", "musketeers", "musketeers", "musketeers", "dragoons", "dragoons")
"""What the first column of a Kingdom gives to its six provinces (R-40)."""
INFANTRY: tuple[Kind, ...] = (
    "musketeers", "musketeers", "musketeers", "musketeers", "musketeers", "musketeers",
)  # fmt: skip
"""What the column of an electorate gives."""


def raise_column(state: State, side: int, column: int, units: Mapping[Any, int]) -> list[Unit]:
    """Units come new, off the board, the command unit first; the column has a fresh general."""
    state.set_column(side, column, Column())
    raised = []
    for kind, number in units.items():
        for n in range(1, number + 1):
            unit = Unit(side, kind, 0 if kind == GENERAL else n, column)
            raised.append(state.put(unit))
    return raised


def first_units(state: State, side: int) -> list[Unit]:
    """A command unit and four musketeer brigades, to be placed by their player (setup-5)."""
    return raise_column(state, side, 1, state.world.numbers.start_units)


def neutral_columns(state: State, side: int) -> None:
    """The columns of a neutral State: a brigade in every province, all else under its command unit (R-40)."""
    world = state.world
    realm, columns = world.realms[side], world.cards.columns
    units = columns["kingdom" if world.is_kingdom(side) else "electorate"]
    for number, at in zip(realm.columns, (realm.capital, realm.second), strict=False):
        column = world.columns[number][1]
        for unit in raise_column(state, side, column, units):
            state.put(unit, square=at)
    for province, unit in zip(realm.provinces, _garrison(state, side), strict=True):
        state.put(unit, square=world.provinces[province].guard)


def _garrison(state: State, side: int) -> list[Unit]:
    """Six brigades of the first column for the six provinces (R-40)."""
    kinds: tuple[Kind, ...] = GARRISON if state.world.is_kingdom(side) else INFANTRY
    free = state.brigades_of(side, 1)
    found = []
    for kind in kinds:
        unit = next(unit for unit in free if unit.kind == kind)
        free.remove(unit)
        found.append(unit)
    return found
