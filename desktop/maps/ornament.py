"""What frames a sheet: neat line and graticule, cartouche with the scale, compass rose."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from desktop.art.boxes import cartouche
from desktop.art.fonts import FELL, face, text_path
from desktop.art.rose import draw_rose
from desktop.art.strokes import at, placed, polygon
from desktop.maps.plan import Plan
from desktop.maps.projection import Projection
from desktop.maps.symbols import stroke
from desktop.profile.game_theme import Cartouche
from desktop.profile.theme import Theme
from engine.boards.schema import column_letters

Box = tuple[float, float, float, float]
MARGIN = 70.0
CARTOUCHE = (360.0, 232.0)
ROSE = 62.0
TICK = 1 / 6
ORDINATE = 15.0
"""The letters and numbers of squares."""
STRIP = 7.3
"""So far from the neat line their middles stand."""
NORTH = polygon([(-4.5, 4.0), (0.0, -5.5), (4.5, 4.0), (0.0, 1.8)])
"""The arrow on the north side of a plain sheet."""


def scooped(box: QRectF, radius: float) -> QPainterPath:
    """A rectangle with scooped corners: the outline of cartouches and of boxes off the map."""
    return placed(cartouche(box.width(), box.height(), radius), box.x(), box.y())


def draw_plate(painter: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    """An empty cartouche: scooped corners, double rule."""
    painter.setPen(stroke(theme.map.ink, 2.4))
    painter.setBrush(QColor(theme.map.halo))
    painter.drawPath(scooped(box, radius))
    painter.setPen(stroke(theme.map.ink, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(scooped(box.adjusted(8, 8, -8, -8), radius))


RIBBON = (5.0, 2.5)
"""How far a ribbon reaches beyond its name, aside and up and down."""


def draw_ribbon(painter: QPainter, name: QRectF, theme: Theme) -> None:
    """The dark ribbon on which a name stands in light letters."""
    aside, up = RIBBON
    painter.setPen(stroke(theme.map.halo, 1.2))
    painter.setBrush(QColor(theme.map.ink))
    painter.drawRoundedRect(name.adjusted(-aside, -up, aside, up), 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_cartouche(
    painter: QPainter, box: Box, text: Cartouche, projection: Projection, theme: Theme
) -> None:
    """The title in three sizes, the year, and the scale in miles of the country."""
    frame = QRectF(box[0], box[1], box[2] - box[0], box[3] - box[1])
    draw_plate(painter, frame, 22, theme)
    lines = (
        (text.above, 24, 46, True),
        (text.title, 44, 91, False),
        (text.below, 24, 124, True),
        (text.year, 21, 151, False),
    )
    for words, pixels, down, italic in lines:
        font = face(FELL, pixels, italic=italic, spacing=5 if pixels > 40 else 1)
        _centred(painter, frame.center().x(), frame.y() + down, words, font, theme)
    unit = projection.km(text.mile_km) * text.step
    left, base = frame.center().x() - unit * 2, frame.bottom() - 42
    small = face(FELL, 15)
    for i in range(4):
        painter.setPen(stroke(theme.map.ink, 1))
        painter.setBrush(QColor(theme.map.ink if i % 2 == 0 else theme.map.halo))
        painter.drawRect(QRectF(left + i * unit, base, unit, 5))
    for i in range(0, 5, 2):
        _centred(painter, left + i * unit, base - 4, str(i * text.step), small, theme)
    _centred(painter, frame.center().x(), base + 24, text.miles, face(FELL, 15, italic=True), theme)


def _centred(painter: QPainter, x: float, y: float, words: str, font: QFont, theme: Theme) -> None:
    """Text as a path, centred on x."""
    path = text_path(words, font).translated(x - QFontMetricsF(font).horizontalAdvance(words) / 2, y)
    painter.fillPath(path, QColor(theme.map.ink))


def draw_north(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """The compass rose with its letter."""
    with at(painter, x, y):
        draw_rose(painter, theme.map.ink, ROSE, theme.map.halo)
    _centred(painter, x, y - ROSE - 6, "N", face(FELL, 24), theme)


def draw_frame(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Neat line, graticule with blocks of ten minutes, rule, hairline, degrees; a plain sheet lies in no world.

    Its ordinates are not part of it: they keep upright where it is turned.
    """
    w, h = plan.width, plan.height
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for reach, width in ((0.0, 1.2), (14.0, 1.2), (24.0, 4.0), (31.0, 1.0)):
        painter.setPen(stroke(theme.map.ink, width, Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(QRectF(-reach, -reach, w + 2 * reach, h + 2 * reach))
    if plan.entry.projection.kind == "plain":
        return
    painter.fillPath(ordinates(plan), QColor(theme.map.ink))
    ink, font, meridian, parallel = (
        QColor(theme.map.ink),
        face(FELL, 17),
        plan.projection.meridian,
        plan.projection.parallel,
    )
    for edge, block, words in ((0.0, -10.0, -38.0), (h, h + 4.0, h + 52.0)):
        west, east = (round(plan.projection.degrees(x, edge)[1], 6) for x in (0.0, w))
        for low, high in _blocks(west, east):
            left, right = meridian(low, edge), meridian(high, edge)
            painter.fillRect(QRectF(left, block, right - left, 6), ink)
        for lon in range(math.ceil(west), math.floor(east) + 1):
            _centred(painter, meridian(lon, edge) + 3, words, f"{lon}°", font, theme)
    for edge, block, words in ((0.0, -10.0, -50.0), (w, w + 4.0, w + 50.0)):
        south, north = (round(plan.projection.degrees(edge, y)[0], 6) for y in (h, 0.0))
        for low, high in _blocks(south, north):
            top, bottom = parallel(high, edge), parallel(low, edge)
            painter.fillRect(QRectF(block, top, 6, bottom - top), ink)
        for lat in range(math.ceil(south), math.floor(north) + 1):
            _centred(painter, words + 2, parallel(lat, edge) + 6, f"{lat}°", font, theme)


def ordinates(plan: Plan, turn: int = 0) -> QPainterPath:
    """Letters of columns and numbers of rows of squares: in the strip, on a part of the world inside it.

    `turn`: quarters by which the sheet is turned clockwise; a plain sheet has an arrow in the middle of its north side.
    """
    path, grid = QPainterPath(), plan.entry.grid
    if grid is None:
        return path
    font = face(FELL, ORDINATE)
    west, _, _, north = plan.projection.plane.square(grid, (1, 1))
    left, top = plan.projection.from_plane(west, north)
    side, inside = plan.projection.km(grid.side), ORDINATE + 3 if plan.squared else 0.0
    off = STRIP - inside
    spots = [
        (left + (column - 0.5) * side, y, column_letters(column))
        for column in range(1, len(grid.rows[0]) + 1)
        for y in (-off, plan.height + off)
    ]
    spots += [
        (x, top + (row - 0.5) * side, str(row))
        for row in range(1, len(grid.rows) + 1)
        for x in (-off, plan.width + off)
    ]
    for x, y, words in spots:
        at = plan.turned(x, y, turn)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        path.addPath(text_path(words, font).translated(at[0] - wide / 2, at[1] + 0.35 * ORDINATE))
    if plan.entry.projection.kind == "plain":
        x, y = plan.turned(plan.width / 2, -off, turn)
        path.addPath(QTransform().translate(x, y).rotate(90 * turn).map(NORTH))
    return path


def _blocks(low: float, high: float) -> list[tuple[float, float]]:
    """Every second ten minutes of arc between two degrees."""
    found = []
    for i in range(math.floor(low / TICK), math.ceil(high / TICK)):
        start, end = max(i * TICK, low), min((i + 1) * TICK, high)
        if i % 2 == 0 and end - start > 1e-6:
            found.append((start, end))
    return found
