"""Tired hands at a lesson, a drill and a show: keys, clicks, drags and changes of look in any order break nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsView, QWidget

from desktop.views.public.screen_chooser import HERE
from engine.practice.courses import shelf
from engine.texts.catalogue import LANGUAGES
from tests.desktop.driver import Driver, in_step

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Key, Held = Qt.Key, Qt.KeyboardModifier
KEYS = (
    Key.Key_Return, Key.Key_Return, Key.Key_Escape, Key.Key_Space, Key.Key_Tab, Key.Key_F5, Key.Key_Left, Key.Key_Down,
    Key.Key_PageDown, Key.Key_PageUp, Key.Key_Home, Key.Key_Plus, Key.Key_F6, Key.Key_F8, Key.Key_F1, Key.Key_Delete,
    Key.Key_A, Key.Key_B, Key.Key_C, Key.Key_F, Key.Key_H, Key.Key_L, Key.Key_P, Key.Key_S, Key.Key_T, Key.Key_Z,
    Key.Key_0, Key.Key_1, Key.Key_3,
)  # fmt: skip
SIZES = ((800, 600), (1280, 720), (1600, 900), (960, 600))
STAYS = 30
"""So many things are done before something else is opened."""


class Tired:
    """Somebody who presses anything."""

    def __init__(self, driver: Driver, seed: int) -> None:
        self.driver, self.shell, self.rng = driver, driver.shell, random.Random(seed)
        self.lessons = list(shelf().lessons())

    def open(self) -> None:
        """A lesson, the drills of a game, or a table that a room sees."""
        shell, rng = self.shell, self.rng
        shell.show_learn()
        in_step()
        kind = rng.randrange(3)
        if kind == 0:
            shell.lessons.play(rng.choice(self.lessons))
        elif kind == 1:
            shell.show_drills(rng.choice(["maria", "acres", "revolution"]))
        else:
            self.driver.begun()
            shell.showing.present()
            assert shell.presenting is not None
            shell.presenting.show_on(HERE)
        in_step()

    def close_what_lies_over_it(self) -> None:
        """Menus and questions, every second time."""
        for over in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if over is not None and self.rng.random() < 0.5:
                over.close()

    def target(self) -> QWidget:
        """Something that is seen: a map, a button, anything."""
        seen = [one for one in self.shell.findChildren(QWidget) if one.isVisible()]
        kind = self.rng.random()
        maps = [one.viewport() for one in seen if isinstance(one, QGraphicsView)]
        buttons = [one for one in seen if isinstance(one, QAbstractButton) and one.isEnabled()]
        return self.rng.choice((maps if kind < 0.4 else buttons if kind < 0.8 else seen) or [self.shell])

    def spot(self, on: QWidget) -> QPoint:
        return QPoint(self.rng.randrange(max(1, on.width())), self.rng.randrange(max(1, on.height())))

    def click(self) -> None:
        on = self.target()
        QTest.mouseClick(on, self.rng.choice([LEFT, LEFT, LEFT, RIGHT]), Held.NoModifier, self.spot(on))

    def click_twice(self) -> None:
        on = self.target()
        at = self.spot(on)
        QTest.mouseClick(on, LEFT, pos=at)
        if on.isVisible():
            QTest.mouseDClick(on, LEFT, pos=at)

    def drag(self) -> None:
        """With a key or another look in the middle of it."""
        on, button = self.target(), self.rng.choice([LEFT, RIGHT])
        QTest.mousePress(on, button, Held.NoModifier, self.spot(on))
        QTest.mouseMove(on, self.spot(on))
        between = self.rng.randrange(4)
        if between == 0:
            self.key()
        elif between == 1:
            self.look()
        if on.isVisible():
            QTest.mouseMove(on, self.spot(on))
            QTest.mouseRelease(on, button, Held.NoModifier, self.spot(on))

    def key(self) -> None:
        held = self.rng.choice([Held.NoModifier] * 4 + [Held.ControlModifier, Held.ShiftModifier])
        QTest.keyClick(QApplication.focusWidget() or self.shell, self.rng.choice(KEYS), held)

    def undo(self) -> None:
        for _ in range(4):
            QTest.keyClick(QApplication.focusWidget() or self.shell, Key.Key_Z, Held.ControlModifier)

    def answer(self) -> None:
        """Rightly, so that lessons go on."""
        lesson, guide = self.shell.lessons.table, self.shell.lessons.guide
        if lesson is None or guide is None:
            return
        ways = lesson.run.awaited() if lesson.run.asks else ()
        if ways:
            lesson.session.act(ways[0][0])
        else:
            guide.press_main()

    def look(self) -> None:
        look, rng = self.shell.appearance, self.rng
        kind = rng.randrange(4)
        if kind == 0:
            look.set_language(rng.choice(LANGUAGES))
        elif kind == 1:
            look.set_scale(rng.choice([100, 125, 150]))
        elif kind == 2:
            look.set_theme(rng.choice(["parchment", "dark", "light"]))
        else:
            self.shell.resize(*rng.choice(SIZES))

    def go_on(self, count: int) -> None:
        """Do so many things."""
        often: list[Callable[[], None]] = [
            *[self.click] * 8, *[self.key] * 6, *[self.answer] * 3, self.click_twice, self.drag, self.drag, self.undo,
            self.look,
        ]  # fmt: skip
        for number in range(count):
            if number % STAYS == 0 or self.shell.currentWidget() is self.shell.start:
                self.open()
            self.rng.choice(often)()
            self.close_what_lies_over_it()
            in_step()


@pytest.fixture
def tired(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Tired]:
    """Somebody at a window that draws no maps, asks for no files, waits for no answer and is not closed."""
    for asks in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(f"PySide6.QtWidgets.QFileDialog.{asks}", staticmethod(lambda *_a, **_k: ("", "")))
    # a question that waits would wait for ever
    monkeypatch.setattr("PySide6.QtWidgets.QInputDialog.getItem", staticmethod(lambda *_a, **_k: ("", False)))
    monkeypatch.setattr("PySide6.QtWidgets.QDialog.exec", lambda _self: 0)
    monkeypatch.setattr(driver.shell, "close", lambda: True)
    return lambda seed: Tired(driver, seed)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(
    ("seed", "count"), [(1, 20), *(pytest.param(n, 600, marks=pytest.mark.long) for n in range(2, 6))]
)
def test_tired_hands_break_nothing(tired: Callable[[int], Tired], seed: int, count: int) -> None:
    hands = tired(seed)
    hands.go_on(count)
    hands.shell.show_start()
    in_step()
    assert hands.shell.currentWidget() is hands.shell.start
