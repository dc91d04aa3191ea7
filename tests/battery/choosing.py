"""How random players choose where one verb is listed by the hundred: a verb first, then one of its Actions."""

from __future__ import annotations

from engine.kernel.action import Action
from engine.kernel.rng import Rng


def some_action(actions: tuple[Action, ...], rng: Rng) -> Action:
    """An Action of some verb, each verb as likely as the others: so that none drowns the rest."""
    verb = rng.choice(sorted({action.verb for action in actions}))
    return rng.choice(tuple(action for action in actions if action.verb == verb))
