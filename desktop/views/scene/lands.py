"""Lands as they are now: countries that have changed hands in their new colour, closed ones hatched."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.cartography.boardmap import BoardMap
from desktop.drawing.hatching import hatch, hatch_power
from desktop.drawing.strokes import fill, inside_of, line, pen, tint
from desktop.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from engine.kernel.view import View

BAND = 26.0
"""How wide the band along the border is, in scene pixels: as the map draws it."""
PITCH, WIDTH = 9.0, 1.6
"""Of the lines over a closed country, in screen pixels."""
CLOSED = (45.0,)


class Lands:
    """One item over the map that says what the printed colours no longer say."""

    def __init__(self, scene: QGraphicsScene, map: BoardMap, theme: Theme) -> None:
        self._map, self._theme = map, theme
        self._item = DrawnItem(Layer.LANDS)
        no_mouse(self._item)
        scene.addItem(self._item)
        self._owners: dict[str, str] = {}
        self._closed: tuple[str, ...] = ()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.redraw()

    def set_zoom(self, zoom: float) -> None:
        """Keep lines at their width on the screen."""
        self._item.set_zoom(zoom)

    def show(self, view: View) -> None:
        """Show whose land is whose, and what is closed, as the View says."""
        facts: dict[str, Any] = view.facts.get("lands", {})
        owners, closed = dict(facts.get("owners", {})), tuple(facts.get("closed", ()))
        if (owners, closed) != (self._owners, self._closed):
            self._owners, self._closed = owners, closed
            self.redraw()

    def redraw(self) -> None:
        """Draw anew: other lands, other colours, or the outlines are known now."""
        room = QRectF()
        for country in (*self._owners, *self._closed):
            room = room.united(self._map.outline(country).boundingRect())
        if room.isEmpty():
            self._item.clear()
        else:
            self._item.show_drawing(room, 2.0, self._paint)

    def _paint(self, painter: QPainter, size: float) -> None:
        for country, power in self._owners.items():
            self._tint(painter, self._map.outline(country), power)
        ink = tint(self._theme.map.ink, 0.5)
        for country in self._closed:
            hatch(painter, self._map.outline(country), CLOSED, ink, PITCH * size, WIDTH * size)

    def _tint(self, painter: QPainter, land: QPainterPath, power: str) -> None:
        """The colour of its power over a land, and its band along the border."""
        theme, colour = self._theme, self._theme.power(power)
        fill(painter, land, tint(colour, theme.fills.fill))
        with inside_of(painter, land):
            line(painter, land, pen(tint(colour, theme.fills.band * 0.75), BAND))
        if theme.fills.patterns:
            hatch_power(painter, land, power, theme)
