"""Tired hands: what they do by mistake plays nothing, and they are told why in the words that fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import engine
from desktop.views.table.table_window import TableWindow
from engine.kernel.action import Action
from engine.kernel.files import data
from engine.kernel.journal import Journal
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.games.revolution.conftest import Sit
from tests.desktop.games.revolution.test_by_hand import five
from tests.desktop.hands import Hands

Key, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def armies(sit: Sit) -> TableWindow:
    """The set-up: two armies wait in the camp of the Habsburgs."""
    return sit(five(4))


def asked_at(table: Table, moment: int) -> str:
    """The Step that asks at a moment."""
    decision = table.decision(at=moment)
    return decision.step if decision is not None else ""


def said(window: TableWindow) -> str:
    """Why not, by the key of its message; "" where nothing is refused."""
    refusal = window.prompt.refusal
    return refusal.message.key if refusal is not None else ""


def test_a_key_that_is_held_is_not_made_up_for(armies: TableWindow) -> None:
    """What a held key asks for while the window is still busy with it never happens afterwards."""
    pieces = [ref for ref in armies.scene.pieces_in_order() if armies.scene.moves.can_act(ref)]
    QTest.keyPress(armies.map, Key.Key_N)
    for _ in range(5):
        QApplication.sendEvent(armies.map, QKeyEvent(QEvent.Type.KeyPress, Key.Key_N, NONE, "n", True))
    assert armies.scene.selection == pieces[0]
    QApplication.processEvents()
    QApplication.sendEvent(armies.map, QKeyEvent(QEvent.Type.KeyPress, Key.Key_N, NONE, "n", True))
    assert armies.scene.selection == pieces[1]


def test_an_army_that_is_let_go_in_its_own_camp_stays_in_the_hand(armies: TableWindow) -> None:
    hands, (source, *_) = Hands(armies), armies.scene.moves.sources()
    hands.show(source)
    armies.scene.hand.take(source)
    at = hands.view.mapToScene(hands.body(source) + QPoint(24, 10))
    assert armies.scene.piece_at(at) == "", "beside it, on the plate"
    armies.scene.hand.drop(armies.scene.target_at(at), at)
    assert said(armies) == ""
    assert armies.scene.hand.source == source


def test_a_drop_that_has_no_reason_of_its_own_is_told_all_the_same(armies: TableWindow) -> None:
    hands, (source, *_) = Hands(armies), armies.scene.moves.sources()
    hands.show(source)
    armies.scene.hand.take(source)
    armies.scene.hand.drop("side:burghers", hands.view.mapToScene(QPoint(5, 5)))
    assert said(armies) == "drop-elsewhere"
    assert not armies.session.table.history


def test_keys_that_do_nothing_say_why_at_a_table_without_cards(armies: TableWindow) -> None:
    QTest.keyClick(armies.map, Key.Key_9)
    assert said(armies) == "digit-no-piece"
    QTest.keyClick(armies.map, Key.Key_Return)
    assert said(armies) == "enter-map"


def test_a_digit_chooses_no_place_where_buttons_alone_are_asked(sit: Sit) -> None:
    """Where a card is to lie in the order of play no place is lit, and no piece is to be taken."""
    journal = Journal.open(data("recorded", "revolution", "01-full-5.kabinett"))
    table = Table.resume(engine.game("revolution"), journal)
    at = next(n for n in range(len(table.history)) if asked_at(table, n) == "positions")
    window = sit(Table.resume(table.game, journal.until(at)))
    QTest.keyClick(window.map, Key.Key_1)
    assert said(window) == "digit-answers"
    QTest.keyClick(window.map, Key.Key_Return)
    assert said(window) == "enter-answers"


def test_a_counter_that_is_not_carried_away_is_not_pushed_out(sit: Sit) -> None:
    """Its province lies all around it, and is where it would go."""
    table = Table.new(engine.game("revolution"), seed=1, kind="open")
    rng = Rng(1)
    while (decision := table.decision()) is not None:
        if decision.step == "within" and any(
            one.startswith("out ") for one in map(Action.text, decision.actions)
        ):
            break
        table.play(decision.actions.pick(rng), decision.seat)
    assert decision is not None
    action = next(one for one in decision.actions if one.verb == "out")
    window = sit(table)
    hands, before = Hands(window), len(table.history)
    source = hands.piece(action.gesture().source)
    hands.show(source)
    viewport, at = hands.view.viewport(), hands.body(source)
    hands.fingers.press(viewport, at)
    hands.fingers.move(viewport, at + QPoint(30, 0))
    hands.fingers.move(viewport, at + QPoint(9, 4))
    hands.fingers.let_go(viewport, at + QPoint(9, 4))
    assert len(table.history) == before
    assert window.scene.hand.source == source
