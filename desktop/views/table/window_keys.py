"""Keys of the whole table window: Enter, digits, Esc, panels, held keys; and where the focus goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)
from shiboken6 import isValid

from desktop.profile.keys import DUEL_KEYS, Keys
from desktop.session.gate import BOUNCE, Gate
from desktop.session.players import Bots
from desktop.session.seating import Seating
from desktop.soon import soon
from desktop.views.hand.hand_tray import HandTray
from desktop.views.table.answer_page import AnswerPage
from desktop.views.table.cover import Cover
from desktop.views.table.curtain import Curtain
from desktop.views.table.tour import Tour

TYPING = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ACTING = (*ENTER, Qt.Key.Key_Space, *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(1, 10)))
"""Keys that choose or play: they do so once, however long they are held."""
HEARD = frozenset(
    {
        QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.KeyRelease, QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease,
    }
)  # fmt: skip
"""What hands do."""
FOLLOWED = HEARD | {
    QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.FocusIn, QEvent.Type.FocusOut,
    QEvent.Type.ApplicationDeactivate, QEvent.Type.WindowDeactivate,
}  # fmt: skip
"""All that is followed; everything else, painting above all, goes by unread."""
LED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
CHORDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


@dataclass(frozen=True)
class KeyTargets:
    """What the keys play on.

    Attributes:
        main: plays the main Action. escape: puts back and closes. stops: where F6 leads, in order.
        tour: the tour, while it goes on. idle: says why a digit does nothing.
        map, curtain, answers: the map, on which a held key shows the hand; what covers the table, behind which no key
            is held.
        gate: hears of every press.
    """

    main: Callable[[], object]
    escape: Callable[[], object]
    stops: Callable[[], list[QWidget]]
    tour: Callable[[], Tour | None]
    idle: Callable[[int], object]
    tray: HandTray
    map: QWidget
    curtain: Curtain
    answers: AnswerPage
    seating: Seating
    bots: Bots
    gate: Gate

    @property
    def cover(self) -> Cover | None:
        """What covers the table now, the uppermost."""
        return next((cover for cover in (self.curtain, self.answers) if cover.isVisible()), None)


def application() -> QCoreApplication:
    """The running application."""
    found = QApplication.instance()
    assert found is not None
    return found


class Door(QObject):
    """Says when a window is shown and when it goes.

    Who listens to all events of the program need not before: while a window of many parts is built there are thousands.
    """

    def __init__(self, window: QWidget, say: Callable[[bool], None]) -> None:
        super().__init__(window)
        self._window, self._say = window, say
        window.installEventFilter(self)
        if window.isVisible():
            say(True)

    def close(self) -> None:
        """The window is not listened to any more."""
        self._window.removeEventFilter(self)
        self._say(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window comes or goes."""
        if watched is self._window and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._say(event.type() == QEvent.Type.Show)
        return False


