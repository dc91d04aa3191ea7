"""Signs that people choose for their own hands: each has a shape and a colour of its own."""

from __future__ import annotations

import math

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap

from desktop.art.strokes import at, draw, ellipse, polygon, rounded, star
from desktop.profile.theme import Theme

SIGNS: dict[str, tuple[QPainterPath, str]] = {
    "circle": (ellipse(0, 0, 8.5), "#0072B2"),
    "square": (rounded(-7.5, -7.5, 15, 15, 1.5), "#D55E00"),
    "triangle": (polygon([(0, -9), (9, 7), (-9, 7)]), "#009E73"),
    "diamond": (polygon([(0, -10), (8, 0), (0, 10), (-8, 0)]), "#CC79A7"),
    "star": (star(5, 10, 4.4, turn=-math.pi / 2), "#F0E442"),
    "cross": (
        polygon([(-3, -9), (3, -9), (3, -3), (9, -3), (9, 3), (3, 3), (3, 9), (-3, 9), (-3, 3), (-9, 3),
                 (-9, -3), (-3, -3)]),
        "#56B4E9",
    ),
}  # fmt: skip
"""Colours after Okabe and Ito, which every kind of sight tells apart; no power's emblem has these shapes."""
BOX = 24


def draw_sign(painter: QPainter, sign: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a sign in a box of 24 pixels around the origin; nothing for one that only a save file knows."""
    if sign not in SIGNS:
        return
    path, colour = SIGNS[sign]
    with at(painter, size=size):
        draw(painter, path, colour, 1.6, theme.window.ink)


def sign_icon(sign: str, side: int, theme: Theme) -> QIcon:
    """A sign as the icon of a list."""
    pixmap = QPixmap(QSize(side, side) * 2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    with at(painter, side, side):
        draw_sign(painter, sign, size=2 * side / BOX, theme=theme)
    painter.end()
    pixmap.setDevicePixelRatio(2)
    return QIcon(pixmap)
