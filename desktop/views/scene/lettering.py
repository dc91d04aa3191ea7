"""The names of the maps as the table needs them: which, how large, on which side of the place."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from desktop.cartography.fonts import label_font
from desktop.cartography.levels import READING, Level, level_for
from desktop.cartography.sheet import Label
from desktop.theme import Theme
from desktop.views.scene.ground import Ground
from desktop.views.scene.names import LEAST_PX

NEAR = 90.0


class Lettering:
    """All names at the present zoom and theme, in scene pixels and screen pixels."""

    def __init__(self, ground: Ground, theme: Theme) -> None:
        self._ground, self._theme = ground, theme
        self._boxes: list[QRectF] = []
        self._zoom = 1.0
        self.level: Level = READING

    def set_theme(self, theme: Theme) -> None:
        """Write in the face of another theme."""
        self._theme = theme
        self._measure()

    def set_zoom(self, zoom: float) -> None:
        """One scene pixel takes `zoom` screen pixels."""
        self._zoom, self.level = zoom, level_for(zoom)
        self._measure()

    def label(self, place: str) -> Label:
        """The name of a place where the map has it; to the right where the map is too small to show it."""
        name = self._ground.map.name(place, self._zoom)
        if name is not None:
            own, box = name.label, name.box
            x, y = own.x + box.x() - own.box[0], own.y + box.y() - own.box[1]
            return Label(
                own.text, x, y, (box.left(), box.top(), box.right(), box.bottom()), own.side, own.rank
            )
        point, mark = self._ground.point(place), self._ground.marks[place]
        x, y = point.x() + 14 / self._zoom, point.y() + 5 / self._zoom
        return Label(mark.name, x, y, (x, y, x, y), "right", mark.lettering)

    def font(self, place: str) -> QFont:
        """The face of a name in screen pixels, never under the least legible size."""
        rank = self._ground.marks[place].lettering
        level = self.level if self.level.size(rank) else READING
        font = QFont(label_font(self._theme, level, rank))
        font.setPixelSize(max(round(LEAST_PX), round(level.size(rank) * self._theme.type.scale * self._zoom)))
        return font

    def refresh(self) -> None:
        """Other names are known now."""
        self._measure()

    def _measure(self) -> None:
        """The room of every name shown, for the corner rule."""
        self._boxes = []
        for place in self._ground.places():
            name = self._ground.map.name(place, self._zoom)
            if name is not None:
                box = name.box
                x, y = box.x() * self._zoom, box.y() * self._zoom
                self._boxes.append(QRectF(x, y, box.width() * self._zoom, box.height() * self._zoom))

    def boxes_near(self, place: str) -> list[QRectF]:
        """The names around a place, in screen pixels from it."""
        point = self._ground.point(place)
        x, y = point.x() * self._zoom, point.y() * self._zoom
        reach = QRectF(x - NEAR / 2, y - NEAR / 2, NEAR, NEAR)
        return [
            box.translated(-x, -y)
            for box in self._boxes
            if abs(box.y() - y) < NEAR and abs(box.x() - x) < 300 and box.intersects(reach)
        ]
