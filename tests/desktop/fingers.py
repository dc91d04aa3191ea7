"""What hands do to a window: presses of mouse and keys, made by Qt, or by the X server like those of a person."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QPushButton, QWidget
from shiboken6 import isValid

from desktop.session.gate import BOUNCE, Gate
from desktop.views.table.window_keys import ACTING
from tests.desktop.person import LEFT, LONG, NONE, click, move, wait

Key = Qt.Key
NAMES = {
    Key.Key_Return: "Return", Key.Key_Escape: "Escape", Key.Key_Tab: "Tab", Key.Key_Space: "space",
    Key.Key_Down: "Down", Key.Key_Up: "Up", Key.Key_N: "n", Key.Key_F6: "F6",
    Key.Key_A: "a", Key.Key_L: "l",
    **{Key(Key.Key_0 + digit): str(digit) for digit in range(1, 10)},
    Key.Key_Backtab: "shift+Tab",
}  # fmt: skip
"""Keys as xdotool calls them."""
DONE = (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease)
MARK = ("Pause", Key.Key_Pause)
"""A key that the program never hears: when it has come, all that was pressed before has come."""
MOST = 80
"""Presses of Tab after which nothing is found that way."""


class Fingers:
    """Presses made by Qt: at once, and whoever asks waits for nothing."""

    def look(self) -> None:
        """See what is on the screen before anything is pressed."""
        QApplication.processEvents()

    def press(self, widget: QWidget, at: QPoint) -> None:
        """The button of the mouse goes down."""
        QTest.mousePress(widget, LEFT, NONE, at)

    def move(self, widget: QWidget, at: QPoint) -> None:
        """The pointer moves, with the button down."""
        move(widget, at)

    def let_go(self, widget: QWidget, at: QPoint) -> None:
        """The button of the mouse goes up."""
        QTest.mouseRelease(widget, LEFT, NONE, at)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click at a point of a widget, or in its middle."""
        if at is None:
            click(widget)
        else:
            QTest.mouseClick(widget, LEFT, NONE, at)

    def key(self, key: Qt.Key) -> None:
        """A key is pressed, for what has the focus."""
        QTest.keyClick(QApplication.focusWidget() or QApplication.activeWindow(), key)

    def hold(self, key: Qt.Key) -> None:
        """A key goes down and stays there."""
        QTest.keyPress(QApplication.focusWidget() or QApplication.activeWindow(), key)

    def free(self, key: Qt.Key) -> None:
        """A key that is held goes up."""
        QTest.keyRelease(QApplication.focusWidget() or QApplication.activeWindow(), key)

    def type(self, text: str) -> None:
        """Letters and figures, in place of what stands in the field that has the focus."""
        field = QApplication.focusWidget()
        QTest.keyClick(field, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, text)

    def lead(self, widget: QWidget, part: QWidget | None = None) -> None:
        """F6 to the part of the window in which a widget stands, then Tab to it; on a page without parts Tab alone.

        What stands before that where F6 leads is found by Shift+Tab.
        """

        def here() -> bool:
            focus = QApplication.focusWidget()
            return part is None or (focus is not None and (focus is part or part.isAncestorOf(focus)))

        trail: list[str] = []
        back = within = False
        for _ in range(MOST):
            focus = QApplication.focusWidget()
            if focus is widget:
                return
            back, within = back != (within and not here()), here()
            trail.append(f"{type(focus).__name__} {focus.accessibleName() if focus is not None else ''}")
            self.key((Key.Key_Backtab if back else Key.Key_Tab) if within else Key.Key_F6)
        raise AssertionError(
            f"no key leads to {widget.objectName()} {widget.accessibleName()} "
            f"(seen {widget.isVisible()}, enabled {widget.isEnabled()}), but to {trail}"
        )

    def push(self, button: QWidget, part: QWidget | None = None, *, keys: bool) -> None:
        """A click, or the keys that lead to a button (`lead`), and Space."""
        if keys:
            self.lead(button, part)
            self.key(Key.Key_Space)
        else:
            self.click(button)

    def open_menu(self, button: QPushButton, menu: QMenu, entry: QAction, *, keys: bool) -> None:
        """Open the menu of a button and take a line of it."""

        def choose() -> None:
            if not menu.isVisible():
                QTimer.singleShot(20, menu, choose)
            elif keys:
                self.look()
                lines = [line for line in menu.actions() if line.isEnabled()]
                for _ in range(lines.index(entry) + 1):
                    self.key_in(menu, Key.Key_Down)
                self.key_in(menu, Key.Key_Return)
            else:
                self.look()
                self.click(menu, menu.actionGeometry(entry).center())

        QTimer.singleShot(0, menu, choose)
        if keys:
            self.key(Key.Key_Space)
        else:
            self.click(button)
        assert wait(lambda: not isValid(menu) or not menu.isVisible(), LONG)

    def open_menus(self, button: QPushButton, menu: QMenu, said: tuple[str, str], *, keys: bool) -> None:
        """Open the menu of a button, in it another by its line, and take a line of that."""

        def choose(of: QMenu, words: tuple[str, ...]) -> None:
            if not of.isVisible():
                QTimer.singleShot(20, of, lambda: choose(of, words))
                return
            self.look()
            lines = [line for line in of.actions() if line.isEnabled()]
            entry = next(line for line in lines if line.text() == words[0])
            inner = entry.menu()
            if inner is not None:
                QTimer.singleShot(20, inner, lambda: choose(inner, words[1:]))
            if keys:
                opened = lines.index(of.activeAction()) + 1 if of.activeAction() in lines else 0
                for _ in range(lines.index(entry) + 1 - opened):
                    self.key_in(of, Key.Key_Down)
                self.key_in(of, Key.Key_Return)
            else:
                self.click(of, of.actionGeometry(entry).center())

        QTimer.singleShot(0, menu, lambda: choose(menu, said))
        if keys:
            self.key(Key.Key_Space)
        else:
            self.click(button)
        assert wait(lambda: not menu.isVisible(), LONG)

    def key_in(self, menu: QMenu, key: Qt.Key) -> None:
        """A key is pressed for a menu that is open."""
        QTest.keyClick(menu, key)

    def turn(self, box: QComboBox, wanted: object, *, keys: bool) -> None:
        """Choose a line of a box: by arrows, or from the list that it opens."""
        if box.currentData() == wanted:
            return
        if keys:
            self.lead(box)
            steps = box.findData(wanted) - box.currentIndex()
            for _ in range(abs(steps)):
                self.key(Key.Key_Down if steps > 0 else Key.Key_Up)
        else:
            self.click(box)
            view = box.view()
            assert wait(view.isVisible, LONG)
            wait(
                lambda: False, QApplication.doubleClickInterval() + 50
            )  # so long Qt takes a press for the one that opened it
            index = view.model().index(box.findData(wanted), 0)
            view.scrollTo(index)
            self.click(view.viewport(), view.visualRect(index).center())
        assert wait(lambda: box.currentData() == wanted, LONG)


