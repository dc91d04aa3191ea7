"""The four suits as paths: large and small pips of cards, and the suits of the map."""

from __future__ import annotations

from typing import Literal

from PySide6.QtGui import QPainterPath

from desktop.art.drawings import drawing
from desktop.art.strokes import placed
from desktop.profile.theme import Theme

Suit = Literal["H", "D", "S", "C"]
SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
BOX = 100.0
"""Half the height of a pip in its file."""


def suit_of(text: str) -> Suit:
    """The suit in a letter, a card's code or a ref ("H", "H7", "suit:H")."""
    letter = text.rsplit(":", 1)[-1][:1]
    if letter not in SUITS:
        raise ValueError(text)
    return letter


def pip(suit: Suit, x: float = 0.0, y: float = 0.0, half: float = 1.0) -> QPainterPath:
    """The pip of a suit by its centre and half height."""
    return placed(drawing(f"suits/{suit}").path(), x, y, half / BOX)


def suit_colour(suit: Suit, theme: Theme) -> str:
    """The ink of a suit on a card: red for hearts and diamonds."""
    return theme.pieces.card_red if suit in "HD" else theme.pieces.card_ink


def pip_colour(suit: Suit, theme: Theme) -> str:
    """The ink of a suit on the map and its plates."""
    return theme.map.pip_red if suit in "HD" else theme.map.pip_black
