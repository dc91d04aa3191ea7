"""Provinces: who holds them, whether they are invaded, what they yield (income)."""

from __future__ import annotations

from engine.games.sachsen.politics.wars import realm_of
from engine.games.sachsen.record import ON, Unit
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State


def garrison(state: State, province: int, units: list[Unit] | None = None) -> list[Unit]:
    """The own units in a province: those of the States of its ruler, command units among them (income-2, R-19, R-84).

    Here and below `units` are all that stand there, where the caller has them at hand.
    """
    units = state.in_province(province) if units is None else units
    own = realm_of(state, state.owner[province]) if units else ()
    return [unit for unit in units if unit.side in own and unit.status == ON]


def invaders(state: State, province: int, units: list[Unit] | None = None) -> list[Unit]:
    """The units in a province that are at war with its State (income-2)."""
    units = state.in_province(province) if units is None else units
    enemies = state.enemies(state.owner[province]) if units else frozenset[int]()
    return [
        unit
        for unit in units
        if unit.side in enemies or (unit.led_by != NOBODY and enemies.intersection(state.led(unit.led_by)))
    ]


def is_invaded(state: State, province: int, units: list[Unit] | None = None) -> bool:
    """Whether an enemy unit stands in it and no own one does (income-2, R-10)."""
    units = state.in_province(province) if units is None else units
    return not garrison(state, province, units) and bool(invaders(state, province, units))


def yields(state: State, province: int, units: list[Unit] | None = None) -> int:
    """What it brings its owner at an income, in coins (income-1, income-2, R-10)."""
    numbers, extra = state.world.numbers, state.extra[province]
    units = state.in_province(province) if units is None else units
    guards = len(garrison(state, province, units))
    if is_invaded(state, province, units) or (state.options.strict_garrisons and not guards):
        return 0
    if extra.missing and not (extra.unless and guards >= extra.unless):
        return 0
    made = state.world.opportunities[state.world.card["manufactory"]].effects[0].amount
    return numbers.income_per_province + (made if extra.manufactory else 0)
