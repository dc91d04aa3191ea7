"""Checks of the road net: joined up, drawable without crossings, and of the shape its game needs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import networkx as nx
import shapely

from engine.boards.board import Board, Road
from engine.boards.errors import Fault
from engine.boards.requirements import Crossings, Nearness, OneMove, Requirements, RoadNeeds, Spacing, tally
from engine.kernel.message import say


def whole(board: Board) -> Iterator[Fault]:
    """Every place has a road, and the roads hold together."""
    for place in board.places:
        if board.graph.degree[place] == 0:
            yield Fault(f"place:{place}", say("board-fault-no-road", place=place))
    yield from _joined(board.graph, board.id)


def game(board: Board, needs: Requirements) -> Iterator[Fault]:
    """The net as the game needs it, map by map, then between the maps."""
    for name in board.maps:
        roads = [road for road in board.roads if road.maps == (name,)]
        if roads and needs.roads is not None:
            yield from _shape(board, needs.roads, name, roads)
        if roads:
            yield from _drawing(board, needs.spacing, name, roads)
    if needs.crossings is not None:
        yield from _crossings(board, needs.crossings)
    for nearness in needs.distances:
        yield from _near(board, nearness)
    if needs.one_move is not None and needs.one_move.map in board.maps:
        yield from _one_move(board, needs.one_move)


def _joined(graph: nx.Graph[str], name: str) -> Iterator[Fault]:
    parts = sorted(nx.connected_components(graph), key=len)
    if len(parts) > 1:
        lost = min(parts[0])
        yield Fault(f"place:{lost}", say("board-fault-split", net=name, found=len(parts), place=lost))


def _on_map(board: Board, name: str) -> nx.Graph[str]:
    return board.graph.subgraph([place.id for place in board.places.values() if place.map == name])


def _shape(board: Board, needs: RoadNeeds, name: str, roads: list[Road]) -> Iterator[Fault]:
    """The net of a map and its main roads hold together, by more than one road, with few crowded places."""
    net = _on_map(board, name)
    main = nx.Graph((road.a, road.b) for road in roads if road.main)
    yield from _joined(net, name)
    yield from _joined(main, f"{name} (main)")
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


def _degrees(board: Board, needs: RoadNeeds, net: nx.Graph[str], name: str) -> Iterator[Fault]:
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


def _drawing(board: Board, spacing: Spacing, name: str, roads: list[Road]) -> Iterator[Fault]:
    """No road too long, none across another, none past a third place, no two at a needle angle."""
    net = _on_map(board, name)
    points = {place: board.point(place) for place in net}
    strokes = list(_strokes(board, name, roads))
    lines = [stroke.line for stroke in strokes]
    for stroke in strokes:
        if stroke.line.length > spacing.road_km:
            args = {"road": stroke.id, "found": _km(stroke.line.length), "wanted": _km(spacing.road_km)}
            yield Fault(stroke.ref, say("board-fault-long-road", **args))
    tree = shapely.STRtree(lines)
    for i, j in tree.query(lines, predicate="intersects").T.tolist():
        one, two = strokes[i], strokes[j]
        if i < j and not one.ends & two.ends:
            yield Fault(one.ref, say("board-fault-cross", road=one.id, other=two.id))
    cities = [shapely.Point(at) for at in points.values()]
    names = list(points)
    for c, r in tree.query(cities, predicate="dwithin", distance=spacing.passing_km).T.tolist():
        stroke = strokes[r]
        if names[c] not in stroke.ends:
            found = _km(lines[r].distance(cities[c]))
            args = {"road": stroke.id, "place": names[c], "found": found, "wanted": _km(spacing.passing_km)}
            yield Fault(stroke.ref, say("board-fault-pass", **args))
    if spacing.angle:
        for place in net:
            yield from _needles(net, points, place, spacing.angle)


@dataclass(frozen=True)
class _Stroke:
    """A line as it is drawn, between two places, or from a shore to the middle of its lake."""

    id: str
    ref: str
    ends: frozenset[str]
    line: shapely.LineString


def _strokes(board: Board, map: str, roads: list[Road]) -> Iterator[_Stroke]:
    """The roads of chains through their points, and a way from every shore of a lake."""
    plane = board.plane(map)
    for road in roads:
        if road.kind != "lake":
            way = (plane.point(*at) for at in board.way(road))
            line = shapely.LineString((board.point(road.a), *way, board.point(road.b)))
            yield _Stroke(road.id, road.ref, frozenset((road.a, road.b)), line)
    for key, lake in board.lakes.items():
        for shore in lake.shores:
            if board.places[shore].map == map:
                way = (plane.point(*at) for at in (*lake.via.get(shore, ()), lake.centre))
                line = shapely.LineString((board.point(shore), *way))
                yield _Stroke(f"{shore}/{key}", f"lake:{key}", frozenset((shore, key)), line)


def _needles(
    net: nx.Graph[str], points: dict[str, tuple[float, float]], place: str, least: float
) -> Iterator[Fault]:
    x, y = points[place]
    angle = {to: math.degrees(math.atan2(points[to][1] - y, points[to][0] - x)) for to in net[place]}
    for a, b in combinations(sorted(angle), 2):
        found = abs((angle[a] - angle[b] + 180) % 360 - 180)
        if found < least:
            args = {"place": place, "a": a, "b": b, "found": f"{found:.0f}", "wanted": f"{least:.0f}"}
            yield Fault(f"place:{place}", say("board-fault-needle", **args))


def _crossings(board: Board, needs: Crossings) -> Iterator[Fault]:
    across = [road for road in board.roads if road.crosses_maps]
    low, high = needs.number
    if len(board.maps) > 1 and not low <= len(across) <= high:
        yield Fault("roads", tally("crossings.number", len(across), f"{low}-{high}"))
    for road in across:
        north = max(board.places[road.a].lat, board.places[road.b].lat)
        if north >= needs.south_of:
            args = {"road": road.id, "found": f"{north}", "wanted": f"{needs.south_of}"}
            yield Fault(road.ref, say("board-fault-crossing", **args))
    if across and needs.main and not any(road.main for road in across):
        yield Fault("roads", tally("crossings.main", 0, "1"))


def _near(board: Board, near: Nearness) -> Iterator[Fault]:
    net: nx.Graph[str] = nx.Graph(board.graph)
    if near.kinds:
        ways = board.joined(near.kinds)
        net = nx.Graph((a, b) for a, others in ways.items() for b in others)
    net.remove_nodes_from(near.without)
    for a in near.starts:
        for b in near.ends:
            if a not in board.places or b not in board.places:
                continue
            joined = a in net and b in net and nx.has_path(net, a, b)
            found = nx.shortest_path_length(net, a, b) if joined else math.inf
            if near.most is not None and found > near.most:
                says = say("board-fault-distance", a=a, b=b, found=str(found), wanted=near.most)
                yield Fault(f"place:{a}", says)
            if found < near.least:
                says = say("board-fault-too-short", a=a, b=b, found=str(found), wanted=near.least)
                yield Fault(f"place:{a}", says)


def _one_move(board: Board, example: OneMove) -> Iterator[Fault]:
    """The worked example of 10.3 can happen: one move leaves both, and one of them alone can be covered."""
    a, b = example.leaves
    if not {a, b} <= board.places.keys():
        return
    starts = [place.id for place in board.places.values() if place.owner == example.owner]
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


def _km(length: float) -> str:
    return f"{length:.1f}".removesuffix(".0")
