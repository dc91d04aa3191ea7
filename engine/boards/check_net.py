"""Checks of the net: joined up, and drawn without crossings."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import networkx as nx
import shapely

from engine.boards.board import Board, Road
from engine.boards.errors import Fault
from engine.boards.requirements import Nearness, Requirements, Spacing
from engine.kernel.message import say


def whole(board: Board) -> Iterator[Fault]:
    """Every place has a road, and the roads hold together, where there are any; a map of squares stands by itself."""
    if board.graph.number_of_edges() == 0:
        return
    for place in board.places:
        if board.graph.degree[place] == 0:
            yield Fault(f"place:{place}", say("board-fault-no-road", place=place))
    squares = [name for name, entry in board.maps.items() if entry.grid is not None]
    for name in squares:
        yield from joined(on_map(board, name), name)
    roads = [key for key, place in board.places.items() if place.map not in squares]
    yield from joined(board.graph.subgraph(roads), board.id)


def game(board: Board, needs: Requirements) -> Iterator[Fault]:
    """The net as the game needs it, map by map, then between the maps."""
    for name in board.maps:
        yield from _drawing(board, needs.spacing, name)
    for nearness in needs.distances:
        yield from _near(board, nearness)


def joined(graph: nx.Graph[str], name: str) -> Iterator[Fault]:
    """The parts of a net hold together."""
    parts = sorted(nx.connected_components(graph), key=len)
    if len(parts) > 1:
        lost = min(parts[0])
        yield Fault(f"place:{lost}", say("board-fault-split", net=name, found=len(parts), place=lost))


def on_map(board: Board, name: str) -> nx.Graph[str]:
    """The net of one map."""
    return board.graph.subgraph([place.id for place in board.places.values() if place.map == name])


def _drawing(board: Board, spacing: Spacing, name: str) -> Iterator[Fault]:
    """No road too long, none across another, none past a third place, no two at a needle angle."""
    net, roads = on_map(board, name), [road for road in board.roads if road.maps == (name,)]
    if not roads:
        return
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


def _km(length: float) -> str:
    return f"{length:.1f}".removesuffix(".0")
