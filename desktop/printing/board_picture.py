"""A board, or a position on it, as lines: any part of it, at any size."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

import engine
from desktop.maps.export import Drawing, drawing_of
from desktop.maps.layout import AROUND
from desktop.maps.ornament import MARGIN
from desktop.printing.look import PaperLook
from desktop.profile.annotations import Annotation
from desktop.session.onlooker import Onlooker
from desktop.session.session import Session
from desktop.views.scene.items import Layer
from desktop.views.scene.lines import paint_items
from desktop.views.scene.table_scene import TableScene
from engine.boards.board import Board
from engine.kernel.table import Table


class BoardPicture:
    """The sheets of a board, with what stands on them or bare, in the scene's own pixels.

    Attributes:
        area: all of it. sheets: what each sheet takes of it, by its key.
    """

    def __init__(
        self, board: Board, look: PaperLook, session: Session | None = None, *, bare: bool = False
    ) -> None:
        """`session`: whose View is shown; none: the board as its file has it. `bare`: nothing stands on the board."""
        shown = board if session is None else board.subset(session.view.maps)
        self.drawing: Drawing = drawing_of(shown, look.theme.of(board.game))
        self.scene: TableScene | None = None
        self._bare = bare or session is None
        if session is not None:
            self.scene = TableScene(session, board, look.theme, look.words, draw_map=False)
            self.scene.animator.finish()
            if bare:
                self._clear(session, self.scene)
        inside = MARGIN - AROUND
        pages = self.drawing.layout.pages
        self.sheets = {key: page.adjusted(inside, inside, -inside, -inside) for key, page in pages.items()}
        self.area = self.drawing.layout.scene

    @staticmethod
    def _clear(session: Session, scene: TableScene) -> None:
        """Take all pieces and marks away, so that names find the room."""
        scene.piece_layer.show(replace(session.view, pieces=(), heaps=(), marks=()))

    def close(self) -> None:
        """Stop what the scene has begun."""
        if self.scene is not None:
            self.scene.close()

    def draw_over(self, annotations: Iterable[Annotation]) -> None:
        """Lay drawings over it."""
        if self.scene is not None:
            self.scene.annotations.show(annotations)

    def paint(self, painter: QPainter, area: QRectF, zoom: float) -> None:
        """Paint a part of it, its corner at the origin, so many units for a pixel of the scene."""
        scene = self.scene
        self.drawing.paint_part(painter, area, zoom, labels=scene is None)
        if scene is None:
            return
        scene.set_zoom(zoom)
        scene.sharpen()
        scene.names.settle(now=True)
        painter.save()
        painter.setClipRect(
            QRectF(0, 0, area.width() * zoom, area.height() * zoom), Qt.ClipOperation.IntersectClip
        )
        paint_items(scene, painter, area, zoom, only=Layer.NAMES if self._bare else None)
        painter.restore()


def bare_board(board: Board, look: PaperLook) -> BoardPicture:
    """A board without pieces; the names of a game's own board find their places as at a table."""
    if board.game not in engine.titles() or engine.game(board.game).board != board.id:
        return BoardPicture(board, look)
    game = engine.game(board.game)
    scenario = max(game.scenarios, key=lambda one: len(one.maps))
    table = Table.new(game, version=engine.__version__, scenario=scenario.id)
    return BoardPicture(board, look, Onlooker(table), bare=True)
