"""Small paper on pieces: the roundel with the emblem of a side."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.emblems import draw_emblem
from desktop.art.strokes import draw, ellipse
from desktop.profile.theme import Theme

ROUNDEL = 9.4
"""Radius of the paper with the emblem: as on the wagons."""


def draw_roundel(painter: QPainter, side: str, x: float, y: float, theme: Theme) -> None:
    """Draw the paper with the emblem of a side around a point."""
    draw(painter, ellipse(x, y, ROUNDEL), theme.pieces.label, 1.4, theme.pieces.outline)
    draw_emblem(painter, side, x, y, 6.8, theme.on_label(side), theme=theme)
