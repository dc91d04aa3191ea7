"""Resource counters: people on one side, money on the other; several of one faction are a stack with a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.emblems import BOX, draw_emblem
from desktop.art.hatching import hatch_side
from desktop.art.lettering import numeral_font, write
from desktop.art.plates import draw_count
from desktop.art.states import PLAIN, PieceState, body_of, draw_ring, piece_rect
from desktop.art.strokes import (
    at,
    draw,
    ellipse,
    fill,
    line,
    mix,
    pen,
    placed,
    screen_scale,
    star,
    tint,
)
from desktop.profile.theme import Theme

Face = Literal["person", "coin"]

RADIUS = 17.0
RIM = 13.2
"""Inside of the rim, which is hatched or milled."""
EACH = 3.6
"""How much higher each counter of a stack lies than the one below it."""
MOST_RIMS = 3
"""So many counters of a stack are seen; the tab says how many there are."""
LEGIBLE = 0.9
"""On a screen smaller than this the emblem has the counter alone."""
TAB = QPointF(11.5, 8.5)
"""The middle of the paper with the number."""
SIGN = QPointF(-13, 12)
MIDDLE = 0.0
NARROWER = -7.0
"""How much wider than a general's the foot of a counter is: it is narrower."""
ROOM = QRectF(-19, -19, 47, 42)


@dataclass(frozen=True)
class Counter:
    """Counters of a side that lie together, the lowest with its middle at the origin; nobody's have no emblem.

    A tab tells their number where there are several, or always (`told`).
    """

    side: str
    number: int = 1
    face: Face = "person"
    state: PieceState = PLAIN
    told: bool = False

    @property
    def rims(self) -> int:
        """How many are seen."""
        return max(1, min(MOST_RIMS, self.number))

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw them with everything the state says."""
        draw_ring(painter, self.state.ring, theme=theme, centre=MIDDLE, wider=NARROWER)
        shadow = ellipse(3.5, 3.5, RADIUS, RADIUS)
        with body_of(painter, self.state, shadow, ellipse(7, 14, RADIUS, RADIUS), sign=SIGN, theme=theme):
            outer = theme.pieces.outer
            if outer:
                for up in range(self.rims):
                    line(painter, ellipse(0, -EACH * up, RADIUS), pen(outer, 5))
            for up in range(self.rims):
                _disc(painter, self.side, -EACH * up, theme)
            with at(painter, 0, -EACH * (self.rims - 1)):
                _face(painter, self.side, self.face, theme)
            if self.number > 1 or self.told:
                draw_count(painter, self.number, TAB.x(), TAB.y(), theme)

    def rect(self, theme: Theme, /) -> QRectF:
        """Their room around the middle of the lowest, in this state."""
        room = ROOM.adjusted(0, -EACH * (self.rims - 1), 0, 0)
        mark = QRectF(-24, 1, 22, 22)
        return piece_rect(theme, self.state, room, 14, centre=MIDDLE, wider=NARROWER, mark=mark)


def _disc(painter: QPainter, side: str, y: float, theme: Theme) -> None:
    """One disc of painted wood, its rim hatched as engravers wrote the colour."""
    whole = ellipse(0, y, RADIUS)
    draw(painter, whole, theme.side(side), 2, theme.pieces.outline)
    hatch_side(painter, whole.subtracted(ellipse(0, y, RIM)), side, theme, pitch=2.6, width=0.8, strength=1.1)


def _face(painter: QPainter, side: str, face: Face, theme: Theme) -> None:
    """What is on top: a person and the emblem, or the milled rim of a coin with its worth."""
    if face == "coin":
        _coin(painter, side, theme)
        return
    mark = theme.on_colour(side)
    if not side:
        fill(painter, _person(0, 0.5, 10.5), tint(mark, 0.85))
        line(painter, ellipse(0, 0, RIM), pen(tint(theme.pieces.outline, 0.6), 1))
        return
    if screen_scale(painter) < LEGIBLE:
        fill(painter, ellipse(0, 0, RIM), theme.side(side))
        draw_emblem(painter, side, 0, 0, 10.6, mark, theme=theme)
        return
    line(painter, ellipse(0, 0, RIM), pen(tint(theme.pieces.outline, 0.6), 1))
    fill(painter, _person(-5.8, 0.4, 6.6), mark)
    draw_emblem(painter, side, 6.4, 1.2, 6.2, mark, theme=theme)


def _coin(painter: QPainter, side: str, theme: Theme) -> None:
    outline = theme.pieces.outline
    fill(painter, ellipse(0, 0, RADIUS - 1), theme.side(side))
    line(painter, star(22, 15.6, 13.4), pen(tint(outline, 0.75), 1))
    draw(painter, ellipse(0, 0, 12), mix(theme.side(side), theme.pieces.label, 0.72), 1.3, outline)
    ink = theme.on_label(side)
    if screen_scale(painter) < LEGIBLE:
        draw_emblem(painter, side, 0, 0, 8, ink, theme=theme)
        return
    write(painter, -5, 5.8, "1", numeral_font(theme, 17), outline, "centre")
    draw_emblem(painter, side, 4.4, 0, 5.6, ink, theme=theme)


def _person(x: float, y: float, half: float) -> QPainterPath:
    """A bust in a hat by its middle and half its height."""
    return placed(drawing("revolution/person").path(), x, y, half / BOX)


def counter_path() -> QPainterPath:
    """Where a press takes hold of a counter, around its middle at size 1."""
    return ellipse(0, -EACH, RADIUS + 1)
