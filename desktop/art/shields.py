"""Shields: the coats of powers in windows and on cards, and the electors' coats on the map."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_power
from desktop.art.strokes import at, draw, fill, inside_of, line, parse_path, pen, polygon, segment, tint
from desktop.profile.theme import Theme

HEATER = "M -11 -13 L 11 -13 L 11 1 C 11 9 5 13 0 15 C -5 13 -11 9 -11 1 Z"
SHIELD_RECT = QRectF(-12.5, -14.5, 25, 31)
ELECTOR_RECT = QRectF(-13, -29, 28, 48)

SCALES = {"log": 0.62, "chip": 0.8, "card": 1.05, "prompt": 1.55, "projector": 2.8, "curtain": 5.6}
"""The sizes at which shields stand in the windows."""


def shield_path() -> QPainterPath:
    """A heater shield, 22 wide and 28 high, around the origin."""
    return parse_path(HEATER)


def crown_path(x: float, y: float, size: float) -> QPainterPath:
    """An open crown of three points, by its middle and half width."""
    points = ((-1, 0.6), (-1.15, -0.55), (-0.5, 0.1), (0, -0.95), (0.5, 0.1), (1.15, -0.55), (1, 0.6))
    return polygon((x + a * size, y + b * size) for a, b in points)


def draw_shield(
    painter: QPainter, power: str, *, size: float = 1.0, outline: float = 1.6, theme: Theme
) -> None:
    """Draw the coat of a power around the origin."""
    with at(painter, size=size):
        coat = shield_path()
        if theme.pieces.outer:
            line(painter, coat, pen(theme.pieces.outer, outline + 2.2))
        fill(painter, coat, theme.power(power))
        if power == "austria":
            fill(painter, polygon([(-11, -4.5), (11, -4.5), (11, 3.5), (-11, 3.5)]), theme.pieces.label_ink)
        else:
            hatch_power(painter, coat, power, theme, pitch=2.4, width=0.6, strength=0.65)
            draw_emblem(painter, power, 0, 0.2, 8.2, theme.on_colour[power])
        draw(painter, coat, None, outline, theme.pieces.outline)


def draw_elector(painter: QPainter, side: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw an elector's vote as it lies on the map: a crowned coat, French, or parted for Austria."""
    with at(painter, size=size):
        coat = shield_path()
        with at(painter, 2, 2.6):
            fill(painter, coat, tint(theme.pieces.shadow, theme.pieces.shadow_strength))
        if theme.pieces.outer:
            line(painter, coat, pen(theme.pieces.outer, 4))
        if side == "france":
            fill(painter, coat, theme.power("france"))
            hatch_power(painter, coat, "france", theme, pitch=2.4, width=0.6, strength=0.65)
            draw_emblem(painter, "france", 0, 0.5, 8.4, theme.on_colour["france"])
        else:
            _parted(painter, coat, theme)
        draw(painter, coat, None, 1.8, theme.pieces.outline)
        draw(painter, crown_path(0, -20, 7.4), theme.pieces.gold, 1.5, theme.pieces.outline)


def _parted(painter: QPainter, coat: QPainterPath, theme: Theme) -> None:
    """The coat of Austria and the Pragmatic Army: white with the bar, and grey with the lion."""
    fill(painter, coat, theme.power("austria"))
    with inside_of(painter, coat):
        fill(painter, polygon([(0, -14), (12, -14), (12, 16), (0, 16)]), theme.power("pragmatic"))
        fill(painter, polygon([(-11, -4.5), (0, -4.5), (0, 2.5), (-11, 2.5)]), theme.pieces.label_ink)
    draw_emblem(painter, "pragmatic", 5.4, -1, 5.4, theme.on_colour["pragmatic"])
    line(painter, segment(0, -13, 0, 15), pen(theme.pieces.outline, 1.2))
