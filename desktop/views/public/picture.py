"""The picture of the public window: the page and its map, painted once for all windows that show it.

The page is laid out in its own px and painted on a finer device, so that every letter, ring and piece grows as one with
the lines of the screen and the depth of the room.
"""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop.profile.annotations import Annotation, Arrow, Circle
from desktop.session.public_session import PublicSession
from desktop.session.session import Session
from desktop.views.public.page import Asked, Page, PageWords, Revealed
from desktop.views.public.page_painter import DEPTHS, LINES, NAMES, Bars, PagePainter
from desktop.views.public.room_notes import RoomNotes
from desktop.views.scene.area_lights import AreaLights
from desktop.views.scene.table_scene import TableScene
from desktop.views.table.script import Guided
from desktop.views.widgets.appearance import Appearance
from engine.boards.board import Board

FRAME = 40
"""Milliseconds between two pictures while something moves; what happens after a rest is painted at once."""
NEAREST = 4.0
GUIDED = "guided"
"""The group of what a step points at."""
SMALLEST = QSize(320, 180)


class PublicPicture(QObject):
    """What the room sees. It holds a Session and a scene of the public, and never meets the teacher's own.

    Attributes:
        page: what is said around the map. notes: what is drawn of the last Events. pixmap: the picture painted last.

    Signals:
        painted: there is a new picture.
    """

    painted = Signal()

    def __init__(
        self, appearance: Appearance, source: Session, board: Board, parent: QObject | None = None,
        *, draw_map: bool = True,
    ) -> None:  # fmt: skip
        """`appearance`: that of the room, with its own theme. `source`: the Session that is followed."""
        super().__init__(parent)
        self.appearance = appearance
        self.session = PublicSession(source, self)
        self.scene = TableScene(self.session, board, appearance.theme, appearance.words, draw_map=draw_map)
        self.scene.setParent(self)
        self.scene.animator.motion = appearance.settings.motion
        self.scene.keep_readable(NAMES, self.scene.parts.looks.least_in_room)
        self.words = PageWords(appearance, self.session)
        self.painter = PagePainter(appearance, self.scene.parts.cards)
        self.notes = RoomNotes(appearance, self.session, self)
        self.notes.changed.connect(self.renew)
        self.page: Page = self.words.page()
        self.pixmap = QPixmap()
        self._revealed: Revealed | None = None
        self._guided: Guided | None = None
        self._asked: Asked | None = None
        self._areas = AreaLights(self.scene, appearance.theme)
        self._size, self._room = QSize(1920, 1080), "normal"
        self._bars = self._divided()
        self._around: tuple[object, QPixmap] = (None, QPixmap())
        self._sight = self.scene.sceneRect()
        self._painted_at = 0.0
        self._soon = QTimer(self, singleShot=True)
        self._soon.setTimerType(Qt.TimerType.PreciseTimer)
        self._soon.timeout.connect(self.paint_now)
        self.scene.changed.connect(lambda _regions: self.renew())
        self.scene.turned.connect(lambda: self.look(self.scene.sceneRect()))
        self.session.changed.connect(self._follow)
        appearance.changed.connect(self._relook)
        self._settle()

    def close(self) -> None:
        """Follow no more, and stop all that runs."""
        self._soon.stop()
        self.notes.close()
        self.session.close()
        self.scene.close()

    # --- what is shown ------------------------------------------------------------

    @property
    def ratio(self) -> float:
        """Pixels of the picture for one of the page."""
        return self._size.height() * DEPTHS[self._room] / LINES

    @property
    def page_size(self) -> QSizeF:
        """The size of the page, in its own px."""
        return QSizeF(self._size) / self.ratio

    def set_size(self, size: QSize) -> None:
        """Paint for so many pixels."""
        size = size.expandedTo(SMALLEST)
        if size != self._size:
            self._size = size
            self._bars = self._divided()
            self._settle()

    def set_room(self, room: str) -> None:
        """Paint for a room of another depth, one of the settings' ROOMS."""
        if room != self._room:
            self._room = room
            self._bars = self._divided()
            self._settle()

    def look(self, sight: QRectF) -> None:
        """Show this part of the scene, whole."""
        if sight.isValid() and sight != self._sight:
            self._sight = sight
            self._settle()

    def reveal(self, revealed: Revealed | None) -> None:
        """Show something hidden on purpose, or no more."""
        self._revealed = revealed
        self._follow()

    @property
    def revealed(self) -> Revealed | None:
        """What is shown of the hidden."""
        return self.page.revealed

    def guide(self, guided: Guided | None) -> None:
        """Say what a step says, and light what it points at; None: what is asked at the table."""
        if guided == self._guided:
            return
        self._guided = guided
        lights, arrows = (guided.lights, guided.arrows) if guided is not None else ((), ())
        covers = {ref: shape for ref in lights if not (shape := self.scene.map.shape(ref)).isEmpty()}
        points = [ref for ref in lights if ref not in covers and self.scene.on_map(ref) is not None]
        self.annotate((*(Circle(ref, 2) for ref in points), *map(Arrow, arrows)), GUIDED)
        self._areas.show(covers)
        self._follow()

    def ask(self, asked: Asked | None) -> None:
        """Ask the room something, count its hands, or no more."""
        self._asked = asked
        self._follow()

    def annotate(self, annotations: tuple[Annotation, ...], group: str = "") -> None:
        """Show what is drawn on the map."""
        self.scene.annotations.show(annotations, group)

    def _relook(self) -> None:
        """Another theme or language."""
        if self.scene.theme is not self.appearance.theme:
            self.scene.set_theme(self.appearance.theme)
            self._areas.set_theme(self.appearance.theme)
        if self.scene.words is not self.appearance.words:
            self.scene.set_translator(self.appearance.words)
        self.scene.animator.motion = self.appearance.settings.motion
        self._follow()

    def _follow(self) -> None:
        """What is said, and with it the room of the map, may be another."""
        before = self.map_room
        self.page = self.words.page(self._revealed, self._guided, self._asked)
        self._bars = self._divided()
        if self.map_room != before:
            self._settle()
        else:
            self.renew()

    def _divided(self) -> Bars:
        """What stands around the map takes its room first; measuring its words is half of a picture's work."""
        return self.painter.bars(self.page, self.page_size)

    def _settle(self) -> None:
        """Another part of the map, or another room for it."""
        self.scene.set_fineness(self.ratio)
        self.scene.set_zoom(self.zoom)
        self._areas.set_zoom(self.zoom)
        self.scene.sharpen()
        self.renew()

    # --- where things are ---------------------------------------------------------

    @property
    def map_room(self) -> QRectF:
        """Where on the page the map lies."""
        return self._bars.map

    @property
    def zoom(self) -> float:
        """Px of the page for one of the scene."""
        room = self.map_room
        return min(NEAREST, room.width() / self._sight.width(), room.height() / self._sight.height())

    @property
    def seen(self) -> QRectF:
        """The part of the scene that is seen: what is looked at, and what there is room for around it."""
        room = QSizeF(self.map_room.size()) / self.zoom
        middle, whole = self._sight.center(), self.scene.ground.rect()
        left = _held(middle.x() - room.width() / 2, room.width(), whole.left(), whole.right())
        top = _held(middle.y() - room.height() / 2, room.height(), whole.top(), whole.bottom())
        return QRectF(QPointF(left, top), room)

    def to_scene(self, spot: QPointF) -> QPointF | None:
        """The point of the scene at a point of the page; None beside the map."""
        room = self.map_room
        return self.seen.topLeft() + (spot - room.topLeft()) / self.zoom if room.contains(spot) else None

    def to_page(self, point: QPointF) -> QPointF:
        """Where on the page a point of the scene lies, if it is seen."""
        return self.map_room.topLeft() + (point - self.seen.topLeft()) * self.zoom

    # --- painting -----------------------------------------------------------------

    def renew(self) -> None:
        """Something has changed: paint at once after a rest, else with the next frame."""
        if not self._soon.isActive():
            since = (time.perf_counter() - self._painted_at) * 1000
            self._soon.start(max(0, round(FRAME - since)))

    def paint_now(self) -> None:
        """Paint the picture."""
        self._soon.stop()
        self.pixmap = self.draw()
        self._painted_at = time.perf_counter()
        self.painted.emit()

    def draw(self) -> QPixmap:
        """The page with its map. What stands around the map is painted anew only if it says something else."""
        asked = (self.page, self._size, self._room, self.appearance.theme, self.appearance.words.language)
        if self._around[0] != asked:
            around = self._sheet()
            painter = _painter(around)
            self.painter.paint(painter, self.page, self.page_size)
            painter.end()
            self._around = asked, around
        picture, bars = self._sheet(), self._bars
        painter = _painter(picture)
        self.scene.render(painter, bars.map, self.seen, Qt.AspectRatioMode.IgnoreAspectRatio)
        for part in (bars.prompt.united(bars.strip), bars.revealed, bars.asked, bars.foot):
            pixels = QRectF(part.topLeft() * self.ratio, part.size() * self.ratio)
            painter.drawPixmap(part, self._around[1], pixels)
        self.notes.paint(painter, bars.map)
        painter.end()
        return picture

    def _sheet(self) -> QPixmap:
        sheet = QPixmap(self._size)
        sheet.setDevicePixelRatio(self.ratio)
        sheet.fill(QColor(self.appearance.theme.window.tray))
        return sheet


def _painter(sheet: QPixmap) -> QPainter:
    painter = QPainter(sheet)
    hints = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    painter.setRenderHints(hints | QPainter.RenderHint.TextAntialiasing)
    return painter


def _held(low: float, wide: float, first: float, last: float) -> float:
    """Where a stretch begins that lies inside of the whole, or around the middle of it."""
    if wide >= last - first:
        return (first + last - wide) / 2
    return min(max(low, first), last - wide)
