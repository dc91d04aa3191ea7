"""Works of war: the ramparts that lie under a fortified settlement, and the battery of a siege."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.art.hatching import hatch_power
from desktop.art.states import PLAIN, PieceState, Ring, body_of, draw_ring, draw_shadow, piece_rect
from desktop.art.strokes import (
    draw,
    ellipse,
    fill,
    inside_of,
    line,
    mix,
    parse_path,
    pen,
    placed,
    polygon,
    rounded,
    segment,
    star,
    tint,
)
from desktop.games.acres.art.badges import ROUNDEL, draw_count, draw_roundel
from desktop.profile.theme import Theme

FORT_X, FORT_Y, POINTS = 33.0, 24.0, 12
"""Half axes of the ramparts, and how many points they have."""
FORT_ROOM = QRectF(-36, -30, 78, 66)
FORT_MIDDLE = -2.0
WIDER = 8.0
"""How much wider the rings around ramparts are."""
FORT_SIGN = QPointF(28, 12)

SIEGE_LIFT = 0.0
SIEGE_MIDDLE = -4.0
SIEGE_ROOM = QRectF(-29, -42, 65, 62)
SIEGE_SIGN = QPointF(24, 6)

BARREL = "M -4.6 0 L -3 -34 L -4.6 -35.5 L -4 -38.5 L 4 -38.5 L 4.6 -35.5 L 3 -34 L 4.6 0 Q 0 5 -4.6 0 Z"
GUNS, GABIONS = (-48.0, 48.0), (-15.5, 15.5)
"""How far the guns lean, and where the gabions stand."""
BANDS = ("M -4.3 -6 L 4.3 -6", "M -3.9 -15 L 3.9 -15", "M -3.3 -30 L 3.3 -30")


def _star(reach: float = 1.0) -> QPainterPath:
    """A ring of stakes seen from above: the points of the palisade."""
    whole = star(POINTS, FORT_X, FORT_X * 0.83, squash=FORT_Y / FORT_X, turn=0.13)
    return placed(whole, 0, -2, reach)


def ramparts_outline() -> QPainterPath:
    """The silhouette of the ramparts: what a pointer can take hold of."""
    return _star().united(_star().translated(0, 5))


def draw_ramparts(painter: QPainter, theme: Theme, state: PieceState = PLAIN) -> None:
    """Draw the ramparts under whatever stands in them, their middle at the origin."""
    outline, wood = theme.pieces.outline, theme.pieces.wood
    if state.shadow and not state.dragged and state.ring is not Ring.LEFT:
        draw_shadow(painter, ellipse(5, 7, FORT_X, FORT_Y), theme, 0.8)
    outer, yard = _star(), _star(0.80)
    if theme.pieces.outer:
        line(painter, ramparts_outline(), pen(theme.pieces.outer, 5))
    draw(painter, outer.translated(0, 5), mix(wood, outline, 0.5), 1.8, outline)
    draw(painter, outer, mix(wood, "#FFE7AE", 0.32), 1.8, outline)
    stakes = pen(tint(outline, 0.7), 0.9)
    with inside_of(painter, outer):
        for i in range(72):
            angle = math.radians(5 * i + 2)
            x, y = FORT_X * math.cos(angle), FORT_Y * math.sin(angle)
            line(painter, segment(x * 0.72, y * 0.72 - 2, x * 1.1, y * 1.1 - 2), stakes)
    draw(painter, yard, mix(theme.pieces.label, wood, 0.42), 1.4, outline)


def draw_fort(
    painter: QPainter, *, state: PieceState = PLAIN, count: int | None = None, size: float = 1.0, theme: Theme
) -> None:
    """Draw ramparts that stand alone, their middle at the origin; `count` are left in the supply."""
    draw_ring(painter, state.ring, theme=theme, size=size, centre=FORT_MIDDLE, wider=WIDER)
    none = QPainterPath()  # ramparts throw their own shadow, also under a settlement
    with body_of(painter, state, none, ellipse(10, 16, 32, 18), size=size, sign=FORT_SIGN, theme=theme):
        draw_ramparts(painter, theme, state)
        _blockhouse(painter, theme)
        if count is not None:
            draw_count(painter, count, FORT_SIGN.x() - 3, FORT_SIGN.y() + 1, theme)


def fort_rect(theme: Theme, state: PieceState = PLAIN, *, count: int | None = None) -> QRectF:
    """The room ramparts take around their middle at size 1, in this state."""
    room = FORT_ROOM
    if count is not None or state.done or state.lost:
        room = room.united(QRectF(10, 0, 32, 26))
    return piece_rect(theme, state, room, 14, centre=FORT_MIDDLE, wider=WIDER)


def _blockhouse(painter: QPainter, theme: Theme) -> None:
    """The log house in the yard, its upper floor wider than the lower."""
    outline, wood = theme.pieces.outline, theme.pieces.wood
    draw(painter, rounded(-8, -10, 16, 13, 0.5), mix(wood, outline, 0.2), 1.5, outline)
    draw(painter, rounded(-11, -19, 22, 10, 0.5), mix(wood, "#FFE7AE", 0.25), 1.5, outline)
    for y in (-15.7, -12.4):
        line(painter, segment(-10, y, 10, y), pen(tint(outline, 0.6), 0.8))
    draw(painter, polygon([(-13, -18.5), (0, -28), (13, -18.5)]), mix(wood, outline, 0.45), 1.5, outline)
    fill(painter, rounded(-2.2, -4.5, 4.4, 7, 0.5), outline)
    for x in (-6.5, 4.3):
        fill(painter, rounded(x, -15.6, 2.2, 2.6, 0.3), outline)


def draw_siege(
    painter: QPainter, side: str, *, state: PieceState = PLAIN, size: float = 1.0, theme: Theme
) -> None:
    """Draw the battery of the side that besieges: crossed guns behind three gabions, its emblem before them."""
    draw_ring(painter, state.ring, theme=theme, size=size, centre=SIEGE_MIDDLE)
    shadow = ellipse(6, 5, 27, 11)
    with body_of(painter, state, shadow, shadow.translated(4, 11), size=size, sign=SIEGE_SIGN, theme=theme):
        _battery(painter, side, theme)


def siege_rect(theme: Theme, state: PieceState = PLAIN) -> QRectF:
    """The room a battery takes around its foot at size 1, in this state."""
    return piece_rect(theme, state, SIEGE_ROOM, 12, centre=SIEGE_MIDDLE)


def siege_path() -> QPainterPath:
    """The silhouette of a battery, where a press takes hold of it, around its foot at size 1."""
    shape = _base().united(ellipse(0, 0, ROUNDEL))
    for turn in GUNS:
        shape = shape.united(_gun_place(turn).map(parse_path(BARREL)))
    for x in GABIONS:
        shape = shape.united(_basket(x)).united(ellipse(x, -17, 6, 2.3))
    return shape


def _base() -> QPainterPath:
    return ellipse(0, 2, 25, 9.5).united(rounded(-25, -3, 50, 5, 0.1)).united(ellipse(0, -3, 25, 9.5))


def _gun_place(turn: float) -> QTransform:
    """A gun leans to one side, its breech behind the gabion of the other."""
    return QTransform().translate(-math.copysign(9, turn), -9).rotate(turn)


def _basket(x: float, y: float = -1.0) -> QPainterPath:
    bottom = f"L {x + 6.5} {y} Q {x} {y + 3.4} {x - 6.5} {y} Z"
    return parse_path(f"M {x - 6.5} {y} L {x - 6} {y - 16} L {x + 6} {y - 16} {bottom}")


def _gabion(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """A wicker basket full of earth."""
    outline, wicker = theme.pieces.outline, mix(theme.pieces.wood, "#FFE7AE", 0.36)
    body = _basket(x, y)
    draw(painter, body, wicker, 1.6, outline)
    with inside_of(painter, body):
        for row in range(4):
            bend = parse_path(
                f"M {x - 7} {y - 13 + row * 4} Q {x} {y - 10.4 + row * 4} {x + 7} {y - 13 + row * 4}"
            )
            line(painter, bend, pen(tint(outline, 0.6), 0.9))
        for stake in (-3.2, 0.4, 3.6):
            line(painter, segment(x + stake, y - 16, x + stake, y + 3), pen(tint(outline, 0.5), 0.8))
        fill(painter, rounded(x + 2.6, y - 16, 5, 20, 0.1), tint(theme.pieces.shadow, 0.18))
    draw(painter, ellipse(x, y - 16, 6, 2.3), mix(theme.pieces.wood, outline, 0.5), 1.4, outline)


def _battery(painter: QPainter, side: str, theme: Theme) -> None:
    outline = theme.pieces.outline
    wall = _base()
    if theme.pieces.outer:
        line(painter, siege_path(), pen(theme.pieces.outer, 5))
    draw(painter, wall, theme.power(side), 2, outline)
    hatch_power(painter, wall, side, theme)
    draw(painter, ellipse(0, -3, 25, 9.5), mix(theme.power(side), "#FFFFFF", 0.12), 1.6, outline)
    bronze = mix(theme.pieces.gold, outline, 0.28)
    for turn in GUNS:
        place = _gun_place(turn)
        draw(painter, place.map(parse_path(BARREL)), bronze, 1.7, outline)
        for band in BANDS:
            line(painter, place.map(parse_path(band)), pen(outline, 1.2))
    for x in GABIONS:
        _gabion(painter, x, -1, theme)
    draw_roundel(painter, side, 0, 0, theme)
