"""Land, sea and lakes, and the engraved lines that follow the shore."""

from __future__ import annotations

from typing import Any

import shapely
from shapely.geometry import Polygon, box

from desktop.maps.ground import Geography
from desktop.maps.outlines import line_shape
from desktop.maps.plan import Plan
from desktop.maps.shapes import Shape
from desktop.maps.smooth import chaikin, cut_ring
from engine.boards.schema import LatLon

LINES = 9
FIRST_GAP = 3.2
GROWTH = 1.16
DRAINED_BEFORE = 1740
FAR, ON_CUT = 2.5, 0.015  # degrees
Point = tuple[float, float]


def frame_box(plan: Plan, reach: float = 0.0) -> Any:
    """The frame as a polygon, grown by `reach`."""
    return box(-reach, -reach, plan.width + reach, plan.height + reach)


def raw_land(plan: Plan, ground: Geography) -> list[Any]:
    """Every piece of land as surveyed, lakes not yet cut out."""
    many = plan.projection.many
    return [
        Polygon(many(_beyond(plan, ground, piece.ring)), [many(hole) for hole in piece.holes]).buffer(0)
        for piece in ground.land
    ]


def _beyond(plan: Plan, ground: Geography, ring: list[LatLon]) -> list[LatLon]:
    """A ring whose cut edges are moved out: on a cone the corners of a sheet reach beyond the cut of the data."""
    if plan.projection.plane.cone is None:
        return ring
    extent, margin = ground.extent, ground.margin
    south, north = extent.south - margin, extent.north + margin
    west, east = extent.west - margin, extent.east + margin

    def moved(value: float, low: float, high: float) -> float:
        return (
            value - FAR if abs(value - low) < ON_CUT else value + FAR if abs(value - high) < ON_CUT else value
        )

    return [(moved(lat, south, north), moved(lon, west, east)) for lat, lon in ring]


def smooth_land(plan: Plan, ground: Geography) -> Any:
    """The visible land: lakes cut out, coasts smoothed once, the cut of the data left as it is."""
    many = plan.projection.many
    land = shapely.union_all(raw_land(plan, ground))
    lakes = [
        Polygon(many(lake.ring), [many(isle) for isle in lake.islands]).buffer(0)
        for lake in ground.lakes
        if lake.until >= DRAINED_BEFORE
    ]
    if lakes:
        land = land.difference(shapely.union_all(lakes))
    left, top, right, bottom = land.bounds

    def on_cut(p: Point) -> bool:
        return min(abs(p[0] - left), abs(p[0] - right), abs(p[1] - top), abs(p[1] - bottom)) < 1.5

    pieces = []
    for piece in getattr(land, "geoms", [land]):
        outer = cut_ring(list(piece.exterior.coords)[:-1], on_cut)
        inner = [chaikin(list(ring.coords)[:-1], 1, closed=True) for ring in piece.interiors]
        pieces.append(Polygon(outer, inner).buffer(0))
    return shapely.union_all(pieces).intersection(frame_box(plan, 110))


def coast_lines(plan: Plan, land: Any) -> Shape:
    """The shore, without the straight cuts of the frame."""
    return line_shape(land.boundary.intersection(frame_box(plan, 60)))


def water_lining(plan: Plan, land: Any) -> list[Shape]:
    """Nine lines off the shore, each farther apart; near islands share them, as in engraved work."""
    frame = frame_box(plan)
    lines, distance, gap = [], 0.0, FIRST_GAP
    near = land.intersection(frame_box(plan, 100)).simplify(0.3)
    for _ in range(LINES):
        distance += gap
        gap *= GROWTH
        ring = near.buffer(distance, quad_segs=6).boundary
        lines.append(line_shape(ring.intersection(frame)))
    return lines
