"""Foreign pieces march out of a neutral Saxony (19.3-c in rulebook 1.0; V-23, R-47)."""

from __future__ import annotations

from engine.games.maria.actions import Move
from engine.games.maria.powers import SA
from engine.games.maria.reach import piece_moves
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.kernel.refusal import Refusal


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


def ways_out(position: State, piece: int) -> tuple[Move, ...]:
    """The moves along a shortest way out of Saxony, as far as the piece can go (R-47)."""
    steps = _steps_out(position)
    number = position.world.index.number
    found = [
        action
        for action in piece_moves(position, piece)
        if isinstance(action, Move)
        and _goes_out(steps, position.where[piece], [number[p] for p in action.path])
    ]
    nearest = min((steps.get(number[a.path[-1]], 0) for a in found), default=0)
    return tuple(a for a in found if steps.get(number[a.path[-1]], 0) == nearest)


def _goes_out(steps: dict[int, int], start: int, path: list[int]) -> bool:
    """Whether every step comes one city nearer to the way out, until it is reached."""
    here = steps[start]
    for place in path:
        if here == 0:
            return True
        if steps.get(place, 0) != here - 1:
            return False
        here -= 1
    return True


def _steps_out(position: State) -> dict[int, int]:
    """Roads from each Saxon city to the nearest one outside, pieces ignored (R-07)."""
    world = position.world
    land = position.alliances.home[SA]
    steps: dict[int, int] = {}
    outside, far = world.index.everywhere & ~land, 0
    while True:
        outside |= world.index.around(outside)
        far += 1
        new = [n for n in world.places_in(outside & land) if n not in steps]
        if not new:
            return steps
        steps.update(dict.fromkeys(new, far))


def refuse_later(position: State, powers: tuple[int, ...], piece: int) -> Refusal | None:
    """Those who must leave Saxony go first (R-47)."""
    first = leavers(position, powers)
    if not first or piece in first:
        return None
    lit = tuple(position.world.pieces[n].ref for n in first)
    return no("19.3-c", "leavers-first", *lit, piece=position.world.pieces[piece].ref, pieces=list(lit))


def refuse_others(
    position: State, powers: tuple[int, ...], piece: int, path: tuple[int, ...], march: bool
) -> Refusal | None:
    """Those who must leave Saxony go first, by a shortest way (R-47)."""
    later = refuse_later(position, powers, piece)
    if later is not None or piece not in leavers(position, powers):
        return later
    pieces, steps = position.world.pieces, _steps_out(position)
    number = position.world.index.number
    nearest = min(steps.get(number[a.path[-1]], 0) for a in ways_out(position, piece))
    shortest = _goes_out(steps, position.where[piece], list(path))
    if march or not shortest or steps.get(path[-1], 0) != nearest:
        return no("19.3-c", "shortest-way-out", pieces[piece].ref, piece=pieces[piece].ref)
    return None
