"""What is kept of a table beside its Journal: summary and miniature for the start screen, and notes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, QTimer

from desktop.profile.library import keep_picture, note_summary
from desktop.profile.table_notes import TableNotes, keep_notes
from desktop.session.session import Session
from desktop.views.scene.map_view import MapView
from desktop.views.scene.miniature import position_picture
from desktop.views.table.saved_view import note_view
from desktop.views.widgets.appearance import Appearance
from engine.boards.board import Board

SOON = 500
SIZE = QSize(760, 360)


class Keeper(QObject):
    """Notes the public state of a table, and where its person looks, a moment after each change.

    The Journal itself is written before. Who only looks at a table that others play keeps nothing.
    """

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        board: Board,
        view: MapView,
        notes: TableNotes,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.appearance, self.session, self.board = appearance, session, board
        self._view, self._notes = view, notes
        self._turn = -1
        self._soon, self._seen = (QTimer(self, singleShot=True, interval=SOON) for _ in range(2))
        self._soon.timeout.connect(self.note)
        self._seen.timeout.connect(self.keep_notes)
        session.changed.connect(self._soon.start)

    def watch(self) -> None:
        """Note from now on where the person looks: the sight of last time is restored."""
        for moved in (
            self._view.zoom_changed,
            self._view.horizontalScrollBar().valueChanged,
            self._view.verticalScrollBar().valueChanged,
            self._view.table.overlay_changed,
        ):
            moved.connect(self.keep_soon)

    def keep_soon(self) -> None:
        """The notes have changed."""
        self._seen.start()

    def keep_notes(self) -> None:
        """Write the notes: after a crash the table is as its person left it."""
        if not self.session.watching:
            note_view(self._view, self._notes)
            keep_notes(self.session.home.journal.path, self._notes)

    def note(self) -> None:
        """Write the summary, and a new miniature each turn."""
        if self.session.watching:
            return
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
        image = position_picture(self.board.subset(view.maps), self.appearance.theme, view, SIZE)
        if image is not None:
            keep_picture(path, image)

    def finish(self) -> None:
        """The table closes: the last notes."""
        self._soon.stop()
        self._seen.stop()
        self._turn = -1
        self.keep_notes()
        self.note()
