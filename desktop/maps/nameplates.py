"""The names of places as a layer of their own above the tiles, so that the table may hide and redraw some.

The ordinates of a plain sheet belong to it: they stand upright however the sheet is turned.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.maps.levels import Level, label_font, level_for
from desktop.maps.ornament import draw_ribbon, ordinates
from desktop.maps.painter import HALO, label_box
from desktop.maps.plan import Plan
from desktop.maps.sheet import Label, Sheet
from desktop.maps.tiles import PixmapStore, visible_part
from desktop.maps.waking import Wake
from desktop.profile.theme import Theme

ROOM = 6.0
FRAME_BUDGET = 0.006
SMALLEST = 9.0
NAMES_BYTES = 12 * 1024 * 1024
TURNS = 12


class NamesItem(QGraphicsItem):
    """All names of places of one sheet; each is painted once into a pixmap and then only blitted."""

    def __init__(self, theme: Theme, plan: Plan, bounds: QRectF) -> None:
        super().__init__()
        self._theme, self._store, self._bounds = theme, PixmapStore(NAMES_BYTES), bounds
        self._plan = plan
        self._ordinates = QPainterPath()
        self.turn(0)
        self._sheet: Sheet | None = None
        self._hidden: frozenset[str] = frozenset()
        self._last_scale = 0.0
        self._scales: dict[tuple[object, ...], float] = {}  # at which zoom each kept pixmap is sharp
        self._wake = Wake(self)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-900)

    def boundingRect(self) -> QRectF:
        """As large as the sheet."""
        return self._bounds

    def show_sheet(self, sheet: Sheet, theme: Theme) -> None:
        """Takes the names of a sheet newly read, or in a new theme."""
        self._sheet, self._theme = sheet, theme
        self._store.clear()
        self.update()

    def turn(self, quarters: int) -> None:
        """Write the ordinates of a plain sheet as it lies turned clockwise."""
        if self._plan.entry.projection.kind == "plain":
            self._ordinates = ordinates(self._plan, quarters)
            self.update()

    def hide_names(self, places: Iterable[str]) -> None:
        """Leaves the names of these places to the table, which draws them where it needs them."""
        hidden = frozenset(places)
        if hidden != self._hidden:
            self._hidden = hidden
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Blits the names of the present level; sharp copies are made once the zoom stands still."""
        painter.fillPath(self._ordinates, QColor(self._theme.map.ink))
        if self._sheet is None:
            return
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatio()
        scale = math.hypot(transform.m11(), transform.m12())
        level = level_for(scale * ratio)
        still = abs(scale - self._last_scale) < 1e-6 * scale
        self._last_scale = scale
        deadline = time.perf_counter() + FRAME_BUDGET
        exposed = visible_part(painter, option.exposedRect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.resetTransform()
        late = not still
        for place, label in self._sheet.labels[level.name].items():
            if place in self._hidden or level.size(label.rank) * self._theme.type.scale * scale < SMALLEST:
                continue
            if exposed.intersects(_rect(label)):
                late = (
                    self._paint_one(painter, transform, level, place, label, scale, still, deadline) or late
                )
        painter.restore()
        if late:
            self._wake.start(100 if not still else 0)

    def _paint_one(
        self,
        painter: QPainter,
        transform: QTransform,
        level: Level,
        place: str,
        label: Label,
        scale: float,
        still: bool,
        deadline: float,
    ) -> bool:
        """Blits one name; true if it must be painted anew in a later frame."""
        ratio = painter.device().devicePixelRatio()
        key = ("name", self._theme.name, level.name, place)
        kept = self._store.get(key)
        sharp = kept is not None and self._scales.get(key) == scale
        late = False
        if kept is None or (still and not sharp):
            if time.perf_counter() < deadline:
                kept = self._store.put(key, name_pixmap(label, self._theme, level, scale, ratio))
                self._scales[key] = scale
                sharp = True
            else:
                late = True
        if kept is None:
            return True
        corner = transform.map(_rect(label).topLeft())
        if sharp:
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), kept)
        else:
            other = transform.map(_rect(label).bottomRight())
            painter.drawPixmap(QRectF(corner, other), kept, QRectF(kept.rect()))
        return late


def _rect(label: Label) -> QRectF:
    """The box of a name with room for its halo."""
    left, top, right, bottom = label.box
    return QRectF(left - ROOM, top - ROOM, right - left + 2 * ROOM, bottom - top + 2 * ROOM)


def name_pixmap(label: Label, theme: Theme, level: Level, scale: float, ratio: float) -> QPixmap:
    """One name with its halo, painted at exactly this zoom."""
    area = _rect(label)
    pixmap = QPixmap(
        max(1, math.ceil(area.width() * scale * ratio)), max(1, math.ceil(area.height() * scale * ratio))
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(QPointF(label.x, label.y) - area.topLeft())
    halo = HALO * max(level.size(label.rank) / 18, 0.8)
    font, ink = label_font(theme, level, label.rank), QColor(theme.map.ink)
    if label.rank == "ribbon":
        draw_ribbon(painter, label_box(label), theme)
        ink, halo = QColor(theme.map.halo), 0.0
    write_haloed(painter, label.text, font, ink, QColor(theme.map.halo), halo)
    painter.end()
    return pixmap


def write_haloed(painter: QPainter, text: str, font: QFont, ink: QColor, halo: QColor, width: float) -> None:
    """Text with its base line's left end at the origin, on a halo."""
    write_halo(painter, text, font, halo, width)
    painter.setPen(ink)
    painter.drawText(QPointF(), text)


def write_halo(painter: QPainter, text: str, font: QFont, halo: QColor, width: float) -> None:
    """The halo: the text set a dozen times around, a tenth of the cost of a stroked outline; names come at once."""
    painter.setFont(font)
    painter.setPen(halo)
    for step in range(TURNS):
        angle = math.tau * step / TURNS
        painter.drawText(QPointF(width / 2 * math.cos(angle), width / 2 * math.sin(angle)), text)
