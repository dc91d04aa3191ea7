"""Wrong things done with cards and pieces in the window: the reason, the prompt beside it, and Undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop.art.cards import CardState
from desktop.session.session import Session
from engine.kernel.errors import FileError
from engine.kernel.refusal import Refusal
from tests.desktop.games.acres.conftest import LEFT, Hands, Sit

RAIDERS = """turn: 5
money: {british: 9}
hands: {british: [rangers, new-york, bateaux, militia]}
sites: {quebec: french town fort}
"""


def reason(hands: Hands) -> tuple[str, str]:
    """Clause and key of the Refusal in the bar."""
    refusal = hands.window.prompt.refusal
    assert refusal is not None
    return refusal.clause.removeprefix("acres "), refusal.message.key.removeprefix("acres-refuse-")


def test_raiders_are_refused_by_raids_and_the_prompt_stays(sit: Sit) -> None:
    hands = sit(RAIDERS)
    hands.choose("rangers")
    asked = hands.prompt
    found = []
    for place in ("quebec", "montreal", "port-royal"):
        hands.click(f"place:{place}")
        found.append(reason(hands))
        assert asked in hands.prompt, "the prompt is hidden"
        assert hands.window.prompt.undo_button.isVisible()
        assert hands.button("Discard").isVisible()
    assert found == [("raid-5", "raid-fort"), ("raid-1", "raid-too-far"), ("raid-4", "raid-no-way")]


def test_a_village_put_down_says_what_the_hand_lacks(sit: Sit) -> None:
    hands = sit(RAIDERS)
    hands.drag("piece:british-village", "place:albany")
    assert reason(hands) == ("settle-4", "no-settler")


def test_a_refusal_goes_with_the_next_press(sit: Sit) -> None:
    hands = sit(RAIDERS)
    hands.choose("rangers")
    hands.click("place:quebec")
    assert hands.window.prompt.refusal is not None
    hands.choose("rangers")
    assert hands.window.prompt.refusal is None
    hands.drag("piece:british-village", "place:albany")
    assert hands.window.prompt.refusal is not None
    hands.click("place:boston")
    assert hands.window.prompt.refusal is None


def test_a_refusal_goes_when_the_cursor_moves(sit: Sit) -> None:
    hands = sit(RAIDERS)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Escape):
        hands.choose("rangers")
        hands.click("place:quebec")
        assert hands.window.prompt.refusal is not None
        assert not hands.window.inspector.empty
        hands.key(key)
        assert hands.window.prompt.refusal is None, key
        assert not hands.window.scene.tip.isVisible()
        hands.choose("rangers")


def test_a_village_put_down_in_the_sea_is_refused_and_the_hand_is_free(sit: Sit) -> None:
    hands = sit("turn: 5\nmoney: {british: 9}\nhands: {british: [boston, settlers, new-york, bateaux]}")
    scene, view = hands.window.scene, hands.window.map
    source = "piece:british-village"
    assert scene.moves.targets(source)
    hands.show("place:boston")
    hands.show(source)
    item, home = scene.piece_item(source), scene.anchor(source)
    assert item is not None
    assert home is not None
    start = view.mapFromScene(home) + (item.foot() - QPoint(0, 6)).toPoint()
    sea = view.viewport().rect().bottomRight() - QPoint(60, 60)
    assert not scene.place_at(view.mapToScene(sea))
    hands.bot.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 7):
        hands.bot.mouseMove(view.viewport(), start + (sea - start) * step / 6)
    assert scene.hand.carries
    hands.bot.mouseRelease(view.viewport(), LEFT, pos=sea)
    refusal = hands.window.prompt.refusal
    assert refusal is not None
    assert refusal.message.key == "drop-nowhere"
    assert not scene.hand.holds


def test_a_side_whose_piles_are_lit_is_not_said_to_do_nothing(sit: Sit) -> None:
    """A side does nothing by itself."""
    hands = sit(RAIDERS)
    inspector, appearance = hands.window.inspector, hands.window.appearance
    inspector.pin("side:british")
    said = [label.text() for label in inspector.findChildren(QLabel)]
    assert appearance.tr("inspector-nothing") not in said
    assert appearance.tr("inspector-now") not in said


def test_a_card_that_cannot_be_used_answers_a_click(sit: Sit) -> None:
    """With no action left nothing can be laid, and the card says so."""
    hands = sit("turn: 5\nleft: 0\nhands: {british: [rangers, militia]}")
    militia = hands.card("militia")
    assert militia.state is not CardState.PLAYABLE
    QTest.mouseClick(militia, LEFT)
    assert reason(hands) == ("actions-1", "no-action-left")


def test_who_is_not_asked_hears_that(sit: Sit) -> None:
    """A card of the side that waits answers as well; nothing is refused to who only looks on."""
    hands = sit("turn: 5\nhands: {british: [rangers], french: [trader]}")
    session = hands.window.session
    refusal = Session(session.table, "french").why_idle("card:trader")
    assert refusal is not None
    assert refusal.message.key == "refuse-not-your-decision"
    assert Session(session.table, None).why_idle("card:trader") is None


def test_enter_that_cannot_be_written_gives_no_other_reason(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: that is the reason, and not that the hand lies face down."""
    hands = sit("turn: 2\nleft: 0")
    session = hands.window.session
    refused: list[Refusal] = []
    failed: list[FileError] = []
    session.refused.connect(refused.append)
    session.failed.connect(failed.append)
    session.selection.cover(True)
    hands.window.prompt.renew()

    def full(_trial: object) -> None:
        raise FileError("a.kabinett", "", "the disk is full", "Free some space")

    monkeypatch.setattr(session.table, "settle", full)
    for _ in ("ask", "sure"):
        hands.key(Qt.Key.Key_Return)
    assert len(failed) == 1
    assert refused == []
