"""Checks of places, countries, sectors and fortresses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import dist

from engine.boards.board import Board, Place, Sector
from engine.boards.errors import Fault
from engine.boards.plane import KM_PER_DEGREE
from engine.boards.requirements import FortressGroup, Requirements, SectorNeeds, span, tally, unlike
from engine.kernel.message import say


def names(board: Board) -> Iterator[Fault]:
    """No country without a place, no name twice on a map."""
    inhabited = {place.country for place in board.places.values() if place.country}
    for country in board.countries:
        if country not in inhabited:
            yield Fault(f"country:{country}", say("board-fault-country-empty", country=country))
    first: dict[tuple[str, str], str] = {}
    for place in board.places.values():
        other = first.setdefault((place.map, place.name), place.id)
        if other != place.id:
            yield Fault(place.ref, say("board-fault-name-twice", name=place.name, a=other, b=place.id))


def game(board: Board, needs: Requirements) -> Iterator[Fault]:
    """Places, sectors, owners, electors and fortresses as the game needs them."""
    for name, wanted in needs.places.items():
        on_map = [place for place in board.places.values() if place.map == name]
        if on_map and not wanted[0] <= len(on_map) <= wanted[1]:
            yield Fault(name, tally(f"places {name}", len(on_map), span(wanted)))
        yield from _spacing(board, on_map, needs.spacing.cities_km)
    if needs.sectors is not None:
        yield from _sectors(board, needs.sectors, needs.spacing.sector_edge_km)
    yield from _owners(board, needs)
    if needs.electors is not None:
        yield from _electors(board, needs.electors)
    if needs.fortresses:
        yield from _fortresses(board, needs)


def _spacing(board: Board, places: list[Place], least: float) -> Iterator[Fault]:
    at = {place.id: board.point(place.id) for place in places}
    for a, b in combinations(at, 2):
        found = dist(at[a], at[b])
        if found < least:
            args = {"a": a, "b": b, "found": f"{found:.1f}", "wanted": f"{least:g}"}
            yield Fault(f"place:{b}", say("board-fault-too-near", **args))


def _sectors(board: Board, needs: SectorNeeds, edge_km: float) -> Iterator[Fault]:
    """The number of sectors and of each suit is asked of a whole board only, not of a subset."""
    if board.whole:
        if len(board.sectors) != needs.number:
            yield Fault("sectors", tally("sectors.number", len(board.sectors), str(needs.number)))
        count = Counter[str](sector.suit for sector in board.sectors.values())
        for suit in "SHDC":
            if count[suit] != needs.each_suit:
                yield Fault("sectors", tally(f"sectors.each_suit {suit}", count[suit], str(needs.each_suit)))
    used = Counter(place.sector for place in board.places.values())
    for name in board.maps:
        cells = [sector for sector in board.sectors.values() if sector.map == name]
        empty, most = sum(not used[sector.id] for sector in cells), needs.empty.get(name, 0)
        if empty > most:
            yield Fault(name, tally(f"sectors.empty {name}", empty, f"0-{most}"))
        yield from _beside(cells)
    for place in board.places.values():
        yield from _edge(board, place, edge_km)


def _beside(cells: list[Sector]) -> Iterator[Fault]:
    at = {(cell.row, cell.column): cell for cell in cells}
    for (row, column), cell in at.items():
        for other in (at.get((row, column + 1)), at.get((row + 1, column))):
            if other is not None and other.suit == cell.suit:
                yield Fault(f"sector:{other.id}", say("board-fault-same-suit", a=cell.id, b=other.id))


def _edge(board: Board, place: Place, least: float) -> Iterator[Fault]:
    grid, across = board.file.sectors.get(place.map), board.plane(place.map).across
    if grid is None:
        return
    inner = [abs(place.lon - lon) * across for lon in grid.lon[1:-1]]
    inner += [abs(place.lat - lat) * KM_PER_DEGREE for lat in grid.lat[1:-1]]
    if inner and min(inner) < least:
        args = {"place": place.id, "found": f"{min(inner):.1f}", "wanted": f"{least:g}"}
        yield Fault(place.ref, say("board-fault-sector-edge", **args))


def _owners(board: Board, needs: Requirements) -> Iterator[Fault]:
    for country, owner in needs.owners.items():
        if country in board.countries and board.countries[country].owner != owner:
            found, wanted = board.countries[country].owner or "null", owner or "null"
            what = f"owners.{country}"
            yield Fault(f"country:{country}", say("board-fault-value", what=what, found=found, wanted=wanted))


def _electors(board: Board, wanted: tuple[str, ...]) -> Iterator[Fault]:
    electors = {place.id for place in board.places.values() if place.elector}
    here = {key for key in wanted if board.whole or key in board.places}
    yield from unlike("electors", "electors", electors, here)
    strong = {key for key in electors if board.places[key].fortress}
    yield from unlike("electors", "electors fortress", strong, electors)


def _fortresses(board: Board, needs: Requirements) -> Iterator[Fault]:
    fortresses = {place.id: place for place in board.places.values() if place.fortress}
    grouped: set[str] = set()
    for group in needs.fortresses:
        if group.map in board.maps:
            members = {key: place for key, place in fortresses.items() if _belongs(place, group)}
            grouped |= members.keys()
            yield from _group(group, members)
    free = {key for key in needs.free_fortresses if board.whole or key in board.places}
    yield from unlike("free_fortresses", "free_fortresses", fortresses.keys() - grouped, free)
    homes = {key for key in free if key in board.places and board.places[key].owner is not None}
    yield from unlike("free_fortresses", "free_fortresses owner", homes, ())


def _belongs(place: Place, group: FortressGroup) -> bool:
    wanted = place.country == group.country if group.country else place.owner == group.owner
    return wanted and place.map == group.map


def _group(group: FortressGroup, members: dict[str, Place]) -> Iterator[Fault]:
    what = f"fortresses {group.name}"
    if not group.number[0] <= len(members) <= group.number[1]:
        yield Fault(what, tally(what, len(members), span(group.number)))
    majors = {key for key, place in members.items() if place.major}
    wanted = set(group.majors)
    yield from unlike(what, f"{what} majors", majors if group.no_other else majors & wanted, wanted)
    if group.all:
        yield from unlike(what, what, members, group.all)
