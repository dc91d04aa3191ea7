"""The page of keys: everything that can be asked for by a key, and another key for it at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.profile.keys import HELD, KEYS
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import scrolled, words_label

MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)


class KeyButton(QPushButton):
    """Shows the key of something; pressed, it waits for another. Esc keeps the one there is."""

    wished = Signal(QKeySequence)

    def __init__(self, appearance: Appearance, name: str) -> None:
        super().__init__()
        self.appearance, self.name = appearance, name
        self.setObjectName(f"key-{name}")
        self.setProperty("role", "small")
        self.setCheckable(True)
        self.toggled.connect(lambda _on: self.refresh())
        self.refresh()

    def refresh(self) -> None:
        """Show the key, or that another is waited for."""
        appearance = self.appearance
        key = appearance.key(self.name) or appearance.tr("keys-none")
        self.setText(appearance.tr("keys-press") if self.isChecked() else key)
        self.setAccessibleName(f"{appearance.tr(self.name)}: {self.text()}")

    def event(self, event: QEvent) -> bool:
        """While it waits, every key is its own: shortcuts and Tab as well."""
        if self.isChecked() and isinstance(event, QKeyEvent):
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
            return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in MODIFIERS:
            return
        self.setChecked(False)
        if event.key() != Qt.Key.Key_Escape:
            self.wished.emit(QKeySequence(event.key() if self.name in HELD else event.keyCombination()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Elsewhere nothing is waited for."""
        self.setChecked(False)
        super().focusOutEvent(event)


class KeysDialog(QDialog):
    """Lists the keys by menu; a key that is taken is refused with the name of what has it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.buttons: dict[str, KeyButton] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(appearance.tr("keys-page"))
        self.setMinimumSize(appearance.px(560), min(appearance.px(560), 640))
        self.refused = words_label(role="wrong")
        self.refused.setObjectName("keyRefused")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(28, 22, 28, 20)
        lines.setSpacing(12)
        lines.addWidget(words_label(appearance.tr("keys-line"), "second"))
        lines.addWidget(scrolled(self._list()), 1)
        lines.addWidget(self.refused)
        lines.addLayout(self._foot())

    def _list(self) -> QWidget:
        content = QWidget()
        grid = QGridLayout(content)
        grid.setHorizontalSpacing(24)
        grid.setColumnStretch(0, 1)
        for group, names in KEYS.items():
            grid.addWidget(words_label(self.appearance.tr(group), "head"), grid.rowCount(), 0)
            for name in names:
                button = self.buttons[name] = KeyButton(self.appearance, name)
                button.wished.connect(lambda key, of=name: self._choose(of, key))
                row = grid.rowCount()
                grid.addWidget(words_label(self.appearance.tr(name).rstrip("…"), wrap=False), row, 0)
                grid.addWidget(button, row, 1)
        return content

    def _foot(self) -> QHBoxLayout:
        usual, close = (
            QPushButton(self.appearance.tr("keys-usual")),
            QPushButton(self.appearance.tr("button-close")),
        )
        usual.setObjectName("usualKeys")
        usual.clicked.connect(self._restore)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(usual)
        foot.addStretch(1)
        foot.addWidget(close)
        for button in (usual, close):
            button.setAutoDefault(False)
        return foot

    def _choose(self, name: str, key: QKeySequence) -> None:
        appearance, other = self.appearance, self.appearance.set_key(name, key)
        written, owner = appearance.written(key.toString()), appearance.tr(other).rstrip("…") if other else ""
        self._show(appearance.tr("keys-taken", key=written, owner=owner) if other else "")

    def _restore(self) -> None:
        self.appearance.restore_keys()
        self._show("")

    def _show(self, refused: str) -> None:
        self.refused.setText(refused)
        for button in self.buttons.values():
            button.refresh()
