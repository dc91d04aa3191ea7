"""Checks of the road net: joined up, drawable without crossings, and of the shape its game needs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import networkx as nx
import shapely

from engine.boards.board import Board, Road
from engine.boards.errors import Fault
from engine.boards.requirements import Nearness, OneMove, Requirements, Spacing, tally
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
        if roads:
            yield from _on_map(board, needs, name, roads)
    yield from _crossings(board, needs)
    for nearness in needs.distances:
        yield from _near(board, nearness)
    if needs.one_move is not None and needs.one_move.map in board.maps:
        yield from _one_move(board, needs.one_move)


def _joined(graph: nx.Graph[str], name: str) -> Iterator[Fault]:
    parts = sorted(nx.connected_components(graph), key=len)
    if len(parts) > 1:
        lost = min(parts[0])
        yield Fault(f"place:{lost}", say("board-fault-split", net=name, found=len(parts), place=lost))


def _on_map(board: Board, needs: Requirements, name: str, roads: list[Road]) -> Iterator[Fault]:
    net = board.graph.subgraph([place.id for place in board.places.values() if place.map == name])
    main = nx.Graph((road.a, road.b) for road in roads if road.main)
    yield from _joined(net, name)
    yield from _joined(main, f"{name} (main)")
    for ends in nx.bridges(net):
        road = "-".join(sorted(ends))
        yield Fault(f"road:{road}", say("board-fault-bridge", road=road))
    low, high = needs.roads.main_share
    share = main.number_of_edges() / len(roads)
    if not low <= share <= high:
        yield Fault(name, tally(f"roads.main_share {name}", f"{share:.3f}", f"{low}-{high}"))
    yield from _degrees(board, needs, net, name)
    yield from _drawing(board, needs.spacing, net, roads)
    if not nx.check_planarity(net)[0]:
        yield Fault(name, say("board-fault-planar", map=name))


def _degrees(board: Board, needs: Requirements, net: nx.Graph[str], name: str) -> Iterator[Fault]:
    low, high = needs.roads.degree
    for place in net:
        if not low <= board.graph.degree[place] <= high:
            found = int(board.graph.degree[place])
            yield Fault(
                f"place:{place}", say("board-fault-degree", place=place, found=found, wanted=f"{low}-{high}")
            )
    crowded = sum(board.graph.degree[place] > needs.roads.usual_degree for place in net)
    most = len(net) // 20
    if crowded > most:
        yield Fault(name, tally(f"roads.usual_degree {name}", crowded, f"0-{most}"))


def _drawing(board: Board, spacing: Spacing, net: nx.Graph[str], roads: list[Road]) -> Iterator[Fault]:
    """No road too long, none across another, none past a third place, no two at a needle angle."""
    points = {place: board.point(place) for place in net}
    lines = [shapely.LineString((points[road.a], points[road.b])) for road in roads]
    for road, line in zip(roads, lines, strict=True):
        if line.length > spacing.road_km:
            args = {"road": road.id, "found": _km(line.length), "wanted": _km(spacing.road_km)}
            yield Fault(road.ref, say("board-fault-long-road", **args))
    tree = shapely.STRtree(lines)
    for i, j in tree.query(lines, predicate="intersects").T.tolist():
        one, two = roads[i], roads[j]
        if i < j and not {one.a, one.b} & {two.a, two.b}:
            yield Fault(one.ref, say("board-fault-cross", road=one.id, other=two.id))
    cities = [shapely.Point(at) for at in points.values()]
    names = list(points)
    for c, r in tree.query(cities, predicate="dwithin", distance=spacing.passing_km).T.tolist():
        road = roads[r]
        if names[c] not in (road.a, road.b):
            found = _km(lines[r].distance(cities[c]))
            args = {"road": road.id, "place": names[c], "found": found, "wanted": _km(spacing.passing_km)}
            yield Fault(road.ref, say("board-fault-pass", **args))
    for place in net:
        yield from _needles(net, points, place, spacing.angle)


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


def _crossings(board: Board, needs: Requirements) -> Iterator[Fault]:
    across = [road for road in board.roads if road.crosses_maps]
    low, high = needs.crossings.number
    if len(board.maps) > 1 and not low <= len(across) <= high:
        yield Fault("roads", tally("crossings.number", len(across), f"{low}-{high}"))
    for road in across:
        north = max(board.places[road.a].lat, board.places[road.b].lat)
        if north >= needs.crossings.south_of:
            args = {"road": road.id, "found": f"{north}", "wanted": f"{needs.crossings.south_of}"}
            yield Fault(road.ref, say("board-fault-crossing", **args))
    if across and needs.crossings.main and not any(road.main for road in across):
        yield Fault("roads", tally("crossings.main", 0, "1"))


def _near(board: Board, near: Nearness) -> Iterator[Fault]:
    index = board.index
    for a in near.starts:
        for b in near.ends:
            if a in index.number and b in index.number:
                found = index.distance[index.number[a]][index.number[b]]
                if found > near.most:
                    says = say("board-fault-distance", a=a, b=b, found=int(found), wanted=near.most)
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
