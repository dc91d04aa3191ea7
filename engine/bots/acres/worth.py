"""What a card is worth in the deck of its owner: what it can do, less the more there are who do the same."""

from __future__ import annotations

from engine.bots.acres import weights
from engine.bots.acres.sight import Sight
from engine.bots.remembering import once
from engine.games.acres.cards import Card
from engine.games.acres.sides import GREEN


def worth(sight: Sight, card: Card, *, more: bool = False) -> float:
    """What a card is worth among the own ones (`more`: one that would come to them)."""
    return _worth(sight, card.kind, 0 if more else 1)


@once
def _worth(sight: Sight, kind: int, besides: int) -> float:
    """`besides`: how often the card itself is among the own ones."""
    card = sight.world.cards[kind]
    if besides and not sight.alive(card):
        return -weights.CARD
    found = _symbols(sight, card, besides) + _powers(sight, card, besides) + _site(sight, card, besides)
    return found - weights.CARD


@once
def _tally(sight: Sight) -> dict[str, int]:
    """How many of the own usable cards do something, by what they do."""
    names = ("settler", "boat", "ship", "cart", "fur", "raids", "trades", "fortification")
    tally = dict.fromkeys(names, 0)
    for card in filter(sight.alive, sight.own_cards):
        for name in card.transports:
            tally[name] += 1
        tally["settler"] += card.settler
        tally["fur"] += card.fur
        tally["raids"] += card.raids
        tally["trades"] += card.trades
        tally["fortification"] += card.fortification
    return tally


def _shared(sight: Sight, name: str, besides: int, share: float = weights.SHARED) -> float:
    """What is left of a worth that other cards have as well; `besides`: 1 if the card itself is among them."""
    return 1.0 / (1.0 + share * (_tally(sight)[name] - besides))


def _symbols(sight: Sight, card: Card, besides: int) -> float:
    """Settlers, transports, fur, money, strength."""
    found = weights.COIN_ON_CARD * card.money
    if card.settler:
        found += weights.SETTLERS * _shared(sight, "settler", besides)
    for name, value in (("boat", weights.BOATS), ("ship", weights.SHIPS), ("cart", weights.CARTS)):
        if name in card.transports:
            found += value * _shared(sight, name, besides)
    if card.fur:
        found += weights.FURS * min(2, _tally(sight)["trades"])
    if card.military:
        found += weights.STRENGTH[card.military] * _zeal(sight)
    return found


@once
def _zeal(sight: Sight) -> float:
    """How much strength is wanted: more in a siege and against a strong enemy, less when there is plenty."""
    lack = sight.foe_strength + weights.MARGIN - sight.strength
    wanted = weights.ZEAL + weights.ZEAL_IN_SIEGE * len(sight.view.sieges) + weights.ZEAL_FOR_LACK * lack
    return max(weights.ZEAL_LEAST, min(weights.ZEAL_MOST, wanted))


def _powers(sight: Sight, card: Card, besides: int) -> float:
    """Raids and blocks, fortifications, traders, and those who care for the deck."""
    found = weights.LEADER if card.leader else 0.0
    if card.raids:
        preys = sum(1 for steps in sight.raid_steps.values() if steps <= 2)
        share = min(1.0, weights.PREY + weights.PREYS * preys)
        found += weights.RAIDER * share * _shared(sight, "raids", besides, weights.SHARED_RAID)
    if card.blocks_raid:
        found += weights.BLOCKER * min(2.0, _menace(sight))
    if card.fortification:
        found += weights.DISCS * min(1.5, _menace(sight)) * _shared(sight, "fortification", besides)
    if card.trades:
        found += weights.FURS * _tally(sight)["fur"] * _shared(sight, "trades", besides)
    if card.recruits:
        natives = sum(1 for c in sight.foe_cards if c.native and c.colour == GREEN)
        found += weights.NATIVES / 2 * min(2, natives)
    if "governor" in card.powers:
        found += weights.WEED * sum(1 for c in sight.own_cards if _weed(sight, c))
    if "home-support" in card.powers:
        found += weights.SUPPORT
    if "intendant" in card.powers:
        found += weights.RECALL
    return found


def _weed(sight: Sight, card: Card) -> bool:
    """Whether a card is better removed: one that can't be used, or a location card without any use."""
    return card.place >= 0 and worth(sight, card) < 0.0


@once
def _menace(sight: Sight) -> float:
    """How much is to be feared of enemy raids."""
    raiders = sum(card.raids for card in sight.foe_cards)
    return weights.MENACE * min(raiders, sum(1 for steps in sight.foe_raid_steps.values() if steps <= 2))


def _site(sight: Sight, card: Card, besides: int) -> float:
    """What a location card makes reachable, and what may become of its own site."""
    if card.place < 0:
        return 0.0
    goals = [
        sight.prospects[t] for t in card.reach
        if not sight.own >> t & 1 and (besides or not sight.listed >> t & 1)
    ]  # fmt: skip
    found = weights.GOAL_LISTED * max(goals, default=0.0)
    if not sight.state.towns[sight.side] >> card.place & 1:
        found += weights.OWN_SITE * sight.world.points[card.place]
    return found


def spending(sight: Sight, cards: list[Card]) -> float:
    """What it costs to use these cards for one thing and not for another."""
    return sum(weights.USED * max(0.0, worth(sight, card)) for card in cards)
