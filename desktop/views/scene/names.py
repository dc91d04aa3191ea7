"""Names beside pieces and lights: they slide clear of a drum, and stand above rings with their halo."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.cartography.sheet import Label
from desktop.drawing.generals import LIFT, WALL
from desktop.drawing.lettering import text_path, width_of
from desktop.drawing.states import FOOT_X, FOOT_Y
from desktop.drawing.strokes import fill, pen, tint
from desktop.theme import Theme
from desktop.views.scene.items import no_mouse

LEAST_PX = 12.0
HALO = 4.2
ROOM = 3.0


class NameItem(QGraphicsItem):
    """One name in screen pixels, at an offset from the centre of its place."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(layer)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        no_mouse(self)
        self._key: tuple[object, ...] = ()
        self._path = text_path(0, 0, "", QFont())
        self._theme: Theme | None = None
        self._off = QPointF()

    def show_name(self, text: str, font: QFont, off: QPointF, theme: Theme) -> None:
        """Write `text` with the left end of its base line at `off`."""
        key = (text, font.key(), round(off.x(), 1), round(off.y(), 1), theme.name)
        if key == self._key:
            return
        self.prepareGeometryChange()
        self._key, self._theme, self._off = key, theme, off
        self._path = text_path(off.x(), off.y(), text, font)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-5, -5, 5, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Halo, then ink."""
        del option, widget
        if self._theme is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.strokePath(self._path, pen(tint(self._theme.map.halo, 0.92), HALO))
            fill(painter, self._path, self._theme.map.ink)


def beside_piece(label: Label, place: QPointF, zoom: float, size: float, text: str, font: QFont) -> QPointF:
    """Where the name of an occupied place starts: it slides away from the town until it clears the drum.

    All in screen pixels from the centre of the place; a name above moves over the drum, one below under its foot.
    """
    x, y = (label.x - place.x()) * zoom, (label.y - place.y()) * zoom
    wide, high = width_of(text, font), font.pixelSize() * 0.66
    foot, middle = -LIFT * size, y - high / 2
    half = FOOT_X * size
    if middle > foot:
        down = max(middle - high / 2, foot) - foot
        half *= math.sqrt(max(0.0, 1 - (down / (FOOT_Y * size)) ** 2))
    if label.side == "above" or (label.side != "below" and abs(x + wide / 2) < wide * 0.3 and middle < 0):
        return QPointF(x, foot - (WALL + FOOT_Y) * size - ROOM - 1)
    if label.side == "below":
        return QPointF(x, max(y, foot + FOOT_Y * size + high + ROOM))
    if x + wide / 2 > 0:
        return QPointF(max(x, half + ROOM), y)
    return QPointF(min(x, -half - ROOM - wide), y)


def as_on_map(label: Label, place: QPointF, zoom: float) -> QPointF:
    """Where a name stands on the map, in screen pixels from the centre of its place."""
    return QPointF((label.x - place.x()) * zoom, (label.y - place.y()) * zoom)

