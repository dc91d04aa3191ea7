"""A red bar across each gate on the rivers that is closed to the side that acts."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.strokes import at, line, pen, segment
from desktop.maps.boardmap import BoardMap
from desktop.maps.levels import level_for
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from engine.kernel.view import View

HALF = 15.0
"""Half the length of a bar, in pixels of the gate."""
LEAST = 5.0
"""No half is shorter than so many screen pixels."""


class ClosedGates:
    """One item over the map, under the pieces."""

    def __init__(
        self, scene: QGraphicsScene, map: BoardMap, theme: Theme, closed: Callable[[View], tuple[str, ...]]
    ) -> None:
        self._map, self._theme, self._closed = map, theme, closed
        self._item = DrawnItem(Layer.LANDS + 2)
        no_mouse(self._item)
        scene.addItem(self._item)
        self._shown: tuple[str, ...] = ()

    @property
    def shown(self) -> tuple[str, ...]:
        """The places whose gates are shown closed."""
        return self._shown

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of another theme."""
        self._theme = theme
        self._item.update()

    def set_zoom(self, zoom: float) -> None:
        """Gates are larger from afar."""
        self._item.set_zoom(zoom)

    def show(self, view: View) -> None:
        """Show which are closed now."""
        now = self._closed(view)
        if now != self._shown:
            self._shown = now
            if now:
                self._item.show_drawing(self._map.layout.sheets, 0.0, self._paint)
            else:
                self._item.clear()

    def bars(self) -> Iterator[tuple[QPointF, float]]:
        """The middle of each bar in the scene, and the angle of the river there in degrees."""
        for key, origin in self._map.layout.origins.items():
            sheet = self._map.sheet(key)
            for gate in sheet.gates if sheet is not None else ():
                if gate.place in self._shown:
                    yield origin + QPointF(gate.x, gate.y), gate.angle

    def _paint(self, painter: QPainter, size: float) -> None:
        transform = painter.worldTransform()
        zoom = math.hypot(transform.m11(), transform.m12()) * painter.device().devicePixelRatio()
        half = max(HALF * level_for(zoom).sites, LEAST * size)
        for middle, angle in self.bars():
            with at(painter, middle.x(), middle.y()):
                painter.rotate(angle + 90)
                bar = segment(-half, 0, half, 0)
                line(painter, bar, pen(self._theme.lights.under, half * 0.62))
                line(painter, bar, pen(self._theme.lights.blocked, half * 0.4))
