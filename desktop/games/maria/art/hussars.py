"""Hussars: a white horse's head on a flat oval foot, a sabre behind it. It is no piece and blocks nothing."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.drawings import drawing
from desktop.art.inks import piece_inks
from desktop.art.states import PLAIN, PieceState, body_of, draw_ring, piece_rect
from desktop.art.strokes import ellipse
from desktop.profile.theme import Theme

LIFT = 0.0
MIDDLE = -12.0
SIGN = QPointF(17, 0)


@dataclass(frozen=True)
class Hussar:
    """A hussar, the middle of its foot at the origin."""

    state: PieceState = PLAIN

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it with the sign of its state."""
        draw_ring(painter, self.state.ring, theme=theme, centre=MIDDLE)
        shadow, in_hand = ellipse(5, 2, 17, 6), ellipse(8, 12, 19, 7)
        with body_of(painter, self.state, shadow, in_hand, sign=SIGN, theme=theme):
            drawing("maria/hussar").draw(painter, piece_inks(theme))

    def rect(self, theme: Theme, /) -> QRectF:
        """Its room around its foot, in this state."""
        return piece_rect(theme, self.state, QRectF(-21, -41, 48, 52), 16, centre=MIDDLE)
