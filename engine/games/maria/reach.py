"""Where a piece can go (10.1).

Moves are listed one for each different outcome: where the piece ends and what it does on its way (fortresses it
leaves, trains and hussars it meets), by the shortest path that does it. Any other legal path may be played too.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.maria.actions import March, Move
from engine.games.maria.ground import (
    GENERAL_MAIN,
    GENERAL_STEPS,
    MARCH,
    TRAIN_MAIN,
    TRAIN_STEPS,
    Ground,
    Survey,
    ground,
)
from engine.games.maria.powers import CROSSING
from engine.games.maria.state import State
from engine.kernel.action import Action

_MEMORY = 50_000


def piece_moves(position: State, piece: int, seen: Survey | None = None) -> tuple[Action, ...]:
    """All moves of one piece, one for each outcome; remembered by what the piece sees around it."""
    world, start = position.world, position.where[piece]
    land = ground(position, piece, seen)
    near = world.index.within[TRAIN_MAIN if world.pieces[piece].kind == "train" else MARCH][start]
    close = world.index.within[GENERAL_MAIN][start]
    key = (
        piece, start, land.closed & near, land.joinable & near, land.fortresses & close, land.trains & close,
        land.hussars & near, land.march_closed & near,
    )  # fmt: skip
    known: tuple[Action, ...] | None = world.moves.get(key)
    if known is None:
        known = tuple(_list_moves(position, piece, start, land))
        if len(world.moves) > _MEMORY:
            world.moves.clear()
        world.moves[key] = known
    return known


def _list_moves(position: State, piece: int, start: int, land: Ground) -> Iterator[Action]:
    world = position.world
    name, ids = world.pieces[piece].id, world.index.ids
    train = world.pieces[piece].kind == "train"
    steps, main = (TRAIN_STEPS, TRAIN_MAIN) if train else (GENERAL_STEPS, GENERAL_MAIN)
    reached = _spread(position, piece, start, land, steps, main)
    for path in reached.values():
        yield Move(name, tuple(ids[n] for n in path))
    if not train:
        for outcome, path in _spread_march(position, piece, start, land).items():
            if outcome not in reached:
                yield March(name, tuple(ids[n] for n in path))


def _spread(
    position: State, piece: int, start: int, land: Ground, steps: int, main: int
) -> dict[tuple[int, int], tuple[int, ...]]:
    """Shortest path for each outcome (city, mask of what was met on the way) of a normal move (10.1-b)."""
    index = position.world.index
    crossing = position.world.pieces[piece].power in CROSSING
    met = land.trains | land.hussars
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    seen: set[tuple[int, int, bool]] = set()
    front: list[tuple[int, int, bool, tuple[int, ...]]] = [(start, 0, True, ())]
    for step in range(1, main + 1):
        following: list[tuple[int, int, bool, tuple[int, ...]]] = []
        for here, done, on_main, path in front:
            left = done | (land.fortresses & 1 << here)
            for there in index.main_neighbours[here] if step > steps else index.neighbours[here]:
                bit = 1 << there
                if land.closed & bit or (not crossing and index.map[there] != index.map[here]):
                    continue
                still_main = on_main and bool(index.main_mask[here] & bit)
                if step > steps and not still_main:
                    continue
                outcome = left | (met & bit)
                state = (there, outcome, still_main)
                if state in seen:
                    continue
                seen.add(state)
                way = (*path, there)
                if (there != start or outcome) and (there, outcome) not in found:
                    found[there, outcome] = way
                if not land.joinable & bit:
                    following.append((there, outcome, still_main, way))
        front = following
    return found


def _spread_march(
    position: State, piece: int, start: int, land: Ground
) -> dict[tuple[int, int], tuple[int, ...]]:
    """Shortest path for each outcome of a forced march: up to 8 cities by main road, clear of enemies (10.1-f)."""
    index = position.world.index
    crossing = position.world.pieces[piece].power in CROSSING
    closed = land.closed | land.march_closed
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    front: list[tuple[int, int, tuple[int, ...]]] = [(start, 0, ())]
    for _ in range(MARCH):
        following: list[tuple[int, int, tuple[int, ...]]] = []
        for here, done, path in front:
            for there in index.main_neighbours[here]:
                bit = 1 << there
                if closed & bit or (not crossing and index.map[there] != index.map[here]):
                    continue
                outcome = done | (land.hussars & bit)
                if (there, outcome) in found or (there == start and not outcome):
                    continue
                way = (*path, there)
                found[there, outcome] = way
                if not land.joinable & bit:
                    following.append((there, outcome, way))
        front = following
    return found


def best_way(position: State, piece: int, goal: int, *, main_only: bool) -> tuple[int, ...]:
    """The way to a city that a person would mean: the shortest, round occupied cities where that costs nothing more."""
    index, start = position.world.index, position.where[piece]
    near = index.main_neighbours if main_only else index.neighbours
    blocked = ground(position, piece).closed
    came = {start: -1}
    front = [start]
    while front and goal not in came:
        following: list[int] = []
        for here in sorted(front, key=lambda n: blocked >> n & 1):
            for there in near[here]:
                if there not in came:
                    came[there] = here
                    following.append(there)
        front = following
    if goal not in came or goal == start:
        return ()
    way = [goal]
    while came[way[-1]] != start:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def on_main(position: State, piece: int, path: tuple[int, ...]) -> bool:
    """Whether a way runs on main roads only (10.1-b, 10.1-f)."""
    main = position.world.index.main_mask
    before = (position.where[piece], *path[:-1])
    return all(main[here] >> there & 1 for here, there in zip(before, path, strict=True))
