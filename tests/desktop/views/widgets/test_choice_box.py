"""A box of choices: the wheel leaves it alone, wherever it stands."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import desktop
from desktop.views.widgets.choice_box import ChoiceBox

HOME = "views/widgets/choice_box.py"


def test_a_wheel_that_turns_over_a_box_scrolls_the_page_and_chooses_nothing(qtbot: QtBot) -> None:
    """Who scrolls a form past a box with the focus changes nothing that was chosen in it."""
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["gives", "wants", "both"])
    box.show()
    box.setFocus()
    at = QPointF(box.rect().center())
    turn = QWheelEvent(
        at, QPointF(box.mapToGlobal(box.rect().center())), QPoint(), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, turn)
    assert box.currentText() == "gives"
    assert not turn.isAccepted(), "it goes to the page that scrolls"


def test_every_box_of_choices_is_such_a_box() -> None:
    root = Path(desktop.__file__).parent
    other = [
        str(path.relative_to(root))
        for path in root.rglob("*.py")
        if path != root / HOME and re.search(r"\bQComboBox\(\)|\(QComboBox\):", path.read_text("utf-8"))
    ]
    assert not other
