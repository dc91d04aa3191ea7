"""Engravings: a ruled sky, over it a picture of one ink on paper, in a frame. Nothing is read from them."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.drawings import drawing
from desktop.art.strokes import Colour, inside_of, line, pen, rounded

WIDTH, HEIGHT = 160.0, 88.0


def engrave(
    painter: QPainter, name: str, ink: Colour, paper: Colour, *, wide: float = WIDTH, high: float = HEIGHT
) -> None:
    """Draw the engraving with this name in a frame with its top left corner at the origin.

    In a frame of another shape it loses sky before ground, or at both sides.
    """
    frame, size = rounded(0, 0, wide, high, 1), max(wide / WIDTH, high / HEIGHT)
    inks = {"ink": ink, "paper": paper}
    cut = max(0.0, HEIGHT - high / size)
    with inside_of(painter, frame):
        painter.scale(size, size)
        painter.translate((wide / size - WIDTH) / 2, -0.7 * cut)
        for layer in ("sky", name):
            drawing(layer).draw(painter, inks.__getitem__)
    line(painter, frame, pen(ink, 1.2))
