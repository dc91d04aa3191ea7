"""The program's window, for whole games."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Shell, open_window
from desktop.cartography.boardmap import BoardMap
from desktop.settings import Settings


@pytest.fixture
def shell(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The program's window on its start screen; the map's own drawing has its own tests."""
    monkeypatch.setattr(BoardMap, "prepare", lambda _self: None)
    made = open_window(
        settings=Settings(language="en", theme="parchment", pace=0, motion="none", toured=["maria"])
    )
    qtbot.addWidget(made)
    made.resize(1920, 1080)
    made.show()
    return made
