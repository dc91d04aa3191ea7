"""The file of the position that is edited: opened, saved, and asked about before changes are lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from desktop.views.pages.page import Page
from desktop.views.widgets.dialogs import Told, ask_where, tell_file_error, unwritable
from engine.kernel.errors import FileError
from engine.kernel.files import user_data
from engine.kernel.positions import SUFFIXES
from engine.practice.editing import Editing

FOLDER = "positions"
"""Where in a person's data folder positions are saved unless they say otherwise."""


class EditorFiles(QObject):
    """What a page does with files.

    Signals:
        opened: another position (an Editing). saved: the key of what is said of it, and the file's name.
    """

    opened = Signal(object)
    saved = Signal(str, str)

    def __init__(self, page: Page, editing: Callable[[], Editing]) -> None:
        """`editing`: the position that is edited now."""
        super().__init__(page)
        self._page, self._editing = page, editing

    def open(self) -> None:
        """Ask for a position file, and edit it."""
        path = self._editing().path
        endings = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        title = self._page.appearance.tr("editor-open")
        start = str(path.parent if path else user_data(FOLDER))
        chosen, _ = QFileDialog.getOpenFileName(self._page, title, start, endings)
        if chosen:
            self.open_file(Path(chosen))

    def open_file(self, path: Path) -> None:
        """Edit a position file; a damaged one is told with place and mend, and what is edited stays."""
        try:
            editing = Editing.read(path)
        except FileError as error:
            tell_file_error(self._page.appearance, error, self._page)
        else:
            self.unless_unsaved(lambda: self.opened.emit(editing))

    def save(self) -> bool:
        """Write the file; one that has no name yet gets one."""
        path = self._editing().path
        return self._save(path) if path is not None else self.save_as()

    def save_as(self) -> bool:
        """Write a file of another name."""
        editing = self._editing()
        stem = editing.game.id + ("" if editing.sound else "-draft")
        start = editing.path or user_data(FOLDER) / f"{stem}.yaml"
        path = ask_where(self._page, self._page.appearance.tr("editor-save-as"), str(start), *SUFFIXES)
        return path is not None and self._save(path)

    def _save(self, path: Path) -> bool:
        editing, look = self._editing(), self._page.appearance
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            editing.save(path)
        except FileError as error:
            tell_file_error(look, error, self._page)
            return False
        except OSError as error:
            tell_file_error(look, unwritable(path, error), self._page)
            return False
        self.saved.emit("editor-saved" if editing.sound else "editor-saved-draft", path.name)
        return True

    def unless_unsaved(self, go: Callable[[], object]) -> None:
        """Go on, after asking where changes would be lost."""
        if not self._editing().unsaved:
            go()
            return
        look = self._page.appearance
        told = Told(look, look.tr("editor-unsaved"), parent=self._page)
        told.setObjectName("unsaved")
        told.setWindowTitle(look.tr("editor-title"))
        told.offer("stay", look.tr("editor-stay"))
        told.offer("discard", look.tr("editor-discard"))
        told.offer("save", look.tr("editor-save"), main=True)

        def answered() -> None:
            if told.choice == "discard" or (told.choice == "save" and self.save()):
                self._editing().forget_changes()
                go()

        told.finished.connect(lambda _result: answered())
        told.open()
