"""The steady bot for SACHSEN: each Action is judged in victory points, and the best is played.

Money and cards: cards.py. Courts: courts.py. Armies and wars: armies.py. Peace and congresses: treaties.py. The field
of battle: field.py. What the View tells: sight.py. All numbers: weights.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.bots.sachsen import armies, cards, courts, field, treaties, weights
from engine.bots.sachsen.sight import Sight
from engine.games.sachsen.battle.asking import BattleStep
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.view import View

SAME = 1e-9
"""What differs by less is the same."""


def choose(view: View, decision: Decision, rng: Rng) -> Action:
    """The best Action by this judgement; lots decide ties."""
    actions = decision.actions.all()
    if len(actions) == 1:
        return actions[0]
    sight = Sight(view, rng)
    if isinstance(sight.step, BattleStep):
        return field.choose(sight.state, decision, rng)
    judges = JUDGES.get(decision.step, {})
    scores = [_score(judges.get(action.verb), sight, action) for action in actions]
    best = max(scores)
    return rng.choice([a for a, score in zip(actions, scores, strict=True) if score >= best - SAME])


def _score(judge: Callable[[Sight, Any], float] | None, sight: Sight, action: Action) -> float:
    """What is not judged is worth nothing, as it is to end a turn."""
    return judge(sight, action) if judge is not None else 0.0


def _never(sight: Sight, action: Action) -> float:
    """What this bot does not do of its own accord."""
    del sight, action
    return -1.0


def _service(sight: Sight, action: Action) -> float:
    """At once."""
    del sight, action
    return weights.FIRST


def _claim(sight: Sight, action: Action) -> float:
    del action
    return cards.claim(sight)


def _meet(sight: Sight, action: Action) -> float:
    del action
    return armies.meet(sight)


Judges = dict[str, Callable[[Sight, Any], float]]
SPYING: Judges = {"play": cards.play, "show-service": _service}
JUDGES: dict[str, Judges] = {
    "placing": {"put": armies.put},
    "arrivals": {"arrive": armies.arrive},
    "maintenance": {"disband": armies.disband},
    "bids": {"bid": cards.bid},
    "sharing": {"take": cards.take},
    "call": SPYING,
    "claim-event": SPYING | {"claim": _claim},
    "address": {"event": cards.address},
    "reply": {"show-service": _service},
    "name-brigade": {"disband": armies.disband, "reorganise": armies.reorganise},
    "court-asks": {"give": courts.give},
    "sickbed": {"play": cards.play},
    "player-turn": SPYING | {
        "move": armies.move, "attack": armies.attack, "enrol": armies.enrol, "convert": armies.convert,
        "reorganise": armies.reorganise, "ransom": armies.ransom, "propose": courts.propose, "marry": courts.marry,
        "ask": courts.ask, "aid": courts.aid, "declare": armies.declare, "beaten": armies.beaten, "congress": _never,
        "begin-with": _never, "francia": courts.kingdom, "oesterreich": courts.kingdom,
    },
    "partner-moves": {"move": armies.move},
    "advance": {"move": armies.advance},
    "meeting": {"meet": _meet},
    "force": {"lead": armies.lead},
    "toll": {"pay": cards.toll, "stay": cards.toll},
    "permission": {"let-pass": cards.permission},
    "ally-asked": {"yes": courts.consent, "no": courts.consent},
    "guarantees": {"help": courts.stand, "oppose": courts.stand, "neutral": courts.stand},
    "kingdom-sides": {"francia": courts.kingdom, "oesterreich": courts.kingdom},
    "peace-claim": {"demand": treaties.demand},
    "peace-answer": {"accept": treaties.answer, "refuse": treaties.answer, "counter": treaties.answer},
    "peace-offer": {"accept": treaties.weigh, "refuse": treaties.weigh},
    "seconding": {"yes": treaties.second},
    "congress": {"amend": _never},
    "motion-vote": {"yes": treaties.vote, "no": treaties.vote},
}  # fmt: skip
"""By the name of the Step, then by verb; what is not here (`done`, `pass`, `refuse`, `neither`) scores 0."""
