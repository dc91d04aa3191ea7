"""The figures that change on the signs of countries: what a game counts there, and whether it is too much."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
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
        zoom = math.hypot(transform.m11(), transform.m12()) * painter.device().devicePixelRatio()
        k = level_for(zoom).sites
        for key, plan in self._map.plans.items():
            origin = self._map.layout.origins[key]
            for land in plan.lands:
                figure = self._shown.get(land.country)
                if figure is not None:
                    with at(painter, origin.x() + land.x, origin.y() + land.y, k):
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


def teeth(box: QRectF) -> QPainterPath:
    """A saw along the edges of a box."""
    path = QPainterPath()
    corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft()]
    path.moveTo(corners[0])
    for start, end in pairwise(corners):
        way = end - start
        length = math.hypot(way.x(), way.y())
        count = max(1, round(length / TOOTH))
        out = QPointF(way.y(), -way.x()) / length * TOOTH
        for n in range(count):
            path.lineTo(start + way * ((n + 0.5) / count) + out)
            path.lineTo(start + way * ((n + 1) / count))
    return path
