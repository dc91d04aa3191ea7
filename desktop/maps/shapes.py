"""Outlines as packed bytes: stored quickly, read quickly, turned into painter paths when painted."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

import msgspec
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

Box = tuple[float, float, float, float]
Point = tuple[float, float]


class Shape(msgspec.Struct, array_like=True):
    """Some lines or closed rings, each as float32 pairs, and the box round them all."""

    parts: list[bytes]
    closed: bool
    box: Box


def pack(parts: Iterable[Sequence[Point]], closed: bool) -> Shape:
    """A shape from sequences of points."""
    lines = [part for part in parts if len(part) > 1]
    if not lines:
        return Shape([], closed, (0.0, 0.0, 0.0, 0.0))
    xs = [p[0] for line in lines for p in line]
    ys = [p[1] for line in lines for p in line]
    packed = [array("f", [number for p in line for number in p[:2]]).tobytes() for line in lines]
    return Shape(packed, closed, (min(xs), min(ys), max(xs), max(ys)))


def points_of(part: bytes) -> list[Point]:
    """One part as points."""
    numbers = array("f", part)
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def path_of(shape: Shape, winding: bool = False) -> QPainterPath:
    """The painter path of a shape (odd-even, so that holes are holes)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill if winding else Qt.FillRule.OddEvenFill)
    for part in shape.parts:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points_of(part)]))
        if shape.closed:
            path.closeSubpath()
    return path


def boxes_meet(one: Box, other: Box, reach: float = 0.0) -> bool:
    """Whether two boxes come within `reach` of each other."""
    return (
        one[0] - reach <= other[2]
        and other[0] - reach <= one[2]
        and one[1] - reach <= other[3]
        and other[1] - reach <= one[3]
    )
