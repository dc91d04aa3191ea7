"""Painted wood: walls in the colour of a side, drawings with such a wall between their two layers."""

from __future__ import annotations

from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.hatching import hatch_side
from desktop.art.inks import piece_inks
from desktop.art.strokes import mix
from desktop.profile.theme import Theme


def paint_wall(
    painter: QPainter, wall: QPainterPath, half: float, side: str, theme: Theme, *, base: float, dark: float
) -> None:
    """Paint a wall lit from the west, the one gradient of the table, and hatch it as engravers wrote its colour.

    `half` is half its width, `base` how much ink is in its colour, `dark` how much more there is at its eastern end.
    """
    shade = theme.pieces.label_ink
    colour = mix(theme.side(side), shade, base)
    light = QLinearGradient(-half, 0, half, 0)
    for where, part in ((0.0, 0.06), (0.28, 0.0), (0.7, dark * 0.42), (1.0, dark)):
        light.setColorAt(where, mix(colour, shade, part))
    painter.fillPath(wall, QBrush(light))
    hatch_side(painter, wall, side, theme)


def draw_painted(painter: QPainter, name: str, side: str, theme: Theme, *, wall: float = 0.0) -> None:
    """Draw a drawing of the layers "below" and "above", its path "front" between them in the hatching of a side.

    `wall` is half the width of a front that stands upright: it is painted as a wall.
    """
    whole, ink = drawing(name), piece_inks(theme, side)
    whole.draw(painter, ink, "below")
    if wall:
        paint_wall(painter, whole.path("front"), wall, side, theme, base=0.0, dark=0.34)
    else:
        hatch_side(painter, whole.path("front"), side, theme)
    whole.draw(painter, ink, "above")
