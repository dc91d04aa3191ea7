"""A whole introductory game of three persons at one screen, every Action by mouse and keys on the real window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

import desktop.views.curtain
from desktop.app import Shell, open_window
from desktop.cartography.boardmap import BoardMap
from desktop.settings import Settings
from desktop.views.table_window import TableWindow
from desktop.views.wizard import Wizard
from engine import game
from engine.bots.bot import bot
from engine.kernel.gesture import Gesture
from engine.kernel.journal import Journal
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.person import Person, click, wait

SEED = 4
HOLD = desktop.views.curtain.HOLD
SHORT_HOLD = 40


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


def open_by_wizard(shell: Shell) -> TableWindow:
    """New table, three persons, a seed, Start."""
    assert shell.start is not None
    click(next(b for b in shell.start.findChildren(QPushButton, "start-new") if b.isVisible()))
    wizard = shell.currentWidget()
    assert isinstance(wizard, Wizard)
    for row, name in zip(wizard.rows, ("Clara", "Anna", "Bruno"), strict=True):
        row.name.selectAll()
        QTest.keyClicks(row.name, name)
    QTest.keyClicks(wizard.seed, str(SEED))
    click(wizard.start)
    window = shell.table
    assert window is not None
    assert wait(window.curtain.isVisible, 2000)
    return window


def refused_move(person: Person) -> None:
    """Carry Friedrich to Praha: it is refused with its clause, and he stays where he is."""
    before = len(person.table.journal.entries)
    window = person.window
    person.drag(
        Gesture("drag", label=window.session.view.prompt, source="piece:friedrich", target="place:praha")
    )
    assert window.prompt.refusal is not None
    assert window.prompt.chip.isVisible()
    assert "10.1" in window.prompt.chip.text()
    assert "10.1" in person.scene.tip.text()
    assert len(person.table.journal.entries) == before
    QTest.keyClick(person.view, Qt.Key.Key_Escape)
    assert not person.scene.hand.holds
    person.done["refused"] += 1


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_whole_game_by_hand(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wizard, secret sheets, curtains, moves, a refusal, battles, winter, the end; the file replays to it."""
    window = open_by_wizard(shell)
    person, player, rng = Person(window), bot("steady"), Rng(SEED)
    table = person.table
    while (decision := table.decision()) is not None:
        if window.curtain.isVisible():
            monkeypatch.setattr(desktop.views.curtain, "HOLD", HOLD if person.curtains < 2 else SHORT_HOLD)
            person.come(HOLD)
            continue
        if decision.step == "deploy":
            person.fill_in_the_sheet()
            continue
        if decision.step == "movement" and decision.seat == "frederick" and not person.done["refused"]:
            refused_move(person)
        if decision.step == "winter":
            person.done["in winter"] += 1
        person.play(player.choose(table.view(decision.seat), decision, rng))
        person.let_go()
    result = table.position.result
    assert result is not None
    names = [window.look.name(f"seat:{seat}") for seat in result.winners]
    assert names
    assert all(name in window.prompt.text.accessibleName() for name in names), (
        window.prompt.text.accessibleName()
    )
    done = person.done
    assert done["sheet"] == 3
    assert done["refused"] == 1
    assert min(done[verb] for verb in ("move", "attack", "play", "stop", "in winter", "confirmed")) >= 1, done
    assert person.curtains > 10
    digest, path = table.position.digest(), window.path()
    assert path is not None
    shell.show_start()
    again = Table.resume(game("maria"), Journal.open(path))
    assert again.position.digest() == digest
    assert again.position.result == result
    again.journal.close()


@pytest.mark.slow
@pytest.mark.screen
def test_whole_game_on_a_screen(virtual_screen: str) -> None:
    """The same game in a window of the X server."""
    environment = {**os.environ, "DISPLAY": virtual_screen, "QT_QPA_PLATFORM": "xcb"}
    asked = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "test_whole_game_by_hand",
        __file__,
    ]
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        asked, cwd=root, env=environment, capture_output=True, text=True, timeout=280, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
