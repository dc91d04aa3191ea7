"""Settlements: a village is houses on a square block, a town is a church and houses on a round one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath

from desktop.art.hatching import hatch_power
from desktop.art.states import PLAIN, PieceState, body_of, draw_drooping_flag, draw_ring, piece_rect
from desktop.art.strokes import (
    at,
    draw,
    ellipse,
    fill,
    inside_of,
    line,
    mix,
    parse_path,
    pen,
    polygon,
    rounded,
    segment,
    tint,
)
from desktop.games.acres.art.badges import ROUNDEL, draw_count, draw_roundel
from desktop.games.acres.art.works import FORT_ROOM, draw_ramparts, ramparts_outline
from desktop.profile.theme import Theme

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
VILLAGE_ROOM = QRectF(-23, -40, 52, 61)
TOWN_ROOM = QRectF(-26, -60, 62, 84)


NAVE = "M 0 -9 L 0 -25 L 12 -25 L 14 -17 L 14 -9 Z"
TOWER = "M -6 -8 L -6 -39 L 5 -39 L 5 -8 Z"
SPIRE = "M -7.4 -38.5 L -0.5 -54 L 6.4 -38.5 Z"


@dataclass(frozen=True)
class House:
    """A gabled house by the middle of its foot, its width, and the heights of its wall and roof."""

    x: float
    foot: float
    wide: float
    high: float
    roof: float
    door: bool = False

    @property
    def left(self) -> float:
        """Its western wall."""
        return self.x - self.wide / 2

    @property
    def right(self) -> float:
        """Its eastern wall."""
        return self.x + self.wide / 2

    @property
    def eaves(self) -> float:
        """Where the roof begins."""
        return self.foot - self.high

    @property
    def ridge(self) -> float:
        """The top of the roof."""
        return self.eaves - self.roof

    @property
    def gable(self) -> float:
        """Where the ridge begins over the gable wall."""
        return self.left + self.wide * 0.32

    def outline(self) -> QPainterPath:
        """Its silhouette."""
        top = [(self.gable, self.ridge), (self.right - 1, self.ridge), (self.right + 1.6, self.eaves + 1)]
        return polygon([(self.left, self.foot), (self.left, self.eaves), *top, (self.right, self.foot)])


VILLAGE = (House(-11.5, -10, 13, 7, 10), House(10.5, -11, 13, 7, 10), House(-0.5, -4, 17, 8, 11, door=True))
TOWN = (
    House(-13, -12, 13, 8, 10),
    House(13, -12, 12, 8, 10),
    House(-9.5, -3, 15, 8, 10, door=True),
    House(10.5, -3, 15, 8, 10, door=True),
)
"""Two behind the church, two before it."""
ROUNDEL_AT = {"village": BLOCK_Y - BLOCK_WALL / 2 + 1.2, "town": DISC_Y - DISC_WALL / 2}
"""How far below the foot the paper with the emblem has its middle."""


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
    in_hand = ellipse(9, 13, DISC_X + 3, DISC_Y * 0.8)
    with body_of(painter, state, _shadow(kind), in_hand, size=size, sign=SIGN, theme=theme):
        if fortified:
            draw_ramparts(painter, theme, state)
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
        room = room.united(QRectF(8, -34, 34, 59))
    return piece_rect(theme, state, room, 12, centre=MIDDLE, wider=FORTIFIED if fortified else 0.0)


def settlement_path(kind: Settlement, *, fortified: bool = False) -> QPainterPath:
    """The silhouette of a settlement, where a press takes hold of it, around its foot at size 1."""
    block, houses = (_block(), VILLAGE) if kind == "village" else (_disc(), TOWN)
    shape = block.united(ellipse(0, ROUNDEL_AT[kind], ROUNDEL))
    for house in houses:
        shape = shape.united(house.outline())
    if kind == "town":
        shape = shape.united(parse_path(TOWER)).united(parse_path(SPIRE)).united(parse_path(NAVE))
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
    for house in VILLAGE:
        _house(painter, house, side, theme)
    draw_roundel(painter, side, 0, ROUNDEL_AT["village"], theme)


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
    for house in TOWN[:2]:
        _house(painter, house, side, theme)
    _church(painter, side, theme)
    for house in TOWN[2:]:
        _house(painter, house, side, theme)
    draw_roundel(painter, side, 0, ROUNDEL_AT["town"], theme)


# ------------------------------------------------------------------------------------------------ houses
def _house(painter: QPainter, house: House, side: str, theme: Theme) -> None:
    """A gabled house seen a little from its left: gable wall in paper, long roof in the colour of the side."""
    outline = theme.pieces.outline
    left, right, eaves, foot = house.left, house.right, house.eaves, house.foot
    corner = left + house.wide * 0.64
    walls = polygon(
        [(left, foot), (left, eaves), (house.gable, house.ridge), (right, house.ridge), (right, foot)]
    )
    draw(painter, walls, theme.pieces.label, 1.5, outline)
    slope = [
        (house.gable, house.ridge),
        (right - 1, house.ridge),
        (right + 1.6, eaves + 1),
        (corner, eaves + 1),
    ]
    draw(painter, polygon(slope), theme.power(side), 1.5, outline)
    shade = polygon([(corner, eaves + 1), (right, eaves + 1), (right, foot), (corner, foot)])
    fill(painter, shade, tint(theme.pieces.shadow, 0.2))
    line(painter, segment(corner, eaves + 1, corner, foot), pen(outline, 1.1))
    if house.door:
        high = house.high * 0.62
        fill(painter, rounded(left + house.wide * 0.2, foot - high, house.wide * 0.22, high, 0.5), outline)


def _church(painter: QPainter, side: str, theme: Theme) -> None:
    outline, colour = theme.pieces.outline, theme.power(side)
    draw(painter, parse_path(NAVE), colour, 1.5, outline)
    draw(painter, parse_path(TOWER), theme.pieces.label, 1.6, outline)
    fill(painter, rounded(1.2, -38.4, 3.2, 30, 0.2), tint(theme.pieces.shadow, 0.2))
    draw(painter, parse_path(SPIRE), colour, 1.6, outline)
    line(painter, segment(-0.5, -58, -0.5, -54), pen(outline, 1.5))
    for y in (-33.0, -22.0):
        fill(painter, rounded(-2.4, y, 3.0, 6, 1.4), outline)
