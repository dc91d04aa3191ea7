"""Buttons of which one is chosen: the chosen one is bold, and no wider for that."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from desktop.art.fonts import load_fonts
from desktop.profile.settings import Settings
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.style import style_sheet


@pytest.mark.parametrize("scale", [100, 130, 150, 200])
@pytest.mark.parametrize("said", ["Sachsen", "Maria", "Revolution: The Dutch Revolt"])
def test_the_bold_words_of_the_one_chosen_are_not_cut(qtbot: QtBot, scale: int, said: str) -> None:
    """The tabs of the page Learn lost the edges of their letters at 150 %."""
    load_fonts()
    button = QPushButton(said)
    qtbot.addWidget(button)
    button.setCheckable(True)
    button.setProperty("role", "choice")
    button.setStyleSheet(style_sheet(Appearance(Settings(language="en", theme="parchment", scale=scale))))
    button.ensurePolished()
    button.resize(button.sizeHint())
    button.setChecked(True)
    option, face = QStyleOptionButton(), button.font()
    button.initStyleOption(option)
    face.setBold(True)
    room = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).width()
    assert QFontMetrics(face).horizontalAdvance(said) <= room
