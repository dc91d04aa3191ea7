"""Slips of tired hands among the moves of a careful person: right after an Action, before anyone has read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.session.gate import BOUNCE
from desktop.views.table.table_window import TableWindow
from engine.kernel.rng import Rng
from tests.desktop.patience import TiredGate

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SMALL = (1366, 768)
"""The window of a small laptop, in which the evenings were played."""


class Slips:
    """Fires slips at a window whose gate is a TiredGate; none may play anything."""

    def __init__(self, window: TableWindow, seed: int) -> None:
        self.window, self.rng, self.done = window, Rng(seed), Counter[str]()
        gate = window.session.gate
        assert isinstance(gate, TiredGate)
        self.gate, self.last = gate, ""

    def slip(self) -> None:
        """One slip, if what is asked now is still unread; nothing is played by it."""
        table = self.window.session.table
        before = len(table.history)
        with self.gate.hasty():
            QApplication.processEvents()
            if self.gate.open:
                return
            covered = self.window.curtain.isVisible()
            deeds: tuple[Callable[[], None], ...] = (self.twice, self.held, self.again, self.astray)
            deed = self.twice if covered else self.rng.choice(deeds)
            deed()
            QApplication.processEvents()
            assert len(table.history) == before, f"a slip played: {deed.__name__} {self.last}"
            assert self.window.curtain.isVisible() == covered
            self.done[deed.__name__] += 1
            self.recover()

    def focus(self) -> QWidget:
        """What gets the keys."""
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self.window.map

    def twice(self) -> None:
        """Enter, twice, too early."""
        for _ in range(2):
            QTest.keyClick(self.focus(), Qt.Key.Key_Return)

    def held(self) -> None:
        """Enter, held for long."""
        QTest.keyPress(self.focus(), Qt.Key.Key_Return)
        for _ in range(4):
            self.gate.stopped.time += 200
            for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                QApplication.sendEvent(self.focus(), QKeyEvent(kind, Qt.Key.Key_Return, NONE, "", True))
            QApplication.processEvents()
        QTest.keyRelease(self.focus(), Qt.Key.Key_Return)

    def again(self) -> None:
        """A button of the bar, clicked twice as soon as it is there."""
        buttons = [b for b in self.window.prompt.answers if b.isVisible()]  # Undo answers nothing
        if not buttons:
            return
        button = self.rng.choice(buttons)
        self.last = button.text()
        spot = button.mapTo(self.window, button.rect().center())
        for _ in range(2):
            under = self.window.childAt(spot) or self.window
            QTest.mouseClick(under, LEFT, NONE, under.mapFrom(self.window, spot))
            popup = QApplication.activePopupWidget()
            if popup is not None:
                popup.close()

    def astray(self) -> None:
        """A piece that is let go beside the map, with the wheel turned on the way."""
        view, scene = self.window.map, self.window.scene
        found = [ref for ref in scene.moves.sources() if scene.on_map(ref) is not None]
        if not found:
            return
        start = scene.on_map(self.rng.choice(found))
        assert start is not None
        view.keep_in_sight(start)
        viewport, at = view.viewport(), view.mapFromScene(start)
        QTest.mousePress(viewport, LEFT, NONE, at)
        QTest.mouseMove(viewport, at + QPoint(40, 20))
        view.zoom_out()
        view.zoom_in()
        beyond = QPoint(viewport.width() + 60, viewport.height() // 2)
        QTest.mouseMove(viewport, beyond)
        QTest.mouseRelease(viewport, LEFT, NONE, beyond)

    def recover(self) -> None:
        """Esc, and the hand on the map again."""
        if self.window.curtain.isVisible():
            QTest.qWait(2 * BOUNCE)  # until the key counts as let go
            return
        QTest.keyClick(self.focus(), Qt.Key.Key_Escape)
