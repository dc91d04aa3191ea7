"""A part that scrolls has a bar where it needs one, and none where all has room without."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.widgets.basics import clear, scrolled, words_label
from tests.desktop.driver import settle

WORDS = "counter " * 60


@pytest.fixture
def area(qtbot: QtBot) -> QScrollArea:
    """Shows a long sentence, and a short one below it."""
    inner = QWidget()
    lines = QVBoxLayout(inner)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.addWidget(words_label(WORDS))
    lines.addWidget(words_label("more"))
    made = scrolled(inner)
    made.setFrameShape(QFrame.Shape.NoFrame)
    qtbot.addWidget(made)
    made.show()
    return made


def test_no_bar_where_all_has_room_without_it(area: QScrollArea) -> None:
    """However it was before: beside a bar lines wrap earlier, and then need more than there is."""
    lines, bar = area.widget().layout(), area.verticalScrollBar()
    narrower = 0
    for width in range(150, 400, 6):
        needed = lines.totalHeightForWidth(width)
        narrower += lines.totalHeightForWidth(width - bar.sizeHint().width()) > needed
        for less in (0, 20, 0, 1, 0):
            area.resize(width, needed - less)
            QApplication.processEvents()
            assert bar.isVisible() == (less > 0), (width, less)
            assert bar.maximum() > 0 or not less
    assert narrower > 5


def test_what_grows_gets_a_bar_and_what_shrinks_loses_it(area: QScrollArea) -> None:
    lines, bar = area.widget().layout(), area.verticalScrollBar()
    more = lines.itemAt(1).widget()
    more.hide()
    QApplication.processEvents()
    for width in range(150, 400, 30):
        area.resize(width, lines.totalHeightForWidth(width))
        for shown in (True, False):
            more.setVisible(shown)
            QApplication.processEvents()
            assert bar.isVisible() == shown, width


def test_what_is_made_anew_stays_where_it_was_scrolled(area: QScrollArea) -> None:
    """For a moment nothing of it is shown: that is no reason to have no bar and to stand at the top."""
    lines, bar = area.widget().layout(), area.verticalScrollBar()
    area.resize(200, 60)
    QApplication.processEvents()
    bar.setValue(40)
    clear(lines)
    for words in (WORDS, "more"):
        lines.addWidget(words_label(words))
    settle()
    assert bar.value() == 40
    clear(lines)
    lines.addWidget(words_label("more"))
    settle()
    assert not bar.isVisible()
