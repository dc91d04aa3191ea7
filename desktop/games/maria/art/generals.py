"""Generals: wooden drums seen from fifty degrees, with a paper label on top; alone and in stacks."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch, hatch_power
from desktop.art.lettering import numeral_font, write
from desktop.art.states import (
    FOOT_X,
    FOOT_Y,
    PLAIN,
    PieceState,
    body_of,
    draw_drooping_flag,
    draw_ring,
    piece_rect,
)
from desktop.art.strokes import at, draw, ellipse, inside_of, line, mix, pen, rounded, segment, tint
from desktop.profile.theme import Theme

WALL = 13.0
"""Height of the drum's wall; its top is an ellipse as large as its foot."""
LIFT = 13.0
"""How far above the centre of its town a general's foot stands: the fortress star stays to be seen."""
STACKED = WALL + 3.0
"""How much higher the upper general of a stack stands."""
SIGN = QPointF(22, 7)
"""Where the sign of his state lies, at his right foot."""
ASIDE = QPointF(24.0, -24.0)
"""Where the upper general goes while the pointer rests on the stack."""


@dataclass(frozen=True)
class Below:
    """The lower general of a stack."""

    power: str
    rank: int


def draw_general(
    painter: QPainter,
    power: str,
    rank: int | None,
    *,
    state: PieceState = PLAIN,
    below: Below | None = None,
    aside: float = 0.0,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a general with his foot at the origin; no rank makes the drum of a corps away from the map.

    `below` puts another general under him; `aside` (0 to 1) moves the upper one off to show the lower.
    """
    higher = STACKED if below else 0.0
    draw_ring(painter, state.ring, theme=theme, size=size, taller=higher)
    shadow, in_hand = ellipse(7, 3.5, FOOT_X + 3, FOOT_Y * 0.86), ellipse(9, 9, 29, 20)
    with body_of(painter, state, shadow, in_hand, size=size, sign=SIGN, theme=theme):
        if below is None:
            _drum(painter, power, rank, state.face_down, theme)
        else:
            _stack(painter, power, rank, below, state.face_down, aside, theme)
        if state.out_of_supply:
            with at(painter, 23.5, -10 - higher):
                draw_drooping_flag(painter, theme=theme, size=0.95)


def draw_drum(
    painter: QPainter, power: str, rank: int | None, *, face_down: bool = False, theme: Theme
) -> None:
    """Draw the body of a general alone, without shadow, ring or signs: for lists and panels."""
    _drum(painter, power, rank, face_down, theme)


def general_rect(
    theme: Theme, state: PieceState = PLAIN, below: Below | None = None, aside: float = 0.0
) -> QRectF:
    """The room a general takes around his foot at size 1, in this state."""
    higher = STACKED if below else 0.0
    body = QRectF(-27, -34 - higher, 63, 55 + higher)
    if below:
        body = body.adjusted(0, 0, 0, 3).united(body.translated(ASIDE * aside))
    if state.out_of_supply:
        body = body.united(QRectF(18, -40, 20, 36).translated(0, -higher))
    return piece_rect(theme, state, body, 9, taller=higher)


def drum_outline() -> QPainterPath:
    """The silhouette of a drum: what a pointer can take hold of."""
    return _wall().united(ellipse(0, -WALL, FOOT_X, FOOT_Y))


def _wall() -> QPainterPath:
    path = QPainterPath(QPointF(-FOOT_X, -WALL))
    path.lineTo(-FOOT_X, 0)
    path.arcTo(QRectF(-FOOT_X, -FOOT_Y, 2 * FOOT_X, 2 * FOOT_Y), 180, 180)
    path.lineTo(FOOT_X, -WALL)
    path.arcTo(QRectF(-FOOT_X, -WALL - FOOT_Y, 2 * FOOT_X, 2 * FOOT_Y), 0, -180)
    path.closeSubpath()
    return path


def _drum(painter: QPainter, power: str, rank: int | None, face_down: bool, theme: Theme) -> None:
    pieces = theme.pieces
    if pieces.outer:
        line(painter, drum_outline(), pen(pieces.outer, 5))
    wall, top = _wall(), ellipse(0, -WALL, FOOT_X, FOOT_Y)
    _paint_wall(painter, wall, power, theme)
    draw(painter, wall, None, 2, pieces.outline)
    white = power == "austria"
    draw(
        painter,
        top,
        theme.power(power) if white else mix(theme.power(power), "#FFFFFF", 0.12),
        2,
        pieces.outline,
    )
    if face_down:
        _bare_top(painter, rank, theme)
    else:
        _label(painter, power, rank, theme)


def _paint_wall(painter: QPainter, wall: QPainterPath, power: str, theme: Theme) -> None:
    """Wood in the light: the one gradient of the table, then hatching, then strokes on the east flank."""
    shade = theme.pieces.label_ink
    base = mix(theme.power(power), shade, 0.10)
    light = QLinearGradient(-FOOT_X, 0, FOOT_X, 0)
    for where, part in ((0.0, 0.06), (0.28, 0.0), (0.7, 0.16), (1.0, 0.38)):
        light.setColorAt(where, mix(base, shade, part))
    painter.fillPath(wall, QBrush(light))
    hatch_power(painter, wall, power, theme)
    stroke = pen(tint(theme.pieces.outline, 0.75), 0.9)
    with inside_of(painter, wall):
        for i in range(7):
            angle = math.radians(32 + 8.2 * i)
            x, y = FOOT_X * math.sin(angle), FOOT_Y * math.cos(angle)
            line(painter, segment(x, y - WALL, x, y), stroke)


def _label(painter: QPainter, power: str, rank: int | None, theme: Theme) -> None:
    pieces = theme.pieces
    draw(painter, ellipse(0, -WALL, FOOT_X - 4.6, FOOT_Y - 4), pieces.label, 1.2, pieces.outline)
    if rank is None:
        draw_emblem(painter, power, 0, -WALL, 11, theme.on_label[power])
        return
    draw_emblem(painter, power, -9.2, -WALL + 0.2, 8.6, theme.on_label[power])
    write(painter, 9.6, -WALL + 8.3, str(rank), numeral_font(theme, 27), pieces.outline, "centre")


def _bare_top(painter: QPainter, rank: int | None, theme: Theme) -> None:
    """Face down the label lies underneath: the turned wood shows, and a small tag keeps the number."""
    pieces = theme.pieces
    hatch(painter, ellipse(0, -WALL, FOOT_X - 1, FOOT_Y - 1), (60.0,), tint(pieces.outline, 0.85), 4.2, 1.1)
    draw(painter, rounded(-12, -WALL - 10, 24, 20, 3), pieces.label, 1.2, pieces.outline)
    if rank is not None:
        second = mix(pieces.label_ink, "#8A6B44", 0.45)
        write(painter, 0, -WALL + 7.6, str(rank), numeral_font(theme, 22), second, "centre")


def _stack(
    painter: QPainter, power: str, rank: int | None, below: Below, face_down: bool, aside: float, theme: Theme
) -> None:
    if aside > 0:
        _drum(painter, below.power, below.rank, face_down, theme)
    else:
        _drum(painter, below.power, None, face_down, theme)
    with at(painter, ASIDE.x() * aside, -STACKED + ASIDE.y() * aside):
        _drum(painter, power, rank, face_down, theme)
    if aside == 0:
        _tab(painter, below, theme)


def _tab(painter: QPainter, below: Below, theme: Theme) -> None:
    """The paper tab on the lower wall: who else stands here."""
    tab = rounded(-14, FOOT_Y - 12, 28, 15, 2.5)
    draw(painter, tab, theme.pieces.label, 1.2, theme.pieces.outline)
    draw_emblem(painter, below.power, -6.5, FOOT_Y - 4.5, 5.6, theme.on_label[below.power])
    write(
        painter, 6.5, FOOT_Y + 0.8, str(below.rank), numeral_font(theme, 15.5), theme.pieces.outline, "centre"
    )


def hit_path(below: Below | None = None, aside: float = 0.0) -> QPainterPath:
    """Where a press takes hold of the general, around his foot at size 1."""
    shape = drum_outline()
    if below is not None:
        shape = shape.united(drum_outline().translated(ASIDE.x() * aside, -STACKED + ASIDE.y() * aside))
    return shape
