"""What MARIA needs of its board and does not find: sectors, fortresses, electors, the shape of the road net."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import networkx as nx

from engine.boards.board import Road
from engine.boards.check_net import joined, on_map
from engine.boards.errors import Fault
from engine.boards.plane import KM_PER_DEGREE
from engine.boards.requirements import requirements, span, tally, unlike
from engine.boards.schema import Sector
from engine.games.maria import check_setup
from engine.games.maria.board import City, MariaBoard
from engine.games.maria.board_needs import (
    Crossings,
    FortressGroup,
    MariaNeeds,
    OneMove,
    RoadNeeds,
    SectorNeeds,
)
from engine.kernel.message import say


def faults(board: MariaBoard) -> Iterator[Fault]:
    """Everything that is missing; a board that lacks some maps is asked only for what it has."""
    needs = requirements("maria", MariaNeeds)
    assert needs is not None
    yield from _lands(board, needs)
    yield from _net(board, needs)
    yield from check_setup.faults(board, needs)


def _lands(board: MariaBoard, needs: MariaNeeds) -> Iterator[Fault]:
    """Sectors, electors and fortresses."""
    if needs.sectors is not None:
        yield from _sectors(board, needs.sectors, needs.spacing.sector_edge_km)
    if needs.electors is not None:
        yield from _electors(board, needs.electors)
    if needs.fortresses:
        yield from _fortresses(board, needs)


def _net(board: MariaBoard, needs: MariaNeeds) -> Iterator[Fault]:
    """The roads, map by map, then between the maps."""
    for name in board.maps:
        roads = [road for road in board.roads if road.maps == (name,)]
        if roads and needs.roads is not None:
            yield from _shape(board, needs.roads, name, roads)
    if needs.crossings is not None:
        yield from _crossings(board, needs.crossings)
    if needs.one_move is not None and needs.one_move.map in board.maps:
        yield from _one_move(board, needs.one_move)


def _sectors(board: MariaBoard, needs: SectorNeeds, edge_km: float) -> Iterator[Fault]:
    """The number of sectors and of each suit is asked of a whole board only, not of a subset."""
    if board.whole:
        if len(board.sectors) != needs.number:
            yield Fault("sectors", tally("sectors.number", len(board.sectors), str(needs.number)))
        count = Counter[str](sector.sign for sector in board.sectors.values())
        for suit in "SHDC":
            if count[suit] != needs.each_suit:
                yield Fault("sectors", tally(f"sectors.each_suit {suit}", count[suit], str(needs.each_suit)))
    lie_in = (board.sector_of(place) for place in board.places)
    used = Counter(sector.id for sector in lie_in if sector is not None)
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
            if other is not None and other.sign == cell.sign:
                yield Fault(f"sector:{other.id}", say("board-fault-same-suit", a=cell.id, b=other.id))


def _edge(board: MariaBoard, place: City, least: float) -> Iterator[Fault]:
    grid, across = board.file.sectors.get(place.map), board.plane(place.map).across
    if grid is None:
        return
    inner = [abs(place.lon - lon) * across for lon in grid.lon[1:-1]]
    inner += [abs(place.lat - lat) * KM_PER_DEGREE for lat in grid.lat[1:-1]]
    if inner and min(inner) < least:
        args = {"place": place.id, "found": f"{min(inner):.1f}", "wanted": f"{least:g}"}
        yield Fault(place.ref, say("board-fault-sector-edge", **args))


def _electors(board: MariaBoard, wanted: tuple[str, ...]) -> Iterator[Fault]:
    electors = {place.id for place in board.places.values() if place.elector}
    here = {key for key in wanted if board.whole or key in board.places}
    yield from unlike("electors", "electors", electors, here)
    strong = {key for key in electors if board.places[key].fortress}
    yield from unlike("electors", "electors fortress", strong, electors)


def _fortresses(board: MariaBoard, needs: MariaNeeds) -> Iterator[Fault]:
    fortresses = {place.id: place for place in board.places.values() if place.fortress}
    grouped: set[str] = set()
    for group in needs.fortresses:
        if group.map in board.maps:
            members = {key: place for key, place in fortresses.items() if _belongs(board, place, group)}
            grouped |= members.keys()
            yield from _group(group, members)
    free = {key for key in needs.free_fortresses if board.whole or key in board.places}
    yield from unlike("free_fortresses", "free_fortresses", fortresses.keys() - grouped, free)
    homes = {key for key in free if key in board.places and board.home_of(key) is not None}
    yield from unlike("free_fortresses", "free_fortresses owner", homes, ())


def _belongs(board: MariaBoard, place: City, group: FortressGroup) -> bool:
    wanted = place.country == group.country if group.country else board.home_of(place.id) == group.owner
    return wanted and place.map == group.map


def _group(group: FortressGroup, members: dict[str, City]) -> Iterator[Fault]:
    what = f"fortresses {group.name}"
    if not group.number[0] <= len(members) <= group.number[1]:
        yield Fault(what, tally(what, len(members), span(group.number)))
    majors = {key for key, place in members.items() if place.major}
    wanted = set(group.majors)
    yield from unlike(what, f"{what} majors", majors if group.no_other else majors & wanted, wanted)
    if group.all:
        yield from unlike(what, what, members, group.all)


def _shape(board: MariaBoard, needs: RoadNeeds, name: str, roads: list[Road]) -> Iterator[Fault]:
    """The net of a map and its main roads hold together, by more than one road, with few crowded places."""
    net = on_map(board, name)
    main = nx.Graph((road.a, road.b) for road in roads if road.kind == "main")
    yield from joined(net, name)
    yield from joined(main, f"{name} (main)")
    for ends in nx.bridges(net):
        road = "-".join(sorted(ends))
        yield Fault(f"road:{road}", say("board-fault-bridge", road=road))
    low, high = needs.main_share
    share = main.number_of_edges() / len(roads)
    if not low <= share <= high:
        yield Fault(name, tally(f"roads.main_share {name}", f"{share:.3f}", f"{low}-{high}"))
    yield from _degrees(board, needs, net, name)
    if not nx.check_planarity(net)[0]:
        yield Fault(name, say("board-fault-planar", map=name))


def _degrees(board: MariaBoard, needs: RoadNeeds, net: nx.Graph[str], name: str) -> Iterator[Fault]:
    low, high = needs.degree
    for place in net:
        if not low <= board.graph.degree[place] <= high:
            found = int(board.graph.degree[place])
            yield Fault(
                f"place:{place}", say("board-fault-degree", place=place, found=found, wanted=f"{low}-{high}")
            )
    crowded = sum(board.graph.degree[place] > needs.usual_degree for place in net)
    most = len(net) // 20
    if crowded > most:
        yield Fault(name, tally(f"roads.usual_degree {name}", crowded, f"0-{most}"))


def _crossings(board: MariaBoard, needs: Crossings) -> Iterator[Fault]:
    across = [road for road in board.roads if road.crosses_maps]
    low, high = needs.number
    if len(board.maps) > 1 and not low <= len(across) <= high:
        yield Fault("roads", tally("crossings.number", len(across), f"{low}-{high}"))
    for road in across:
        north = max(board.places[road.a].lat, board.places[road.b].lat)
        if north >= needs.south_of:
            args = {"road": road.id, "found": f"{north}", "wanted": f"{needs.south_of}"}
            yield Fault(road.ref, say("board-fault-crossing", **args))
    if across and needs.main and not any(road.kind == "main" for road in across):
        yield Fault("roads", tally("crossings.main", 0, "1"))


def _one_move(board: MariaBoard, example: OneMove) -> Iterator[Fault]:
    """The worked example of 10.3 can happen: one move leaves both, and one of them alone can be covered."""
    a, b = example.leaves
    if not {a, b} <= board.places.keys():
        return
    starts = [key for key in board.places if board.home_of(key) == example.owner]
    if not any(
        _leaves_both(board.graph, [start], {a, b}, main) for start in starts for main in (False, True)
    ):
        yield Fault(f"place:{b}", say("board-fault-one-move", a=a, b=b, owner=example.owner))
    index, other = board.index, a if example.covered == b else b
    near = index.within[example.protection]
    alone = near[index.number[example.covered]] & ~near[index.number[other]] & index.on_map[example.map]
    if not index.around(index.neighbour_mask[index.number[example.covered]]) & alone:
        yield Fault(f"place:{example.covered}", say("board-fault-cover", a=example.covered, b=other))


def _leaves_both(graph: nx.Graph[str], path: list[str], both: set[str], main: bool) -> bool:
    """Whether a move of 3 cities, or 4 by main roads (10.1-b), that begins with the path leaves both."""
    if both <= set(path[:-1]):
        return True
    if len(path) > (4 if main else 3):
        return False
    return any(
        _leaves_both(graph, [*path, to], both, main)
        for to, road in graph.adj[path[-1]].items()
        if to not in path and (not main or road["kind"] == "main")
    )
