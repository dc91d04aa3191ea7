"""Hands of Opportunities: what is held, spent, drawn, taken from another (auction-7, auction-8, R-15)."""

from __future__ import annotations

from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal


def holds(state: State, player: int, card: str) -> bool:
    """Whether a player holds an Opportunity."""
    return state.world.card[card] in state.hands[player]


def why_not_held(state: State, player: int, card: str) -> Refusal | None:
    """That a card is not in a hand; None if it is."""
    ref = f"card:{card}"
    return None if holds(state, player, card) else no("auction-8", "no-card", ref, card=ref)


def part_with(state: State, player: int, card: str) -> None:
    """A card leaves a hand."""
    hand = list(state.hands[player])
    hand.remove(state.world.card[card])
    state.hands[player] = tuple(hand)


def receive(state: State, player: int, *cards: int) -> None:
    """Cards come to a hand."""
    state.hands[player] = tuple(sorted((*state.hands[player], *cards)))


def spend(state: State, player: int, card: str) -> None:
    """A card that is played lies with the discards (auction-7)."""
    part_with(state, player, card)
    state.discards.append(state.world.card[card])


def take_back(state: State, player: int, card: str) -> None:
    """A card that has just been played comes to a hand after all (espionage-4)."""
    state.discards.remove(state.world.card[card])
    receive(state, player, state.world.card[card])


def top_cards(state: State, number: int) -> tuple[int, ...]:
    """Cards from the deck, as far as it goes; where it is short the discards are shuffled under it (auction-7)."""
    if number > len(state.deck) and state.discards:
        fresh = sorted(state.discards)
        state.rng.shuffle(fresh)
        state.deck, state.discards = fresh + state.deck, []
        state.say("reshuffled", "auction-7", NOBODY, kind="shuffle", reveals=True, n=len(state.deck))
    return tuple(sorted(state.deck.pop() for _ in range(min(number, len(state.deck)))))


def tell_cards(
    state: State,
    key: str,
    clause: str,
    cards: tuple[int, ...],
    player: int,
    *besides: int,
    other: int = NOBODY,
) -> None:
    """Tell of cards that a player comes to, or sees: what they are he alone learns, and some besides.

    The Event is `sachsen-log-<key>-own` with the cards, for all others `sachsen-log-<key>` with their number.
    """
    refs = [f"card:{name}" for name in state.world.names_of(cards)]
    side, seats = side_ref(state.homes[player]), tuple(state.seat(one) for one in (player, *besides))
    from_whom = {"whose": side_ref(state.homes[other])} if other != NOBODY else {}
    own: Message = say(f"sachsen-log-{key}-own", side=side, cards=refs, **from_whom)
    veiled = say(f"sachsen-log-{key}", side=side, n=len(cards), **from_whom)
    clause = f"sachsen {clause}"
    state.tell(Event(key, own, seats, veiled, clause, tuple(refs), side=side, reveals=True))


def rob(state: State, thief: int, victim: int) -> None:
    """One card of a hand goes to another, at random; only these two learn which (R-15)."""
    hand = list(state.hands[victim])
    if not hand:
        state.said(
            "robs-nothing", "R-15", thief, whose=side_ref(state.homes[victim]), kind="spy", result=True
        )
        return
    card = hand.pop(state.rng.below(len(hand)))
    state.hands[victim] = tuple(hand)
    receive(state, thief, card)
    tell_cards(state, "robs", "R-15", (card,), thief, victim, other=victim)
