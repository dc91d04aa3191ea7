"""Items that keep their size on the screen: pictures that are only copied, and ways drawn along roads."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art.specs import Spec
from desktop.art.sprites import SpriteCache, on_screen
from desktop.art.strokes import at
from desktop.profile.theme import Theme


class Layer(IntEnum):
    """What lies over what, from the map (-1000) up to the piece in the hand.

    Ways, rings, seals and pieces are under the names of places, so that no light eats a letter.
    """

    FURNITURE = -999
    LANDS = -970
    FOOTSTEPS = -960
    OVERLAY = -950
    WAY = -940
    RINGS = -930
    SEALS = -920
    STEMS = 60
    PIECES = 70
    BLOCKED = 78
    NAMES = 80
    DISCS = 90
    ANNOTATIONS = 95
    RIBBONS = 100
    HAND = 120
    TIP = 130


NOISE = 1e-6
"""Pixels that a length may be off by its last bits."""


class TableSprites(SpriteCache):
    """The pictures of one table. In a hurry (while the zoom changes) it stretches those it has."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.hurry = False
        self._drawn: dict[Spec, float] = {}

    def clear(self) -> None:
        """Forget every picture."""
        super().clear()
        self._drawn.clear()

    def blit(self, painter: QPainter, spec: Spec, size: float, foot: QPointF, ratio: float) -> None:
        """Copy the picture of a thing so that it stands at a point; where lines are written down, draw it."""
        if not on_screen(painter):
            with at(painter, foot.x(), foot.y(), size):
                spec.draw(painter, self.theme)
            return
        drawn = self._drawn.get(spec, size)
        if not self.hurry or abs(drawn - size) < 0.005:
            self._drawn[spec] = size
            self.pixmap(spec, size, ratio).blit(painter, foot)
            return
        painter.save()
        painter.translate(foot)
        painter.scale(size / drawn, size / drawn)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.pixmap(spec, drawn, ratio).blit(painter, QPointF())
        painter.restore()


class SpriteItem(QGraphicsItem):
    """One or more cached pictures around a point of the map, in screen pixels whatever the zoom."""

    def __init__(self, sprites: TableSprites, layer: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(layer)
        self._sprites = sprites
        self._parts: tuple[tuple[Spec, float, QPointF], ...] = ()
        self._rect = QRectF()

    def show_parts(self, *parts: tuple[Spec, float, QPointF]) -> None:
        """Show these things: what, at what size, how far from the point. The same as before costs nothing."""
        if parts == self._parts:
            return
        self.prepareGeometryChange()
        self._parts = parts
        self._rect = QRectF()
        for spec, size, off in parts:
            self._rect = self._rect.united(self._sprites.bounds(spec, size).translated(off))
        self._rect.adjust(-2, -2, 2, 2)
        self.update()

    def parts(self) -> tuple[tuple[Spec, float, QPointF], ...]:
        """What it shows now."""
        return self._parts

    def boundingRect(self) -> QRectF:
        """All of its pictures."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the pictures, on whole pixels so that they stay crisp."""
        del option, widget
        ratio = painter.device().devicePixelRatio()
        where = painter.worldTransform()
        on_pixel = QPointF(whole(where.dx()) - where.dx(), whole(where.dy()) - where.dy())
        for spec, size, off in self._parts:
            aside = QPointF(whole(off.x()), whole(off.y()))
            self._sprites.blit(painter, spec, size, on_pixel + aside, ratio)


class DrawnItem(QGraphicsItem):
    """Something drawn in the scene's own pixels whose lines keep their width on the screen."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self.setZValue(layer)
        self._draw: Callable[[QPainter, float], None] | None = None
        self._room = QRectF()
        self._margin = 0.0
        self._zoom = 1.0

    def show_drawing(self, room: QRectF, margin: float, draw: Callable[[QPainter, float], None]) -> None:
        """Paint with `draw(painter, size of a screen pixel)` inside `room` and `margin` screen pixels around it."""
        self.prepareGeometryChange()
        self._room, self._margin, self._draw = room, margin, draw
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        if self._draw is not None:
            self.prepareGeometryChange()
            self._draw, self._room = None, QRectF()

    def set_zoom(self, zoom: float) -> None:
        """One scene pixel now takes `zoom` screen pixels."""
        if zoom != self._zoom:
            self.prepareGeometryChange()
            self._zoom = zoom

    def boundingRect(self) -> QRectF:
        """Its room, and the width of its lines around it."""
        if self._draw is None:
            return QRectF()
        margin = self._margin / self._zoom
        return self._room.adjusted(-margin, -margin, margin, margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw at the present size."""
        del option, widget
        if self._draw is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter, 1.0 / self._zoom)


class PlateItem(QGraphicsItem):
    """A drawing of the scene's own size that seldom changes: painted once for a zoom, then only copied."""

    LARGEST = 4_000_000
    """Pixels kept; what would be larger is so near that only a part is seen, and is drawn afresh."""

    def __init__(self, room: QRectF, layer: float, sprites: TableSprites) -> None:
        super().__init__()
        self.setZValue(layer)
        self._room, self._sprites = room, sprites
        self._draw: Callable[[QPainter], None] | None = None
        self._kept = QPixmap()
        self._kept_scale = 0.0

    def show_drawing(self, draw: Callable[[QPainter], None]) -> None:
        """Show this drawing, in scene pixels."""
        self._draw, self._kept_scale = draw, 0.0
        self.update()

    def boundingRect(self) -> QRectF:
        """Its room."""
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the picture; while the zoom changes stretch the one there is."""
        del option, widget
        if self._draw is None:
            return
        where, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
        scale = where.m11() * ratio
        wide, high = math.ceil(self._room.width() * scale), math.ceil(self._room.height() * scale)
        if wide * high > self.LARGEST or not on_screen(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter)
            return
        sharp = abs(self._kept_scale - scale) < 1e-6
        if not sharp and not (self._sprites.hurry and self._kept_scale):
            self._keep(QPixmap(wide, high), scale, ratio)
            sharp = True
        if sharp:
            corner = where.map(self._room.topLeft())
            painter.save()
            painter.setWorldTransform(QTransform())  # the window that a page has been given stays
            painter.drawPixmap(QPointF(whole(corner.x()), whole(corner.y())), self._kept)
            painter.restore()
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._room, self._kept, QRectF(self._kept.rect()))

    def _keep(self, pixmap: QPixmap, scale: float, ratio: float) -> None:
        """Paint the drawing into a picture for this scale."""
        assert self._draw is not None
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-self._room.topLeft())
        self._draw(painter)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        self._kept, self._kept_scale = pixmap, scale


def whole(length: float) -> int:
    """The nearest whole pixel. A half, with whatever the sums before have left at its end, is always rounded up.

    Steps aside are often halves: without that the last bit would decide, and pictures of one View would differ.
    """
    return math.floor(length + 0.5 + NOISE)


def path_room(*paths: QPainterPath) -> QRectF:
    """The room of some paths together."""
    room = QRectF()
    for path in paths:
        room = room.united(path.boundingRect())
    return room


def no_mouse(item: QGraphicsItem) -> None:
    """The view alone decides what a press means."""
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setAcceptHoverEvents(False)
