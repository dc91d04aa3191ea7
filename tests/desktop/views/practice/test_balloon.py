"""Every text of every lesson has room in its balloon at 150 %, in every language, on a small screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from desktop.profile.settings import Settings
from desktop.views.practice.balloon import Balloon
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.style import style_sheet
from engine.practice.courses import shelf
from engine.texts.translate import LANGUAGES

ROOM = QSize(790, 420)
"""The map at 1280 x 720 with text at 150 % is no smaller; `test_lesson_window` holds it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits(qtbot: QtBot, language: str) -> None:
    look = Appearance(Settings(language=language, theme="parchment", scale=150))
    balloon = Balloon(look)
    qtbot.addWidget(balloon)
    balloon.setStyleSheet(style_sheet(look))
    balloon.count.setText("12 / 12")
    layout = balloon.layout()
    assert layout is not None
    balloon.name_buttons("practice-check")
    for lesson in shelf().lessons():
        look.speak_of(lesson.game, None, None, lesson.ruleset)
        balloon.head.setText(lesson.title.read(look.words))
        for step in lesson.steps:
            balloon.answers.ask(None, ())
            said = step.tell.text.read(look.words)
            for tell in step.tells():
                balloon.chip.show_clause(f"{lesson.game} {tell.clause}" if tell.clause else "")
                reply = "" if tell is step.tell else tell.text.read(look.words)
                balloon.say(said, reply, "wrong" if reply else "")
                balloon.fit(ROOM)
                assert balloon.has_room(ROOM), (tell.text.key, balloon.height())
                if tell.clause:
                    assert balloon.chip.text()[-1] == look.words.clause(balloon.chip.clause)[-1]
                    layout.setGeometry(balloon.rect())
                    assert balloon.chip.width() >= balloon.chip.sizeHint().width(), balloon.chip.text()
