"""Where a piece can go (10.1).

Moves are listed one for each different outcome: where the piece ends and what it does on its way (fortresses it
leaves, trains and hussars it meets), by the shortest path that does it. Any other legal path may be played too, also
one that leads back and changes nothing (R-54).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from engine.games.maria.actions import March, Move
from engine.games.maria.alliances import enters
from engine.games.maria.board import MariaIndex
from engine.games.maria.ground import (
    GENERAL_MAIN,
    GENERAL_STEPS,
    MARCH,
    TRAIN_MAIN,
    TRAIN_STEPS,
    Ground,
    PowerGround,
    abroad,
    ground,
)
from engine.games.maria.state import State
from engine.kernel.listing import Listing

Path = tuple[int, ...]
Near = Sequence[tuple[int, ...]]
Roads = tuple[Near, Near]
"""For each city the adjacent ones by any road, and by main road."""
Outcome = int
"""What a way comes to: the city where it ends, in the lowest bits, and above them the mask of what is taken or ridden
over, and what falls on it."""


def list_moves(
    position: State,
    piece: int,
    listing: Listing,
    seen: PowerGround | None = None,
    roads: Roads | None = None,
    closed: int = 0,
) -> None:
    """Add all moves and forced marches of one piece, one for each outcome.

    Args:
        seen: what its power sees, if known. roads: those it may take, else all. closed: mask of further cities that it
            may not enter.
    """
    world = position.world
    info, ids = world.pieces[piece], world.index.ids
    land = ground(position, piece, seen)
    start = position.where[piece]
    beyond = abroad(position, info.power, start) | closed
    if beyond & ~land.closed:
        land = structs.replace(land, closed=land.closed | beyond)
    train = info.kind == "train"
    steps = (TRAIN_STEPS, TRAIN_MAIN) if train else (GENERAL_STEPS, GENERAL_MAIN)
    roads = roads or (world.index.neighbours, world.index.main_neighbours)
    moves = _spread(world.index, start, land, roads, *steps, back=_has_equal(position, piece))
    listing.add([*moves.values()], lambda path: Move(info.id, tuple(ids[n] for n in path)), info.ref)
    if not train:
        marches = _spread_march(world.index, roads[1], start, land)
        ways = [path for outcome, path in marches.items() if outcome not in moves]
        listing.add(ways, lambda path: March(info.id, tuple(ids[n] for n in path)), info.ref)


def piece_moves(position: State, piece: int, roads: Roads | None = None) -> Listing:
    """All moves and forced marches of one piece alone."""
    listing = Listing()
    list_moves(position, piece, listing, roads=roads)
    return listing


def leads_back(position: State, piece: int, path: Path, *, march: bool) -> bool:
    """Whether a way ends where it began, and the piece has done nothing on it but move (R-54)."""
    start = position.where[piece]
    if path[-1] != start or _has_equal(position, piece):
        return False
    land = ground(position, piece)
    left, entered = (sum(1 << n for n in set(cities)) for cities in ((start, *path[:-1]), path))
    return not entered & (land.trains | land.hussars) and (march or not left & land.fortresses)


def _has_equal(position: State, piece: int) -> bool:
    """Whether a general stands with one of equal rank: he may leave him and come back to command anew (6-d, R-54)."""
    if position.where.count(position.where[piece]) < 2:
        return False
    pieces, stack = position.world.pieces, position.generals_on(position.where[piece])
    return len(stack) == 2 and piece in stack and pieces[stack[0]].rank == pieces[stack[1]].rank


def _spread(
    index: MariaIndex, start: int, land: Ground, roads: Roads, steps: int, main: int, *, back: bool
) -> dict[Outcome, Path]:
    """Shortest path for each outcome of a normal move (10.1-b): the last cities by main road all the way.

    `back`: coming back changes something even where nothing was met on the way (R-54).
    """
    near, highways = roads[0], index.main_mask
    fallen, met, cities = land.fortresses, land.trains | land.hussars, len(index.ids)
    bits = cities.bit_length()
    closed, joinable, shut = land.closed, land.joinable, land.shut
    found: dict[Outcome, Path] = {} if back else {start: ()}
    by_main = set(found)
    front: list[tuple[int, int, int, Path]] = [(start, 0, 1, ())]
    for step in range(1, main + 1):
        if step > steps:
            near, front = roads[1], [state for state in front if state[2]]
        following: list[tuple[int, int, int, Path]] = []
        for here, done, on_main, path in front:
            if fallen >> here & 1:
                done |= 1 << here + cities  # apart from a train that was taken there
            broad = highways[here] if on_main else 0
            for there in near[here]:
                if closed >> there & 1:
                    continue
                if shut and enters(shut, here, there):
                    continue
                now = done | 1 << there if met >> there & 1 else done
                outcome = now << bits | there
                still_main = broad >> there & 1
                if outcome in found and (not still_main or outcome in by_main):
                    continue
                if still_main:
                    by_main.add(outcome)
                way = (*path, there)
                found.setdefault(outcome, way)
                if not joinable >> there & 1:
                    following.append((there, now, still_main, way))
        front = following
    if not back:
        del found[start]
    return found


def _spread_march(index: MariaIndex, near: Near, start: int, land: Ground) -> dict[Outcome, Path]:
    """Shortest path for each outcome of a forced march: 8 cities by main road, clear of enemies (10.1-f, R-10)."""
    closed, hussars = land.closed | land.march_closed, land.hussars
    joinable, shut, bits = land.joinable, land.shut, len(index.ids).bit_length()
    found: dict[Outcome, Path] = {start: ()}
    front: list[tuple[int, int, Path]] = [(start, 0, ())]
    for _ in range(MARCH):
        following: list[tuple[int, int, Path]] = []
        for here, done, path in front:
            for there in near[here]:
                if closed >> there & 1:
                    continue
                if shut and enters(shut, here, there):
                    continue
                now = done | 1 << there if hussars >> there & 1 else done
                outcome = now << bits | there
                if outcome not in found:
                    found[outcome] = way = (*path, there)
                    if not joinable >> there & 1:
                        following.append((there, now, way))
        front = following
    del found[start]
    return found


def best_way(position: State, piece: int, goal: int, *, main_only: bool, closed: int = 0) -> tuple[int, ...]:
    """The way to a city that a person would mean: of the shortest ones that on which least stands against it.

    Args:
        main_only: by main roads, where enemy fortresses and the cities beside enemies count as well (10.1-f).
        closed: mask of further cities that it may not enter.
    """
    index, start = position.world.index, position.where[piece]
    near = index.main_neighbours if main_only else index.neighbours
    land = ground(position, piece)
    against = land.closed | closed | land.joinable | (land.march_closed if main_only else 0)
    ways: dict[int, tuple[int, Path]] = {start: (0, ())}
    front = [start]
    while front and goal not in ways:
        following: dict[int, tuple[int, Path]] = {}
        for here in front:
            count, way = ways[here]
            for there in near[here]:
                if there not in ways:
                    stands = count + (against >> there & 1) + enters(land.shut, here, there)
                    if there not in following or stands < following[there][0]:
                        following[there] = (stands, (*way, there))
        ways |= following
        front = [*following]
    return ways.get(goal, (0, ()))[1]


def on_main(position: State, piece: int, path: tuple[int, ...]) -> bool:
    """Whether a way runs on main roads only (10.1-b, 10.1-f)."""
    main = position.world.index.main_mask
    before = (position.where[piece], *path[:-1])
    return all(main[here] >> there & 1 for here, there in zip(before, path, strict=True))
