"""What the inspector is told of squares and units on the field."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sachsen.battle.battle import NONE, WAITING, Battle
from engine.games.sachsen.battle.command import is_led
from engine.games.sachsen.battle.field import OPEN
from engine.games.sachsen.battle.guns import why_silent
from engine.games.sachsen.battle.morale import need_of
from engine.games.sachsen.battle.values import values
from engine.games.sachsen.battle.view import markers
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.refusals import fact
from engine.kernel.explain import Fact


def describe_field(battle: Battle, ref: str) -> tuple[Fact, ...]:
    """The lines for a square or a unit of the field; none for anything else."""
    sort, _, name = ref.partition(":")
    if sort == "place" and name in battle.field.number:
        return tuple(_square(battle, battle.field.number[name]))
    number = battle.number(name) if sort == "piece" else NONE
    return tuple(_unit(battle, number)) if number != NONE else ()


def _square(battle: Battle, square: int) -> Iterator[Fact]:
    """What lies there, and who stands there."""
    kind, ref = battle.field.kind[square], battle.field.ref(square)
    if kind == OPEN:
        yield fact("field-open", "battle-movement-1", ref, place=ref)
    else:
        bonus = card_file().tables.combat_modifiers[kind].defence
        yield fact("field-obstacle", "modifiers-3", ref, place=ref, obstacle=kind, n=bonus)
    for number, unit in enumerate(battle.units):
        if unit.is_on and unit.square == square:
            yield from _unit(battle, number)


def _unit(battle: Battle, number: int) -> Iterator[Fact]:
    """Its values in words, its state, what recovery needs (army-4, R-63)."""
    one = battle.units[number]
    known = values(one.kind)
    yield fact(
        "field-values", "army-4", one.ref, piece=one.ref, level=known.level, discipline=known.discipline,
        long=known.fire[0], short=known.fire[1], cover=known.fire_defence, charge=known.charge, melee=known.melee,
        parry=known.melee_defence,
    )  # fmt: skip
    if one.status == WAITING:
        yield fact("field-late", "late-units-3", one.ref, piece=one.ref, turn=one.entry)
    if not one.is_on:
        return
    if one.weak:
        yield fact("field-weak", "R-12", one.ref, piece=one.ref)
    for word in markers(one):
        yield fact("field-marker", "R-63", one.ref, piece=one.ref, marker=word)
    if one.routed:
        yield fact("field-routed", "R-62", one.ref, piece=one.ref)
    if one.routed or one.disordered:
        yield fact("field-recovery", "recovery-1", one.ref, piece=one.ref, n=need_of(battle, number))
    if battle.turn and one.rests >= battle.clock:
        yield fact("field-rests", "R-51", one.ref, piece=one.ref, n=one.rests - battle.clock + 1)
    if not is_led(battle, number):
        yield fact("field-out-of-command", "chain-of-command-1", one.ref, piece=one.ref)
    if one.guns:
        left = 0 if not battle.turn or why_silent(battle, number) else card_file().guns.shots - one.shots
        yield fact("field-shots", "artillery-1", one.ref, piece=one.ref, n=left)
    orders = len(battle.orders_of(number, working=False))
    if orders:
        yield fact("field-orders", "orders-1", one.ref, piece=one.ref, n=orders)
