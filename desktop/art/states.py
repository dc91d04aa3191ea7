"""What can be the matter with a piece, and the rings and teeth around its foot that say so."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.inks import piece_inks
from desktop.art.strokes import at, dashed, dotted, draw, ellipse, fill, line, parse_path, pen, saw, tint
from desktop.profile.theme import Theme

FOOT_X, FOOT_Y = 25.0, 19.5
"""Half axes of a general's foot, and of the rings around any piece."""


class Ring(StrEnum):
    """The one sign around the foot of a piece."""

    NONE = "none"
    CAN_ACT = "can-act"
    SELECTED = "selected"
    JOIN = "join"
    BLOCKER = "blocker"
    COMBAT = "combat"
    POSSIBLE = "possible"
    LEFT = "left"


@dataclass(frozen=True)
class PieceState:
    """How a piece looks at the moment; the plain state lies on the map, face up, and waits."""

    ring: Ring = Ring.NONE
    face_down: bool = False
    out_of_supply: bool = False
    done: bool = False
    lost: bool = False
    dragged: bool = False
    shadow: bool = True


PLAIN = PieceState()

DRAG_SIZE = 1.12
DRAG_LIFT = 14.0
GHOST = 0.38
"""How much of a piece stays to be seen at the place it has left."""


def piece_size(zoom: float) -> float:
    """The size of pieces on a map at this zoom: with its root, so that far or near they can be read."""
    return min(1.6, max(0.75, 0.9 * math.sqrt(zoom / 0.75)))


def ring_rect(
    ring: Ring, theme: Theme, *, centre: float = 0.0, taller: float = 0.0, wider: float = 0.0
) -> QRectF:
    """The room a ring takes around a foot."""
    if ring is Ring.NONE:
        return QRectF()
    wide = {Ring.SELECTED: 13.5, Ring.BLOCKER: 17.0, Ring.COMBAT: 19.0, Ring.POSSIBLE: 19.0}.get(ring, 7.0)
    if ring in _TEETH:
        wide, high, middle = wide + wider, _tooth_height(taller) + 10, centre - 6.5 - taller / 2
        return QRectF(-FOOT_X - wide, middle - high, 2 * (FOOT_X + wide), 2 * high)
    if ring is Ring.LEFT:
        x, y = FOOT_X + wider + 10, FOOT_Y + wider + 11
        return QRectF(-x, _left_middle(centre) - y, 2 * x, 2 * y)
    edge = wide + wider + 3.0 * theme.lights.scale + 1
    return QRectF(-FOOT_X - edge, centre - FOOT_Y - edge, 2 * (FOOT_X + edge), 2 * (FOOT_Y + edge))


_TEETH = {Ring.BLOCKER, Ring.COMBAT, Ring.POSSIBLE}


def _left_middle(centre: float) -> float:
    """The middle of the oval around the faint piece that a place keeps, whatever kind it is."""
    return 0.65 * centre - 6.5


def _tooth_height(taller: float) -> float:
    return 32.5 + taller / 2


def draw_ring(
    painter: QPainter,
    ring: Ring,
    *,
    theme: Theme,
    centre: float = 0.0,
    taller: float = 0.0,
    wider: float = 0.0,
) -> None:
    """Draw the sign of a state around the foot at the origin; it lies under the piece.

    `centre` moves it (wagons have their middle higher), `taller` is how much a stack is higher, `wider` how much
    a foot is wider than a general's.
    """
    if ring in _TEETH:
        _draw_teeth(painter, ring, theme, centre - 6.5 - taller / 2, _tooth_height(taller), wider)
    elif ring is Ring.LEFT:
        oval = ellipse(0, _left_middle(centre), FOOT_X + wider + 6, FOOT_Y + wider + 7.5)
        line(painter, oval, pen(theme.lights.under, 4.4))
        line(painter, oval, dashed(theme.lights.legal, 2.2 * theme.lights.scale, (3.0, 2.2)))
    elif ring is not Ring.NONE:
        _draw_ovals(painter, ring, theme, centre, wider)


def _draw_ovals(painter: QPainter, ring: Ring, theme: Theme, centre: float, wider: float) -> None:
    width = 3.0 * (1.25 if theme.lights.scale > 1 else 1.0)
    distances = (6.0, 7.2 + 1.6 * width) if ring is Ring.SELECTED else (7.0,)
    ovals = [ellipse(0, centre, FOOT_X + wider + d, FOOT_Y + wider + d) for d in distances]
    for oval in ovals:
        line(painter, oval, pen(tint(theme.lights.under, 0.92), width + 3))
    for oval in ovals:
        line(painter, oval, pen(theme.lights.legal, width))


