"""Hussars: a white horse's head on a flat oval foot, a sabre behind it. It is no piece and blocks nothing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.states import PLAIN, PieceState, body_of, draw_ring, piece_rect
from desktop.art.strokes import draw, ellipse, fill, line, parse_path, pen
from desktop.profile.theme import Theme

LIFT = 0.0
MIDDLE = -12.0
SIGN = QPointF(17, 0)

HEAD = (
    "M -9 0 C -9 -8 -3 -11 -3 -17 C -6 -15 -10 -13 -13 -12 C -16 -12 -17 -15 -15 -18 C -12 -22 -10 -27 "
    "-6 -30 L -5 -36 L -1 -32 C 8 -31 13 -23 13 -13 C 13 -8 12 -4 12 0 C 6 2 -4 2 -9 0 Z"
)
MANE = ("M 1 -29 C 7 -25 9 -18 8 -6", "M 4 -28.5 C 10 -24 11 -16 10.6 -8")
FACE = ("M -12 -15 L -9.5 -17", "M -7 -28 C -4 -24 -4 -20 -3 -17")
SABRE = "M -15 -3 Q 8 -12 17 -36"
GUARD = "M -15 -8 L -11 2"


def draw_hussar(painter: QPainter, *, state: PieceState = PLAIN, size: float = 1.0, theme: Theme) -> None:
    """Draw a hussar with the middle of its foot at the origin."""
    draw_ring(painter, state.ring, theme=theme, size=size, centre=MIDDLE)
    shadow, in_hand = ellipse(5, 2, 17, 6), ellipse(8, 12, 19, 7)
    with body_of(painter, state, shadow, in_hand, size=size, sign=SIGN, theme=theme):
        _horse(painter, theme)


def hussar_rect(theme: Theme, state: PieceState = PLAIN) -> QRectF:
    """The room a hussar takes around its foot at size 1, in this state."""
    return piece_rect(theme, state, QRectF(-21, -41, 48, 52), 16, centre=MIDDLE)


def _horse(painter: QPainter, theme: Theme) -> None:
    outline, white = theme.pieces.outline, "#FFFFFF"
    head, sabre = parse_path(HEAD), parse_path(SABRE)
    if theme.pieces.outer:
        line(painter, head, pen(theme.pieces.outer, 5))
        line(painter, ellipse(0, 0, 16, 6.6), pen(theme.pieces.outer, 5))
    draw(painter, ellipse(0, 0, 16, 6.6), white, 1.8, outline)
    line(painter, sabre, pen(white, 6))
    line(painter, sabre, pen(outline, 3.2))
    line(painter, parse_path(GUARD), pen(outline, 3.2))
    draw(painter, head, white, 2, outline)
    for stroke in (*MANE, *FACE):
        line(painter, parse_path(stroke), pen(outline, 1.2))
    fill(painter, ellipse(-6.4, -24, 1.4), outline)
