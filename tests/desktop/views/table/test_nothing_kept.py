"""Of a table that was closed nothing is kept: no widget, no scene, no thread."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect
from PySide6.QtWidgets import QApplication

import engine
from desktop.app import Shell
from desktop.views.table.sections import LooseWindow
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from tests.desktop.driver import Driver
from tests.desktop.memory import resident

WARM = 5
"""So many tables of each game are opened before memory is measured."""
GAMES = [name for name in engine.titles() if engine.game(name).board]


def open_and_close(shell: Shell, game: str, seed: int) -> list[weakref.ref[QObject]]:
    """Open a table with one person and bots, let it run a little, close it; the QObjects that it had."""
    rules = engine.game(game)
    seats = rules.scenarios[0].seats[max(rules.scenarios[0].seats)]
    entries = [SeatEntry(seat, bot="random" if number else "") for number, seat in enumerate(seats)]
    shell.open_table(Table.new(rules, seats=entries, seed=seed))
    table = shell.table
    assert table is not None
    for _ in range(3):
        QApplication.processEvents()
    kept = [weakref.ref(child) for child in (table, *table.findChildren(QObject), table.scene, table.session)]
    del table
    shell.show_start()
    QCoreApplication.sendPostedEvents(
        None, QEvent.Type.DeferredDelete
    )  # as the program does, before any timer
    QApplication.processEvents()
    return kept


@pytest.mark.parametrize("game", GAMES)
def test_a_closed_table_is_gone(driver: Driver, game: str) -> None:
    kept = [ref for seed in (1, 2) for ref in open_and_close(driver.shell, game, seed)]
    assert len(kept) > 100
    gc.collect()
    assert [repr(found) for ref in kept if (found := ref()) is not None] == []


@pytest.mark.long
def test_fifty_tables_leave_no_memory_behind(driver: Driver) -> None:
    for game in GAMES:  # what is loaded once for all tables is no loss
        for seed in range(WARM):
            open_and_close(driver.shell, game, seed)
            gc.collect()
    before = resident()
    for number in range(50):
        open_and_close(driver.shell, GAMES[number % len(GAMES)], number)
        gc.collect()
    assert resident() - before < 10


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_panel_that_was_drawn_out_goes_with_its_table(driver: Driver) -> None:
    rules = engine.game("maria")
    for again in range(2):
        driver.shell.open_table(Table.new(rules, seed=again))
        column = driver.table.column
        if not again:
            column.named["log"].float_at(QRect(40, 40, 300, 300))
        QApplication.processEvents()
        assert column.named["log"].loose_rect() is not None, "the next table draws it out again"
        panel = weakref.ref(column.named["log"].panel)
        assert len([one for one in driver.shell.findChildren(LooseWindow) if one.isVisible()]) == 1
        del column
        driver.shell.show_start()
        assert not [one for one in driver.shell.findChildren(LooseWindow) if one.isVisible()]
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()
        assert panel() is None
