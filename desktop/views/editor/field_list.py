"""All fields of the position: what each says now, and a form for the one that is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.soon import soon
from desktop.views.editor.editor_words import EditorWords
from desktop.views.editor.field_form import FieldForm
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import ScrollArea, words_label
from engine.kernel.fields import FieldPath
from engine.practice.editing import Editing

ROLE = Qt.ItemDataRole.UserRole
VALUES = 0.33
"""How much of the column a value has."""


class FieldColumn(QFrame):
    """The right column of the editor: the list of fields over the form of one.

    Signals:
        written: a field, and its value. removed: a field, or a member of a list, goes.
    """

    written = Signal(object, object)
    removed = Signal(object)

    def __init__(self, appearance: Appearance, words: EditorWords) -> None:
        super().__init__()
        self.setObjectName("editorColumn")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.appearance, self.words = appearance, words
        self.editing: Editing | None = None
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(appearance.tr("editor-fields"))
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.form = FieldForm(appearance, words)
        self.form.written.connect(self.written)
        self.form.removed.connect(self.removed)
        area = ScrollArea()
        area.setWidget(self.form)
        self._area = area
        lines = QVBoxLayout(self)
        lines.setContentsMargins(10, 8, 10, 8)
        lines.setSpacing(6)
        lines.addWidget(words_label(appearance.tr("editor-fields"), "head"))
        lines.addWidget(self.list, 4)
        lines.addWidget(area, 5)
        self.list.currentItemChanged.connect(lambda *_: self._open())

    def show_position(self, editing: Editing) -> None:
        """Tell what the fields say; the same one stays open."""
        self.editing = editing
        chosen = self.field
        self.list.blockSignals(True)
        self.list.clear()
        for name in self._names(editing):
            form = editing.form_at((name,))
            said = editing.stated.get(name)
            told = "\N{EN DASH}" if said is None else self.words.value(form, said)
            item = QTreeWidgetItem([self.words.field(name), told])
            item.setData(0, ROLE, name)
            item.setToolTip(0, name)
            item.setToolTip(1, told)
            font = item.font(1)
            font.setItalic(name not in editing.data)
            item.setFont(1, font)
            self.list.addTopLevelItem(item)
            if name == chosen:
                self.list.setCurrentItem(item)
        first = self.list.topLevelItem(0)
        if self.list.currentItem() is None and first is not None:
            self.list.setCurrentItem(first)
        self.list.blockSignals(False)
        self._open()

    def _names(self, editing: Editing) -> Iterator[str]:
        """The fields of the game, then those of the opening."""
        yield from editing.form.keys.words
        yield from editing.opening.keys.words

    @property
    def field(self) -> str:
        """The field whose form is open."""
        item = self.list.currentItem()
        return str(item.data(0, ROLE)) if item is not None else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names have most of the room."""
        super().resizeEvent(event)
        self.list.header().resizeSection(1, int(self.width() * VALUES))

    def open(self, way: FieldPath) -> None:
        """Open the form of a field, and go to what is meant in it."""
        for row in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(row)
            if item is not None and way and item.data(0, ROLE) == way[0]:
                self.list.setCurrentItem(item)
                found = self.form.go_to(way)
                if found is not None:
                    soon(found, partial(self._reach, found))

    def _reach(self, widget: QWidget) -> None:
        widget.setFocus()
        self._area.ensureWidgetVisible(widget)

    def _open(self) -> None:
        if self.editing is not None and self.field:
            bar = self._area.verticalScrollBar()
            kept = bar.value()
            self.form.show_field(self.editing, self.field)
            soon(bar, lambda: bar.setValue(kept))
