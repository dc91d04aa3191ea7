"""What MARIA tells about a Position besides the Decision: facts for the inspector and lights for overlays."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.maria import supply
from engine.games.maria.actions import March, Move
from engine.games.maria.fortresses import SHELTER, is_protected, protectors
from engine.games.maria.marching import falls_behind, leaving
from engine.games.maria.powers import NOBODY, ref
from engine.games.maria.reach import piece_moves
from engine.games.maria.state import State
from engine.games.maria.view import told_total
from engine.games.maria.world import OUT
from engine.kernel.explain import Drawn, Fact
from engine.kernel.message import say


def describe(position: State, reference: str, seat: str | None) -> tuple[Fact, ...]:
    """What a seat may be told of a place or piece."""
    kind, _, name = reference.partition(":")
    world = position.world
    if kind == "place" and name in world.index.number:
        return tuple(_place_facts(position, world.index.number[name]))
    if kind == "piece" and name in world.number and position.where[world.number[name]] != OUT:
        return tuple(_piece_facts(position, world.number[name], seat))
    return ()


def _place_facts(position: State, place: int) -> Iterator[Fact]:
    world = position.world
    here = world.place_ref(place)
    info = world.board.places[world.index.ids[place]]
    country = say("maria-fact-country", country=f"country:{info.country}")
    yield Fact(country)
    owner = position.alliances.owner[place]
    if owner != NOBODY:
        yield Fact(say("maria-fact-home", side=ref(owner)), "maria 3.2-b")
    if world.index.suit[place]:
        yield Fact(say("maria-fact-suit", suit=f"suit:{world.index.suit[place]}"), "maria 3.2-a")
    if world.fortresses >> place & 1:
        yield Fact(say(f"maria-fact-{info.kind}"), "maria 3.2-d")
        yield from _fortress_facts(position, place)
    if position.hussars_at() >> place & 1:
        yield Fact(say("maria-fact-hussar"), "maria 7-c", (here,))


def _fortress_facts(position: State, place: int) -> Iterator[Fact]:
    world = position.world
    here = world.place_ref(place)
    holder = position.control[place]
    if holder == NOBODY:
        return
    yield Fact(say("maria-fact-controlled", side=ref(holder)), "maria 3.2-e")
    shields = protectors(position, place)
    if shields:
        names = [world.pieces[n].ref for n in shields]
        yield Fact(say("maria-fact-protected", pieces=names), "maria 10.3-d", tuple(names))
    else:
        yield Fact(say("maria-fact-unprotected", n=SHELTER), "maria 10.3-d", (here,))
    if any(falls_behind(position, n, place, march=False) for n in position.generals_on(place)):
        yield leaving(position, place)
    if place in position.questions:
        yield Fact(say("maria-fact-question", side=ref(position.questions[place])), "maria 10.3-e", (here,))


def _piece_facts(position: State, piece: int, seat: str | None) -> Iterator[Fact]:
    world = position.world
    info, place = world.pieces[piece], position.where[piece]
    if info.kind == "hussar":
        yield Fact(say("maria-fact-is-hussar", side=ref(info.power)), "maria 7-a")
        return
    key = "maria-fact-is-general" if info.kind == "general" else "maria-fact-is-train"
    yield Fact(say(key, side=ref(info.power), n=info.rank), "maria 3.1-b" if info.rank else "maria 3.1-a")
    if place < 0:
        yield Fact(say("maria-fact-off-board"), "maria 13-c" if info.kind == "general" else "maria 10.2-a")
        return
    if info.kind != "general":
        return
    yield from _threatened(position, piece)
    if seat is not None and position.alliances.seat_of[info.power] == seat:
        yield Fact(say("maria-fact-troops", n=position.troops[piece]), "maria 6-e")
    yield Fact(say("maria-fact-total", side=ref(info.power), n=told_total(position, info.power)), "maria 6-f")
    if position.is_down(piece):
        yield Fact(say("maria-fact-down"), "maria 9-f")
    yield _supply_fact(position, piece)
    group = position.generals_on(place)
    if len(group) == 2:
        lit = tuple(world.pieces[n].ref for n in group)
        yield Fact(say("maria-fact-commands", piece=lit[0], target=lit[1]), "maria 6-d", lit)


def _threatened(position: State, general: int) -> Iterator[Fact]:
    """What matters most about a general: whom he is next to, what falls when he leaves, what he can conquer."""
    world, place = position.world, position.where[general]
    power = world.pieces[general].power
    beside = world.index.neighbour_mask[place]
    enemies = [
        n for foe in position.alliances.foes[power] for n in world.of_power[foe] if position.where[n] >= 0
    ]
    near = tuple(world.pieces[n].ref for n in enemies if beside >> position.where[n] & 1)
    if near:
        yield Fact(say("maria-fact-beside", pieces=list(near)), "maria 11.1-a", near)
    if falls_behind(position, general, place, march=False):
        yield leaving(position, place)
    prey = _can_conquer(position, general)
    if prey:
        yield Fact(say("maria-fact-can-conquer", places=list(prey)), "maria 10.3-b", prey)


def _can_conquer(position: State, general: int) -> tuple[str, ...]:
    """The unprotected enemy fortresses that a move of this general would pass and leave (10.3-b)."""
    world, found = position.world, dict[str, None]()
    if position.moved >> general & 1:
        return ()
    for action in piece_moves(position, general):
        for name in getattr(action, "path", ())[:-1]:
            place = world.index.number[name]
            march = isinstance(action, March)
            if falls_behind(position, general, place, march=march) and not is_protected(position, place):
                found[world.place_ref(place)] = None
    return tuple(found)


def _supply_fact(position: State, general: int) -> Fact:
    if supply.at_home(position, general):
        return Fact(say("maria-fact-supply-home"), "maria 9-b")
    route = supply.find_route(position, general, past_hussars=False)
    if route is not None:
        return Fact(say("maria-fact-supply-route", n=route.length), "maria 9-c")
    route = supply.find_route(position, general, past_hussars=True)
    if route is not None:
        return Fact(say("maria-fact-supply-fee", n=route.length), "maria 9-g")
    return Fact(say("maria-fact-supply-none", n=supply.LONGEST), "maria 9-c")


# --- overlays --------------------------------------------------------------------------


def overlay(position: State, name: str, reference: str, seat: str | None) -> tuple[Drawn, ...]:
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


def _reach(position: State, reference: str) -> Iterator[Drawn]:
    named = position.world.number.get(reference.removeprefix("piece:"))
    if named is None or position.where[named] < 0 or position.world.pieces[named].kind == "hussar":
        return
    best: dict[str, int] = {}
    for action in piece_moves(position, named):
        path: tuple[str, ...] = getattr(action, "path", ())
        far = len(path) if isinstance(action, Move) else len(path) + 10
        best[path[-1]] = min(best.get(path[-1], 99), far)
    for place, far in best.items():
        yield Drawn("ring", at=f"place:{place}", number=far if far < 10 else far - 10, certain=far < 10)


def _supply(position: State, reference: str) -> Iterator[Drawn]:
    world = position.world
    for general in _pieces_meant(position, reference, "general"):
        side, here = ref(world.pieces[general].power), world.place_ref(position.where[general])
        if supply.at_home(position, general):
            yield Drawn("ring", at=here, side=side)
            continue
        route = supply.find_route(position, general, past_hussars=False)
        free = route is not None
        route = route or supply.find_route(position, general, past_hussars=True)
        if route is None:
            yield Drawn("flag", at=here, side=side)
            yield from _broken(position, general, side)
        else:
            path = tuple(world.place_ref(n) for n in route)
            yield Drawn("route", at=here, path=path, number=route.length, side=side, certain=free)


def _broken(position: State, general: int, side: str) -> Iterator[Drawn]:
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
    yield Drawn("route", at=refs[0], path=refs, number=len(path) - 1, side=side, certain=False)
    yield Drawn("break", at=refs[-1], side=side)


def _protection(position: State, reference: str) -> Iterator[Drawn]:
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
            yield Drawn("open", at=here, side=side)
        for general in sorted(shields, key=lambda n: world.index.distance[position.where[n]][place])[:1]:
            at = position.where[general]
            yield Drawn(
                "link",
                at=here,
                path=(world.place_ref(at), here),
                number=world.index.distance[at][place],
                side=side,
            )


def _threats(position: State, reference: str) -> Iterator[Drawn]:
    del reference
    world = position.world
    for general in world.generals:
        at = position.where[general]
        if at < 0:
            continue
        beside = world.index.neighbour_mask[at]
        for foe in position.alliances.foes[world.pieces[general].power]:
            for other in world.of_power[foe]:
                if position.where[other] >= 0 and beside >> position.where[other] & 1 and general < other:
                    path = (world.place_ref(at), world.place_ref(position.where[other]))
                    yield Drawn("teeth", at=path[0], path=path, side=ref(world.pieces[general].power))


def _control(position: State, reference: str) -> Iterator[Drawn]:
    del reference
    world = position.world
    for place in world.places_in(world.fortresses):
        if position.control[place] != NOBODY:
            yield Drawn("hatch", at=world.place_ref(place), side=ref(position.control[place]))
