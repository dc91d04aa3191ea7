"""The front: the part of the map in which the side that is asked can act, or the densest part that can be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF

AROUND = 120.0
"""Sheet pixels round the outermost point of the front."""
CLOSE = 75.0
"""The same round the outermost piece that can act, where there is no more room."""
FARTHEST, NEAREST = 0.33, 0.75
"""Between these zooms the front is shown."""
HELD_FARTHEST = 0.2
"""A front that is to be seen in one piece is shown from as far as this."""
ASKED_NEAREST, ASKED_EDGE = 1.2, 80.0
"""What alone is asked about is shown from no nearer, with so many screen pixels around it."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Front:
    """Points of the scene: of the pieces that can act, and of all else that belongs to the front.

    Attributes:
        sheets: what there is to be seen; no room is kept beyond it, none if it is not said.
        farthest: from how far it is shown at most; what then does not fit is left out.
        asked: the room of what alone is asked about: it fills the window, whatever else there is; empty for none.
    """

    able: Sequence[QPointF]
    near: Sequence[QPointF]
    sheets: QRectF | None = None
    farthest: float = FARTHEST
    asked: QRectF = field(default_factory=QRectF)

    def look(self, window: QSizeF) -> tuple[QPointF, float] | None:
        """The middle and the zoom at which a window of this size shows it; None where there is no front."""
        if not self.asked.isEmpty():
            inner = window - QSizeF(ASKED_EDGE, ASKED_EDGE) * 2
            return self.asked.center(), min(ASKED_NEAREST, _fitting(inner.expandedTo(window / 2), self.asked))
        points = [*self.able, *self.near]
        room = self._around(points) if points else QRectF()
        if room.isEmpty():  # all of it lies on sheets that are not shown
            return None
        zoom = _fitting(window, room)
        if zoom >= self.farthest:
            return room.center(), min(NEAREST, zoom)
        able = self._around(self.able or points, CLOSE)
        if not able.isEmpty() and _fitting(window, able) >= self.farthest:
            return self._densest(window, points, _box(self.able or points)), self.farthest
        return self._densest(window, points, None), self.farthest

    def _around(self, points: Sequence[QPointF], edge: float = AROUND) -> QRectF:
        room = _box(points).adjusted(-edge, -edge, edge, edge)
        return room if self.sheets is None else room.intersected(self.sheets)

    def _densest(self, window: QSizeF, points: Sequence[QPointF], must: QRectF | None) -> QPointF:
        """The middle of the window that holds most pieces able to act, then most points; with `must` it holds that."""
        able, all_ = _array(self.able), _array(points)
        wide = window.width() / self.farthest - 2 * AROUND
        high = window.height() / self.farthest - 2 * AROUND
        lefts, tops = np.unique(all_[:, 0]), np.unique(all_[:, 1])
        if must is not None:
            wide, high = max(wide, must.width()), max(high, must.height())
            lefts = np.clip(lefts, must.right() - wide, must.left())
            tops = np.clip(tops, must.bottom() - high, must.top())
        counts = _held(all_, lefts, tops, wide, high)
        if must is None:
            counts = counts + len(all_) * _held(able, lefts, tops, wide, high)
        column, row = np.unravel_index(int(np.argmax(counts)), counts.shape)
        seen = QRectF(lefts[column], tops[row], wide, high)
        if must is not None:
            return seen.center()
        return self._around([p for p in points if seen.contains(p)]).center()


def _box(points: Sequence[QPointF]) -> QRectF:
    xs, ys = [p.x() for p in points], [p.y() for p in points]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))


def _fitting(window: QSizeF, room: QRectF) -> float:
    """The zoom at which a room just fits a window."""
    return min(window.width() / room.width(), window.height() / room.height())


def _array(points: Sequence[QPointF]) -> Floats:
    return np.array([(p.x(), p.y()) for p in points]).reshape(-1, 2)


def _held(points: Floats, lefts: Floats, tops: Floats, wide: float, high: float) -> Floats:
    """How many points each window holds, by its left and its top edge."""
    across = (points[None, :, 0] >= lefts[:, None]) & (points[None, :, 0] <= lefts[:, None] + wide)
    down = (points[None, :, 1] >= tops[:, None]) & (points[None, :, 1] <= tops[:, None] + high)
    return np.asarray(across.astype(np.float64) @ down.T.astype(np.float64))
