"""What is hidden: hands, the order of decks, the lot, answers of a secret round (auction, kingdom-war-1).

A View has the record of the truth with all that its seat may not know left blank; a deal fills the blanks anew.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.sachsen.actions import Pass
from engine.games.sachsen.asking import OverLot, is_lot_open
from engine.games.sachsen.battle.hidden import Counted, filled_battle, known_battle, seen_cards
from engine.games.sachsen.battle.values import SERVICE, is_for_battle
from engine.games.sachsen.politics.veils import VEIL, unveiled, veiled
from engine.games.sachsen.sides import BATTLE, PLAYER
from engine.games.sachsen.state import State
from engine.games.sachsen.world import World
from engine.kernel.rng import Rng

BLANK = -1
"""A card that is not known."""
MISSING = -1
"""A bid that is still missing."""
SEALED = -2
"""A bid that is not known."""
UNREAD = "?"
"""A secret answer that is not known."""


def known(state: State, seat: str | None) -> dict[str, Any]:
    """The record as a seat may know it, as plain data."""
    player = PLAYER[seat] if seat else -1
    plain: dict[str, Any] = state.plain()
    plain["hands"] = [
        list(hand) if p == player else [BLANK] * len(hand) for p, hand in enumerate(state.hands)
    ]
    plain["deck"] = [BLANK] * len(state.deck)
    plain["event_deck"] = sorted(state.event_deck)
    if not (is_lot_open(state) or _looks_at_lot(state, seat)):
        plain["lot"] = [BLANK] * len(state.lot)
    plain["bids"] = [bid if p == player or bid == MISSING else SEALED for p, bid in enumerate(state.bids)]
    if state.battle is not None:
        plain["battle"] = known_battle(state.battle, player)
    for bargain in plain["bargains"]:
        if player not in (bargain["author"], bargain["other"]):
            bargain["words"] = veiled(bargain["words"])
    for key, said in (("slips", state.slips), ("calls", state.calls)):
        plain[key] = [one if p == player or not one else UNREAD for p, one in enumerate(said)]
    return plain


def _looks_at_lot(state: State, seat: str | None) -> bool:
    """Whether a seat picks one of the cards of the lot now (R-13, R-31)."""
    step = state.agenda[-1] if state.agenda else None
    return isinstance(step, OverLot) and seat in step.seats(state)


def filled(world: World, plain: dict[str, Any], counted: Counted, rng: Rng) -> dict[str, Any]:
    """A record with every blank filled by lot, as a truth that looks the same.

    `counted` tells what counts for dice that lie on the field.
    """
    names = world.card_ids
    deck = world.whole_deck()
    left = Counter(deck if plain["scenario"] != BATTLE else [c for c in deck if is_for_battle(names[c])])
    shown = [*plain["discards"], *(card for hand in (*plain["hands"], plain["lot"]) for card in hand)]
    left.subtract(card for card in shown if card != BLANK)
    left[world.card[SERVICE]] -= sum(plain["services"])
    left.subtract(world.card[name] for name in seen_cards(plain["battle"]))
    named = Counter({names[card]: number for card, number in left.items()})
    battle = filled_battle(plain["battle"], named, counted, rng)
    pool = sorted(world.card[name] for name in named.elements())
    rng.shuffle(pool)

    def deal(cards: list[int]) -> list[int]:
        return [pool.pop() if card == BLANK else card for card in cards]

    filled = dict(plain)
    filled["battle"] = battle
    filled["hands"] = [sorted(deal(hand)) for hand in plain["hands"]]
    filled["lot"] = deal(plain["lot"])
    filled["deck"] = deal(plain["deck"])
    filled["event_deck"] = list(plain["event_deck"])
    rng.shuffle(filled["event_deck"])
    filled["bids"] = [
        rng.below(money + 1) if bid == SEALED else bid
        for bid, money in zip(plain["bids"], plain["treasury"], strict=True)
    ]
    filled["calls"] = [Pass.verb if call == UNREAD else call for call in plain["calls"]]
    filled["bargains"] = [_open(world, bargain, filled["hands"]) for bargain in plain["bargains"]]
    return filled


def _open(world: World, bargain: dict[str, Any], hands: list[list[int]]) -> dict[str, Any]:
    """A bargain whose cards are not known, with cards of these hands (agreements-1)."""
    if VEIL not in bargain["words"]:
        return bargain
    giver, other = (world.names_of(hands[bargain[who]]) for who in ("author", "other"))
    return bargain | {"words": unveiled(bargain["words"], giver, other, world.card_ids[0])}
