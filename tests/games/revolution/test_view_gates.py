"""Which gates a View shows closed: those that bar the rivers to the faction whose surplus flows (6.13-b)."""

from __future__ import annotations

import engine
from engine.bots.bot import bot
from engine.games.revolution.overflow import barred_to
from engine.games.revolution.position import RevolutionPosition
from engine.games.revolution.sides import NUMBER
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.rng import Rng

MOST = 600


def test_gates_are_shown_closed_while_a_surplus_flows() -> None:
    """They are those of the rule, for the faction asked; at any other time none is."""
    position, rng, player = (
        engine.game("revolution").start(scenario="full", seats=5, seed=3),
        Rng(3),
        bot("random"),
    )
    flowed = 0
    for _ in range(MOST):
        decision = position.decision()
        if decision is None or flowed > 3:
            break
        view = RevolutionView.of(position.view(decision.seat))
        if view.step == "overflow":
            assert isinstance(position, RevolutionPosition)
            world = position.world
            wanted = {world.spots[spot].id for spot in barred_to(position, NUMBER[view.asks])}
            assert set(view.barred) == wanted
            flowed += 1
        else:
            assert view.barred == ()
        position.play(player.choose(view, decision, rng), decision.seat)
    assert flowed
