"""What cannot be in a position: each fault by its field, with its mend; a click goes there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout

from desktop.views.editor.editor_words import EditorWords
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import tip, words_label
from engine.practice.editing import Editing

MOST = 4
"""Faults that are seen at once."""
CROSS = "\N{MULTIPLICATION X}"


class FaultList(QFrame):
    """One line that tells how it stands, and a list of faults while there are any.

    Signals:
        asked: a fault was clicked: the way to its field.
    """

    asked = Signal(object)

    def __init__(self, appearance: Appearance, words: EditorWords) -> None:
        super().__init__()
        self.setObjectName("editorColumn")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.appearance, self.words = appearance, words
        self.told = words_label("", "second")
        self.list = QListWidget()
        self.list.setAccessibleName(appearance.tr("editor-faults"))
        self.list.setUniformItemSizes(True)
        self.list.itemActivated.connect(self._ask)
        self.list.itemClicked.connect(self._ask)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(10, 4, 10, 4)
        lines.setSpacing(4)
        lines.addWidget(self.told)
        lines.addWidget(self.list)

    def show_position(self, editing: Editing) -> None:
        """Tell what is wrong with a position."""
        tr, faults = self.appearance.tr, editing.judged.faults
        self.list.clear()
        for fault in faults:
            where = self.words.way(editing, fault.field)
            text = f"{where}: {fault.problem}. {fault.mend}" if where else f"{fault.problem}. {fault.mend}"
            item = QListWidgetItem(f"{CROSS}  {text}")
            item.setData(Qt.ItemDataRole.UserRole, fault.field)
            item.setToolTip(tip(text))
            self.list.addItem(item)
        lines = min(len(faults), MOST)
        self.list.setFixedHeight(lines * max(self.list.sizeHintForRow(0), 1) + 2 * self.list.frameWidth() + 2)
        self.list.setVisible(bool(faults))
        told = [tr("editor-faulty", n=len(faults)) if faults else tr("editor-sound")]
        if editing.assumed:
            told.append(tr("editor-assumed", sides=[f"side:{side}" for side in editing.assumed]))
        actions = editing.data.get("actions")
        if isinstance(actions, list) and actions:
            told.append(tr("editor-actions", n=len(actions)))
        self.told.setText(" ".join(told))

    def _ask(self, item: QListWidgetItem) -> None:
        self.asked.emit(item.data(Qt.ItemDataRole.UserRole))
