"""Where the guide stands: in the corner of the map where it covers least of what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.views.widgets.appearance import Appearance

EDGE = 14
"""Pixels between the guide and the edge of the map."""
AROUND = 46
"""So much around a point is kept clear: a piece, its ring and its name."""


CORNERS = ("below left", "below right", "above left", "above right")
"""Where the guide may stand, those that are tried first before others."""


def spot_in(corner: str, size: QSize, room: QRect) -> QPoint:
    """The upper left corner of something of this size that stands in a corner of the room."""
    inside = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    right, below = inside.right() + 1 - size.width(), inside.bottom() + 1 - size.height()
    x = right if corner.endswith("right") else inside.left()
    y = below if corner.startswith("below") else inside.top()
    return QPoint(max(inside.left(), x), max(inside.top(), y))


def corner_for(size: QSize, room: QRect, spots: Iterable[QPoint], now: str = CORNERS[0]) -> str:
    """The corner of the room in which something of this size lies on the fewest of these spots.

    Where several are as good it stays where it is `now`.
    """
    kept_clear = [QRect(spot.x() - AROUND, spot.y() - AROUND, 2 * AROUND, 2 * AROUND) for spot in spots]

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


class PartFrame(QWidget):
    """A frame around the part of the window of which the guide speaks; nothing is pressed on it."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._appearance = appearance
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def frame(self, part: QWidget | None) -> None:
        """Stand around a part; None: nowhere."""
        window = self.parentWidget()
        if part is None or window is None or not part.isVisible():
            self.hide()
            return
        corner = part.mapTo(window, QPoint(0, 0))
        self.setGeometry(QRect(corner, part.size()).adjusted(-2, -2, 2, 2))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two lines, so that it is seen on any ground."""
        del event
        theme = self._appearance.theme
        painter = QPainter(self)
        for colour, width in ((theme.lights.under, 7), (theme.lights.legal, 4)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRect(self.rect().adjusted(3, 3, -3, -3))
