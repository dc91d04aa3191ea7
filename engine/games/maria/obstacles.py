"""Why a piece may not go where it is meant to go (10.1)."""

from __future__ import annotations

from itertools import pairwise

from engine.games.maria.alliances import enters
from engine.games.maria.fortresses import is_enemy_fortress
from engine.games.maria.ground import (
    GENERAL_MAIN,
    GENERAL_STEPS,
    MARCH,
    TRAIN_MAIN,
    TRAIN_STEPS,
    Ground,
    ground,
)
from engine.games.maria.powers import CROSSING, ref
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.kernel.refusal import Refusal


def refuse_path(position: State, piece: int, path: tuple[int, ...], march: bool) -> Refusal | None:
    """Why a piece may not go this way; None if it may (10.1).

    Of a way by roads what forbids the city where it ends is said first, then what the piece lacks to come so far, then
    what lies on the way, city by city. It may lead back to where it began (R-54).
    """
    land = ground(position, piece)
    start = position.where[piece]
    return (
        _refuse_roads(position, piece, (start, *path))
        or _refuse_city(position, piece, land, start, path[-1], march, last=True)
        or _refuse_length(position, piece, path, march)
        or _refuse_way(position, piece, land, (start, *path), march)
    )


def refuse_joining(position: State, piece: int, place: int) -> Refusal | None:
    """Why a piece may not end its move in a city, however near it comes: who stands there (6-b, 6-c, 10.1-c)."""
    return _refuse_inside(position, piece, ground(position, piece), place, last=True)


def _refuse_roads(position: State, piece: int, way: tuple[int, ...]) -> Refusal | None:
    """A way goes from city to city by roads (3.2-c, 10.1-a)."""
    near = position.world.index.neighbour_mask
    gap = next(((here, there) for here, there in pairwise(way) if not near[here] >> there & 1), None)
    return None if gap is None else _no_road(position, piece, *gap)


def _refuse_way(
    position: State, piece: int, land: Ground, way: tuple[int, ...], march: bool
) -> Refusal | None:
    """The first city of a way that it may not lead through or to."""
    for number, (here, there) in enumerate(pairwise(way), start=2):
        refusal = _refuse_city(position, piece, land, here, there, march, last=number == len(way))
        if refusal is not None:
            return refusal
    return None


def _refuse_city(
    position: State, piece: int, land: Ground, here: int, there: int, march: bool, *, last: bool
) -> Refusal | None:
    """Why a city may not be entered from another: its land, who stands in it, the enemies beside a march."""
    return (
        _refuse_land(position, piece, land, here, there)
        or _refuse_inside(position, piece, land, there, last=last)
        or (_refuse_march(position, piece, land, there) if march else None)
    )


def _no_road(position: State, piece: int, here: int, there: int) -> Refusal:
    world = position.world
    a, b = world.place_ref(here), world.place_ref(there)
    return no("10.1-a", "no-road", b, piece=world.pieces[piece].ref, place=a, target=b)


def _refuse_length(position: State, piece: int, path: tuple[int, ...], march: bool) -> Refusal | None:
    """3 cities, 4 by main road; trains 2 and 3; a forced march 8, all by main road (10.1-b, 10.1-f)."""
    world = position.world
    info, end = world.pieces[piece], world.place_ref(path[-1])
    main_mask, way = world.index.main_mask, pairwise((position.where[piece], *path))
    minor = next((there for here, there in way if not main_mask[here] >> there & 1), None)
    if march:
        if info.kind == "train":
            return no("10.1-f", "march-train", info.ref, piece=info.ref)
        if minor is not None:
            place = world.place_ref(minor)
            return no("10.1-f", "march-minor", place, piece=info.ref, place=place)
        if len(path) > MARCH:
            return no("10.1-f", "march-far", end, piece=info.ref, n=MARCH)
        return None
    steps, main = (TRAIN_STEPS, TRAIN_MAIN) if info.kind == "train" else (GENERAL_STEPS, GENERAL_MAIN)
    if len(path) > (main if minor is None else steps):
        key = "too-far-main" if minor is None else "too-far"
        return no("10.1-b", key, end, piece=info.ref, place=end, n=len(path), steps=steps, main=main)
    return None


def _refuse_land(position: State, piece: int, land: Ground, here: int, there: int) -> Refusal | None:
    """The edge of the maps is for French and Austrian pieces (10.1-g), neutral land for its own (19.4-b, 19.4-d)."""
    world = position.world
    info, lit = world.pieces[piece], world.place_ref(there)
    if world.index.map[there] != world.index.map[here] and info.power not in CROSSING:
        return no("10.1-g", "map-edge", lit, piece=info.ref, place=lit)
    if not enters(land.shut, here, there):
        return None
    if not enters(position.alliances.foreign[info.power], here, there):
        return no("19.4-b", "stay-home", lit, piece=info.ref, place=lit, side=ref(info.power))
    return no("19.4-d", "neutral-land", lit, piece=info.ref, place=lit)


def _refuse_inside(position: State, piece: int, land: Ground, there: int, *, last: bool) -> Refusal | None:
    """No city with another piece is entered or jumped, but for joining a general and taking a train (10.1-c)."""
    world = position.world
    here = world.place_ref(there)
    info = world.pieces[piece]
    if land.joinable >> there & 1:
        if last:
            return None
        other = world.pieces[position.generals_on(there)[0]].ref
        return no("10.1-d", "joining-ends", other, here, piece=info.ref, blocker=other, place=here)
    if land.closed >> there & 1:
        return _refuse_occupied(position, piece, there, last=last)
    return None


def _refuse_occupied(position: State, piece: int, there: int, *, last: bool) -> Refusal:
    """Who stands in the way: in a city to be jumped nobody may (10.1-c); in the last one, why he is not joined (6)."""
    world = position.world
    here, info = world.place_ref(there), world.pieces[piece]
    inside = position.generals_on(there)
    blocker = inside[0] if inside else position.train_on(there)
    assert blocker is not None
    other = world.pieces[blocker]
    enemy = other.power in position.alliances.foes[info.power]
    if info.kind == "train":
        clause, key = "10.1-c", "train-blocked"
    elif enemy:
        clause, key = "10.1-c", "enemy-general"
    elif not last:
        clause, key = "10.1-c", "in-the-way"
    elif len(inside) == 2:
        lit = tuple(world.pieces[n].ref for n in inside)
        return no("6-b", "two-generals", *lit, here, piece=info.ref, place=here)
    elif other.kind == "train":
        clause, key = "6-b", "own-train"
    else:
        clause, key = "6-c", "not-cooperating"
    return no(clause, key, other.ref, here, piece=info.ref, blocker=other.ref, place=here)


def _refuse_march(position: State, piece: int, land: Ground, there: int) -> Refusal | None:
    """A forced march enters no enemy fortress and no city next to an enemy piece (10.1-f)."""
    if not land.march_closed >> there & 1:
        return None
    world = position.world
    here, info = world.place_ref(there), world.pieces[piece]
    if is_enemy_fortress(position, there, info.power):
        return no("10.1-f", "march-fortress", here, piece=info.ref, place=here)
    beside = world.index.neighbour_mask[there] | 1 << there
    blocker = next(
        n
        for n, other in enumerate(world.pieces)
        if other.kind != "hussar"
        and other.power in position.alliances.foes[info.power]
        and position.where[n] >= 0
        and beside >> position.where[n] & 1
    )
    at = world.place_ref(position.where[blocker])
    blocked = world.pieces[blocker].ref
    return no("10.1-f", "march-beside", blocked, here, at, piece=info.ref, blocker=blocked, place=at)
