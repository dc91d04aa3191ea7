"""What the pages before a table share: title, foot with Back, Esc, and a new dress while they are open."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, words_label
from desktop.views.widgets.focus import keeps_focus


class Page(QWidget):
    """A page of the one window. `build` lays it out, `keep` notes what a person has entered.

    Both are called again when language, theme or size of text change, so that nothing entered is lost.
    """

    left = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("page")
        self.appearance = appearance
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.whole.setSpacing(0)
        self._dress = appearance.dress
        appearance.changed.connect(self._redress)

    def build(self) -> None:
        """Lay the page out in the empty `whole`."""

    def keep(self) -> None:
        """Note what has been entered; `build` puts it back."""

    def close_table(self) -> None:
        """Stop all that runs on the page before it goes; most pages show no table."""

    @keeps_focus
    def _redress(self) -> None:
        if self._dress != self.appearance.dress:
            self._dress = self.appearance.dress
            self.keep()
            clear(self.whole)
            self.build()

    # --- parts --------------------------------------------------------------------

    def title(self, key: str) -> QLabel:
        """The title of the page."""
        return faced(self.appearance, self.appearance.tr(key), 44)

    def back_button(self) -> QPushButton:
        """The button that leaves the page."""
        button = QPushButton(self.appearance.tr("button-back"))
        button.setObjectName("back")
        button.clicked.connect(self.left)
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back, Enter presses the button that has the focus."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not press_focused(self, event):
            super().keyPressEvent(event)


def press_focused(page: QWidget, event: QKeyEvent) -> bool:
    """Press the button of a page that has the focus, if the key is Enter and was not merely held; whether it was."""
    focus = page.focusWidget()
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
    if not enter or not isinstance(focus, QAbstractButton):
        return False
    focus.click()
    return True


def faced(appearance: Appearance, text: str, px: int, more: str = "") -> QLabel:
    """A label in the face of titles; `more` are further rules of its style."""
    label = words_label(text, wrap=False)
    label.setStyleSheet(
        f"font-family: '{appearance.theme.type.title}'; font-size: {appearance.px(px)}px; {more}"
    )
    return label


def block(appearance: Appearance, key: str, content: QWidget, *buttons: QPushButton) -> QFrame:
    """A framed part of a page under its heading, with small buttons beside that."""
    box = QFrame()
    box.setObjectName("plate")
    head = QHBoxLayout()
    head.addWidget(faced(appearance, appearance.tr(key), 22, "font-variant: small-caps;"), 1)
    for button in buttons:
        button.setProperty("role", "small")
        head.addWidget(button)
    lines = QVBoxLayout(box)
    lines.setContentsMargins(20, 8, 20, 12)
    lines.addLayout(head)
    lines.addWidget(content)
    return box
