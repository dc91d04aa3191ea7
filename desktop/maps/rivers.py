"""Rivers as filled outlines that widen downstream."""

from __future__ import annotations

import math
from dataclasses import dataclass

from desktop.maps.ground import Geography
from desktop.maps.plan import Plan
from desktop.maps.shapes import pack
from desktop.maps.sheet import RiverMark
from desktop.maps.smooth import catmull
from desktop.maps.source import engraving

Point = tuple[float, float]


@dataclass(frozen=True)
class Course:
    """A river's curve on the sheet, its identifier in the geography, and the name it carries."""

    id: str
    name: str
    rank: int
    width: tuple[float, float]
    curve: tuple[Point, ...]


def courses(plan: Plan, ground: Geography) -> list[Course]:
    """Every river as a curve through its surveyed points."""
    names = engraving().names
    return [
        Course(r.id, names.get(r.name, r.name), r.rank, r.width, tuple(catmull(plan.projection.many(r.line))))
        for r in ground.rivers
    ]


def outline(course: Course) -> list[Point]:
    """Both banks, half the width to each side; the width grows as the 0.8th power of the way."""
    first, last = course.width
    line, count = course.curve, len(course.curve)
    left, right = [], []
    for i, (x, y) in enumerate(line):
        ax, ay = line[max(0, i - 1)]
        bx, by = line[min(count - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (first + (last - first) * (i / (count - 1)) ** 0.8) / 2
        dx, dy = (bx - ax) / length * half, (by - ay) / length * half
        left.append((x - dy, y + dx))
        right.append((x + dy, y - dx))
    return left + right[::-1]


def river_marks(found: list[Course]) -> list[RiverMark]:
    """The outlines to fill, small rivers first."""
    return [
        RiverMark(c.rank, pack([outline(c)], True))
        for c in sorted(found, key=lambda c: -c.rank)
        if len(c.curve) > 1
    ]
