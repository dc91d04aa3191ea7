"""Pieces on the map: what the View says of them as pictures, and where a press takes hold."""

from __future__ import annotations

from functools import reduce

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.art.markers import medal
from desktop.art.specs import Spec
from desktop.art.sprites import scaled
from desktop.art.states import PieceState, Ring, RingSpec
from desktop.profile.theme import Theme
from desktop.views.parts.looks import Looks, state_of
from desktop.views.scene.items import Layer, SpriteItem, TableSprites, no_mouse
from engine.kernel.view import PieceView

MOST = 1.6
AT_ZOOM, THEN = 0.75, 0.9
TRIMMED = (2.0, 5.0, -2.0, -2.0)
BADGE_X, BADGE_Y = 20.0, -28.0
"""Where the number of a cluster or a heap stands, from the foot of the piece on top."""
PLATE, OVER = 0.8, 62.0
"""Size of the plate over a piece that fights, and how far over its foot it hangs."""
REACH = 16.0
"""Half of the least width a press may miss by: 32 screen pixels."""


def piece_size(zoom: float, least: float) -> float:
    """The size of pieces: grows with the square root of the zoom, between its limits."""
    return float(min(MOST, max(least, THEN * (zoom / AT_ZOOM) ** 0.5)))


class PieceItem(SpriteItem):
    """One piece, or a stack with its commander on top, standing at a place."""

    def __init__(self, sprites: TableSprites, looks: Looks, piece: PieceView) -> None:
        super().__init__(sprites, Layer.PIECES)
        no_mouse(self)
        self._looks, self.piece = looks, piece
        self.below: PieceView | None = None
        self.crowded = self.mirrored = False
        self.ring = Ring.NONE
        self.aside = 0.0
        self.plate: Spec | None = None
        self.size = 1.0
        self.nudge = QPointF()
        self.clustered, self.fanned = 0, False
        self.gathered = False
        """It is the top of a pile of pieces that are alike; its picture tells their number."""

    @property
    def ref(self) -> str:
        """The reference of the piece on top."""
        return self.piece.ref

    def refs(self) -> tuple[str, ...]:
        """Everything that stands here as this item."""
        return (self.ref,) if self.below is None else (self.ref, self.below.ref)

    # --- look ---------------------------------------------------------------------

    def foot(self) -> QPointF:
        """Where its foot stands, in screen pixels from the centre of its town."""
        look = self._looks.of(self.piece)
        off = look.shifts if self.crowded and look.shifts is not None else QPointF()
        return QPointF(-off.x() if self.mirrored else off.x(), off.y() - look.lift) * self.size + self.nudge

    def body(self) -> Spec:
        """The picture of the piece without its ring."""
        piece = self.piece
        if self.gathered and not self.fanned:
            piece = replace(piece, number=self.clustered)
        return self._looks.picture(piece, state_of(piece), self.below, self.aside)

    def refresh(self) -> None:
        """Show what is now the matter with it."""
        foot, look = self.foot(), self._looks.of(self.piece)
        parts: list[tuple[Spec, float, QPointF]] = []
        if self.ring is not Ring.NONE:
            taller, wider = (look.stacked, look.wider) if self.below is not None else (0.0, 0.0)
            parts.append((RingSpec(self.ring, look.middle, taller, wider + look.girth), self.size, foot))
        parts.append((self.body(), self.size, foot))
        if self.plate is not None:
            parts.append((self.plate, max(PLATE, self.size * PLATE), self._above()))
        if number := self.number:
            badge = foot + QPointF(BADGE_X, BADGE_Y) * self.size
            parts.append((medal(str(number)), max(0.8, self.size), badge))
        self.show_parts(*parts)
        self.setZValue(Layer.PIECES + self.pos().y() / 10000.0)

    @property
    def stands_for(self) -> int:
        """How many pieces or counters it shows."""
        return self.piece.number or len(self.refs())

    @property
    def number(self) -> int:
        """What its badge tells: how many pieces a cluster hides, or how many counters are in the heap; 0: no badge."""
        if self.clustered and not self.fanned:
            return 0 if self.gathered else self.clustered
        return 0 if self._looks.of(self.piece).numbered else self.piece.number

    def ghost(self) -> tuple[tuple[Spec, float, QPointF], ...]:
        """What stays to be seen at the place it has left."""
        return ((self._looks.picture(self.piece, PieceState(ring=Ring.LEFT)), self.size, self.foot()),)

    def body_rooms(self) -> list[QRectF]:
        """The rooms of the piece itself, in screen pixels from its town."""
        look, foot = self._looks.of(self.piece), self.foot()
        rooms = list(look.body)
        if self.below is not None:
            rooms = [room.adjusted(-look.wider, -look.stacked, look.wider, look.wider) for room in rooms]
        return [scaled(room, self.size).translated(foot) for room in rooms]

    def _above(self) -> QPointF:
        """Where the plate of a fight hangs."""
        return self.foot() - QPointF(0.0, OVER * self.size)

    def plate_room(self, theme: Theme) -> QRectF | None:
        """The room of the plate above it, in screen pixels from its town; None where it has none."""
        if self.plate is None:
            return None
        return scaled(self.plate.rect(theme), max(PLATE, self.size * PLATE)).translated(self._above())

    def body_room(self) -> QRectF:
        """The room around the whole piece, in screen pixels from its town."""
        return reduce(QRectF.united, self.body_rooms())

    def core_room(self) -> QRectF:
        """The room that no other piece should share: the corners of a body are empty."""
        return self.body_room().adjusted(*(edge * self.size for edge in TRIMMED))

    # --- touch --------------------------------------------------------------------

    def holds(self, off: QPointF) -> str:
        """The reference of the piece under a point (screen pixels from its town); "" for none.

        The lower piece of a stack can be taken by what is seen of it, and whole while the stack is fanned out.
        """
        near, look = off - self.foot(), self._looks.of(self.piece)
        lower = _scaled(look.hold, self.size)
        if self.below is None or not look.stacked:
            return self.ref if lower.contains(near) or _around(near, look.waist * self.size) else ""
        raised = QPointF(look.aside.x() * self.aside, -look.stacked + look.aside.y() * self.aside)
        if lower.contains(near - raised * self.size):
            return self.ref
        return self.below.ref if lower.contains(near) else ""


def _scaled(path: QPainterPath, size: float) -> QPainterPath:
    return QTransform.fromScale(size, size).map(path)


def _around(near: QPointF, waist: float) -> bool:
    return abs(near.x()) <= REACH and abs(near.y() + waist) <= REACH
