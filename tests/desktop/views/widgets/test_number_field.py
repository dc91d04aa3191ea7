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
