"""The emblems of sides: drawings of one path each, or two letters where they would be too small."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.lettering import font, write
from desktop.art.strokes import Colour, fill, placed, screen_scale
from desktop.profile.theme import Theme

BOX = 100.0
"""Half the height of an emblem in its file."""
LEAST_WIDTH = 10.0
"""Under this many screen pixels an emblem is a blot: the side's two letters take its place.
The shields of the log, the smallest in use, have 10.2."""


def emblem(design: str, x: float = 0.0, y: float = 0.0, half: float = 1.0) -> QPainterPath:
    """An emblem by its design, its centre and half size."""
    return placed(drawing(f"emblems/{design}").path(), x, y, half / BOX)


def draw_emblem(
    painter: QPainter, side: str, x: float, y: float, half: float, colour: Colour, *, theme: Theme
) -> None:
    """Draw a side's emblem by centre and half size, or its letters where the emblem would be a blot."""
    signs = theme.signs(side)
    if signs.emblem and 2 * half * screen_scale(painter) >= LEAST_WIDTH:
        fill(painter, emblem(signs.emblem, x, y, half), colour)
        return
    letters = font("sans", max(half * 1.5, 1), bold=True)
    write(painter, x, y + half * 0.54, signs.letters, letters, colour, "centre")
