"""A box of choices: the wheel leaves it alone, wherever it stands."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.widgets.choice_box import ChoiceBox


def wheel_over(widget: QWidget) -> QWheelEvent:
    """One notch of the wheel over a widget, and what became of it."""
    at = widget.rect().center()
    turn = QWheelEvent(
        QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, turn)
    return turn


def test_a_wheel_that_turns_over_a_box_scrolls_the_page_and_chooses_nothing(qtbot: QtBot) -> None:
    """Who scrolls a form past a box with the focus changes nothing that was chosen in it."""
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["gives", "wants", "both"])
    box.show()
    box.setFocus()
    turn = wheel_over(box)
    assert box.currentText() == "gives"
    assert not turn.isAccepted(), "it goes to the page that scrolls"
