"""The sectors of the maps with large suits, and the sector under the pointer lit: the game's own overlay."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.strokes import fill, line, mix, pen, tint
from desktop.art.suits import pip, pip_colour, suit_of
from desktop.maps.boardmap import BoardMap
from desktop.maps.plan import SectorBox
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse

LARGEST, SHARE = 34.0, 0.16
"""Half height of a large suit in screen pixels, and at most in parts of its sector."""
FAINT = 0.55


class Sectors:
    """Two items: the whole grid, and the one sector that is pointed at."""

    def __init__(self, scene: QGraphicsScene, map: BoardMap, theme: Theme) -> None:
        self._map, self._theme = map, theme
        self._grid, self._live = DrawnItem(Layer.OVERLAY), DrawnItem(Layer.OVERLAY)
        for item in (self._grid, self._live):
            no_mouse(item)
            scene.addItem(item)
        self._shown = False
        self._lit: QRectF | None = None

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._grid.update()
        self._live.update()

    def set_zoom(self, zoom: float) -> None:
        """Keep lines and suits at their size on the screen."""
        self._grid.set_zoom(zoom)
        self._live.set_zoom(zoom)

    @property
    def lit(self) -> QRectF | None:
        """The sector that is lit, in the scene."""
        return self._lit

    def show(self, show: bool) -> None:
        """Show the sectors, or hide them."""
        if show == self._shown:
            return
        self._shown = show
        self.point_at(None)
        if show:
            self._grid.show_drawing(self._map.layout.sheets, 4.0, self._paint_grid)
        else:
            self._grid.clear()

    def point_at(self, at: QPointF | None) -> None:
        """Light the sector under a point of the scene."""
        found = self._map.sector_at(at) if self._shown and at is not None else None
        room = found[0] if found else None
        if room == self._lit:
            return
        self._lit = room
        if found is None:
            self._live.clear()
            return
        rect, sector = found
        self._live.show_drawing(
            rect, 4.0, lambda painter, size: self._paint_live(painter, rect, sector, size)
        )

    def _paint_grid(self, painter: QPainter, size: float) -> None:
        for rect, sector in self._map.sectors():
            frame = QPainterPath()
            frame.addRect(rect)
            line(painter, frame, pen(tint(self._theme.lights.under, 0.8), 5 * size))
            line(painter, frame, pen(self._theme.map.ink, 1.6 * size))
            self._suit(painter, rect, sector, size, FAINT)

    def _paint_live(self, painter: QPainter, rect: QRectF, sector: SectorBox, size: float) -> None:
        """An inner frame, and the suit at full strength."""
        frame, inset = QPainterPath(), 4 * size
        frame.addRect(rect.adjusted(inset, inset, -inset, -inset))
        line(painter, frame, pen(self._theme.lights.under, 7 * size))
        line(painter, frame, pen(self._theme.lights.legal, 3 * size * self._theme.lights.scale))
        self._suit(painter, rect, sector, size, 1.0)

    def _suit(self, painter: QPainter, rect: QRectF, sector: SectorBox, size: float, strength: float) -> None:
        """The suit in the middle of its sector, as large as the sector allows."""
        suit, theme = suit_of(sector.sign), self._theme
        half = min(LARGEST * size, SHARE * min(rect.width(), rect.height()))
        shape = pip(suit, rect.center().x(), rect.center().y(), half)
        line(painter, shape, pen(theme.lights.under, half * 0.3))
        fill(painter, shape, mix(theme.map.paper, pip_colour(suit, theme), strength))
