"""What a card is worth in the deck of its owner: what it can do, less the more there are who do the same."""

from __future__ import annotations

from engine.bots.acres import weights
from engine.bots.acres.sight import Sight
from engine.games.acres.cards import Card
from engine.games.acres.sides import GREEN


def worth(sight: Sight, card: Card, *, more: bool = False) -> float:
    """What a card is worth among the own ones (`more`: one that would come to them)."""
    known: dict[tuple[int, bool], float] = sight.memo.setdefault("worth", {})
    key = card.kind, more
    if key not in known:
        known[key] = _worth(sight, card, more)
    return known[key]


def _worth(sight: Sight, card: Card, more: bool) -> float:
    if not more and not sight.alive(card):
        return -weights.CARD
    besides = 0 if more else 1
    found = _symbols(sight, card, besides) + _powers(sight, card, besides) + _site(sight, card, more)
    return found - weights.CARD


def _tally(sight: Sight) -> dict[str, int]:
    """How many of the own usable cards do something, by what they do."""
    tally: dict[str, int] | None = sight.memo.get("tally")
    if tally is None:
        tally = dict.fromkeys(
            ("settler", "boat", "ship", "cart", "fur", "raids", "trades", "fortification"), 0
        )
        for own in sight.own_cards:
            if sight.alive(own):
                for name in own.transports:
                    tally[name] += 1
                tally["settler"] += own.settler
                tally["fur"] += own.fur
                tally["raids"] += own.raids
                tally["trades"] += own.trades
                tally["fortification"] += own.fortification
        sight.memo["tally"] = tally
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
        found += weights.STRENGTH[card.military] * zeal(sight)
    return found


def zeal(sight: Sight) -> float:
    """How much strength is wanted: more in a siege and against a strong enemy, less when there is plenty."""
    known: float | None = sight.memo.get("zeal")
    if known is None:
        besieged = 0.5 * len(sight.facts["sieges"])
        lack = sight.foe_strength + 5 - sight.strength
        known = sight.memo["zeal"] = max(0.35, min(1.6, 0.6 + besieged + 0.1 * lack))
    return known


def _powers(sight: Sight, card: Card, besides: int) -> float:
    """Raids and blocks, fortifications, traders, and those who care for the deck."""
    found = weights.LEADER if card.leader else 0.0
    if card.raids:
        preys = sum(1 for steps in sight.raid_steps.values() if steps <= 2)
        found += weights.RAIDER * min(1.0, 0.3 + 0.25 * preys) * _shared(sight, "raids", besides, 0.2)
    if card.blocks_raid:
        found += weights.BLOCKER * min(2.0, _menace(sight))
    if card.fortification:
        found += weights.DISCS * min(1.5, _menace(sight)) * _shared(sight, "fortification", besides)
    if card.trades:
        found += weights.FURS * _tally(sight)["fur"] * _shared(sight, "trades", besides)
    if card.recruits:
        natives = sum(1 for c in sight.foe_cards if c.native and c.colour == GREEN)
        found += weights.NATIVES * 0.5 * min(2, natives)
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


def _menace(sight: Sight) -> float:
    """How much is to be feared of enemy raids."""
    known: float | None = sight.memo.get("menace")
    if known is None:
        raiders = sum(card.raids for card in sight.foe_cards)
        open_sites = sum(1 for steps in sight.foe_raid_steps.values() if steps <= 2)
        known = sight.memo["menace"] = 0.5 * min(raiders, open_sites)
    return known


def _site(sight: Sight, card: Card, more: bool) -> float:
    """What a location card makes reachable, and what may become of its own site."""
    if card.place < 0:
        return 0.0
    goals = [
        sight.prospects[t] for t in card.reach
        if not sight.own >> t & 1 and not (more and sight.listed >> t & 1)
    ]  # fmt: skip
    found = weights.GOAL_LISTED * max(goals, default=0.0)
    if not sight.state.towns[sight.side] >> card.place & 1:
        found += weights.OWN_SITE * sight.world.points[card.place]
    return found


def spending(sight: Sight, cards: list[Card]) -> float:
    """What it costs to use these cards for one thing and not for another."""
    return sum(weights.USED * max(0.0, worth(sight, card)) for card in cards)
