"""A year of SACHSEN by real clicks, drags and keys: secret rounds behind one curtain, calls in one press, the end."""

from __future__ import annotations

import shutil

import pytest

from tests.desktop.games.sachsen.conftest import Sit
from tests.desktop.games.sachsen.hands import SachsenHands
from tests.desktop.games.sachsen.year import NAMES, four

ELSEWHERE = pytest.mark.skipif(
    all(map(shutil.which, ("Xvfb", "xdotool", "openbox"))), reason="played on the virtual screen"
)


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
    hands.play_year(last_turn, often)
    assert hands.asked is None
    for verb in ("set-out", "bid", "pass", "move", "enrol", "propose", "declare", "done", "hour"):
        assert hands.done[verb], hands.done
    assert hands.curtains > len(NAMES)
    assert hands.window.end_sheet.isVisible()
