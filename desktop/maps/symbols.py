"""Signs of the map as plain paths: pips, towns, star forts, crowns, molehills and trees."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.art.fonts import ATKINSON, face, text_path
from desktop.art.shields import crown_path
from desktop.art.suits import pip, pip_colour, suit_of
from desktop.maps.shapes import Box
from desktop.maps.sheet import HillMark
from desktop.profile.theme import Theme

STAR = 4.0
"""How far the rays of a star reach."""


def faded(colour: str, opacity: float) -> QColor:
    """A colour with opacity."""
    tint = QColor(colour)
    tint.setAlphaF(opacity)
    return tint


def stroke(
    colour: QColor | str,
    width: float,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
) -> QPen:
    """A solid pen."""
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, join)


def draw_filled(painter: QPainter, path: QPainterPath, inside: QColor, outline: QPen) -> None:
    """A form filled and outlined; nothing is filled after it."""
    painter.setPen(outline)
    painter.setBrush(inside)
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_haloed(painter: QPainter, path: QPainterPath, outline: QPen, theme: Theme, wide: float) -> None:
    """A form of paper with a halo so wide, that keeps it free of the map."""
    halo = QColor(theme.map.halo)
    draw_filled(painter, path, halo, stroke(halo, wide))
    draw_filled(painter, path, halo, outline)


def write_figures(
    painter: QPainter, words: str, x: float, middle: float, pixels: float, ink: str, *, ends: bool = False
) -> None:
    """Figures with their middle on a line, that begin at x, or end there."""
    font = face(ATKINSON, pixels, bold=True)
    path, height = text_path(words, font), text_path("8", font).boundingRect().center().y()
    left = x - path.boundingRect().right() if ends else x
    painter.fillPath(path.translated(left, middle - height), QColor(ink))


def write_centred(painter: QPainter, words: str, at: QPointF, pixels: float, ink: str) -> None:
    """Figures round a point."""
    path = text_path(words, face(ATKINSON, pixels, bold=True))
    painter.fillPath(path.translated(at - path.boundingRect().center()), QColor(ink))


def star_polygon(x: float, y: float, outer: float, points: int) -> QPolygonF:
    """The plan of a star fort."""
    corners = []
    for i in range(2 * points):
        radius = outer if i % 2 == 0 else outer * 0.66
        angle = -math.pi / 2 + i * math.pi / points
        corners.append(QPointF(x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return QPolygonF(corners)


def draw_pip(painter: QPainter, x: float, y: float, size: float, suit: str, theme: Theme) -> None:
    """A pip with its halo."""
    kind = suit_of(suit)
    path = pip(kind, x, y, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(theme.map.halo, size * 0.23))
    painter.drawPath(path)
    painter.fillPath(path, QColor(pip_colour(kind, theme)))


def draw_town(painter: QPainter, x: float, y: float, rank: str, colour: str, theme: Theme, k: float) -> None:
    """A town's ring, or a star fort in its owner's colour; `k` scales the sign."""
    ink, halo = QColor(theme.map.ink), QColor(theme.map.halo)
    centre = QPointF(x, y)
    if rank == "town":
        painter.setPen(stroke(ink, 1.8 * k))
        painter.setBrush(halo)
        painter.drawEllipse(centre, 5.5 * k, 5.5 * k)
        _dot(painter, centre, 1.7 * k, ink)
        return
    outer, points = (15.0 * k, 8) if rank == "major" else (11.0 * k, 5)
    star = star_polygon(x, y, outer, points)
    painter.setPen(stroke(halo, 4.5 * k, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(halo)
    painter.drawPolygon(star)
    painter.setPen(stroke(ink, 1.7 * k, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(colour).lighter(100 if theme.dark else 112))
    painter.drawPolygon(star)
    if rank == "major":
        painter.setPen(stroke(ink, 1.0 * k))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, outer * 0.56, outer * 0.56)
    painter.setBrush(halo)
    painter.setPen(stroke(ink, 1.2 * k))
    painter.drawEllipse(centre, outer * 0.42, outer * 0.42)
    _dot(painter, centre, outer * 0.15, ink)


def _dot(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """A small disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_crown(painter: QPainter, x: float, y: float, theme: Theme, k: float) -> None:
    """The gold crown above a fortress at (x, y)."""
    path = crown_path(x, y - 28 * k, 9 * k)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(theme.map.halo, 4 * k))
    painter.drawPath(path)
    painter.setPen(stroke(theme.map.ink, 1.3 * k))
    painter.setBrush(QColor(theme.pieces.gold))
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_anchor(painter: QPainter, x: float, y: float, size: float, theme: Theme) -> None:
    """An anchor where the ways over a lake meet."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, -0.82), 0.17, 0.17)
    path.moveTo(0, -0.64)
    path.lineTo(0, 0.92)
    path.moveTo(-0.42, -0.36)
    path.lineTo(0.42, -0.36)
    path.moveTo(-0.72, 0.28)
    path.quadTo(-0.6, 0.86, 0, 0.94)
    path.quadTo(0.6, 0.86, 0.72, 0.28)
    for side in (-1, 1):
        path.moveTo(side * 0.92, 0.5)
        path.lineTo(side * 0.72, 0.24)
        path.lineTo(side * 0.46, 0.46)
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(theme.map.sea, 0.5))
    painter.drawPath(path)
    painter.setPen(stroke(theme.map.water_names, 0.19))
    painter.drawPath(path)
    painter.restore()


def draw_gate(painter: QPainter, x: float, y: float, angle: float, k: float, theme: Theme) -> None:
    """A lock across a river that runs at this angle: heads of masonry, and doors that meet against the stream."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(angle)
    painter.scale(k, k)
    doors = QPainterPath(QPointF(-3.5, -7))
    doors.lineTo(3.5, 0)
    doors.lineTo(-3.5, 7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.map.halo, 6.5), (theme.map.ink, 2.6)):
        painter.setPen(stroke(colour, width, cap=Qt.PenCapStyle.FlatCap))
        painter.drawPath(doors)
    painter.setPen(stroke(theme.map.halo, 1.2))
    painter.setBrush(QColor(theme.map.ink))
    for side in (-1, 1):
        painter.drawRect(QRectF(-6.5, side * 9.5 - 3.2, 13, 6.4))
    painter.restore()


