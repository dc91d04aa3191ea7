"""Judgement of courts: steps and marriages, requests, what a court asks, and how to stand when war touches a State."""

from __future__ import annotations

from engine.bots.remembering import once
from engine.bots.sachsen import weights
from engine.bots.sachsen.armies import prospect, strength_of
from engine.bots.sachsen.sight import Sight
from engine.games.sachsen.actions import MONEY, Aid, Ask, Give, Marry, Propose
from engine.games.sachsen.dice import FACES
from engine.games.sachsen.money import coins_of
from engine.games.sachsen.politics.guarantees import HELP, OPPOSE
from engine.games.sachsen.politics.wars import numbered
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, PACT
from engine.games.sachsen.sides import FRANCIA, KINGDOMS, NOBODY, NUMBER, OESTERREICH, SIDES
from engine.games.sachsen.view_types import CourtView
from engine.kernel.action import Action


def court(sight: Sight, side: int) -> CourtView | None:
    """How the player stands at a court; None where there is none."""
    return sight.view.sides[SIDES[side]].courts.get(sight.view.seat)


def chance(found: CourtView) -> float:
    """That the next step is taken."""
    return sum(word.startswith("yes") for word in found.faces) / max(len(found.faces), 1)


def refusal(found: CourtView) -> float:
    """That the next step is refused for good."""
    return found.faces.count("never") / max(len(found.faces), 1)


def propose(sight: Sight, action: Propose) -> float:
    """The chance of a yes by what it leads to; no last step that is likely to be refused for good."""
    side = NUMBER[action.side]
    found = court(sight, side)
    if found is None or side == prey(sight):
        return -1.0
    step = sight.state.tie(sight.player, side).step
    if step == weights.STEPS - 1 and refusal(found) > weights.RISKY:
        return -1.0
    return chance(found) * sight.side_worth(side) * (step + 1) / weights.STEPS


def marry(sight: Sight, action: Marry) -> float:
    """One point more, by the chance of a yes."""
    found = court(sight, NUMBER[action.side])
    return -1.0 if found is None or refusal(found) > weights.RISKY else chance(found)


@once
def prey(sight: Sight) -> int:
    """The neutral neighbour on whom war is likeliest to be declared: no agreement is sought there. NOBODY for none."""
    state = sight.state
    if sight.left <= weights.WAR_TURNS:
        return NOBODY
    near = (
        side
        for side in sorted(sight.neighbours)
        if state.is_neutral(side) and not sight.world.is_kingdom(side)
    )
    free = [side for side in near if state.agreed(sight.player, side) == NO_COUNTER]
    return max(free, key=lambda side: prospect(sight, side), default=NOBODY)


def ask(sight: Sight, action: Ask) -> float:
    """As much as an ally may give; arms in war alone."""
    side = NUMBER[action.side]
    if action.what == MONEY:
        coins = coins_of(action.number) or 0
        return sight.coins(coins) if coins == sight.world.limit(side) else -1.0
    return weights.ARMS * action.number if sight.foes else -1.0


def aid(sight: Sight, action: Aid) -> float:
    """What has been promised is given; and money for a note before a step, where there is plenty of it."""
    side = NUMBER[action.side]
    coins = coins_of(int(action.given)) or 0 if action.what == MONEY else 0
    if not 0 < coins <= sight.spare:
        return -1.0
    promised = any(one.player == sight.player and one.side == side for one in sight.state.helps)
    gain = _lost(sight, side) if promised else note(sight, side)
    return weights.FIRST + gain if gain > sight.cost(coins) else -1.0


def note(sight: Sight, side: int) -> float:
    """What a note of approval is worth at a court where a step may be proposed now: a face more of its die."""
    found = court(sight, side)
    if found is None or side == prey(sight) or found.turn != sight.state.turn or chance(found) == 1:
        return 0.0
    step = sight.state.tie(sight.player, side).step
    worth = sight.side_worth(side) * min(step + 1, weights.STEPS) / weights.STEPS
    return (worth + weights.NEVER * (refusal(found) > 0)) / FACES


def _lost(sight: Sight, side: int) -> float:
    """What is lost with a partner."""
    agreed = sight.state.agreed(sight.player, side)
    return (
        weights.PARTNER + sight.side_worth(side)
        if agreed == ALLIANCE
        else weights.PARTNER
        if agreed == PACT
        else 0.0
    )


def give(sight: Sight, action: Give) -> float:
    """To partners, and where a note is worth the money."""
    side, step = sight.step.side, sight.step
    if action.unit:
        unit = sight.state.units[action.unit]
        return _lost(sight, side) - sight.strength(unit)
    lost = _lost(sight, side)
    cost = sight.cost(step.coins)
    return -1.0 if step.coins > sight.spare else lost + weights.NOTE - cost


# --- when war touches a State -------------------------------------------------------------------


def stand(sight: Sight, action: Action) -> float:
    """An ally is helped unless his enemy is twice as strong; a partner at the own border; else neutral."""
    step, state = sight.step, sight.state
    if action.verb == OPPOSE:
        return -1.0
    if action.verb != HELP:
        return 0.0
    agreed, war = state.agreed(sight.player, step.side), numbered(state, step.war)
    enemies = war.against(step.side) if war is not None else ()
    theirs = sum(strength_of(sight, side) for side in enemies)
    ours = strength_of(sight, step.side) + sum(map(sight.strength, sight.units))
    afford = sight.spare >= sight.world.rulings.help_money
    if agreed == ALLIANCE:
        return 1.0 if afford and theirs < 2 * ours else -1.0
    return 1.0 if agreed == PACT and step.side in sight.neighbours and afford else -1.0


def kingdom(sight: Sight, action: Action) -> float:
    """The side of the Kingdom to which one is bound, the stronger bond first; else neither."""
    side = {"francia": FRANCIA, "oesterreich": OESTERREICH}.get(action.verb, NOBODY)
    if side == NOBODY:
        return 0.0
    if sight.step.name != "kingdom-sides":
        return -1.0
    bond = {one: sight.state.agreed(sight.player, one) for one in KINGDOMS}
    return float(bond[side]) if bond[side] == max(bond.values()) and bond[side] != NO_COUNTER else -1.0


def consent(sight: Sight, action: Action) -> float:
    """Another ally of a State is an ally, too; not the first in points."""
    ahead = sight.points(sight.step.player) > sight.points(sight.player) + weights.STEPS
    return float((action.verb == "yes") != ahead)
