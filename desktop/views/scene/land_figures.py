"""The figures that change on the signs of countries: what a game counts there, and whether it is too much."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.fonts import ATKINSON, face, text_path
from desktop.art.strokes import at, line, pen
from desktop.maps.boardmap import BoardMap
from desktop.maps.levels import level_for
from desktop.maps.signs import LandMark
from desktop.profile.theme import Theme
from desktop.views.parts.figures import Figure
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from engine.kernel.view import View

TOOTH = 7.0
"""How long and high a tooth of a rim is, in pixels of the sign."""
LEAST = 11.0
"""Screen pixels: from so far that a figure would be smaller, it stands so large on a slip over its plate."""
SLIP = 3.0
"""Screen pixels of paper around it there."""

Count = Callable[[View], Mapping[str, Figure]]


class LandFigures:
    """One item over the map that writes a figure on each sign of a country that has one."""

    def __init__(self, scene: QGraphicsScene, map: BoardMap, theme: Theme, count: Count) -> None:
        self._map, self._theme, self._count = map, theme, count
        self._item = DrawnItem(Layer.LANDS + 1)
        no_mouse(self._item)
        scene.addItem(self._item)
        self._shown: Mapping[str, Figure] = {}

    @property
    def shown(self) -> Mapping[str, Figure]:
        """The figures, by country."""
        return self._shown

    def set_theme(self, theme: Theme) -> None:
        """Write in the colours of another theme."""
        self._theme = theme
        self._draw()

    def set_zoom(self, zoom: float) -> None:
        """The signs are larger from afar."""
        self._item.set_zoom(zoom)

    def show(self, view: View) -> None:
        """Show what the game counts now."""
        now = self._count(view)
        if now != self._shown:
            self._shown = now
            self._draw()

    def _draw(self) -> None:
        if self._shown:
            self._item.show_drawing(self._map.layout.sheets, 0.0, self._paint)
        else:
            self._item.clear()

    def _paint(self, painter: QPainter, _size: float) -> None:
        transform = painter.worldTransform()
        scale = math.hypot(transform.m11(), transform.m12())
        k = level_for(scale * painter.device().devicePixelRatio()).sites
        for key, plan in self._map.plans.items():
            origin = self._map.layout.origins[key]
            for land in plan.lands:
                figure = self._shown.get(land.country)
                if figure is not None:
                    with at(painter, origin.x() + land.x, origin.y() + land.y, k):
                        if land.sign.pixels * k * scale < LEAST:
                            self._slip(painter, land, figure, 1 / (k * scale))
                        else:
                            self._write(painter, land, figure)

    def _write(self, painter: QPainter, land: LandMark, figure: Figure) -> None:
        """The figure, its right end where the sign wants it; a rim of teeth round the plate where it is too much."""
        sign, theme = land.sign, self._theme
        if figure.alarm:
            rim = teeth(QRectF(QPointF(*sign.plate[:2]), QPointF(*sign.plate[2:])))
            line(painter, rim, pen(theme.lights.under, 4.6))
            line(painter, rim, pen(theme.lights.threat, 2.4))
        font = face(ATKINSON, sign.pixels, bold=True)
        path, middle = text_path(figure.text, font), text_path("8", font).boundingRect().center().y()
        right, height = sign.figure
        path = path.translated(right - path.boundingRect().right(), height - middle)
        painter.fillPath(path, QColor(theme.lights.threat if figure.alarm else theme.map.ink))

    def _slip(self, painter: QPainter, land: LandMark, figure: Figure, pixel: float) -> None:
        """The figure with what follows it, on a slip of paper over the plate; `pixel`: one of the screen."""
        sign, theme = land.sign, self._theme
        plate = QRectF(QPointF(*sign.plate[:2]), QPointF(*sign.plate[2:]))
        path = text_path(figure.text + figure.of, face(ATKINSON, LEAST * pixel, bold=True))
        words = path.boundingRect()
        room = QRectF(0, 0, words.width(), words.height()).adjusted(0, 0, 2 * SLIP * pixel, 2 * SLIP * pixel)
        room = QRectF(0, 0, max(room.width(), plate.width()), max(room.height(), plate.height()))
        room.moveCenter(plate.center())
        room.moveTop(plate.top())
        edge = theme.lights.threat if figure.alarm else theme.map.ink
        painter.setPen(pen(edge, (2.0 if figure.alarm else 1.0) * pixel))
        painter.setBrush(QColor(theme.map.halo))
        if figure.alarm:
            painter.drawPath(teeth(room, SLIP * pixel))
        else:
            painter.drawRoundedRect(room, 3 * pixel, 3 * pixel)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.fillPath(path.translated(room.center() - words.center()), QColor(edge))


def teeth(box: QRectF, tooth: float = TOOTH) -> QPainterPath:
    """A saw along the edges of a box."""
    path = QPainterPath()
    corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft()]
    path.moveTo(corners[0])
    for start, end in pairwise(corners):
        way = end - start
        length = math.hypot(way.x(), way.y())
        count = max(1, round(length / tooth))
        out = QPointF(way.y(), -way.x()) / length * tooth
        for n in range(count):
            path.lineTo(start + way * ((n + 0.5) / count) + out)
            path.lineTo(start + way * ((n + 1) / count))
    return path
