"""Arrows at the edges of the map: how many pieces that can act lie beyond, and where."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.lights import beyond
from desktop.views.scene.items import Layer, SpriteItem, TableSprites, no_mouse
from desktop.views.scene.name_spots import Floats, meet

INSET = 26.0
"""Screen pixels from the edge to the middle of an arrow."""
TOGETHER = 90.0
"""Arrows nearer to each other than this are one."""
HIT = 22.0
COVERS = 19.0
"""Half the side of what an arrow covers."""
ASIDE = (0.0, 12.0, -12.0, 24.0, -24.0, 36.0, -36.0)
"""Steps along the edge that are tried, so that nothing is covered."""
TURN = 15
"""Degrees between the directions in which an arrow may point."""


@dataclass
class Arrow:
    """One arrow: where it stands in the window, where it leads, for how many pieces."""

    spot: QPointF
    points: list[QPointF]

    @property
    def leads_to(self) -> QPointF:
        """The middle of the pieces it stands for."""
        count = len(self.points)
        return QPointF(sum(p.x() for p in self.points) / count, sum(p.y() for p in self.points) / count)


def arrows_for(
    points: Sequence[tuple[QPointF, QPointF]], window: QRectF, taken: Callable[[], Floats] | None = None
) -> list[Arrow]:
    """The arrows for points of the window (each with its point of the scene) that lie outside of it.

    `taken`: asked for boxes in the window, from which arrows keep away where a small step along the edge is enough.
    """
    inner, found = window.adjusted(INSET, INSET, -INSET, -INSET), list[Arrow]()
    for at, point in points:
        if window.contains(at):
            continue
        x = min(max(at.x(), inner.left()), inner.right())
        y = min(max(at.y(), inner.top()), inner.bottom())
        near = next((a for a in found if math.hypot(a.spot.x() - x, a.spot.y() - y) < TOGETHER), None)
        if near is None:
            found.append(Arrow(QPointF(x, y), [point]))
        else:
            near.points.append(point)
    if found and taken is not None:
        boxes = taken()
        for arrow in found:
            arrow.spot = _on_free_ground(arrow.spot, inner, boxes)
    return found


def _on_free_ground(spot: QPointF, inner: QRectF, taken: Floats) -> QPointF:
    """The nearest spot along the edge at which an arrow covers nothing; where there is none, the same."""
    upright = spot.x() in (inner.left(), inner.right())
    for step in ASIDE:
        x = spot.x() if upright else min(max(spot.x() + step, inner.left()), inner.right())
        y = min(max(spot.y() + step, inner.top()), inner.bottom()) if upright else spot.y()
        if not meet(np.array([x - COVERS, y - COVERS, x + COVERS, y + COVERS]), taken).any():
            return QPointF(x, y)
    return spot


class EdgeArrows:
    """The arrows of one view, as items of its scene that stay at the edge of the window."""

    def __init__(self, scene: QGraphicsScene, sprites: TableSprites) -> None:
        self._scene, self._sprites = scene, sprites
        self._items: list[SpriteItem] = []
        self.arrows: list[Arrow] = []

    def show(self, arrows: list[Arrow], corner: QPointF, zoom: float, window: QRectF) -> None:
        """Show these; `corner` is the point of the scene at the top left of the window."""
        self.arrows = arrows
        while len(self._items) < len(arrows):
            item = SpriteItem(self._sprites, Layer.RIBBONS)
            no_mouse(item)
            self._scene.addItem(item)
            self._items.append(item)
        for number, item in enumerate(self._items):
            if number >= len(arrows):
                item.show_parts()
                continue
            arrow = arrows[number]
            item.setPos(corner + arrow.spot / zoom)
            away = corner + (window.center() - window.topLeft()) / zoom
            lead = arrow.leads_to - away
            turn = round(math.degrees(math.atan2(lead.y(), lead.x())) / TURN) * TURN % 360
            item.show_parts((beyond(str(len(arrow.points)), turn), 1.0, QPointF()))

    def at(self, spot: QPointF) -> Arrow | None:
        """The arrow at a point of the window."""
        return next(
            (a for a in self.arrows if math.hypot(a.spot.x() - spot.x(), a.spot.y() - spot.y()) <= HIT), None
        )
