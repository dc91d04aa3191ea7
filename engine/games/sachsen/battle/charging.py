"""Charges: guards, tests, blows, and who wins them (infantry-charge, cavalry-vs-infantry, R-58, R-69)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.battle.actions import Guard
from engine.games.sachsen.battle.asking import BattleAsked, Letting, OfArmy, fought, go_along, told_pair
from engine.games.sachsen.battle.battle import BLOW, BLOWS, NONE, Battle, area, with_value
from engine.games.sachsen.battle.command import why_not_led
from engine.games.sachsen.battle.exchange import Exchange
from engine.games.sachsen.battle.harm import BACK, fall_back, rout
from engine.games.sachsen.battle.morale import Testing, gives_way
from engine.games.sachsen.battle.pursuing import win
from engine.games.sachsen.battle.salvos import Requesting
from engine.games.sachsen.battle.sums import is_helpless, surrounded
from engine.games.sachsen.battle.values import CHARGE, MELEE, Blow, values
from engine.games.sachsen.battle.ways import closings, is_barred
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

GUARD, ANSWER, TEST = "guard", "answer", "test"
"""Stages of a charge before the blow: guards step in, the charged one may ask for a test, tests."""
SEVERAL = 2
"""So many enemies that touch a unit are several (R-66)."""


def charge_squares_for(battle: Battle) -> tuple[list[int], Refusal | None]:
    """The squares to which the mover may charge, horses from two squares, infantry from one (NONE); else why not."""
    fight = battle.engaged
    one, enemy = (battle.units[n] for n in fight.pair)
    if (why := why_not_led(battle, fight.mover)) is not None:
        return [], why
    if one.guns:
        return [], no("charge-on-artillery-2", "guns-charge", one.ref, piece=one.ref)
    if one.infantry and enemy.mounted:
        return [], no(
            "cavalry-vs-infantry-2", "foot-on-horse", one.ref, enemy.ref, piece=one.ref, target=enemy.ref
        )
    near = battle.far(*fight.pair) == 1
    if near and one.mounted:
        clause = "cavalry-vs-cavalry-1" if enemy.mounted else "cavalry-vs-infantry-1"
        return [], no(clause, "charge-distance", one.ref, enemy.ref, piece=one.ref, target=enemy.ref)
    if near:
        return [NONE], None
    if one.infantry:
        return [], no("infantry-charge-1", "close-first", one.ref, enemy.ref, piece=one.ref)
    found = closings(battle, fight.mover, fight.target, 1)
    return found, None if found else no(
        "R-54", "no-room", one.ref, enemy.ref, piece=one.ref, target=enemy.ref
    )


def due_tests(battle: Battle) -> list[int]:
    """The places in the pair of those who have still to be tested before a charge (morale-2, R-81, R-86)."""
    fight = battle.engaged
    pair = [battle.units[n] for n in fight.pair]
    due = [one.level > enemy.level for one, enemy in (pair, reversed(pair))]
    due[1] |= pair[1].guns or (pair[1].infantry and pair[0].mounted)
    for which, unit in enumerate(fight.pair):
        due[which] |= surrounded(battle, unit) >= SEVERAL
    return [which for which in (0, 1) if due[which] and not fight.tested[which]]


def next_of_charge(state: State) -> None:
    """The next stage of the charge that goes on; the engagement is the present Step.

    After the charge comes melee, exchange after exchange, until one side gives way (infantry-charge-3).
    """
    battle = fought(state)
    fight = battle.engaged
    if fight.stage == GUARD:
        battle.set_fight(stage=ANSWER)
        if guards(battle):
            state.push(Guarding(battle.units[fight.target].army))
    elif fight.stage == ANSWER:
        battle.set_fight(stage=TEST)
        if not fight.asked[1] and len(due_tests(battle)) + sum(fight.tested) < len(fight.pair):
            state.push(Answering(battle.units[fight.target].army))
    elif fight.stage == TEST:
        battle.set_fight(stage=BLOW)
        state.push(*(Testing(fight.pair[n], fight.pair[1 - n]) for n in due_tests(battle)))
    elif any(battle.yielded()):
        win(state)
    elif fight.stage == BLOW:
        charge(state)
    elif fight.blows >= card_file().rulings.melee_exchanges:
        march = values(battle.units[fight.mover].kind).move[0]
        fall_back(state, fight.mover, march, "R-58", contact=True)
        battle.fight = None
    else:
        battle.set_fight(blows=fight.blows + 1)
        state.push(blow_between(battle, MELEE))


def charge(state: State) -> None:
    """The charge itself; or it is over, for who had to stand it has failed its test (cavalry-vs-infantry-3)."""
    battle = fought(state)
    fight = battle.engaged
    one, enemy = (battle.units[n] for n in fight.pair)
    squares = (one.square, enemy.square)
    if fight.failed[1] and (fate := gives_way(battle)):
        clause = "charge-on-artillery-1" if enemy.guns else "cavalry-vs-infantry-3"
        battle.set_fight(ground=squares)
        if fate == BACK:
            back = values(enemy.kind).move[0]
            battle.set_fight(fates=("", fall_back(state, fight.target, back, clause, contact=True)))
        else:
            rout(state, fight.target, clause, contact=True)
        return
    if one.mounted and battle.far(*fight.pair) > 1:
        found = closings(battle, fight.mover, fight.target, 1)
        if not found:
            battle.set_fight(fates=(BACK, BACK))
            return
        square = fight.square if fight.square in found else found[0]
        go_along(state, fight.mover, [square], "closes", "R-54")
        squares = (square, enemy.square)
    battle.set_fight(stage=BLOWS, ground=squares)
    state.push(blow_between(battle, CHARGE))


def blow_between(battle: Battle, blow: Blow) -> Exchange:
    """The exchange of the two: who is attacked out of a wood on horseback cannot strike (modifiers-5)."""
    fight = battle.engaged
    mover, target = fight.pair
    return Exchange(blow, (not is_helpless(battle, mover, target), not is_helpless(battle, target, mover)))


# --- guards -------------------------------------------------------------------------------------


def guards(battle: Battle) -> list[int]:
    """The units that may step in for the general who is charged: nobody is in contact yet (commander-loss-2, R-69)."""
    fight = battle.engaged
    general = battle.units[fight.target]
    near = battle.within(general.square, battle.brigades(general.army))
    return [
        n for n in near
        if battle.units[n].column == general.column and guard_square(battle, n) != NONE
    ]  # fmt: skip


def guard_square(battle: Battle, unit: int) -> int:
    """Where a guard is placed: between the two, or the nearest free square; NONE if there is none (R-69)."""
    fight = battle.engaged
    field, occupied, most = battle.field, battle.occupied(), area()
    mover, general, own = (battle.units[n].square for n in (fight.mover, fight.target, unit))
    free = [
        s for s in field.squares
        if (s == own or s not in occupied) and field.far[s][mover] <= most and field.far[s][general] <= most
        and not is_barred(battle, unit, s)
    ]  # fmt: skip
    far = field.far
    return min(free, key=lambda s: (far[s][mover] + far[s][general], far[s][own], s), default=NONE)


class SteppingIn(Rule[BattleAsked, Guard]):
    """One unit of the general's column moves in between and fights instead (R-69)."""

    action: ClassVar[type[Action]] = Guard
    clause: ClassVar[str] = "sachsen commander-loss-2"

    def candidates(self, asked: BattleAsked) -> Iterable[Guard]:
        """Every one that may."""
        return [Guard(asked.battle.units[n].id) for n in guards(asked.battle)]

    def why_not(self, asked: BattleAsked, action: Guard) -> Refusal | None:
        """Near him, of his column, not in contact."""
        if refusal := asked.not_own("R-69", action.unit):
            return refusal
        number, one = asked.unit(action.unit)
        assert one is not None
        return None if number in guards(asked.battle) else no("R-69", "no-guard", one.ref, piece=one.ref)

    def play(self, asked: BattleAsked, action: Guard) -> None:
        """The charge is against it; it counts as no move."""
        battle, state = asked.battle, asked.position
        fight = battle.engaged
        number, _ = asked.unit(action.unit)
        square, general = guard_square(battle, number), battle.units[fight.target].ref
        mover = battle.units[fight.mover]
        battle.change(fight.mover, fought=(*mover.fought, number))
        tested, failed = (with_value(pair, 1, False) for pair in (fight.tested, fight.failed))
        battle.set_fight(target=number, guard=fight.target, tested=tested, failed=failed)
        state.pop()
        go_along(state, number, [square], "guards", "R-69", result=True, target=general)


class Guarding(OfArmy, frozen=True):
    """A general is charged, and units of his stand near: one of them steps in (commander-loss-2)."""

    name: ClassVar[str] = "guard"
    clause: ClassVar[str] = "sachsen commander-loss-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (SteppingIn(),)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """For whom, and against whom."""
        battle = fought(state)
        return {
            "piece": battle.units[battle.engaged.target].ref,
            "target": battle.units[battle.engaged.mover].ref,
        }


# --- a test on request --------------------------------------------------------------------------


class NotDemanding(Letting):
    """None is asked for."""

    clause: ClassVar[str] = "sachsen morale-3"


class Answering(OfArmy, frozen=True):
    """A charge is declared: whose unit is charged may ask for a test (morale-3)."""

    name: ClassVar[str] = "charged"
    clause: ClassVar[str] = "sachsen morale-3"
    rules: ClassVar[tuple[AnyRule, ...]] = (Requesting(), NotDemanding())

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Which two."""
        return told_pair(fought(state))
