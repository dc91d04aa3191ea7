"""The steady bot for MARIA: one simple judgement for each kind of Action; the best is played, lots decide ties.

Supply: generals stay within 6 of their trains and trains follow. Fortresses: unprotected ones are taken, own ones
sheltered. Fights: sought when ahead by what is public, else avoided; the smallest card that reaches the goal is played.
Payments: the smallest cards, those of far-off suits first. The beaten enemy is led away from own fortresses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from engine.bots.maria_sight import FAR, SHELTER, SUPPLY, Sight, apart, board, suit_at, worth
from engine.games.maria import actions as acts
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.view import PieceView, View

KEPT_CARDS = 4
"""Cards a side holds back when it buys troops in winter."""
AHEAD = 1.0
"""How far ahead a general wants to be before he seeks a fight."""


def choose(view: View, decision: Decision, rng: Rng) -> Action:
    """The best Action by this judgement."""
    sight = Sight(view)
    actions = decision.actions.all()
    scores = [_JUDGES[a.verb](sight, a) if a.verb in _JUDGES else 0.0 for a in actions]
    best = max(scores)
    return rng.choice([a for a, score in zip(actions, scores, strict=True) if score == best])


# --- set-up, hussars, cards ---------------------------------------------------------------


def _allot(sight: Sight, action: acts.Allot) -> float:
    """Even shares for those in play, the fewest for those who take no part."""
    piece = sight.piece[action.general]
    if "out" in piece.state:
        return 20.0 - action.troops
    in_play = [
        p for p in sight.view.pieces if p.side == piece.side and p.kind == "general" and "out" not in p.state
    ]
    total = int(sight.view.facts["allot"][piece.side]["total"])
    wanted = total / max(1, len(in_play))
    return -abs(action.troops - min(8.0, wanted + 1))


def _hussar(sight: Sight, action: acts.Hussar) -> float:
    """Between an enemy general and his train, if that is better than where the hussar stands."""
    return max(0.0, _nuisance(sight, action.place) - _nuisance(sight, sight.at.get(action.hussar, "")) - 0.5)


def _nuisance(sight: Sight, place: str) -> float:
    """How well a hussar stands on the way from enemies to their trains."""
    detours = [
        apart(p.place, place)
        + min((apart(place, t.place) for t in sight.foe_trains if t.side == p.side), default=FAR)
        for p in sight.foes
    ]
    return max(0.0, 12.0 - min(detours, default=FAR)) if place else 0.0


def _subsidy(sight: Sight, action: acts.Subsidy) -> float:
    """Bavaria is helped while it has anybody on the map."""
    bavarians = any(p.side == "bavaria" for p in sight.generals)
    return float((action.choice == "grant") == bavarians)


def _pay(sight: Sight, action: acts.Pay) -> float:
    """In winter while there are cards to spare; a duty with the card that fits best."""
    payment = sight.view.facts.get("payment", {})
    side = payment.get("side", sight.own[0])
    useful = {suit_at(p.place) for p in sight.generals if p.side == side and _near_enemy(sight, p.place, 4)}
    value = worth(action.card)
    needed = action.card[0] == "R" or action.card[0] in useful
    if payment.get("for") == "winter":
        spare = len(sight.cards(side)) - KEPT_CARDS
        return 15.0 - value - (6 if needed else 0) if spare > 0 and action.card[0] != "R" else -1.0
    due = int(payment.get("due", 4)) - int(payment.get("paid", 0))
    return -abs(due - value) - (4 if needed else 0) - (3 if value < due else 0)


def _near_enemy(sight: Sight, place: str, cities: int) -> bool:
    return any(apart(p.place, place) <= cities for p in sight.foes)


def _strongest(sight: Sight, action: acts.Supplied | acts.Command) -> float:
    """The general with most troops."""
    return 1.0 + (sight.piece[action.general].strength or 0)


# --- movement ------------------------------------------------------------------------------


def _move(sight: Sight, action: acts.Move | acts.March) -> float:
    """How much better the end of a way is than its beginning, with what falls on the way."""
    piece = sight.piece[action.piece]
    here, end = piece.place, action.path[-1]
    if piece.kind == "train":
        return _train_at(sight, piece, end) - _train_at(sight, piece, here) - 0.1 * len(action.path)
    gain = _general_at(sight, piece, end) - _general_at(sight, piece, here) - 0.05 * len(action.path)
    if action.verb == "move" and "down" not in piece.state:
        gain += _taken(sight, (here, *action.path[:-1]))
    return gain


def _taken(sight: Sight, left: tuple[str, ...]) -> float:
    """Enemy fortresses moved out of: open ones fall, others at least get a question mark."""
    return sum(25.0 if place in sight.open else 2.0 for place in left if place in sight.goals)


def _general_at(sight: Sight, piece: PieceView, place: str) -> float:
    """What a city is worth to a general: fed, near his goals, sheltering his own, in the fights he wants."""
    score = 0.0 if sight.supplied(piece, place) else -30.0
    near_train = min((apart(t.place, place) for t in sight.trains if t.side == piece.side), default=FAR)
    if near_train < FAR:
        score -= 0.3 * near_train
    balance = sight.balance(piece, place)
    if balance:
        score += min(10.0, 3 * balance) if balance > AHEAD else 4 * (balance - AHEAD)
    if piece.side == "austria":
        return score + _sheltering(sight, piece, place)
    score += _pull(sight.open or sight.goals, place)
    return score + 0.25 * _sheltering(sight, piece, place)


def _pull(goals: Iterable[str], place: str) -> float:
    """The nearest goal counts most; standing on it is best, for it falls when he leaves."""
    near = min((apart(place, g) for g in goals), default=FAR)
    return 12.0 - 2.0 * min(near, 12)


def _sheltering(sight: Sight, piece: PieceView, place: str) -> float:
    """Own fortresses in danger that he shelters there and no comrade does, and the way to those he could."""
    score, nearest = 0.0, FAR
    for fortress in sight.in_danger:
        others = sight.sheltered(fortress, piece.id)
        distance = apart(place, fortress)
        if distance <= SHELTER:
            score += 2.0 if others else 7.0
        elif not others:
            nearest = min(nearest, distance)
    if nearest < FAR:
        score -= 0.7 * nearest
    return score


def _train_at(sight: Sight, train: PieceView, place: str) -> float:
    """Near the generals it feeds, away from the enemy."""
    score = 0.0
    for general in sight.generals:
        if general.side == train.side:
            distance = apart(place, general.place)
            score -= 0.5 * distance + (8 if distance > SUPPLY - 2 else 0)
    danger = min((apart(place, p.place) for p in sight.foes), default=FAR)
    return score - (15 if danger <= 2 else 6 if danger <= 4 else 0)


def _reenter(sight: Sight, action: acts.Reenter) -> float:
    """Bring trains back where they feed somebody, when there are cards to spare."""
    side = sight.piece[action.train].side
    spare = len(sight.cards(side)) >= 2
    return 20.0 + _train_at(sight, sight.piece[action.train], action.place) * 0.1 if spare else -1.0


# --- combat --------------------------------------------------------------------------------


def _attack(sight: Sight, action: acts.Attack) -> float:
    """The weakest enemy first."""
    place = sight.at[action.defender]
    return 50.0 - sight.enemy(place)


def _play(sight: Sight, action: acts.PlayCard) -> float:
    """The smallest card that leads; if none does the greatest, if the hand can still turn the fight."""
    fight, mine = _fight(sight)
    hand = [worth(c) for c in sight.cards(fight["side"]) if c[0] in (fight["suit"], "R")]
    value = action.value or worth(action.card)
    after = mine + value
    thrift = value + (6 if action.card[0] == "R" else 0)
    if mine + sum(hand) < 0 and (mine + sum(hand) < -1 or mine > -4):
        return -10.0 - thrift
    if after >= 1:
        return 30.0 - thrift - 0.5 * after
    return (10.0 if after == 0 else 5.0) + value * 0.5 - (3 if action.card[0] == "R" else 0)


def _fight(sight: Sight) -> tuple[dict[str, Any], int]:
    """The side to play in the present fight, and its score."""
    fight = sight.view.facts["fight"]
    who = fight["to_play"]
    return fight[who], fight["score"] if who == "attacker" else -fight["score"]


def _stop(sight: Sight, action: acts.Stop) -> float:
    """Better than throwing good cards after bad; at 0 a tie will do."""
    del action
    return 0.0 if _fight(sight)[1] < 0 else 8.0


def _retreat(sight: Sight, action: acts.Retreat) -> float:
    """Away from own fortresses and the enemy's trains."""
    end = action.path[-1]
    return _led_away(sight.held, tuple(sorted(t.place for t in sight.foe_trains)), end)


