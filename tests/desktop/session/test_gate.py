"""The gate: what was on the screen before a press, and for how long, decides whether the press may play."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.session.gate import BOUNCE, FORGOTTEN, GRAIN, HABIT, SIGHT, Clock, Gate
from tests.desktop.patience import StoppedClock

NONE = Qt.KeyboardModifier.NoModifier
ENTER, LEFT = Qt.Key.Key_Return, Qt.MouseButton.LeftButton


class Eyes:
    """A face that is painted when it is told to, before a gate with a clock that stands still."""

    def __init__(self, qtbot: QtBot) -> None:
        self.clock, self.face = StoppedClock(), QWidget()
        qtbot.addWidget(self.face)
        self.face.show()
        self.gate = Gate(self.clock)
        self.gate.watch(self.face)

    def paint(self, wait: float = SIGHT) -> None:
        """What is asked now is on the screen for so long."""
        self.face.repaint()
        self.clock.time += wait

    def key(self, kind: QEvent.Type, *, held: bool = False, key: Qt.Key = ENTER) -> bool:
        """A key goes down or up; whether what it asks for may be played."""
        self.gate.hear(QKeyEvent(kind, key, NONE, "", held))
        return self.gate.open

    def down(self, *, held: bool = False, key: Qt.Key = ENTER) -> bool:
        """A key goes down."""
        return self.key(QEvent.Type.KeyPress, held=held, key=key)

    def up(self, *, held: bool = False, key: Qt.Key = ENTER) -> bool:
        """A key goes up."""
        return self.key(QEvent.Type.KeyRelease, held=held, key=key)

    def mouse(self, kind: QEvent.Type) -> bool:
        """The left button goes down or up."""
        self.gate.hear(mouse(kind))
        return self.gate.open


def mouse(kind: QEvent.Type) -> QMouseEvent:
    """What tells of the left button."""
    spot = QPointF(1, 1)
    return QMouseEvent(kind, spot, spot, LEFT, LEFT, NONE)


@pytest.fixture
def eyes(qtbot: QtBot) -> Eyes:
    """Eyes before a gate."""
    return Eyes(qtbot)


def test_a_press_counts_after_a_quarter_of_a_second(eyes: Eyes) -> None:
    eyes.paint(SIGHT - 1)
    assert not eyes.down()
    eyes.clock.time += 1
    assert not eyes.up()
    eyes.clock.time += BOUNCE
    assert eyes.down()


def test_what_is_not_painted_is_not_seen(eyes: Eyes) -> None:
    eyes.paint()
    eyes.gate.renew()
    eyes.clock.time += 10 * SIGHT
    assert not eyes.down(), "something else is asked, and nobody has seen it"
    eyes.up()
    eyes.clock.time += BOUNCE
    eyes.paint()
    assert eyes.down()


def test_a_held_key_never_plays(eyes: Eyes) -> None:
    eyes.paint()
    assert eyes.down()
    eyes.clock.time += 1000
    assert not eyes.down(held=True)
    assert not eyes.up(held=True)
    assert not eyes.down(held=True)


def test_what_is_let_go_was_asked_for_by_the_press(eyes: Eyes) -> None:
    eyes.paint()
    assert eyes.mouse(QEvent.Type.MouseButtonPress)
    eyes.gate.renew()
    eyes.paint()
    assert not eyes.mouse(QEvent.Type.MouseButtonRelease), "a drag that was begun before the change"
    assert eyes.mouse(QEvent.Type.MouseButtonPress)
    assert eyes.mouse(QEvent.Type.MouseButtonRelease)


def test_letting_go_of_what_went_down_elsewhere_plays_nothing(eyes: Eyes) -> None:
    eyes.paint()
    assert not eyes.mouse(QEvent.Type.MouseButtonRelease)
    assert not eyes.up(key=Qt.Key.Key_Space)


def test_after_the_curtain_everything_must_be_let_go(eyes: Eyes) -> None:
    eyes.paint()
    eyes.gate.cover()
    assert not eyes.down()
    eyes.gate.uncover()
    eyes.paint(10 * SIGHT)
    assert not eyes.mouse(QEvent.Type.MouseButtonPress), "Enter is still down"
    eyes.mouse(QEvent.Type.MouseButtonRelease)
    assert not eyes.up(), "it went down behind the curtain"
    eyes.clock.time += BOUNCE
    assert eyes.down()


def test_a_held_key_that_seems_to_be_let_go_is_held(eyes: Eyes) -> None:
    """Where the window system is busy, a key that repeats itself comes as key up, key down, without a mark."""
    eyes.gate.cover()
    eyes.down()
    eyes.gate.uncover()
    for _ in range(20):
        eyes.paint(SIGHT)
        eyes.up()
        eyes.clock.time += BOUNCE - 1
        assert not eyes.down()
        assert not eyes.down(), "heard at another widget"
    eyes.up()
    eyes.clock.time += BOUNCE
    assert eyes.down()


def test_enter_out_of_habit_after_a_pin_does_not_count(eyes: Eyes) -> None:
    eyes.gate.cover()
    eyes.gate.uncover(HABIT)
    eyes.paint(HABIT - 1)
    assert not eyes.down()
    eyes.up()
    assert eyes.mouse(QEvent.Type.MouseButtonPress), "who aims has looked"
    eyes.mouse(QEvent.Type.MouseButtonRelease)
    eyes.clock.time += BOUNCE
    assert eyes.down()


def test_a_key_let_go_in_another_program_locks_nobody_out(eyes: Eyes) -> None:
    eyes.gate.cover()
    eyes.down(key=Qt.Key.Key_X)
    eyes.gate.uncover()
    eyes.paint()
    assert not eyes.down()
    eyes.gate.forget()
    assert eyes.down()


def test_modifiers_are_no_keys_that_must_be_let_go(eyes: Eyes) -> None:
    eyes.gate.cover()
    eyes.down(key=Qt.Key.Key_Shift)
    eyes.gate.uncover()
    eyes.paint()
    assert eyes.down()


def test_a_key_that_is_let_go_after_shift_is_let_go(eyes: Eyes) -> None:
    """Shift+Tab goes down as one key, and where Shift goes up first as another."""

    def told(kind: QEvent.Type, key: Qt.Key) -> None:
        eyes.gate.hear(QKeyEvent(kind, key, NONE, 23, 0, 0))

    eyes.paint()
    told(QEvent.Type.KeyPress, Qt.Key.Key_Backtab)
    told(QEvent.Type.KeyRelease, Qt.Key.Key_Tab)
    eyes.gate.cover()
    eyes.gate.uncover()
    eyes.paint()
    assert eyes.down(), "nothing is down"


def test_a_list_that_opens_is_looked_at_too(eyes: Eyes, qtbot: QtBot) -> None:
    eyes.paint()
    menu = QWidget()
    qtbot.addWidget(menu)
    eyes.gate.renew(menu)
    eyes.clock.time += SIGHT
    assert not eyes.down()
    menu.show()
    QApplication.processEvents()
    assert not eyes.down()
    eyes.clock.time += SIGHT
    assert eyes.down(), "another press, though the release was not heard"


def test_a_list_that_goes_unread_is_forgotten(eyes: Eyes, qtbot: QtBot) -> None:
    eyes.paint()
    menu = QWidget()
    qtbot.addWidget(menu)
    menu.show()
    eyes.gate.renew(menu)
    menu.hide()
    assert eyes.down()


def test_a_press_on_a_list_that_nobody_has_seen_plays_nothing(eyes: Eyes, qtbot: QtBot) -> None:
    """A menu is gone before what was chosen in it is asked for."""
    eyes.paint()
    menu = QWidget()
    qtbot.addWidget(menu)
    menu.show()
    eyes.gate.renew(menu)
    eyes.mouse(QEvent.Type.MouseButtonPress)
    eyes.gate.hear(mouse(QEvent.Type.MouseButtonRelease))
    menu.hide()
    assert not eyes.gate.open
    QApplication.processEvents()
    eyes.paint()
    assert eyes.mouse(QEvent.Type.MouseButtonPress), "the next press is judged by itself"


def test_a_part_that_turns_by_itself_is_looked_at_by_itself(eyes: Eyes, qtbot: QtBot) -> None:
    part = QWidget()
    qtbot.addWidget(part)
    part.show()
    eyes.paint()
    QApplication.processEvents()
    eyes.gate.turn(part)
    assert eyes.down(), "all else is as it was"
    assert not eyes.gate.opens(part)
    part.repaint()
    eyes.clock.time += SIGHT - 1
    eyes.up()
    eyes.clock.time += BOUNCE
    eyes.down()
    assert eyes.gate.opens(part)
    eyes.gate.turn(part)
    part.repaint()
    assert not eyes.gate.opens(part), "it turned below the finger"


def test_each_press_takes_back_once(eyes: Eyes) -> None:
    undo = Qt.Key.Key_Z
    eyes.gate.renew()
    assert not eyes.gate.lets_back, "nothing is painted"
    eyes.paint(0)
    eyes.down(key=undo)
    assert eyes.gate.lets_back, "what was done is seen at once"
    eyes.clock.time += 1
    eyes.gate.renew()
    assert not eyes.gate.lets_back
    eyes.paint(1)
    assert not eyes.gate.lets_back, "that press has taken back already"
    eyes.down(key=undo, held=True)
    assert not eyes.gate.lets_back
    eyes.up(key=undo)
    eyes.clock.time += BOUNCE
    eyes.down(key=undo)
    assert eyes.gate.lets_back


def test_what_no_press_asks_for_is_asked_now(eyes: Eyes) -> None:
    """A screen reader presses a button without any key."""
    assert not eyes.gate.open
    eyes.paint()
    assert eyes.gate.open
    eyes.down(held=True)
    assert not eyes.gate.open
    QApplication.processEvents()
    assert eyes.gate.open, "the key has been dealt with"


class Stamped(Clock):
    """The present stands still."""

    time = 0.0

    def now(self) -> float:
        return self.time


def test_an_input_counts_from_when_it_was_made() -> None:
    clock = Stamped()

    def made(stamp: int, read: float) -> float:
        event = QKeyEvent(QEvent.Type.KeyPress, ENTER, NONE)
        event.setTimestamp(stamp)
        clock.time = read
        return clock.pressed(event)

    assert made(5000, 100.0) == 100.0
    assert made(5400, 900.0) == 500.0 + GRAIN, "the program was busy for 400 ms"
    for heard in range(400):
        assert made(5420, 900.0 + heard / 1000) == 520.0 + GRAIN, "one input, heard at many widgets"
    assert made(5440, 1600.0) == 540.0 + GRAIN, "another that waited behind it"
    assert made(5440, 541.2) >= 540.9, (
        "its time was cut to whole milliseconds: it is not told earlier than it was"
    )
    assert made(5900, 990.0) == 990.0, "no input is read before it is made"
    assert made(9000 + FORGOTTEN, 2000.0) == 2000.0, "another zero"
    assert made(0, 3000.0) == 3000.0, "no time is told"
