"""A siege from its first card to its win, on the map, its track and in its panel; the score opens at the end."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.art.states import Ring
from desktop.games.acres.sieges_panel import SiegesPanel
from engine.games.acres.view_types import Settlements
from tests.desktop.games.acres.conftest import LEFT, Hands, Sit

SIEGE = """turn: 5
sites: {halifax: british village}
hands: {british: [halifax, ships, siege-artillery, regular-infantry, military-leader], french: [trader]}
money: {british: 12}
"""


def sieges(hands: Hands) -> SiegesPanel:
    """The panel of sieges."""
    panel = hands.window.panel(SiegesPanel)
    assert panel is not None
    return panel


def test_a_siege_is_laid_reinforced_and_won(sit: Sit) -> None:
    hands = sit(SIEGE)
    window = hands.window
    hands.choose("halifax", "ships", "siege-artillery")
    hands.click("place:louisbourg")
    assert hands.played == "besiege louisbourg halifax ships siege-artillery"
    marker = window.scene.piece_item("piece:british-siege")
    assert marker is not None
    assert window.scene.place_of("piece:british-siege") == "louisbourg"
    assert "British siege" in window.scene.name("siege:british")
    hands.choose("regular-infantry")
    assert "siege:british" in window.scene.lights.lit()
    assert marker.ring is Ring.JOIN
    hands.click("siege:british")
    assert hands.played == "reinforce british regular-infantry"
    assert window.session.view.sieges["british"].pos == 3
    hands.press("End the turn")
    for _ in range(3):
        answer = next(a for a in window.session.choices.all if a.gesture.ends or a.action.verb == "pass")
        window.session.act(answer.action)
    assert window.session.view.step == "occupy"
    assert window.session.view.captured["british"] == Settlements(1, 0)
    assert sieges(hands).isVisible(), "the panel comes forward while a siege is decided"
    hands.press("Leave")
    assert window.scene.place_of("piece:british-siege") == "", "the marker is back in the camp"
    assert window.scene.piece_item("piece:french-louisbourg") is None


def test_the_track_beside_the_map_is_aimed_at(sit: Sit) -> None:
    hands = sit(
        "turn: 5\nhands: {french: [regular-infantry]}\nactive: french\n"
        "sieges: {british: {place: louisbourg, pos: 1, british: [siege-artillery]}}"
    )
    window = hands.window
    window.map.fit()
    assert not window.rail.drawer.is_open
    hands.choose("regular-infantry")
    assert window.rail.opened == "siege-british", "the plate that is aimed at opens by itself"
    assert window.rail.buttons["siege-british"].rings
    room = window.scene.store.beside_map.room("track:siege-british")
    assert room is not None
    hands.bot.mouseClick(window.map.viewport(), LEFT, pos=window.rail.drawer.seen(room.center()))
    assert not window.rail.drawer.is_open
    assert hands.played == "reinforce british regular-infantry"


def test_the_panel_says_who_would_win_when(sit: Sit) -> None:
    hands = sit(
        "turn: 5\nsieges: {british: {place: louisbourg, pos: 2, british: [siege-artillery], french: [militia]}}"
    )
    hands.window.column.show_extra("sieges")
    panel = sieges(hands)
    hands.bot.waitUntil(panel.isVisible)
    words = [label.text() for label in panel.findChildren(type(panel.totals["british"]))]
    assert any("ahead by 2" in text for text in words)
    assert any("takes it at the start of its turn" in text for text in words)


def test_the_score_opens_when_the_game_has_ended(sit: Sit) -> None:
    hands = sit(
        "turn: 9\nactive: french\nat: turn\nhands: {french: [trader]}\n"
        "sieges: {french: {place: boston, pos: 3, french: [siege-artillery], british: []}}"
    )
    window, panel = hands.window, sieges(hands)
    while window.session.view.winners is None:
        window.session.act(window.session.choices.all[0].action)
    assert window.session.view.winners == ("french",)
    hands.bot.waitUntil(panel.isVisible)
    score = window.session.view.score
    assert panel.totals["french"].text() == str(score["french"].total)
    assert panel.totals["british"].text() == str(score["british"].total)
    QTest.qWait(1)


def test_withdrawing_is_never_where_another_button_was(sit: Sit) -> None:
    hands = sit(
        "turn: 5\nhands: {british: [boston, regular-infantry]}\nactive: british\n"
        "sieges: {british: {place: louisbourg, pos: 1, british: [siege-artillery]}}"
    )
    prompt, menu = hands.window.prompt, hands.window.prompt.also_button.menu()
    words = hands.window.appearance.tr("acres-act-withdraw")

    def stands_apart() -> bool:
        buttons = [b.text().replace("\n", " ") for b in prompt.findChildren(QPushButton) if b.isVisible()]
        return words not in buttons and words in [entry.text() for entry in menu.actions()]

    QApplication.processEvents()
    assert stands_apart()
    hands.choose("regular-infantry")
    hands.press("Put back")
    QApplication.processEvents()
    assert stands_apart()
    next(entry for entry in menu.actions() if entry.text() == words).trigger()
    assert hands.played == "withdraw"
