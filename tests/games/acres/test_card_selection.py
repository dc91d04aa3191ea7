"""CardSelection cards: what Actions are paid with is what leaves the hand, and what is laid means what it could do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import engine
from engine.kernel.decision import Decision
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.acres.strolls import stroll
from tests.games.perft import entries

DRAWING = ("home-support", "retrieve", "intendant", "done")
"""Verbs by which cards come into the hand as well."""


def hand(position: Position, seat: str) -> Counter[str]:
    """The cards in a seat's own hand, as references."""
    cards = next(h.cards for h in position.view(seat).hands if h.seat == seat)
    return Counter(f"card:{card}" for card in cards or ())


def laid_alike(position: Position, decision: Decision) -> None:
    """`interpret_cards` finds each Action that is laid, from its cards in any order, and legal ones come first."""
    for action in decision.actions:
        gesture = action.gesture()
        if gesture.kind == "lay" or gesture.cards:
            meant = decision.interpret_cards(tuple(reversed(gesture.cards)), gesture.target)
            after = {outcome(position, decision, one.text()) for one in meant if one in decision.actions}
            assert outcome(position, decision, action.text()) in after, action.text()
            legal = [one in decision.actions for one in meant]
            assert legal == sorted(legal, reverse=True), "a refused meaning stands before a legal one"


def outcome(position: Position, decision: Decision, text: str) -> bytes:
    """What an Action leads to."""
    after = position.copy()
    after.play(after.read(text), decision.seat)
    return after.dump()


@pytest.mark.parametrize("seed", range(3))
def test_what_is_laid_leaves_the_hand(seed: int) -> None:
    """The cards of a gesture are those that leave the hand (cards-4, cards-5)."""
    for number, position in enumerate(stroll(seed, 300)):
        decision = position.decision()
        if decision is None or number % 10:
            continue
        before = hand(position, decision.seat)
        for action in decision.actions:
            cards = Counter(action.gesture().cards)
            assert cards <= before
            if action.verb not in DRAWING and decision.step == "acts":
                after = position.copy()
                after.play(action, decision.seat)
                assert before - hand(after, decision.seat) == cards, action.text()


@pytest.mark.parametrize("seed", range(3))
def test_every_action_can_be_laid(seed: int) -> None:
    """From its cards, at its target, in any order."""
    for number, position in enumerate(stroll(seed, 240)):
        decision = position.decision()
        if decision is not None and number % 40 == 0:
            laid_alike(position, decision)


@pytest.mark.parametrize("entry", entries("acres"), ids=lambda e: e["about"])
def test_every_action_of_rich_hands_can_be_laid(entry: dict[str, Any]) -> None:
    """The hands of which the Actions are counted hold governor, trader and siege trains."""
    position = engine.game("acres").set_up(dict(entry["position"]))
    decision = position.decision()
    assert decision is not None
    laid_alike(position, decision)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_laid_is_answered(seed: int) -> None:
    """Any cards at any target: each meaning can be read back, and is legal or refused with a clause."""
    rng = Rng(seed)
    for position in stroll(seed, 200):
        decision = position.decision()
        if decision is None:
            continue
        held = sorted(hand(position, decision.seat).elements())
        rng.shuffle(held)
        targets = ["", *(f"place:{p.place}" for p in position.view(None).pieces if p.place), "siege:british"]
        for action in decision.interpret_cards(tuple(held[: rng.below(5)]), rng.choice(targets)):
            assert position.read(action.text()) == action
            refusal = position.refuse(action, decision.seat)
            assert refusal is None or refusal.clause.startswith("acres ")
