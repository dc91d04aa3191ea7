"""The symbols on cards, each with its own silhouette in a box of 24 pixels."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.drawings import drawing
from desktop.art.inks import piece_inks
from desktop.art.lettering import font, numeral_font, write
from desktop.art.strokes import at, draw, ellipse
from desktop.games.acres.art.faces import Symbol
from desktop.profile.theme import Theme


def draw_symbol(painter: QPainter, symbol: Symbol, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a symbol around the origin, its value on a coin or on paper at the lower right."""
    with at(painter, size=size):
        drawing(f"acres/symbols/{symbol.kind}").draw(painter, piece_inks(theme))
        value = str(symbol.value)
        if symbol.kind == "money":
            px = 17.0 if symbol.value < 10 else 13.0
            write(painter, 0, px * 0.34, value, numeral_font(theme, px), theme.pieces.outline, "centre")
        elif symbol.value:
            draw(painter, ellipse(7.4, 7, 6.2), theme.pieces.label, 1.2, theme.pieces.outline)
            figure = font("sans", 10.5, bold=True)
            write(painter, 7.4, 10.7, value, figure, theme.pieces.label_ink, "centre")


def draw_ambush_mark(painter: QPainter, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the mark of a card that an ambush can remove: a hatchet in a red ring."""
    with at(painter, size=size):
        drawing("acres/symbols/ambush").draw(painter, piece_inks(theme))