class WindowKeys(QObject):
    """Listens to the application while its window is shown."""

    def __init__(self, window: QWidget, keys: Keys, targets: KeyTargets) -> None:
        super().__init__(window)
        self._window, self._keys, self._targets = window, keys, targets
        self._had: QWidget | None = None
        self._busy = False
        self._left: tuple[int, Callable[[], object]] | None = None
        self._bounce = QTimer(self, singleShot=True, interval=BOUNCE)
        self._bounce.timeout.connect(self._leave)
        self._application = application()
        self._door = Door(window, self._listen)

    def stop(self) -> None:
        """Listen no more."""
        self._door.close()

    def _listen(self, shown: bool) -> None:
        if shown:
            self._application.installEventFilter(self)
        else:
            self._application.removeEventFilter(self)

    def press(self, event: QKeyEvent) -> bool:
        """A key that neither map nor panel wanted; False if the window has no use for it either."""
        if QApplication.activePopupWidget() is not None:  # a menu passes on what it has no use for
            return False
        if event.key() in ENTER:
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
            if not digit.isdigit() or digit == "0" or event.modifiers() & CHORDS:
                return False
            if not self._targets.tray.press_digit(int(digit)):
                self._targets.idle(int(digit))
        return True

    def _enter(self) -> None:
        """The button to which a key has led the focus, else the main Action; fields and lists keep their Enter."""
        focus = QApplication.focusWidget()
        if isinstance(focus, (*TYPING, QAbstractItemView)):
            return
        if isinstance(focus, QAbstractButton):
            focus.click()
        else:
            self._targets.main()

    def next_panel(self, step: int) -> None:
        """Focus goes on or back: prompt, map, hand, inspector, log."""
        stops = [stop for stop in self._targets.stops() if (stop.focusProxy() or stop).isVisible()]
        here = QApplication.focusWidget()
        index = -1
        for number, stop in enumerate(stops):
            if here is not None and (here is stop or stop.isAncestorOf(here)):
                index = number
        stops[(index + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    # --- what comes first ---------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The gate hears every press; held keys are followed; leaving the program turns every hand face down."""
        kind, targets = event.type(), self._targets
        if kind not in FOLLOWED or not self._window.isVisible():
            return False
        if kind in HEARD:
            targets.gate.hear(event)
        if isinstance(event, QKeyEvent) and kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if self._first(watched, event, kind == QEvent.Type.KeyPress):
                return True
        elif kind == QEvent.Type.MouseButtonPress:
            if targets.gate.open:
                targets.bots.hurry()
        elif kind == QEvent.Type.Show and isinstance(watched, QMenu):
            targets.gate.renew(watched)
        elif kind == QEvent.Type.Hide and isinstance(watched, QMenu | QDialog):
            soon(targets.gate, targets.gate.renew)  # a second press is meant for what went
        elif isinstance(event, QFocusEvent) and kind == QEvent.Type.FocusIn:
            if isinstance(watched, QWidget) and self._hands_on(watched, event):
                return True
        elif kind == QEvent.Type.FocusOut and watched is self._had and self._had.isVisible():
            self._had = (
                None  # led away by a hand; what goes away by itself is hidden before it loses the focus
            )
        elif kind == QEvent.Type.ApplicationDeactivate or self._is_left(watched, kind):
            targets.gate.forget()
            self.let_go()
        return False

    def _first(self, watched: QObject, event: QKeyEvent, down: bool) -> bool:
        """What a key does before any widget hears of it; whether it is done with."""
        targets = self._targets
        for cover in (targets.curtain, targets.answers):
            if cover.isVisible():
                return self._is_ours(watched) and cover.take_key(watched, event, down)
        if self._held(event, down):
            return True
        if not down or not self._is_for_the_table(event):
            return False
        if event.isAutoRepeat() and (event.key() in ACTING or self._busy):
            return True
        self._busy = True
        soon(self, self._free)
        tour, on_button = targets.tour(), isinstance(QApplication.focusWidget(), QAbstractButton)
        if tour is not None and event.key() == Qt.Key.Key_Escape:
            tour.end()
            return True
        if tour is not None and event.key() in ENTER and not on_button:
            if targets.gate.open:
                tour.go_on()
            return True
        if event.key() in ENTER and watched is QApplication.focusWidget():
            if not targets.gate.open:
                return True
            targets.bots.hurry()
        return False

    def _free(self) -> None:
        """What the last key did is on the screen: what a held key asked for meanwhile is not made up for."""
        self._busy = False

    def _is_ours(self, watched: QObject) -> bool:
        """Whether a key was meant for the table window or a part of it."""
        return isinstance(watched, QWidget) and (
            watched is self._window
            or self._window.isAncestorOf(watched)
            or watched.isAncestorOf(self._window)
        )

    # --- the focus ----------------------------------------------------------------

    def _hands_on(self, watched: QWidget, event: QFocusEvent) -> bool:
        """Whether what gets the focus by a click, or because the widget that had it is gone, hands it to the map.

        So Enter is the main button again after a click. Keys lead the focus everywhere; fields and lists keep it.
        """
        map_, cover, had = self._targets.map, self._targets.cover, self._had
        self._had = watched
        if not self._window.isAncestorOf(watched):
            return False
        if cover is not None:
            if not (watched is cover or cover.isAncestorOf(watched)):
                soon(cover, cover.take_focus)
            return False
        clicked = event.reason() == Qt.FocusReason.MouseFocusReason and isinstance(watched, QAbstractButton)
        gone = had is not None and not (isValid(had) and had.isVisible())
        if not clicked and not (gone and event.reason() in LED and watched is not map_):
            return False
        map_.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # --- keys that are held -------------------------------------------------------

    def _is_left(self, watched: QObject, kind: QEvent.Type) -> bool:
        """Whether another program's window has become the active one; a dialog or a menu of our own is none."""
        if kind != QEvent.Type.WindowDeactivate or watched is not self._window.window():
            return False
        active = QApplication.activeWindow()
        return QApplication.activePopupWidget() is None and active in (None, watched)

    def let_go(self) -> None:
        """As if every key had been let go: hands lie face down."""
        self._left = None
        self._targets.tray.close_hand()
        self._targets.seating.peek(None)

    def _leave(self) -> None:
        """The key that was let go has not come down again: what it showed is hidden."""
        left, self._left = self._left, None
        if left is not None:
            left[1]()

    def _hold(self, key: int, down: bool, show: Callable[[], object], hide: Callable[[], object]) -> None:
        """Show something as long as a key is down; a busy window system tells of one that is held as up and down."""
        self._bounce.stop()
        if self._left is not None and self._left[0] != key:
            self._leave()
        if not down:
            self._left = key, hide
            self._bounce.start()
        elif self._left is not None:
            self._left = None
        else:
            show()

    def _held(self, event: QKeyEvent, down: bool) -> bool:
        """One key shows the own hand, two others those of a duel, as long as they are held down."""
        targets = self._targets
        if down and not self._is_for_the_table(event):
            return False
        for seat, key in zip(targets.seating.duellists or (), DUEL_KEYS, strict=False):
            if self._keys.is_held(key, event):
                if not event.isAutoRepeat():
                    peek = targets.seating.peek
                    self._hold(event.key(), down, partial(peek, seat), partial(peek, None))
                return True
        if not self._keys.is_held("keys-hand", event) or not targets.tray.peeks:
            return False
        pressed = self._on_a_button()
        if not (event.isAutoRepeat() or (down and pressed)):
            hold = targets.tray.hold
            self._hold(event.key(), down, partial(hold, True), partial(hold, False))
        return not pressed

    def _is_for_the_table(self, event: QKeyEvent) -> bool:
        """Whether a key goes to the table: not to a menu, a field, a dialog, the curtain, and no shortcut."""
        if QApplication.activePopupWidget() is not None:
            return False
        window, focus = self._window, QApplication.focusWidget()
        ours = focus is None or focus is window or window.isAncestorOf(focus)
        typing = isinstance(focus, TYPING) or bool(event.modifiers() & CHORDS)
        return ours and not typing and self._targets.cover is None

    def _on_a_button(self) -> bool:
        """Whether a held key would press a button, unless that is a card."""
        focus = QApplication.focusWidget()
        return isinstance(focus, QAbstractButton) and focus not in self._targets.tray.cards
