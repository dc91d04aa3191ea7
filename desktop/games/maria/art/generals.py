"""Generals: wooden drums seen from fifty degrees, with a paper label on top; alone and in stacks."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch
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
from desktop.art.wood import paint_wall
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


@dataclass(frozen=True)
class General:
    """A general with his foot at the origin; no rank makes the drum of a corps away from the map.

    `below` puts another general under him; `aside` (0 to 1) moves the upper one off to show the lower.
    """

    power: str
    rank: int | None
    state: PieceState = PLAIN
    below: Below | None = None
    aside: float = 0.0

    @property
    def _higher(self) -> float:
        return STACKED if self.below else 0.0

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw him, or the stack, with everything the state says."""
        state, higher = self.state, self._higher
        draw_ring(painter, state.ring, theme=theme, taller=higher)
        shadow, in_hand = ellipse(7, 3.5, FOOT_X + 3, FOOT_Y * 0.86), ellipse(9, 9, 29, 20)
        with body_of(painter, state, shadow, in_hand, sign=SIGN, theme=theme):
            if self.below is None:
                draw_drum(painter, self.power, self.rank, face_down=state.face_down, theme=theme)
            else:
                _stack(painter, self.power, self.rank, self.below, state.face_down, self.aside, theme)
            if state.out_of_supply:
                with at(painter, 23.5, -10 - higher):
                    draw_drooping_flag(painter, theme=theme, size=0.95)

    def rect(self, theme: Theme, /) -> QRectF:
        """His room around his foot, in this state."""
        higher = self._higher
        body = QRectF(-27, -34 - higher, 63, 55 + higher)
        if self.below:
            body = body.adjusted(0, 0, 0, 3).united(body.translated(ASIDE * self.aside))
        if self.state.out_of_supply:
            body = body.united(QRectF(18, -40, 20, 36).translated(0, -higher))
        return piece_rect(theme, self.state, body, 9, taller=higher)


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


def draw_drum(
    painter: QPainter, power: str, rank: int | None, *, face_down: bool = False, theme: Theme
) -> None:
    """Draw the body of a general alone, without shadow, ring or signs: also for lists and panels."""
    pieces = theme.pieces
    if pieces.outer:
        line(painter, drum_outline(), pen(pieces.outer, 5))
    wall, top = _wall(), ellipse(0, -WALL, FOOT_X, FOOT_Y)
    paint_wall(painter, wall, FOOT_X, power, theme, base=0.1, dark=0.38)
    stroke = pen(tint(pieces.outline, 0.75), 0.9)
    with inside_of(painter, wall):
        for i in range(7):
            angle = math.radians(32 + 8.2 * i)
            x, y = FOOT_X * math.sin(angle), FOOT_Y * math.cos(angle)
            line(painter, segment(x, y - WALL, x, y), stroke)
    draw(painter, wall, None, 2, pieces.outline)
    lit = theme.side(power) if theme.is_white(power) else mix(theme.side(power), "#FFFFFF", 0.12)
    draw(painter, top, lit, 2, pieces.outline)
    if face_down:
        _bare_top(painter, rank, theme)
    else:
        _label(painter, power, rank, theme)


def _label(painter: QPainter, power: str, rank: int | None, theme: Theme) -> None:
    pieces = theme.pieces
    draw(painter, ellipse(0, -WALL, FOOT_X - 4.6, FOOT_Y - 4), pieces.label, 1.2, pieces.outline)
    if rank is None:
        draw_emblem(painter, power, 0, -WALL, 11, theme.on_label(power), theme=theme)
        return
    draw_emblem(painter, power, -9.2, -WALL + 0.2, 8.6, theme.on_label(power), theme=theme)
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
        draw_drum(painter, below.power, below.rank, face_down=face_down, theme=theme)
    else:
        draw_drum(painter, below.power, None, face_down=face_down, theme=theme)
    with at(painter, ASIDE.x() * aside, -STACKED + ASIDE.y() * aside):
        draw_drum(painter, power, rank, face_down=face_down, theme=theme)
    if aside == 0:
        _tab(painter, below, theme)


def _tab(painter: QPainter, below: Below, theme: Theme) -> None:
    """The paper tab on the lower wall: who else stands here."""
    tab = rounded(-14, FOOT_Y - 12, 28, 15, 2.5)
    draw(painter, tab, theme.pieces.label, 1.2, theme.pieces.outline)
    draw_emblem(painter, below.power, -6.5, FOOT_Y - 4.5, 5.6, theme.on_label(below.power), theme=theme)
    write(
        painter, 6.5, FOOT_Y + 0.8, str(below.rank), numeral_font(theme, 15.5), theme.pieces.outline, "centre"
    )


def hit_path(below: Below | None = None, aside: float = 0.0) -> QPainterPath:
    """Where a press takes hold of the general, around his foot at size 1."""
    shape = drum_outline()
    if below is not None:
        shape = shape.united(drum_outline().translated(ASIDE.x() * aside, -STACKED + ASIDE.y() * aside))
    return shape
