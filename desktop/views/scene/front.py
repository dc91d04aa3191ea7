"""The front: the part of the map in which the side that is asked can act, or the densest part that can be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

AROUND = 120.0
"""Sheet pixels round the outermost point of the front."""
FARTHEST, NEAREST = 0.33, 0.75
"""Between these zooms the front is shown."""


@dataclass(frozen=True)
class Front:
    """Points of the scene: of the pieces that can act, and of all else that belongs to the front."""

    able: Sequence[QPointF]
    near: Sequence[QPointF]

    def look(self, window: QSizeF) -> tuple[QPointF, float] | None:
        """The middle and the zoom at which a window of this size shows it; None where there is no front."""
        points = [*self.able, *self.near]
        if not points:
            return None
        room = _around(points)
        zoom = min(window.width() / room.width(), window.height() / room.height())
        if zoom >= FARTHEST:
            return room.center(), min(NEAREST, zoom)
        able = _around(self.able) if self.able else room
        if min(window.width() / able.width(), window.height() / able.height()) >= FARTHEST:
            return _densest(window, able, points), FARTHEST
        return _densest(window, None, points, self.able or points), FARTHEST


def _around(points: Sequence[QPointF]) -> QRectF:
    xs, ys = [p.x() for p in points], [p.y() for p in points]
    room = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
    return room.adjusted(-AROUND, -AROUND, AROUND, AROUND)


def _densest(
    window: QSizeF, must: QRectF | None, points: Sequence[QPointF], holding: Sequence[QPointF] = ()
) -> QPointF:
    """The middle of the window that holds most points; with `must` it holds that, else one of `holding`."""
    size = window / FARTHEST
    inner = QSizeF(size.width() - 2 * AROUND, size.height() - 2 * AROUND)
    best, most = QRectF(), (-1, -1)
    for x in sorted({p.x() for p in points}):
        for y in sorted({p.y() for p in points}):
            seen = QRectF(QPointF(x, y), inner)
            if must is not None:
                seen = _shifted(seen, must.adjusted(AROUND, AROUND, -AROUND, -AROUND))
            held = [p for p in points if seen.contains(p)]
            count = sum(seen.contains(p) for p in holding), len(held)
            if count > most and (must is not None or count[0]):
                best, most = (seen if must is not None else _shrunk(held, seen)), count
    return best.center()


def _shifted(seen: QRectF, must: QRectF) -> QRectF:
    """The nearest window of this size that holds a part."""
    x = min(max(seen.x(), must.right() - seen.width()), must.left())
    y = min(max(seen.y(), must.bottom() - seen.height()), must.top())
    return QRectF(QPointF(x, y), seen.size())


def _shrunk(held: Sequence[QPointF], seen: QRectF) -> QRectF:
    """The room of the points that a window holds, so that they come to its middle."""
    return _around(held) if held else seen
