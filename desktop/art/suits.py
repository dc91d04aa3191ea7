"""The four suits as paths: large and small pips of cards, and the suit of a sector on a plate."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from desktop.art.strokes import ellipse, joined, placed, polygon
from desktop.profile.theme import Theme

Suit = Literal["H", "D", "S", "C"]
SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")


def suit_of(text: str) -> Suit:
    """The suit in a letter, a card's code or a ref ("H", "H7", "suit:H")."""
    letter = text.rsplit(":", 1)[-1][:1]
    if letter not in SUITS:
        raise ValueError(text)
    return letter


def pip(suit: Suit, x: float = 0.0, y: float = 0.0, half: float = 1.0) -> QPainterPath:
    """The pip of a suit by its centre and half height."""
    return placed(_shape(suit), x, y, half)


@cache
def _shape(suit: Suit) -> QPainterPath:
    if suit == "D":
        return polygon([(0, -1), (0.72, 0), (0, 1), (-0.72, 0)])
    if suit == "H":
        return _heart(1.0)
    if suit == "S":
        return joined(_heart(-1.0), _stem())
    return joined(*_clover(), ellipse(0, -0.05, 0.26), _stem())


def suit_colour(suit: Suit, theme: Theme) -> str:
    """The ink of a suit on a card: red for hearts and diamonds."""
    return theme.pieces.card_red if suit in "HD" else theme.pieces.card_ink


def pip_colour(suit: Suit, theme: Theme) -> str:
    """The ink of a suit on the map and its plates."""
    return theme.map.pip_red if suit in "HD" else theme.map.pip_black


def _heart(up: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, up))
    path.setFillRule(Qt.FillRule.WindingFill)
    path.cubicTo(-0.5, up * 0.35, -1.05, up * 0.05, -0.95, -up * 0.45)
    path.cubicTo(-0.85, -up, -0.15, -up, 0, -up * 0.4)
    path.cubicTo(0.15, -up, 0.85, -up, 0.95, -up * 0.45)
    path.cubicTo(1.05, up * 0.05, 0.5, up * 0.35, 0, up)
    path.closeSubpath()
    return path


def _clover() -> list[QPainterPath]:
    return [ellipse(x, y, 0.48) for x, y in ((0.0, -0.5), (-0.52, 0.18), (0.52, 0.18))]


def _stem() -> QPainterPath:
    return polygon([(0, -0.05), (-0.4, 1), (0.4, 1)])
