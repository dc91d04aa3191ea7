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


def test_what_has_no_room_in_a_box_ends_in_dots(qtbot: QtBot) -> None:
    """Cut within a word, "Peace between Prussia and Saxony as things stand" would read as another motion."""
    box, said = ChoiceBox(), "Peace between Prussia and Saxony as things stand"
    qtbot.addWidget(box)
    box.setStyleSheet("QComboBox { padding: 4px; border: 1px solid black; }")
    box.addItem(said)
    box.setFixedWidth(200)
    box.show()
    assert box.shown.endswith("\N{HORIZONTAL ELLIPSIS}")
    assert said.startswith(box.shown[:-1])
    cut = box.grab().toImage()
    box.setItemText(0, box.shown)
    assert box.grab().toImage() == cut, "the dots are painted"
    box.setFixedWidth(900)
    box.setItemText(0, said)
    assert box.shown == said
