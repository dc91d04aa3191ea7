"""Who takes part in a fight: the contingent beside the anchor, the defenders, and those who come late (R-42, R-85)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.sachsen.battle.seam import Coming, Contingent
from engine.games.sachsen.politics.armies import strongest_tie
from engine.games.sachsen.politics.coalition import partners_of
from engine.games.sachsen.politics.entering import Ground, Grounds, Mover
from engine.games.sachsen.politics.wars import foes
from engine.games.sachsen.record import NO_COUNTER, Unit
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.games.sachsen.world import UNREACHED

NEVER = 0
"""The battle turn of a unit that does not come."""


class Attackers(NamedTuple):
    """Those who attack an anchor: at once, and those who may be called, with the battle turn in which they come."""

    now: tuple[Unit, ...]
    late: dict[str, int]


def distance(here: Ground, start: int, anchor: int) -> int:
    """The steps to the anchor: not over enemies, nor through States where there is no leave (R-04, R-85)."""
    world = here.state.world
    most = len(world.numbers.late_arrival)
    return world.distances(start, (here.held | here.closed) - {anchor}, most).get(anchor, UNREACHED)


def arrival(here: Ground, start: int, anchor: int) -> int:
    """The battle turn in which a unit comes: at once from one step off or within the province (late-units-1)."""
    world = here.state.world
    turns = world.numbers.late_arrival
    if world.squares[start].province == world.squares[anchor].province:
        return turns[0]
    far = distance(here, start, anchor)
    return NEVER if far > len(turns) else turns[max(far, 1) - 1]


class Arrivals:
    """The battle turns in which units come to an anchor, looked up once for those who stand together (late-units-1)."""

    def __init__(self, state: State, anchor: int) -> None:
        self.grounds, self.anchor = Grounds(state), anchor
        self.near = state.world.distances(anchor, most=len(state.world.numbers.late_arrival))
        self.province = state.world.squares[anchor].province
        self.known: dict[tuple[Mover, int], int] = {}

    def of(self, unit: Unit) -> int:
        """That of a unit; NEVER for one that does not come."""
        here = self.grounds.of(unit)
        if unit.square not in self.near and here.state.world.squares[unit.square].province != self.province:
            return NEVER
        key = here.mover, unit.square
        if key not in self.known:
            self.known[key] = arrival(here, unit.square, self.anchor)
        return self.known[key]


def relief(state: State, anchor: int) -> dict[int, list[Unit]]:
    """By battle turn who would come to who holds a square, on an empty one to its owner (late-units-1, R-42)."""
    there, coming = state.standing(anchor), Arrivals(state, anchor)
    side = main_side(there) if there else state.owner_of(anchor)
    found: dict[int, list[Unit]] = {}
    for unit in state.units.values():
        if unit.side != side or not state.is_ready(unit) or unit.square == anchor:
            continue
        if (turn := coming.of(unit)) != NEVER:
            found.setdefault(turn, []).append(unit)
    return dict(sorted(found.items()))


def serving(state: State, player: int) -> tuple[int, ...]:
    """The players whose units attack under a player: himself, and his partners where he is their chief (R-79)."""
    return (player, *partners_of(state, player))


def attackers(state: State, player: int, anchor: int) -> Attackers:
    """The units that a player can lead against a square; units that have attacked this turn cannot (R-42)."""
    under = serving(state, player)
    here = state.standing(anchor)
    now, late, arrivals = [], {}, Arrivals(state, anchor)
    for unit in state.units.values():
        if (
            not state.is_ready(unit)
            or unit.attacked
            or state.commander(unit) not in under
            or unit.square == anchor
        ):
            continue
        if not any(map(arrivals.grounds.of(unit).is_hostile, here)):
            continue
        if state.world.touching(unit.square, anchor):
            now.append(unit)
        elif (turn := arrivals.of(unit)) != NEVER:
            late[unit.id] = turn
    return Attackers(tuple(now), late)


def defenders(state: State, against: Mover, anchor: int) -> dict[str, int]:
    """Those who defend an anchor against a mover, with the battle turn in which each comes (late-units-1, R-42).

    The units of the State that holds it, and of its partners who are at war with the mover, too.
    """
    ground, arrivals = Ground(state, against), Arrivals(state, anchor)
    held = main_side(filter(ground.is_hostile, state.standing(anchor)))
    found = {}
    for unit in state.units.values():
        if not state.is_ready(unit) or not ground.is_hostile(unit):
            continue
        if unit.side != held and (
            state.chaos[unit.side] or state.chaos[held] or state.at_war(unit.side, held)
        ):
            continue
        turn = arrivals.of(unit) if unit.square != anchor else 1
        if turn != NEVER:
            found[unit.id] = turn
    return found


def main_side(units: Iterable[Unit]) -> int:
    """The State of most of some units, the first in order where there are as many."""
    number: dict[int, int] = {}
    for unit in units:
        number[unit.side] = number.get(unit.side, 0) + 1
    return max(sorted(number), key=lambda side: number[side])


def contingent(state: State, player: int, entries: dict[str, int], side: int) -> Contingent:
    """An army as it is handed over; its chief is the general who is there at once, his own State's first."""
    units = [state.units[name] for name in entries]
    first = min(entries.values())
    there = [unit for unit in units if unit.is_command and entries[unit.id] == first]
    there.sort(key=lambda unit: (unit.side != side, not state.column(unit).marshal, unit.side, unit.column))
    if there:
        chief = (there[0].side, there[0].column)
    else:
        columns = [(unit.side, unit.column) for unit in units if unit.side == side] or [
            (u.side, u.column) for u in units
        ]
        chief = max(sorted(set(columns)), key=columns.count)
    return Contingent(chief, player, tuple(Coming(name, turn) for name, turn in entries.items()))


def leader_of(state: State, side: int, units: Iterable[Unit], enemy: int) -> int:
    """Who leads an army in battle: its player, who leads it for the time, or the closest partner (R-41).

    NOBODY: the officers do, where no player who is bound to it is free to. `enemy`: the player on the other side.
    """
    if state.leader[side] != NOBODY:
        return state.leader[side]
    led = next((unit.led_by for unit in units if unit.side == side and unit.led_by != NOBODY), NOBODY)
    if led not in (NOBODY, enemy):
        return led
    if state.chaos[side]:
        return NOBODY
    bound = [p for p in state.present() if state.agreed(p, side) != NO_COUNTER and p != enemy]
    return strongest_tie(state, side, [p for p in bound if side not in foes(state, p)])
