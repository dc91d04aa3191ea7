"""The steady bot for MARIA: one simple judgement for each kind of Action; the best is played, lots decide ties.

Generals: movement.py. Politics and affairs of state: politics.py, statecraft.py. Here: set-up, cards, fights, winter.
Fights: the smallest card that reaches the goal is played. Payments: the smallest cards, those of far-off suits first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.bots.maria import movement, politics, statecraft
from engine.bots.maria.sight import Sight, worth
from engine.games.maria import actions as acts
from engine.games.maria.powers import BA, NUMBER
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.view import View

KEPT_CARDS = 4
"""Cards a side holds back when it buys troops in winter."""


def choose(view: View, decision: Decision, rng: Rng) -> Action:
    """The best Action by this judgement; before all else a subsidy that somebody proposes is accepted."""
    sight = movement.Campaign(view)
    gift = statecraft.gift(sight)
    if gift is not None and gift in decision.offers:
        return gift
    actions = decision.actions.all()
    scores = [_JUDGES[a.verb](sight, a) if a.verb in _JUDGES else 0.0 for a in actions]
    best = max(scores)
    return rng.choice([a for a, score in zip(actions, scores, strict=True) if score == best])


# --- set-up, cards, supply ------------------------------------------------------------------


def _allot(sight: Sight, action: acts.Allot) -> float:
    """Even shares for those in play, the fewest for those who take no part."""
    piece = sight.piece[action.general]
    if "out" in piece.state:
        return 20.0 - action.troops
    in_play = [
        p for p in sight.view.pieces if p.side == piece.side and p.kind == "general" and "out" not in p.state
    ]
    total = sight.view.allot[piece.side].total
    wanted = total / max(1, len(in_play))
    return -abs(action.troops - min(8.0, wanted + 1))


def _subsidy(sight: Sight, action: acts.Subsidy) -> float:
    """Bavaria is helped while it has anybody on the map."""
    bavarians = any(u.power == BA for u in sight.generals)
    return float((action.choice == "grant") == bavarians)


def _pay(sight: Sight, action: acts.Pay) -> float:
    """In winter while there are cards to spare; a duty with the card that fits best."""
    payment = sight.view.payment
    assert payment is not None, "cards are paid with while something is due"
    power = NUMBER[payment.side]
    prospect = sight.prospect(power)
    useful = {
        sight.suit(u.city) for u in sight.generals if u.power == power and prospect.nearest_foe(u.city) <= 4
    }
    value = worth(action.card)
    needed = action.card[0] == "R" or action.card[0] in useful
    if payment.purpose == "winter":
        spare = len(sight.cards(power)) - KEPT_CARDS
        return 15.0 - value - (6 if needed else 0) if spare > 0 and action.card[0] != "R" else -1.0
    due = payment.due - payment.paid
    return -abs(due - value) - (4 if needed else 0) - (3 if value < due else 0)


def _strongest(sight: Sight, action: acts.Supplied | acts.Command) -> float:
    """The general with most troops."""
    return 1.0 + (sight.piece[action.general].strength or 0)


# --- combat --------------------------------------------------------------------------------


def _attack(sight: Sight, action: acts.Attack) -> float:
    """The weakest enemy first."""
    enemy = sight.prospect(sight.power(action.attacker)).enemy
    return 50.0 - enemy[sight.unit[action.defender].city]


def _play(sight: Sight, action: acts.PlayCard) -> float:
    """The smallest card that leads; if none does the greatest, if the hand can still turn the fight."""
    side, suit, mine = _fight(sight)
    hand = [worth(c) for c in sight.cards(NUMBER[side]) if c[0] in (suit, "R")]
    value = action.value or worth(action.card)
    after = mine + value
    thrift = value + (6 if action.card[0] == "R" else 0)
    if mine + sum(hand) < 0 and (mine + sum(hand) < -1 or mine > -4):
        return -10.0 - thrift
    if after >= 1:
        return 30.0 - thrift - 0.5 * after
    return (10.0 if after == 0 else 5.0) + value * 0.5 - (3 if action.card[0] == "R" else 0)


def _fight(sight: Sight) -> tuple[str, str, int]:
    """The side to play in the present fight, the suit of its sector, and its score."""
    contest, fight = sight.view.contest, sight.view.fight
    assert contest is not None
    assert fight is not None
    assert contest.due is not None
    return contest.sides[contest.due].side, fight.sides[contest.due].suit, contest.lead(contest.due)


def _stop(sight: Sight, action: acts.Stop) -> float:
    """Better than throwing good cards after bad; at 0 a tie will do."""
    del action
    return 0.0 if _fight(sight)[2] < 0 else 8.0


# --- winter --------------------------------------------------------------------------------


def _enlist(sight: Sight, action: acts.Enlist) -> float:
    """Recruits for those who face the enemy with few."""
    unit = sight.unit[action.general]
    front = 3.0 if sight.prospect(unit.power).nearest_foe(unit.city) <= 6 else 0.0
    return front + action.troops - unit.troops


def _return(sight: Sight, action: acts.Return) -> float:
    """Removed generals come back, with some troops and near their goals."""
    goals = sight.prospect(sight.power(action.general)).goals
    row = sight.world.index.distance[sight.number[action.place]]
    near = min((row[goal] for goal in goals), default=0)
    return 6.0 - abs(action.troops - 4) - 0.2 * min(near, 12)


_JUDGES: dict[str, Callable[[movement.Campaign, Any], float]] = {
    "allot": _allot,
    "hussar": movement.hussar,
    "subsidy": _subsidy,
    "pay": _pay,
    "supply": _strongest,
    "command": _strongest,
    "move": movement.move,
    "march": movement.move,
    "reenter": movement.reenter,
    "dispute": movement.dispute,
    "pass": movement.yield_flanders,
    "post": movement.post,
    "attack": _attack,
    "play": _play,
    "stop": _stop,
    "retreat": movement.retreat,
    "enlist": _enlist,
    "return": _return,
    "trump": politics.trump,
    "lay": politics.lay,
    "select": politics.select,
    "execute": politics.execute,
    "answer": statecraft.answer,
    "send": statecraft.send,
    "vote": statecraft.vote,
}
"""By verb; all else (`done`) scores 0."""
