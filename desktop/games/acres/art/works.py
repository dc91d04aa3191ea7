"""Works of war: the ramparts that lie under a fortified settlement, and the battery of a siege."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.inks import piece_inks
from desktop.art.plates import draw_count
from desktop.art.states import PLAIN, PieceState, Ring, body_of, draw_ring, draw_shadow, piece_rect
from desktop.art.strokes import ellipse
from desktop.art.wood import draw_painted
from desktop.games.acres.art.badges import draw_roundel
from desktop.profile.theme import Theme

FORT_ROOM = QRectF(-36, -30, 78, 66)
FORT_MIDDLE = -2.0
WIDER = 8.0
"""How much wider the rings around ramparts are."""
FORT_SIGN = QPointF(28, 12)

SIEGE_LIFT = 0.0
SIEGE_MIDDLE = -4.0
SIEGE_ROOM = QRectF(-29, -42, 65, 62)
SIEGE_SIGN = QPointF(24, 6)
SIEGE_SHADOW = ellipse(6, 5, 27, 11)


def ramparts_outline() -> QPainterPath:
    """The silhouette of the ramparts: what a pointer can take hold of."""
    return drawing("acres/ramparts").path("outline")


def draw_ramparts(painter: QPainter, theme: Theme, state: PieceState = PLAIN) -> None:
    """Draw the ramparts under whatever stands in them, their middle at the origin."""
    if state.shadow and not state.dragged and state.ring is not Ring.LEFT:
        draw_shadow(painter, ellipse(5, 7, 33, 24), theme, 0.8)
    drawing("acres/ramparts").draw(painter, piece_inks(theme))


@dataclass(frozen=True)
class Fort:
    """Ramparts that stand alone, their middle at the origin; `count` are left in the supply."""

    state: PieceState = PLAIN
    count: int | None = None

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw them with everything the state says."""
        draw_ring(painter, self.state.ring, theme=theme, centre=FORT_MIDDLE, wider=WIDER)
        none = QPainterPath()  # ramparts throw their own shadow, also under a settlement
        with body_of(painter, self.state, none, ellipse(10, 16, 32, 18), sign=FORT_SIGN, theme=theme):
            draw_ramparts(painter, theme, self.state)
            drawing("acres/blockhouse").draw(painter, piece_inks(theme))
            if self.count is not None:
                draw_count(painter, self.count, FORT_SIGN.x() - 3, FORT_SIGN.y() + 1, theme)

    def rect(self, theme: Theme, /) -> QRectF:
        """Their room around their middle, in this state."""
        room = FORT_ROOM
        if self.count is not None or self.state.done or self.state.lost:
            room = room.united(QRectF(10, 0, 32, 26))
        return piece_rect(theme, self.state, room, 14, centre=FORT_MIDDLE, wider=WIDER)


@dataclass(frozen=True)
class Battery:
    """The battery of the side that besieges: crossed guns behind three gabions, its emblem before them."""

    side: str
    state: PieceState = PLAIN

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it with everything the state says."""
        draw_ring(painter, self.state.ring, theme=theme, centre=SIEGE_MIDDLE)
        in_hand = SIEGE_SHADOW.translated(4, 11)
        with body_of(painter, self.state, SIEGE_SHADOW, in_hand, sign=SIEGE_SIGN, theme=theme):
            draw_painted(painter, "acres/battery", self.side, theme)
            draw_roundel(painter, self.side, 0, 0, theme)

    def rect(self, theme: Theme, /) -> QRectF:
        """Its room around its foot, in this state."""
        return piece_rect(theme, self.state, SIEGE_ROOM, 12, centre=SIEGE_MIDDLE)


def siege_path() -> QPainterPath:
    """The silhouette of a battery, where a press takes hold of it, around its foot at size 1."""
    return drawing("acres/battery").path("outline")
