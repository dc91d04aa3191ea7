"""What goes wrong at a table and is told there: an Action that was not written, a map that was not drawn."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.profile.library import copy_table, folder
from desktop.views.table.table_parts import TableParts
from desktop.views.widgets.dialogs import Told, file_problem, tell_file_error
from engine.kernel.errors import FileError
from engine.kernel.holding import FileHeld
from engine.kernel.journal import FileChanged


class Faults(QObject):
    """Tells faults of a table's file and of its map.

    Signals:
        branched: the file of a copy in which the table goes on.
    """

    branched = Signal(object)

    def __init__(self, table: TableParts) -> None:
        super().__init__(table)
        self._table = table
        table.session.failed.connect(self._not_written)
        table.scene.map.failed.connect(self._not_drawn)

    def _not_written(self, error: FileError) -> None:
        """Say why an Action did not count; when that is read, a bot tries again."""
        session, path = self._table.session, self._table.session.home.journal.path
        problem = file_problem(error)
        elsewhere = path is not None and path.parent != folder() and problem == "error-not-writable"
        lost = elsewhere or isinstance(error, FileChanged | FileHeld)
        mends = {
            "error-full-disk": "error-full-disk-table-mend",
            "error-not-writable": "error-own-folder-mend",
        }
        told = tell_file_error(
            self._table.appearance, error, self._table,
            ("error-go-on-in-copy", self._go_on_in_copy) if lost else None,
            "error-changed-mend" if elsewhere else mends.get(problem, ""),
        )  # fmt: skip
        told.finished.connect(lambda _result: session.refresh() if told.choice != "do" else None)

    def _go_on_in_copy(self) -> None:
        """The file is another's: go on in one of our own."""
        try:
            self.branched.emit(copy_table(self._table.session.home))
        except FileError as error:
            self._not_written(error)

    def _not_drawn(self, told: str) -> None:
        """Say that there will be no map."""
        look = self._table.appearance
        if self._table.findChild(Told, "map") is None:
            error = Told(
                look, look.tr("error-map"), mend=look.tr("error-map-mend"), details=told, parent=self._table
            )
            error.setObjectName("map")
            error.offer("close", look.tr("button-close"), main=True)
            error.open()
