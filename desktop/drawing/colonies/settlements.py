"""Settlements: a village is houses on a square block, a town is a church and houses on a round one."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath

from desktop.drawing.colonies.badges import draw_count, draw_roundel
from desktop.drawing.colonies.works import FORT_ROOM, draw_ramparts, ramparts_outline
from desktop.drawing.hatching import hatch_power
from desktop.drawing.states import PLAIN, PieceState, body_of, draw_drooping_flag, draw_ring, piece_rect
from desktop.drawing.strokes import (
    at,
    draw,
    ellipse,
    fill,
    inside_of,
    line,
    mix,
    pen,
    polygon,
    rounded,
    segment,
    tint,
)
from desktop.theme import Theme

Settlement = Literal["village", "town"]

LIFT = 3.0
"""How far above the centre of its place a settlement stands."""
MIDDLE = -2.0
"""Where its rings have their centre, below its foot."""
SIGN = QPointF(22, 8)
"""Where the sign of its state lies, at its right foot."""
FORTIFIED = 8.0
"""How much wider the rings around a fortified settlement are."""

BLOCK_X, BLOCK_Y, BLOCK_WALL = 20.0, 11.0, 9.0
"""The square block of a village: half its width and depth, and its height."""
DISC_X, DISC_Y, DISC_WALL = 23.0, 16.0, 9.0
"""The round block of a town."""
TURF = "#93A26B"
VILLAGE_ROOM = QRectF(-23, -40, 52, 56)
TOWN_ROOM = QRectF(-26, -60, 62, 82)


def draw_settlement(
    painter: QPainter,
    kind: Settlement,
    side: str,
    *,
    state: PieceState = PLAIN,
    fortified: bool = False,
    count: int | None = None,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a village or town with the middle of its foot at the origin, in its ramparts where it is fortified.

    `count` makes it the top of a supply: so many are left.
    """
    wider = FORTIFIED if fortified else 0.0
    draw_ring(painter, state.ring, theme=theme, size=size, centre=MIDDLE, wider=wider)
    shadow = _shadow(kind)
    with body_of(painter, state, shadow, shadow.translated(4, 11), size=size, sign=SIGN, theme=theme):
        if fortified:
            draw_ramparts(painter, theme)
        if kind == "village":
            _village(painter, side, theme)
        else:
            _town(painter, side, theme)
        if state.out_of_supply:
            with at(painter, 21, -8):
                draw_drooping_flag(painter, theme=theme, size=0.95)
        if count is not None:
            draw_count(painter, count, SIGN.x() + 4, SIGN.y() + 4, theme)


def settlement_rect(
    kind: Settlement,
    theme: Theme,
    state: PieceState = PLAIN,
    *,
    fortified: bool = False,
    count: int | None = None,
) -> QRectF:
    """The room a settlement takes around its foot at size 1, in this state."""
    room = VILLAGE_ROOM if kind == "village" else TOWN_ROOM
    if fortified:
        room = room.united(FORT_ROOM)
    if state.out_of_supply or state.done or state.lost or count is not None:
        room = room.united(QRectF(8, -34, 32, 54))
    return piece_rect(theme, state, room, 12, centre=MIDDLE, wider=FORTIFIED if fortified else 0.0)


def settlement_path(kind: Settlement, *, fortified: bool = False) -> QPainterPath:
    """Where a press takes hold of it, around its foot at size 1."""
    if kind == "village":
        shape = _block().united(polygon([(-19, -8), (-19, -24), (-6, -37), (8, -37), (19, -22), (19, -8)]))
    else:
        shape = _disc().united(
            polygon([(-20, -9), (-20, -26), (-6, -38), (0, -56), (6, -38), (20, -24), (20, -9)])
        )
    return shape.united(ramparts_outline()) if fortified else shape


def _shadow(kind: Settlement) -> QPainterPath:
    if kind == "village":
        return polygon([(-15, 9), (-6, 15), (28, 15), (28, -2), (18, -11)])
    return ellipse(6, 4, DISC_X + 3, DISC_Y * 0.95)


# ------------------------------------------------------------------------------------------------ blocks
def _block() -> QPainterPath:
    return rounded(-BLOCK_X, -BLOCK_Y - BLOCK_WALL, 2 * BLOCK_X, 2 * BLOCK_Y + BLOCK_WALL, 2)


def _disc() -> QPainterPath:
    path = QPainterPath(QPointF(-DISC_X, -DISC_WALL))
    path.lineTo(-DISC_X, 0)
    path.arcTo(QRectF(-DISC_X, -DISC_Y, 2 * DISC_X, 2 * DISC_Y), 180, 180)
    path.lineTo(DISC_X, -DISC_WALL)
    path.arcTo(QRectF(-DISC_X, -DISC_WALL - DISC_Y, 2 * DISC_X, 2 * DISC_Y), 0, -180)
    path.closeSubpath()
    return path


