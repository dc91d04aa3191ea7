"""An unforeseen error is told: go on, open the table one Action earlier, or save a report."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from desktop.soon import soon
from desktop.views.widgets.dialogs import Told, unwritable
from engine import __version__
from engine.kernel.errors import FileError
from engine.kernel.files import user_data
from engine.kernel.writing import write_whole

if TYPE_CHECKING:
    from desktop.shell.window import Window

log = logging.getLogger("kabinett.app")


class Trouble(QObject):
    """Tells one unforeseen error at a time; all are in the log."""

    def __init__(self, window: Window) -> None:
        assert isinstance(window, QStackedWidget)
        super().__init__(window)
        self._window = window
        self._told = False

    def fault(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An unforeseen error: one sentence, go on, open one Action earlier, or save a report."""
        report = "".join(traceback.format_exception(kind, error, trace))
        log.error("unforeseen: %s", report)
        if self._told:
            return
        self._told = True
        soon(self, lambda: self.tell(report))

    def tell(self, report: str) -> None:
        """Ask what is to be done after an error of this report."""
        window = self._window
        tr = window.appearance.tr
        told = Told(window.appearance, tr("error-unforeseen"), details=report, parent=window)
        told.offer("report", tr("button-save-report"))
        if window.table is not None and window.table.path() is not None:
            told.offer("earlier", tr("error-reopen-earlier"))
        told.offer("continue", tr("button-continue"), main=True)

        def answered() -> None:
            self._told = False
            if told.choice == "report":
                self._save_report(report)
            elif told.choice == "earlier":
                self._reopen_earlier()
            elif window.table is not None:
                window.table.session.refresh()

        told.finished.connect(lambda _result: answered())
        told.open()

    def _save_report(self, report: str) -> None:
        path = user_data("report.txt")
        try:
            write_whole(path, f"Kabinett {__version__}\nPython {sys.version}\n\n{report}".encode())
        except OSError as error:
            self._window.tell(unwritable(path, error))
            return
        self._window.toast.say(self._window.appearance.tr("toast-report-saved", file=str(path)))

    def _reopen_earlier(self) -> None:
        from desktop.profile.library import shorten

        window = self._window
        assert window.table is not None
        path, entries = window.table.path(), len(window.table.session.home.journal.entries)
        assert path is not None
        try:
            copy = shorten(path, entries - 1)
        except FileError as error:
            window.tell(error)
            return
        window.close_table()
        window.show_start()
        window.open_file(copy)
