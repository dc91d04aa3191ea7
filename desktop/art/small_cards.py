"""Cards a finger's breadth high, for tiles: a deck face down, a pile of discards, a reserve."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.strokes import draw, line, pen, rounded, segment
from desktop.profile.theme import Theme

WIDE, HIGH = 12.0, 17.0


def draw_small_deck(painter: QPainter, x: float, y: float, colour: str, theme: Theme) -> None:
    """Draw a deck face down with its middle at a point."""
    w = theme.window
    draw(painter, rounded(x - 4, y - HIGH / 2 - 2, WIDE, HIGH, 2), w.field, 1, w.ink)
    draw(painter, rounded(x - 6, y - HIGH / 2, WIDE, HIGH, 2), colour, 1.1, w.ink)
    line(painter, rounded(x - 3.6, y - 6, 7.2, 12, 1), pen(w.field, 0.9))


def draw_small_discard(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """Draw a card that was thrown down."""
    w = theme.window
    painter.save()
    painter.translate(x, y)
    painter.rotate(14)
    draw(painter, rounded(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 2), w.field, 1.1, w.ink)
    line(painter, segment(-3.5, -4, 3.5, -4), pen(w.ink, 1))
    line(painter, segment(-3.5, -1, 3.5, -1), pen(w.ink, 0.8))
    painter.restore()


def draw_small_reserve(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """Draw a card in a pocket: one laid by for later."""
    w = theme.window
    draw(painter, rounded(x - 5, y - 9.5, 10, 14, 1.6), w.field, 1.1, w.ink)
    draw(painter, rounded(x - 8, y - 1.5, 16, 10, 2), w.strip, 1.1, w.ink)
