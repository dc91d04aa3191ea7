"""Files that a person asks for: a copy of the table, a picture of the map, the result as a text."""

from __future__ import annotations

import os

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
from desktop.views.scene.export import SCALES, export_picture
from desktop.views.scene.table_scene import TableScene
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.dialogs import Toast, ask_where, tell_file_error, unwritable
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
    journal = session.home.journal
    stem = journal.path.stem if journal.path else session.home.game.id
    path = ask_where(parent, appearance.tr("sheet-text"), f"{stem}{RESULT_SUFFIX}", RESULT_SUFFIX)
    if path is None:
        return
    try:
        save_result(session, appearance, path)
    except OSError as error:
        tell_file_error(appearance, unwritable(path, error), parent)
        return
    toast.say(appearance.tr("toast-result-saved", file=path.name))


class PictureDialog(QDialog):
    """How large, and with what."""

    def __init__(self, appearance: Appearance, scene: TableScene, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(appearance.tr("export-title"))
        self.setMinimumWidth(appearance.px(420))
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
        save = QPushButton(appearance.tr("export-save"))
        save.setProperty("role", "strong")
        save.setDefault(True)
        save.clicked.connect(self.accept)
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
        buttons.addWidget(save)
        lines.addLayout(buttons)
        del scene


def ask_picture(appearance: Appearance, scene: TableScene, parent: QWidget, toast: Toast) -> None:
    """Ask for size and file, and write the picture from the public View."""
    dialog = PictureDialog(appearance, scene, parent)
    if not dialog.exec():
        return
    path = ask_where(parent, appearance.tr("export-title"), "kabinett.png", ".png")
    if path is None:
        return
    area = scene.sceneRect() if dialog.what.currentData() == "export-whole-map" else None
    scene.put_out()
    cause = None
    with scene.session.as_public():
        scene.refresh()
        try:
            done = export_picture(
                scene, path, int(dialog.size_box.currentData()), area=area, pieces=dialog.pieces.isChecked()
            )
        except OSError as error:
            done, cause = False, error
    scene.refresh()
    if done:
        toast.say(appearance.tr("toast-exported", file=path.name))
    else:
        tell_file_error(appearance, unwritable(path, cause), parent)
