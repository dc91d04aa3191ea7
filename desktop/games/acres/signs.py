"""How sites are drawn on the map: the plate on which a piece stands, and the marks round its foot."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.art.fonts import ATKINSON, face, text_path
from desktop.maps.signs import Mark, Sign
from desktop.maps.symbols import faded, stroke
from desktop.profile.theme import Theme
from engine.boards.schema import Place
from engine.games.acres.board import Site

RADIUS, MARK = 23.0, 11.0
"""Of the plate of a site, and of a mark at its foot."""
INNER = 0.82
"""The inner ring of a site that may become a town, as a share of the outer one."""


def sign_of(place: Place) -> Sign:
    """A site: an empty plate, at its foot its points, settlers, ship and defence, as far as it has them."""
    assert isinstance(place, Site)
    marks = (
        ("points", place.points, partial(_points, place.points or 0)),
        ("settlers", place.settlers, _settlers),
        ("ship", place.ship, _ship),
        ("defence", place.defence, partial(_defence, place.defence)),
    )
    shown = tuple(Mark(name, MARK, draw) for name, has, draw in marks if has)
    return Sign(partial(_plate, bool(place.points)), RADIUS, "site", plate=True, marks=shown)


def _plate(may_grow: bool, painter: QPainter, theme: Theme, _colour: str) -> None:
    """An empty plate with a double ring, or a single one where no town may stand."""
    ink, halo = QColor(theme.map.ink), QColor(theme.map.halo)
    painter.setPen(stroke(halo, 5.0))
    painter.setBrush(halo)
    painter.drawEllipse(QPointF(), RADIUS, RADIUS)
    painter.setPen(stroke(ink, 1.8))
    painter.drawEllipse(QPointF(), RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if may_grow:
        painter.setPen(stroke(faded(theme.map.ink, 0.75), 1.0))
        painter.drawEllipse(QPointF(), RADIUS * INNER, RADIUS * INNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.map.ink, 0.55))
    painter.drawEllipse(QPointF(), 2.4, 2.4)


def _medal(painter: QPainter, radius: float, fill: QColor, theme: Theme) -> None:
    """A small disc with the mark's own ground."""
    painter.setPen(stroke(theme.map.halo, 4.0))
    painter.setBrush(fill)
    painter.drawEllipse(QPointF(), radius, radius)
    painter.setPen(stroke(theme.map.ink, 1.3))
    painter.drawEllipse(QPointF(), radius, radius)


def _number(painter: QPainter, number: int, pixels: float, ink: QColor, drop: float = 0.0) -> None:
    """A figure in the middle."""
    font = face(ATKINSON, pixels, bold=True)
    path = text_path(str(number), font)
    box = path.boundingRect()
    painter.fillPath(path.translated(-box.center().x(), drop - box.center().y()), ink)


def ink_on(colour: str, theme: Theme) -> QColor:
    """Black or white, whichever is read better on a colour."""
    return QColor(theme.fixed("#14100A")) if QColor(colour).lightnessF() > 0.42 else QColor("#FFFFFF")


def _points(points: int, painter: QPainter, radius: float, theme: Theme) -> None:
    """What the site is worth, on gold."""
    _medal(painter, radius, QColor(theme.pieces.gold), theme)
    _number(painter, points, radius * 1.6, ink_on(theme.pieces.gold, theme))


def _settlers(painter: QPainter, radius: float, theme: Theme) -> None:
    """A settler in a broad hat."""
    _medal(painter, radius, QColor(theme.map.halo), theme)
    r, figure = radius, QPainterPath()
    figure.setFillRule(Qt.FillRule.WindingFill)
    figure.addRoundedRect(QRectF(-0.52 * r, -0.42 * r, 1.04 * r, 0.17 * r), 0.08 * r, 0.08 * r)
    figure.addRoundedRect(QRectF(-0.26 * r, -0.74 * r, 0.52 * r, 0.42 * r), 0.1 * r, 0.1 * r)
    figure.addEllipse(QPointF(0, -0.14 * r), 0.24 * r, 0.24 * r)
    figure.moveTo(-0.52 * r, 0.72 * r)
    figure.cubicTo(-0.52 * r, 0.26 * r, -0.34 * r, 0.1 * r, 0, 0.1 * r)
    figure.cubicTo(0.34 * r, 0.1 * r, 0.52 * r, 0.26 * r, 0.52 * r, 0.72 * r)
    figure.closeSubpath()
    painter.fillPath(figure, QColor(theme.map.ink))


def _ship(painter: QPainter, radius: float, theme: Theme) -> None:
    """A ship under sail on the colour of the sea."""
    _medal(painter, radius, QColor(theme.map.sea), theme)
    r, ink = radius, QColor(theme.map.ink)
    hull = QPainterPath(QPointF(-0.68 * r, 0.22 * r))
    hull.lineTo(0.72 * r, 0.16 * r)
    hull.quadTo(0.6 * r, 0.6 * r, 0.36 * r, 0.62 * r)
    hull.lineTo(-0.4 * r, 0.62 * r)
    hull.quadTo(-0.62 * r, 0.5 * r, -0.68 * r, 0.22 * r)
    painter.fillPath(hull, ink)
    sails = QPainterPath()
    for left, width, top, foot in ((-0.5, 0.42, -0.5, 0.1), (0.02, 0.5, -0.78, 0.08)):
        sails.moveTo(left * r, foot * r)
        sails.quadTo((left + 0.2) * r, (top + foot) / 2 * r, left * r, top * r)
        sails.lineTo((left + width * 0.82) * r, top * r)
        sails.quadTo((left + width * 1.25) * r, (top + foot) / 2 * r, (left + width * 0.9) * r, foot * r)
        sails.closeSubpath()
    painter.fillPath(sails, ink)


def _defence(more: int, painter: QPainter, radius: float, theme: Theme) -> None:
    """A shield with what it adds to the defence."""
    r = radius * 1.04
    shield = QPainterPath(QPointF(-0.86 * r, -0.84 * r))
    shield.quadTo(0, -1.12 * r, 0.86 * r, -0.84 * r)
    shield.cubicTo(0.92 * r, 0.2 * r, 0.6 * r, 0.78 * r, 0, 1.08 * r)
    shield.cubicTo(-0.6 * r, 0.78 * r, -0.92 * r, 0.2 * r, -0.86 * r, -0.84 * r)
    painter.setPen(stroke(theme.map.halo, 4.0))
    painter.setBrush(QColor(theme.map.ink))
    painter.drawPath(shield)
    painter.setPen(stroke(theme.map.ink, 1.3))
    painter.drawPath(shield)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _number(painter, more, r * 1.45, QColor(theme.map.halo), -0.04 * r)
