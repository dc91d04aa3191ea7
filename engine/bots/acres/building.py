"""Judgement of sites: settle, develop, fortify."""

from __future__ import annotations

from engine.bots.acres import weights
from engine.bots.acres.sight import Sight
from engine.bots.acres.worth import spending, worth
from engine.games.acres import actions as acts


def settle(sight: Sight, action: acts.Settle) -> float:
    """The points, the net beyond, what the card brings; less what the enemy could raid, and what the cards could do."""
    place = sight.world.places[action.place]
    kind = sight.world.card_of_site[sight.side].get(place)
    gained = kind is not None and kind in sight.state.locations[sight.side]
    landmark = worth(sight, sight.world.cards[kind], more=True) if gained and kind is not None else 0.0
    used = spending(sight, sight.cards(action.cards))
    if sight.own >> place & 1:
        return weights.LANDMARK * landmark - used
    found = weights.SETTLE + sight.prospects[place] + weights.LANDMARK * landmark - used
    found -= weights.EXPOSED * sight.danger(place)
    return found + finish(sight, sight.supply[0], sight.world.points[place])


def develop(sight: Sight, action: acts.Develop) -> float:
    """The points once more; a town is more to lose."""
    place = sight.world.places[action.place]
    found = weights.DEVELOP + sight.world.points[place] - spending(sight, sight.cards(action.cards))
    if place in sight.foe_raid_steps:
        found -= weights.EXPOSED * weights.TOWN_EXPOSED
    return found + finish(sight, sight.supply[1], sight.world.points[place])


def finish(sight: Sight, left: int, points: int) -> float:
    """Who is ahead wants the last piece placed, who is behind does not, unless it has gone on for long."""
    lead = sight.ahead + points
    if left > 1:
        return weights.NEAR_END * max(0, weights.LAST_PIECES - left) if lead > 0 else 0.0
    if lead > 0:
        return weights.FINISH
    return -weights.FINISH * max(0.0, 1.0 - sight.view.turn / weights.PATIENCE)


def fortify(sight: Sight, action: acts.Fortify) -> float:
    """What is kept from danger."""
    place = sight.world.places[action.place]
    wall = weights.WALL * (weights.WALL_OF_TOWN if sight.state.towns[sight.side] >> place & 1 else 1.0)
    cost = sight.coins(-sight.world.rules.fortify_cost)
    used = spending(sight, sight.cards(action.cards))
    return wall * weights.EXPOSED * sight.danger(place) + cost - used
