"""What MARIA tells of a place or a piece besides the Decision: facts for the inspector, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.maria import supply
from engine.games.maria.explain_affairs import box_facts, side_facts
from engine.games.maria.explain_politics import card_facts, track_facts
from engine.games.maria.fortresses import SHELTER, is_protected, protectors
from engine.games.maria.leaving import leavers
from engine.games.maria.marching import falls_behind, leaving
from engine.games.maria.overlays import ways_of
from engine.games.maria.political_deck import TRACKS, number
from engine.games.maria.powers import NOBODY, NUMBER, SA, ref
from engine.games.maria.state import State
from engine.games.maria.view import told_total
from engine.games.maria.world import BOX, OUT
from engine.kernel.explain import Fact
from engine.kernel.message import Message, say


def describe(position: State, reference: str, seat: str | None) -> tuple[Fact, ...]:
    """What a seat may be told of a place, piece or side; in the advanced game of a box, political card or track."""
    kind, _, name = reference.partition(":")
    world = position.world
    if kind == "place" and name in world.index.number:
        return tuple(_place_facts(position, world.index.number[name]))
    if kind == "piece" and name in world.number and position.where[world.number[name]] != OUT:
        return tuple(_piece_facts(position, world.number[name], seat))
    if kind == "side" and NUMBER.get(name) in world.powers:
        return tuple(side_facts(position, NUMBER[name]))
    if not world.advanced:
        return ()
    if kind == "box":
        return tuple(box_facts(position, name))
    if kind == "political" and name in number():
        return tuple(card_facts(position, number()[name]))
    if kind == "track" and name in TRACKS:
        return tuple(track_facts(position, TRACKS.index(name)))
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
    if owner in position.alliances.neutral:
        yield Fact(say("maria-fact-neutral-land", side=ref(owner)), "maria 19.4-d")
    if world.index.suit[place]:
        yield Fact(say("maria-fact-suit", suit=f"suit:{world.index.suit[place]}"), "maria 3.2-a")
    if world.fortresses >> place & 1:
        yield Fact(say(f"maria-fact-{info.kind}"), "maria 3.2-d")
        yield from _fortress_facts(position, place)
    if position.hussars_at() >> place & 1:
        yield Fact(say("maria-fact-hussar"), "maria 7-c", (here,))
    if world.advanced and place in world.arrows.values():
        boxes = [f"box:{world.boxes[power]}" for power, arrow in world.arrows.items() if arrow == place]
        yield Fact(say("maria-fact-arrow", boxes=boxes), "maria 17.5-j")


def _fortress_facts(position: State, place: int) -> Iterator[Fact]:
    world = position.world
    here = world.place_ref(place)
    holder = position.control[place]
    if position.marker[place] != NOBODY:
        elector = world.elector_cities >> place & 1
        key = "maria-fact-elector-marker" if elector else "maria-fact-victory-marker"
        clause = "maria 10.3-g" if elector else "maria 3.2-e"
        yield Fact(say(key, side=ref(position.marker[place])), clause, (here,))
    if holder == NOBODY:
        return
    yield Fact(say("maria-fact-controlled", side=ref(holder)), "maria 3.2-e")
    if world.advanced and world.index.electors >> place & 1:
        yield Fact(say("maria-fact-elector-vote", side=ref(holder)), "maria 18-c", (here,))
    if holder in position.alliances.neutral:
        yield Fact(say("maria-fact-neutral-control", side=ref(holder)), "maria 10.3-a", (here,))
    yield protection_fact(position, place)
    if any(falls_behind(position, n, place, march=False) for n in position.generals_on(place)):
        yield leaving(position, place)
    if place in position.questions:
        yield Fact(say("maria-fact-question", side=ref(position.questions[place])), "maria 10.3-e", (here,))


def protection_fact(position: State, place: int) -> Fact:
    """Who protects a fortress that somebody controls, or that nobody does (10.3-d)."""
    names = [position.world.pieces[n].ref for n in protectors(position, place)]
    if names:
        return Fact(say("maria-fact-protected", pieces=names), "maria 10.3-d", tuple(names))
    return Fact(say("maria-fact-unprotected", n=SHELTER), "maria 10.3-d", (position.world.place_ref(place),))


def _piece_facts(position: State, piece: int, seat: str | None) -> Iterator[Fact]:
    world = position.world
    info, place = world.pieces[piece], position.where[piece]
    if info.kind == "hussar":
        yield Fact(say("maria-fact-is-hussar", side=ref(info.power)), "maria 7-a")
        return
    key = "maria-fact-is-general" if info.kind == "general" else "maria-fact-is-train"
    yield Fact(say(key, side=ref(info.power), n=info.rank), "maria 3.1-b" if info.rank else "maria 3.1-a")
    if place < 0:
        yield _absence(position, piece)
    if info.power in position.alliances.neutral:
        yield Fact(say("maria-fact-neutral-piece", side=ref(info.power)), "maria 19.4-b")
    if piece in leavers(position, (info.power,)):
        yield Fact(say("maria-fact-must-leave", side=ref(SA)), "maria R-47")
    if info.kind != "general" or (place < 0 and place != BOX):
        return
    if place >= 0:
        yield from _threatened(position, piece)
    if seat is not None and position.alliances.seat_of[info.power] == seat:
        yield Fact(say("maria-fact-troops", n=position.troops[piece]), "maria 6-e")
    yield Fact(say("maria-fact-total", side=ref(info.power), n=told_total(position, info.power)), "maria 6-f")
    if place >= 0:
        yield from _field_facts(position, piece)


def _absence(position: State, piece: int) -> Fact:
    """Why a piece stands in no city: it is in a box (3.2-h, 19.1-f), or removed (13-c, 10.2-a)."""
    general = position.world.pieces[piece].kind == "general"
    if position.where[piece] != BOX:
        return Fact(say("maria-fact-off-board"), "maria 13-c" if general else "maria 10.2-a")
    box = position.world.box_of(piece)
    if general:
        return Fact(say("maria-fact-off-map", box=box), "maria 3.2-h", (box,))
    return Fact(say("maria-fact-waits", box=box), "maria 19.1-f", (box,))


def _field_facts(position: State, general: int) -> Iterator[Fact]:
    """A general on the map: his facing, his supply, and whom he commands."""
    world = position.world
    if position.is_down(general):
        yield Fact(say("maria-fact-down"), "maria 9-f")
    yield supply_fact(position, general)
    group = position.generals_on(position.where[general])
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
    prey: list[str] = [to for to in can_conquer(position, general) if to != world.place_ref(place)]
    if prey:
        yield Fact(say("maria-fact-can-conquer", places=prey), "maria 10.3-b", tuple(prey))


def can_conquer(position: State, general: int) -> dict[str, tuple[str, ...]]:
    """The unprotected enemy fortresses that a move of this general would leave behind, each with the way (10.3-b)."""
    found: dict[str, tuple[str, ...]] = {}
    if position.moved >> general & 1:
        return found
    world = position.world
    falls = {
        place
        for place in world.places_in(position.enemy_control(world.pieces[general].power))
        if falls_behind(position, general, place, march=False) and not is_protected(position, place)
    }
    if not falls:
        return found
    for way in ways_of(position, general):
        for place in falls.intersection(way[:-1]):
            found.setdefault(world.place_ref(place), tuple(map(world.place_ref, way)))
    return found


def supply_fact(position: State, general: int) -> Fact:
    """How a general is supplied, or that he is not (9-b, 9-c, 9-g)."""
    how, route = supply.provision(position, general)
    far = supply.LONGEST if route is None else route.length
    clause = {"home": "9-b", "route": "9-c", "fee": "9-g", "none": "9-c"}[how]
    args = {} if how == "home" else {"n": far}
    return Fact(Message(f"maria-fact-supply-{how}", {**args}), f"maria {clause}")
