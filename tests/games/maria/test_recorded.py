"""Recorded games: one for each way a game can end; replaying them gives the same ending, digest by digest."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from engine.games.maria import cards
from engine.games.maria.position import MariaPosition
from engine.kernel.journal import Journal
from engine.kernel.table import Table

FOLDER = Path(__file__).parents[2] / "journals" / "maria"
WAYS = ("france-goal", "prussia-goal", "austria-holds", "both-goals", "draw")


@pytest.mark.parametrize("way", WAYS)
def test_ending(way: str) -> None:
    journal = Journal.open(FOLDER / f"{way}.kabinett")
    table = Table.resume(engine.game("maria"), journal)
    assert journal.damage == ""
    assert all(entry.at for entry in journal.entries)
    assert table.position.result is not None
    assert table.position.result.way == way
    assert table.decision() is None


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_lost_on_the_way(way: str) -> None:
    """Cards are conserved, troops only fall outside winter, and no city holds what it may not (6-a to 6-c)."""
    table = Table.resume(engine.game("maria"), Journal.open(FOLDER / f"{way}.kabinett"))
    for number in range(0, len(table.history), 3):
        position = table.position_at(number)
        assert isinstance(position, MariaPosition)
        held = (
            [c for h in position.hands for c in h] + position.draw + [c for d in position.discards for c in d]
        )
        assert sorted(held) == list(range(cards.DECK_SIZE * position.opened))
        for place in position.world.places_in(position.occupied()):
            generals = position.generals_on(place)
            trains = [n for n in position.world.trains if position.where[n] == place]
            assert (len(generals), len(trains)) in ((1, 0), (2, 0), (0, 1))
        for general in position.world.generals:
            if position.where[general] >= 0 and position.view(None).step != "deploy":
                assert 1 <= position.troops[general] <= 8
