"""One turn of a war by real clicks, drags and keys: battle, congress, peace and a bargain, forms filled in by hand."""

from __future__ import annotations

import pytest

from engine.games.sachsen.actions import Hour
from tests.desktop.games.sachsen.conftest import Sit
from tests.desktop.games.sachsen.war import WarHands, begun
from tests.desktop.hands import ALWAYS

SHORT, WHOLE = 1, 2
"""The battle turn from which on officers fight."""
ONCE = 1
VERBS = (
    "declare", "move", "attack", "redoubt", "deploy", "congress", "amend", "yes", "no", "abstain", "beaten", "demand",
    "counter", "refuse", "accept", "offer", "agreed", "hour",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    ("keys", "officers"),
    [
        (False, SHORT),
        (True, SHORT),
        pytest.param(False, WHOLE, marks=pytest.mark.long),
        pytest.param(True, WHOLE, marks=pytest.mark.long),
    ],
)
def test_four_people_play_a_turn_of_war(sit: Sit, keys: bool, officers: int) -> None:
    """By mouse alone, or by keys alone; what the script leaves to chance by hand once, in a whole battle always."""
    hands = WarHands(sit(begun()), keys=keys)
    hands.play_script(officers, quiet=ONCE if officers == SHORT else ALWAYS)
    hands.strike(Hour())
    for verb in VERBS:
        assert hands.done[verb], (verb, hands.done)
