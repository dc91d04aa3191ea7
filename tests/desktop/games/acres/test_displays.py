"""Cards of the displays: drafted by a click, refused with a reason, taken back from the discards, shown large."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.art.cards import CardState
from desktop.games.acres.displays_panel import DisplaysPanel
from desktop.games.acres.strips import Strip
from engine.kernel.holding import Holder
from tests.desktop.games.acres.conftest import LEFT, Hands, Sit

POOR = "turn: 3\nmoney: {british: 5, french: 3}\nhands: {british: [boston, norfolk, governor]}"

OPEN = (
    "turn: 3\nmoney: {british: 5, french: 3}\nhands: {british: [boston, norfolk], french: [quebec]}\n"
    "discards: {british: [st-marys, new-york], french: [trader, montreal]}\n"
    "reserves: {british: [militia], french: [first-infantry]}"
)


def displays(hands: Hands) -> DisplaysPanel:
    """The panel, in front."""
    panel = hands.window.panel(DisplaysPanel)
    assert panel is not None
    hands.window.column.show_extra("displays")
    hands.bot.waitUntil(panel.isVisible)
    return panel


def test_a_click_drafts_a_card(sit: Sit) -> None:
    hands = sit(POOR)
    panel = displays(hands)
    assert panel.strips["offer:militia"].count == 3
    QTest.mouseClick(panel.strips["offer:militia"], LEFT)
    assert hands.played == "draft militia"
    assert panel.strips["offer:militia"].count == 2
    assert hands.window.session.view.money["british"] == 3


def test_what_is_too_dear_says_why(sit: Sit) -> None:
    hands = sit(POOR)
    strip = displays(hands).strips["offer:siege-artillery"]
    assert strip.state is CardState.NOT_NOW
    assert strip.toolTip()
    QTest.mouseClick(strip, LEFT)
    refusal = hands.window.prompt.refusal
    assert refusal is not None
    assert refusal.clause == "acres draft-1"
    assert hands.played == ""


def test_a_card_is_drafted_by_keys(sit: Sit) -> None:
    hands = sit(POOR)
    strip = displays(hands).strips["offer:rangers"]
    strip.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(strip, Qt.Key.Key_Return)
    assert hands.played == "draft rangers"


def test_the_discard_pile_is_leafed_through_from_its_top(sit: Sit) -> None:
    hands = sit(f"{POOR}\ndiscards: {{british: [st-marys, new-york, bateaux]}}")
    panel = displays(hands)
    assert [ref for ref in panel.strips if ref.startswith("discard:")] == ["discard:bateaux"]
    fold = panel.findChild(QPushButton, "fold-discard-british")
    assert fold is not None
    QTest.mouseClick(fold, LEFT)
    shown = [ref for ref in panel.strips if ref.startswith("discard:")]
    assert shown == ["discard:bateaux", "discard:new-york", "discard:st-marys"]


def test_the_intendant_is_laid_at_a_card_of_the_pile(sit: Sit) -> None:
    hands = sit(
        "turn: 3\nactive: french\nmoney: {french: 5}\n"
        "hands: {french: [intendant, louisbourg]}\ndiscards: {french: [quebec, trader]}"
    )
    panel = hands.window.panel(DisplaysPanel)
    assert panel is not None
    hands.choose("intendant")
    hands.bot.waitUntil(lambda: "discard:quebec" in panel.strips)
    QTest.mouseClick(panel.strips["discard:quebec"], LEFT)
    assert hands.played == "intendant quebec"


def test_several_cards_are_discarded_at_once(sit: Sit) -> None:
    hands = sit(POOR)
    hands.choose("boston", "norfolk", "governor")
    hands.press("Discard 3")
    assert hands.played.split()[0] == "discard"
    assert hands.window.session.view.money["british"] == 3


def test_enter_says_why_it_does_nothing_where_the_cards_mean_several_things(sit: Sit) -> None:
    hands = sit("turn: 3\nhands: {british: [home-support]}\nmoney: {british: 0}")
    QTest.keyClick(hands.window.map, "1")
    assert hands.window.session.selection.cards == ("card:home-support",)
    ways = hands.window.session.selection.at_once()
    assert len(ways) > 1
    hands.key(Qt.Key.Key_Return)
    assert hands.played == ""
    assert f"none of the {len(ways)} buttons for these cards" in hands.prompt
    assert hands.window.session.selection.cards == ("card:home-support",)
    hands.press("Home support")
    assert hands.played == "home-support"


def test_a_raid_is_blocked_by_keys(sit: Sit) -> None:
    hands = sit(
        "turn: 4\nactive: french\nsites: {deerfield: british village, fort-william-henry: french village}\n"
        "hands: {french: [coureurs-de-bois], british: [rangers]}"
    )
    hands.choose("coureurs-de-bois")
    hands.click("place:deerfield")
    assert hands.window.session.view.step == "raid-block"
    hands.window.map.setFocus()
    QTest.keyClick(hands.window.map, "1")
    hands.key(Qt.Key.Key_Return)
    assert hands.played == "block rangers"


def test_a_card_is_shown_large_while_it_has_the_focus(sit: Sit) -> None:
    hands = sit(POOR)
    hands.bot.waitUntil(lambda: hands.window.isActiveWindow() and hands.card("boston").isVisible())
    card = hands.card("boston")
    card.setFocus(Qt.FocusReason.TabFocusReason)
    large = hands.window.findChild(QWidget, "largeCard")
    assert large is not None
    assert large.isVisible()
    assert hands.window.rect().contains(large.geometry())
    card.clearFocus()
    assert not large.isVisible()


def press(panel: DisplaysPanel, name: str) -> None:
    """Unfold some cards, or fold them."""
    fold = panel.findChild(QPushButton, name)
    assert fold is not None
    QTest.mouseClick(fold, LEFT)


@pytest.mark.parametrize("seen", ["match", "watched", "past"])
def test_all_that_lies_open_of_both_sides_can_be_read_at_any_time(sit: Sit, seen: str) -> None:
    """Reserve, discards and what can be drafted, by whoever looks: at a match, only looking, and in the past."""
    hands = sit(OPEN, kind="match")
    window, session = hands.window, hands.window.session
    if seen == "match":
        hands.come()
    elif seen == "watched":
        window.leave()
        window.session.home.journal.watched = Holder("anna", "desk", 1)
        hands = sit(table=window.session.home)
        window, session = hands.window, hands.window.session
        assert session.watching
        assert session.viewer is None
    else:
        hands.come()
        session.act(session.table.read("pass"), sure=True)
        window.time.look_at(0)
        assert session.moment == 0
    panel, view = displays(hands), session.view
    folds = [button.objectName() for button in panel.findChildren(QPushButton) if button.objectName()]
    assert len(folds) >= 9
    for name in folds:
        before = len(panel.inner.findChildren(Strip))
        press(panel, name)
        if len(panel.inner.findChildren(Strip)) < before:
            press(panel, name)
    for kind in ("reserve", "discard", "empire", "locations"):
        for side in ("british", "french"):
            assert getattr(view, kind)[side], (kind, side)
    shown = Counter(strip.card.id for strip in panel.inner.findChildren(Strip))
    wanted: Counter[str] = Counter()
    for side in ("british", "french"):
        wanted.update(view.discard[side])
        for kind in ("reserve", "empire", "locations"):
            wanted.update(set(getattr(view, kind)[side]))
    wanted.update(set(view.neutral))
    assert shown == wanted
    for tile in window.rail.buttons.values():
        assert tile.isVisible()
