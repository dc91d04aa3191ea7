"""Settlements: a village is houses on a square block, a town is a church and houses on a round one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.plates import draw_count
from desktop.art.states import PLAIN, PieceState, body_of, draw_drooping_flag, draw_ring, piece_rect
from desktop.art.strokes import at, ellipse, polygon
from desktop.art.wood import draw_painted
from desktop.games.acres.art.badges import draw_roundel
from desktop.games.acres.art.works import FORT_ROOM, draw_ramparts, ramparts_outline
from desktop.profile.theme import Theme

Kind = Literal["village", "town"]

LIFT = 3.0
"""How far above the centre of its place a settlement stands."""
MIDDLE = -2.0
"""Where its rings have their centre, below its foot."""
SIGN = QPointF(22, 8)
"""Where the sign of its state lies, at its right foot."""
FORTIFIED = 8.0
"""How much wider the rings around a fortified settlement are."""
HALF = {"village": 20.0, "town": 23.0}
"""Half the width of its block."""
ROUNDEL_AT = {"village": 7.7, "town": 11.5}
"""How far below the foot the paper with the emblem has its middle."""
ROOM = {"village": QRectF(-23, -40, 52, 61), "town": QRectF(-26, -60, 62, 84)}
SHADOW = {
    "village": polygon([(-15, 9), (-6, 15), (28, 15), (28, -2), (18, -11)]),
    "town": ellipse(6, 4, 26, 15.2),
}
IN_HAND = ellipse(9, 13, 26, 12.8)
BESIDE = QRectF(8, -34, 34, 59)
"""What the flag, the sign of its state or the number of those left take."""


@dataclass(frozen=True)
class Settlement:
    """A village or town, the middle of its foot at the origin, in its ramparts where it is fortified.

    `count` makes it the top of a supply: so many are left.
    """

    kind: Kind
    side: str
    state: PieceState = PLAIN
    fortified: bool = False
    count: int | None = None

    @property
    def _wider(self) -> float:
        return FORTIFIED if self.fortified else 0.0

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it with everything the state says."""
        kind, state = self.kind, self.state
        draw_ring(painter, state.ring, theme=theme, centre=MIDDLE, wider=self._wider)
        with body_of(painter, state, SHADOW[kind], IN_HAND, sign=SIGN, theme=theme):
            if self.fortified:
                draw_ramparts(painter, theme, state)
            draw_painted(painter, f"acres/{kind}", self.side, theme, wall=HALF[kind])
            draw_roundel(painter, self.side, 0, ROUNDEL_AT[kind], theme)
            if state.out_of_supply:
                with at(painter, 21, -8):
                    draw_drooping_flag(painter, theme=theme, size=0.95)
            if self.count is not None:
                draw_count(painter, self.count, SIGN.x() + 4, SIGN.y() + 4, theme)

    def rect(self, theme: Theme, /) -> QRectF:
        """Its room around its foot, in this state."""
        room, state = ROOM[self.kind], self.state
        if self.fortified:
            room = room.united(FORT_ROOM)
        if state.out_of_supply or state.done or state.lost or self.count is not None:
            room = room.united(BESIDE)
        return piece_rect(theme, state, room, 12, centre=MIDDLE, wider=self._wider)


def settlement_path(kind: Kind, *, fortified: bool = False) -> QPainterPath:
    """The silhouette of a settlement, where a press takes hold of it, around its foot at size 1."""
    shape = drawing(f"acres/{kind}").path("outline")
    return shape.united(ramparts_outline()) if fortified else shape
