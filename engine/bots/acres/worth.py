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
    rivals = _rivals(sight, card, 0 if more else 1)
    return (
        _symbols(sight, card, rivals) + _powers(sight, card, rivals) + _site(sight, card, more) - weights.CARD
    )


def _rivals(sight: Sight, card: Card, besides: int) -> dict[str, int]:
    """How many usable cards do the same, by what they do."""
    tally: dict[str, int] | None = sight.memo.get("tally")
    if tally is None:
        tally = dict.fromkeys(("settler", "boat", "ship", "cart", "fur", "raids", "trades", "fortification"), 0)
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
    return {name: count - besides for name, count in tally.items()}


def _symbols(sight: Sight, card: Card, rivals: dict[str, int]) -> float:
    """Settlers, transports, fur, money, strength."""
    found = weights.COIN_ON_CARD * card.money
    if card.settler:
        found += weights.SETTLERS / (1 + 0.6 * rivals["settler"])
    for name, value in (("boat", weights.BOATS), ("ship", weights.SHIPS), ("cart", weights.CARTS)):
        if name in card.transports:
            found += value / (1 + 0.6 * rivals[name])
    if card.fur:
        found += weights.FURS * min(2, rivals["trades"] + 1)
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


def _powers(sight: Sight, card: Card, rivals: dict[str, int]) -> float:
    """Raids and blocks, fortifications, traders, and those who care for the deck."""
    found = weights.LEADER if card.leader else 0.0
    if card.raids:
        preys = sum(1 for steps in sight.raid_steps.values() if steps <= 2)
        found += weights.RAIDER * min(1.0, 0.3 + 0.25 * preys) / (1 + 0.2 * rivals["raids"])
    if card.blocks_raid:
        found += weights.BLOCKER * min(2.0, _menace(sight))
    if card.fortification:
        found += weights.DISCS * min(1.5, _menace(sight)) / (1 + rivals["fortification"])
    if card.trades:
        found += weights.FURS * rivals["fur"] / (1 + 0.7 * rivals["trades"])
    if card.recruits:
        natives = sum(1 for c in sight.foe_cards if c.native and c.colour == GREEN)
        found += weights.NATIVES * 0.5 * min(2, natives)
    if "governor" in card.powers:
        found += weights.WEED * sum(1 for c in sight.own_cards if not sight.alive(c))
    if "home-support" in card.powers:
        found += weights.SUPPORT
    if "intendant" in card.powers:
        found += weights.RECALL
    return found


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
