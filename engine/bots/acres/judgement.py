"""The steady bot for A FEW ACRES OF SNOW: each Action is judged in victory points, and the best is played.

Sites: building.py. Sieges: besieging.py. Raids, ambushes, and answers to them: raiding.py. Cards and money: keeping.py.
What a card is worth in the deck: worth.py. All numbers: weights.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.bots.acres import besieging, building, keeping, raiding
from engine.bots.acres.sight import Sight
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.view import View


def choose(view: View, decision: Decision, rng: Rng) -> Action:
    """The best Action by this judgement; lots decide ties."""
    actions = decision.actions.all()
    if len(actions) == 1:
        return actions[0]
    sight = Sight(view)
    scores = [_JUDGES[a.verb](sight, a) if a.verb in _JUDGES else 0.0 for a in actions]
    best = max(scores)
    return rng.choice([a for a, score in zip(actions, scores, strict=True) if score == best])


_JUDGES: dict[str, Callable[[Sight, Any], float]] = {
    "settle": building.settle,
    "develop": building.develop,
    "fortify": building.fortify,
    "besiege": besieging.besiege,
    "reinforce": besieging.reinforce,
    "withdraw": besieging.withdraw,
    "retrieve": besieging.retrieve,
    "check": besieging.check,
    "occupy": besieging.occupy,
    "raid": raiding.raid,
    "ambush": raiding.ambush,
    "recruit": raiding.recruit,
    "block": raiding.block,
    "lose": raiding.lose,
    "give": raiding.give,
    "return": keeping.give_back,
    "money": keeping.money,
    "merchant": keeping.sell,
    "trade": keeping.sell,
    "piracy": keeping.piracy,
    "draft": keeping.draft,
    "discard": keeping.discard,
    "reserve": keeping.reserve,
    "governor": keeping.governor,
    "intendant": keeping.intendant,
    "home-support": keeping.home_support,
}
"""By verb; all else (`pass`, `done`, `allow`, `leave`) scores 0."""
