"""Armies and the Water Beggars: flags on a foot, in a ring of trenches or upside down; ships with a crescent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch
from desktop.art.inks import piece_inks
from desktop.art.plates import draw_count
from desktop.art.states import PLAIN, PieceState, body_of, draw_ring, draw_shadow, piece_rect
from desktop.art.strokes import at, ellipse, polygon, tint
from desktop.art.wood import draw_painted
from desktop.profile.theme import Theme

Stand = Literal["standing", "besieging", "abandoned"]

MIDDLE = -4.0
"""Where the rings of a flag have their centre."""
SIGN = QPointF(20, 3)
CLOTH = QPointF(6.4, -33.5)
"""The middle of a flag; of one upside down it is where the emblem hangs as well."""
FALLEN_CLOTH = QPointF(6.4, -10.5)
EMBLEM = 9.0
TRENCHES = QPointF(0, 1)
WIDER = 14.0
"""How much wider the rings around trenches are."""
ROOM = QRectF(-27, -56, 68, 69)
BEHIND, TAB = QPointF(11, -7), QPointF(19, 1)
"""Of several armies together: the flag behind the first one, and the paper with their number at its foot."""
DUG = QRectF(-44, -28, 90, 60)
SHADOW = polygon([(-16, 4), (16, 8), (38, 3), (22, -6), (2, -6)])
IN_HAND = ellipse(9, 14, 22, 9)

SHIP_ROOM = QRectF(-28, -52, 56, 62)
SHIP_SIGN = QPointF(21, 2)
SAIL = QPointF(6.4, -20.5)


@dataclass(frozen=True)
class Army:
    """The flag of an army, the middle of its foot at the origin; of several a tab tells the number."""

    side: str
    stand: Stand = "standing"
    state: PieceState = PLAIN
    number: int = 1

    @property
    def _wider(self) -> float:
        return WIDER if self.stand == "besieging" else 0.0

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it with everything the state says."""
        draw_ring(painter, self.state.ring, theme=theme, centre=MIDDLE, wider=self._wider)
        with body_of(painter, self.state, SHADOW, IN_HAND, sign=SIGN, theme=theme):
            if self.stand == "besieging":
                with at(painter, TRENCHES.x(), TRENCHES.y()):
                    draw_shadow(painter, ellipse(4, 4, 38, 26), theme, 0.8)
                    drawing("revolution/trenches").draw(painter, piece_inks(theme))
            flag = self._fallen if self.stand == "abandoned" else self._flying
            if self.number > 1:
                with at(painter, BEHIND.x(), BEHIND.y()):
                    flag(painter, theme)
            flag(painter, theme)
            if self.number > 1:
                draw_count(painter, self.number, TAB.x(), TAB.y(), theme)

    def _flying(self, painter: QPainter, theme: Theme) -> None:
        draw_painted(painter, "revolution/standard", self.side, theme)
        ink = theme.on_colour(self.side)
        draw_emblem(painter, self.side, CLOTH.x(), CLOTH.y(), EMBLEM, ink, theme=theme)

    def _fallen(self, painter: QPainter, theme: Theme) -> None:
        """Upside down and hatched: it belongs to nobody, and stands in the way of all."""
        draw_painted(painter, "revolution/fallen", self.side, theme)
        cloth = drawing("revolution/fallen").path("front")
        hatch(painter, cloth, (60.0,), tint(theme.pieces.outline, 0.75), 5.0, 1.3)
        with at(painter, FALLEN_CLOTH.x(), FALLEN_CLOTH.y()):
            painter.rotate(180)
            draw_emblem(painter, self.side, 0, 0, EMBLEM, theme.on_colour(self.side), theme=theme)

    def rect(self, theme: Theme, /) -> QRectF:
        """Its room around its foot, in this state."""
        room = ROOM.united(DUG) if self.stand == "besieging" else ROOM
        room = room.united(room.translated(BEHIND)) if self.number > 1 else room
        mark = QRectF(10, -8, 22, 22)
        return piece_rect(theme, self.state, room, 14, centre=MIDDLE, wider=self._wider, mark=mark)


@dataclass(frozen=True)
class Ship:
    """A ship of the Water Beggars, its keel at the origin; the sail is in the colour of who has hired it."""

    hirer: str = ""
    state: PieceState = PLAIN

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it with everything the state says."""
        draw_ring(painter, self.state.ring, theme=theme, centre=MIDDLE)
        with body_of(
            painter, self.state, ellipse(5, 5, 23, 6), ellipse(9, 14, 24, 8), sign=SHIP_SIGN, theme=theme
        ):
            draw_painted(painter, "revolution/ship", self.hirer, theme)
            if self.hirer:
                ink = theme.on_colour(self.hirer)
                draw_emblem(painter, self.hirer, SAIL.x(), SAIL.y(), 7.0, ink, theme=theme)

    def rect(self, theme: Theme, /) -> QRectF:
        """Its room around its keel, in this state."""
        return piece_rect(theme, self.state, SHIP_ROOM, 14, centre=MIDDLE, mark=QRectF(11, -8, 22, 22))


def army_path() -> QPainterPath:
    """Where a press takes hold of an army, around its foot at size 1."""
    return drawing("revolution/standard").path("outline")


def ship_path() -> QPainterPath:
    """Where a press takes hold of a ship, around its keel at size 1."""
    return drawing("revolution/ship").path("outline")