def _wall(painter: QPainter, wall: QPainterPath, half: float, side: str, theme: Theme) -> None:
    """Painted wood in the light, hatched as engravers wrote the colour, darker to the east."""
    shade, base = theme.pieces.label_ink, theme.power(side)
    light = QLinearGradient(-half, 0, half, 0)
    for where, part in ((0.0, 0.06), (0.28, 0.0), (0.7, 0.14), (1.0, 0.34)):
        light.setColorAt(where, mix(base, shade, part))
    painter.fillPath(wall, QBrush(light))
    hatch_power(painter, wall, side, theme)


def _green(theme: Theme) -> str:
    """The turf on which the houses stand."""
    return mix(theme.pieces.label, TURF, 0.55).name()


def _village(painter: QPainter, side: str, theme: Theme) -> None:
    outline = theme.pieces.outline
    if theme.pieces.outer:
        line(painter, settlement_path("village"), pen(theme.pieces.outer, 5))
    front = rounded(-BLOCK_X, BLOCK_Y - BLOCK_WALL, 2 * BLOCK_X, BLOCK_WALL, 1)
    draw(painter, _block(), _green(theme), 2, outline)
    _wall(painter, front, BLOCK_X, side, theme)
    draw(painter, front, None, 2, outline)
    _house(painter, -12.5, -10, 11, 8, 8, side, theme)
    _house(painter, 10, -11, 12, 9, 8, side, theme)
    _house(painter, -1, -4, 14, 10, 10, side, theme, door=True)
    draw_roundel(painter, side, 0, BLOCK_Y - BLOCK_WALL / 2 + 1.2, theme)


def _town(painter: QPainter, side: str, theme: Theme) -> None:
    outline = theme.pieces.outline
    if theme.pieces.outer:
        line(painter, settlement_path("town"), pen(theme.pieces.outer, 5))
    disc, top = _disc(), ellipse(0, -DISC_WALL, DISC_X, DISC_Y)
    _wall(painter, disc, DISC_X, side, theme)
    with inside_of(painter, disc):
        for i in range(7):
            angle = math.radians(32 + 8.2 * i)
            x, y = DISC_X * math.sin(angle), DISC_Y * math.cos(angle)
            line(painter, segment(x, y - DISC_WALL, x, y), pen(tint(outline, 0.75), 0.9))
    draw(painter, disc, None, 2, outline)
    draw(painter, top, _green(theme), 2, outline)
    _house(painter, -13, -12, 12, 9, 8, side, theme)
    _house(painter, 13.5, -12, 11, 9, 8, side, theme)
    _church(painter, side, theme)
    _house(painter, -9.5, -3, 13, 9, 9, side, theme, door=True)
    _house(painter, 10.5, -3, 13, 9, 9, side, theme, door=True)
    draw_roundel(painter, side, 0, DISC_Y - DISC_WALL / 2, theme)


# ------------------------------------------------------------------------------------------------ houses
def _house(
    painter: QPainter,
    x: float,
    foot: float,
    wide: float,
    high: float,
    roof: float,
    side: str,
    theme: Theme,
    *,
    door: bool = False,
) -> None:
    """A gabled house seen a little from its left: gable wall in paper, long roof in the colour of the side."""
    outline, left, right = theme.pieces.outline, x - wide / 2, x + wide / 2
    ridge, eaves = foot - high - roof, foot - high
    gable = left + wide * 0.38
    walls = polygon([(left, foot), (left, eaves), (gable, ridge), (right, ridge), (right, foot)])
    draw(painter, walls, theme.pieces.label, 1.5, outline)
    slope = polygon(
        [(gable, ridge), (right - 1, ridge), (right + 1.6, eaves + 1), (left + wide * 0.76, eaves + 1)]
    )
    draw(painter, slope, theme.power(side), 1.5, outline)
    shade = polygon(
        [(left + wide * 0.76, eaves + 1), (right, eaves + 1), (right, foot), (left + wide * 0.76, foot)]
    )
    fill(painter, shade, tint(theme.pieces.shadow, 0.2))
    line(painter, segment(left + wide * 0.76, eaves + 1, left + wide * 0.76, foot), pen(outline, 1.1))
    if door:
        fill(painter, rounded(left + wide * 0.27, foot - high * 0.62, wide * 0.22, high * 0.62, 0.5), outline)


def _church(painter: QPainter, side: str, theme: Theme) -> None:
    outline, colour = theme.pieces.outline, theme.power(side)
    nave = polygon([(0, -9), (0, -25), (12, -25), (14, -17), (14, -9)])
    draw(painter, nave, colour, 1.5, outline)
    tower = rounded(-6, -39, 11, 31, 0.5)
    draw(painter, tower, theme.pieces.label, 1.6, outline)
    fill(painter, rounded(1.2, -38.4, 3.2, 30, 0.2), tint(theme.pieces.shadow, 0.2))
    draw(painter, polygon([(-7.4, -38.5), (-0.5, -54), (6.4, -38.5)]), colour, 1.6, outline)
    line(painter, segment(-0.5, -58, -0.5, -54), pen(outline, 1.5))
    for y in (-33.0, -22.0):
        fill(painter, rounded(-2.4, y, 3.0, 6, 1.4), outline)
