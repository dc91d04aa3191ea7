"""Gates across rivers: where each place that bars a river in play stands beside the river that is drawn."""

from __future__ import annotations

import math

from shapely.geometry import LineString, Point
from shapely.ops import nearest_points

from desktop.maps.plan import Plan
from desktop.maps.rivers import Course
from desktop.maps.shapes import Box
from desktop.maps.sheet import GateMark
from desktop.maps.signs import PlaceMark

FARTHEST = 110.0
"""A river that runs farther from the middle of a place has no gate there."""
CLEAR = 17.0
"""How far a gate stands from the edge of the sign of its place."""
ROOM = 12.0
"""Half the side of the square that a gate takes."""


def gate_marks(plan: Plan, rivers: list[Course]) -> list[GateMark]:
    """Every gate, across the drawn river of the same identifier; none where that is not drawn or runs too far off."""
    lines = {course.id: LineString(course.curve) for course in rivers if len(course.curve) > 1}
    found = []
    for river in plan.board.file.rivers.values():
        for item in river.course:
            if item.at in plan.places and river.id in lines:
                gate = _gate(plan.places[item.at], lines[river.id])
                found += [gate] if gate is not None else []
    return found


def gate_box(gate: GateMark) -> Box:
    """The ground that a gate takes."""
    return gate.x - ROOM, gate.y - ROOM, gate.x + ROOM, gate.y + ROOM


def _gate(mark: PlaceMark, line: LineString) -> GateMark | None:
    """Where the river comes nearest to the place without running under its sign."""
    here = Point(mark.x, mark.y)
    free = line.difference(here.buffer(mark.radius + CLEAR))
    if free.is_empty or free.distance(here) > FARTHEST:
        return None
    spot = nearest_points(here, free)[1]
    along = line.project(spot)
    a, b = line.interpolate(max(0.0, along - 8)), line.interpolate(min(line.length, along + 8))
    return GateMark(mark.id, spot.x, spot.y, math.degrees(math.atan2(b.y - a.y, b.x - a.x)))
