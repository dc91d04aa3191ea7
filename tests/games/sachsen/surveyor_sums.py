"""The sums of a battle in the second reading: values, modifiers, exchanges, damage, markers, tests, recovery."""

from __future__ import annotations

from tests.games.sachsen.surveyor_facts import KINDS, SURVEY
from tests.games.sachsen.surveyor_field import (
    HILL,
    REDOUBT,
    WOOD,
    Brigade,
    Field,
    flanks_covered,
    in_chain,
    supported_by,
    supported_by_equals,
)

LONG, SHORT, CHARGE, MELEE = "long", "short", "charge", "melee"
WAYS = (LONG, SHORT, CHARGE, MELEE)
Parts = list[tuple[str, int]]
"""What goes into a sum: the clause, and the points."""

# --- values (army-4, exchange-3) ----------------------------------------------------------


def attack_value(of: Brigade, way: str, against: str = "") -> int:
    """Fire long at two squares, short at one; charge in the exchange of a charge, melee afterwards (exchange-3).

    `against` is the ground under the enemy: mounted units charge a hill or redoubt with one less (modifiers-5).
    """
    kind = KINDS[of.kind]
    if way in (LONG, SHORT):
        value = kind["fire"][0 if way == LONG else 1] + ("volley" in of.orders)
    elif way == CHARGE and of.arm == "artillery":  # charge-on-artillery-2: guns do not charge
        value = kind["melee"]
    else:
        value = kind[way] + ("cold-steel" in of.orders)
        if way == CHARGE and of.mounted and against in (HILL, REDOUBT):
            value -= 1
    return int(value) - of.weak  # it changes the value


def defence_value(of: Brigade, way: str) -> int:
    """The defence under fire, and that of melee otherwise (exchange-3)."""
    value = KINDS[of.kind]["fire_defence" if way in (LONG, SHORT) else "melee_defence"]
    return int(value) + ("stand-fast" in of.orders) - of.weak


def discipline(place: Field, of: Brigade) -> int:
    """One less outside of the chain of command (chain-of-command-1), one more by order."""
    value = int(KINDS[of.kind]["discipline"]) + ("iron-drill" in of.orders)
    return value if in_chain(place, of) else value - 1


# --- two modifiers, two points (modifiers-1, R-64) ----------------------------------------


def counted(parts: Parts) -> int:
    """Penalties take the two places first, then the best bonuses; the sum stays between -2 and +2."""
    penalties = sorted(points for _, points in parts if points < 0)
    bonuses = sorted((points for _, points in parts if points > 0), reverse=True)
    total = sum((penalties + bonuses)[:2])
    return max(-2, min(2, total))


def attack_modifiers(place: Field, of: Brigade) -> Parts:
    """On the attack die."""
    parts: Parts = []
    if of.attack:
        parts.append(("modifiers-4", -1))
    if "attack" in of.plus:
        parts.append(("morale-1", 1))
    if "marshal" in supported_by(place, of):
        parts.append(("modifiers-2", 1))
    return parts


def defence_modifiers(place: Field, of: Brigade, enemy: Brigade, opened_by: str = "") -> Parts:
    """On the defence die; `opened_by` names the brigade that began the engagement."""
    parts: Parts = []
    if of.defence:
        parts.append(("modifiers-4", -1))
    if "defence" in of.plus:
        parts.append(("morale-1", 1))
    if helpless(place, of, enemy, opened_by):
        parts.append(("modifiers-5", -1))
    help_from = supported_by(place, of)
    parts += [("modifiers-2", 1) for kind in ("elite", "general", "marshal") if kind in help_from]
    ground = place.ground_at(of.at)
    if ground in (HILL, WOOD):
        parts.append(("modifiers-3", 1))
    if ground == REDOUBT:
        parts.append(("modifiers-3", 2))
    if flanks_covered(place, of, enemy.at):
        parts.append(("modifiers-3", 1))
    return parts


def helpless(place: Field, of: Brigade, enemy: Brigade, opened_by: str) -> bool:
    """A mounted unit attacked by one that stands in a wood cannot attack (modifiers-5)."""
    return of.mounted and opened_by == enemy.name and place.ground_at(enemy.at) == WOOD


def repeats(place: Field, of: Brigade) -> tuple[bool, bool, bool]:
    """Which dice may be rolled again: attack, defence, and whether only one of the two (modifiers-2, R-64)."""
    help_from = supported_by(place, of)
    attack, defence = "any" in help_from, "chosen" in help_from
    if "general" not in help_from:
        return attack, defence, False
    return True, True, not attack and not defence


# --- an exchange (exchange, R-56) ---------------------------------------------------------


def attack_sum(place: Field, of: Brigade, enemy: Brigade, way: str, die: int) -> int:
    """Die, value and modifiers of who attacks."""
    value = attack_value(of, way, place.ground_at(enemy.at))
    return die + value + counted(attack_modifiers(place, of))


def defence_sum(place: Field, of: Brigade, enemy: Brigade, way: str, die: int, opened_by: str = "") -> int:
    """Die, value and modifiers of who is attacked."""
    return die + defence_value(of, way) + counted(defence_modifiers(place, of, enemy, opened_by))


