"""Cards chosen and what they can be used for, without a window."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

import engine
from desktop.session.session import Session
from engine.kernel.table import Table
from engine.kernel.view import HandView

Seat = Callable[[str], Session]


@pytest.fixture
def seat() -> Seat:
    """A Session of a British turn with this hand."""

    def make(hand: str) -> Session:
        plain = {"game": "acres", "turn": 3, "hands": {"british": hand.split()}}
        return Session(Table.new(engine.game("acres"), kind="open", position=plain), "british")

    return make


def test_the_actions_are_listed_once_for_a_decision(seat: Seat) -> None:
    session = seat("norfolk boston philadelphia st-marys")
    assert session.choices is session.choices
    assert len(session.choices.all) == len(session.decision.actions)  # type: ignore[union-attr]
    before = session.choices
    session.refresh()
    assert session.choices is not before


def test_only_targets_of_all_cards_chosen_are_left(seat: Seat) -> None:
    session = seat("norfolk boston philadelphia st-marys pemaquid")
    laying = session.selection
    assert laying.targets() == {}, "with nothing chosen nothing is lit"
    assert laying.toggle("norfolk")
    wide = set(laying.targets())
    assert laying.toggle("pemaquid")
    narrow = set(laying.targets())
    assert "place:halifax" in narrow
    assert "place:richmond" in wide - narrow
    assert narrow < wide
    assert laying.toggle("pemaquid")
    assert set(laying.targets()) == wide


def test_exact_means_just_these_cards(seat: Seat) -> None:
    session = seat("norfolk boston philadelphia st-marys")
    for card in ("norfolk", "st-marys", "boston"):
        session.selection.toggle(card)
    (choice,) = session.selection.at(("place:richmond",))
    assert choice.action.text() == "settle richmond norfolk st-marys boston"
    assert {c.action.verb for c in session.selection.at_once()} >= {"discard"}


def test_copies_are_counted(seat: Seat) -> None:
    session = seat("militia militia norfolk")
    laying = session.selection
    assert laying.toggle("militia", 1)
    assert laying.toggle("militia", 0)
    assert not laying.can_add("militia"), "there are no three"
    assert not laying.toggle("militia", 2)
    assert [c.action.text() for c in laying.at_once()] == ["discard militia militia"]


def test_a_new_decision_finds_nothing_chosen(seat: Seat) -> None:
    session = seat("militia militia norfolk")
    heard: list[bool] = []
    session.selection.changed.connect(lambda: heard.append(True))
    session.selection.toggle("norfolk")
    session.act(session.table.read("pass"))
    assert session.selection.chosen == ()
    assert len(heard) == 2


def test_a_place_out_of_reach_is_refused_by_a_clause(seat: Seat) -> None:
    session = seat("norfolk boston")
    session.selection.toggle("norfolk")
    refusal = session.selection.why_not_at(("place:michillimackinac",))
    assert refusal is not None
    assert refusal.clause.startswith("acres ")


def test_the_public_lays_nothing(seat: Seat) -> None:
    session = seat("norfolk boston")
    session.look_as(None)
    assert not session.selection.asked
    assert not session.selection.toggle("norfolk")
    assert all(isinstance(hand, HandView) for hand in session.view.hands)


def test_a_large_hand_is_answered_at_once(seat: Seat) -> None:
    session = seat(
        "boston new-york philadelphia norfolk new-haven pemaquid st-marys settlers militia militia rangers ships"
    )
    laying = session.selection
    assert len(session.choices.all) > 2000
    assert laying.asked
    began = process_time()
    for card in ("militia", "rangers", "boston"):
        assert laying.toggle(card)
        assert laying.can_add("ships")
        laying.targets()
        laying.at_once()
    assert process_time() - began < 0.5
    named = {f"card:{card}" for card in ("militia", "rangers", "boston")}
    assert all(named <= set(choice.gesture.cards) for choice in laying.choices())
    assert set(laying.verbs()) == {choice.action.verb for choice in laying.choices()}
