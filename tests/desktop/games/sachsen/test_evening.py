"""The program on a virtual screen with a window manager: four persons play a year by real mouse, or by real keys."""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.sachsen.view_types import SachsenView
from engine.kernel.table import Table
from tests.desktop.begun import Begin, Begun

SHORT = ("--last-turn", "1", "--often", "1", "--no-map")
"""The hour strikes in the first turn: a whole game, each kind of Action once by hand."""
EVERY = {"set-out", "bid", "pass", "move", "enrol", "propose", "declare", "done", "hour"}
"""What is done in every game."""


def ended(begun: Begun, most: int) -> Table:
    """The table that was left, as its file tells; it has come to its end."""
    played = begun.verbs(most)
    assert played >= EVERY, EVERY - played
    table = begun.table()
    assert len(table.humans) == 4
    assert table.position.result is not None
    assert any(one.action.verb == "hour" for one in table.history)
    return table


@pytest.fixture
def begin(begin_on_screen: Begin) -> Begin:
    """Begins an evening."""
    return partial(begin_on_screen, "tests.desktop.games.sachsen.evening")


@pytest.mark.slow
@pytest.mark.screen
def test_a_short_game_by_mouse_and_one_by_keys(begin: Begin) -> None:
    """From the first start to the sheet of the end, at the same time on two screens."""
    for sitting in (begin("mouse", *SHORT), begin("keys", *SHORT)):
        ended(sitting, 280)


@pytest.mark.long
@pytest.mark.screen
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_whole_year(begin: Begin, way: str) -> None:
    """Twelve turns with war, peace and congress, each kind of Action often by hand; the map is drawn meanwhile."""
    table = ended(begin(way, "--often", "12"), 3600)
    assert SachsenView.of(table.view(None)).turn >= 12
