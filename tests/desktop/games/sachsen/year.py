"""What players of a year choose who want to have done everything once, and to come to its end."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.sachsen.actions import Bid
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng

LAST = ("done", "pass", "neutral", "refuse", "no", "neither", "let", "hold", "stay", "accept")
"""What ends a question soonest, the first of them that is offered."""
FIRST = ("officers", "test", "let-pass", "pay", "begin", "deploy", "arrive")
"""What is always done where it can be: battles are left to the officers."""
ONCE = ("congress", "amend", "beaten", "declare", "attack", "counter", "demand")
"""Once is enough, since much follows on it."""
BY_FORMS = ("congress", "amend", "demand", "counter")
"""What forms are filled in for: they have tests of their own."""
LOW = 300_000
"""Bids are so high at most: one step of the field for each hundred thousand."""


def choose(decision: Decision, done: Mapping[str, int], often: int, rng: Rng) -> Action:
    """Something that was not done so often yet, else what comes to the end soonest."""
    if decision.shown is not None and decision.shown.verb not in BY_FORMS:
        return decision.shown
    found: dict[str, list[Action]] = {}
    for action in decision.actions:
        found.setdefault(action.verb, []).append(action)
    if "bid" in found:
        return rng.choice([one for one in found["bid"] if isinstance(one, Bid) and one.money <= LOW])
    for verb in FIRST:
        if verb in found:
            return rng.choice(found[verb])
    wanted = (
        verb for verb in found if verb not in LAST and done.get(verb, 0) < (1 if verb in ONCE else often)
    )
    if verb := next(wanted, ""):
        return rng.choice(found[verb])
    return next((found[verb][0] for verb in LAST if verb in found), next(iter(decision.actions)))
