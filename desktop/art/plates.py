"""Paper beside pieces: ribbons with names, plates with troops, keycaps."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.lettering import font, name_face, numeral_font, width_of, write
from desktop.art.strokes import Colour, at, draw, fill, line, pen, rounded
from desktop.art.suits import pip, suit_colour, suit_of
from desktop.profile.theme import Theme

RIBBON = 16.0
TROOPS_RECT = QRectF(-44, -28, 88, 56)


def ribbon_rect(text: str, *, px: float = RIBBON, theme: Theme) -> QRectF:
    """The room of a ribbon whose upper edge has its middle at the origin."""
    wide = width_of(text, name_face(theme, px)) + 18
    return QRectF(-wide / 2 - 1.5, -1.5, wide + 3, px + 13)


def draw_ribbon(
    painter: QPainter,
    text: str,
    *,
    px: float = RIBBON,
    edge: Colour | None = None,
    italic: bool = False,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a paper ribbon with a name, the middle of its upper edge at the origin."""
    face = font("italic", px) if italic else name_face(theme, px)
    wide = width_of(text, face) + 18
    with at(painter, size=size):
        paper = rounded(-wide / 2, 0, wide, px + 10, 3)
        if theme.pieces.outer:
            line(painter, paper, pen(theme.pieces.outer, 4))
        draw(painter, paper, theme.pieces.label, 1.4, edge or theme.pieces.outline)
        write(painter, 0, px + 2, text, face, theme.pieces.label_ink, "centre")


def draw_troops(
    painter: QPainter, troops: int, suit: str, *, edge: Colour | None = None, size: float = 1.0, theme: Theme
) -> None:
    """Draw the plate of a general in combat around the origin: his troops and the suit he fights with."""
    kind = suit_of(suit)
    with at(painter, size=size):
        plate = rounded(-40, -24, 80, 48, 5)
        if theme.pieces.outer:
            line(painter, plate, pen(theme.pieces.outer, 5))
        draw(painter, plate, theme.pieces.label, 2, edge or theme.pieces.outline)
        write(painter, -13, 12, str(troops), numeral_font(theme, 34), theme.pieces.label_ink, "centre")
        fill(painter, pip(kind, 20, 0, 12), suit_colour(kind, theme))


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
