"""Lands as they are now: countries that have changed hands in their new colour, closed ones hatched."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.hatching import ANGLES, hatch, hatch_side
from desktop.art.sprites import on_screen
from desktop.art.strokes import Colour, fill, inside_of, line, pen, segment, tint
from desktop.maps.boardmap import BoardMap
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from engine.kernel.view import View

BAND = 26.0
"""How wide the band along the border is, in scene pixels: as the map draws it."""
LARGEST = 4_000_000
"""Pixels of the picture that is kept; what would be larger is so near that only a part is seen, and is drawn afresh."""
WEAVE, WIDTH = 12, 1.6
"""The side of the square that repeats over a closed country, and the width of its line, in screen pixels."""


class Lands:
    """One item over the map that says what the printed colours no longer say."""

    def __init__(self, scene: QGraphicsScene, map: BoardMap, theme: Theme) -> None:
        self._map, self._theme = map, theme
        self._item = DrawnItem(Layer.LANDS)
        no_mouse(self._item)
        scene.addItem(self._item)
        self._owners: dict[str, str] = {}
        self._closed: tuple[str, ...] = ()
        self._room = QRectF()
        self._kept, self._scale, self._sharp = QPixmap(), 0.0, False

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.redraw()

    def set_zoom(self, zoom: float) -> None:
        """Keep lines at their width on the screen."""
        self._item.set_zoom(zoom)

    @property
    def shown(self) -> tuple[dict[str, str], tuple[str, ...]]:
        """Countries with a new owner, and those that are closed."""
        return self._owners, self._closed

    def show(self, view: View) -> None:
        """Show whose land is whose, and what is closed, as the View says."""
        if (view.owners, view.closed) != (self._owners, self._closed):
            self._owners, self._closed = view.owners, view.closed
            self.redraw()

    def redraw(self) -> None:
        """Draw anew: other lands, other colours, or the outlines are known now."""
        room = QRectF()
        for country in (*self._owners, *self._closed):
            room = room.united(self._map.outline(country).boundingRect())
        self._room, self._sharp = room.adjusted(-1, -1, 1, 1), False
        if room.isEmpty():
            self._item.clear()
        else:
            self._item.show_drawing(room, 2.0, self._paint)

    def _paint(self, painter: QPainter, size: float) -> None:
        """Draw it; where the zoom stands still, from the second time on copy a picture of it."""
        where, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
        scale = where.m11() * ratio
        wide, high = math.ceil(self._room.width() * scale), math.ceil(self._room.height() * scale)
        again, self._scale = abs(scale - self._scale) < 1e-6, scale
        if not (again and on_screen(painter) and wide * high <= LARGEST):
            self._sharp = False
            self._draw(painter, size)
            return
        if not self._sharp:
            self._kept, self._sharp = self._picture(wide, high, scale, size), True
            self._kept.setDevicePixelRatio(ratio)
        corner = where.map(self._room.topLeft())
        painter.save()
        painter.setWorldTransform(QTransform())  # the window that a page has been given stays
        painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), self._kept)
        painter.restore()

    def _picture(self, wide: int, high: int, scale: float, size: float) -> QPixmap:
        picture = QPixmap(wide, high)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-self._room.topLeft())
        self._draw(painter, size)
        painter.end()
        return picture

    def _draw(self, painter: QPainter, size: float) -> None:
        for country, power in self._owners.items():
            self._tint(painter, self._map.outline(country), self._map.territory(country), power)
        ink = tint(self._theme.map.ink, 0.3)
        for country in self._closed:
            land = self._map.outline(country)
            if on_screen(painter):
                painter.fillPath(land, weave(ink, size))
            else:
                hatch(painter, land, ANGLES["falling"], ink, WEAVE * size / math.sqrt(2), WIDTH * size)

    def _tint(self, painter: QPainter, land: QPainterPath, whole: QPainterPath, power: str) -> None:
        """The colour of its power over a land, and its band along the border, not along the shore."""
        theme, colour = self._theme, self._theme.side(power)
        fill(painter, land, tint(colour, theme.fills.fill))
        with inside_of(painter, land):
            line(painter, whole, pen(tint(colour, theme.fills.band * 0.75), BAND))
        if theme.fills.patterns:
            hatch_side(painter, land, power, theme)


def weave(ink: Colour, size: float) -> QBrush:
    """Falling lines of a ground that must be filled quickly, however large it is."""
    square = QPixmap(WEAVE, WEAVE)
    square.fill(Qt.GlobalColor.transparent)
    painter = QPainter(square)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for shift in (-WEAVE, 0, WEAVE):
        line(painter, segment(shift - WEAVE, -WEAVE, shift + 2 * WEAVE, 2 * WEAVE), pen(ink, WIDTH))
    painter.end()
    brush = QBrush(square)
    brush.setTransform(QTransform.fromScale(size, size))
    return brush
