"""Molehills and trees: where the marks stand. They keep off towns, roads, rivers, pips and names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from desktop.maps.coast import frame_box
from desktop.maps.ground import Geography
from desktop.maps.plan import Plan
from desktop.maps.rivers import Course
from desktop.maps.sheet import HillMark
from desktop.maps.signs import reliefs_of
from desktop.maps.smooth import chaikin, chance, seed

SIZE = {1: 11.0, 2: 15.0, 3: 19.0}
GROVE, INSIDE = 56.0, 12.0
"""Half of the room that a group of marks has in its square, and how far it keeps from the sides."""
TOWN_CLEAR, ROAD_CLEAR, RIVER_CLEAR = 14.0, 8.0, 6.0


def hill_marks(
    plan: Plan, ground: Geography, rivers: list[Course], keep_off: Sequence[BaseGeometry], land: BaseGeometry
) -> list[HillMark]:
    """Every mark of the sheet, from north to south so that nearer ones hide farther ones."""
    towns = STRtree([Point(p.x, p.y) for p in plan.places.values() if p.sign.letters != "none"])
    roads = STRtree([LineString(r.points()) for r in plan.roads.values()])
    water = STRtree([LineString(c.curve) for c in rivers])
    taken = STRtree(keep_off)
    obstacles = ((towns, TOWN_CLEAR), (roads, ROAD_CLEAR), (water, RIVER_CLEAR), (taken, 2.0))
    marks: list[HillMark] = []
    for range_ in _in_squares(plan) if plan.squared else _as_surveyed(plan, ground, land):
        marks.extend(_marks_of(plan, range_, obstacles))
    return sorted(marks, key=lambda m: (m.y, m.x))


@dataclass(frozen=True)
class Range:
    """Hills, mountains or a wood on the sheet: where its marks stand, and its ridges."""

    id: str
    kind: str
    relief: int
    area: BaseGeometry
    ridges: list[list[tuple[float, float]]]


def _as_surveyed(plan: Plan, ground: Geography, land: BaseGeometry) -> Iterator[Range]:
    """The uplands of the ground."""
    many, frame = plan.projection.many, frame_box(plan, -6)
    for upland in ground.uplands:
        area = Polygon(chaikin(many(upland.ring), 2, closed=True)).buffer(0).intersection(frame)
        ridges = [many(r) for r in upland.ridges if len(r) > 1]
        yield Range(upland.id, upland.kind, upland.relief, area.intersection(land), ridges)


def _in_squares(plan: Plan) -> Iterator[Range]:
    """What stands in the squares of each country, as its game says: a group of marks in each square."""
    relief_of = reliefs_of(plan.board.game)
    for place, (left, top, right, bottom) in plan.squares.items():
        country = plan.board.places[place].country
        kinds = relief_of(plan.board.countries[country]) if country else ()
        if kinds:
            rng = chance("square", plan.map, place)
            kind = kinds[rng.randrange(len(kinds))]
            x, y = (rng.uniform(a + GROVE, b - GROVE) for a, b in ((left, right), (top, bottom)))
            yield Range(place, kind, 1, Point(x, y).buffer(GROVE - INSIDE), [])


def _marks_of(plan: Plan, upland: Range, obstacles: tuple[tuple[STRtree, float], ...]) -> list[HillMark]:
    """Marks in shifted rows, denser and taller near the ridge."""
    area = upland.area
    if area.is_empty:
        return []
    wood = upland.kind == "forest"
    size = SIZE[upland.relief] * (0.8 if wood else 1.0)
    spacing = size * (0.95 if wood else 1.3)
    rng = np.random.Generator(np.random.PCG64(seed("upland", plan.map, upland.id)))
    left, top, right, bottom = area.bounds
    rows = max(1, int((bottom - top) / (spacing * 0.78)) + 1)
    columns = max(1, int((right - left) / (spacing * 1.35)) + 2)
    row, column = np.mgrid[0:rows, 0:columns]
    throw = rng.random((4, rows, columns))
    x = left + (row % 2) * spacing * 0.6 + column * spacing * 1.35 + (throw[0] * 2 - 1) * 0.28 * spacing
    y = top + row * spacing * 0.78 + (throw[1] * 2 - 1) * 0.22 * spacing
    x, y, keep, vary = x.ravel(), y.ravel(), throw[2].ravel(), throw[3].ravel()
    points = shapely.points(x, y)
    distance = shapely.distance(points, MultiLineString(upland.ridges)) if upland.ridges else np.zeros(len(x))
    wanted = np.full(len(x), 0.85) if wood else np.maximum(0.5, np.exp(-((distance / (2.2 * size)) ** 2)))
    sizes = size * (0.72 + 0.45 * np.exp(-((distance / (1.6 * size)) ** 2))) * (0.9 + 0.2 * vary)
    shapely.prepare(area)
    good = (keep < wanted) & shapely.contains(area, points)
    x, y, sizes, vary = x[good], y[good], sizes[good], vary[good]
    feet = shapely.box(x - sizes * 0.7, y - sizes * 0.95, x + sizes * 0.7, y + 1)
    free = np.ones(len(feet), dtype=bool)
    for tree, clear in obstacles:
        if len(tree.geometries):
            free[np.unique(tree.query(feet, predicate="dwithin", distance=clear)[0])] = False
    return [
        HillMark(float(b), float(a), float(s), upland.kind, float(v))
        for a, b, s, v, ok in zip(x, y, sizes, vary, free, strict=True)
        if ok
    ]
