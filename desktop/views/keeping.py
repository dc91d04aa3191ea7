"""What the start screen will show of a table: its summary and a miniature, noted a moment after each Action."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, QTimer

from desktop.library import keep_picture, note_summary
from desktop.session import Session
from desktop.views.look import Look
from desktop.views.miniature import position_picture
from engine.boards.board import Board

SOON = 500
SIZE = QSize(760, 360)


class Keeper(QObject):
    """Notes the public state of a table; the Journal itself is written before."""

    def __init__(self, look: Look, session: Session, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self.look, self.session, self.board = look, session, board
        self._turn = -1
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.note)
        session.changed.connect(self._soon.start)

    def note(self) -> None:
        """Write the summary, and a new miniature each turn."""
        view = self.session.home.view(None)
        note_summary(self.session.home, view)
        if view.turn != self._turn:
            self._turn = view.turn
            self.picture()

    def picture(self) -> None:
        """Keep a miniature of the public position beside the painted maps."""
        path = self.session.home.journal.path
        if path is None:
            return
        view = self.session.home.view(None)
        image = position_picture(self.board.subset(view.maps), self.look.theme, view, SIZE)
        if image is not None:
            keep_picture(path, image)

    def finish(self) -> None:
        """The table closes: the last note."""
        self._soon.stop()
        self._turn = -1
        self.note()
