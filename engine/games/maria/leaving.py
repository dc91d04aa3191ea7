"""Foreign pieces march out of a neutral Saxony (19.3-c in rulebook 1.0; V-23, R-47)."""

from __future__ import annotations

from itertools import pairwise

from engine.games.maria.actions import Way
from engine.games.maria.alliances import enters
from engine.games.maria.ground import ground
from engine.games.maria.powers import SA
from engine.games.maria.reach import Roads, piece_moves
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.kernel.refusal import Refusal

Steps = dict[int, int]
"""The cities that are still to be walked from each city of Saxony, the first one outside included."""


def leavers(position: State, powers: tuple[int, ...]) -> tuple[int, ...]:
    """The pieces of these powers that must march out of Saxony before any other of theirs moves, and can (R-47)."""
    world = position.world
    if SA not in position.alliances.neutral or world.rules.foreigners_in_neutral_saxony != "march_out":
        return ()
    land = position.alliances.home[SA]
    return tuple(
        n
        for power in powers
        if power != SA
        for n in (*world.of_power[power], *world.trains_of[power])
        if position.where[n] >= 0
        and land >> position.where[n] & 1
        and not position.moved >> n & 1
        and ways_out(position, n)
    )


def ways_out(position: State, piece: int) -> tuple[Way, ...]:
    """The moves and forced marches along a shortest way out of Saxony, as far as the piece can go (R-47)."""
    steps = _steps_out(position, piece)
    if position.where[piece] not in steps:
        return ()
    number = position.world.index.number
    listed = piece_moves(position, piece, _outward(position, steps))
    found = [action for action in listed if isinstance(action, Way)]
    nearest = min((steps.get(number[a.path[-1]], 0) for a in found), default=0)
    return tuple(a for a in found if steps.get(number[a.path[-1]], 0) == nearest)


def _steps_out(position: State, piece: int) -> Steps:
    """The steps of the shortest ways out past other pieces; another neutral land is no way out (19.4-d)."""
    world, saxony, start = position.world, position.alliances.home[SA], position.where[piece]
    land, near = ground(position, piece), world.index.neighbours
    shut = position.alliances.foreign[world.pieces[piece].power]
    free = world.index.everywhere & ~land.closed | 1 << start
    front = free
    for closed in shut:
        front &= ~closed
    passable = free & ~land.joinable | 1 << start
    steps: Steps = {}
    for far in range(1, saxony.bit_count() + 1):
        found = [
            n
            for n in world.places_in(world.index.around(front) & saxony & passable)
            if n not in steps and any(front >> m & 1 and not enters(land.shut, n, m) for m in near[n])
        ]
        steps.update(dict.fromkeys(found, far))
        front = sum(1 << n for n in found)
    return steps


def _outward(position: State, steps: Steps) -> Roads:
    """The roads on which every step comes nearer to the way out, until it is reached."""
    index = position.world.index

    def kept(near: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
        return [
            tuple(m for m in near[n] if steps.get(m, 0) == steps[n] - 1) if n in steps else near[n]
            for n in range(len(near))
        ]

    return kept(index.neighbours), kept(index.main_neighbours)


def refuse_detour(position: State, piece: int, path: tuple[int, ...]) -> Refusal | None:
    """Who must leave Saxony goes by a shortest way, as far as he can (19.3-c, R-47)."""
    pieces, number = position.world.pieces, position.world.index.number
    steps = _steps_out(position, piece)
    nearest = min(steps.get(number[a.path[-1]], 0) for a in ways_out(position, piece))
    roads = _outward(position, steps)[0]
    shortest = all(there in roads[here] for here, there in pairwise((position.where[piece], *path)))
    if shortest and steps.get(path[-1], 0) == nearest:
        return None
    return no("19.3-c", "shortest-way-out", pieces[piece].ref, piece=pieces[piece].ref)
