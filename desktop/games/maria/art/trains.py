"""Supply trains: covered wagons, the tilt in the power's colour, a paper roundel with its emblem."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_power
from desktop.art.states import PLAIN, PieceState, body_of, draw_ring, piece_rect
from desktop.art.strokes import (
    draw,
    ellipse,
    fill,
    inside_of,
    line,
    mix,
    parse_path,
    pen,
    segment,
    tint,
)
from desktop.profile.theme import Theme

LIFT = 2.0
"""How far above the centre of its town a train stands."""
MIDDLE = -10.0
"""Where the middle of the wagon is, above its foot: the centre of its rings."""
SIGN = QPointF(23, -1)
"""Where the sign of its state lies, at its right foot."""

TILT = "M -22 -10 C -24 -30 -15 -35 -1 -35 C 14 -35 23 -31 22 -10 Z"
BODY = "M -25 -11 L 25 -11 L 22 -3 L -22 -3 Z"


def draw_train(
    painter: QPainter, power: str, *, state: PieceState = PLAIN, size: float = 1.0, theme: Theme
) -> None:
    """Draw a supply train with its wheels' hubs one pixel above the origin."""
    draw_ring(painter, state.ring, theme=theme, size=size, centre=MIDDLE)
    shadow, in_hand = ellipse(6, 5, 27, 6), ellipse(9, 14, 29, 9)
    with body_of(painter, state, shadow, in_hand, size=size, sign=SIGN, theme=theme):
        _wagon(painter, power, theme)


def train_rect(theme: Theme, state: PieceState = PLAIN) -> QRectF:
    """The room a train takes around its foot at size 1, in this state."""
    return piece_rect(theme, state, QRectF(-27, -37, 62, 49), 16, centre=MIDDLE)


def wagon_outline() -> QPainterPath:
    """The silhouette of a wagon: what a pointer can take hold of."""
    return (
        parse_path(TILT).united(parse_path(BODY)).united(ellipse(-14, -1, 9.5)).united(ellipse(14, -1, 9.5))
    )


def _wagon(painter: QPainter, power: str, theme: Theme) -> None:
    pieces = theme.pieces
    if pieces.outer:
        line(painter, wagon_outline(), pen(pieces.outer, 5))
    tilt = parse_path(TILT)
    draw(painter, tilt, theme.power(power), 2, pieces.outline)
    hatch_power(painter, tilt, power, theme)
    with inside_of(painter, tilt):
        for x in (-13.0, 13.5):
            hoop = parse_path(f"M {x * 1.06} -9 C {x * 1.1} -26 {x * 0.9} -33 {x * 0.8} -36")
            line(painter, hoop, pen(tint(pieces.outline, 0.7), 1.1))
        for i in range(5):
            flank = segment(16 + i * 1.5, -12, 15.4 + i * 1.5, -26 + i * 2.4)
            line(painter, flank, pen(tint(pieces.outline, 0.75), 0.9))
    line(painter, tilt, pen(pieces.outline, 2))
    draw(painter, parse_path(BODY), mix(pieces.wood, pieces.outline, 0.15), 1.8, pieces.outline)
    line(painter, segment(-23, -7, 23, -7), pen(tint(pieces.outline, 0.6), 0.8))
    for x in (-14.0, 14.0):
        _wheel(painter, x, theme)
    draw(painter, ellipse(0, -22, 9.6), pieces.label, 1.3, pieces.outline)
    draw_emblem(painter, power, 0, -22, 6.8, theme.on_label[power])


def _wheel(painter: QPainter, x: float, theme: Theme) -> None:
    rim, outline = ellipse(x, -1, 8.2), theme.pieces.outline
    line(painter, rim, pen(outline, 4))
    line(painter, rim, pen(mix(theme.pieces.wood, "#FFE7AE", 0.55), 1.2))
    for i in range(8):
        angle = i * math.pi / 4 + 0.2
        line(
            painter, segment(x, -1, x + 8.2 * math.cos(angle), -1 + 8.2 * math.sin(angle)), pen(outline, 1.2)
        )
    fill(painter, ellipse(x, -1, 2), outline)
