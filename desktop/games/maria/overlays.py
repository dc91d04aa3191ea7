"""MARIA's own overlay: the sectors of the map with their suits."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.strokes import draw
from desktop.art.suits import pip, suit_colour, suit_of
from desktop.profile.theme import Theme
from desktop.views.parts.overlays import CONTROL, PROTECTION, REACH, SUPPLY, THREATS, Overlay


def _suits(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    for suit, x, y in (("S", -5.5, -5.5), ("H", 5.5, -5.5), ("D", -5.5, 5.5), ("C", 5.5, 5.5)):
        kind = suit_of(suit)
        draw(painter, pip(kind, x, y, 4.4), suit_colour(kind, theme), 0.5, theme.window.field)


SECTORS = Overlay("game", _suits, sectors=True)

OVERLAYS = (REACH, SUPPLY, PROTECTION, THREATS, CONTROL, SECTORS)
