"""Names beside pieces and lights: they slide clear of a drum, and stand above rings with their halo."""

from __future__ import annotations

import math
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.cartography.fonts import label_font
from desktop.cartography.levels import READING
from desktop.cartography.nameplates import write_haloed
from desktop.cartography.painter import HALO
from desktop.cartography.sheet import Label
from desktop.drawing.generals import LIFT, WALL
from desktop.drawing.lettering import width_of
from desktop.drawing.states import FOOT_X, FOOT_Y
from desktop.drawing.strokes import screen_scale
from desktop.theme import Theme

LEAST_PX = 12.0
ROOM = 3.0
REFERENCE = 16


@dataclass(frozen=True)
class NameSpec:
    """One name, drawn for letters of `REFERENCE` px, its base line's left end at the origin."""

    text: str
    lettering: str

    def face(self, theme: Theme) -> QFont:
        """The face of the map's names at the reference size."""
        font = QFont(label_font(theme, READING, self.lettering))
        font.setPixelSize(REFERENCE)
        return font

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Halo, then ink; the halo keeps its width on the screen."""
        ink, halo = QColor(theme.map.ink), QColor(theme.map.halo)
        write_haloed(painter, self.text, self.face(theme), ink, halo, HALO / screen_scale(painter))

    def rect(self, theme: Theme) -> QRectF:
        """The room it takes."""
        metrics = QFontMetricsF(self.face(theme))
        return (
            metrics.boundingRect(self.text)
            .united(metrics.tightBoundingRect(self.text))
            .adjusted(-4, -4, 6, 4)
        )


AWAY, BASE, UNDER = 14.0, 5.0, 22.0
"""Screen pixels from the middle of a place to a name on its right or left, to its base line, and to one below."""


def other_sides(label: Label, place: QPointF, zoom: float, font: QFont) -> list[Label]:
    """The same name to the right of its place, to the left, above and below."""
    wide = width_of(label.text, font)
    spots = {
        "right": (AWAY, BASE),
        "left": (-AWAY - wide, BASE),
        "above": (-wide / 2, -AWAY),
        "below": (-wide / 2, UNDER),
    }
    return [
        msgspec.structs.replace(label, x=place.x() + x / zoom, y=place.y() + y / zoom, side=side)
        for side, (x, y) in spots.items()
    ]


def beside_piece(label: Label, place: QPointF, zoom: float, size: float, text: str, font: QFont) -> QPointF:
    """Where the name of an occupied place starts: it slides away from the town until it clears the drum.

    All in screen pixels from the centre of the place; a name above moves over the drum, one below under its foot.
    """
    x, y = (label.x - place.x()) * zoom, (label.y - place.y()) * zoom
    wide, high = width_of(text, font), font.pixelSize() * 0.66
    foot, middle = -LIFT * size, y - high / 2
    half = FOOT_X * size
    if middle > foot:
        down = max(middle - high / 2, foot) - foot
        half *= math.sqrt(max(0.0, 1 - (down / (FOOT_Y * size)) ** 2))
    if label.side == "above" or (label.side != "below" and abs(x + wide / 2) < wide * 0.3 and middle < 0):
        return QPointF(x, foot - (WALL + FOOT_Y) * size - ROOM - 1)
    if label.side == "below":
        return QPointF(x, max(y, foot + FOOT_Y * size + high + ROOM))
    if x + wide / 2 > 0:
        return QPointF(max(x, half + ROOM), y)
    return QPointF(min(x, -half - ROOM - wide), y)
