"""Judgement of sieges: which to begin, when to strengthen, what to lay aside for them, when to give them up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.bots.acres import weights
from engine.bots.acres.sight import Sight
from engine.bots.acres.worth import spending
from engine.bots.remembering import once
from engine.games.acres import actions as acts
from engine.games.acres.cards import Card
from engine.games.acres.settling import can_travel
from engine.games.acres.sides import NUMBER
from engine.games.acres.siege_win import Occupation
from engine.games.acres.sieges import in_defence, opening, strength


class Plan(Struct, frozen=True):
    """The siege that a side would most like to lay.

    Attributes:
        place: what is to be besieged. short: strength that hand and reserve lack for it.
    """

    place: int
    short: float


# --- what is at stake, and the chances ----------------------------------------------------


def stake(sight: Sight, place: int, attacker: int) -> float:
    """What the attacker gains with a site: the game, or its points and its piece, and the site if he can hold it."""
    if sight.world.sudden_win[attacker] >> place & 1:
        return weights.CAPITAL
    prize = sight.loss(place)
    return prize + (weights.HOLD * sight.prospects[place] if attacker == sight.side else 0.0)


def odds(sight: Sight, place: int, attacker: int, pos: int, spent: Sequence[Card]) -> float:
    """The side's chance in a siege if its turn ended with the marker at `pos`, these cards of the hand being spent."""
    attacks = attacker == sight.side
    table = weights.ATTACK_ODDS if attacks else weights.DEFENCE_ODDS
    if attacks and pos < min(table):
        return 0.0
    if not attacks and pos > max(table):
        return 0.0
    base = table.get(pos, 1.0)
    mine = sum(_force(sight, c, place, attacker) for c in _without([*sight.hand, *sight.reserve], spent))
    return base + (1 - base) * base * 2 * weights.RESERVES_TELL * (mine - foe_force(sight, place, attacker))


@once
def foe_force(sight: Sight, place: int, attacker: int) -> float:
    """What strength the enemy likely has at hand for a siege."""
    worth = strength if attacker == sight.foe else in_defence
    hidden, there = (
        sum(worth(sight.state, c, place) for c in cards if sight.alive(c) and c.place != place)
        for cards in (sight.foe_pool, sight.foe_reserve)
    )
    return there + hidden * sight.foe_hand / max(1, len(sight.foe_pool))


def _force(sight: Sight, card: Card, place: int, attacker: int) -> int:
    """What an own card would bring to a siege; nothing if it can't be used or paid for."""
    if card.place == place or not sight.alive(card) or card.siege_cost > sight.money:
        return 0
    return (strength if attacker == sight.side else in_defence)(sight.state, card, place)


def _without(cards: Sequence[Card], spent: Sequence[Card]) -> list[Card]:
    left = list(cards)
    for card in spent:
        if card in left:
            left.remove(card)
    return left


def _more(sight: Sight, place: int, attacker: int, spent: Sequence[Card], actions: int) -> int:
    """How much further the marker can be moved this turn: so many cards, and the leader besides."""
    rest = _without(sight.hand, spent)
    leaders = sum(_force(sight, card, place, attacker) for card in rest if card.leader)
    others = sorted((_force(sight, card, place, attacker) for card in rest if not card.leader), reverse=True)
    return leaders + sum(others[:actions])


# --- deeds --------------------------------------------------------------------------------


def besiege(sight: Sight, action: acts.Besiege) -> float:
    """What is at stake by the chance, less the cards that are bound and the card that a lost siege costs."""
    place, cards = sight.world.places[action.place], sight.cards(action.cards)
    last = cards[-1]
    pos = opening(sight.state, place) + _force(sight, last, place, sight.side)
    ahead = pos + _more(sight, place, sight.side, cards, sight.left - 1)
    chance = odds(sight, place, sight.side, ahead, cards)
    if chance < weights.BOLD:
        return -1.0
    prize = stake(sight, place, sight.side)
    bound = weights.STRENGTH_KEPT * (ahead - opening(sight.state, place))
    lost = (1 - chance) * weights.SIEGE_LOST
    return prize * chance - bound - lost - spending(sight, cards[:-1]) + sight.brings(action)


