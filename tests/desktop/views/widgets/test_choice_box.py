"""A box of choices: the wheel leaves it alone, wherever it stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.art.fonts import load_fonts
from desktop.profile.settings import Settings
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.style import style_sheet


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


@pytest.mark.parametrize("scale", [100, 115, 130, 150])
def test_a_box_that_has_its_own_width_shows_its_choice_whole(qtbot: QtBot, scale: int) -> None:
    """`Mixed country` was `Mixed count…` in the wizard, in a box that had all the room that it wanted."""
    load_fonts()
    look = Appearance(Settings(language="en", theme="parchment", scale=scale))
    for said in ("Mixed country", "Cycles of 12 turns", "Piazzare", "x"):
        box = ChoiceBox()
        qtbot.addWidget(box)
        box.setStyleSheet(style_sheet(look))
        box.addItem(said)
        box.ensurePolished()
        box.resize(box.sizeHint())
        assert box.shown == said
