"""What can be told of a situation besides the Decision: facts for the inspector."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.revolution.allegiance import effect_of
from engine.games.revolution.board import reconstructed
from engine.games.revolution.pieces import pieces
from engine.games.revolution.pointing import lies_at
from engine.games.revolution.refusals import fact
from engine.games.revolution.scoring import points_of
from engine.games.revolution.sides import NEUTRAL, NOBODY, NUMBER, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.games.revolution.units import rooms_now, units_of
from engine.games.revolution.world import SPACES, UNIVERSITIES
from engine.kernel.explain import Fact
from engine.kernel.message import Arg

TENTHS, HALVES = 10, 2


def describe(state: State, ref: str) -> tuple[Fact, ...]:
    """What is told of a province, town, city, section, box, faction, or what stands there; all of it is public."""
    kind, _, name = ref.partition(":")
    if kind == "heap":
        return describe(state, lies_at(name.partition("/")[0]))
    if kind == "piece":
        return _piece(state, name)
    return (*_told(state, ref), *_made(ref))


def _made(ref: str) -> Iterator[Fact]:
    """What of it no board tells: it has a star on the map (R-01)."""
    if made := reconstructed(ref):
        yield fact("reconstructed", "R-01", ref, figures="-".join(made))


def _told(state: State, ref: str) -> tuple[Fact, ...]:
    """Of what lies on the map or beside it."""
    (kind, _, name), world = ref.partition(":"), state.world
    if kind in ("supply", "treasury", "camp"):
        kind = "side"
    if kind == "country" and name in world.province:
        return tuple(_province(state, world.province[name]))
    if kind == "place" and name in world.city:
        return tuple(_city(state, world.city[name]))
    if kind == "place" and name in world.spot:
        return tuple(_town(state, world.spot[name]))
    if kind == "box" and name.removeprefix("section-") in world.region and name.startswith("section-"):
        return tuple(_region(state, world.region[name.removeprefix("section-")]))
    if kind == "box" and name in world.box:
        return tuple(_box(state, world.box[name]))
    if kind == "side" and name in NUMBER and NUMBER[name] in world.sides:
        return tuple(_faction(state, NUMBER[name]))
    if kind == "track" and name == "order":
        return (fact("order", "6.20-b", sides=[side_ref(side) for side in state.order]),)
    return ()


def _piece(state: State, name: str) -> tuple[Fact, ...]:
    """An army or a ship tells of where it stands, one of a stock of its faction."""
    place = next((piece.place for piece in pieces(state) if piece.id == name), "")
    if place.startswith("supply:"):
        return describe(state, f"side:{place.partition(':')[2]}")
    return describe(state, lies_at(place))


# --- the map ------------------------------------------------------------------------------------


def _province(state: State, number: int) -> Iterator[Fact]:
    """Its card, its counters, room and surplus, worth and tax, where it leads, what may be placed there."""
    world, one = state.world, state.world.provinces[number]
    counts, ref = state.strengths(number), one.ref
    holder = state.province_cards[number]
    if holder == NOBODY:
        yield fact("no-holder", "2-d", ref)
    else:
        yield fact("holder", "2-d", ref, side=side_ref(holder))
    for side in (*world.sides, NEUTRAL):
        if counts[side]:
            yield fact("counts", "2-a", ref, side=whose_ref(side), n=counts[side])
    yield from _needs(state, number)
    total = sum(counts)
    yield fact("limit", "2-a", ref, limit=one.limit, n=total)
    if total > one.limit:
        yield fact("surplus", "6.11-a", ref, n=total - one.limit)
    elif total < one.limit:
        yield fact("room", "6.12-a", ref, n=one.limit - total)
    yield fact("worth", "4.3-a", ref, n=_number(one.points, TENTHS))
    if one.minor:
        yield fact("minor", "4.3-a", ref)
    else:
        yield fact("tax", "6.1-a", ref, n=_number(one.tax, HALVES))
    if one.bishopric >= 0:
        yield fact("bishopric", "6.18-a", ref, status=world.statuses[state.bishoprics[one.bishopric][0]])
    yield fact("neighbours", "6.13-a", provinces=[world.provinces[p].ref for p in one.neighbours])
    if rivers := [p for p in sorted(world.rivers.reach(number, ())) if p not in one.neighbours]:
        yield fact("rivers", "6.13-b", provinces=[world.provinces[p].ref for p in rivers])
    region = world.regions[one.region]
    yield fact("region", "2-e", region.ref, region=region.ref)
    for side in world.sides:
        if most := rooms_now(state, side)[number]:
            yield fact("may-place", "6.10-b", ref, side=side_ref(side), n=most)


def _needs(state: State, number: int) -> Iterator[Fact]:
    """What the leading faction lacks for the card (5.7-a): its loose counters against all others."""
    one, world = state.world.provinces[number], state.world
    counts = state.loose(number)
    if state.majority(counts) != NOBODY or not sum(counts):
        return
    best = max(counts[side] for side in world.sides)
    for side in world.sides:
        if best and counts[side] == best:
            yield fact("needs", "5.7-a", one.ref, side=side_ref(side), n=sum(counts) - 2 * best + 1)


def _city(state: State, number: int) -> Iterator[Fact]:
    """Its card, counters, allegiance, what its card pays, a siege."""
    world, one = state.world, state.world.cities[number]
    holder = state.city_cards[number]
    if holder == NOBODY:
        yield fact("free-city", "2-d", one.ref)
    else:
        yield fact("holder", "2-d", one.ref, side=side_ref(holder))
    yield from _counters(state, one.spot)
    besieger = next((army.side for army in state.armies if army.city == number), NOBODY)
    if besieger != NOBODY:
        yield fact("besieged-by", "6.6-c", one.ref, side=side_ref(besieger))
    elif number in state.blockades:
        yield fact("besieged-beggars", "6.7.3-a", one.ref)
    if one.pays:
        places = [world.spots[spot].ref for spot in one.pays]
        yield fact("pays", "6.10-a", *places, places=places)
    space = state.allegiance[number]
    yield fact("allegiance", "6.16-b", "track:allegiance", space=space)
    yield fact(f"effect-{effect_of(world.effects[space])}", "6.16-c", one.ref)
    yield from _school(state, one.spot)


def _town(state: State, spot: int) -> Iterator[Fact]:
    """Who stands there; trading town, university."""
    one, holder = state.world.spots[spot], state.occupant(spot)
    if holder == NOBODY:
        yield fact("town-empty", "2-b", one.ref)
    elif holder == NEUTRAL:
        yield fact("town-neutral", "2-b", one.ref)
    else:
        yield fact("town-held", "2-d", one.ref, side=side_ref(holder))
    if one.trading:
        yield fact("trading", "R-26", one.ref)
    yield from _school(state, spot)


def _school(state: State, spot: int) -> Iterator[Fact]:
    number = state.world.spots[spot].university
    if number >= 0:
        status = UNIVERSITIES[state.universities[number]]
        yield fact(f"university-{status}", "6.19-a", state.world.spots[spot].ref)


def _counters(state: State, spot: int) -> Iterator[Fact]:
    for side, n in enumerate(state.at[spot]):
        if n:
            yield fact("counts", "2-b", state.world.spots[spot].ref, side=whose_ref(side), n=n)


# --- beside the map -----------------------------------------------------------------------------


def _region(state: State, number: int) -> Iterator[Fact]:
    """Armies, ships, room, ways out."""
    one = state.world.regions[number]
    armies = state.armies_in(number)
    if not armies:
        yield fact("no-armies", "2-e", one.ref)
    for side in state.world.sides:
        if n := sum(army.side == side for army in armies):
            yield fact("armies", "2-e", one.ref, side=side_ref(side), n=n)
    if len(armies) == 2 and not state.allied(armies[0].side, armies[1].side):
        yield fact("stand-off", "6.5-a", one.ref)
    if state.ships[number]:
        yield fact("ships", "6.7.4-a", one.ref, n=state.ships[number])
    yield fact("spaces", "2-e", one.ref, n=one.spaces, free=state.room(number))
    if one.beggars:
        yield fact("beggars-open", "6.7-b", one.ref)
    yield fact("arrows", "6.8-a", regions=[state.world.regions[r].ref for r in one.arrows])


def _box(state: State, number: int) -> Iterator[Fact]:
    """Whom it serves, where it leads, what lies in it."""
    one, world = state.world.boxes[number], state.world
    yield fact("box-serves", "2-f", one.ref, sides=[side_ref(side) for side in one.sides])
    if one.provinces:
        yield fact("box-leads", "2-f", one.ref, provinces=[world.provinces[p].ref for p in one.provinces])
    for word, spaces in zip(SPACES, one.spaces, strict=True):
        if spaces:
            yield fact(f"space-{word}", "2-f", one.ref, n=spaces)
    for side in world.sides:
        if n := state.in_box(number, side):
            yield fact("box-held", "2-f", one.ref, side=side_ref(side), n=n)
    if one.exclusive:
        yield fact("box-exclusive", "5.2-c", one.ref)
    if one.intercepts:
        yield fact("box-intercepts", "6.2.2-a", one.ref)


def _faction(state: State, side: int) -> Iterator[Fact]:
    """What it has, its new units and its points, each by source."""
    ref = side_ref(side)
    loose = sum(state.at[province.countryside][side] for province in state.world.provinces)
    yield fact("supply", "2-c", ref, n=state.supply[side])
    yield fact("treasury", "2-c", ref, n=state.treasury[side])
    yield fact("armies-left", "2-h", ref, n=state.stock[side])
    if boxes := state.in_boxes(side):
        yield fact("boxes", "2-f", ref, n=boxes)
    units = units_of(state, side)
    yield fact("new-units", "6.10-a", ref, n=units.number)
    for key, n in (
        ("cities", units.cities + units.named), ("towns", units.towns), ("boxes", units.boxes),
        ("countryside", units.countryside), ("least", units.raised and units.number),
        ("supply", units.lacking and units.number),
    ):  # fmt: skip
        if n:
            yield fact(f"new-{key}", "6.10-a", ref, n=n, count=loose)
    points = points_of(state, side)
    yield fact("points", "6.20-a", ref, n=_number(sum(points.values()), TENTHS))
    yield from (
        fact(f"points-{source}", "4.3-a", ref, n=_number(n, TENTHS)) for source, n in points.items() if n
    )


def _number(parts: int, of: int) -> Arg:
    """So many parts as people read them: 15 tenths are 1.5."""
    return parts // of if parts % of == 0 else parts / of
