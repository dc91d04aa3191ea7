"""Shields: the coats of sides, in windows and on cards."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_side
from desktop.art.strokes import at, draw, fill, line, parse_path, pen, polygon
from desktop.profile.theme import Theme

HEATER = "M -11 -13 L 11 -13 L 11 1 C 11 9 5 13 0 15 C -5 13 -11 9 -11 1 Z"


def shield_path() -> QPainterPath:
    """A heater shield, 22 wide and 28 high, around the origin."""
    return parse_path(HEATER)


def crown_path(x: float, y: float, size: float) -> QPainterPath:
    """An open crown of three points, by its middle and half width."""
    points = ((-1, 0.6), (-1.15, -0.55), (-0.5, 0.1), (0, -0.95), (0.5, 0.1), (1.15, -0.55), (1, 0.6))
    return polygon((x + a * size, y + b * size) for a, b in points)


def draw_shield(
    painter: QPainter, side: str, *, size: float = 1.0, outline: float = 1.6, theme: Theme
) -> None:
    """Draw the coat of a side around the origin."""
    with at(painter, size=size):
        coat = shield_path()
        if theme.pieces.outer:
            line(painter, coat, pen(theme.pieces.outer, outline + 2.2))
        fill(painter, coat, theme.side(side))
        if theme.signs(side).coat == "fess":
            fill(painter, polygon([(-11, -4.5), (11, -4.5), (11, 3.5), (-11, 3.5)]), theme.pieces.label_ink)
        else:
            hatch_side(painter, coat, side, theme, pitch=2.4, width=0.6, strength=0.65)
            draw_emblem(painter, side, 0, 0.2, 8.2, theme.on_colour(side), theme=theme)
        draw(painter, coat, None, outline, theme.pieces.outline)
