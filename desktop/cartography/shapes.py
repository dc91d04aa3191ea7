"""Outlines as packed bytes: stored quickly, read quickly, turned into painter paths when painted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

Box = tuple[float, float, float, float]
Point = tuple[float, float]


class Shape(msgspec.Struct, array_like=True):
    """Some lines or closed rings, each as float32 pairs, and the box round them all."""

    parts: list[bytes]
    closed: bool
    box: Box


def pack(parts: Iterable[Any], closed: bool) -> Shape:
    """A shape from sequences of points."""
    arrays = [np.asarray(part, dtype=np.float32).reshape(-1, 2) for part in parts]
    arrays = [a for a in arrays if len(a) > 1]
    if not arrays:
        return Shape([], closed, (0.0, 0.0, 0.0, 0.0))
    low = np.min([a.min(axis=0) for a in arrays], axis=0)
    high = np.max([a.max(axis=0) for a in arrays], axis=0)
    box = (float(low[0]), float(low[1]), float(high[0]), float(high[1]))
    return Shape([a.tobytes() for a in arrays], closed, box)


def area_shape(geometry: Any) -> Shape:
    """The rings of every polygon of a shapely geometry."""
    rings = []
    for part in getattr(geometry, "geoms", [geometry]):
        if part.geom_type == "Polygon" and not part.is_empty:
            rings.append(part.exterior.coords)
            rings.extend(ring.coords for ring in part.interiors)
    return pack(rings, True)


def line_shape(geometry: Any) -> Shape:
    """The lines of a shapely geometry."""
    lines = []
    for part in getattr(geometry, "geoms", [geometry]):
        if part.geom_type in ("LineString", "LinearRing") and not part.is_empty:
            lines.append(part.coords)
    return pack(lines, False)


def points_of(part: bytes) -> list[Point]:
    """One part as points."""
    return [(float(x), float(y)) for x, y in np.frombuffer(part, dtype=np.float32).reshape(-1, 2)]


def path_of(shape: Shape, winding: bool = False) -> QPainterPath:
    """The painter path of a shape (odd-even, so that holes are holes)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill if winding else Qt.FillRule.OddEvenFill)
    for part in shape.parts:
        numbers = np.frombuffer(part, dtype=np.float32).astype(float).reshape(-1, 2).tolist()
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in numbers]))
        if shape.closed:
            path.closeSubpath()
    return path


def polygon_path(points: Sequence[Point]) -> QPainterPath:
    """A closed path through points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def boxes_meet(one: Box, other: Box, reach: float = 0.0) -> bool:
    """Whether two boxes come within `reach` of each other."""
    return (one[0] - reach <= other[2] and other[0] - reach <= one[2]
            and one[1] - reach <= other[3] and other[1] - reach <= one[3])
