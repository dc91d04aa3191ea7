"""What drills and the coach suppose: a side to act, with the cards of a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.games.acres.cards import Card
from engine.games.acres.sequence import Acts
from engine.games.acres.sides import GREEN, NUMBER, SIDES
from engine.games.acres.state import State


def to_act(position: State, side: int, hand: Iterable[int] | None = None) -> State:
    """The same situation with a side to act in its turn: with its own hand, or with these cards."""
    after = position.copy()
    after.side = side
    if hand is not None:
        after.hands[side] = sorted(hand)
    after.push(Acts(SIDES[side], after.world.rules.actions_per_turn))
    return after


def one_that(position: State, side: int, fits: Callable[[Card], bool]) -> Card:
    """The first empire card of a side, or green one, that fits."""
    known = (card for card in position.world.cards if card.colour in (side, GREEN) and card.place < 0)
    return next(card for card in known if fits(card))


def hand_of(position: State, seat: str) -> list[Card]:
    """The different cards that a seat holds, rising."""
    return [position.card(kind) for kind in dict.fromkeys(position.hands[NUMBER[seat]])]
