"""Judgement of peace and congresses: what is claimed, what is accepted, how a motion is voted on."""

from __future__ import annotations

from engine.bots.sachsen import weights
from engine.bots.sachsen.sight import Sight
from engine.games.sachsen.actions import Counter, Demand, Terms
from engine.games.sachsen.money import coins_of
from engine.games.sachsen.politics import motions, terms
from engine.games.sachsen.politics.terms import Ended
from engine.games.sachsen.politics.victory import points_of
from engine.kernel.action import Action


def default(sight: Sight) -> float:
    """What the program would take from the loser, in points (R-31)."""
    step, figures = sight.step, sight.world.rulings.peace
    end: Ended = step.end(sight.state)
    takers = max(len(end.won), 1)
    held = terms.occupied(sight.state, end, sight.state.led(step.loser))
    owned = sum(len(sight.state.provinces_of(side)) for side in sight.state.led(step.loser))
    if not held:
        return sight.coins(figures.default_money * takers)
    return float(min(len(held), figures.keep_at_most * takers, owned - figures.leave_at_least))


def price(sight: Sight, money: int, provinces: int) -> float:
    """What terms are worth, in points."""
    return sight.coins(money) + weights.PROVINCE * provinces


def demand(sight: Sight, action: Demand) -> float:
    """At first more than the program would give, in the last round as much."""
    rounds: int = sight.world.rulings.peace.rounds
    left: int = rounds - sight.step.round_
    asked = price(sight, coins_of(action.money) or 0, len(action.provinces))
    wanted = default(sight) * (1 + left / rounds)
    return -abs(asked - wanted)


def answer(sight: Sight, action: Action) -> float:
    """The loser accepts what is not worse than the default, and else offers it."""
    step = sight.step
    if action.verb == "accept":
        return 1.0 if price(sight, step.money, len(step.provinces)) <= default(sight) else -1.0
    if isinstance(action, Counter):
        return -abs(_offered(sight, action) - default(sight))
    return -0.5


def _offered(sight: Sight, action: Terms) -> float:
    return price(sight, coins_of(action.money) or 0, len(action.provinces))


def weigh(sight: Sight, action: Action) -> float:
    """The winner accepts what is not worse than the default."""
    good = price(sight, sight.step.money, len(sight.step.provinces)) >= default(sight)
    return float((action.verb == "accept") == good)


# --- congresses ---------------------------------------------------------------------------------


def motion(sight: Sight) -> float:
    """What the motion on the table brings the player more than the first of his rivals."""
    _, number, words = sight.step.present_motion()
    if motions.why_not(sight.state, number, words) is not None:
        return 0.0
    ahead = sight.state.copy()
    motions.carry_out(ahead, number, words)

    def gained(player: int) -> float:
        points = sum(points_of(ahead, player).values()) - sum(points_of(sight.state, player).values())
        return points + sight.coins(ahead.treasury[player] - sight.state.treasury[player])

    return gained(sight.player) - max((gained(other) for other in sight.rivals[:1]), default=0.0)


def vote(sight: Sight, action: Action) -> float:
    """Yes to what brings more than the leader has of it, no to what brings less."""
    found = motion(sight)
    return {"yes": found, "no": -found}.get(action.verb, 0.0)


def second(sight: Sight, action: Action) -> float:
    """Only what would be voted for."""
    return motion(sight) - 0.01 if action.verb == "yes" else 0.0
