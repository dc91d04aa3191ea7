"""What REVOLUTION needs of its board and does not find; where its cards say otherwise than board or rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import networkx as nx

from engine.boards.errors import Fault
from engine.boards.requirements import pairs, requirements, tally, unlike
from engine.games.revolution import check_cards
from engine.games.revolution.board import RevolutionBoard
from engine.games.revolution.board_needs import (
    BoxNeeds,
    PlaceNeeds,
    ProvinceNeeds,
    RevolutionNeeds,
    RiverNeed,
    SectionNeeds,
    SetupNeeds,
)
from engine.games.revolution.cards import card_file


def faults(board: RevolutionBoard) -> Iterator[Fault]:
    """Everything that is missing."""
    needs = requirements("revolution", RevolutionNeeds)
    assert needs is not None
    yield from _whole(board)
    if needs.provinces is not None:
        yield from _provinces(board, needs.provinces)
    if needs.towns is not None:
        yield from _towns(board, needs.towns)
    for river in needs.rivers:
        yield from _river(board, river)
    yield from _gates(board)
    if needs.sections is not None:
        yield from _sections(board, needs.sections)
    if needs.boxes is not None:
        yield from _boxes(board, needs.boxes)
    if needs.starts is not None:
        yield from _starts(board, needs.starts)
    yield from check_cards.faults(board, card_file(), needs)


# --- what hangs together ------------------------------------------------------------------


def _whole(board: RevolutionBoard) -> Iterator[Fault]:
    """Neighbours are mutual; provinces, regions and sections hold together; arrows join the regions that touch."""
    net: nx.Graph[str] = nx.Graph()
    net.add_nodes_from(board.countries)
    net.add_edges_from((a, b) for a, others in board.neighbours.items() for b in others)
    for key, province in board.countries.items():
        yield from unlike(
            f"country:{key}", f"countries.{key}.neighbours", province.neighbours, board.neighbours[key]
        )
    yield from _joined(net, "countries")
    sections = board.sections
    held = Counter(name for box in sections.values() for name in box.provinces)
    once = {name for name, number in held.items() if number == 1}
    yield from unlike("boxes", "boxes.section.provinces", once, board.countries)
    for key, box in sections.items():
        mine = [name for name, province in board.countries.items() if province.region == key]
        yield from unlike(box.ref, f"boxes.{box.id}.provinces", box.provinces, mine)
        yield from _joined(net.subgraph(box.provinces), f"boxes.{box.id}.provinces")
        beyond = {board.countries[b].region for a in mine for b in board.neighbours[a]} - {key}
        yield from unlike(box.ref, f"boxes.{box.id}.arrows", box.arrows, beyond)
    yield from _joined(nx.Graph((a, b) for a, box in sections.items() for b in box.arrows), "arrows")


def _joined(net: nx.Graph[str], what: str) -> Iterator[Fault]:
    parts = nx.number_connected_components(net)
    if parts > 1:
        yield Fault(what, tally(what, parts, "1"))


# --- provinces and places -----------------------------------------------------------------


def _provinces(board: RevolutionBoard, needs: ProvinceNeeds) -> Iterator[Fault]:
    provinces, minor = board.countries, card_file().constants.minor_limit
    yield from _count("provinces.number", len(provinces), needs.number)
    yield from _count("provinces.capacity", sum(p.limit for p in provinces.values()), needs.capacity)
    points = {int(limit): worth for limit, worth in needs.points.items()}
    wanted = {key: points[max(n for n in points if n <= p.limit)] for key, p in provinces.items()}
    yield from unlike(
        "countries", "provinces.points", pairs({key: p.points for key, p in provinces.items()}), pairs(wanted)
    )
    inhabited = {place.country for place in board.places.values()}
    for key, province in provinces.items():
        if province.tax > needs.most_tax:
            yield from _count(f"countries.{key}.tax", province.tax, needs.most_tax)
        if province.limit <= minor and key in inhabited:
            yield Fault(f"country:{key}", tally(f"countries.{key} places", 1, "0"))
    if not any(province.limit <= minor for province in provinces.values()):
        yield Fault("countries", tally("provinces minor", 0, "1"))
    yield from unlike(
        "countries", "provinces.tax", pairs(_some({k: p.tax for k, p in provinces.items()}, needs.tax)),
        pairs(needs.tax),
    )  # fmt: skip
    for key, least in needs.least_limit.items():
        if key not in provinces or provinces[key].limit < least:
            found = provinces[key].limit if key in provinces else 0
            yield Fault(f"country:{key}", tally(f"countries.{key}.limit", found, f"{least}-"))
    for key, others in needs.neighbours.items():
        yield from unlike(
            f"country:{key}", f"provinces.neighbours.{key}", board.neighbours.get(key, ()), others
        )
    bishops = [key for key, province in provinces.items() if province.bishopric]
    yield from unlike("countries", "provinces.bishoprics", bishops, needs.bishoprics)
    yield from check_cards.stock(board, card_file(), needs.stock)


def _some(found: Mapping[str, int], keys: Iterable[str]) -> dict[str, int]:
    return {key: found[key] for key in keys if key in found}


def _count(what: str, found: int, wanted: int) -> Iterator[Fault]:
    if found != wanted:
        yield Fault(what.partition(" ")[0], tally(what, found, str(wanted)))


def _towns(board: RevolutionBoard, needs: PlaceNeeds) -> Iterator[Fault]:
    places = board.places
    cities = {key: place for key, place in places.items() if place.kind == "city"}
    yield from _count("towns.towns", len(places) - len(cities), needs.towns)
    first = {key: place.allegiance or 0 for key, place in cities.items()}
    yield from unlike("places", "towns.allegiance", pairs(first), pairs(needs.allegiance))
    odd = [key for key, place in places.items() if (place.allegiance is not None) != (place.kind == "city")]
    yield from unlike("places", "places.*.allegiance", odd, ())
    together = {key: board.of_kind(key, "city") for key in board.countries}
    several = {key: held for key, held in together.items() if len(held) > 1}
    yield from unlike("places", "towns.together", several, needs.together)
    for key, held in needs.together.items():
        yield from unlike(f"country:{key}", f"towns.together.{key}", together.get(key, ()), held)
    lies = {key: places[key].country for key in needs.country if key in places}
    yield from unlike("places", "towns.country", pairs(lies), pairs(needs.country))
    trading = [key for key, place in places.items() if place.trading]
    yield from _count("towns.trading", len(trading), needs.trading)
    yield from unlike("places", "places.*.trading", set(trading) & cities.keys(), ())
    universities = {key: place.university for key, place in places.items() if place.university}
    yield from _count("towns.universities", len(universities), needs.universities)
    old = [key for key, kind in universities.items() if kind == "old"]
    yield from unlike("places", "towns.old_universities", old, needs.old_universities)


# --- rivers -------------------------------------------------------------------------------


def _river(board: RevolutionBoard, need: RiverNeed) -> Iterator[Fault]:
    """Where a surplus goes, by land and by river (6.13)."""
    closed = set(need.closed) if need.open is None else set(board.places) - set(need.open)
    if need.start not in board.countries:
        yield Fault("rivers", tally(f"rivers {need.start}", 0, "1"))
        return
    found = (board.rivers.reached(need.start, closed) | board.neighbours[need.start]) - {need.start}
    what = f"rivers {need.start}"
    if need.only is not None:
        yield from unlike(f"country:{need.start}", what, found, need.only)
    yield from unlike(f"country:{need.start}", what, found & set(need.reaches), need.reaches)
    yield from unlike(f"country:{need.start}", what, found & set(need.never), ())


def _gates(board: RevolutionBoard) -> Iterator[Fault]:
    """A gate lies in a province that its river touches there."""
    for key, river in board.file.rivers.items():
        for n, item in enumerate(river.course):
            if item.at is not None:
                near = river.course[max(0, n - 2) : n + 3]
                touched = {land for other in near for land in other.land}
                country = board.places[item.at].country
                yield from unlike(f"place:{item.at}", f"rivers.{key}.{item.at}", {country} - touched, ())


# --- sections and boxes -------------------------------------------------------------------


def _sections(board: RevolutionBoard, needs: SectionNeeds) -> Iterator[Fault]:
    sections = board.sections
    for box in sections.values():
        if box.slots < needs.slots:
            yield Fault(box.ref, tally(f"boxes.{box.id}.slots", box.slots, f"{needs.slots}-"))
        if len(box.orange) > 1 or any(number > box.slots for number in box.orange):
            yield Fault(box.ref, tally(f"boxes.{box.id}.orange", len(box.orange), "0-1"))
    orange = sum(bool(box.orange) for box in sections.values())
    if orange < needs.orange:
        yield Fault("boxes", tally("sections.orange", orange, f"{needs.orange}-"))
    beggars = [name for box in sections.values() if box.beggars for name in box.provinces]
    yield from unlike("boxes", "sections.beggars", beggars, needs.beggars)
    for box in board.boxes.values():
        if box.kind == "beggars":
            yield from unlike(box.ref, f"boxes.{box.id}.provinces", box.provinces, needs.beggars)
    for region, provinces in needs.regions.items():
        held = sections[region].provinces if region in sections else ()
        yield from unlike(f"box:section-{region}", f"sections.regions.{region}", held, provinces)


def _boxes(board: RevolutionBoard, needs: BoxNeeds) -> Iterator[Fault]:
    boxes = {key: box for key, box in board.boxes.items() if box.kind != "section"}
    yield from unlike("boxes", "boxes.powers", boxes, needs.powers)
    for key, box in boxes.items():
        yield from unlike(box.ref, f"boxes.powers.{key}", box.powers, needs.powers.get(key, ()))
        to_map = box.kind == "beggars" or bool({"plain", "diagonal"} & box.spaces.keys())
        if to_map != bool(box.provinces):
            yield Fault(box.ref, tally(f"boxes.{key}.provinces", len(box.provinces), "1-" if to_map else "0"))
        for space, least in needs.least.get(key, {}).items():
            found = {str(name): number for name, number in box.spaces.items()}.get(space, 0)
            if found < least:
                yield Fault(box.ref, tally(f"boxes.{key}.spaces.{space}", found, f"{least}-"))
        missing = set(needs.provinces.get(key, ())) - set(box.provinces)
        yield from unlike(box.ref, f"boxes.provinces.{key}", (), missing)
        if key in needs.beggars and not needs.beggars[key][0] <= box.slots <= needs.beggars[key][1]:
            yield Fault(box.ref, tally(f"boxes.{key}.slots", box.slots, str(needs.beggars[key][0])))
    exclusive = [key for key, box in boxes.items() if box.exclusive]
    yield from unlike("boxes", "boxes.exclusive", exclusive, needs.exclusive)
    robbed = {key: box.intercepts for key, box in boxes.items() if box.intercepts is not None}
    yield from unlike("boxes", "boxes.intercepts", pairs(robbed), pairs(needs.intercepts))
    coins = [box for box in boxes.values() if box.id in robbed.values()]
    yield from unlike("boxes", "boxes.intercepts", {s for box in coins for s in box.spaces}, {"coloured"})


def _starts(board: RevolutionBoard, needs: SetupNeeds) -> Iterator[Fault]:
    setup = board.setup
    for side, places in needs.places.items():
        found = setup.places.get(side, {})
        yield from unlike(f"side:{side}", f"starts.places.{side}", pairs(found), pairs(places))
    for side, boxes in needs.boxes.items():
        held = {key: dict(spaces) for key, spaces in setup.boxes.get(side, {}).items()}
        wanted = {key: dict(spaces) for key, spaces in boxes.items()}
        yield from unlike(f"side:{side}", f"starts.boxes.{side}", pairs(held), pairs(wanted))
    yield from unlike("setup", "starts.treasury", pairs(setup.treasury), pairs(needs.treasury))
    yield from unlike("setup", "starts.orange", pairs(setup.orange), pairs(needs.orange))
