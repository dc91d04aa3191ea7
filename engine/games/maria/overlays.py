"""The lights that MARIA lays over the map: reach, supply, protection, threats, control."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from engine.games.maria import supply
from engine.games.maria.actions import Move
from engine.games.maria.fortresses import protectors
from engine.games.maria.powers import NOBODY, ref
from engine.games.maria.reach import piece_moves
from engine.games.maria.state import State
from engine.kernel.explain import OverlayShape


def overlay(position: State, name: str, reference: str, seat: str | None) -> tuple[OverlayShape, ...]:
    """The lights of an overlay; everything they show is public (6-f)."""
    del seat
    draw = {
        "reach": _reach,
        "supply": _supply,
        "protection": _protection,
        "threats": _threats,
        "control": _control,
    }
    return tuple(draw[name](position, reference)) if name in draw else ()


def _pieces_meant(position: State, reference: str, kind: str) -> tuple[int, ...]:
    """The piece referred to, or all of its kind on the board."""
    world = position.world
    numbers = world.generals if kind == "general" else world.trains
    named = world.number.get(reference.removeprefix("piece:")) if reference.startswith("piece:") else None
    chosen = (named,) if named is not None else numbers
    return tuple(n for n in chosen if position.where[n] >= 0 and world.pieces[n].kind == kind)


def _reach(position: State, reference: str) -> Iterator[OverlayShape]:
    named = position.world.number.get(reference.removeprefix("piece:"))
    if named is None or position.where[named] < 0 or position.world.pieces[named].kind == "hussar":
        return
    best: dict[str, int] = {}
    for action in piece_moves(position, named):
        path: tuple[str, ...] = getattr(action, "path", ())
        far = len(path) if isinstance(action, Move) else len(path) + 10
        best[path[-1]] = min(best.get(path[-1], 99), far)
    for place, far in best.items():
        yield OverlayShape(
            "ring", at=f"place:{place}", number=far if far < 10 else far - 10, certain=far < 10
        )


def _supply(position: State, reference: str) -> Iterator[OverlayShape]:
    world = position.world
    for general in _pieces_meant(position, reference, "general"):
        side, here = ref(world.pieces[general].power), world.place_ref(position.where[general])
        how, route = supply.provision(position, general)
        if how == "home":
            yield OverlayShape("ring", at=here, side=side)
        elif route is None:
            yield OverlayShape("flag", at=here, side=side)
            yield from _broken(position, general, side)
        else:
            path, free = tuple(world.place_ref(n) for n in route), how == "route"
            yield OverlayShape("route", at=here, path=path, number=route.length, side=side, certain=free)


def _broken(position: State, general: int, side: str) -> Iterator[OverlayShape]:
    """Where the way to the nearest train is cut: at the first enemy piece on it, or where it grows too long."""
    world = position.world
    power, start = world.pieces[general].power, position.where[general]
    trains = world.places_in(position.trains_at[power])
    if not trains:
        return
    distance = world.index.distance
    goal = min(trains, key=lambda n: distance[start][n])
    path, here = [start], start
    while here != goal:
        here = min(world.index.neighbours[here], key=lambda n: distance[n][goal])
        path.append(here)
        if position.enemy_pieces(power) >> here & 1 or len(path) > supply.LONGEST + 1:
            break
    refs = tuple(world.place_ref(n) for n in path)
    yield OverlayShape("route", at=refs[0], path=refs, number=len(path) - 1, side=side, certain=False)
    yield OverlayShape("break", at=refs[-1], side=side)


def _protection(position: State, reference: str) -> Iterator[OverlayShape]:
    world = position.world
    named = (
        world.index.number.get(reference.removeprefix("place:")) if reference.startswith("place:") else None
    )
    for place in (named,) if named is not None else world.places_in(world.fortresses):
        if position.control[place] == NOBODY:
            continue
        here, side = world.place_ref(place), ref(position.control[place])
        shields = protectors(position, place)
        if not shields:
            yield OverlayShape("open", at=here, side=side)
        for general in sorted(shields, key=lambda n: world.index.distance[position.where[n]][place])[:1]:
            at = position.where[general]
            yield OverlayShape(
                "link",
                at=here,
                path=(world.place_ref(at), here),
                number=world.index.distance[at][place],
                side=side,
            )


def _threats(position: State, reference: str) -> Iterator[OverlayShape]:
    """Generals beside an enemy must fight (11.1-a); those whom an enemy's move can reach could next turn."""
    del reference
    world = position.world
    generals = [n for n in world.generals if position.where[n] >= 0]
    beside, near = world.index.neighbour_mask, dict[int, int]()
    for general in generals:
        power, at = world.pieces[general].power, position.where[general]
        around = reduce(or_, (beside[end] for *_, end in ways_of(position, general)), 0)
        for foe in position.alliances.foes[power]:
            near[foe] = near.get(foe, 0) | around
            for other in world.of_power[foe]:
                if position.where[other] >= 0 and beside[at] >> position.where[other] & 1 and general < other:
                    path = (world.place_ref(at), world.place_ref(position.where[other]))
                    yield OverlayShape("teeth", at=path[0], path=path, side=ref(power))
    for general in generals:
        power, at = world.pieces[general].power, position.where[general]
        foes = reduce(or_, (position.generals_at[foe] for foe in position.alliances.foes[power]), 0)
        if near.get(power, 0) >> at & 1 and not beside[at] & foes:
            yield OverlayShape("teeth", at=world.place_ref(at), side=ref(power), certain=False)


def ways_of(position: State, general: int) -> Iterator[tuple[int, ...]]:
    """The moves of a general, each from his city on; a forced march brings nobody beside an enemy (10.1-f)."""
    number, start = position.world.index.number, position.where[general]
    for action in piece_moves(position, general):
        if isinstance(action, Move):
            yield (start, *(number[name] for name in action.path))


def _control(position: State, reference: str) -> Iterator[OverlayShape]:
    del reference
    world = position.world
    for place in world.places_in(world.fortresses):
        if position.control[place] != NOBODY:
            yield OverlayShape("hatch", at=world.place_ref(place), side=ref(position.control[place]))
