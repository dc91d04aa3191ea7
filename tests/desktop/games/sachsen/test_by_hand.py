"""A year of SACHSEN by real clicks, drags and keys: secret rounds behind one curtain, calls in one press, the end."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.views.table.table_window import TableWindow
from engine.boards.load import load_board
from engine.games.sachsen.actions import Hour
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import plain
from tests.desktop.games.sachsen.hands import SachsenHands
from tests.desktop.games.sachsen.year import BY_FORMS, choose
from tests.desktop.person import at_table

SEED = 4
NAMES = ("Anna", "Bruno", "Carla", "Dario")
ELSEWHERE = pytest.mark.skipif(
    all(map(shutil.which, ("Xvfb", "xdotool", "openbox"))), reason="played on the virtual screen"
)

Sit = Callable[[Table], TableWindow]


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Opens a window for a table."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    made: list[TableWindow] = []

    def open_table(table: Table) -> TableWindow:
        load_fonts()
        window = at_table(table, load_board("sachsen"), plain("sachsen"), (1366, 768))
        qtbot.addWidget(window)
        made.append(window)
        return window

    yield open_table
    for window in made:
        window.leave()


def four(people: int = 4, seed: int = SEED) -> Table:
    """A match of four at one screen; so many of them are persons, the others bots."""
    game = engine.game("sachsen")
    seats = game.scenario("year").seats[len(NAMES)]
    entries = [
        SeatEntry(seat, name) if number < people else SeatEntry(seat, name, "random")
        for number, (seat, name) in enumerate(zip(seats, NAMES, strict=True))
    ]
    return Table.new(game, scenario="year", seats=entries, seed=seed, options={"length": "clock"})


def led(table: Table, step: str) -> Table:
    """The table led to a Step by the rules alone."""
    rng, done = Rng(SEED), Counter[str]()
    while (decision := table.decision()) is not None and decision.step != step:
        table.play(choose(decision, done, 1, rng), decision.seat)
    assert table.decision() is not None, step
    return table


def year(hands: SachsenHands, last_turn: int, often: int) -> None:
    """Each verb so often by hand and secret rounds whole; in the last turn the hour strikes."""
    table, rng, seen, struck = hands.window.session.table, Rng(SEED), Counter[str](), False
    while (decision := table.decision()) is not None:
        view = SachsenView.of(table.view(None))
        if not struck and view.turn == last_turn and view.step == "player-turn":
            assert hands.asked is not None
            hands.strike(Hour())
            struck = True
            continue
        if decision.round == "secret":
            decision = hands.asked or decision
        action = choose(decision, seen, often, rng)
        seen[action.verb] += 1
        if decision.round == "secret" or (action.verb not in BY_FORMS and hands.done[action.verb] < often):
            assert hands.asked is not None
            hands.play(action)
        else:
            table.play(action, decision.seat)
            hands.stale = True


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    ("keys", "last_turn", "often"),
    [
        pytest.param(False, 1, 1, marks=ELSEWHERE),
        pytest.param(True, 1, 1, marks=ELSEWHERE),
        pytest.param(False, 12, 9, marks=pytest.mark.long),
        pytest.param(True, 12, 9, marks=pytest.mark.long),
    ],
)
def test_a_game_of_four(sit: Sit, keys: bool, last_turn: int, often: int) -> None:
    """From the set-up to the sheet of the end, by mouse alone or by keys alone."""
    hands = SachsenHands(sit(four()), keys=keys)
    year(hands, last_turn, often)
    assert hands.asked is None
    for verb in ("set-out", "bid", "pass", "move", "enrol", "propose", "declare", "done", "hour"):
        assert hands.done[verb], hands.done
    assert hands.curtains > len(NAMES)
    assert hands.window.end_sheet.isVisible()
