"""The painted map in the table's scene: tiles of three levels, blitted at whole pixels."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.maps.cache import TILE, Shelf, tile_counts
from desktop.maps.levels import OVERVIEW, Level, level_for
from desktop.maps.ornament import MARGIN
from desktop.maps.plan import Plan
from desktop.maps.waking import Wake
from desktop.profile.theme import Theme

STORE_BYTES = 48 * 1024 * 1024
FRAME_BUDGET = 0.005
SCREENS_KEPT = 4
SMOOTH_BUDGET = 0.010
Key = tuple[object, ...]


class PixmapStore:
    """Pixmaps used last, up to a number of bytes; shared by all sheets of a table."""

    def __init__(self, limit: int = STORE_BYTES) -> None:
        self._limit, self._bytes = limit, 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    def make_room(self, count: int) -> None:
        """Raises the limit to hold at least this many bytes: a very large screen needs more than the usual."""
        self._limit = max(self._limit, count)

    def get(self, key: Key) -> QPixmap | None:
        """A kept pixmap, which thereby counts as used."""
        pixmap = self._kept.get(key)
        if pixmap is not None:
            self._kept.move_to_end(key)
        return pixmap

    def put(self, key: Key, pixmap: QPixmap) -> QPixmap:
        """Keeps a pixmap and lets go of those not used for longest."""
        old = self._kept.pop(key, None)
        self._bytes += _bytes(pixmap) - (_bytes(old) if old else 0)
        self._kept[key] = pixmap
        while self._bytes > self._limit and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return pixmap

    def clear(self) -> None:
        """Lets go of everything, after a change of theme."""
        self._kept.clear()
        self._bytes = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


class SheetItem(QGraphicsItem):
    """One sheet. Its own coordinates are sheet px, (0, 0) at the neat line; names of places are not in it."""

    def __init__(self, plan: Plan, theme: Theme, place: Shelf, store: PixmapStore) -> None:
        super().__init__()
        self._plan, self._theme, self._place, self._store = plan, theme, place, store
        self._overview: QPixmap | None = None
        self._last_scale = 0.0
        self._still = False
        self._smooth_in_motion = True
        self._wake = Wake(self)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-1000)
        self.reload()

    def boundingRect(self) -> QRectF:
        """The page with its margins."""
        return QRectF(-MARGIN, -MARGIN, self._plan.width + 2 * MARGIN, self._plan.height + 2 * MARGIN)

    def set_theme(self, theme: Theme, place: Shelf) -> None:
        """Shows the sheet of another theme, as far as it is drawn."""
        self._theme, self._place = theme, place
        self.reload()

    def reload(self) -> None:
        """Reads the picture of the whole page again: the builder has stored a better one."""
        image = self._place.read_overview()
        if image is not None:
            self._overview = QPixmap.fromImage(image)
            self._store.put(("fitted", self._plan.map), QPixmap())
        self.update()

    def painted(self) -> bool:
        """Whether there is any picture of this sheet yet."""
        return self._overview is not None

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Blits what is exposed; decodes missing tiles within a few milliseconds, the rest in later frames."""
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatio()
        scale = math.hypot(transform.m11(), transform.m12()) * ratio
        self._still = abs(scale - self._last_scale) < 1e-6 * scale
        self._last_scale = scale
        exposed = visible_part(painter, option.exposedRect).intersected(self.boundingRect())
        room = _room(painter)
        self._store.make_room(round(room.width() * room.height() * ratio * ratio) * 4 * SCREENS_KEPT)
        if self._overview is None:
            painter.fillRect(exposed, QColor(self._theme.map.paper))
            return
        painter.save()
        painter.setRenderHint(
            QPainter.RenderHint.SmoothPixmapTransform, self._still or self._smooth_in_motion
        )
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        level = level_for(scale)
        began = time.perf_counter()
        if level is OVERVIEW or transform.isRotating():
            self._paint_overview(painter, transform, scale)
        else:
            self._paint_tiles(painter, transform, level, exposed)
        painter.restore()
        if not self._still:
            # A slow machine zooms in coarse pixels and sharpens when the zoom rests.
            if self._smooth_in_motion and time.perf_counter() - began > SMOOTH_BUDGET:
                self._smooth_in_motion = False
            self._wake.start(120)

    def _paint_overview(self, painter: QPainter, transform: QTransform, scale: float) -> None:
        """The whole page; scaled once and kept while the zoom stands still."""
        assert self._overview is not None
        target = _device_rect(transform, self.boundingRect())
        if transform.isRotating() or not self._still:
            painter.drawPixmap(self.boundingRect(), self._overview, QRectF(self._overview.rect()))
            return
        ratio = painter.device().devicePixelRatio()
        size = target.size() * ratio
        fitted = self._store.get(("fitted", self._plan.map))
        if fitted is None or fitted.size() != size:
            fitted = self._overview.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            fitted.setDevicePixelRatio(ratio)
            self._store.put(("fitted", self._plan.map), fitted)
        painter.resetTransform()
        painter.drawPixmap(target.topLeft(), fitted)

    def _paint_tiles(self, painter: QPainter, transform: QTransform, level: Level, exposed: QRectF) -> None:
        """Tiles that meet the exposed part; the coarser picture enlarged where one is missing."""
        deadline = time.perf_counter() + FRAME_BUDGET
        side = TILE / level.scale
        columns, rows = tile_counts(self._plan, level)
        first_column, last_column = _span(exposed.left() + MARGIN, exposed.right() + MARGIN, side, columns)
        first_row, last_row = _span(exposed.top() + MARGIN, exposed.bottom() + MARGIN, side, rows)
        page = self.boundingRect()
        painter.resetTransform()
        waiting = False
        for row in range(first_row, last_row):
            for column in range(first_column, last_column):
                area = QRectF(column * side - MARGIN, row * side - MARGIN, side, side).intersected(page)
                target = _device_rect(transform, area)
                pixmap = self._tile(level, column, row, deadline)
                if pixmap is not None:
                    self._blit(painter, target, pixmap, (level.name, column, row), deadline)
                else:
                    waiting = waiting or time.perf_counter() > deadline
                    self._blit_coarse(painter, target, area)
        if waiting:
            self._wake.start(0)

    def _tile(self, level: Level, column: int, row: int, deadline: float) -> QPixmap | None:
        """A tile from memory, or from the disk while there is time in this frame."""
        key = (self._theme.name, self._plan.map, level.name, column, row)
        pixmap = self._store.get(key)
        if pixmap is not None or time.perf_counter() > deadline:
            return pixmap
        pixmap = QPixmap(str(self._place.tile_file(level, column, row)))
        return None if pixmap.isNull() else self._store.put(key, pixmap)

    def _blit(self, painter: QPainter, target: QRect, pixmap: QPixmap, key: Key, deadline: float) -> None:
        """Draws a tile; once the zoom stands still, from a copy scaled to the very pixel."""
        ratio = painter.device().devicePixelRatio()
        size = target.size() * ratio
        if not self._still or size == pixmap.size():
            painter.drawPixmap(target, pixmap)
            return
        key = (self._theme.name, self._plan.map, "scaled", *key)
        scaled = self._store.get(key)
        if scaled is None or scaled.size() != size:
            if time.perf_counter() > deadline:
                painter.drawPixmap(target, pixmap)
                self._wake.start(0)
                return
            scaled = pixmap.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            scaled.setDevicePixelRatio(ratio)
            self._store.put(key, scaled)
        painter.drawPixmap(target.topLeft(), scaled)

    def _blit_coarse(self, painter: QPainter, target: QRect, area: QRectF) -> None:
        """The same ground from the picture of the whole page, enlarged."""
        assert self._overview is not None
        k = OVERVIEW.scale
        source = QRectF((area.x() + MARGIN) * k, (area.y() + MARGIN) * k, area.width() * k, area.height() * k)
        painter.drawPixmap(QRectF(target), self._overview, source)


def visible_part(painter: QPainter, exposed: QRectF) -> QRectF:
    """What of an item's exposed rectangle can be seen on the device (a scene rendered into a picture exposes all)."""
    inverse, possible = painter.worldTransform().inverted()
    if not possible:
        return exposed
    return exposed.intersected(inverse.mapRect(_room(painter)))


def _room(painter: QPainter) -> QRectF:
    """All of the device: a widget tells its size in units of the screen, a picture in pixels of its own."""
    device = painter.device()
    ratio = 1.0 if isinstance(device, QWidget) else device.devicePixelRatio()
    return QRectF(0, 0, device.width() / ratio, device.height() / ratio)


def _span(low: float, high: float, side: float, count: int) -> tuple[int, int]:
    """The tiles from low to high, as a range."""
    return max(0, int(low // side)), min(count, int(high // side) + 1)


def _device_rect(transform: QTransform, area: QRectF) -> QRect:
    """Where an area falls on the device, edges rounded alike for neighbours so that no seam shows."""
    one, two = transform.map(area.topLeft()), transform.map(area.bottomRight())
    left, top = round(one.x()), round(one.y())
    return QRect(left, top, round(two.x()) - left, round(two.y()) - top)
