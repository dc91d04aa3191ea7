"""Numbers that are filled in and not handed over: the main answer hands them over, and no other drops them unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

import engine
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.dialogs import Told
from desktop.views.widgets.number_rows import NumberLine
from engine.kernel.errors import FileError
from engine.kernel.event import Event
from engine.kernel.table import Table, Trial
from tests.desktop.games.revolution.conftest import Sit
from tests.desktop.person import click

ENTER = Qt.Key.Key_Return


COINS = {
    "seats": 5, "bare": True, "turn": 1, "phase": "allegiance", "left": ["nobility"], "treasury": {"nobility": 6},
}  # fmt: skip
"""N may lay coins on cities, of which none would bring it anything."""


@pytest.fixture
def coins(sit: Sit) -> TableWindow:
    """A window in which coins may be laid on cities."""
    return sit(Table.new(engine.game("revolution"), seed=1, kind="open", position=COINS))


def test_coins_that_bring_something_are_the_main_answer(sit: Sit) -> None:
    """What is filled in as shown is laid by Enter: nothing is dropped with a press of it."""
    walls = {"gent": {"catholics": 1, "habsburgs": 1}}
    given = COINS | {
        "left": ["catholics"],
        "treasury": {"catholics": 2},
        "counters": walls,
        "allegiance": {"gent": 3},
    }
    window = sit(Table.new(engine.game("revolution"), seed=1, kind="open", position=given))
    table, laid = window.session.table, {one.row.source: one.value for one in rows(window) if one.value}
    assert laid
    assert answers(window)[0] == window.appearance.tr("revolution-act-done")
    before = len(table.history)
    QTest.keyClick(window.map, ENTER)
    (text,) = played(table, before)[:1]
    assert text == "all " + " and ".join(f"coin {ref.removeprefix('place:')} {n}" for ref, n in laid.items())


def rows(window: TableWindow) -> list[NumberLine]:
    """The rows of the sheet."""
    panel = window.panel(NumberPanel)
    assert panel is not None
    QApplication.processEvents()
    return panel.rows


def fill_in(window: TableWindow, number: int = 2, row: int = 0) -> str:
    """Write a number into a row; what it is set for."""
    line = rows(window)[row]
    line.field.setFocus()
    line.field.selectAll()
    QTest.keyClicks(line.field, str(number))
    window.map.setFocus()
    QApplication.processEvents()
    return line.row.source


def answers(window: TableWindow) -> list[str]:
    """What the bar offers."""
    return [button.accessibleName() for button in window.prompt.answers]


def answer(window: TableWindow, label: str) -> QPushButton:
    """The button of the bar that says this."""
    return next(one for one in window.prompt.answers if one.accessibleName() == label)


def played(table: Table, before: int) -> list[str]:
    """What was played since."""
    return [one.action.text() for one in table.history[before:]]


def test_what_is_filled_in_lies_on_the_map(coins: TableWindow) -> None:
    """A slip at each city that gets coins; another number another slip, and none when it is handed over."""
    scene = coins.scene
    drafted = dict(scene.drafts.shown)
    source = fill_in(coins, 2)
    assert dict(scene.drafts.shown)[source] == "+2"
    assert dict(scene.drafts.shown) != drafted
    fill_in(coins, 0)
    assert source not in dict(scene.drafts.shown)
    fill_in(coins, 1)
    click(answer(coins, coins.appearance.tr("numbers-hand-over")))
    assert source not in dict(scene.drafts.shown)


@pytest.mark.parametrize("keys", [False, True])
def test_the_main_answer_hands_over_what_is_filled_in(coins: TableWindow, keys: bool) -> None:
    table, done = coins.session.table, coins.appearance.tr("revolution-act-done")
    before = len(table.history)
    assert answers(coins)[-1] == done
    place = fill_in(coins).removeprefix("place:")
    main = coins.appearance.tr("numbers-hand-over")
    assert answers(coins)[-1] == main
    if keys:
        QTest.keyClick(coins.map, ENTER)
    else:
        click(answer(coins, main))
    assert played(table, before)[0] == f"coin {place} 2"


def test_another_answer_asks_before_it_drops_them(coins: TableWindow) -> None:
    table, done = coins.session.table, coins.appearance.tr("revolution-act-done")
    before = len(table.history)
    source = fill_in(coins)
    click(answer(coins, done))
    assert coins.prompt.doubt is not None
    assert coins.appearance.tr("prompt-confirm-drop") in coins.prompt.text.accessibleName()
    assert not played(table, before)
    click(answer(coins, coins.appearance.tr("button-not-yet")))
    line = next(line for line in rows(coins) if line.row.source == source)
    assert (coins.prompt.doubt, line.value) == (None, 2)
    click(answer(coins, done))
    QTest.keyClick(coins.map, ENTER)
    assert played(table, before) == ["done"]


def test_numbers_put_back_leave_the_bar_as_it_was(coins: TableWindow) -> None:
    offered = answers(coins)
    fill_in(coins)
    fill_in(coins, 0)
    assert answers(coins) == offered


def test_what_is_laid_on_the_map_leaves_the_sheet_as_it_is_filled_in(coins: TableWindow) -> None:
    source = fill_in(coins)
    session, other = coins.session, rows(coins)[1].row.source
    single = next(
        choice
        for choice in session.choices.made
        if choice.gesture.kind == "drag" and choice.gesture.target == other and choice.gesture.count == 1
    )
    assert session.act(single.action)
    assert {line.row.source: line.value for line in rows(coins) if line.value} == {source: 2}


def test_a_disk_that_fills_up_in_the_middle_of_a_sheet_leaves_the_rest_filled_in(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.kabinett"
    table = Table.new(engine.game("revolution"), seed=1, kind="open", position=COINS, path=path)
    window, before = sit(table), len(table.history)
    first, second = (line.row.source.removeprefix("place:") for line in rows(window)[:2])
    for row in (0, 1):
        fill_in(window, 1, row)
    settle, room = table.settle, [True, False, True, True]

    def settled(trial: Trial) -> tuple[Event, ...]:
        if not room.pop(0):
            raise FileError(str(table.journal.path), "", "No space left on device", "")
        return settle(trial)

    monkeypatch.setattr(table, "settle", settled)
    failed: list[object] = []
    window.session.failed.connect(failed.append)
    QTest.keyClick(window.map, ENTER)
    assert played(table, before) == [f"coin {first} 1"]
    assert len(failed) == 1
    assert [line.value for line in rows(window)[:2]] == [0, 1]
    next(one for one in window.findChildren(Told) if one.isVisible()).done(0)
    QApplication.processEvents()
    QTest.keyClick(window.map, ENTER)
    assert played(table, before)[1] == f"coin {second} 1"
    table.journal.close()
