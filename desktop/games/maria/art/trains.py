"""Supply trains: covered wagons, the tilt in the power's colour, a paper roundel with its emblem."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.emblems import draw_emblem
from desktop.art.states import PLAIN, PieceState, body_of, draw_ring, piece_rect
from desktop.art.strokes import ellipse
from desktop.art.wood import draw_painted
from desktop.profile.theme import Theme

LIFT = 2.0
"""How far above the centre of its town a train stands."""
MIDDLE = -10.0
"""Where the middle of the wagon is, above its foot: the centre of its rings."""
SIGN = QPointF(23, -1)
"""Where the sign of its state lies, at its right foot."""


@dataclass(frozen=True)
class Train:
    """A supply train, its wheels' hubs one pixel above the origin."""

    power: str
    state: PieceState = PLAIN

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it with the sign of its state."""
        draw_ring(painter, self.state.ring, theme=theme, centre=MIDDLE)
        shadow, in_hand = ellipse(6, 5, 27, 6), ellipse(9, 14, 29, 9)
        with body_of(painter, self.state, shadow, in_hand, sign=SIGN, theme=theme):
            draw_painted(painter, "maria/wagon", self.power, theme)
            draw_emblem(painter, self.power, 0, -22, 6.8, theme.on_label(self.power), theme=theme)

    def rect(self, theme: Theme, /) -> QRectF:
        """Its room around its foot, in this state."""
        return piece_rect(theme, self.state, QRectF(-27, -37, 62, 49), 16, centre=MIDDLE)
