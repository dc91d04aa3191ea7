"""Keys of the whole table window: Enter, digits, Esc and F6; and those that are held, Space, A and L."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

if TYPE_CHECKING:
    from desktop.views.table_window import TableWindow

TYPING = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
CHORDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def application() -> QCoreApplication:
    """The running application."""
    found = QApplication.instance()
    assert found is not None
    return found


class WindowKeys(QObject):
    """Listens to the application while its window is shown."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self.window = window
        self._application = application()
        self._application.installEventFilter(self)

    def stop(self) -> None:
        """Listen no more."""
        self._application.removeEventFilter(self)

    def press(self, event: QKeyEvent) -> bool:
        """A key that neither map nor panel wanted; False if the window has no use for it either."""
        window = self.window
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            window.prompt.settle()
            window.inspector.unpin()
        elif event.key() == Qt.Key.Key_F6:
            self.next_panel(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            digit = event.text()
            return digit.isdigit() and digit != "0" and window.tray.press_digit(int(digit))
        return True

    def _enter(self) -> None:
        """The button that has the focus, else the main Action; a field keeps its Enter."""
        window, focus = self.window, QApplication.focusWidget()
        window.bots.hurry()
        if isinstance(focus, TYPING):
            return
        if isinstance(focus, QAbstractButton):
            focus.click()
        elif not window.prompt.press_main() and window.allot.ready:
            window.allot.hand_over()

    def next_panel(self, step: int) -> None:
        """Focus goes on or back: prompt, map, hand, inspector, log."""
        window = self.window
        stops: list[QWidget] = [window.prompt.chip, window.map, window.inner.panels, window.log.list]
        if window.tray.cards:
            stops.insert(2, window.tray.cards[0])
        here = QApplication.focusWidget()
        index = -1
        for number, stop in enumerate(stops):
            if here is not None and (here is stop or stop.isAncestorOf(here)):
                index = number
        stops[(index + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    # --- keys that are held -------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows keys that are held; leaving the window turns every hand face down."""
        window = self.window
        if not window.isVisible():
            return super().eventFilter(watched, event)
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if self._held(event, kind == QEvent.Type.KeyPress):
                return True
        elif kind == QEvent.Type.ApplicationDeactivate or self._is_left(watched, kind):
            self.let_go()
        elif kind == QEvent.Type.MouseButtonPress:
            window.tray.touched()
            window.bots.hurry()
        return super().eventFilter(watched, event)

    def _is_left(self, watched: QObject, kind: QEvent.Type) -> bool:
        """Whether another window has become the active one; a menu of our own is none."""
        if kind != QEvent.Type.WindowDeactivate or QApplication.activePopupWidget() is not None:
            return False
        return watched is self.window.window()

    def let_go(self) -> None:
        """As if every key had been let go: hands lie face down."""
        self.window.tray.close_hand()
        self.window.seating.peek(None)

    def _held(self, event: QKeyEvent, down: bool) -> bool:
        """Space shows the own hand, A and L those of a duel, as long as they are held down."""
        window, key = self.window, event.key()
        if down and not self._is_for_the_table(event):
            return False
        if window.seating.duellists and key in (Qt.Key.Key_A, Qt.Key.Key_L):
            if not event.isAutoRepeat():
                left, right = window.seating.duellists
                seat = left if key == Qt.Key.Key_A else right
                window.seating.peek(seat if down else None)
            return True
        if key != Qt.Key.Key_Space or not window.tray.guarded:
            return False
        pressed = self._on_a_button()
        if not (event.isAutoRepeat() or (down and pressed)):
            window.tray.hold(down)
        return not pressed

    def _is_for_the_table(self, event: QKeyEvent) -> bool:
        """Whether a key goes to the table: not to a field, a dialog, the curtain, and no shortcut."""
        window, focus = self.window, QApplication.focusWidget()
        ours = focus is None or focus is window or window.isAncestorOf(focus)
        typing = isinstance(focus, TYPING) or bool(event.modifiers() & CHORDS)
        return ours and not typing and not window.curtain.isVisible()

    def _on_a_button(self) -> bool:
        """Whether Space would press a button, unless that is a card."""
        focus = QApplication.focusWidget()
        return isinstance(focus, QAbstractButton) and not self.window.tray.isAncestorOf(focus)
