"""What everybody sees of a game of REVOLUTION: all of it (3.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, lru_cache

from engine.games.revolution.agenda import show_agenda
from engine.games.revolution.allegiance import laid_on
from engine.games.revolution.asking import SideStep
from engine.games.revolution.nearest import nearest
from engine.games.revolution.overflow import Overflowing, barred_to, may_take, over_water, surplus_of, way_to
from engine.games.revolution.phases import phases
from engine.games.revolution.pieces import pieces, side_word
from engine.games.revolution.proposals import awaited_in, proposed
from engine.games.revolution.scoring import laid_cards, loose_counters, points_of, sheet
from engine.games.revolution.sides import NEUTRAL, NOBODY, SCENARIO, SIDES, WORDS
from engine.games.revolution.state import State
from engine.games.revolution.units import units_of
from engine.games.revolution.view_types import (
    UNITS,
    BoxView,
    CityView,
    FactionView,
    ProvinceView,
    RegionView,
    RevolutionView,
    StatusView,
)
from engine.games.revolution.world import SPACES, UNIVERSITIES, World
from engine.kernel.view import HeapView, MarkView, ScoreView

GAME, RULESET, MAP = "revolution", "1.0", "low-countries"
COUNTER, COIN = "counter", "coin"
TENTHS = 10
KEPT = 1 << 10
"""So much of what was counted once is known: most Views differ from the one before in little that stands on the map."""
Stands = tuple[tuple[int, ...], ...]
"""The counters of each spot, by side."""
OWNERS = (*SIDES, "")
"""Whose counters they are, by number; neutrals are nobody's."""


def view_of(state: State, seat: str | None) -> RevolutionView:
    """The View of a seat, or of the public: the same but for whom it asks."""
    step = state.agenda[-1] if state.agenda else None
    asked = step.seats(state) if step else ()
    number = step.asks(state) if isinstance(step, SideStep) and asked else NOBODY
    asks = SIDES[number] if number != NOBODY else ""
    result, world, at = state.result, state.world, tuple(map(tuple, state.at))
    record: dict[str, object] = dict(state.state())
    del record["rng"]
    open_now, awaited = frozenset(proposed(state)), awaited_in(state)
    points = {side: points_of(state, side) for side in world.sides}
    loose = loose_counters(state)
    sieges = dict.fromkeys(state.blockades, "beggars")
    sieges |= {army.city: SIDES[army.side] for army in reversed(state.armies) if army.besieging}
    return RevolutionView(
        game=GAME,
        ruleset=RULESET,
        scenario=SCENARIO,
        seat=seat or "",
        seats=state.seats_of_sides(),
        board=GAME,
        maps=(MAP,),
        turn=state.turn,
        turns=world.rules.last_turn,
        acting=(asks,) if asks else (),
        asked=asked,
        step=step.name if step else "",
        clause=state.cites() if step else result.clause if result else "",
        prompt=step.prompt(state, seat) if step and seat is not None and seat in asked else None,
        pieces=tuple(pieces(state, number)),
        marks=tuple(_marks(state)),
        hands=(),
        scores=tuple(
            ScoreView(SIDES[side], "points", sum(counts.values()), 0, of=TENTHS)
            for side, counts in points.items()
        ),
        phases=phases(state),
        asked_about=step.asked_about(state) if isinstance(step, SideStep) and asked else (),
        heaps=(*_on_map(world, at, number), *_beside_map(state, number)),
        control=_control(world, at, tuple(state.city_cards)),
        owners={
            world.provinces[p].id: SIDES[side]
            for p, side in enumerate(state.province_cards)
            if side != NOBODY
        },
        agenda=show_agenda(state.agenda),
        winners=result.winners if result else None,
        way=result.way if result else "",
        sheet=sheet(state) if result else (),
        nearest=nearest(state) if result else (),
        promises=state.promises,
        order=tuple(SIDES[side] for side in state.order),
        factions={SIDES[side]: _faction(state, side, points[side], loose[side]) for side in world.sides},
        provinces={
            one.id: _province(state, p, counts, sieges, p in open_now, awaited.get(p, ()))
            for p, (one, counts) in enumerate(zip(world.provinces, _counted(state, at, sieges), strict=True))
        },
        cities={one.id: _city(state, c, sieges.get(c, "")) for c, one in enumerate(world.cities)},
        boxes={one.id: _box(state, b) for b, one in enumerate(world.boxes)},
        regions={one.id: _region(state, r) for r, one in enumerate(world.regions)},
        bishoprics={
            world.provinces[p].id: StatusView(world.statuses[status], side_word(side))
            for p, (status, side) in zip(world.bishoprics, state.bishoprics, strict=True)
        },
        universities={
            world.spots[one.spot].id: UNIVERSITIES[state.universities[u]] if state.universities[u] else ""
            for u, one in enumerate(world.universities)
        },
        neutrals=state.supply[NEUTRAL],
        hirer=side_word(state.hirer),
        free_ships=state.free_ships,
        laid=tuple(SIDES[side] for side in laid_cards(state)),
        points_by_turn=tuple({SIDES[side]: turn[side] for side in world.sides} for turn in state.points),
        proposed=tuple(world.provinces[p].id for p in sorted(open_now)),
        asks=asks,
        left=step.to_place(state) if isinstance(step, SideStep) and asked else 0,
        barred=_barred(state, number) if isinstance(step, Overflowing) and asked else (),
        courses=_courses(state, number) if isinstance(step, Overflowing) and asked else (),
        record=record,
    )


