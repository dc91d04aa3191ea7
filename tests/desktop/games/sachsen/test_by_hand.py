"""A year of SACHSEN by real clicks, drags and keys: secret rounds behind one curtain, calls in one press, the end."""

from __future__ import annotations

import shutil
from collections import Counter

import pytest

from engine.games.sachsen.actions import Hour
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.rng import Rng
from tests.desktop.games.sachsen.conftest import Sit
from tests.desktop.games.sachsen.hands import SachsenHands
from tests.desktop.games.sachsen.year import BY_FORMS, NAMES, SEED, choose, four

ELSEWHERE = pytest.mark.skipif(
    all(map(shutil.which, ("Xvfb", "xdotool", "openbox"))), reason="played on the virtual screen"
)


def year(hands: SachsenHands, last_turn: int, often: int) -> None:
    """Each verb so often by hand and secret rounds whole; in the last turn the hour strikes."""
    table, rng, seen, struck = hands.window.session.table, Rng(SEED), Counter[str](), False
    while (decision := table.decision()) is not None:
        view = SachsenView.of(table.position.view(None))
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
