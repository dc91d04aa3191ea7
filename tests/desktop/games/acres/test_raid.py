"""A raid crosses the table behind the curtain; nothing tells either side what the other holds."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.art.states import Ring
from engine.games.acres.view_types import Settlements
from tests.desktop.games.acres.conftest import Hands, Sit
from tests.desktop.views.table.test_privacy import all_words

RAID = """turn: 4
active: french
sites: {deerfield: british village, fort-william-henry: french village}
hands: {french: [native-americans, coureurs-de-bois, louisbourg], british: [rangers, siege-artillery, home-support]}
money: {french: 3}
"""
OWN = {
    "british": ("Rangers", "Siege artillery", "Home support"),
    "french": ("Native Americans", "Coureurs de bois"),
}


def names_in_hand(hands: Hands) -> set[str]:
    """What the tray names: its cards to the eye and to a screen reader."""
    return set(all_words(hands.window.tray))


def assert_hidden(hands: Hands, secret: Iterable[str]) -> None:
    """No card of these is named in the tray, the prompt or the panel with the table as text."""
    words = names_in_hand(hands) | all_words(hands.window.prompt) | all_words(hands.window.text)
    for name in secret:
        assert not [word for word in words if name in word], name


def test_a_raid_is_blocked_behind_the_curtain(sit: Sit) -> None:
    hands = sit(RAID, kind="match")
    window = hands.window
    assert hands.come() == "french"
    assert_hidden(hands, OWN["british"])
    hands.choose("coureurs-de-bois")
    hands.click("place:deerfield")
    assert hands.played == "raid deerfield coureurs-de-bois"
    assert window.curtain.isVisible()
    assert window.session.viewer is None
    assert not window.tray.cards
    assert_hidden(hands, [*OWN["british"], "Native Americans"])
    assert hands.come() == "british"
    assert window.session.view.step == "raid-block"
    assert "Deerfield" in hands.prompt
    village = window.scene.piece_item("piece:british-deerfield")
    assert village is not None
    assert village.ring is Ring.COMBAT
    assert_hidden(hands, ("Native Americans",))
    hands.choose("rangers")
    hands.press("Block")
    assert hands.played == "block rangers"
    assert window.curtain.isVisible()
    assert hands.come() == "french"
    assert_hidden(hands, ("Siege artillery", "Home support"))
    assert window.session.view.captured["french"] == Settlements(0, 0)


def test_whoever_lets_a_raid_come_says_nothing_of_the_hand(sit: Sit) -> None:
    hands = sit(RAID, kind="match")
    window = hands.window
    hands.come()
    hands.choose("native-americans")
    hands.click("place:deerfield")
    hands.come()
    hands.press("Don")
    assert hands.played == "allow"
    hands.come()
    assert window.session.view.captured["french"] == Settlements(1, 0)
    assert_hidden(hands, OWN["british"])
    assert window.scene.piece_item("piece:british-deerfield") is None


def test_the_ambush_asks_its_victim(sit: Sit) -> None:
    hands = sit(RAID, kind="match")
    hands.come()
    hands.choose("native-americans")
    hands.press("Ambush")
    assert hands.come() == "british"
    assert hands.window.session.view.step == "ambush-block"
    hands.press("Don")
    assert hands.window.session.view.step in ("ambush-loss", "acts")


def test_a_hand_that_lies_face_down_is_not_told_by_what_it_could_do(sit: Sit) -> None:
    hands = sit("turn: 2\nhands: {british: [norfolk, st-marys, boston, militia]}", kind="match")
    window = hands.window
    hands.come()
    window.tray.close_hand()
    pile = window.scene.piece_item("piece:british-village")
    assert pile is not None
    assert pile.ring is Ring.NONE
    hands.click("place:richmond")
    assert not hands.lines()
    assert "face down" in hands.prompt
    assert_hidden(hands, ("Discard", "Settle Richmond"))
    window.tray.keep_open()
    assert pile.ring is Ring.CAN_ACT
    hands.click("place:richmond")
    assert hands.lines()
