"""Positions are edited: the opening of a game, or a copy of the table, which stays open behind it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from desktop.shell.window import Window
    from desktop.views.editor.editor_page import EditorPage
    from desktop.views.table.table_window import TableWindow
    from engine.kernel.table import Table
    from engine.practice.editing import Editing


class EditingDesk(QObject):
    """Opens the editor, and leads back from it.

    Attributes:
        page: the editor, while it is shown.
    """

    def __init__(self, window: Window) -> None:
        assert isinstance(window, QStackedWidget)
        super().__init__(window)
        self._window = window
        self.page: EditorPage | None = None

    def show(self, editing: Editing | None = None, home: TableWindow | None = None) -> None:
        """Set up a position: the opening of a game, or a copy of a table, which stays open behind it."""
        from desktop.views.editor.editor_page import EditorPage

        window = self._window
        if home is None:
            window.close_table()
        window.leave_plates()
        page = EditorPage(window.appearance, editing, None if home is None else home.session.home)
        page.left.connect(window.show_start if home is None else partial(self._back_to, home))
        page.played.connect(window.open_table)
        page.wondered.connect(partial(self._wonder, home))
        self.page = page
        window.turn_to(page)
        window.setWindowTitle(window.appearance.tr("editor-title"))
        page.take_focus()

    def copy(self) -> None:
        """Edit a copy of what the person before the table may know of the moment that is looked at."""
        from desktop.views.editor.copying import copy_of

        table = self._window.table
        if table is not None:
            self.show(copy_of(table.session), table)

    def leave(self, page: QWidget | None) -> None:
        """A page goes; if it is the editor, nothing is edited any more."""
        if page is self.page:
            self.page = None

    def _back_to(self, home: TableWindow) -> None:
        """The table of which a copy was edited, in its own words again."""
        self._window.turn_to(home)
        home.session.refresh()
        self._window.setWindowTitle(home.windowTitle())
        home.map.setFocus()

    def _wonder(self, home: TableWindow | None, table: Table, assumed: tuple[str, ...]) -> None:
        """Go on at the table as a what-if of the position that was edited."""
        if home is not None:
            self._back_to(home)
            home.session.wonder_about(table, assumed)
