"""The figures that change on the signs of countries: what a game counts there, and whether it is too much."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.fonts import ATKINSON, face, text_path
from desktop.art.shields import draw_shield
from desktop.art.strokes import at, draw, line, pen, rounded
from desktop.maps.levels import level_for
from desktop.maps.signs import LandMark
from desktop.maps.symbols import write_figures
from desktop.profile.theme import Theme
from desktop.views.parts.figures import Figure
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.names import Names
from engine.kernel.view import View

TOOTH = 7.0
"""How long and high a tooth of a rim is, in pixels of the sign."""
LEAST = 11.0
"""Screen pixels: from so far that a figure would be smaller, it stands so large on a slip over its plate."""
SLIP = 3.0
"""Screen pixels of paper around it there."""
COAT, ROW_HIGH, NEXT, LATER = 26.0, 28.0, 0.78, 0.6
"""What the coat of a side that has still to act takes of a row, how high that is, and how large they are in it."""
COAT_LEAST = 15.0
"""Screen pixels that a coat takes at least."""

Count = Callable[[View], Mapping[str, Figure]]


class LandFigures:
    """One item over the map that writes a figure on each sign of a country that has one; names keep off its slips."""

    def __init__(
        self, scene: QGraphicsScene, ground: MapGeometry, names: Names, theme: Theme, count: Count
    ) -> None:
        self._ground, self._map, self._names = ground, ground.map, names
        self._theme, self._count = theme, count
        self._zoom = 1.0
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
        self._zoom = zoom
        self._item.set_zoom(zoom)
        self._tell_names()

    def show(self, view: View) -> None:
        """Show what the game counts now."""
        now = self._count(view)
        if now != self._shown:
            self._shown = now
            self._draw()
            self._tell_names()

    def _tell_names(self) -> None:
        self._names.keep_off("figures", self.slips())

    def slips(self) -> list[QRectF]:
        """What stands out over the plates, in screen pixels from the scene's corner: no room for a name."""
        k, rooms = self._ground.level(self._zoom).sites, list[QRectF]()
        for point, land, figure in self._lands():
            over = _over(land, figure, 1 / (k * self._zoom))
            if not over.isEmpty():
                room = QRectF(over.topLeft() * k + point, over.size() * k)
                rooms.append(QRectF(room.topLeft() * self._zoom, room.size() * self._zoom))
        return rooms

    def _lands(self) -> Iterator[tuple[QPointF, LandMark, Figure]]:
        """The signs with a figure, and where they are seen from in the scene."""
        for key, plan in self._map.plans.items():
            origin = self._map.layout.origins[key]
            for land in plan.lands:
                if figure := self._shown.get(land.country):
                    yield origin + QPointF(land.x, land.y), land, figure

    def _draw(self) -> None:
        if self._shown:
            self._item.show_drawing(self._map.layout.sheets, 0.0, self._paint)
        else:
            self._item.clear()

    def _paint(self, painter: QPainter, _size: float) -> None:
        transform = painter.worldTransform()
        scale = math.hypot(transform.m11(), transform.m12())
        k = level_for(scale * painter.device().devicePixelRatio()).sites
        for point, land, figure in self._lands():
            with at(painter, point.x(), point.y(), k):
                if _is_far(land, 1 / (k * scale)):
                    self._slip(painter, land, figure, 1 / (k * scale))
                else:
                    self._write(painter, land, figure)
                self._line_up(painter, land, figure, 1 / (k * scale))

    def _write(self, painter: QPainter, land: LandMark, figure: Figure) -> None:
        """The figure, its right end where the sign wants it; a rim of teeth round the plate where it is too much."""
        sign, theme = land.sign, self._theme
        if figure.alarm:
            rim = teeth(QRectF(QPointF(*sign.plate[:2]), QPointF(*sign.plate[2:])))
            line(painter, rim, pen(theme.lights.under, 4.6))
            line(painter, rim, pen(theme.lights.threat, 2.4))
        ink = theme.lights.threat if figure.alarm else theme.map.ink
        write_figures(painter, figure.text, *sign.figure, sign.pixels, ink, ends=True)

    def _slip(self, painter: QPainter, land: LandMark, figure: Figure, pixel: float) -> None:
        """The figure with what follows it, on a slip of paper over the plate; `pixel`: one of the screen."""
        theme, room, path = self._theme, _slip_room(land, figure, pixel), _words(figure, pixel)
        edge = theme.lights.threat if figure.alarm else theme.map.ink
        painter.setPen(pen(edge, (2.0 if figure.alarm else 1.0) * pixel))
        painter.setBrush(QColor(theme.map.halo))
        if figure.alarm:
            painter.drawPath(teeth(room, SLIP * pixel))
        else:
            painter.drawRoundedRect(room, 3 * pixel, 3 * pixel)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.fillPath(path.translated(room.center() - path.boundingRect().center()), QColor(edge))

    def _line_up(self, painter: QPainter, land: LandMark, figure: Figure, pixel: float) -> None:
        """The coats of those who have still to act there on a slip of paper below, the next one larger."""
        room, theme, unit = _row_room(land, figure, pixel), self._theme, _unit(pixel)
        if not room.isEmpty():
            slip = rounded(room.x(), room.y(), room.width(), room.height(), 5 * unit)
            draw(painter, slip, theme.map.halo, 1.2 * unit, theme.map.ink)
        for number, side in enumerate(figure.awaited):
            with at(painter, room.left() + COAT * unit * (number + 0.5), room.center().y()):
                draw_shield(painter, side, size=(LATER if number else NEXT) * unit, theme=theme)


def _plate(land: LandMark) -> QRectF:
    return QRectF(QPointF(*land.sign.plate[:2]), QPointF(*land.sign.plate[2:]))


def _is_far(land: LandMark, pixel: float) -> bool:
    """Whether a figure on its plate would be too small; `pixel`: one of the screen."""
    return land.sign.pixels < LEAST * pixel


def _words(figure: Figure, pixel: float) -> QPainterPath:
    return text_path(figure.text + figure.of, face(ATKINSON, LEAST * pixel, bold=True))


def _slip_room(land: LandMark, figure: Figure, pixel: float) -> QRectF:
    """What the slip takes that tells a figure from afar: no less than the plate, and below its upper edge."""
    plate, words = _plate(land), _words(figure, pixel).boundingRect()
    edge = 2 * SLIP * pixel
    room = QRectF(0, 0, max(words.width() + edge, plate.width()), max(words.height() + edge, plate.height()))
    room.moveCenter(plate.center())
    room.moveTop(plate.top())
    return room


def _unit(pixel: float) -> float:
    """How large a row of coats is drawn: with its sign, and no smaller on the screen than it can be told."""
    return max(1.0, COAT_LEAST / COAT * pixel)


def _row_room(land: LandMark, figure: Figure, pixel: float) -> QRectF:
    """What the row of those takes who have still to act there; empty for none."""
    if not figure.awaited:
        return QRectF()
    over, unit = _slip_room(land, figure, pixel) if _is_far(land, pixel) else _plate(land), _unit(pixel)
    return QRectF(over.left(), over.bottom() + 6, COAT * unit * len(figure.awaited), ROW_HIGH * unit)


def _over(land: LandMark, figure: Figure, pixel: float) -> QRectF:
    """What stands out over the sign itself; empty for nothing."""
    row = _row_room(land, figure, pixel)
    return _slip_room(land, figure, pixel).united(row) if _is_far(land, pixel) else row


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
