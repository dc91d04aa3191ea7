"""Judgement of raids, ambushes, recruiting, and of the answers to them."""

from __future__ import annotations

from engine.bots.acres import weights
from engine.bots.acres.building import finish
from engine.bots.acres.sight import Sight
from engine.bots.acres.worth import spending, worth
from engine.games.acres import actions as acts
from engine.games.acres.ending import captured_points
from engine.games.acres.sides import GREEN


def raid(sight: Sight, action: acts.Raid) -> float:
    """What is captured, if it is not blocked; less the money and what the cards could do."""
    place, cards = sight.world.places[action.place], sight.cards(action.cards)
    own_card = sight.world.card_of_site[sight.foe].get(place)
    blockers = sum(
        card.blocks_raid or (card.kind == own_card and sight.alive(card)) for card in sight.foe_pool
    )
    through = 1.0 - sight.foe_holds(blockers)
    prize = sight.loss(place, by_raid=True) + _enough(sight, place)
    held = weights.HELD_BACK * sum(card.raids for card in cards)
    return through * prize + sight.brings(action) - held - spending(sight, cards)


def _enough(sight: Sight, place: int) -> float:
    """Whether the pieces captured would end the game."""
    rules = sight.world.rules
    town = sight.state.towns[sight.foe] >> place & 1
    gained = rules.captured.town if town else rules.captured.village
    short = rules.captured_to_end - captured_points(sight.state, sight.side)
    return finish(sight, 1, gained + sight.world.points[place]) if gained >= short else 0.0


def ambush(sight: Sight, action: acts.Ambush) -> float:
    """Likely losses of the enemy, if it is not blocked."""
    pool = sight.foe_pool
    through = 1.0 - sight.foe_holds(sum(card.blocks_ambush for card in pool))
    marked = [card for card in pool if card.marked]
    least = min((card.military for card in marked), default=0)
    hit = weights.AMBUSH * least * sight.foe_holds(len(marked))
    return through * hit - weights.HELD_BACK - spending(sight, [sight.card(action.card)])


def recruit(sight: Sight, action: acts.Recruit) -> float:
    """Native Americans that the enemy has in his reserve, or likely in his hand."""
    there, hidden = (
        sum(card.native and card.colour == GREEN for card in cards)
        for cards in (sight.foe_reserve, sight.foe_pool)
    )
    likely = 1.0 if there else sight.foe_holds(hidden)
    gain = 2 * weights.NATIVES * likely  # one more here, and one fewer there
    return gain - weights.RECRUIT - spending(sight, [sight.card(action.card)])


def block(sight: Sight, action: acts.Block) -> float:
    """A raid always, with the card that is least missed; an ambush only if there is something to lose."""
    card = sight.card(action.card)
    asked = sight.view.block
    if asked is not None and asked.kind == "raid":
        stake = sight.loss(sight.world.places[asked.place], by_raid=True)
    else:
        stake = max(
            (worth(sight, c) + weights.CARD for c in (*sight.hand, *sight.reserve) if c.marked), default=0.0
        )
    held = weights.HELD_BACK if card.place < 0 else 0.0
    return stake - held - spending(sight, [card])


def lose(sight: Sight, action: acts.Lose) -> float:
    """The card that is worth least; rather one that lies in the reserve."""
    return -worth(sight, sight.card(action.card)) + (0.05 if action.zone == "reserve" else 0.0)


def give(sight: Sight, action: acts.Give) -> float:
    """Rather those in the reserve, which are of no use now."""
    del sight
    return 1.0 if action.zone == "reserve" else 0.0
