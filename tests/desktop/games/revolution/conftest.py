"""A table of five at hand, led by chance to a moment that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.views.table.table_window import TableWindow
from engine.boards.load import load_board
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.event import Event
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import plain
from tests.desktop.person import at_table

MOST = 1500
"""Actions after which a moment is taken for one that does not come."""

Reached = Callable[[RevolutionView, tuple[Event, ...]], bool]
Sit = Callable[[Table], TableWindow]


def led(reached: Reached, seed: int = 1) -> Table:
    """A table led to the first moment that is wanted; `reached` is given the View and the Events of the last Action."""
    table, rng = Table.new(engine.game("revolution"), seed=seed, kind="open"), Rng(seed)
    events: tuple[Event, ...] = ()
    for _ in range(MOST):
        decision = table.decision()
        if decision is None or reached(RevolutionView.of(table.position.view(None)), events):
            break
        events = table.play(decision.actions.pick(rng), decision.seat)
    assert reached(RevolutionView.of(table.position.view(None)), events)
    return table


@cache
def placing() -> Table:
    """New units of the first turn are placed; nobody changes this table."""
    return led(lambda view, _: view.turn == 1 and view.step == "new-units")


@cache
def fought() -> Table:
    """A conflict was fought out with the last Action; nobody changes this table."""
    return led(lambda view, events: view.turn > 0 and any("rounds" in event.data for event in events))


@cache
def battled() -> Table:
    """Armies fought with the last Action; nobody changes this table."""
    return led(lambda _, events: any(e.data.get("pairs") for e in events))


@pytest.fixture
def battles_table() -> Table:
    """A table after battles."""
    return battled()


@pytest.fixture
def units_table() -> Table:
    """A table at new units."""
    return placing()


@pytest.fixture
def fights_table() -> Table:
    """A table after a conflict."""
    return fought()


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Opens a window for a table."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    made: list[TableWindow] = []

    def open_table(table: Table) -> TableWindow:
        load_fonts()
        settings = plain("revolution")
        window = at_table(table, load_board("revolution"), settings, (1920, 1080))
        qtbot.addWidget(window)
        made.append(window)
        return window

    yield open_table
    for window in made:
        window.leave()
