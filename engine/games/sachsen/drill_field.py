"""Drills about fights on the field: what counts, who is tested, who recovers, where the beaten flee (R-62 to R-66)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.battle.asking import fought
from engine.games.sachsen.battle.battle import Battle, Fight
from engine.games.sachsen.battle.charging import SEVERAL, charge_squares_for, due_tests
from engine.games.sachsen.battle.morale import need_of
from engine.games.sachsen.battle.sums import Sum, attack_sum, defence_sum, discipline_sum, surrounded
from engine.games.sachsen.battle.values import CHARGE, LONG, SHORT, Blow, values
from engine.games.sachsen.battle.ways import closed_to_flight, flees, flight, steps_home
from engine.games.sachsen.dice import FACES
from engine.games.sachsen.drill_guns import OnField
from engine.games.sachsen.drill_questions import numbered
from engine.games.sachsen.sides import PLAYER
from engine.games.sachsen.state import State
from engine.kernel.drill import Answer, Form, Question, Reason, because
from engine.kernel.message import say

ATTACK, DEFENCE = "attack", "defence"
NOBODY, MOVER, TARGET, BOTH = "nobody", "mover", "target", "both"
BASE = ("exchange-3", "morale-1")
"""Clauses of the values of a unit: everybody thinks of them."""


def met(battle: Battle, mover: int, target: int) -> Battle:
    """The same battle with two units engaged."""
    after = battle.copy()
    after.fight = Fight(mover, target, battle.far(mover, target))
    return after


def sum_answer(kind: str, found: Sum, right: int, sign: int, *lit: str) -> Answer:
    """A number that a sum leads to; without each of its parts, or without the limit, it would be another."""
    base = sum(part.points for part in found.parts if part.clause in BASE)
    why = {
        str(right): because(
            "sachsen exchange-3" if kind == "sum" else "sachsen recovery-1", f"drill-sachsen-{kind}-sum", *lit,
            n=right, base=base, more=found.total - base,
        )
    }  # fmt: skip
    whole = sum(part.points for part in found.parts)
    for part in found.parts:
        if part.counts and part.clause not in BASE:
            reason = because(
                f"sachsen {part.clause}", "drill-sachsen-sum-part", *lit, part=part.word, n=part.points
            )
            why.setdefault(str(right - sign * part.points), reason)
    if whole != found.total:
        limit = because("sachsen R-64", "drill-sachsen-sum-limit", *lit, n=whole - base)
        why.setdefault(str(right + sign * (whole - found.total)), limit)
    why.setdefault(
        str(right - sign * (found.total - base)),
        because("sachsen modifiers-1", "drill-sachsen-sum-base", *lit),
    )
    return numbered(right, why)


class WhatCounts(OnField):
    """What is added to a die of fire or of a charge: values, orders, modifiers up to their limit (exchange-3, R-64)."""

    name: ClassVar[str] = "sum"
    clauses: ClassVar[tuple[str, ...]] = (
        "sachsen exchange-3", "sachsen modifiers-2", "sachsen modifiers-3", "sachsen R-64", "sachsen R-65",
    )  # fmt: skip
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-sum-sum", "drill-sachsen-sum-base"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each own unit and each enemy in its area, both dice: only own orders weigh on them."""
        battle = fought(position)
        for n in self.own(position, seat):
            one = battle.units[n]
            for enemy in battle.within(one.square, battle.standing(1 - one.army)):
                for blow in self.blows(battle, n, enemy):
                    for die in (ATTACK, DEFENCE):
                        about = (one.ref, battle.units[enemy].ref, f"die:{die}", f"blow:{blow}")
                        prompt = say(
                            f"drill-sachsen-sum-ask-{die}", piece=about[0], target=about[1], blow=blow
                        )
                        yield Question(self.name, seat, about, prompt)

    def blows(self, battle: Battle, unit: int, enemy: int) -> list[Blow]:
        """Fire where both have it, and a charge where one could be made."""
        one, other = battle.units[unit], battle.units[enemy]
        fire: Blow = SHORT if battle.far(unit, enemy) == 1 else LONG
        found = [fire] if one.infantry and other.infantry and values(one.kind).fire[0] else []
        if charge_squares_for(met(battle, unit, enemy))[1] is None:
            found.append(CHARGE)
        return found

    def answer(self, position: State, question: Question) -> Answer:
        """As the sum is told when the die falls."""
        unit, enemy = self.unit(position, question), self.unit(position, question, 1)
        die, blow = (question.about[place].partition(":")[2] for place in (2, 3))
        battle = met(fought(position), unit, enemy)
        found = (attack_sum if die == ATTACK else defence_sum)(battle, unit, enemy, blow)  # type: ignore[arg-type]
        return sum_answer(self.name, found, found.total, 1, *question.about[:2])


