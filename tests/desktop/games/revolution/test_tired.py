"""Tired hands: what they do by mistake plays nothing, and they are told why in the words that fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.views.table.table_window import TableWindow
from tests.desktop.games.revolution.conftest import Sit
from tests.desktop.games.revolution.hands import Hands
from tests.desktop.games.revolution.test_by_hand import five
from tests.desktop.person import LEFT, NONE, move

Key = Qt.Key


@pytest.fixture
def armies(sit: Sit) -> TableWindow:
    """The set-up: two armies wait in the camp of the Habsburgs."""
    return sit(five(4))


def said(window: TableWindow) -> str:
    """Why not, by the key of its message; "" where nothing is refused."""
    refusal = window.prompt.refusal
    return refusal.message.key if refusal is not None else ""


def carried(hands: Hands, source: str, to: QPoint) -> None:
    """A piece is carried to a point of the window and let go."""
    hands.show(source)
    viewport, at = hands.view.viewport(), hands.body(source)
    QTest.mousePress(viewport, LEFT, NONE, at)
    for step in range(1, 4):
        move(viewport, at + (to - at) * step / 3)
    QTest.mouseRelease(viewport, LEFT, NONE, to)
    QApplication.processEvents()


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
    carried(hands, source, hands.body(source) + QPoint(24, 10))
    assert said(armies) == ""
    assert armies.scene.hand.source == source


def test_a_drop_that_has_no_reason_of_its_own_is_told_all_the_same(armies: TableWindow) -> None:
    hands, (source, *_) = Hands(armies), armies.scene.moves.sources()
    hands.show(source)
    armies.scene.hand.take(source)
    armies.scene.hand.drop("side:burghers", hands.view.mapToScene(QPoint(5, 5)))
    assert said(armies) == "drop-nowhere"
    assert not armies.session.table.history


def test_keys_that_do_nothing_say_why_at_a_table_without_cards(armies: TableWindow) -> None:
    QTest.keyClick(armies.map, Key.Key_9)
    assert said(armies) == "digit-no-piece"
    QTest.keyClick(armies.map, Key.Key_Return)
    assert said(armies) == "enter-map"
