"""A number that is typed: Enter takes it and goes on, and never presses the main button of what it stands in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

import desktop
from desktop.views.widgets.number_field import ENTER, NumberField
from tests.desktop.views.widgets.test_choice_box import wheel_over


class Asking(QDialog):
    """A dialog with a number and a main button, and what came of the keys."""

    def __init__(self) -> None:
        super().__init__()
        self.number, main = NumberField("How many", 14, QLocale("en")), QPushButton("Save")
        main.setDefault(True)
        main.clicked.connect(lambda: self.told.append("saved"))
        self.number.entered.connect(lambda: self.told.append("entered"))
        self.told: list[str] = []
        lines = QVBoxLayout(self)
        lines.addWidget(self.number)
        lines.addWidget(main)


@pytest.fixture
def asking(qtbot: QtBot) -> Asking:
    """It stands open, with the focus in the number."""
    made = Asking()
    qtbot.addWidget(made)
    made.show()
    made.number.setFocus()
    made.number.selectAll()
    return made


@pytest.mark.parametrize("key", ENTER)
def test_one_enter_takes_what_was_typed_and_goes_on(asking: Asking, key: Qt.Key) -> None:
    QTest.keyClicks(asking.number, "12")
    QTest.keyClick(asking.number, key)
    assert (asking.number.value(), asking.told) == (12, ["entered"])


def test_an_empty_field_goes_nowhere(asking: Asking) -> None:
    """What stood there before was taken away: it comes back, and is looked at before it goes on."""
    asking.number.setValue(7)
    asking.number.selectAll()
    QTest.keyClick(asking.number, Qt.Key.Key_Delete)
    QTest.keyClick(asking.number, Qt.Key.Key_Return)
    assert (asking.number.text(), asking.told) == ("7", [])


def test_only_what_is_typed_figure_by_figure_is_known_unseen(asking: Asking) -> None:
    """A key that is held, a paste, and the steps of arrows leave a number that nobody knows before it is seen."""
    number = asking.number
    QTest.keyClicks(number, "1")
    assert number.written
    QTest.keyClick(number, Qt.Key.Key_Left)
    QTest.keyClicks(number, "2")
    assert (number.text(), number.written) == ("21", True)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_5, Qt.KeyboardModifier.NoModifier, "5", True)
    QApplication.sendEvent(number, held)
    assert not number.written
    QTest.keyClicks(number, "1")
    assert not number.written, "more was typed to what is not known"
    number.setValue(7)
    number.selectAll()
    QTest.keyClicks(number, "3")
    assert number.written
    QTest.keyClick(number, Qt.Key.Key_Up)
    assert not number.written
    QApplication.clipboard().setText("8")
    number.selectAll()
    number.lineEdit().paste()
    assert (number.text(), number.written) == ("8", False)


def test_a_wheel_changes_no_number(asking: Asking) -> None:
    """Not even with the focus: who scrolls a sheet past a sum leaves it as it was."""
    asking.number.setValue(7)
    assert asking.number.hasFocus()
    turn = wheel_over(asking.number)
    assert asking.number.value() == 7
    assert not turn.isAccepted(), "it goes to the sheet that scrolls"


def test_numbers_and_choices_are_everywhere_these_fields() -> None:
    """No other box, dial or slider, whose wheel would change it; on the line of time it goes through the moments."""
    root, homes = Path(desktop.__file__).parent, {"number_field.py", "choice_box.py", "time_line.py"}
    bare = r"\bQ(ComboBox|SpinBox|DoubleSpinBox|AbstractSpinBox|Date\w*Edit|TimeEdit|Slider|Dial)(\(|\):)"
    found = {path.name for path in root.rglob("*.py") if re.search(bare, path.read_text("utf-8"))}
    assert found == homes


def test_a_key_that_repeats_itself_goes_nowhere(asking: Asking) -> None:
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(asking.number, held)
    assert asking.told == []


def test_more_than_the_limit_becomes_the_limit_before_it_goes_on(asking: Asking) -> None:
    """Its last figure was swallowed: nine million typed under a limit of five stood there as nine hundred thousand."""
    asking.number.setRange(0, 5_000_000)
    QTest.keyClicks(asking.number, "9000000")
    assert asking.number.lineEdit().text() == "9000000"
    QTest.keyClick(asking.number, Qt.Key.Key_Return)
    assert (asking.number.value(), asking.number.text(), asking.told) == (5_000_000, "5,000,000", [])
    QTest.keyClick(asking.number, Qt.Key.Key_Return)
    assert asking.told == ["entered"]


def test_what_was_typed_above_the_limit_counts_as_the_limit_elsewhere(asking: Asking) -> None:
    asking.number.setRange(-30, 30)
    QTest.keyClicks(asking.number, "-7")
    QTest.keyClick(asking.number, Qt.Key.Key_Return)
    assert asking.number.value() == -7
    QTest.keyClicks(asking.number, "31")
    asking.number.interpretText()
    assert asking.number.value() == 30
