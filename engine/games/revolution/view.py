"""What everybody sees of a game of REVOLUTION: all of it (3.6)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache

from engine.games.revolution.agenda import show_agenda
from engine.games.revolution.allegiance import laid_on
from engine.games.revolution.asking import SideStep
from engine.games.revolution.nearest import nearest
from engine.games.revolution.overflow import Overflowing, barred_to
from engine.games.revolution.phases import phases
from engine.games.revolution.pieces import pieces, side_word
from engine.games.revolution.proposals import proposed
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


def view_of(state: State, seat: str | None) -> RevolutionView:
    """The View of a seat, or of the public: the same but for whom it asks."""
    step = state.agenda[-1] if state.agenda else None
    asked = step.seats(state) if step else ()
    number = step.asks(state) if isinstance(step, SideStep) and asked else NOBODY
    asks = SIDES[number] if number != NOBODY else ""
    result, world = state.result, state.world
    record: dict[str, object] = dict(state.state())
    del record["rng"]
    open_now = frozenset(proposed(state))
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
        clause=step.cites() if step else result.clause if result else "",
        prompt=step.prompt(state, seat) if step and seat is not None and seat in asked else None,
        pieces=tuple(pieces(state, number)),
        marks=tuple(_marks(state)),
        hands=(),
        scores=tuple(
            ScoreView(SIDES[side], "points", sum(counts.values()), 0, of=TENTHS)
            for side, counts in points.items()
        ),
        phases=phases(state),
        heaps=tuple(_heaps(state, number)),
        control=_control(state),
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
            one.id: _province(state, p, sieges, p in open_now) for p, one in enumerate(world.provinces)
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
        record=record,
    )


def _barred(state: State, side: int) -> tuple[str, ...]:
    """The places that bar the rivers to a faction."""
    return tuple(state.world.spots[spot].id for spot in sorted(barred_to(state, side)))


def _heaps(state: State, asks: int) -> Iterator[HeapView]:
    """Counters and coins, each heap with its number; those of the faction asked are piles that it takes from."""
    world = state.world
    for (where, pile), row in zip(_stands(world), state.at, strict=True):
        if any(row):
            yield from [
                HeapView(where, side_word(side), COUNTER, n, pile if side == asks else "")
                for side, n in enumerate(row)
                if n
            ]
    for number, box in enumerate(world.boxes):
        for side in world.sides:
            if held := state.in_box(number, side):
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


def _control(state: State) -> dict[str, str]:
    """Who controls each town and city (2-d)."""
    found = {}
    for number, spot in enumerate(state.world.spots):
        if spot.city < 0 and (spot.kind == "countryside" or not any(state.at[number])):
            continue
        holder = state.city_cards[spot.city] if spot.city >= 0 else state.occupant(number)
        if word := side_word(holder):
            found[spot.id] = word
    return found


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


def _province(state: State, number: int, sieges: Container[int], is_open: bool) -> ProvinceView:
    world = state.world
    one, holder = world.provinces[number], side_word(state.province_cards[number])
    named = {WORDS[side]: n for side, n in enumerate(state.strengths(number)) if n}
    spots = [world.spots[spot] for spot in one.cities]
    besieged = tuple([spot.id for spot in spots if spot.city in sieges])
    return ProvinceView(holder, named, one.limit, one.points, one.tax, besieged, is_open)


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
        tuple([SIDES[side] for side in box.sides]),
        tuple([state.world.provinces[p].id for p in box.provinces]),
        {kind: box.spaces[which] for which, kind in kinds},
        {kind: {SIDES[side]: n for side, n in enumerate(rows[which]) if n} for which, kind in kinds},
    )


def _region(state: State, number: int) -> RegionView:
    one = state.world.regions[number]
    arrows = tuple([state.world.regions[other].id for other in one.arrows])
    return RegionView(one.spaces, state.ships[number], arrows)