class Recovers(OnField):
    """The least face of the die that brings a unit to order (recovery-1, morale-4)."""

    name: ClassVar[str] = "recovery"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen recovery-1", "sachsen morale-4", "sachsen R-64")
    form: ClassVar[Form] = "number"
    steps: ClassVar[tuple[str, ...]] = ("half-phase", "rally", "salvo")
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-recovery-sum"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each own unit that bears a penalty marker or is routed."""
        battle = fought(position)
        for n in battle.of_army(PLAYER[seat]):
            one = battle.units[n]
            if (one.routed or one.disordered) and 1 < need_of(battle, n) - discipline_sum(
                battle, n
            ).total <= FACES:
                yield Question(self.name, seat, (one.ref,), say("drill-sachsen-recovery-ask", piece=one.ref))

    def answer(self, position: State, question: Question) -> Answer:
        """What it needs less what is added; whatever is added is forgotten easily."""
        battle, unit = fought(position), self.unit(position, question)
        found, need = discipline_sum(battle, unit), need_of(battle, unit)
        answer = sum_answer(self.name, found, need - found.total, -1, question.about[0])
        alone = because("sachsen morale-1", "drill-sachsen-recovery-need", question.about[0], n=need)
        return numbered(need - found.total, {str(need): alone} | answer.why)


class WhoIsTested(OnField):
    """Who must be tested before a charge (morale-2, R-66, R-81)."""

    name: ClassVar[str] = "test"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen morale-2", "sachsen R-66", "sachsen R-81")
    form: ClassVar[Form] = "choice"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-test-steady"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each charge that an own unit could make from where it stands."""
        battle = fought(position)
        for n in self.own(position, seat):
            one = battle.units[n]
            for enemy in battle.within(one.square, battle.standing(1 - one.army)):
                if charge_squares_for(met(battle, n, enemy))[1] is None:
                    about = (one.ref, battle.units[enemy].ref)
                    prompt = say("drill-sachsen-test-ask", piece=about[0], target=about[1])
                    yield Question(self.name, seat, about, prompt, (MOVER, TARGET, BOTH, NOBODY))

    def answer(self, position: State, question: Question) -> Answer:
        """Those whom the charge would test, each with its cause."""
        battle = met(fought(position), self.unit(position, question), self.unit(position, question, 1))
        due = due_tests(battle)
        right = BOTH if len(due) > 1 else NOBODY if not due else (MOVER, TARGET)[due[0]]
        causes = [self.cause(battle, which, which in due) for which in (0, 1)]
        steady = next((which for which in (0, 1) if which not in due), 0)
        why = {
            MOVER: causes[1] if 1 in due else causes[0], TARGET: causes[0] if 0 in due else causes[1],
            BOTH: causes[steady], NOBODY: causes[due[0] if due else 0],
        }  # fmt: skip
        return Answer(frozenset({right}), question.choices, why)

    def cause(self, battle: Battle, which: int, due: bool) -> Reason:
        """Why one of the two is tested, or that nothing asks for it."""
        fight = battle.engaged
        unit, enemy = fight.pair[which], fight.pair[1 - which]
        one, other = battle.units[unit], battle.units[enemy]
        if not due:
            key, clause = "steady", "morale-2"
        elif one.level > other.level:
            key, clause = "level", "morale-2"
        elif surrounded(battle, unit) >= SEVERAL:
            key, clause = "several", "R-66"
        else:
            key, clause = ("guns" if one.guns else "foot"), "R-81"
        return because(
            f"sachsen {clause}",
            f"drill-sachsen-test-{key}",
            one.ref,
            piece=one.ref,
            n=surrounded(battle, unit),
        )


class WhereToFlee(OnField):
    """Where a unit that routs flees (R-62, R-86)."""

    name: ClassVar[str] = "flee"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen R-62", "sachsen R-86")
    form: ClassVar[Form] = "places"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-flee-there", "drill-sachsen-flee-far"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each own brigade that would stay on the field."""
        battle = fought(position)
        for n in self.own(position, seat):
            found = flight(battle, n, flees(battle, n))
            if not battle.units[n].command and found.way and not found.off:
                ref = battle.units[n].ref
                yield Question(
                    self.name, seat, (ref,), say("drill-sachsen-flee-ask", piece=ref, n=flees(battle, n))
                )

    def answer(self, position: State, question: Question) -> Answer:
        """The square where its way ends; others are too near or far, closed, taken, or off the straight way."""
        battle, unit = fought(position), self.unit(position, question)
        field, one, squares = battle.field, battle.units[unit], flees(battle, unit)
        end = flight(battle, unit, squares).way[-1]
        closed, occupied = closed_to_flight(battle, unit), battle.occupied()
        left, edge = steps_home(battle, unit), battle.armies[one.army].edge
        why: dict[str, Reason] = {}
        for square in field.squares:
            back = field.depth(one.square, edge) - field.depth(square, edge)
            if square == one.square or field.far[one.square][square] > squares + 1 or back < 0:
                continue
            if square == end:
                key, clause = "there", "R-62"
            elif square in occupied:
                key, clause = "taken", "R-62"
            elif square in closed:
                key, clause = "area", "R-62"
            elif left.get(square, 0) != left.get(end):
                key, clause = "far", "R-62"
            else:
                key, clause = "bent", "R-86"
            why[field.ref(square)] = because(
                f"sachsen {clause}", f"drill-sachsen-flee-{key}", field.ref(square), n=squares
            )
        return Answer(frozenset({field.ref(end)}), tuple(why), why)
