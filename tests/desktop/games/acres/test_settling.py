"""A site is settled: cards first, place first, by dragging, and by keys alone; and what is refused says why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.art.cards import CardState
from tests.desktop.games.acres.conftest import LEFT, Sit

BRITAIN = "turn: 2\nhands: {british: [norfolk, boston, philadelphia, st-marys, militia, militia]}"


def test_cards_first_lights_the_places_and_a_click_settles(sit: Sit) -> None:
    hands = sit(BRITAIN)
    hands.choose("norfolk", "boston")
    lit = hands.window.scene.lights.lit()
    assert "place:baltimore" in lit
    assert "place:albany" not in lit
    assert hands.card("norfolk").state is CardState.CHOSEN
    hands.choose("philadelphia")
    hands.click("place:baltimore")
    assert hands.played == "settle baltimore norfolk boston philadelphia"
    assert not hands.window.session.selection.chosen
    assert hands.window.scene.piece_item("piece:british-baltimore") is not None


def test_enter_says_that_the_cards_chosen_want_a_place(sit: Sit) -> None:
    hands = sit(BRITAIN + "\nmoney: {british: 0}")
    hands.choose("norfolk", "st-marys")
    selection = hands.window.session.selection
    assert selection.targets()
    assert not selection.at_once()
    hands.key(Qt.Key.Key_Return)
    assert hands.played == ""
    assert "choose one that is lit on the map" in hands.prompt


def test_places_lit_beyond_the_edge_are_told_there(sit: Sit) -> None:
    hands = sit(BRITAIN)
    scene, view = hands.window.scene, hands.window.map
    far = scene.on_map("place:louisbourg")
    assert far is not None
    view.look_at(far, 1.5)
    hands.choose("norfolk", "boston")
    beyond = [point for arrow in view.arrows.arrows for point in arrow.points]
    assert scene.on_map("place:baltimore") in beyond
    hands.key(Qt.Key.Key_Escape)
    assert scene.on_map("place:baltimore") not in [p for arrow in view.arrows.arrows for p in arrow.points]


def test_too_few_cards_open_the_chooser_with_what_is_missing(sit: Sit) -> None:
    hands = sit(BRITAIN)
    hands.choose("norfolk", "boston")
    hands.click("place:baltimore")
    lines = hands.lines()
    assert lines
    assert all("Norfolk" in line and "Boston" in line for line in lines)
    hands.take("Mary")
    assert hands.played == "settle baltimore norfolk boston st-marys"


def test_place_first_asks_for_the_cards(sit: Sit) -> None:
    hands = sit(BRITAIN)
    hands.click("place:richmond")
    assert len(hands.lines()) > 1
    assert all("Settle Richmond" in line for line in hands.lines())
    hands.take("Philadelphia")
    assert hands.played == "settle richmond norfolk st-marys philadelphia"


def test_a_village_is_dragged_from_the_camp(sit: Sit) -> None:
    hands = sit(BRITAIN)
    hands.drag("piece:british-village", "place:richmond")
    hands.take("Boston")
    assert hands.played == "settle richmond norfolk st-marys boston"


def test_a_village_is_dragged_with_cards_that_were_chosen(sit: Sit) -> None:
    hands = sit(BRITAIN)
    hands.choose("norfolk", "st-marys", "boston")
    hands.drag("piece:british-village", "place:richmond")
    assert hands.played == "settle richmond norfolk st-marys boston"


def test_all_by_keys(sit: Sit) -> None:
    hands = sit(BRITAIN)
    window = hands.window
    for name in ("norfolk", "st-marys", "boston"):
        digit = hands.card(name).digit
        QTest.keyClick(window.map, str(digit))
    assert len(window.session.selection.chosen) == 3
    for _ in window.scene.hand.targets():
        if window.map.keyboard.place != "richmond":
            hands.key(Qt.Key.Key_Tab)
    assert window.map.keyboard.place == "richmond"
    hands.key(Qt.Key.Key_Return)
    assert hands.played == "settle richmond norfolk st-marys boston"


def test_place_first_by_keys(sit: Sit) -> None:
    hands = sit(BRITAIN)
    window = hands.window
    window.map.keyboard.go_to("richmond")
    hands.key(Qt.Key.Key_Return)
    assert hands.lines()
    QTest.keyClick(window.map.chooser, "1")
    assert hands.played.startswith("settle richmond")


def test_a_missing_boat_is_named_with_its_clause(sit: Sit) -> None:
    hands = sit("turn: 2\nhands: {british: [new-york, boston, norfolk]}")
    hands.choose("new-york")
    hands.click("place:albany")
    refusal = hands.window.prompt.refusal
    assert refusal is not None
    assert refusal.clause == "acres settle-3"
    assert hands.window.prompt.rule_button.isVisible()
    assert hands.window.scene.tip.text()
    assert hands.played == ""
    assert hands.window.session.selection.chosen, "what was chosen is not taken away by a refusal"


def test_escape_puts_the_cards_back(sit: Sit) -> None:
    hands = sit(BRITAIN)
    hands.choose("norfolk")
    assert hands.prompt.startswith("With Norfolk")
    hands.key(Qt.Key.Key_Escape)
    assert not hands.window.session.selection.chosen
    assert not hands.window.scene.lights.lit()
    assert hands.prompt.startswith("Britain")


def test_a_card_that_cannot_be_added_says_why(sit: Sit) -> None:
    hands = sit("turn: 2\nmoney: {british: 0}\nhands: {british: [militia, rangers, trader]}")
    hands.choose("militia")
    trader = hands.card("trader")
    assert trader.state is CardState.NOT_NOW
    assert trader.toolTip()
    QTest.mouseClick(trader, LEFT)
    refusal = hands.window.prompt.refusal
    assert refusal is not None
    assert refusal.clause.startswith("acres ")
    assert hands.window.appearance.words.clause(refusal.clause) in trader.toolTip()
    assert hands.window.session.selection.cards == ("card:militia",)


def test_of_two_copies_each_can_be_chosen(sit: Sit) -> None:
    hands = sit(BRITAIN)
    hands.choose("militia", "militia")
    assert hands.window.session.selection.cards == ("card:militia", "card:militia")
    hands.press("Discard 2")
    assert hands.played == "discard militia militia"


def test_more_ways_than_lines_are_grouped(sit: Sit) -> None:
    hands = sit(
        "turn: 4\nhands: {british: [boston, new-york, philadelphia, norfolk, new-haven, pemaquid, st-marys, settlers]}"
    )
    hands.click("place:halifax")
    lines = hands.lines()
    assert 1 < len(lines) <= 9
    assert any("ways" in line for line in lines)
    while not hands.played:
        before = hands.lines()
        assert before
        hands.take("1  ")
    assert hands.played.startswith("settle halifax")
