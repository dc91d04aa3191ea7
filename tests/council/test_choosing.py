"""Choosing in the wizard and on the command line: numbers, words, and who leads which sides."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.cli.app import run
from desktop.profile import library
from desktop.profile.settings import Settings
from desktop.views.pages.wizard import Wizard
from desktop.views.widgets.appearance import Appearance
from engine.kernel.journal import Journal
from engine.kernel.table import Table
from tests.desktop.conftest import no_garbage_in_between

__all__ = ["no_garbage_in_between"]


@pytest.fixture
def wizard(qtbot: QtBot) -> Iterator[Wizard]:
    """The wizard with the council chosen."""
    page = Wizard(Appearance(Settings(language="en", theme="parchment")), "council")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield page
    page.close()


def field(wizard: Wizard, option: str) -> QComboBox | QSpinBox:
    """The field of an option."""
    found = wizard.table.options[option]
    assert isinstance(found, QComboBox | QSpinBox)
    return found


def test_sides_drawn_by_lot_are_called_so_and_those_chosen_are_shown(wizard: Wizard) -> None:
    sides = field(wizard, "sides")
    assert isinstance(sides, QComboBox)
    assert wizard.scenario.seating(3, wizard.table.chosen_options())["first"] == ()
    assert wizard.rows[0].findChildren(type(wizard.line))[1].text() == "side drawn by lot"
    sides.setFocus()
    QTest.keyClick(sides, Qt.Key.Key_Down)
    QApplication.processEvents()
    assert sides.currentText() == "the first leads the east"
    assert "Austria and Prussia" in [label.text() for label in wizard.rows[0].findChildren(type(wizard.line))]
    wizard.rows[0].name.setText("Emilia")
    QTest.keyClick(sides, Qt.Key.Key_Down)
    assert wizard.rows[0].name.text() == "Emilia", "people stay where they sit"


def test_numbers_and_words_are_written_into_the_journal(wizard: Wizard) -> None:
    rounds, goal = field(wizard, "rounds"), field(wizard, "goal")
    assert isinstance(rounds, QSpinBox)
    assert isinstance(goal, QSpinBox)
    assert (rounds.value(), rounds.minimum(), rounds.maximum()) == (2, 1, 6)
    assert rounds.accessibleName() == "Rounds"
    QTest.keyClick(rounds, Qt.Key.Key_Up)
    goal.setValue(7)
    assert goal.value() == 6, "an even number"
    started: list[Table] = []
    wizard.started.connect(started.append)
    QTest.mouseClick(wizard.start, Qt.MouseButton.LeftButton)
    started[0].journal.close()
    header = Journal.open(library.tables()[0].path).header
    assert header.options == {"sides": "lot", "rounds": 3, "goal": 6}


@pytest.mark.parametrize("language", ["it", "es"])
def test_what_was_chosen_outlives_another_language(qtbot: QtBot, language: str) -> None:
    page = Wizard(Appearance(Settings(language="en", theme="parchment")), "council")
    qtbot.addWidget(page)
    rounds = page.table.options["rounds"]
    assert isinstance(rounds, QSpinBox)
    rounds.setValue(5)
    page.keep()
    page.appearance.set_language(language)
    QApplication.processEvents()
    assert page.table.chosen_options()["rounds"] == 5
    again = page.table.options["rounds"]
    assert isinstance(again, QSpinBox)
    assert again.value() == 5


def test_the_command_line_takes_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new.yaml"
    asked = ["position", "new", "council", "--option", "rounds=4", "--option", "poor", "--out", str(out)]
    assert run(asked) == 0
    assert "rounds: 4" in out.read_text(encoding="utf-8")
    assert "poor: true" in out.read_text(encoding="utf-8")
    assert run(["selfplay", "council", "--option", "rounds=1", "--json"]) == 0
    assert '"games":1' in capsys.readouterr().out.replace(" ", "")


def test_the_command_line_says_what_cannot_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["selfplay", "council", "--option", "rounds=many"]) == 2
    assert "a number from 1 to 6" in capsys.readouterr().err
    assert run(["selfplay", "council", "--option", "round=2"]) == 2
    assert "rounds" in capsys.readouterr().err
