"""Bots at the table: they play, and what they are handed holds no secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import engine
from desktop.players import Bots
from desktop.session import Session
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table


@pytest.fixture
def bots() -> Iterator[Bots]:
    """South is a bot and is asked for its bid, as north is."""
    seats = [SeatEntry("north"), SeatEntry("south", bot="random")]
    playing = Bots(Session(Table.new(engine.game("toy"), seats=seats, seed=3), "north"), pace=0)
    yield playing
    playing.stop()


def test_the_truth_behind_a_bot_s_decision_is_made_up(bots: Bots, qtbot: QtBot) -> None:
    """It looks the same to the bot's seat, but nobody else's cards are in it."""
    table = bots.session.table
    before = table.position.copy()
    questions: list[tuple[Any, ...]] = []
    bots._question.connect(lambda *question: questions.append(question))
    bots.ask("south")
    qtbot.waitUntil(lambda: bool(table.history))
    ((_, kind, view, decision, _),) = questions
    assert (kind, view) == ("random", before.view("south"))
    made_up = decision._position
    assert made_up.view("south") == before.view("south")
    assert made_up.view("north").hands != before.view("north").hands


def test_a_bot_s_answer_is_played(bots: Bots, qtbot: QtBot) -> None:
    """It bids, and is then no longer busy; who is not asked is not thought for."""
    table = bots.session.table
    bots.ask("south")
    assert bots.busy()
    qtbot.waitUntil(lambda: bool(table.history))
    assert [played.seat for played in table.history] == ["south"]
    assert not bots.busy()
    bots.ask("south")
    assert not bots.busy()
