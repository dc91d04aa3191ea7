"""The lights that REVOLUTION lays over the map: reach, threats, control, limits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.games.revolution.conflict import conflict_of
from engine.games.revolution.overflow import may_take, over_water, way_to
from engine.games.revolution.pieces import pieces
from engine.games.revolution.sides import NEUTRAL, NOBODY, NUMBER, side_ref
from engine.games.revolution.state import State
from engine.games.revolution.units import rooms_now
from engine.kernel.explain import OverlayShape

Lights = Iterator[OverlayShape]
TIPPED = 2
"""So many counters more tip a card that is shown as threatened."""


def overlay(state: State, name: str, ref: str) -> tuple[OverlayShape, ...]:
    """The lights of an overlay for a thing ("" for all); nothing is hidden."""
    return tuple(DRAWN[name](state, ref)) if name in DRAWN else ()


def _reach(state: State, ref: str) -> Lights:
    """Where the army, the surplus or the supply meant may go."""
    kind, _, name = ref.partition(":")
    world = state.world
    if kind == "piece":
        piece = next((one for one in pieces(state) if one.id == name), None)
        kind, _, name = (piece.place if piece else "").partition(":")
        if piece is not None and piece.place.startswith("supply:"):
            kind = "side"
    if kind == "box" and name.removeprefix("section-") in world.region:
        for other in world.regions[world.region[name.removeprefix("section-")]].arrows:
            yield OverlayShape("ring", at=world.regions[other].ref, number=state.room(other))
    elif kind == "country" and name in world.province:
        yield from _overflow(state, world.province[name])
    elif kind in ("side", "supply", "camp") and NUMBER.get(name) in world.sides:
        for province, room in zip(world.provinces, rooms_now(state, NUMBER[name]), strict=True):
            if room:
                yield OverlayShape("ring", at=province.ref, number=room, side=side_ref(NUMBER[name]))


def _overflow(state: State, province: int) -> Lights:
    """Where a surplus of the province's largest faction may go (6.13), with the routes over water."""
    world = state.world
    counts = state.strengths(province)
    side = max(world.sides, key=lambda one: counts[one])
    if not counts[side]:
        return
    for other, number, _ in may_take(state, side, province):
        at = world.provinces[other].ref
        if over_water(state, province, other):
            path = way_to(state, side, province, other)
            yield OverlayShape("water", at=at, path=path, number=number, side=side_ref(side))
        else:
            yield OverlayShape("ring", at=at, number=number)


def _threats(state: State, ref: str) -> Lights:
    """Provinces over their limit, besieged cities, cards that one or two counters would tip (dotted)."""
    del ref
    world = state.world
    for number, province in enumerate(world.provinces):
        counts = state.strengths(number)
        if sum(counts) > province.limit:
            found = conflict_of(counts, province.limit)
            for side in (*world.sides, NEUTRAL):
                if lost := found.lost(side):
                    yield OverlayShape("teeth", at=province.ref, number=lost, side=side_ref(side))
    for number, city in enumerate(world.cities):
        if state.besieged(number):
            yield OverlayShape("teeth", at=city.ref)
        elif state.city_cards[number] != NOBODY:
            yield from _tipping(state.at[city.spot], state.city_cards[number], city.ref)
    for number, province in enumerate(world.provinces):
        if state.province_cards[number] != NOBODY:
            yield from _tipping(state.loose(number), state.province_cards[number], province.ref)


def _tipping(counts: list[int], holder: int, ref: str) -> Lights:
    """A majority that so few counters of others would end (5.7-a)."""
    spare = spare_of(counts, holder)
    if spare <= TIPPED:
        yield OverlayShape("teeth", at=ref, number=max(spare, 0), side=side_ref(holder), certain=False)


def spare_of(counts: Sequence[int], holder: int) -> int:
    """How many counters of others would end a majority (5.7-a); 0 or fewer where it has ended."""
    return 2 * counts[holder] - sum(counts)


def _control(state: State, ref: str) -> Lights:
    """Who holds which card, and who stands in the towns."""
    del ref
    world = state.world
    for holder, province in zip(state.province_cards, world.provinces, strict=True):
        if holder != NOBODY:
            yield OverlayShape("hatch", at=province.ref, side=side_ref(holder))
    for number, spot in enumerate(world.spots):
        holder = state.controller(number)
        if spot.kind != "countryside" and holder != NOBODY:
            yield OverlayShape("hatch", at=spot.ref, side=side_ref(holder))


def _limits(state: State, ref: str) -> Lights:
    """Room (rings) and surplus (teeth) of each province; the allegiance of each city as a ladder (6.16-b)."""
    del ref
    world = state.world
    for number, province in enumerate(world.provinces):
        over = sum(state.strengths(number)) - province.limit
        if over > 0:
            yield OverlayShape("teeth", at=province.ref, number=over)
        elif over < 0:
            yield OverlayShape("ring", at=province.ref, number=-over)
    for number, city in enumerate(world.cities):
        holder, space = state.city_cards[number], state.allegiance[number]
        side = side_ref(holder) if holder != NOBODY else ""
        yield OverlayShape("ladder", at=city.ref, number=space, side=side, of=len(world.effects) - 1)


DRAWN: dict[str, Callable[[State, str], Lights]] = {
    "reach": _reach, "threats": _threats, "control": _control, "game": _limits,
}  # fmt: skip
