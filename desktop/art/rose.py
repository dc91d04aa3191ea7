"""The compass rose of the house."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from desktop.art.strokes import draw, ellipse, pen, polygon


def draw_rose(painter: QPainter, ink: str, radius: float) -> None:
    """A compass rose: eight points half in ink, two rings."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in (0.56, 0.64):
        painter.strokePath(ellipse(0, 0, radius * ring), pen(ink, radius * 0.014))
    for number in range(8):
        angle = math.radians(number * 45)
        long = radius if number % 2 == 0 else radius * 0.62
        tip = (long * math.sin(angle), -long * math.cos(angle))
        for turn, inside in ((-1, ink), (1, "")):
            side = angle + turn * math.radians(45 if number % 2 == 0 else 22.5)
            near = radius * (0.19 if number % 2 == 0 else 0.13)
            corner = (near * math.sin(side), -near * math.cos(side))
            draw(painter, polygon([tip, corner, (0.0, 0.0)]), inside or None, radius * 0.014, ink)
