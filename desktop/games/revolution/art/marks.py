"""Small marks: pins of allegiance, mitres, books, lock gates, crossed lances, plates of the order."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.drawings import Ink, drawing
from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_side
from desktop.art.inks import piece_inks
from desktop.art.lettering import numeral_font, write
from desktop.art.specs import Mark
from desktop.art.strokes import at, draw, ellipse, fill, line, pen, rounded, segment
from desktop.profile.theme import Theme

Sign = Literal[
    "university", "university-to-come", "lock-gate", "lock-gate-closed", "lances", "trenches", "walls"
]

MITRE_RECT = QRectF(-25, -27, 50, 42)
BOOK_RECT = QRectF(-20, -15, 40, 30)
ORDER_WIDE, ORDER_HIGH = 44.0, 30.0


def draw_pin(painter: QPainter, side: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the pin of an allegiance, its point at the origin, in the colour of who controls the city, or black."""
    with at(painter, size=size):
        drawing("revolution/pin").draw(painter, piece_inks(theme, side) if side else _black(theme))
        if side:
            hatch_side(painter, ellipse(0, -23, 11), side, theme, pitch=2.6, width=0.7, strength=0.8)
            draw_emblem(painter, side, 0, -23, 7.4, theme.on_colour(side), theme=theme)


def _black(theme: Theme) -> Ink:
    """The inks of what is nobody's."""
    inks = piece_inks(theme)
    return lambda name: theme.pieces.outline if name == "side" else inks(name)


def draw_mitre(
    painter: QPainter, side: str, strong: bool = False, *, size: float = 1.0, theme: Theme
) -> None:
    """Draw the mitre of a bishopric around the origin, in the colour of a side; a strong one has a ray at each side."""
    with at(painter, size=size):
        for way in (-1, 1) if strong else ():
            for angle in (0, 28):
                with at(painter, 0, -6):
                    painter.rotate(way * angle)
                    line(painter, segment(way * 17.5, 0, way * 23, 0), pen(theme.pieces.outline, 2.6))
        drawing("revolution/mitre").draw(painter, piece_inks(theme, side))


def draw_university(painter: QPainter, side: str, founded: bool, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the book of a university; dashed while it may still be founded."""
    with at(painter, size=size):
        name = "university" if founded else "university-to-come"
        drawing(f"revolution/{name}").draw(painter, piece_inks(theme, side))


def draw_sign(painter: QPainter, name: Sign, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a sign that belongs to nobody around the origin."""
    with at(painter, size=size):
        drawing(f"revolution/{name}").draw(painter, piece_inks(theme))


def draw_box_sign(painter: QPainter, box: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw what stands for a box of support around the origin."""
    with at(painter, size=size):
        drawing(f"revolution/boxes/{box}").draw(painter, piece_inks(theme))


def draw_order_plate(
    painter: QPainter, side: str, number: int, *, acting: bool = False, size: float = 1.0, theme: Theme
) -> None:
    """Draw a faction's plate in the order of play around the origin: its place and its emblem."""
    with at(painter, size=size):
        plate = rounded(-ORDER_WIDE / 2, -ORDER_HIGH / 2, ORDER_WIDE, ORDER_HIGH, 4)
        if theme.pieces.outer:
            line(painter, plate, pen(theme.pieces.outer, 4))
        draw(painter, plate, theme.pieces.label, 1.6, theme.pieces.outline)
        half = rounded(-2, -ORDER_HIGH / 2 + 1.5, ORDER_WIDE / 2 + 0.5, ORDER_HIGH - 3, 3)
        fill(painter, half, theme.side(side))
        hatch_side(painter, half, side, theme, pitch=2.8, width=0.7, strength=0.7)
        draw(painter, half, None, 1.1, theme.pieces.outline)
        write(painter, -12, 7, str(number), numeral_font(theme, 20), theme.pieces.label_ink, "centre")
        draw_emblem(painter, side, 10, 0, 9.4, theme.on_colour(side), theme=theme)
        if acting:
            line(painter, plate, pen(theme.lights.legal, 2.6))


def mitre(side: str, strong: bool) -> Mark:
    """The mitre of a bishopric as it lies on the map."""
    return Mark(draw_mitre, MITRE_RECT, (side, strong))


def university(side: str) -> Mark:
    """The book of a university as it lies on the map."""
    return Mark(draw_university, BOOK_RECT, (side, True))
