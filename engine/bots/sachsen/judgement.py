"""tmp"""
from __future__ import annotations
from engine.bots.sachsen import field
from engine.games.sachsen.game import GAME
from engine.kernel.rng import Rng


def choose(view, decision, rng):
    state = GAME.deal(view, Rng(0))
    if state.battle is not None:
        return field.choose(state, decision, rng)
    return decision.actions.pick(rng)