def _draw_teeth(painter: QPainter, ring: Ring, theme: Theme, y: float, high: float, wider: float) -> None:
    """Saw-tooth outlines: sixteen teeth for a blocker, eighteen in combat, dotted where only possible."""
    teeth, colour = (16, theme.lights.blocked) if ring is Ring.BLOCKER else (18, theme.lights.threat)
    wide = FOOT_X + wider + (9 if ring is Ring.BLOCKER else 11)
    with at(painter, 0, y):
        outline = saw(wide, high, teeth, 6)
        fill(painter, outline, tint(theme.lights.under, 0.85))
        line(painter, outline, pen(theme.lights.under, 6.5))
        width = 3.0 * (1.2 if theme.lights.scale > 1 else 1.0)
        line(painter, outline, dotted(colour, width, 1.9) if ring is Ring.POSSIBLE else pen(colour, width))


@dataclass(frozen=True)
class RingSpec:
    """The ring of a state alone, to be laid under a piece whose body stays as it is; see `draw_ring`."""

    ring: Ring
    centre: float = 0.0
    taller: float = 0.0
    wider: float = 0.0

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw the ring around the foot at the origin."""
        draw_ring(painter, self.ring, theme=theme, centre=self.centre, taller=self.taller, wider=self.wider)

    def rect(self, theme: Theme, /) -> QRectF:
        """The room it takes, with the edge of its lines."""
        room = ring_rect(self.ring, theme, centre=self.centre, taller=self.taller, wider=self.wider)
        return room.adjusted(-1, -1, 1, 1)


TICK = "M -4 0 L -1 3.4 L 4.4 -3.6"
CROSS = "M -3.6 -3.6 L 3.6 3.6 M -3.6 3.6 L 3.6 -3.6"


def draw_sign(painter: QPainter, state: PieceState, x: float, y: float, theme: Theme) -> None:
    """Draw the paper disc at the foot of a piece: a cross when it is eliminated, a tick when it has had its turn."""
    if not (state.lost or state.done):
        return
    with at(painter, x, y):
        if theme.pieces.outer:
            line(painter, ellipse(0, 0, 8.5), pen(theme.pieces.outer, 4))
        draw(painter, ellipse(0, 0, 8.5), theme.pieces.label, 1.6, theme.pieces.outline)
        colour = theme.lights.blocked if state.lost else theme.pieces.label_ink
        line(painter, parse_path(CROSS if state.lost else TICK), pen(colour, 2.4))


@contextmanager
def body_of(
    painter: QPainter,
    state: PieceState,
    shadow: QPainterPath,
    shadow_in_hand: QPainterPath,
    *,
    sign: QPointF,
    theme: Theme,
) -> Iterator[None]:
    """Draw a piece's body inside: its shadow before, its sign after; lifted in the hand, faint as a ghost."""
    ghost = state.ring is Ring.LEFT
    with at(painter):
        if state.dragged:
            draw_shadow(painter, shadow_in_hand, theme, 0.8)
            painter.translate(0, -DRAG_LIFT)
            painter.scale(DRAG_SIZE, DRAG_SIZE)
        elif state.shadow and not ghost:
            draw_shadow(painter, shadow, theme)
        with at(painter, opacity=GHOST if ghost else 1.0):
            yield
        draw_sign(painter, state, sign.x(), sign.y(), theme)


def piece_rect(
    theme: Theme,
    state: PieceState,
    room: QRectF,
    below_in_hand: float,
    *,
    centre: float = 0.0,
    taller: float = 0.0,
    wider: float = 0.0,
    mark: QRectF | None = None,
) -> QRectF:
    """The room a piece takes in this state, of the room its body takes; in the hand it is larger and higher.

    `mark`: where the mark of what is done or lost stands, if it reaches beyond the body.
    """
    if mark is not None and (state.done or state.lost):
        room = room.united(mark)
    if state.dragged:
        room = QRectF(
            room.x() * DRAG_SIZE - 2,
            room.y() * DRAG_SIZE - DRAG_LIFT - 2,
            room.width() * DRAG_SIZE + 4,
            room.height() * DRAG_SIZE + DRAG_LIFT + below_in_hand,
        )
    ring = ring_rect(state.ring, theme, centre=centre, taller=taller, wider=wider)
    return room.united(ring).adjusted(-1, -1, 1, 1)


def draw_drooping_flag(painter: QPainter, *, theme: Theme, size: float = 1.0) -> None:
    """Draw the flag of a piece out of supply: it hangs from a pole 26 high."""
    with at(painter, size=size):
        drawing("drooping-flag").draw(painter, piece_inks(theme))


def draw_shadow(painter: QPainter, shape: QPainterPath, theme: Theme, strength: float = 1.0) -> None:
    """Draw the flat shadow that a piece throws to the south-east."""
    fill(painter, shape, tint(theme.pieces.shadow, theme.pieces.shadow_strength * strength))