def _barred(state: State, side: int) -> tuple[str, ...]:
    """The places that bar the rivers to a faction."""
    return tuple(state.world.spots[spot].id for spot in sorted(barred_to(state, side)))


def _courses(state: State, side: int) -> tuple[tuple[str, ...], ...]:
    """The ways over water that each surplus of a faction may take."""
    return tuple(
        way_to(state, side, start, goal)
        for start in range(len(state.world.provinces))
        if surplus_of(state, side, start)
        for goal, _, _ in may_take(state, side, start)
        if over_water(state, start, goal)
    )


@lru_cache(maxsize=KEPT)
def _on_map(world: World, at: Stands, asks: int) -> tuple[HeapView, ...]:
    """Counters on the map, each heap with its number; those of the faction asked are piles that it takes from."""
    return tuple(
        HeapView(where, word, COUNTER, n, pile if side == asks else "")
        for (where, pile), row in zip(_stands(world), at, strict=True)
        if any(row)
        for side, (n, word) in enumerate(zip(row, OWNERS, strict=True))
        if n
    )


def _beside_map(state: State, asks: int) -> Iterator[HeapView]:
    """Counters and coins in boxes, in supply and in treasuries."""
    world = state.world
    for box, rows in zip(world.boxes, state.boxes, strict=True):
        for side, held in enumerate(map(sum, zip(*rows, strict=True))):
            if held:
                yield HeapView(box.ref, SIDES[side], COUNTER, held, box.id if side == asks else "")
    for side in world.sides:
        if state.supply[side]:
            pile = "supply" if side == asks else ""
            yield HeapView(f"supply:{SIDES[side]}", SIDES[side], COUNTER, state.supply[side], pile)
        if state.treasury[side]:
            pile = "treasury" if side == asks else ""
            yield HeapView(f"treasury:{SIDES[side]}", SIDES[side], COIN, state.treasury[side], pile)
    if state.supply[NEUTRAL]:
        yield HeapView("supply:", "", COUNTER, state.supply[NEUTRAL])


@cache
def _stands(world: World) -> tuple[tuple[str, str], ...]:
    """Where the counters of each spot stand, and the pile from which their faction takes a surplus of its province."""
    return tuple(
        (spot.ref, f"surplus-{spot.id}") if spot.kind == "countryside" else (spot.id, "")
        for spot in world.spots
    )


def _marks(state: State) -> Iterator[MarkView]:
    """Universities that exist, mitres of bishoprics, cities under siege."""
    world = state.world
    for one, status in zip(world.universities, state.universities, strict=True):
        if status:
            yield MarkView(f"university-{UNIVERSITIES[status]}", world.spots[one.spot].id)
    for province, (status, side) in zip(world.bishoprics, state.bishoprics, strict=True):
        yield MarkView(f"bishopric-{world.statuses[status]}", world.provinces[province].ref, side_word(side))


