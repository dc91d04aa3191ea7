"""The steady bot for REVOLUTION: nothing is hidden, so it tries each Action on the open table and plays the best."""

from __future__ import annotations

from engine.games.revolution.game import GAME
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.view import View


def choose(view: View, decision: Decision, rng: Rng) -> Action:
    """The best Action by the judgement of the game; lots decide ties."""
    actions = decision.actions.all()
    if len(actions) == 1:
        return actions[0]
    state = GAME.deal(view, Rng(0))
    return rng.choice(state.counsel.best(state, actions))
