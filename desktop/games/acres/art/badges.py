"""Small paper on pieces: the roundel with the emblem of a side, the number of those left."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.emblems import draw_emblem
from desktop.art.lettering import numeral_font, write
from desktop.art.strokes import draw, ellipse, line, pen, rounded
from desktop.profile.theme import Theme

ROUNDEL = 9.4
"""Radius of the paper with the emblem: as on the wagons."""
COUNT_WIDE, COUNT_HIGH = 25.0, 19.0


def draw_roundel(painter: QPainter, side: str, x: float, y: float, theme: Theme) -> None:
    """Draw the paper with the emblem of a side around a point."""
    draw(painter, ellipse(x, y, ROUNDEL), theme.pieces.label, 1.4, theme.pieces.outline)
    draw_emblem(painter, side, x, y, 6.8, theme.on_label(side), theme=theme)


def draw_count(painter: QPainter, count: int, x: float, y: float, theme: Theme) -> None:
    """Draw a paper tab with a number around a point."""
    tab = rounded(x - COUNT_WIDE / 2, y - COUNT_HIGH / 2, COUNT_WIDE, COUNT_HIGH, 3)
    if theme.pieces.outer:
        line(painter, tab, pen(theme.pieces.outer, 4))
    draw(painter, tab, theme.pieces.label, 1.4, theme.pieces.outline)
    write(painter, x, y + 6, str(count), numeral_font(theme, 18), theme.pieces.label_ink, "centre")
