"""Who takes part in a fight: the contingent beside the anchor, the defenders, and those who come late (R-42, R-85)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.games.sachsen.battle.seam import Coming, Contingent
from engine.games.sachsen.politics.armies import strongest_tie
from engine.games.sachsen.politics.coalition import followers
from engine.games.sachsen.politics.entering import Ground, Grounds, Mover, mover_of, stops
from engine.games.sachsen.politics.wars import foes
from engine.games.sachsen.record import NO_COUNTER, OFF, Unit
from engine.games.sachsen.sides import EVERYBODY, NOBODY
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


def serving(state: State, player: int) -> frozenset[tuple[int, int]]:
    """Whose units attack under a player, as movers: his own, and those who follow him as their chief (R-79)."""
    return followers(state, player).union((side, player) for side in EVERYBODY)


def committed(grounds: Grounds, player: int) -> list[Unit]:
    """The units that a player leads to an attack he owes: they have entered a defended province this turn (R-82).

    Who touches no defender owes none: a war may have begun, or an enemy gone, after the move.
    """
    state = grounds.state
    under = serving(state, player)
    return [
        unit
        for unit in state.units.values()
        if unit.is_on
        and unit.moved
        and not unit.attacked
        and mover_of(state, unit) in under
        and stops(grounds.of(unit), unit.square)
        and _entered(state, unit)
        and not grounds.of(unit).held.isdisjoint(state.world.steps[unit.square])
    ]


def _entered(state: State, unit: Unit) -> bool:
    """Whether a unit began its move outside the province in which it stands."""
    squares = state.world.squares
    return unit.origin != OFF and squares[unit.origin].province != squares[unit.square].province


def leading(state: State, player: int, units: Sequence[Unit]) -> Mover:
    """Under whose flag units attack: that of who leads them where any are of his home, else of most (R-42, R-79)."""
    sides = {unit.side for unit in units}
    home = state.homes[player] if player != NOBODY else NOBODY
    side = home if home in sides else main_side(units)
    return mover_of(state, next(unit for unit in units if unit.side == side))


def attackers(state: State, player: int, anchor: int) -> Attackers:
    """The units that a player can lead against a square; units that have attacked this turn cannot (R-42)."""
    under, arrivals = serving(state, player), Arrivals(state, anchor)
    able = [
        unit
        for unit in state.units.values()
        if state.is_ready(unit) and not unit.attacked and mover_of(state, unit) in under
    ]
    here = state.standing(anchor)
    beside = [unit for unit in able if state.world.touching(unit.square, anchor)]
    beside = [unit for unit in beside if any(map(arrivals.grounds.of(unit).is_hostile, here))]
    if not beside:
        return Attackers((), {})
    lead = leading(state, player, beside)
    met = holders(arrivals.grounds[lead], anchor)
    able = [unit for unit in able if any(map(arrivals.grounds.of(unit).is_hostile, met))]
    # Of a State that has lent brigades to both sides those who come to the attack stay away.
    if any(unit.led_by != NOBODY for unit in able):
        entries = defenders(state, lead, anchor)
        there = {state.units[name].side for name, turn in entries.items() if turn == 1}
        able = [unit for unit in able if unit.side not in there]
    turns = {unit.id: 1 if unit in beside else arrivals.of(unit) for unit in able if unit.square != anchor}
    coming = [unit for unit in able if turns.get(unit.id, NEVER) != NEVER]
    going = together(arrivals.grounds, [lead], coming, turns)
    late = {unit.id: turns[unit.id] for unit in going if unit not in beside}
    return Attackers(tuple(unit for unit in going if unit in beside), late)


def together(
    grounds: Grounds, first: Iterable[Mover], units: Sequence[Unit], turns: Mapping[str, int]
) -> list[Unit]:
    """Those of some units who fight side by side: nobody does beside his enemy (R-42).

    Of enemies the `first` do, then who comes earlier, then the State of most of them, the first in order of as many.
    `turns`: the battle turn in which each comes.
    """
    by_mover: dict[Mover, list[Unit]] = {}
    for unit in units:
        by_mover.setdefault(mover_of(grounds.state, unit), []).append(unit)
    known = frozenset(first)

    def rank(mover: Mover) -> tuple[bool, int, int, Mover]:
        mine = by_mover[mover]
        return mover not in known, min(turns[unit.id] for unit in mine), -len(mine), mover

    found = list[Mover]()
    for mover in sorted(by_mover, key=rank):
        if not any(grounds[mover].is_enemy(by_mover[other][0]) for other in found):
            found.append(mover)
    return [unit for unit in units if mover_of(grounds.state, unit) in found]


def holders(ground: Ground, anchor: int) -> list[Unit]:
    """Those on a square against whom a mover attacks it (war-1, R-42)."""
    return list(filter(ground.is_hostile, ground.state.standing(anchor)))


def defenders(state: State, against: Mover, anchor: int) -> dict[str, int]:
    """Those who defend an anchor against a mover, with the battle turn in which each comes (late-units-1, R-42).

    Those who hold it, and all who are at war with the mover, but with none of those: whoever is an enemy of both sides
    fights on neither, and who could attack them does not defend them. Of others who are enemies some come (together).
    """
    ground, arrivals = Ground(state, against), Arrivals(state, anchor)
    met, found = holders(ground, anchor), dict[str, int]()
    for unit in state.units.values():
        if not state.is_ready(unit) or not ground.is_hostile(unit):
            continue
        if any(map(arrivals.grounds.of(unit).is_hostile, met)):
            continue
        turn = arrivals.of(unit) if unit.square != anchor else 1
        if turn != NEVER:
            found[unit.id] = turn
    first, coming = (mover_of(state, unit) for unit in met), [state.units[name] for name in found]
    return {unit.id: found[unit.id] for unit in together(arrivals.grounds, first, coming, found)}


def opponents(state: State, lead: Mover, anchor: int, ours: Iterable[str]) -> dict[str, int]:
    """Those who defend a square against an army; none comes late against brigades of its own State (R-25)."""
    sides = {state.units[name].side for name in ours}
    found = defenders(state, lead, anchor)
    return {name: turn for name, turn in found.items() if turn == 1 or state.units[name].side not in sides}


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
    """Who leads an army in battle: its player, who leads most of it for the time, or the closest partner (R-41).

    NOBODY: the officers do, where no player who is bound to it is free to. `enemy`: the player on the other side.
    """
    if state.leader[side] != NOBODY:
        return state.leader[side]
    movers = [unit.led_by for unit in units if unit.side == side]
    led = max(sorted(set(movers)), key=lambda one: (movers.count(one), one != NOBODY), default=NOBODY)
    if led not in (NOBODY, enemy):
        return led
    if state.chaos[side]:
        return NOBODY
    bound = [p for p in state.present() if state.agreed(p, side) != NO_COUNTER and p != enemy]
    return strongest_tie(state, side, [p for p in bound if side not in foes(state, p)])
