"""Judgement of the affairs of state: questions, corps, votes, subsidies (10.1-h, 17.5-i, 18 to 20)."""

from __future__ import annotations

from engine.bots.maria.sight import Sight
from engine.games.maria import actions as acts
from engine.games.maria.election import CHARLES
from engine.games.maria.political_actions import Accept, Vote
from engine.games.maria.powers import AU, FR, IDS, PR

NEAR = 4
"""Enemy generals so near to an unprotected fortress will take it back soon, and keep a general from going away."""
MUCH = 1.5
SAFE = 3
"""Markers that Prussia must lack for Austria to grant it one."""


def gift(sight: Sight) -> Accept | None:
    """A subsidy that somebody proposes to an own power."""
    seen = sight.view.advanced
    own = [IDS[power] for power in sight.own]
    proposed = seen.affairs.proposals if seen is not None else ()
    return next((Accept(p.giver, p.receiver) for p in proposed if p.receiver in own), None)


def answer(sight: Sight, action: acts.Answer) -> float:
    """What a question's answer is worth; answers not named here score 0."""
    return {
        "offer-peace": _offer,
        "accept-peace": _accept,
        "shift-saxony": _welcome,
        "reduce": _reduce,
        "keep-until-change": _unwelcome,
        "allow-stack": _welcome,
        "allow-host-commands": _welcome,
    }.get(action.choice, _indifferent)(sight)


def _welcome(sight: Sight) -> float:
    """Saxony is drawn to the right, comrades may always join."""
    del sight
    return 1.0


def _unwelcome(sight: Sight) -> float:
    """France judges its markers anew after each phase."""
    del sight
    return -1.0


def _indifferent(sight: Sight) -> float:
    """The other answers to the same questions."""
    del sight
    return 0.0


def _prussian_gain(sight: Sight) -> int:
    """Markers that the peace brings Prussia: the one for Silesia, less what it takes back from Austria (19.1-d, f)."""
    home = sight.league.home[AU]
    back = sum(1 for place, power in sight.marked.items() if power == PR and home >> place & 1)
    return 1 - back // 2


def _offer(sight: Sight) -> float:
    """Prussia offers peace when it brings a marker, or when Austria is much the stronger in the field."""
    stronger = sight.view.totals[IDS[AU]] > MUCH * sight.view.totals[IDS[PR]]
    return 1.0 if _prussian_gain(sight) > 0 or stronger else -1.0


def _accept(sight: Sight) -> float:
    """Austria accepts when Prussia loses markers by it, or when it has Prussia to fear more than the peace."""
    gain = _prussian_gain(sight)
    if sight.missing(PR) - gain <= 0:
        return -1.0
    pressed = sight.view.totals[IDS[AU]] < sight.view.totals[IDS[PR]] and sight.missing(PR) > SAFE
    return 1.0 if gain < 0 or pressed else -1.0


def _reduce(sight: Sight) -> float:
    """France reduces its aims when more markers are about to be lost than it would take back into its reserve."""
    core, prospect = sight.world.core_austria, sight.prospect(FR)
    markers = [place for place, power in sight.marked.items() if power == FR and core >> place & 1]
    lost = sum(1 for place in markers if sight.is_open(place) and prospect.nearest_foe(place) <= NEAR)
    return 1.0 if lost > len(markers) // 2 else -1.0


def send(sight: Sight, action: acts.Send) -> float:
    """The general who is least missed goes: with few troops, far from the enemy, best one who is on the map."""
    unit = sight.unit.get(action.general)
    if unit is None:
        return -6.0
    return -unit.troops - (3.0 if sight.prospect(unit.power).nearest_foe(unit.city) <= NEAR else 0.0)


def vote(sight: Sight, action: Vote) -> float:
    """For the candidate of an own power; else for the one whose power is farther from its aim."""
    friend, other = (FR, AU) if action.candidate == CHARLES else (AU, FR)
    if friend in sight.own or other in sight.own:
        return 1.0 if friend in sight.own else -1.0
    return float(sight.missing(friend) - sight.missing(other))
