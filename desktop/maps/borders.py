"""Borders as they are drawn: the board's territories with shared and smoothed lines, their tints and bands."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import networkx as nx
import shapely
from shapely import STRtree
from shapely.affinity import affine_transform
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from desktop.maps.coast import frame_box
from desktop.maps.plan import Plan
from desktop.maps.smooth import chaikin, chance, cubic
from engine.boards.territories import MARGIN, Territories

DETAIL = 6.0
STEP = 28.0
JITTER = 4.0
CORNER, BENDS = 10.0, 5
"""How far before a corner of a border between squares its arc begins, and of how many pieces it is."""
EDGE = 0.5
"""How far from the edge of a group a line may lie that is one of its edges."""
EMPTY = shapely.LineString()
Point = tuple[float, float]


@dataclass(frozen=True)
class Territory:
    """The land of one country on one sheet; `tint` numbers the quiet tints of countries without owner."""

    country: str
    owner: str | None
    area: BaseGeometry
    tint: int


@dataclass(frozen=True)
class Borders:
    """All territories, the lines between them, and the groups that share one band.

    `inner`: between squares, the lines inside a group; `lines` are then those round the groups.
    """

    territories: tuple[Territory, ...]
    lines: BaseGeometry
    groups: dict[str, BaseGeometry]
    inner: BaseGeometry = EMPTY


def lands(plan: Plan, land: list[BaseGeometry]) -> dict[str, BaseGeometry]:
    """Each country's territory on the sheet, unsmoothed; without `land` as if there were nothing but land."""
    projection = plan.projection
    k, west, north = projection.scale, projection.west, projection.north
    ground = affine_transform(shapely.GeometryCollection(land), (1 / k, 0, 0, -1 / k, west, north))
    found = Territories(plan.board.file, plan.map, ground if land else None).countries
    return {key: affine_transform(area, (k, 0, 0, -k, -west * k, north * k)) for key, area in found.items()}


def borders(plan: Plan, land: list[BaseGeometry]) -> Borders:
    """Smooths each border once as an arc shared by both neighbours, so that no gap or overlap can appear.

    Borders between squares stay straight; their corners are rounded.
    """
    rough = lands(plan, land) if plan.board.countries else {}
    if not rough:
        return Borders((), EMPTY, {})
    outline = shapely.union_all([area.boundary for area in rough.values()])
    merged = shapely.line_merge(outline)
    edge = frame_box(plan, plan.projection.km(MARGIN)).boundary.buffer(0.5)
    shapely.prepare(edge)
    arcs, inner, square = [], [], plan.entry.grid is not None
    for arc in getattr(merged, "geoms", [merged]):
        drawn = _rounded(arc) if square else arc if edge.contains(arc) else LineString(_wobble(arc))
        arcs.append(drawn)
        if square or drawn is not arc:
            inner.append(drawn)
    faces = list(shapely.polygonize([shapely.union_all(arcs)]).geoms)
    areas = _named(faces, rough)
    owners = {country: plan.board.countries[country].owner for country in areas}
    tints = _tints({c: a for c, a in areas.items() if owners[c] is None})
    found = tuple(Territory(c, owners[c], areas[c], tints.get(c, 0)) for c in sorted(areas))
    lines, groups = shapely.union_all(inner), _groups(found)
    if not square:
        return Borders(found, lines, groups)
    edges = shapely.union_all([group.boundary for group in groups.values()]).buffer(EDGE)
    return Borders(found, lines.intersection(edges), groups, lines.difference(edges))


def _rounded(arc: LineString) -> LineString:
    """A border between squares with its corners cut to an arc; its ends stay where others meet it."""
    line = [(x, y) for x, y, *_ in arc.simplify(0.01).coords]
    closed = line[0] == line[-1]
    around = [line[-2], *line] if closed else line
    turned = [p for three in zip(around, around[1:], around[2:], strict=False) for p in _corner(*three)]
    return LineString([*turned, turned[0]] if closed else [line[0], *turned, line[-1]])


def _corner(before: Point, at: Point, after: Point) -> list[Point]:
    """A curve that cuts a corner of a border between squares."""
    ends = []
    for other in (before, after):
        share = CORNER / max(math.dist(at, other), 2 * CORNER)
        ends.append((at[0] + (other[0] - at[0]) * share, at[1] + (other[1] - at[1]) * share))
    return [cubic(ends[0], at, at, ends[1], step / BENDS) for step in range(BENDS + 1)]


def _wobble(arc: LineString) -> list[tuple[float, float]]:
    """A border as a surveyor of the time would draw it: few points, a seeded tremble, round corners."""
    line = [(x, y) for x, y, *_ in arc.simplify(DETAIL).coords]
    out = [line[0]]
    for i, (a, b) in enumerate(pairwise(line)):
        steps = max(1, int(math.dist(a, b) // STEP))
        for j in range(1, steps + 1):
            x, y = a[0] + (b[0] - a[0]) * j / steps, a[1] + (b[1] - a[1]) * j / steps
            if j < steps or i < len(line) - 2:
                rng = chance("border", round(x), round(y))
                x, y = x + rng.uniform(-JITTER, JITTER), y + rng.uniform(-JITTER, JITTER)
            out.append((x, y))
    out[-1] = line[-1]
    return chaikin(out, 3)


def _named(faces: list[BaseGeometry], rough: dict[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    """Each new face belongs to the country it overlaps most."""
    names = list(rough)
    tree = STRtree([rough[name] for name in names])
    parts: dict[str, list[BaseGeometry]] = {}
    for face in faces:
        near = tree.query(face, predicate="intersects")
        overlaps = {names[i]: rough[names[i]].intersection(face).area for i in near}
        best = max(overlaps, key=lambda name: overlaps[name], default=None)
        if best is not None and overlaps[best] > face.area * 0.3:
            parts.setdefault(best, []).append(face)
    return {name: shapely.union_all(pieces) for name, pieces in parts.items()}


def _tints(areas: dict[str, BaseGeometry]) -> dict[str, int]:
    """Quiet tints for countries without owner, no two neighbours alike where four tints suffice."""
    names = sorted(areas)
    if not names:
        return {}
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(names)
    tree = STRtree([areas[n] for n in names])
    ones, others = tree.query([areas[n] for n in names], predicate="dwithin", distance=2.0)
    graph.add_edges_from((names[a], names[b]) for a, b in zip(ones, others, strict=True) if a < b)
    colours: dict[str, int] = nx.coloring.greedy_color(graph, strategy="DSATUR")
    return colours


def _groups(territories: tuple[Territory, ...]) -> dict[str, BaseGeometry]:
    """Countries of one owner share a band; a country without owner has its own."""
    parts: dict[str, list[BaseGeometry]] = {}
    for t in territories:
        parts.setdefault(f"power:{t.owner}" if t.owner else f"country:{t.country}", []).append(t.area)
    return {key: shapely.union_all([a.buffer(0.02) for a in areas]) for key, areas in sorted(parts.items())}