def harm(
    place: Field,
    enemy: Brigade,
    of: Brigade,
    ways: tuple[str, str],
    dice: tuple[int, int],
    opened_by: str = "",
) -> int:
    """Points of damage that `enemy` does to `of`: ways of each, attack and defence die; never below 0 (R-56)."""
    first = attack_sum(place, enemy, of, ways[0], dice[0])
    second = defence_sum(place, of, enemy, ways[1], dice[1], opened_by)
    return max(0, first - second)


def after_exchange(of: Brigade) -> None:
    """Bonus markers are used up by the next exchange (R-63)."""
    of.plus = ()


# --- markers and damage (damage, R-63) ----------------------------------------------------

FINE, BACK, ROUT, OFF, DESTROYED = "fine", "falls back", "routs", "off", "destroyed"


def points_of(of: Brigade) -> int:
    """Penalty points: one shaken, two on both values, three routed (morale-5)."""
    return 3 if of.routed else of.attack + of.defence


def shake(of: Brigade, attack: int, defence: int) -> str:
    """Penalty points are added; a second one of the same value turns to the other value (R-63)."""
    total = points_of(of) + attack + defence
    if total >= SURVEY["marker_points"]["gone"]:
        of.gone = OFF
        return OFF
    if total == SURVEY["marker_points"]["rout"]:
        return rout(of)
    if total == 2:
        of.attack = of.defence = 1
    elif total == 1:
        of.attack, of.defence = of.attack or attack, of.defence or defence
    return FINE


def rout(of: Brigade) -> str:
    """It routs, whatever lay on it (R-63)."""
    of.attack, of.defence, of.plus, of.routed = 0, 0, (), True
    return ROUT


def suffer(of: Brigade, damage: int, *, by_guns: bool = False) -> str:
    """The table of damage (damage-1)."""
    if damage < 1:
        return FINE
    if of.routed and by_guns:
        of.gone = DESTROYED
        return DESTROYED
    if damage >= 6:
        of.gone = DESTROYED
        return DESTROYED
    if damage == 5:
        return rout(of)
    attack, defence = {1: (1, 0), 2: (0, 1), 3: (1, 1), 4: (1, 1)}[damage]
    found = shake(of, attack, defence)
    return BACK if found == FINE and damage == 4 else found


# --- morale (morale) ----------------------------------------------------------------------


def test_modifiers(place: Field, of: Brigade, enemy: Brigade | None) -> Parts:
    """On a test of morale, and of recovery where there is no enemy (morale-4)."""
    parts: Parts = []
    if of.plus:
        parts.append(("morale-4", 1))
    if of.routed:  # R-86: -2 only
        parts.append(("morale-4", -2))
    elif of.disordered:
        parts.append(("morale-4", -1))
    if enemy is not None and enemy.level < of.level:
        parts.append(("morale-4", -1))
    help_from = supported_by(place, of)
    parts += [("morale-4", 1) for kind in ("chosen", "elite") if kind in help_from]
    if {"general", "marshal"} & help_from:
        parts.append(("morale-4", 2))
    ground = place.ground_at(of.at)
    if ground in (HILL, WOOD):
        parts.append(("morale-4", 1))
    if ground == REDOUBT:
        parts.append(("morale-4", 2))
    return parts


def test_sum(place: Field, of: Brigade, enemy: Brigade | None, die: int) -> int:
    """Die, discipline and modifiers (morale-1)."""
    return die + discipline(place, of) + counted(test_modifiers(place, of, enemy))


def may_repeat_test(place: Field, of: Brigade) -> bool:
    """Once, if it failed, by a helper of the same level or of the elite (morale-4)."""
    return supported_by_equals(place, of) or "elite" in supported_by(place, of)


def tested(of: Brigade, total: int) -> str:
    """What a test of morale brings (morale-1, R-63)."""
    if total >= 5:
        good = "defence" if total >= 6 else "attack"
        if getattr(of, good):  # a bonus removes the matching penalty instead
            setattr(of, good, 0)
        else:
            of.plus = tuple(sorted({*of.plus, good}))
        return FINE
    if total == 4:
        return FINE
    attack, defence = {3: (1, 0), 2: (0, 1)}.get(total, (1, 1))
    return shake(of, attack, defence)


def passed(total: int) -> bool:
    """4 or more (morale-1)."""
    return total >= 4


# --- recovery (recovery) ------------------------------------------------------------------


def may_be_recovered(place: Field, of: Brigade) -> bool:
    """Disordered or routed, in the chain of command, not in contact (recovery-1)."""
    return (of.disordered or of.routed) and in_chain(place, of) and not of.contact


def need(of: Brigade) -> int:
    """The total that recovers it (recovery-1)."""
    if of.routed:
        return 5
    return 4 if of.attack and of.defence else 3


def recover(of: Brigade, total: int) -> str:
    """In order again, or one more penalty point (recovery-2)."""
    if total >= need(of):
        of.attack, of.defence, of.routed = 0, 0, False
        return FINE
    return shake(of, 1, 0)


def points_worth(of: Brigade, total: int, goal: int, reserve: int) -> int:
    """Experience points that a test of a brigade may take: up to what it needs (experience-4, R-72)."""
    return 0 if of.commander or total >= goal else min(reserve, goal - total)
