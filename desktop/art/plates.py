"""Paper beside pieces: ribbons with names, tabs with numbers, keycaps."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.lettering import font, name_face, numeral_font, width_of, write
from desktop.art.strokes import at, draw, line, pen, rounded
from desktop.profile.theme import Theme

RIBBON = 16.0
COUNT_WIDE, COUNT_HIGH = 25.0, 19.0


@dataclass(frozen=True)
class Ribbon:
    """A paper ribbon with a name, the middle of its upper edge at the origin."""

    text: str
    px: float = RIBBON

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw the ribbon under the origin."""
        face = name_face(theme, self.px)
        wide = width_of(self.text, face) + 18
        paper = rounded(-wide / 2, 0, wide, self.px + 10, 3)
        if theme.pieces.outer:
            line(painter, paper, pen(theme.pieces.outer, 4))
        draw(painter, paper, theme.pieces.label, 1.4, theme.pieces.outline)
        write(painter, 0, self.px + 2, self.text, face, theme.pieces.label_ink, "centre")

    def rect(self, theme: Theme, /) -> QRectF:
        """Its room, as wide as the name."""
        wide = width_of(self.text, name_face(theme, self.px)) + 18
        return QRectF(-wide / 2 - 1.5, -1.5, wide + 3, self.px + 13)


def draw_count(painter: QPainter, count: int, x: float, y: float, theme: Theme) -> None:
    """Draw a paper tab with a number around a point."""
    tab = rounded(x - COUNT_WIDE / 2, y - COUNT_HIGH / 2, COUNT_WIDE, COUNT_HIGH, 3)
    if theme.pieces.outer:
        line(painter, tab, pen(theme.pieces.outer, 4))
    draw(painter, tab, theme.pieces.label, 1.4, theme.pieces.outline)
    write(painter, x, y + 6, str(count), numeral_font(theme, 18), theme.pieces.label_ink, "centre")


def draw_keycap(
    painter: QPainter, letter: str, *, held: bool = False, size: float = 1.0, theme: Theme
) -> None:
    """Draw a keycap around the origin; held down, it is dark."""
    ground, ink = (
        (theme.window.strong, theme.window.strong_ink) if held else (theme.window.field, theme.window.ink)
    )
    with at(painter, size=size):
        draw(painter, rounded(-18, -17, 36, 34, 5), ground, 1.6, theme.window.ink)
        write(painter, 0, 6.5, letter, font("sans", 18, bold=True), ink, "centre")
