"""The corner rule: seals and discs take the corner of a place where they cover no name and no other mark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF

Corner = tuple[float, float]

NW, NE, SW, SE = (-1, -1), (1, -1), (-1, 1), (1, 1)
N, E, S, W = (0.0, -1.4), (1.4, 0.0), (0.0, 1.4), (-1.4, 0.0)
DISC_ORDER: tuple[Corner, ...] = (NW, NE, SW, SE, N, E, S, W)
"""A number stands at a corner; at a side only where all corners would cover something."""
SEAL_ORDER: tuple[Corner, ...] = (SW, SE, NE, NW)
SEAL_DISTANCE = 16.0


def corner_rect(centre: QPointF, corner: Corner, distance: float, radius: float) -> QRectF:
    """The square a round mark fills at one corner of a place."""
    x, y = centre.x() + corner[0] * distance, centre.y() + corner[1] * distance
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


def choose_spot(room: QRectF, spots: Sequence[QPointF], taken: Iterable[QRectF]) -> QPointF:
    """The first spot at which a room covers least of what is taken."""
    others = list(taken)

    def covered(spot: QPointF) -> float:
        parts = (room.translated(spot).intersected(other) for other in others)
        return round(sum(part.width() * part.height() for part in parts if part.isValid()))

    return min(spots, key=covered)


def choose_corner(
    centre: QPointF,
    distance: float,
    radius: float,
    *,
    names: Iterable[QRectF] = (),
    marks: Iterable[QRectF] = (),
    order: Sequence[Corner] = DISC_ORDER,
) -> QPointF:
    """The centre of a mark in the first free corner, else where it covers least; marks weigh three times."""
    taken = [(name, 1.0) for name in names] + [(mark, 3.0) for mark in marks]

    def covered(corner: Corner) -> float:
        square = corner_rect(centre, corner, distance, radius)
        overlaps = ((square.intersected(other), weight) for other, weight in taken)
        return sum(part.width() * part.height() * weight for part, weight in overlaps if part.isValid())

    best = min(order, key=lambda corner: (round(covered(corner), 1), order.index(corner)))
    return corner_rect(centre, best, distance, radius).center()
