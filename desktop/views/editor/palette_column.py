"""The left column of the editor: what may be laid on the map, and what lies at the spot that was clicked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QCompleter,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.views.editor.editor_words import EditorWords
from desktop.views.editor.position_map import ICON
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.choice_box import ChoiceBox
from engine.practice.editing import Editing
from engine.practice.palettes import Thing, Token, palettes, spots

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
TAKE_AWAY = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
ROLE = Qt.ItemDataRole.UserRole


class DraggedList(QListWidget):
    """A list whose entries are dragged out of it; a click, or Enter, picks one.

    Signals:
        dropped: what an entry stands for, and where it was let go, in screen points. chosen: Enter on an entry.
        taken_away: Delete on an entry.
    """

    dropped = Signal(object, object)
    chosen = Signal(object)
    taken_away = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pressed: QPoint | None = None
        self._carried: QLabel | None = None
        self.itemDoubleClicked.connect(lambda item: self.chosen.emit(item.data(ROLE)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of an entry."""
        super().mousePressEvent(event)
        spot = event.position().toPoint()
        self._pressed = spot if self.indexAt(spot).isValid() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it."""
        if self._pressed is None or not event.buttons():
            return
        far = (event.position().toPoint() - self._pressed).manhattanLength()
        if self._carried is None and self.currentRow() >= 0 and far >= QApplication.startDragDistance():
            self._carried = QLabel(self.currentItem().text().partition("\n")[0], self.window())
            self._carried.setObjectName("carried")
            self._carried.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._carried.adjustSize()
            self._carried.show()
        if self._carried is not None:
            spot = self.window().mapFromGlobal(event.globalPosition().toPoint())
            self._carried.move(spot + QPoint(14, 10))
            self._carried.raise_()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go there."""
        super().mouseReleaseEvent(event)
        carried, self._carried, self._pressed = self._carried, None, None
        if carried is not None:
            carried.hide()
            carried.deleteLater()
            self.dropped.emit(self.meant, event.globalPosition().toPoint())

    @property
    def meant(self) -> object:
        """What the chosen entry stands for; None where none is: focus alone chooses nothing."""
        chosen = self.selectedItems()
        return chosen[0].data(ROLE) if chosen else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter picks, Delete takes away."""
        if self.meant is None and event.key() in ENTER:
            self.setCurrentRow(self.currentRow())
        if self.meant is not None and event.key() in ENTER:
            self.chosen.emit(self.meant)
        elif self.meant is not None and event.key() in TAKE_AWAY:
            self.taken_away.emit(self.meant)
        else:
            super().keyPressEvent(event)


class PaletteColumn(QFrame):
    """Palettes, and what lies here.

    Signals:
        picked: a token was picked (or None). put: a token, and the spot that was named for it.
        dropped: a token, or something that lies here, and the screen point where it was let go.
        removed, opened: something that lies here.
        named: a spot was chosen by its name, on the map or beside it.
    """

    picked = Signal(object)
    put = Signal(object, str)
    dropped = Signal(object, object)
    removed = Signal(object)
    opened = Signal(object)
    named = Signal(str)

    def __init__(
        self, appearance: Appearance, words: EditorWords, icon: Callable[[Token], QIcon | None]
    ) -> None:
        super().__init__()
        self.setObjectName("editorColumn")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.appearance, self.words, self._icon = appearance, words, icon
        tr = appearance.tr
        self._palettes: dict[str, tuple[Token, ...]] = {}
        self.editing: Editing | None = None
        self._spot = ""
        """Where that lies which is told."""
        self.field = ChoiceBox()
        self.field.setAccessibleName(tr("editor-palette"))
        self.tokens = DraggedList(tr("editor-palette"))
        self.tokens.setIconSize(QSize(appearance.px(ICON), appearance.px(ICON)))
        self.where = ChoiceBox()
        self.where.setEditable(True)
        self.where.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.where.setAccessibleName(tr("editor-where"))
        self.where.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.put_button = QPushButton(tr("editor-put"))
        self.here_title = words_label(tr("editor-here-none"), "head")
        self.here = DraggedList(tr("editor-here"))
        self.remove_button = QPushButton(tr("editor-remove"))
        for button in (self.put_button, self.remove_button):
            button.setProperty("role", "small")
        self._build()
        self.field.currentIndexChanged.connect(self._list_tokens)
        self.tokens.itemSelectionChanged.connect(self._pick)
        self.tokens.dropped.connect(self.dropped)
        self.tokens.chosen.connect(lambda _token: self.where.setFocus())
        self.put_button.clicked.connect(self._put_there)
        self.where.activated.connect(lambda index: self.named.emit(self.where.itemData(index) or ""))
        line = self.where.lineEdit()
        if line is not None:
            line.returnPressed.connect(self._put_there)
        self.here.dropped.connect(self.dropped)
        self.here.chosen.connect(self.opened)
        self.here.taken_away.connect(self.removed)
        self.here.itemSelectionChanged.connect(self._tell_here)
        self.remove_button.clicked.connect(lambda: self.removed.emit(self.thing))

    def _build(self) -> None:
        tr, lines = self.appearance.tr, QVBoxLayout(self)
        lines.setContentsMargins(10, 8, 10, 8)
        lines.setSpacing(6)
        lines.addWidget(words_label(tr("editor-palette"), "head"))
        lines.addWidget(self.field)
        lines.addWidget(self.tokens, 3)
        lines.addWidget(self._row(self.where, self.put_button))
        lines.addWidget(self.here_title)
        lines.addWidget(self.here, 1)
        lines.addWidget(self._row(None, self.remove_button))

    def _row(self, first: QWidget | None, second: QWidget) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        if first is None:
            line.addStretch(1)
        else:
            line.addWidget(first, 1)
        line.addWidget(second)
        return row

    # --- what may be laid down ------------------------------------------------------

    def show_position(self, editing: Editing) -> None:
        """Offer what this position may have; the choice stays."""
        self.editing = editing
        found = palettes(editing.form)
        if found.keys() != self._palettes.keys():
            self._palettes = found
            self.field.blockSignals(True)
            self.field.clear()
            for name in found:
                self.field.addItem(self.words.field(name), name)
            self.field.blockSignals(False)
        self._palettes = found
        self._list_tokens()

    def _list_tokens(self) -> None:
        chosen = self.token
        self.tokens.blockSignals(True)
        self.tokens.clear()
        stand = self._stands()
        for token in self._palettes.get(self.field.currentData(), ()):
            name = self.words.token(token)
            text = f"{name}\n{stand.get(token, self.appearance.tr('editor-off'))}" if token.piece else name
            item = QListWidgetItem(text)
            item.setData(ROLE, token)
            icon = self._icon(token)
            if icon is not None:
                item.setIcon(icon)
            self.tokens.addItem(item)
            if token == chosen:
                self.tokens.setCurrentItem(item)
        self.tokens.blockSignals(False)
        if self.token != chosen or chosen is None:
            self._pick()

    def _stands(self) -> dict[Token, str]:
        """Where single pieces stand."""
        if self.editing is None:
            return {}
        name = self.appearance.words.name
        return {thing.token: name(thing.spot) for thing in self.editing.things if thing.token.piece}

    @property
    def token(self) -> Token | None:
        """What is picked."""
        found = self.tokens.meant
        return found if isinstance(found, Token) else None

    def pick(self, token: Token | None) -> None:
        """Pick a token of any palette, or none."""
        if token is None:
            self.tokens.setCurrentRow(-1)
            self.tokens.clearSelection()
            return
        self.field.setCurrentIndex(self.field.findData(token.field))
        for row in range(self.tokens.count()):
            if self.tokens.item(row).data(ROLE) == token:
                self.tokens.setCurrentRow(row)

    def _pick(self) -> None:
        token = self.token
        name = self.appearance.words.name
        offered = spots(self.editing.form, token) if self.editing is not None and token is not None else {}
        self.where.clear()
        for spot, named in sorted(
            ((spot, name(spot)) for spot in offered), key=lambda one: one[1].casefold()
        ):
            self.where.addItem(named, spot)
        self.where.setCurrentIndex(-1)
        completer = self.where.completer()
        if completer is not None:
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
        for part in (self.where, self.put_button):
            part.setEnabled(bool(offered))
        self.picked.emit(token)

    def _put_there(self) -> None:
        """Lay the token on the spot that was named."""
        index = self.where.findText(self.where.currentText(), Qt.MatchFlag.MatchFixedString)
        if self.token is not None and index >= 0:
            self.put.emit(self.token, self.where.itemData(index))

    # --- what lies here -------------------------------------------------------------

    def show_here(self, spot: str, name: str, things: Iterable[tuple[str, Thing]]) -> None:
        """Tell what lies at a spot; while it is the same, the same row stays chosen, of another the first."""
        row = self.here.currentRow() if spot == self._spot else 0
        self._spot = spot
        self.here_title.setText(name or self.appearance.tr("editor-here-none"))
        self.here.clear()
        for text, thing in things:
            item = QListWidgetItem(text)
            item.setData(ROLE, thing)
            self.here.addItem(item)
        if self.here.count():
            self.here.setCurrentRow(min(max(row, 0), self.here.count() - 1))
        self._tell_here()

    def told_here(self) -> list[str]:
        """What lies there, in words."""
        return [self.here.item(row).text() for row in range(self.here.count())]

    def choose_here(self, thing: Thing) -> None:
        """Choose something that lies there."""
        for row in range(self.here.count()):
            if self.here.item(row).data(ROLE) == thing:
                self.here.setCurrentRow(row)

    @property
    def thing(self) -> Thing | None:
        """What is chosen of it."""
        found = self.here.meant
        return found if isinstance(found, Thing) else None

    def _tell_here(self) -> None:
        can_go = self.editing is not None and self.thing is not None and self.editing.can_go(self.thing)
        self.remove_button.setEnabled(can_go)
