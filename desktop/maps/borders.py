"""Territories: Voronoi cells of the places, merged by country, with shared and smoothed borders."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import networkx as nx
import shapely
from shapely import STRtree
from shapely.geometry import LineString, MultiPoint, Point

from desktop.maps.coast import frame_box
from desktop.maps.plan import Plan
from desktop.maps.smooth import chaikin, chance

REACH_KM = 95.0
ISLAND_KM = 25.0
MOAT_KM = 12.0
OVERLAP = 40.0
DETAIL = 6.0
STEP = 28.0
JITTER = 4.0


@dataclass(frozen=True)
class Territory:
    """The land of one country on one sheet; `tint` numbers the quiet tints of countries without owner."""

    country: str
    owner: str | None
    area: Any
    tint: int


@dataclass(frozen=True)
class Borders:
    """All territories, the lines between them, and the groups that share one band."""

    territories: tuple[Territory, ...]
    lines: Any
    groups: dict[str, Any]


def cells(plan: Plan, land: list[Any]) -> dict[str, Any]:
    """Each country's cells, unsmoothed: given to their place first, clipped after."""
    marks = list(plan.places.values())
    points = [Point(p.x, p.y) for p in marks]
    regions = shapely.voronoi_polygons(MultiPoint(points), extend_to=frame_box(plan, 200))
    tree = STRtree(list(regions.geoms))
    outer, reach = frame_box(plan, OVERLAP), plan.projection.km(REACH_KM)
    unclaimed = _unclaimed(plan, land, points)
    parts: dict[str, list[Any]] = {}
    for number, region in zip(*tree.query(points, predicate="within"), strict=True):
        piece = (
            tree.geometries[region]
            .intersection(outer)
            .intersection(points[number].buffer(reach, quad_segs=12))
        )
        if unclaimed is not None:
            piece = piece.difference(unclaimed)
        parts.setdefault(marks[number].country, []).append(piece)
    return {
        country: shapely.set_precision(shapely.union_all(pieces), 0.01) for country, pieces in parts.items()
    }


def _unclaimed(plan: Plan, land: list[Any], points: list[Any]) -> Any | None:
    """Far land that holds no place (another country beyond a sea), with the water round it."""
    tree = STRtree(points)
    held = [piece for piece in land if len(tree.query(piece, predicate="dwithin", distance=3.0))]
    union = shapely.union_all(held)
    far = [
        piece for piece in land if piece not in held and piece.distance(union) > plan.projection.km(ISLAND_KM)
    ]
    return shapely.union_all([p.buffer(plan.projection.km(MOAT_KM)) for p in far]) if far else None


def borders(plan: Plan, land: list[Any]) -> Borders:
    """Smooths each border once as an arc shared by both neighbours, so that no gap or overlap can appear."""
    if not any(p.country for p in plan.places.values()):
        return Borders((), shapely.LineString(), {})
    rough = cells(plan, land)
    outline = shapely.union_all([area.boundary for area in rough.values()])
    merged = shapely.line_merge(outline)
    edge = frame_box(plan, OVERLAP).boundary.buffer(0.5)
    shapely.prepare(edge)
    arcs, inner = [], []
    for arc in getattr(merged, "geoms", [merged]):
        if edge.contains(arc):
            arcs.append(arc)
        else:
            smooth = LineString(_wobble(arc))
            arcs.append(smooth)
            inner.append(smooth)
    faces = list(shapely.polygonize([shapely.union_all(arcs)]).geoms)
    areas = _named(faces, rough)
    owners = {p.country: p.owner for p in plan.places.values()}
    tints = _tints({c: a for c, a in areas.items() if owners[c] is None})
    found = tuple(Territory(c, owners[c], areas[c], tints.get(c, 0)) for c in sorted(areas))
    return Borders(found, shapely.union_all(inner), _groups(found))


def _wobble(arc: Any) -> list[tuple[float, float]]:
    """A border as a surveyor of the time would draw it: few points, a seeded tremble, round corners."""
    line = list(arc.simplify(DETAIL).coords)
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


def _named(faces: list[Any], rough: dict[str, Any]) -> dict[str, Any]:
    """Each new face belongs to the country it overlaps most."""
    names = list(rough)
    tree = STRtree([rough[name] for name in names])
    parts: dict[str, list[Any]] = {}
    for face in faces:
        near = tree.query(face, predicate="intersects")
        overlaps = {names[i]: rough[names[i]].intersection(face).area for i in near}
        best = max(overlaps, key=lambda name: overlaps[name], default=None)
        if best is not None and overlaps[best] > face.area * 0.3:
            parts.setdefault(best, []).append(face)
    return {name: shapely.union_all(pieces) for name, pieces in parts.items()}


def _tints(areas: dict[str, Any]) -> dict[str, int]:
    """Quiet tints for countries without owner, no two neighbours alike where four tints suffice."""
    names = sorted(areas)
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(names)
    tree = STRtree([areas[n] for n in names])
    ones, others = tree.query([areas[n] for n in names], predicate="dwithin", distance=2.0)
    graph.add_edges_from((names[a], names[b]) for a, b in zip(ones, others, strict=True) if a < b)
    colours: dict[str, int] = nx.coloring.greedy_color(graph, strategy="DSATUR")
    return colours


def _groups(territories: tuple[Territory, ...]) -> dict[str, Any]:
    """Countries of one owner share a band; a country without owner has its own."""
    parts: dict[str, list[Any]] = {}
    for t in territories:
        parts.setdefault(f"power:{t.owner}" if t.owner else f"country:{t.country}", []).append(t.area)
    return {key: shapely.union_all([a.buffer(0.02) for a in areas]) for key, areas in sorted(parts.items())}
