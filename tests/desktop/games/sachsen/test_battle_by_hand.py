"""A battle of SACHSEN by real clicks, drags and keys: every Step by its gesture, and salvos by the keys of a duel."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

import engine
from desktop.views.table.table_window import TableWindow
from engine.kernel.journal import Kind, SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.games.sachsen.conftest import Sit, battlefield
from tests.desktop.games.sachsen.field_hands import TRIED, FieldHands, chosen, fight
from tests.desktop.hands import ALWAYS
from tests.desktop.person import LONG, wait

SEED = 4
ONCE = 1
SHORT = 2
"""So many battle turns are fought in the ordinary run; each verb once by hand."""


@pytest.fixture
def sit(sit: Sit) -> Sit:
    """Opens a large window for a table: the whole field is seen in it."""
    return partial(sit, size=(1920, 1080))


def battle(kind: Kind = "open", seed: int = SEED) -> Table:
    """A battle of two persons."""
    seats = [SeatEntry("attacker", "Clara"), SeatEntry("defender", "Bruno")]
    return Table.new(engine.game("sachsen"), scenario="battle", seats=seats, seed=seed, kind=kind)


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    ("keys", "last_turn", "often"),
    [
        (False, SHORT, ONCE),
        (True, SHORT, ONCE),
        pytest.param(False, 99, ALWAYS, marks=pytest.mark.long),
        pytest.param(True, 99, ALWAYS, marks=pytest.mark.long),
    ],
)
def test_a_battle_by_hand(sit: Sit, keys: bool, last_turn: int, often: int) -> None:
    """By mouse alone, or by keys alone."""
    hands = FieldHands(sit(battle()), keys=keys)
    fight(hands, Rng(SEED), often=often, last_turn=last_turn)
    for verb in ("side", "lay", "begin", "deploy", "order", "march", "engage", "fire", "shoot", "done"):
        assert hands.done[verb], hands.done
    if last_turn > SHORT:
        hands.see_winners()


def wait_open(window: TableWindow) -> None:
    """Until what is asked has been seen for as long as a press needs."""
    assert wait(lambda: window.session.gate.open, LONG)


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_two_at_one_screen_need_no_curtain_but_keys_for_a_salvo(sit: Sit) -> None:
    """Marches are answered for all to see with both hands face down; a salvo behind the own key, 1 fire and 2 hold."""
    table, rng = battle("match"), Rng(SEED)
    while (decision := table.decision()) is not None and decision.step != "half-phase":
        table.play(chosen(table, decision, rng, Counter(order=1)), decision.seat)
    window = sit(table)
    session, decision = window.session, table.decision()
    assert decision is not None
    assert not window.curtain.isVisible()
    assert (session.viewer, session.decider) == (None, decision.seat)
    assert session.view.seat == ""
    assert all(hand.cards is None for hand in session.view.hands)
    wait_open(window)
    march = next(action for action in decision.actions if action.verb == "march")
    assert session.act(march)
    while (decision := table.decision()) is not None and decision.step != "salvo":
        table.play(chosen(table, decision, rng, Counter(dict.fromkeys(TRIED, 1))), decision.seat)
    session.refresh()
    assert (session.viewer, session.decider) == (None, None)
    assert decision is not None
    before = len(table.history)
    for seat, key, digit in (
        ("attacker", Qt.Key.Key_A, Qt.Key.Key_1),
        ("defender", Qt.Key.Key_L, Qt.Key.Key_2),
    ):
        if seat in decision.seats:
            QTest.keyPress(window.map, key)
            assert session.viewer == seat
            wait_open(window)
            QTest.keyClick(window.map, digit)
            QTest.keyRelease(window.map, key)
            assert wait(lambda: session.viewer is None, LONG)
    played = [one.action.text() for one in table.history[before:]]
    assert played == [w for w, seat in (("fire", "attacker"), ("hold", "defender")) if seat in decision.seats]


CLOSE = {
    "preussen-general": "field-small-4-2", "preussen-musketeers-1": "field-small-5-4",
    "preussen-dragoons-1": "field-small-6-4", "sachsen-general": "field-small-5-6",
    "sachsen-musketeers-1": "field-small-7-6",
}  # fmt: skip
"""A general stands before the enemy, with one brigade beside him."""


BY_KEYS = ("guard", "capture", "officers")
"""What the ordinary run does by keys, all else by mouse; the long run does both."""


def close(verb: str) -> Table:
    """A battle round a general, led by the rules to where something rare may be done."""
    table = battlefield(units=CLOSE)
    rng, done = Rng(0), Counter[str]()
    while (decision := table.decision()) is not None and all(one.verb != verb for one in decision.actions):
        fights = [one for one in decision.actions if one.verb in ("engage", "charge")]
        action = next((one for one in fights if "sachsen-general" in one.text()), None)
        action = action or next(iter(fights), None) or chosen(table, decision, rng, done)
        done[action.verb] += 1
        table.play(action, decision.seat)
    return table


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    ("verb", "keys"),
    [
        pytest.param(verb, keys, marks=() if keys == (verb in BY_KEYS) else pytest.mark.long)
        for verb in ("guard", "capture", "officers", "occupy", "kill", "leave")
        for keys in (False, True)
    ],
)
def test_what_is_rare_in_a_battle_by_hand(sit: Sit, verb: str, keys: bool) -> None:
    """Guard of a general, the ground that is left, a general who is lost, an army that leaves or is handed over."""
    table = close(verb)
    hands = FieldHands(sit(table), keys=keys)
    decision = hands.asked
    assert decision is not None
    hands.play(next(one for one in decision.actions if one.verb == verb))
    assert hands.done[verb] == 1
