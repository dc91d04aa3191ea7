"""Ghosts: the pieces of the whole answer that is offered, faint where it would set them out."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from desktop.session.session import Session
from desktop.views.scene.items import Layer, SpriteItem, TableSprites, no_mouse
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.piece_layer import PieceLayer
from engine.kernel.view import PieceView

FAINT = 0.55
ASIDE = QPointF(15.0, -9.0)
"""How far the next of one place stands aside, in screen pixels."""


class Ghosts:
    """They can neither be taken nor pointed at, and go with the Decision."""

    def __init__(
        self,
        scene: QGraphicsScene,
        session: Session,
        ground: MapGeometry,
        layer: PieceLayer,
        sprites: TableSprites,
    ) -> None:
        self._scene, self._session, self._ground = scene, session, ground
        self._layer, self._sprites = layer, sprites
        self._of: object = None
        self._items: list[tuple[PieceView, SpriteItem]] = []

    @property
    def shown(self) -> tuple[PieceView, ...]:
        """The pieces that are seen as ghosts."""
        return tuple(piece for piece, _ in self._items)

    def renew(self) -> None:
        """Show those of what is asked now; the sheet may lie otherwise than before."""
        session, decision = self._session, self._session.decision
        history = session.table.history
        of = (session.table, session.moment, len(history), history[-1:], decision.seat) if decision else None
        if of != self._of:
            self._of = of
            for _, item in self._items:
                self._scene.removeItem(item)
            self._items = []
            for piece in decision.sketch if decision is not None else ():
                if piece.place in self._ground:
                    item = SpriteItem(self._sprites, Layer.PIECES - 1)
                    item.setOpacity(FAINT)
                    no_mouse(item)
                    self._scene.addItem(item)
                    self._items.append((piece, item))
        self.follow()

    def follow(self) -> None:
        """Stand where their places lie, as large as the pieces."""
        before = Counter[str]()
        for piece, item in self._items:
            item.setPos(self._ground.point(piece.place))
            aside = ASIDE * (before[piece.place] * self._layer.size)
            item.show_parts((self._layer.picture(piece), self._layer.size, aside))
            before[piece.place] += 1
