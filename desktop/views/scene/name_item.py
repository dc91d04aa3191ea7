"""One item that writes all names of places: first every halo, then every name, so that no halo eats a letter."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.art.sprites import on_screen
from desktop.art.strokes import at
from desktop.maps.nameplates import write_halo
from desktop.maps.ornament import draw_ribbon
from desktop.maps.tiles import PixmapStore
from desktop.maps.vectors import writing_on
from desktop.views.scene.items import Layer, no_mouse, whole
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.name_layout import Box, Written
from desktop.views.scene.names import Names

HALO = 3.6
ROOM = 4.0
"""Around a name, for its halo."""
LEADER, LEADER_HALO = 0.9, 2.6
PICTURES = 16 * 1024 * 1024


class NameItem(QGraphicsItem):
    """The names that `Names` has laid out, in screen pixels whatever the zoom."""

    def __init__(self, scene: QGraphicsScene, ground: MapGeometry, names: Names) -> None:
        super().__init__()
        self._ground, self._names = ground, names
        self._store = PixmapStore(PICTURES)
        self._reach = ground.map.layout.sheets
        self._painted: dict[str, Written] = {}
        self._painted_for: tuple[float, str] = (0.0, "")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(Layer.NAMES)
        no_mouse(self)
        scene.addItem(self)
        names.changed.connect(self._renew)

    def boundingRect(self) -> QRectF:
        """As large as all sheets, shown or not, and as names that had to leave them."""
        return self._reach

    def forget(self) -> None:
        """Write in other colours or another face from now on."""
        self._store.clear()
        self.update()

    def _renew(self) -> None:
        """Paint anew where a name has changed."""
        written, zoom = dict(self._names.written), self._names.laid_for
        self._reach_to(written.values(), zoom)
        laid = zoom, self._names.laid_in
        if laid != self._painted_for:
            self.update()
        else:
            places = written.keys() | self._painted.keys()
            for place in places:
                now, before = written.get(place), self._painted.get(place)
                if now == before:
                    continue
                for one in (now, before):
                    if one is not None:
                        self.update(self._room(one, zoom))
        self._painted, self._painted_for = written, laid

    def _reach_to(self, written: Iterable[Written], zoom: float) -> None:
        """Take up the room of all names: from afar one that has none is written over the edge of its sheet."""
        reach = self._ground.map.layout.sheets
        if boxes := [one.box for one in written]:  # a leader runs from a place on the sheet to its name
            left, top, right, bottom = zip(*boxes, strict=True)
            names = QRectF(QPointF(min(left), min(top)), QPointF(max(right), max(bottom)))
            reach = reach.united(_scaled(names, zoom))
        if reach != self._reach:
            self.prepareGeometryChange()
            self._reach = reach

    def _room(self, one: Written, zoom: float) -> QRectF:
        """The part of the scene that a name and its leader take."""
        left, top, right, bottom = one.box
        room = QRectF(left, top, right - left, bottom - top)
        if one.leader is not None:
            x, y, end_x, end_y = one.leader
            room = room.united(QRectF(QPointF(x, y), QPointF(end_x, end_y)).normalized())
        return _scaled(room, zoom)

    # --- painting -----------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Leaders, halos, names; each name is written into a picture once and then only copied."""
        del widget
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
        exposed = transform.mapRect(option.exposedRect).adjusted(-ROOM, -ROOM, ROOM, ROOM)
        theme, zoom = self._names.lettering.theme, self._names.laid_for
        shown = [(place, one, self._at(place, transform)) for place, one in self._names.seen().items()]
        painter.save()
        painter.setWorldTransform(QTransform())  # the window that a page has been given stays
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((theme.map.halo, LEADER_HALO), (theme.map.ink, LEADER)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for _, one, off in shown:
                if one.leader is not None:
                    x, y, end_x, end_y = one.leader
                    painter.drawLine(QPointF(x, y) + off, QPointF(end_x, end_y) + off)
        seen = [
            (place, one.box, off) for place, one, off in shown if exposed.intersects(_moved(one.box, off))
        ]
        if not on_screen(painter):
            self._write(painter, [(place, QPointF(box[0], box[1]) + off) for place, box, off in seen])
            seen = []
        for halo in (True, False):
            for place, box, off in seen:
                corner = QPointF(whole(box[0] + off.x() - ROOM), whole(box[1] + off.y() - ROOM))
                painter.drawPixmap(corner, self._picture(place, zoom, ratio, halo=halo))
        painter.restore()

    def _write(self, painter: QPainter, names: Sequence[tuple[str, QPointF]]) -> None:
        """Names as lines or letters, each with its top left corner at a point."""
        lettering, zoom, write = self._names.lettering, self._names.laid_for, writing_on(painter)
        theme = lettering.theme
        for place, corner in names:
            mark = self._ground.marks[place]
            wide, rise, fall = lettering.size(place, zoom)
            halo, ink, width = QColor(theme.map.halo), QColor(theme.map.ink), HALO
            with at(painter, corner.x() + 1, corner.y() + rise):
                if mark.lettering == "ribbon":
                    draw_ribbon(painter, QRectF(-1, -rise, wide, rise + fall), theme)
                    ink, width = halo, 0.0
                write(painter, mark.name, lettering.font(mark.lettering, zoom), ink, halo, width)

    def _at(self, place: str, transform: QTransform) -> QPointF:
        """From where a name was laid out to where it is painted."""
        return transform.map(self._ground.point(place)) + self._names.offset(place)

    def _picture(self, place: str, zoom: float, ratio: float, *, halo: bool) -> QPixmap:
        """A name, or its halo alone: as large as its letters are now, whatever size they were laid out in."""
        pixels = self._names.lettering.pixels(self._ground.marks[place].lettering, zoom)
        key = place, pixels, ratio, halo
        kept = self._store.get(key)
        return kept if kept is not None else self._store.put(key, self._draw(place, zoom, ratio, halo=halo))

    def _draw(self, place: str, zoom: float, ratio: float, *, halo: bool) -> QPixmap:
        lettering, mark = self._names.lettering, self._ground.marks[place]
        theme, font = lettering.theme, lettering.font(mark.lettering, zoom)
        wide, rise, fall = lettering.size(place, zoom)
        room = QSizeF(wide + 2 * ROOM, rise + fall + 2 * ROOM) * ratio
        picture = QPixmap(max(1, math.ceil(room.width())), max(1, math.ceil(room.height())))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(ROOM + 1, ROOM + rise)
        ribbon = mark.lettering == "ribbon"
        if halo and ribbon:
            draw_ribbon(painter, QRectF(-1, -rise, wide, rise + fall), theme)
        elif halo:
            write_halo(painter, mark.name, font, QColor(theme.map.halo), HALO)
        else:
            painter.setFont(font)
            painter.setPen(QColor(theme.map.halo if ribbon else theme.map.ink))
            painter.drawText(QPointF(), mark.name)
        painter.end()
        return picture


def _scaled(room: QRectF, zoom: float) -> QRectF:
    """What is laid out in screen pixels at a zoom, with its halo, in pixels of the scene."""
    room = room.adjusted(-ROOM - 2, -ROOM - 2, ROOM + 2, ROOM + 2)
    return QRectF(room.x() / zoom, room.y() / zoom, room.width() / zoom, room.height() / zoom)


def _moved(box: Box, off: QPointF) -> QRectF:
    left, top, right, bottom = box
    return QRectF(left + off.x(), top + off.y(), right - left, bottom - top)