class Heard(QObject):
    """Counts what is let go, as the window system tells: a key that repeats itself is still held.

    Attributes:
        count: buttons and keys let go. marks: MARKs of them, which are kept from the program.
    """

    def __init__(self) -> None:
        super().__init__()
        self.count, self.marks, self.at = 0, 0, QPoint(-1, -1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing but a MARK is kept from anybody."""
        up = event.type() in DONE and event.spontaneous() and watched.isWindowType()
        if isinstance(event, QKeyEvent):
            if event.key() == MARK[1]:
                self.marks += up
                return True
            up = up and not event.isAutoRepeat()
        self.count += up
        if isinstance(event, QMouseEvent) and event.spontaneous() and watched.isWindowType():
            self.at = event.globalPosition().toPoint()
        return False


class RealFingers(Fingers):
    """Presses of the X server, which the program hears as it hears those of a person, who looks before each."""

    def __init__(self, gate: Callable[[], Gate | None]) -> None:
        """`gate`: that of the table on show."""
        self._gate, self._heard = gate, Heard()
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self._heard)
        self._tool = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)
        self._lifted: dict[Qt.Key, float] = {}
        self.presses = 0

    def stop(self) -> None:
        """No more presses."""
        assert self._tool.stdin is not None
        self._tool.stdin.close()
        self._tool.wait()

    def _do(self, line: str) -> None:
        assert self._tool.stdin is not None
        self._tool.stdin.write(line + "\n")
        self._tool.stdin.flush()

    def _done(self, line: str, presses: int = 1) -> None:
        """Do something that ends with so many buttons or keys let go, and wait until the program has heard it."""
        until = self._heard.count + presses
        self._do(line)
        self.presses += presses
        assert wait(lambda: self._heard.count >= until, LONG), f"never heard: {line}"

    def _catch_up(self) -> None:
        """Wait until the program has heard all that was done, whoever kept it to himself."""
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self._heard)  # once more: so it hears before all others
        until = self._heard.marks + 1
        self._do(f"keydown {MARK[0]} keyup {MARK[0]}")
        assert wait(lambda: self._heard.marks >= until, LONG), "nothing more is heard"

    def look(self) -> None:
        """Until all has been painted, and for as long as anybody looks."""
        gate = self._gate()
        QApplication.processEvents()
        assert wait(lambda: gate is None or gate.covered or gate.open, LONG), "what is asked is never shown"

    def _at(self, widget: QWidget, at: QPoint) -> str:
        point = widget.mapToGlobal(at)
        return f"mousemove {point.x()} {point.y()}"

    def _meet(self, widget: QWidget, at: QPoint) -> None:
        """Move the pointer, and wait until the program has heard where it is."""
        self._do(self._at(widget, at))
        goal = widget.mapToGlobal(at)
        assert wait(lambda: self._heard.at == goal, LONG), f"the pointer never came to {goal}"

    def press(self, widget: QWidget, at: QPoint) -> None:
        """The button of the mouse goes down."""
        self.look()
        self._do(f"{self._at(widget, at)} mousedown 1")
        goal = widget.mapToGlobal(at)
        assert wait(lambda: self._heard.at == goal, LONG), f"the pointer never came to {goal}"

    def move(self, widget: QWidget, at: QPoint) -> None:
        """The pointer moves."""
        if widget.mapToGlobal(at) != self._heard.at:
            self._meet(widget, at)

    def let_go(self, widget: QWidget, at: QPoint) -> None:
        """The button of the mouse goes up."""
        self._done(f"{self._at(widget, at)} mouseup 1")

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click at a point of a widget, or in its middle."""
        self.look()
        self._done(f"{self._at(widget, widget.rect().center() if at is None else at)} click 1")

    def key(self, key: Qt.Key) -> None:
        """A key is pressed, for what has the focus."""
        self.look()
        self._lift(key)
        self._done(f"key {NAMES[key]}", 1 + NAMES[key].count("+"))
        self._lifted[key] = monotonic()

    def hold(self, key: Qt.Key) -> None:
        """A key goes down and stays there."""
        self.look()
        self._lift(key)
        self._do(f"keydown {NAMES[key]}")

    def _lift(self, key: Qt.Key) -> None:
        """The same key is pressed again no sooner than a finger can."""
        since = 1000 * (monotonic() - self._lifted.get(key, 0.0))
        if key in ACTING and since < 2 * BOUNCE:
            wait(lambda: False, int(2 * BOUNCE - since) + 1)

    def free(self, key: Qt.Key) -> None:
        """A key that is held goes up."""
        self._do(f"keyup {NAMES[key]}")
        self._catch_up()  # the end of a duel keeps it to itself
        self._lifted[key] = monotonic()

    def type(self, text: str) -> None:
        """Letters and figures, in place of what stands in the field that has the focus."""
        self._done("key ctrl+a", 2)
        for letter in text:
            self._done(f"key {letter}")

    def key_in(self, menu: QMenu, key: Qt.Key) -> None:
        """A key is pressed for a menu that is open."""
        del menu
        self.look()
        self._do(f"key {NAMES[key]}")  # where it closes the menu nobody hears it go up
        self._catch_up()