def reinforce(sight: Sight, action: acts.Reinforce) -> float:
    """How much the chance grows by this card, or by it and the best of the others."""
    attacker = NUMBER[action.siege]
    siege, card = sight.state.sieges[attacker], sight.card(action.card)
    assert siege is not None
    place, sign = siege.place, 1 if attacker == sight.side else -1
    force = _force(sight, card, place, attacker)
    later = sight.left if card.leader else sight.left - 1
    now = odds(sight, place, attacker, siege.pos, ())
    alone = odds(sight, place, attacker, siege.pos + sign * force, (card,)) - now
    more = _more(sight, place, attacker, (card,), later)
    gain = alone
    if more:
        both = odds(sight, place, attacker, siege.pos + sign * (force + more), (card,)) - now
        gain = max(alone, both * force / (force + more))
    cost = weights.STRENGTH_KEPT * force - sight.brings(action)
    return stake(sight, place, attacker) * gain - cost


def withdraw(sight: Sight, action: acts.Withdraw) -> float:
    """A siege that is lost at the enemy's next turn whatever comes."""
    del action
    siege = sight.state.sieges[sight.side]
    assert siege is not None
    best = siege.pos + _more(sight, siege.place, sight.side, (), sight.left)
    return 0.1 if best < min(weights.ATTACK_ODDS) else -1.0


def retrieve(sight: Sight, action: acts.Retrieve) -> float:
    """The reserve comes back when it can turn a siege, or when it is enough for the one that is planned."""
    cost = sight.brings(action)
    if not sight.left:
        return -1.0
    found = 0.0
    for attacker, siege in enumerate(sight.state.sieges):
        if siege is not None:
            sign = 1 if attacker == sight.side else -1
            best = max((_force(sight, card, siege.place, attacker) for card in sight.reserve), default=0)
            there = _more(sight, siege.place, attacker, (), sight.left)
            now = odds(sight, siege.place, attacker, siege.pos + sign * there, ())
            then = odds(sight, siege.place, attacker, siege.pos + sign * max(there, best), ())
            found = max(found, stake(sight, siege.place, attacker) * (then - now))
    plan = ready(sight)
    if (
        plan is not None
        and plan.short <= 0
        and sight.left > 1
        and can_travel(sight.asked, plan.place, _usable(sight))
    ):
        found = max(found, weights.BOLD * stake(sight, plan.place, sight.side))
    return found + cost if found else -1.0


def _usable(sight: Sight) -> list[Card]:
    """The cards of hand and reserve that may be used."""
    return [card for card in (*sight.hand, *sight.reserve) if sight.alive(card)]


@once
def ready(sight: Sight) -> Plan | None:
    """The siege that promises most for the strength that it takes; None while one goes on, or if none is in reach."""
    if sight.state.sieges[sight.side] is not None:
        return None
    wins_at = sight.world.rules.siege.attacker_wins_at
    found: list[tuple[float, Plan]] = []
    for place in sight.world.places_in(sight.listed & sight.foes):
        need = wins_at - opening(sight.state, place) + weights.EXPECTED * foe_force(sight, place, sight.side)
        if need > sight.strength:
            continue
        armed = [c for c in (*sight.hand, *sight.reserve) if c.military]
        have = sum(_force(sight, card, place, sight.side) for card in armed)
        found.append((stake(sight, place, sight.side) / need, Plan(place, need - have)))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def check(sight: Sight, action: acts.Check) -> float:
    """The greater stake first."""
    siege = sight.state.sieges[NUMBER[action.siege]]
    assert siege is not None
    return stake(sight, siege.place, NUMBER[action.siege])


def occupy(sight: Sight, action: acts.Occupy) -> float:
    """The site and what lies behind it, less the settler."""
    place = next(step.place for step in reversed(sight.state.agenda) if isinstance(step, Occupation))
    used = spending(sight, [sight.card(action.card)])
    return weights.SETTLE + sight.prospects[sight.world.places[place]] - used