@lru_cache(maxsize=KEPT)
def _control(world: World, at: Stands, cards: tuple[int, ...]) -> dict[str, str]:
    """Who controls each town and city (2-d)."""
    found = {}
    for number, city, name in _controlled(world):
        if city >= 0:
            found[name] = side_word(cards[city])
        else:
            found[name] = next((word for n, word in zip(at[number], OWNERS, strict=True) if n), "")
    return {name: word for name, word in found.items() if word}


@cache
def _controlled(world: World) -> tuple[tuple[int, int, str], ...]:
    """All towns and cities: the number of the spot, that of the city or -1, and its name."""
    spots = enumerate(world.spots)
    return tuple((n, spot.city, spot.id) for n, spot in spots if spot.kind != "countryside")


def _faction(state: State, side: int, points: dict[str, int], loose: int) -> FactionView:
    world = state.world
    return FactionView(
        state.seat_for(side),
        state.supply[side],
        state.treasury[side],
        state.stock[side],
        state.order.index(side) + 1,
        _units(state, side),
        points,
        tuple([world.cities[c].id for c, holder in enumerate(state.city_cards) if holder == side]),
        tuple([world.provinces[p].id for p, holder in enumerate(state.province_cards) if holder == side]),
        loose,
        state.points[-1][side] if state.points else 0,
    )


def _units(state: State, side: int) -> dict[str, int]:
    found = units_of(state, side)
    return {name: -found.lacking if name == "lacking" else getattr(found, name) for name in UNITS}


def _counted(state: State, at: Stands, sieges: Collection[int]) -> tuple[dict[str, int], ...]:
    """The counters that count in each province, by side; what was counted once is known."""
    key = state.world, at, frozenset(sieges)
    found = _COUNTED.get(key)
    if found is None:
        strengths = map(state.strengths, range(len(state.world.provinces)))
        found = tuple({word: n for word, n in zip(WORDS, one, strict=True) if n} for one in strengths)
        if len(_COUNTED) >= KEPT:
            _COUNTED.clear()
        _COUNTED[key] = found
    return found


_COUNTED: dict[tuple[World, Stands, frozenset[int]], tuple[dict[str, int], ...]] = {}


def _province(
    state: State,
    number: int,
    counts: dict[str, int],
    sieges: Collection[int],
    is_open: bool,
    awaited: tuple[str, ...],
) -> ProvinceView:
    world = state.world
    one, holder = world.provinces[number], side_word(state.province_cards[number])
    spots = [world.spots[spot] for spot in one.cities] if sieges else []
    besieged = tuple([spot.id for spot in spots if spot.city in sieges])
    return ProvinceView(holder, counts, one.limit, one.points, one.tax, besieged, is_open, awaited)


def _city(state: State, number: int, siege: str) -> CityView:
    world, one = state.world, state.world.cities[number]
    return CityView(
        side_word(state.city_cards[number]),
        state.allegiance[number],
        tuple([world.spots[spot].id for spot in one.pays]),
        siege,
        {SIDES[side]: coins for side, coins in laid_on(state, number)},
    )


def _box(state: State, number: int) -> BoxView:
    box, rows = state.world.boxes[number], state.boxes[number]
    kinds = [(which, kind) for which, kind in enumerate(SPACES) if box.spaces[which]]
    return BoxView(
        *_served(state.world)[number],
        {kind: box.spaces[which] for which, kind in kinds},
        {kind: {SIDES[side]: n for side, n in enumerate(rows[which]) if n} for which, kind in kinds},
    )


@cache
def _served(world: World) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """The factions that each box serves, and the provinces to which it leads."""
    return tuple(
        (tuple(SIDES[side] for side in box.sides), tuple(world.provinces[p].id for p in box.provinces))
        for box in world.boxes
    )


def _region(state: State, number: int) -> RegionView:
    one = state.world.regions[number]
    arrows = tuple([state.world.regions[other].id for other in one.arrows])
    return RegionView(one.spaces, state.ships[number], arrows)
