"""A part of a sheet: only what is seen there, so that a file of that part holds no more than that part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as with_fields

import msgspec
import shapely

from desktop.maps.plan import Plan
from desktop.maps.shapes import Box, Point, Shape, boxes_meet, pack, points_of
from desktop.maps.sheet import Sheet
from desktop.maps.ways import RoadExit, RoadLine

BEYOND = 60.0
"""Sheet px around the part that stay as well: no edge of the cut is ever seen, however wide the line along it."""


def cropped(sheet: Sheet, plan: Plan, part: Box, *, within: float = 0.0) -> tuple[Sheet, Plan]:
    """What of a sheet is seen in a box (sheet px); lines may stray by `within` from their way to have fewer points."""
    box = part[0] - BEYOND, part[1] - BEYOND, part[2] + BEYOND, part[3] + BEYOND
    replace = msgspec.structs.replace

    def cut(shape: Shape, box: Box) -> Shape:
        return coarser(cut_out(shape, box), within)

    seen = replace(
        sheet,
        sea=cut(sheet.sea, box),
        land=cut(sheet.land, box),
        coast=cut(sheet.coast, box),
        lining=[cut(line, box) for line in sheet.lining],
        territories=[
            replace(one, area=cut(one.area, box), whole=cut(one.whole, box))
            for one in sheet.territories
            if boxes_meet(one.whole.box, box)
        ],
        bands=[
            replace(one, wide=cut(one.wide, box), narrow=cut(one.narrow, box))
            for one in sheet.bands
            if boxes_meet(one.wide.box, box)
        ],
        border=cut(sheet.border, box),
        inner=cut(sheet.inner, box),
        rivers=[
            replace(one, outline=cut(one.outline, box))
            for one in sheet.rivers
            if boxes_meet(one.outline.box, box)
        ],
    )
    roads = {pair: road for pair, road in plan.roads.items() if boxes_meet(_around(road), box)}
    exits = tuple(road for road in plan.exits if boxes_meet(_around(road), box))
    return seen, with_fields(plan, roads=roads, exits=exits)


def _around(road: RoadLine | RoadExit) -> Box:
    xs, ys = [p[0] for p in road.curve], [p[1] for p in road.curve]
    return min(xs), min(ys), max(xs), max(ys)


def cut_out(shape: Shape, box: Box) -> Shape:
    """What of a shape lies in a box; a closed part stays closed, an open one may fall into several."""
    if not shape.parts or _inside(shape.box, box):
        return shape
    if not boxes_meet(shape.box, box):
        return pack([], shape.closed)
    if shape.closed:
        return pack([ring for part in shape.parts if len(ring := _cut_ring(points_of(part), box)) > 2], True)
    found: list[Sequence[Point]] = []
    for part in shape.parts:
        kept = shapely.clip_by_rect(shapely.LineString(points_of(part)), *box)
        found += [list(line.coords) for line in shapely.get_parts(kept) if line.geom_type == "LineString"]
    return pack(found, False)


def coarser(shape: Shape, within: float) -> Shape:
    """A shape whose lines stray by `within` at most, with no point more than that takes."""
    if not within or not shape.parts:
        return shape
    lines = [shapely.LineString(points_of(part)) for part in shape.parts]
    fewer = [line.simplify(within, preserve_topology=False) for line in lines]
    return pack([[(x, y) for x, y, *_ in line.coords] for line in fewer], shape.closed)


def _inside(inner: Box, outer: Box) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def _cut_ring(ring: list[Point], box: Box) -> list[Point]:
    """A ring cut at the four sides of a box, one after the other (Sutherland and Hodgman).

    It stays one ring in its own order, so that holes stay holes, and windings stay windings.
    """
    for axis, limit, sign in ((0, box[0], 1), (1, box[1], 1), (0, box[2], -1), (1, box[3], -1)):
        kept: list[Point] = []
        for number, point in enumerate(ring):
            before = ring[number - 1]
            inside, was = sign * (point[axis] - limit) >= 0, sign * (before[axis] - limit) >= 0
            if inside != was:
                part = (limit - before[axis]) / (point[axis] - before[axis])
                kept.append(
                    (before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1]))
                )
            if inside:
                kept.append(point)
        ring = kept
    return ring
