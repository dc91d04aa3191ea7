"""Typed texts: what is an Action by itself is judged as typed, anything else is completed for the person to see."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.errors import Ambiguous, Incomplete, Refused, Unreadable
from engine.kernel.position import Position

RAID = {
    "game": "acres",
    "turn": 5,
    "active": "french",
    "money": {"french": 5},
    "sites": {"fort-st-john": "french village", "albany": "british village"},
    "hands": {"french": [*["green-native-americans"] * 3, "montreal"]},
}
EXECUTE = {
    "ruleset": "1.0",
    "scenario": "advanced",
    "turn": 6,
    "stage": "politics",
    "phase": "select",
    "political": ["C41-5", "C43-1"],
    "trump": "H",
    "lying": {"france": ["R"]},
}


def position(game: str, file: dict[str, Any]) -> Position:
    """The situation."""
    return engine.game(game).set_up(file)


def read(position: Position, text: str) -> str:
    """The full text of what is read."""
    decision = position.decision()
    assert decision is not None
    return decision.read(text, whole=True).text()


def judged(position: Position, text: str) -> str:
    """The text of the Action that is allowed or refused."""
    try:
        return read(position, text)
    except Refused as refused:
        return refused.text


def test_a_raid_with_too_few_cards_is_refused_as_typed() -> None:
    """No cards are added to those that were named."""
    raid = position("acres", RAID)
    with pytest.raises(Refused) as caught:
        read(raid, "raid albany green-native-americans")
    assert caught.value.text == "raid albany green-native-americans"
    full = next(a.text() for a in raid.decision().actions if a.verb == "raid")  # type: ignore[union-attr]
    assert read(raid, full) == full


def test_the_text_of_a_political_card_plays_no_shift() -> None:
    """1.0: text or shift; the text alone is what it says."""
    table = position("maria", EXECUTE)
    table.play(table.read("select C41-5"))
    assert [judged(table, text) for text in ("execute C41-5 text", "execute C41-5")] == [
        "execute C41-5 text",
        "execute C41-5",
    ]


@pytest.mark.parametrize("text", ["raid albany", "raid alb green-native-americans", "raid albany green-n"])
def test_cards_are_never_filled_in(text: str) -> None:
    """A list ends where the person ends it; its last word may be cut short."""
    with pytest.raises((Unreadable, Refused)) as caught:
        read(position("acres", RAID), text)
    if isinstance(caught.value, Incomplete):
        assert len(caught.value.completion.split()) == len(text.split())


def test_short_texts_of_the_toy_game() -> None:
    """Cut words are completed, several are named, a whole text is played as it stands."""
    toy = position("toy", {"seed": 5})
    held = toy.view("north").hands[0].cards or ()
    assert read(toy, f"bid {held[0]}") == f"bid {held[0]}"
    with pytest.raises(Ambiguous) as several:
        read(toy, "bid")
    assert "bid 0" in several.value.candidates
    with pytest.raises(Refused):
        read(toy, "bid 99")
    toy.play(toy.read("bid 0"), "north")
    toy.play(toy.read("bid 0"), "south")
    with pytest.raises(Incomplete) as short:
        read(toy, "don")
    assert short.value.completion == "done"
    decision = toy.decision()
    assert decision is not None
    assert decision.read("don").text() == "done"
    rides = [a.text() for a in toy.decision().actions if a.verb == "ride"]  # type: ignore[union-attr]
    with pytest.raises(Unreadable) as list_left_out:
        read(toy, "ride north")
    assert not isinstance(list_left_out.value, Incomplete)
    assert rides


@pytest.mark.parametrize("game", ["toy", "acres", "maria", "revolution"])
@pytest.mark.parametrize("text", ["[" * 20_000, "bid " * 20_000, "bid " + "9" * 5_000, "é\0\ud800", "  "])
def test_hostile_texts_are_unreadable(game: str, text: str) -> None:
    """At once, and said in short."""
    with pytest.raises((Unreadable, Refused)) as caught:
        read(engine.game(game).start(), text)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "hand", [["philadelphia", "ships", "boston"], ["philadelphia", "norfolk", "new-haven"]]
)
def test_a_verb_that_is_known_is_kept(hand: list[str]) -> None:
    """What is near is legal, of that verb, and has the words that were cut short."""
    acres = position("acres", {"game": "acres", "turn": 5, "active": "british", "hands": {"british": hand}})
    legal = {action.text() for action in acres.decision().actions}  # type: ignore[union-attr]
    with pytest.raises(Unreadable) as caught:
        read(acres, "merchant phil")
    assert caught.value.near
    for near in caught.value.near:
        assert near in legal
        assert near.startswith("merchant ")
        assert "philadelphia" in near


def test_a_verb_without_a_legal_action_says_what_is_missing() -> None:
    """The card it begins with, or the Step in which it may be done; a name that is misspelt is named once."""
    plain = {
        "game": "acres",
        "turn": 5,
        "active": "british",
        "hands": {"british": ["philadelphia", "militia"]},
    }
    acres = position("acres", plain)
    with pytest.raises(Refused) as short:
        read(acres, "merchant phil")
    assert short.value.refusal.clause == "acres merchant-1"
    with pytest.raises(Refused) as early:
        read(acres, "block phil")
    assert early.value.refusal.message.key == "refuse-not-now"
    with pytest.raises(Unreadable) as misspelt:
        read(acres, "raid albny")
    assert misspelt.value.near == ("albany",)
