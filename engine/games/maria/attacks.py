"""The attacks due in a combat phase (11.1-a): pairs of places, named by who commands there."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.maria.powers import SA
from engine.games.maria.retreat import Withdraw
from engine.games.maria.state import State
from engine.kernel.step import Step

Pair = tuple[int, int]
"""Commanders of an attacking and an attacked city."""


class Attacks(Step[State], frozen=True):
    """What a combat phase still has to fight.

    A pair is one of places (R-20): when a commander goes away, who is left in his city takes his part in it.
    """

    stage: int
    pairs: tuple[Pair, ...] = ()
    begun: bool = False


def start_pairs(position: State, powers: tuple[int, ...]) -> tuple[Pair, ...]:
    """Cities with active generals beside enemy generals (11.1-a, R-20), also across the edge of the maps (R-45)."""
    world = position.world
    found: list[Pair] = []
    aloof = aloof_land(position)
    for place in sorted(
        {position.where[n] for p in powers for n in world.of_power[p] if position.where[n] >= 0}
    ):
        attacker = position.generals_on(place)[0]
        enemies = 0
        if aloof >> place & 1:
            continue
        for foe in position.alliances.foes[world.pieces[attacker].power]:
            enemies |= position.generals_at[foe]
        besides = world.places_in(enemies & world.index.neighbour_mask[place] & ~aloof)
        found.extend((attacker, position.generals_on(beside)[0]) for beside in besides)
    return tuple(found)


def aloof_land(position: State) -> int:
    """Mask of a neutral Saxony, where foreign generals on their way out do not fight (R-47)."""
    return position.alliances.home[SA] if SA in position.alliances.neutral else 0


def still_due(position: State, pair: Pair) -> bool:
    """A fight lapses when one side is gone, has retreated, or is no longer beside the other (11.1-l, R-20, V-09)."""
    attacker, defender = pair
    a, d = position.where[attacker], position.where[defender]
    if a < 0 or d < 0 or position.retreated >> defender & 1:
        return False
    if position.retreated >> attacker & 1 and not position.world.rules.retreater_may_attack:
        return False
    if aloof_land(position) & (1 << a | 1 << d):
        return False
    pieces = position.world.pieces
    if pieces[defender].power not in position.alliances.foes[pieces[attacker].power]:
        return False
    return bool(position.world.index.neighbour_mask[a] >> d & 1)


def under_command(position: State, pair: Pair) -> Pair:
    """A pair by those who command there now: somebody of higher rank may have joined since (6-d, R-20)."""
    attacker, defender = (position.generals_on(position.where[n])[0] for n in pair)
    return attacker, defender


def hand_over(position: State, gone: frozenset[int]) -> None:
    """Generals are lifted off their cities: who stays there fights, or retreats, in their stead (R-20, R-46)."""
    heirs = {
        n: next((m for m in position.generals_on(position.where[n]) if m not in gone), None) for n in gone
    }
    for number, step in enumerate(position.agenda):
        if isinstance(step, Attacks) and step.pairs:
            found = [(heirs.get(a, a), heirs.get(d, d)) for a, d in step.pairs]
            pairs = tuple((a, d) for a, d in found if a is not None and d is not None)
            position.agenda[number] = replace(step, pairs=pairs)
        elif isinstance(step, Withdraw):
            heir = heirs.get(step.general)
            position.agenda[number] = step if heir is None else replace(step, general=heir)
