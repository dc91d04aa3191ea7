"""Bots at the table: they play, and what they are handed holds no secret."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import engine
from desktop.session import players, thinking
from desktop.session.players import Bots
from desktop.session.session import Session
from engine.kernel.action import Action
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table


@pytest.fixture
def bots() -> Iterator[Bots]:
    """South is a bot and is asked for its bid, as north is."""
    seats = [SeatEntry("north"), SeatEntry("south", bot="random")]
    playing = Bots(Session(Table.new(engine.game("toy"), seats=seats, seed=3), "north"), pace=0)
    yield playing
    playing.forget()


def test_the_truth_behind_a_bot_s_decision_is_made_up(
    bots: Bots, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks the same to the bot's seat, but nobody else's cards are in it."""
    table = bots.session.table
    before = table.position.copy()
    questions: list[tuple[Any, ...]] = []
    choose = players._choose

    def overheard(*question: Any) -> Action:
        questions.append(question)
        return choose(*question)

    monkeypatch.setattr(players, "_choose", overheard)
    bots.ask("south")
    qtbot.waitUntil(lambda: bool(table.history))
    ((kind, view, decision, _),) = questions
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


def test_who_still_thinks_is_not_waited_for(
    bots: Bots, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table closes while a bot thinks: that ends at once, and the late answer is not played."""
    thought, go_on, think = Event(), Event(), thinking._think

    def slowly(*question: Any) -> None:
        go_on.wait(60)
        think(*question)
        thought.set()

    monkeypatch.setattr(thinking, "_think", slowly)
    bots.ask("south")
    bots.stop()
    assert not thought.is_set()
    go_on.set()
    assert thought.wait(60)
    qtbot.wait(20)
    assert bots.session.table.history == []
