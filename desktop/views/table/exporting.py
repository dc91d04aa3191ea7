"""Files that a person asks for: a copy of the table, a picture of the map, the result as a text."""

from __future__ import annotations

import os

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.printing.result_text import SUFFIX as RESULT_SUFFIX
from desktop.printing.result_text import save_result
from desktop.session.session import Session
from desktop.views.scene.export import LARGEST, SCALES, export_picture
from desktop.views.scene.table_scene import TableScene
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.dialogs import Toast, Told, ask_where, tell_file_error, unwritable
from engine.kernel.errors import FileError
from engine.kernel.journal import SUFFIX
from engine.kernel.table import Table


def ask_copy(appearance: Appearance, table: Table, parent: QWidget, toast: Toast) -> None:
    """Ask where to, and write the whole Journal there."""
    start = table.journal.path.name if table.journal.path else f"{table.game.id}{SUFFIX}"
    path = ask_where(parent, appearance.tr("menu-save-copy"), start, SUFFIX)
    if path is None:
        return
    if table.journal.path is not None and os.path.realpath(path) == os.path.realpath(table.journal.path):
        toast.say(appearance.tr("toast-saved-copy", file=path.name))
        return
    try:
        table.journal.save_copy(path)
    except FileError as error:
        tell_file_error(appearance, error, parent)
        return
    toast.say(appearance.tr("toast-saved-copy", file=path.name))


def ask_result(appearance: Appearance, session: Session, parent: QWidget, toast: Toast) -> None:
    """Ask where to, and write the result of a game that is over there, in the words of its sheet."""
    path = ask_where(parent, appearance.tr("sheet-text"), f"{_stem(session)}{RESULT_SUFFIX}", RESULT_SUFFIX)
    if path is None:
        return
    try:
        save_result(session, appearance, path)
    except OSError as error:
        tell_file_error(appearance, unwritable(path, error), parent)
        return
    toast.say(appearance.tr("toast-result-saved", file=path.name))


def _stem(session: Session) -> str:
    """The name of a file about a table: that of the table's own."""
    path = session.home.journal.path
    return path.stem if path else session.home.game.id


class PictureDialog(QDialog):
    """How large, and with what; it stays as it was filled in until a picture is written."""

    def __init__(self, appearance: Appearance, scene: TableScene, parent: QWidget, toast: Toast) -> None:
        super().__init__(parent)
        self.appearance, self._scene, self._toast = appearance, scene, toast
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(appearance.tr("export-title"))
        self.setMinimumWidth(appearance.px(420))
        self._start = f"{_stem(scene.session)}.png"
        self.what = ChoiceBox()
        for key in ("export-as-seen", "export-whole-map"):
            self.what.addItem(appearance.tr(key), key)
        self.size_box = ChoiceBox()
        for scale in SCALES:
            self.size_box.addItem(f"{scale} ×", scale)
        self.what.setAccessibleName(appearance.tr("export-what"))
        self.size_box.setAccessibleName(appearance.tr("export-size"))
        self.pieces = QCheckBox(appearance.tr("export-pieces"))
        self.pieces.setChecked(True)
        self.save = QPushButton(appearance.tr("export-save"))
        self.save.setProperty("role", "strong")
        self.save.setDefault(True)
        self.save.clicked.connect(self.save_file)
        close = QPushButton(appearance.tr("button-cancel"))
        close.clicked.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.setSpacing(10)
        for key, widget in (("export-what", self.what), ("export-size", self.size_box)):
            lines.addWidget(words_label(appearance.tr(key), "second"))
            lines.addWidget(widget)
        lines.addWidget(self.pieces)
        lines.addWidget(words_label(appearance.tr("export-public"), "second"))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(self.save)
        lines.addLayout(buttons)

    def save_file(self) -> None:
        """Ask where to, and write the picture from the public View."""
        path = ask_where(self, self.appearance.tr("export-title"), self._start, ".png")
        if path is None:
            return
        self._start = str(path)
        scene, scale = self._scene, int(self.size_box.currentData())
        area = scene.sceneRect() if self.what.currentData() == "export-whole-map" else None
        scene.put_out()
        try:
            with scene.session.as_public():
                scene.refresh()
                done = export_picture(scene, path, scale, area=area, pieces=self.pieces.isChecked())
        except OSError as error:
            tell_file_error(self.appearance, unwritable(path, error), self)
            return
        finally:
            scene.refresh()
        if not done:
            told = Told(self.appearance, self.appearance.tr("export-too-large", most=LARGEST), parent=self)
            told.offer("close", self.appearance.tr("button-close"), main=True)
            told.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            told.open()
            return
        self._toast.say(self.appearance.tr("toast-exported", file=path.name))
        self.accept()
