"""The sums of battle: what is added to each die, with its clause, and what counts of it (exchange, modifiers).

A sum is a list of parts. Values of a unit, its orders and its wounds always count; of modifiers two at most, and two
points together (modifiers-1, R-64).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.games.sachsen.battle.battle import Battle
from engine.games.sachsen.battle.command import is_led
from engine.games.sachsen.battle.field import HILL, NATURAL, OPEN, REDOUBT, WOOD
from engine.games.sachsen.battle.values import CHARGE, CHOSEN, ELITE, LONG, MELEE, SHORT, Blow, added, values
from engine.games.sachsen.battle.view_types import Part
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.effects import Op

ANY, OF_CHOSEN, OF_ELITE, SAME_LEVEL, BY_COMMAND = "any", "chosen", "elite", "same-level", "command"
"""Words of those who support; a general and a marshal have those of their kinds."""


class Sum(Struct, frozen=True):
    """What is added to a die.

    Attributes:
        parts: in the order in which they are told. again: the words of who lets the die be rolled again.
    """

    parts: tuple[Part, ...] = ()
    again: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """What counts of it."""
        return sum(part.points for part in self.parts if part.counts)


def limited(modifiers: Iterable[Part]) -> list[Part]:
    """Modifiers with the limit: penalties take the places first, then the best bonuses (R-64)."""
    numbers = card_file().constants
    places, most = numbers.max_modifiers, numbers.max_modifier_total
    total, found = 0, []
    for part in sorted(modifiers, key=lambda part: (part.points > 0, -abs(part.points))):
        counts = places > 0 and abs(total + part.points) <= most
        found.append(part if counts else Part(part.word, part.points, part.clause, counts=False))
        if counts:
            places, total = places - 1, total + part.points
    return found


# --- who helps --------------------------------------------------------------------------------


def helpers(battle: Battle, unit: int) -> list[int]:
    """The friends that support a unit: within its area, in no contact of their own (influence-3, modifiers-6, R-65)."""
    one, units = battle.units[unit], battle.units
    return [
        n for n in battle.within(one.square, battle.standing(one.army))
        if n != unit and not (units[n].guns and units[n].train) and units[n].healing < battle.clock
        and not battle.in_contact(n)
    ]  # fmt: skip


def supporters(battle: Battle, unit: int) -> set[str]:
    """The kinds of friends that support a unit (R-65): several of a kind count once (R-86)."""
    one, found = battle.units[unit], set[str]()
    for friend in (battle.units[n] for n in helpers(battle, unit)):
        if friend.command:
            found |= {friend.kind, BY_COMMAND}
            continue
        found.add(ANY)
        if friend.level == one.level:
            found.add(SAME_LEVEL)
        if friend.level in (CHOSEN, ELITE):
            found.add(OF_CHOSEN if friend.level == CHOSEN else OF_ELITE)
    return found


def has_flanks(battle: Battle, unit: int, enemy: int) -> bool:
    """Whether both flanks of a unit are covered against an enemy in line or on a diagonal (modifiers-3, R-65, R-86)."""
    field, one = battle.field, battle.units[unit]
    step = field.toward(one.square, battle.units[enemy].square)
    if step is None:
        return False
    friends = {battle.units[n].square for n in battle.standing(one.army)}
    flanks = [field.neighbour(one.square, side) for side in ((-step[1], step[0]), (step[1], -step[0]))]
    return all(flank >= 0 and (flank in friends or field.kind[flank] in NATURAL) for flank in flanks)


def surrounded(battle: Battle, unit: int) -> int:
    """How many enemy units that are not routed touch a unit, command units among them (R-66)."""
    one = battle.units[unit]
    return len(battle.within(one.square, battle.standing(1 - one.army), 1))


# --- attack and defence -----------------------------------------------------------------------


def blow_of(battle: Battle, unit: int, enemy: int, blow: Blow) -> Blow:
    """With which value a unit meets a charge: infantry never charges horsemen, guns never charge (exchange-3)."""
    one, other = battle.units[unit], battle.units[enemy]
    stands = one.guns or (one.infantry and other.mounted)
    return MELEE if blow == CHARGE and stands else blow


def is_helpless(battle: Battle, unit: int, enemy: int) -> bool:
    """Whether a mounted unit is attacked by an enemy out of a wood: it can only defend itself (modifiers-5)."""
    fight = battle.fight
    opened = fight is not None and fight.mover == enemy
    return opened and battle.units[unit].mounted and battle.at_home(enemy) == WOOD


def _weak(battle: Battle, unit: int) -> list[Part]:
    return [Part("weak", -1, "R-12")] if battle.units[unit].weak else []


def _ordered(battle: Battle, unit: int, op: Op) -> list[Part]:
    return [
        Part(card, points, "orders-2") for card in battle.orders_of(unit) if (points := added([card], op))
    ]


def attack_sum(battle: Battle, unit: int, enemy: int, blow: Blow) -> Sum:
    """What is added to the attack die of a unit against an enemy (exchange-3, modifiers).

    All fire with values of their own, mounted units and gunners too (engagement-infantry-fire-7).
    """
    one, own = battle.units[unit], blow_of(battle, unit, enemy, blow)
    known = values(one.kind)
    number = {LONG: known.fire[0], SHORT: known.fire[1], CHARGE: known.charge, MELEE: known.melee}[own]
    op: Op = "fire" if own in (LONG, SHORT) else "charge" if own == CHARGE else "melee"
    parts = [Part(own, number, "exchange-3"), *_weak(battle, unit), *_ordered(battle, unit, op)]
    ground, tables = battle.at_home(enemy), card_file().tables.combat_modifiers
    if own == CHARGE and one.mounted and ground in (HILL, REDOUBT):
        parts.append(Part(f"against-{ground}", tables[f"mounted-against-{ground}"].charge, "modifiers-5"))
    found = supporters(battle, unit)
    extra = [
        Part(word, tables[word].attack, "modifiers-2")
        for word in sorted(found) if word in tables and tables[word].attack
    ]  # fmt: skip
    if one.bad_attack:
        extra.append(Part("disordered", -1, "modifiers-4"))
    if one.good_attack:
        extra.append(Part("bonus", 1, "R-63"))
    again = [w for w in sorted(found) if w in tables and tables[w].again in ("attack", "either")]
    return Sum((*parts, *limited(extra)), tuple(again))


def defence_sum(battle: Battle, unit: int, enemy: int, blow: Blow) -> Sum:
    """What is added to the defence die of a unit against an enemy (exchange-3, modifiers)."""
    one, fire = battle.units[unit], blow in (LONG, SHORT)
    known, tables = values(one.kind), card_file().tables.combat_modifiers
    number, op = (known.fire_defence, "fire-defence") if fire else (known.melee_defence, "melee-defence")
    parts = [Part("defence", number, "exchange-3"), *_weak(battle, unit), *_ordered(battle, unit, op)]  # type: ignore[arg-type]
    found = supporters(battle, unit)
    extra = [
        Part(word, tables[word].defence, "modifiers-2")
        for word in sorted(found) if word in tables and tables[word].defence
    ]  # fmt: skip
    ground = battle.at_home(unit)
    if ground != OPEN:
        extra.append(Part(ground, tables[ground].defence, "modifiers-3"))
    if has_flanks(battle, unit, enemy):
        extra.append(Part("flanks", tables["flanks"].defence, "modifiers-3"))
    if is_helpless(battle, unit, enemy):
        extra.append(Part("before-wood", tables["mounted-before-wood"].defence, "modifiers-5"))
    if one.bad_defence:
        extra.append(Part("disordered", -1, "modifiers-4"))
    if one.good_defence:
        extra.append(Part("bonus", 1, "R-63"))
    again = [w for w in sorted(found) if w in tables and tables[w].again in ("defence", "either")]
    return Sum((*parts, *limited(extra)), tuple(again))


# --- tests ------------------------------------------------------------------------------------


def discipline_sum(battle: Battle, unit: int, enemy: int | None = None) -> Sum:
    """What is added to the die of a morale or a recovery test (morale-1, morale-4); `enemy`: who is about to clash."""
    one, tables = battle.units[unit], card_file().tables.morale_modifiers
    parts = [
        Part("discipline", values(one.kind).discipline, "morale-1"),
        *_ordered(battle, unit, "discipline"),
    ]
    if not is_led(battle, unit):
        parts.append(Part("out-of-command", -1, "chain-of-command-1"))
    found = supporters(battle, unit)
    words = [w for w in (OF_CHOSEN, OF_ELITE, BY_COMMAND) if w in found]
    if one.routed:
        words.append("routed")
    elif one.disordered:
        words.append("disordered")
    if one.good_attack or one.good_defence:
        words.append("bonus")
    if enemy is not None and battle.units[enemy].level < one.level:
        words.append("higher-enemy")
    ground = battle.at_home(unit)
    if ground != OPEN:
        words.append(ground)
    extra = [Part(word, tables[word].test, "morale-4") for word in words]
    again = [w for w in (SAME_LEVEL, OF_ELITE) if w in found and tables[w].again == "test"]
    return Sum((*parts, *limited(extra)), tuple(again))
