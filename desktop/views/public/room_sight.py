"""Which part of the map the room sees: where the teacher looks, at once or when it is sent."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Signal

from desktop.soon import soon
from desktop.views.public.picture import PublicPicture
from desktop.views.table.presented import Presented


class RoomSight(QObject):
    """Follows the teacher's map.

    Attributes:
        follows: whether the room sees at once where the teacher looks.
        narrow: whether the teacher's map stands beside the console.

    Signals:
        turned: the room follows from now on, or no more.
    """

    turned = Signal()

    def __init__(self, window: Presented, picture: PublicPicture, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._picture = window, picture
        self.follows, self.narrow = True, False
        self._measured = QRect()
        view = window.map
        for moved in (
            view.zoom_changed,
            view.horizontalScrollBar().valueChanged,
            view.verticalScrollBar().valueChanged,
        ):
            moved.connect(self._moved)

    @property
    def seen(self) -> QRectF:
        """What the teacher sees of the map, as it was measured: what opens over or beside it changes nothing.

        So no hand, whose height tells of its cards, moves the picture of the room. Beside the console the map is narrow
        and high, so as much of it is meant around the same middle in the shape of the room's; where all of it is seen,
        all of it.
        """
        view, page = self._window.map, self._window.widget
        spots = QRect(view.viewport().mapFrom(page, self._measured.topLeft()), self._measured.size())
        seen = QRectF(view.mapToScene(spots).boundingRect())
        whole, room = self._picture.scene.ground.rect(), self._picture.map_room
        if not self.narrow or seen.contains(whole) or room.isEmpty():
            return seen
        wide = math.sqrt(seen.width() * seen.height() * room.width() / room.height())
        shape = QRectF(0, 0, wide, wide * room.height() / room.width())
        shape.moveCenter(seen.center())
        return shape

    def measure(self) -> None:
        """Where on the page the map is now."""
        view = self._window.map.viewport()
        self._measured = QRect(view.mapTo(self._window.widget, QPoint()), view.size())
        self._moved()

    def keep_middle(self) -> None:
        """The page is about to be wider or narrower: what is in the middle of its map stays there."""
        view = self._window.map
        middle, zoom = view.mapToScene(view.viewport().rect().center()), view.zoom

        def again() -> None:
            view.look_at(middle, zoom)
            self.measure()

        soon(view, again)

    def follow(self, follows: bool) -> None:
        """Send where the teacher looks at once, or only when it is asked for."""
        self.follows = follows
        self._moved()
        self.turned.emit()

    def send(self) -> None:
        """Let the room see what the teacher sees of the map."""
        self._picture.look(self.seen)

    def _moved(self, _news: object = None) -> None:
        if self.follows:
            self.send()
