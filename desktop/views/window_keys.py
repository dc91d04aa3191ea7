"""Keys of the whole table window: Enter, digits, Esc and F6; and those that are held, Space, A and L."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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

from desktop.players import Bots
from desktop.seating import Seating
from desktop.views.hand_tray import HandTray

TYPING = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
CHORDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


@dataclass(frozen=True)
class KeyTargets:
    """What the keys play on.

    Attributes:
        main: plays the main Action. escape: puts back and closes. stops: where F6 leads, in order.
        map, curtain: the map, on which Space shows the hand; the curtain, behind which no key is held.
    """

    main: Callable[[], object]
    escape: Callable[[], object]
    stops: Callable[[], list[QWidget]]
    tray: HandTray
    map: QWidget
    curtain: QWidget
    seating: Seating
    bots: Bots


def application() -> QCoreApplication:
    """The running application."""
    found = QApplication.instance()
    assert found is not None
    return found


class WindowKeys(QObject):
    """Listens to the application while its window is shown."""

    def __init__(self, window: QWidget, targets: KeyTargets) -> None:
        super().__init__(window)
        self._window, self._targets = window, targets
        self._application = application()
        self._application.installEventFilter(self)

    def stop(self) -> None:
        """Listen no more."""
        self._application.removeEventFilter(self)

    def press(self, event: QKeyEvent) -> bool:
        """A key that neither map nor panel wanted; False if the window has no use for it either."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            self._targets.escape()
        elif event.key() == Qt.Key.Key_F6:
            self.next_panel(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            digit = event.text()
            return digit.isdigit() and digit != "0" and self._targets.tray.press_digit(int(digit))
        return True

    def _enter(self) -> None:
        """The button that has the focus, else the main Action; a field keeps its Enter."""
        focus = QApplication.focusWidget()
        self._targets.bots.hurry()
        if isinstance(focus, TYPING):
            return
        if isinstance(focus, QAbstractButton):
            focus.click()
        else:
            self._targets.main()

    def next_panel(self, step: int) -> None:
        """Focus goes on or back: prompt, map, hand, inspector, log."""
        stops = self._targets.stops()
        here = QApplication.focusWidget()
        index = -1
        for number, stop in enumerate(stops):
            if here is not None and (here is stop or stop.isAncestorOf(here)):
                index = number
        stops[(index + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    # --- keys that are held -------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows keys that are held; leaving the program turns the hand face down."""
        targets = self._targets
        if not self._window.isVisible():
            return super().eventFilter(watched, event)
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if self._held(event, kind == QEvent.Type.KeyPress):
                return True
        elif kind == QEvent.Type.ApplicationDeactivate:
            targets.tray.close_hand()
            targets.seating.peek(None)
        elif kind == QEvent.Type.MouseButtonPress:
            targets.tray.touched()
            targets.bots.hurry()
        return super().eventFilter(watched, event)

    def _held(self, event: QKeyEvent, down: bool) -> bool:
        targets, focus = self._targets, QApplication.focusWidget()
        if isinstance(focus, TYPING) or targets.curtain.isVisible() or event.modifiers() & CHORDS:
            return False
        if targets.seating.duellists and event.key() in (Qt.Key.Key_A, Qt.Key.Key_L):
            if not event.isAutoRepeat():
                left, right = targets.seating.duellists
                seat = left if event.key() == Qt.Key.Key_A else right
                targets.seating.peek(seat if down else None)
            return True
        on_table = focus is None or focus in (self._window, targets.map) or targets.tray.isAncestorOf(focus)
        if event.key() == Qt.Key.Key_Space and targets.tray.guarded and on_table:
            if not event.isAutoRepeat():
                targets.tray.hold(down)
            return True
        return False
