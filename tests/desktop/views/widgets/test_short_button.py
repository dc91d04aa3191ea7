"""A button that says less where there is no room for more."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.views.widgets.basics import Flow, ShortButton

LONG = "Demand 100,000 gulden, Kurkreis and Lausitz from Saxony"


def test_the_few_words_stand_where_all_have_no_room(qtbot: QtBot) -> None:
    window, button, line = QWidget(), ShortButton(), Flow()
    qtbot.addWidget(window)
    button.say(LONG, "Hand over")
    line.addWidget(button)
    window.setLayout(line)
    window.resize(900, 80)
    window.show()
    assert button.shown == LONG
    window.resize(240, 80)
    qtbot.waitUntil(lambda: button.width() <= 240)
    assert button.shown == "Hand over"
    assert window.rect().contains(button.geometry()), "nothing is cut off"
    assert button.accessibleName() == LONG
    button.say(LONG)
    assert button.shown.startswith("Demand")
    assert button.shown.endswith("\N{HORIZONTAL ELLIPSIS}")
    assert button.fontMetrics().horizontalAdvance(button.shown) < 240
