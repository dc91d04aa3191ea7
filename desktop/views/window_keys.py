"""Keys of the whole table window: Enter, digits, Esc, panels; and those that are held to see a hand."""

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

from desktop.keys import DUEL_KEYS, Keys
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
        map, curtain: the map, on which a held key shows the hand; the curtain, behind which no key is held.
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

    def __init__(self, window: QWidget, keys: Keys, targets: KeyTargets) -> None:
        super().__init__(window)
        self._window, self._keys, self._targets = window, keys, targets
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
        elif self._keys.is_pressed("keys-panel-next", event):
            self.next_panel(1)
        elif self._keys.is_pressed("keys-panel-before", event):
            self.next_panel(-1)
        elif self._keys.is_pressed("keys-fold-hand", event):
            self._targets.tray.fold()
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
        """Follows keys that are held; leaving the window turns every hand face down."""
        targets = self._targets
        if not self._window.isVisible():
            return super().eventFilter(watched, event)
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if self._held(event, kind == QEvent.Type.KeyPress):
                return True
        elif kind == QEvent.Type.ApplicationDeactivate or self._is_left(watched, kind):
            self.let_go()
        elif kind == QEvent.Type.MouseButtonPress:
            targets.tray.touched()
            targets.bots.hurry()
        return super().eventFilter(watched, event)

    def _is_left(self, watched: QObject, kind: QEvent.Type) -> bool:
        """Whether another window has become the active one; a menu of our own is none."""
        if kind != QEvent.Type.WindowDeactivate or QApplication.activePopupWidget() is not None:
            return False
        return watched is self._window.window()

    def let_go(self) -> None:
        """As if every key had been let go: hands lie face down."""
        self._targets.tray.close_hand()
        self._targets.seating.peek(None)

    def _held(self, event: QKeyEvent, down: bool) -> bool:
        """One key shows the own hand, two others those of a duel, as long as they are held down."""
        targets = self._targets
        if down and not self._is_for_the_table(event):
            return False
        for seat, key in zip(targets.seating.duellists or (), DUEL_KEYS, strict=False):
            if self._keys.is_held(key, event):
                if not event.isAutoRepeat():
                    targets.seating.peek(seat if down else None)
                return True
        if not self._keys.is_held("keys-hand", event) or not targets.tray.guarded:
            return False
        pressed = self._on_a_button()
        if not (event.isAutoRepeat() or (down and pressed)):
            targets.tray.hold(down)
        return not pressed

    def _is_for_the_table(self, event: QKeyEvent) -> bool:
        """Whether a key goes to the table: not to a field, a dialog, the curtain, and no shortcut."""
        window, focus = self._window, QApplication.focusWidget()
        ours = focus is None or focus is window or window.isAncestorOf(focus)
        typing = isinstance(focus, TYPING) or bool(event.modifiers() & CHORDS)
        return ours and not typing and not self._targets.curtain.isVisible()

    def _on_a_button(self) -> bool:
        """Whether a held key would press a button, unless that is a card."""
        focus = QApplication.focusWidget()
        return isinstance(focus, QAbstractButton) and not self._targets.tray.isAncestorOf(focus)
