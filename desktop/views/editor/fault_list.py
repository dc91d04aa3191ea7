"""What cannot be in a position: each fault by its field, with its mend; a click goes there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout

from desktop.views.editor.editor_words import EditorWords
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import tip, words_label
from engine.practice.editing import Editing
from engine.texts.faults import in_words

MOST = 92
"""How high the list grows at 100 % text."""
AROUND, BESIDE = (10, 4), 8
"""Room around the list, and around a sentence."""
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
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._ask)
        self.list.itemClicked.connect(self._ask)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(*AROUND, *AROUND)
        lines.setSpacing(4)
        lines.addWidget(self.told)
        lines.addWidget(self.list)

    def show_position(self, editing: Editing) -> None:
        """Tell what is wrong with a position."""
        tr, faults = self.appearance.tr, editing.judged.faults
        self.list.clear()
        for fault in faults:
            where = self.words.way(editing, fault.field)
            words = self.appearance.words
            said = f"{in_words(words, fault.problem)}. {in_words(words, fault.mend)}"
            text = f"{where}: {said}" if where else said
            item = QListWidgetItem(f"{CROSS}  {text}")
            item.setData(Qt.ItemDataRole.UserRole, fault.field)
            item.setToolTip(tip(text))
            self.list.addItem(item)
        self.list.setVisible(bool(faults))
        self._fit()
        told = [tr("editor-faulty", n=len(faults)) if faults else tr("editor-sound")]
        if editing.assumed:
            told.append(tr("editor-assumed", sides=[f"side:{side}" for side in editing.assumed]))
        actions = editing.data.get("actions")
        if isinstance(actions, list) and actions:
            told.append(tr("editor-actions", n=len(actions)))
        self.told.setText(" ".join(told))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences are wrapped anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Every sentence is seen whole, as many of them as there is room for."""
        room, metrics = self.width() - 2 * AROUND[0] - 2 * BESIDE, self.list.fontMetrics()
        wrapped, high = int(Qt.TextFlag.TextWordWrap), 0
        for row in range(self.list.count()):
            item = self.list.item(row)
            needed = metrics.boundingRect(0, 0, max(room, 1), 0, wrapped, item.text()).height() + BESIDE
            item.setSizeHint(QSize(room, needed))
            high += needed
        self.list.setFixedHeight(min(high, self.appearance.px(MOST)) + 4)

    def _ask(self, item: QListWidgetItem) -> None:
        self.asked.emit(item.data(Qt.ItemDataRole.UserRole))
