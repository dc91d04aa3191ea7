"""The program on a virtual screen with a window manager: two and five persons play by real mouse and real keys."""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.revolution.view_types import RevolutionView
from tests.desktop.begun import Begin

SHORT = ("--last-turn", "1", "--often", "1", "--no-map")
"""Set-up, turn 0 and turn 1; each kind of Action once by hand."""
TURN = ("--last-turn", "1")
"""Set-up, turn 0 and turn 1, all by hand."""
EVERY = {
    "army",
    "support",
    "place",
    "propose",
    "done",
    "set",
    "out",
    "tax",
    "raise",
    "besiege",
    "march",
    "coin",
}
"""What is done in every game, however many play."""


@pytest.fixture
def begin(begin_on_screen: Begin) -> Begin:
    """Begins an evening."""
    return partial(begin_on_screen, "tests.desktop.games.revolution.evening")


@pytest.mark.slow
@pytest.mark.screen
def test_two_by_mouse_and_five_by_keys(begin: Begin) -> None:
    """From the first start, at the same time on two screens."""
    evenings = begin("mouse", "2", *SHORT), begin("keys", "5", *SHORT)
    for sitting, seats in zip(evenings, (2, 5), strict=True):
        played = sitting.verbs(280)
        assert played >= EVERY, EVERY - played
        table = sitting.table()
        assert len(table.humans) == seats
        assert RevolutionView.of(table.view(None)).turn == 2


@pytest.mark.long
@pytest.mark.screen
def test_a_whole_game_of_two_by_mouse(begin: Begin) -> None:
    """To the sheet of the end; the map is drawn meanwhile. The file tells the same game."""
    sitting = begin("mouse", "2")
    assert sitting.verbs(3600) >= EVERY
    assert sitting.table().position.result is not None


@pytest.mark.long
@pytest.mark.screen
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_turn_of_five(begin: Begin, way: str) -> None:
    """Set-up, turn 0 and every phase of a turn."""
    sitting = begin(way, "5", *TURN)
    assert sitting.verbs(3600) >= EVERY
    assert RevolutionView.of(sitting.table().view(None)).turn == 2
