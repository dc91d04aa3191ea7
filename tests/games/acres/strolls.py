"""Random games of A FEW ACRES OF SNOW in which everything comes about: each verb is as likely as the others."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from engine.kernel.action import Action
from engine.kernel.position import Position
from engine.kernel.rng import Rng

DULL = {"pass": 6, "withdraw": 12, "discard": 3, "governor": 2}
"""Verbs that are taken only once in so many times: they would undo what others have built up."""


def any_action(position: Position, rng: Rng) -> Action:
    """One of the legal Actions, by verb first."""
    decision = position.decision()
    assert decision is not None
    by_verb: dict[str, list[Action]] = {}
    for action in decision.actions:
        by_verb.setdefault(action.verb, []).append(action)
    lively = {verb: found for verb, found in by_verb.items() if rng.below(DULL.get(verb, 1)) == 0}
    verb = rng.choice(sorted(lively or by_verb))
    return rng.choice(by_verb[verb])


def stroll(seed: int, length: int) -> Iterator[Position]:
    """The Positions of a random game, the opening first, until it ends or so many Actions are played."""
    position, rng = engine.game("acres").start(seed=seed), Rng(seed + 77)
    yield position
    for _ in range(length):
        decision = position.decision()
        if decision is None:
            return
        position.play_legal(any_action(position, rng), decision.seat)
        yield position
