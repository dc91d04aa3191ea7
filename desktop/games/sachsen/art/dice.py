"""Dice: ivory for attacks, dark red for defences; one that may be rolled again carries an arrow."""

from __future__ import annotations

from typing import Literal

from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.strokes import at, dashed, draw, ellipse, fill, line, mix, pen, polygon, rounded, tint
from desktop.profile.theme import Theme

Kind = Literal["attack", "defence"]

HALF = 20.0
"""Half of a die's width."""
RED = "#8C241A"
FACES: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""The pips of each face, by column and row."""


def draw_die(
    painter: QPainter, face: int, kind: Kind, *, again: bool = False, size: float = 1.0, theme: Theme
) -> None:
    """Draw a die around the origin; 0 is one that has not fallen, a dashed place."""
    ground, pip = (
        (theme.pieces.label, theme.pieces.outline) if kind == "attack" else (theme.fixed(RED), "#FFFFFF")
    )
    with at(painter, size=size):
        whole = rounded(-HALF, -HALF, 2 * HALF, 2 * HALF - 3, 8)
        if not face:
            fill(painter, whole, tint(ground, 0.25))
            line(painter, whole, dashed(theme.window.edge, 1.6, (3.0, 2.4)))
            return
        edge = rounded(-HALF, -HALF + 3, 2 * HALF, 2 * HALF - 3, 8)
        if theme.pieces.outer:
            line(painter, whole.united(edge), pen(theme.pieces.outer, 4.4))
        draw(painter, edge, mix(ground, theme.pieces.outline, 0.35), 1.8, theme.pieces.outline)
        draw(painter, whole, ground, 1.8, theme.pieces.outline)
        for column, row in FACES[face]:
            fill(painter, ellipse(column * 10.0, -1.5 + row * 9.6, 3.7, 3.5), pip)
        if again:
            _again(painter, theme)


def _again(painter: QPainter, theme: Theme) -> None:
    """A small arrow that turns back, at the upper right corner."""
    with at(painter, HALF - 2, -HALF + 2):
        draw(painter, ellipse(0, 0, 8.4), theme.pieces.label, 1.4, theme.pieces.outline)
        turn = QPainterPath()
        turn.arcMoveTo(-4, -4, 8, 8, 40)
        turn.arcTo(-4, -4, 8, 8, 40, 270)
        line(painter, turn, pen(theme.lights.legal, 1.9))
        fill(painter, polygon([(3.4, -5.4), (4.6, 0.4), (-0.6, -2.0)]), theme.lights.legal)
