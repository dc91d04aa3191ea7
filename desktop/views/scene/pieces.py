"""Pieces on the map: what the View says of them as pictures, and where a press takes hold."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.drawing import generals, hussars, trains
from desktop.drawing.generals import Below
from desktop.drawing.specs import GeneralSpec, HussarSpec, RingSpec, Spec, TrainSpec, TroopsSpec
from desktop.drawing.states import PieceState, Ring
from desktop.views.scene.items import Layer, SpriteItem, TableSprites, no_mouse
from engine.kernel.view import PieceView

LEAST, MOST = 0.75, 1.6
AT_ZOOM, THEN = 0.75, 0.9
ASIDE_OF_OTHERS = QPointF(-27.0, 8.0)
REACH = 16.0
"""Half of the least width a press may miss by: 32 screen pixels."""


def piece_size(zoom: float) -> float:
    """The size of pieces: grows with the square root of the zoom, between its limits."""
    return float(min(MOST, max(LEAST, THEN * (zoom / AT_ZOOM) ** 0.5)))


def rank_of(piece: PieceView) -> int | None:
    """The number on a general's label."""
    return int(piece.label) if piece.label.isdigit() else None


def lift_of(kind: str) -> float:
    """How far above the centre of its town a piece stands, at size 1."""
    return {"general": generals.LIFT, "train": trains.LIFT}.get(kind, hussars.LIFT)


def middle_of(kind: str) -> float:
    """Where the rings of a piece have their centre, below its foot."""
    return {"train": trains.MIDDLE, "hussar": hussars.MIDDLE}.get(kind, 0.0)


class PieceItem(SpriteItem):
    """One piece, or a stack with its commander on top, standing at a place."""

    def __init__(self, sprites: TableSprites, piece: PieceView) -> None:
        super().__init__(sprites, Layer.PIECES)
        no_mouse(self)
        self.piece = piece
        self.below: PieceView | None = None
        self.crowded = False
        self.ring = Ring.NONE
        self.aside = 0.0
        self.troops: TroopsSpec | None = None
        self.size = 1.0

    @property
    def ref(self) -> str:
        """The reference of the piece on top."""
        return f"piece:{self.piece.id}"

    def refs(self) -> tuple[str, ...]:
        """Everything that stands here as this item."""
        return (self.ref,) if self.below is None else (self.ref, f"piece:{self.below.id}")

    # --- look ---------------------------------------------------------------------

    def foot(self) -> QPointF:
        """Where its foot stands, in screen pixels from the centre of its town."""
        off = ASIDE_OF_OTHERS * self.size if self.crowded else QPointF()
        return off - QPointF(0.0, lift_of(self.piece.kind) * self.size)

    def body(self) -> Spec:
        """The picture of the piece without its ring."""
        piece = self.piece
        state = PieceState(
            face_down="down" in piece.state,
            out_of_supply="unsupplied" in piece.state,
            done="moved" in piece.state,
            lost="lost" in piece.state,
        )
        if piece.kind == "train":
            return TrainSpec(piece.side, state)
        if piece.kind == "hussar":
            return HussarSpec(state)
        below = Below(self.below.side, rank_of(self.below) or 0) if self.below else None
        return GeneralSpec(piece.side, rank_of(piece), state, below, self.aside)

    def refresh(self) -> None:
        """Show what is now the matter with it."""
        foot = self.foot()
        parts: list[tuple[Spec, float, QPointF]] = []
        if self.ring is not Ring.NONE:
            taller = generals.STACKED if self.below is not None else 0.0
            centre = middle_of(self.piece.kind)
            parts.append((RingSpec(self.ring, centre, taller), self.size, foot))
        parts.append((self.body(), self.size, foot))
        if self.troops is not None:
            parts.append((self.troops, max(0.8, self.size * 0.8), foot - QPointF(0.0, 62.0 * self.size)))
        self.show_parts(*parts)
        self.setZValue(Layer.PIECES + self.pos().y() / 10000.0)

    def ghost(self) -> tuple[tuple[Spec, float, QPointF], ...]:
        """What stays to be seen at the place it has left."""
        state = PieceState(ring=Ring.LEFT)
        spec: Spec
        if self.piece.kind == "train":
            spec = TrainSpec(self.piece.side, state)
        elif self.piece.kind == "hussar":
            spec = HussarSpec(state)
        else:
            spec = GeneralSpec(self.piece.side, rank_of(self.piece), state)
        return ((spec, self.size, self.foot()),)

    def body_room(self) -> QRectF:
        """The room of the piece itself, in screen pixels from its town."""
        foot, wide, high = self.foot(), 50 * self.size, 52 * self.size
        return QRectF(foot.x() - wide / 2, foot.y() - high + 19 * self.size, wide, high)

    # --- touch --------------------------------------------------------------------

    def holds(self, off: QPointF) -> str:
        """The reference of the piece under a point (screen pixels from its town); "" for none.

        The lower general of a stack can be taken by his wall, and whole while the stack is fanned out.
        """
        near = off - self.foot()
        if self.piece.kind != "general":
            return self.ref if self._wagon_room().contains(near) else ""
        lower = _scaled(generals.hit_path(), self.size)
        if self.below is None:
            return self.ref if lower.contains(near) or _around(near, self.size) else ""
        raised = QPointF(generals.ASIDE.x() * self.aside, -generals.STACKED + generals.ASIDE.y() * self.aside)
        if lower.contains(near - raised * self.size):
            return self.ref
        return f"piece:{self.below.id}" if lower.contains(near) else ""

    def _wagon_room(self) -> QRectF:
        room = QRectF(-25, -36, 50, 44) if self.piece.kind == "train" else QRectF(-17, -38, 34, 46)
        return QRectF(
            room.x() * self.size, room.y() * self.size, room.width() * self.size, room.height() * self.size
        )


def _scaled(path: QPainterPath, size: float) -> QPainterPath:
    return QTransform.fromScale(size, size).map(path)


def _around(near: QPointF, size: float) -> bool:
    return abs(near.x()) <= REACH and -2 * REACH <= near.y() + generals.WALL * size - REACH <= 0
