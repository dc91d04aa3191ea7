"""A number that is typed: Enter takes it, and never presses the main button of what it stands in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from desktop.views.widgets.number_field import ENTER, NumberField


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
def test_enter_takes_what_was_typed_and_then_goes_on(asking: Asking, key: Qt.Key) -> None:
    QTest.keyClicks(asking.number, "12")
    QTest.keyClick(asking.number, key)
    assert (asking.number.value(), asking.told) == (12, [])
    QTest.keyClick(asking.number, key)
    assert asking.told == ["entered"]


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