@lru_cache(maxsize=4096)
def _led_away(held: tuple[str, ...], trains: tuple[str, ...], end: str) -> float:
    fortress = min((apart(f, end) for f in held), default=8)
    train = min((apart(t, end) for t in trains), default=8)
    return 2.0 * min(fortress, 12) + min(train, 12)


# --- winter --------------------------------------------------------------------------------


def _enlist(sight: Sight, action: acts.Enlist) -> float:
    """Recruits for those who face the enemy with few."""
    piece = sight.piece[action.general]
    front = 3.0 if _near_enemy(sight, piece.place, 6) else 0.0
    return front + action.troops - (piece.strength or 0)


def _return(sight: Sight, action: acts.Return) -> float:
    """Removed generals come back, with some troops and near their goals."""
    return 6.0 - abs(action.troops - 4) + 0.1 * _pull(sight.goals or board().places, action.place)


_JUDGES: dict[str, Callable[[Sight, Any], float]] = {
    "allot": _allot,
    "hussar": _hussar,
    "subsidy": _subsidy,
    "pay": _pay,
    "supply": _strongest,
    "command": _strongest,
    "move": _move,
    "march": _move,
    "reenter": _reenter,
    "attack": _attack,
    "play": _play,
    "stop": _stop,
    "retreat": _retreat,
    "enlist": _enlist,
    "return": _return,
}
"""By verb; all else (`done`) scores 0."""
