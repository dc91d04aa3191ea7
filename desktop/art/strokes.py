"""The draughtsman's hand: colours, paths, pens and places that every drawing shares.

All drawings are plain paths with one flat fill and one round-joined line. Sizes are sheet pixels at size 1.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

Colour = QColor | str


def tint(colour: Colour, alpha: float) -> QColor:
    """The colour, let through."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def mix(first: Colour, second: Colour, part: float) -> QColor:
    """The first colour with a part of the second in it."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * part,
        a.greenF() + (b.greenF() - a.greenF()) * part,
        a.blueF() + (b.blueF() - a.blueF()) * part,
    )


def seeded(*key: object) -> random.Random:
    """Chance that is the same on every machine and after every start."""
    return random.Random(hashlib.md5(repr(key).encode(), usedforsecurity=False).hexdigest())


# ------------------------------------------------------------------------------------------------ paths
_NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 6}


def parse_path(text: str) -> QPainterPath:
    """A path from its letters (M, L, Q, C, Z, all absolute), filled by winding."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    words = text.replace(",", " ").split()
    command, at = "", 0
    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
        if command == "Z":
            path.closeSubpath()
            continue
        count = _NUMBERS[command]
        v = [float(word) for word in words[at : at + count]]
        at += count
        if command == "M":
            path.moveTo(v[0], v[1])
        elif command == "L":
            path.lineTo(v[0], v[1])
        elif command == "Q":
            path.quadTo(v[0], v[1], v[2], v[3])
        else:
            path.cubicTo(v[0], v[1], v[2], v[3], v[4], v[5])
    return path


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed shape with straight sides."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """A box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def ellipse(x: float, y: float, a: float, b: float | None = None) -> QPainterPath:
    """An ellipse by centre and half axes; one half axis makes a circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), a, a if b is None else b)
    return path


def segment(x1: float, y1: float, x2: float, y2: float) -> QPainterPath:
    """A straight line."""
    path = QPainterPath(QPointF(x1, y1))
    path.lineTo(x2, y2)
    return path


def star(points: int, outer: float, inner: float, *, squash: float = 1.0, turn: float = 0.0) -> QPainterPath:
    """A star or saw-tooth ring around the origin: `points` teeth between two radii."""
    corners = []
    for i in range(2 * points):
        angle = turn + i * math.pi / points
        radius = inner if i % 2 else outer
        corners.append((radius * math.cos(angle), squash * radius * math.sin(angle)))
    return polygon(corners)


def saw(a: float, b: float, teeth: int, depth: float) -> QPainterPath:
    """A saw-tooth oval around the origin: half axes of its inner edge, number and depth of its teeth."""
    corners = []
    for i in range(2 * teeth):
        angle, out = i * math.pi / teeth, depth if i % 2 else 0.0
        corners.append(((a + out) * math.cos(angle), (b + out) * math.sin(angle)))
    return polygon(corners)


def placed(path: QPainterPath, x: float, y: float, scale: float = 1.0) -> QPainterPath:
    """The path, scaled and carried to a place."""
    transform = QTransform()
    transform.translate(x, y)
    transform.scale(scale, scale)
    return transform.map(path)


# ------------------------------------------------------------------------------------------------ painting
def pen(
    colour: Colour,
    width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
) -> QPen:
    """A pen with round joins."""
    return QPen(QColor(colour), width, style, cap, Qt.PenJoinStyle.RoundJoin)


def dashed(colour: Colour, width: float, pattern: Iterable[float]) -> QPen:
    """A pen with dashes and gaps in pen widths, cut square."""
    result = QPen(QColor(colour), width, Qt.PenStyle.CustomDashLine)
    result.setCapStyle(Qt.PenCapStyle.FlatCap)
    result.setDashPattern(list(pattern))
    return result


def dotted(colour: Colour, width: float, gap: float = 2.0) -> QPen:
    """A pen of round dots, their centres `gap` widths apart."""
    result = QPen(QColor(colour), width, Qt.PenStyle.CustomDashLine)
    result.setCapStyle(Qt.PenCapStyle.RoundCap)
    result.setDashPattern([0.05, gap - 0.05])
    return result


def fill(painter: QPainter, path: QPainterPath, colour: Colour) -> None:
    """Fill a path flatly, without a line."""
    painter.fillPath(path, QColor(colour))


def line(painter: QPainter, path: QPainterPath, with_pen: QPen) -> None:
    """Draw the line of a path, dashes and all, and fill nothing."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(with_pen)
    painter.drawPath(path)


def draw(
    painter: QPainter,
    path: QPainterPath,
    inside: Colour | None,
    width: float,
    colour: Colour,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Fill a path and draw its outline."""
    if inside is not None:
        fill(painter, path, inside)
    if width > 0:
        line(painter, path, pen(colour, width, style))


@contextmanager
def at(painter: QPainter, x: float = 0, y: float = 0, size: float = 1, opacity: float = 1) -> Iterator[None]:
    """Draw around another origin, at another size, and come back."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    if opacity < 1:
        painter.setOpacity(painter.opacity() * opacity)
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def inside_of(painter: QPainter, path: QPainterPath) -> Iterator[None]:
    """Draw only inside a path, and inside whatever clip already holds."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    try:
        yield
    finally:
        painter.restore()


def screen_scale(painter: QPainter) -> float:
    """How many screen pixels (of a plain screen) one unit of the drawing takes."""
    transform = painter.worldTransform()
    return math.sqrt(abs(transform.determinant()))
