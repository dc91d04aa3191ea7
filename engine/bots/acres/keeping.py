"""Judgement of money and of the deck: what is earned, bought, thrown away, laid aside, removed, called back."""

from __future__ import annotations

from engine.bots.acres import weights
from engine.bots.acres.besieging import ready
from engine.bots.acres.sight import Sight
from engine.bots.acres.worth import spending, worth
from engine.bots.remembering import once
from engine.games.acres import actions as acts

# --- money ----------------------------------------------------------------------------------


def money(sight: Sight, action: acts.Money) -> float:
    """The coins of a card."""
    return sight.brings(action) - spending(sight, [sight.card(action.card)])


def sell(sight: Sight, action: acts.Merchant | acts.Trade) -> float:
    """The coins of the cards after the ship, or the furs."""
    return sight.brings(action) - spending(sight, sight.cards(action.cards))


def piracy(sight: Sight, action: acts.Piracy) -> float:
    """The loot, and what the enemy loses."""
    lost = min(sight.world.rules.piracy_amount, sight.state.money[sight.foe])
    return sight.brings(action) + weights.ROBBED * lost - spending(sight, sight.cards(action.cards))


# --- the deck -------------------------------------------------------------------------------


def draft(sight: Sight, action: acts.Draft) -> float:
    """What the card would be worth, less its price."""
    card = sight.card(action.card)
    return weights.DRAFT + worth(sight, card, more=True) + sight.brings(action)


def discard(sight: Sight, action: acts.Discard) -> float:
    """How much better a card drawn in their place would be; every further card costs money.

    A full hand with which nothing is to be done must change: then the card that is worth least goes, whatever it is.
    """
    cards = sight.cards(action.cards)
    found = sum(weights.CYCLE * (_usual(sight) - worth(sight, card)) for card in cards)
    if len(cards) == 1 and len(sight.hand) >= sight.world.rules.hand_size:
        found = max(found, weights.STUCK / (2 + max(-1.0, worth(sight, cards[0]))))
    return found + sight.brings(action)


@once
def _usual(sight: Sight) -> float:
    """What a card of the deck is worth as a rule."""
    cards = sight.own_cards
    return sum(worth(sight, card) for card in cards) / max(1, len(cards))


def reserve(sight: Sight, action: acts.Reserve) -> float:
    """Strength for the siege that is planned; or what is worse than no card at all."""
    card = sight.card(action.card)
    plan = ready(sight)
    if plan is not None and card.military and plan.short > 0:
        return weights.ARM * card.military
    return weights.CYCLE * -worth(sight, card) if plan is None or not card.military else 0.0


def governor(sight: Sight, action: acts.Governor) -> float:
    """Cards that are worse than none are removed."""
    removed = sum(-worth(sight, card) for card in sight.cards(action.cards[1:]))
    return weights.WEEDED * removed


def intendant(sight: Sight, action: acts.Intendant) -> float:
    """A card that is good now; first of all strength while there is a siege."""
    card = sight.card(action.card)
    value = weights.RECALLED * worth(sight, card)
    if sight.view.sieges:
        value += weights.RECALLED_STRENGTH * card.military
    return value + sight.brings(action)


def home_support(sight: Sight, action: acts.HomeSupport) -> float:
    """Three cards for nothing, as long as there is an action to use them for."""
    del action
    return weights.AT_ONCE if sight.left else 0.0


def give_back(sight: Sight, action: acts.Return) -> float:
    """The card that is worth least."""
    return -worth(sight, sight.card(action.card))
