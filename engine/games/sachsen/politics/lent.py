"""Brigades of a neutral State that move under a player for some turns (agreements-7, R-25)."""

from __future__ import annotations

from engine.games.sachsen.politics.parting import part_ways
from engine.games.sachsen.record import BRIGADES, Unit
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State


def guards(state: State, side: int) -> frozenset[str]:
    """The brigades that stay: one in each of its provinces, musketeers first (R-25, R-40).

    Where there are none, dragoons, cuirassiers, grenadiers, artillery, of which no clause speaks.
    """
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
    for unit in chosen:
        state.put(unit, led_by=player, until=last)
    part_ways(state, (side,))
    return [state.units[unit.id] for unit in chosen]


def send_home(state: State, player: int, side: int) -> None:
    """What a State has lent a player serves it again, off the board too: alliance or war are over (R-25, R-30)."""
    _return(state, [unit for unit in state.units_of(side) if unit.led_by == player])


def columns_back(state: State, player: int, kingdom: int) -> None:
    """Who has left a Kingdom's war moves its columns no more; what it has lent him stays (kingdom-war-4)."""
    led = [unit for unit in state.units_of(kingdom) if unit.led_by == player and not unit.until]
    _return(state, led, "kingdom-war-4")


def go_home(state: State) -> None:
    """At the end of a turn: those whose time is over serve their own States again (R-25)."""
    _go(state, [unit for unit in _lent(state) if unit.until <= state.turn])


def lent_till_peace(state: State, player: int) -> None:
    """A player's last war is over: what he has been lent for so many turns goes home before its time (R-25)."""
    _go(state, [unit for unit in _lent(state) if unit.led_by == player])


def _lent(state: State) -> list[Unit]:
    """The units that serve for a number of turns."""
    return [unit for unit in state.units.values() if unit.led_by != NOBODY and unit.until]


def _go(state: State, over: list[Unit]) -> None:
    """State by State, and player by player; those of enemies whom one player has led part (political-movement-4)."""
    for lent in dict.fromkeys((unit.side, unit.led_by) for unit in over):
        _return(state, [unit for unit in over if (unit.side, unit.led_by) == lent])
    if over:
        part_ways(state, {unit.side for unit in over})


def _return(state: State, units: list[Unit], clause: str = "R-25") -> None:
    """Units of a State that one player has led are told of in one line."""
    if units:
        refs = [state.put(unit, led_by=NOBODY, until=0).ref for unit in units]
        state.say("lent-over", clause, units[0].side, *refs, piece=refs[0], n=len(refs))
