"""Brigades of a neutral State that move under a player for some turns (agreements-7, R-25)."""

from __future__ import annotations

from engine.games.sachsen.record import BRIGADES, ON, Unit
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State


def guards(state: State, side: int) -> frozenset[str]:
    """The brigades that stay: one in each of its provinces, musketeers first (R-25, R-40)."""
    stays = set()
    for province in state.provinces_of(side):
        here = [
            u
            for u in state.in_province(province)
            if u.side == side and not u.is_command and u.led_by == NOBODY
        ]
        if here:
            stays.add(min(here, key=_order).id)
    return frozenset(stays)


def _order(unit: Unit) -> tuple[int, int, int]:
    return BRIGADES.index(unit.kind), unit.column, unit.number


def free_brigades(state: State, side: int) -> list[Unit]:
    """The brigades that a State may lend, in the order in which they are lent: ready, no guards, not lent already."""
    stays = guards(state, side)
    found = [
        unit
        for unit in state.brigades_of(side)
        if state.is_ready(unit) and unit.led_by == NOBODY and unit.id not in stays
    ]
    return sorted(found, key=_order)


def most(state: State, side: int) -> int:
    """How many it lends at most: half of its brigades, rounded down, and none that are guards (R-25, R-84)."""
    half = len(state.brigades_of(side)) // state.world.rulings.lent_brigades.one_in
    return min(half, len(free_brigades(state, side)))


def until(state: State) -> int:
    """The last turn of what is lent now (R-25)."""
    return state.turn + state.world.rulings.lent_brigades.turns - 1


def lend(state: State, player: int, side: int, number: int) -> list[Unit]:
    """So many brigades move under a player for some turns, of which this is the first (R-25)."""
    last, chosen = until(state), free_brigades(state, side)[:number]
    return [state.put(unit, led_by=player, until=last) for unit in chosen]


def send_home(state: State, player: int, side: int) -> None:
    """What a State has lent a player serves it again: the alliance or the war is over (R-25)."""
    for unit in state.units_of(side):
        if unit.led_by == player and unit.status == ON:
            _returns(state, unit)


def go_home(state: State) -> None:
    """At the end of a turn: those whose time is over serve their own States again (R-25)."""
    for unit in tuple(state.units.values()):
        if unit.led_by != NOBODY and 0 < unit.until <= state.turn:
            _returns(state, unit)


def _returns(state: State, unit: Unit) -> None:
    home = side_ref(state.homes[unit.led_by])
    now = state.put(unit, led_by=NOBODY, until=0)
    state.say("lent-over", "R-25", unit.side, now.ref, piece=now.ref, home=home)
