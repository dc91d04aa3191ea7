"""Small marks: invaded provinces, manufactories, States in chaos."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.drawings import drawing
from desktop.art.inks import piece_inks
from desktop.art.shields import draw_shield
from desktop.art.specs import Mark
from desktop.art.strokes import at
from desktop.profile.theme import Theme
from engine.kernel.view import MarkView

ROOM = QRectF(-18, -18, 36, 36)


def draw_sign(painter: QPainter, name: str, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw one of the drawings of this game around a point."""
    with at(painter, x, y, size):
        drawing(f"sachsen/{name}").draw(painter, piece_inks(theme))


def draw_arms(
    painter: QPainter, side: str, x: float, y: float, size: float, theme: Theme, outline: float = 1.6
) -> None:
    """Draw the arms of a State around a point."""
    with at(painter, x, y):
        draw_shield(painter, side, size=size, outline=outline, theme=theme)


def draw_mark(painter: QPainter, name: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a mark of a province around the origin."""
    draw_sign(painter, f"marks/{name}", 0, 0, size, theme)


def mark(of: MarkView) -> Mark:
    """A mark as it lies on the map."""
    return Mark(draw_mark, ROOM, (of.kind,))


MARKS = dict.fromkeys(("invaded", "manufactory", "chaos"), mark)
"""How the marks of provinces look, by their kind."""
