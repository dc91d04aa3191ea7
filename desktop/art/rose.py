"""The compass rose of the house and of its maps."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.drawings import drawing
from desktop.art.strokes import at

BOX = 100.0
"""How far its longest point reaches in its file."""


def draw_rose(painter: QPainter, ink: str, radius: float, paper: str = "") -> None:
    """Draw a compass rose around the origin: eight points half in ink, half in paper or empty."""
    inks = {"ink": ink, "paper": paper}
    with at(painter, size=radius / BOX):
        drawing("rose").draw(painter, inks.__getitem__)
