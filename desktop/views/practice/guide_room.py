"""Where the guide stands: in the corner of the map where it covers least of what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.soon import soon
from desktop.views.widgets.appearance import Appearance

EDGE = 14
"""Pixels between the guide and the edge of the map."""
AROUND = 46
"""So much around a point is kept clear: a piece, its ring and its name."""


MOVES = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Move, QEvent.Type.Paint)
"""After these what is framed may stand elsewhere."""
CORNERS = ("below left", "below right", "above left", "above right")
"""Where the guide may stand, those that are tried first before others."""


def spot_in(corner: str, size: QSize, room: QRect) -> QPoint:
    """The upper left corner of something of this size that stands in a corner of the room."""
    inside = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    right, below = inside.right() + 1 - size.width(), inside.bottom() + 1 - size.height()
    x = right if corner.endswith("right") else inside.left()
    y = below if corner.startswith("below") else inside.top()
    return QPoint(max(inside.left(), x), max(inside.top(), y))


def corner_for(size: QSize, room: QRect, spots: Iterable[QRect], now: str = CORNERS[0]) -> str:
    """The corner of the room in which something of this size lies on the fewest of these spots.

    Where several are as good it stays where it is `now`.
    """
    kept_clear = list(spots)

    def covered(corner: str) -> int:
        there = QRect(spot_in(corner, size, room), size)
        return sum(there.intersects(one) for one in kept_clear)

    return min((now, *CORNERS), key=covered)


def beside(guide: QRect, room: QRect) -> tuple[QRect, ...]:
    """What the guide leaves free of the room: to its left and right, above and below it."""
    return (
        QRect(room.topLeft(), QPoint(guide.left() - 1, room.bottom())),
        QRect(QPoint(guide.right() + 1, room.top()), room.bottomRight()),
        QRect(room.topLeft(), QPoint(room.right(), guide.top() - 1)),
        QRect(QPoint(room.left(), guide.bottom() + 1), room.bottomRight()),
    )


def zoom_in(strip: QRect, wanted: QRectF) -> float:
    """The zoom at which a part of the map fits into a strip of the room; 0 where the strip is too narrow."""
    wide, high = strip.width() - 2 * AROUND, strip.height() - 2 * AROUND
    if wide <= 0 or high <= 0:
        return 0
    return min(wide / max(wanted.width(), 1), high / max(wanted.height(), 1))


@dataclass(frozen=True)
class Framed:
    """A part of the window to be framed, or a room in it, in its own pixels; no part: nothing."""

    part: QWidget | None
    room: Callable[[], QRect] | None = None


class PartFrame(QWidget):
    """A frame around what the guide speaks of beside the map, wherever that is; nothing is pressed on it."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._appearance = appearance
        self._framed: Framed | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        window.installEventFilter(self)
        self.hide()

    def frame(self, framed: Framed | None) -> None:
        """Stand around a part; None: nowhere."""
        if self._framed is not None and self._framed.part is not None:
            self._framed.part.removeEventFilter(self)
        self._framed = framed
        if framed is not None and framed.part is not None:
            framed.part.installEventFilter(self)
        self.settle()
        soon(self, self.settle)  # a panel that is opened only now has its place after this

    def settle(self) -> None:
        """The part may have another place, or another size."""
        window, framed = self.parentWidget(), self._framed
        part = framed.part if framed is not None else None
        if window is None or framed is None or part is None or not part.isVisible():
            self.hide()
            return
        room = framed.room() if framed.room is not None else part.rect()
        around = QRect(part.mapTo(window, room.topLeft()), room.size()).adjusted(-2, -2, 2, 2)
        if room.isEmpty():
            self.hide()
        elif self.isHidden() or around != self.geometry():
            self.setGeometry(around)
            self.show()
            self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has another size, or the part: it stands elsewhere."""
        if self._framed is not None and event.type() in MOVES:
            soon(self, self.settle)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two lines, so that it is seen on any ground."""
        del event
        theme = self._appearance.theme
        painter = QPainter(self)
        for colour, width in ((theme.lights.under, 7), (theme.lights.legal, 4)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRect(self.rect().adjusted(3, 3, -3, -3))