ARROW, ARROW_OFF = 13.0, 17.0
"""Half the length of a white arrow, and how far its middle stands from the edge of its box."""


def draw_star(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """A star of six rays round a point: what it stands beside was made for this program, as no board tells it."""
    rays = QPainterPath()
    for turn in (0, 60, 120):
        ray = QPointF(math.sin(math.radians(turn)), math.cos(math.radians(turn))) * STAR
        rays.moveTo(QPointF(x, y) - ray)
        rays.lineTo(QPointF(x, y) + ray)
    painter.strokePath(rays, stroke(QColor(theme.map.halo), 3.6))
    painter.strokePath(rays, stroke(QColor(theme.map.ink), 1.6))


def draw_arrow(painter: QPainter, start: Box, end: Box, theme: Theme) -> None:
    """A white arrow at the edge of a box, towards another."""
    middle, goal = (QPointF((b[0] + b[2]) / 2, (b[1] + b[3]) / 2) for b in (start, end))
    way = goal - middle
    length = math.hypot(way.x(), way.y()) or 1.0
    half, high = (start[2] - start[0]) / 2, (start[3] - start[1]) / 2
    edge = min(half / abs(way.x() or 1e-6), high / abs(way.y() or 1e-6))
    spot = middle + way * (edge + ARROW_OFF / length)
    painter.save()
    painter.translate(spot)
    painter.rotate(math.degrees(math.atan2(way.y(), way.x())))
    tail, barb, wing = -ARROW, 1.0, 5.0
    points = (
        (tail, -wing),
        (barb, -wing),
        (barb, -11.0),
        (ARROW, 0.0),
        (barb, 11.0),
        (barb, wing),
        (tail, wing),
    )
    arrow = QPolygonF([QPointF(px, py) for px, py in points])
    painter.setPen(stroke(theme.map.ink, 1.6, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(ARROW_WHITE))
    painter.drawPolygon(arrow)
    painter.restore()


ARROW_WHITE = "#FFFFFF"


def draw_hill(painter: QPainter, mark: HillMark, theme: Theme, ground: str) -> None:
    """A molehill lit from the north-west, or a round-headed tree; `ground` hides what stands behind."""
    if mark.kind == "forest":
        _tree(painter, mark, theme)
        return
    mountain = mark.kind == "mountains"
    s, x, y = mark.size, mark.x, mark.y
    half, high = (0.62 * s, s) if mountain else (0.8 * s, 0.55 * s)
    top = x + (mark.peak * 2 - 1) * 0.12 * s
    path = QPainterPath(QPointF(x - half, y))
    path.cubicTo(x - half * 0.55, y - high * 0.25, top - half * 0.28, y - high, top, y - high)
    path.cubicTo(top + half * 0.32, y - high * 0.95, x + half * 0.6, y - high * 0.3, x + half, y)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.fillPath(path, faded(ground, 0.85))
    painter.setPen(stroke(theme.map.hills, 1.15))
    painter.drawPath(path)
    strokes = QPainterPath()
    count = 5 if mountain else 4
    for i in range(1, count + 1):
        share = i / (count + 1)
        start = path.pointAtPercent(0.5 + 0.48 * share)
        strokes.moveTo(start)
        strokes.lineTo(start.x() - half * 0.10, min(y - 0.5, start.y() + high * (0.62 - 0.42 * share)))
    painter.setPen(stroke(faded(theme.map.hills, 0.85), 0.8))
    painter.drawPath(strokes)


def _tree(painter: QPainter, mark: HillMark, theme: Theme) -> None:
    """One tree of a wood."""
    s, x, y = mark.size, mark.x, mark.y
    w = s * 0.38
    path = QPainterPath(QPointF(x - w, y - s * 0.3))
    path.cubicTo(x - w * 1.5, y - s * 0.75, x - w * 0.5, y - s * 0.95, x, y - s * 0.98)
    path.cubicTo(x + w * 0.5, y - s * 0.95, x + w * 1.5, y - s * 0.75, x + w, y - s * 0.3)
    path.quadTo(x, y - s * 0.18, x - w, y - s * 0.3)
    painter.setPen(stroke(theme.map.woods, 0.9))
    painter.drawLine(QPointF(x, y), QPointF(x, y - s * 0.35))
    painter.setBrush(faded(theme.map.woods, 0.30))
    painter.drawPath(path)
    shade = QPainterPath()
    for i in range(3):
        shade.moveTo(x + w * (0.25 + 0.25 * i), y - s * 0.38)
        shade.lineTo(x + w * (0.35 + 0.22 * i), y - s * (0.72 - 0.1 * i))
    painter.setPen(stroke(faded(theme.map.woods, 0.8), 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shade)
