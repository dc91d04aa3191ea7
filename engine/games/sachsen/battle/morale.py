"""Tests of morale and of recovery (morale, recovery)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.battle.actions import TEST_DIE, Again, Point
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, Letting, fought, tell_of
from engine.games.sachsen.battle.battle import BLOW, NONE, Battle, Die, Thrown, with_value
from engine.games.sachsen.battle.harm import BACK, ONE_POINT, ROUTED, STANDS, lay_markers, marked, marker_word
from engine.games.sachsen.battle.orders import reveal
from engine.games.sachsen.battle.sums import Sum, discipline_sum
from engine.games.sachsen.battle.values import GRENADIERS
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.dice import FACES, roll
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

PASSED = 4
"""The total with which a morale test is passed (morale-1)."""


def need_of(battle: Battle, unit: int) -> int:
    """The total that a recovery needs: by its markers, or routed (recovery-1)."""
    one, table = battle.units[unit], card_file().tables.recovery
    return table.routed if one.routed else table.both if one.bad_attack and one.bad_defence else table.one


def markers_for(total: int) -> tuple[int, int]:
    """What a morale test lays on attack and defence (morale-1)."""
    row = card_file().tables.morale[min(max(total, 1), FACES) - 1]
    return row.attack, row.defence


def gives_way(battle: Battle) -> str:
    """What becomes of the charged one if it fails its test: BACK, ROUTED, or "" where it stands all the same.

    Guns and infantry before cavalry give way (cavalry-vs-infantry-3, charge-on-artillery-1).
    """
    one, enemy = (battle.units[n] for n in battle.engaged.pair)
    if enemy.guns or (enemy.infantry and one.mounted):
        return BACK if enemy.kind == GRENADIERS else ROUTED
    return ""


class TestAgain(Rule[BattleAsked, Again]):
    """A failed test is made once more; the second result stands (morale-4)."""

    action: ClassVar[type[Action]] = Again
    clause: ClassVar[str] = "sachsen morale-4"

    def candidates(self, asked: BattleAsked) -> tuple[Again, ...]:
        """The one die."""
        return (Again(TEST_DIE),)

    def why_not(self, asked: BattleAsked, action: Again) -> Refusal | None:
        """Once, of a failed test, with a friend of the same level or an elite one near."""
        ref = asked.battle.units[asked.step.unit].ref
        if action.die != TEST_DIE or not asked.step.may_repeat(asked.battle):
            return no("morale-4", "no-repeat", ref, piece=ref)
        return None

    def play(self, asked: BattleAsked, action: Again) -> None:
        """It falls again."""
        asked.step.roll(asked.position, again=True)


class TestPoints(Rule[BattleAsked, Point]):
    """Points of experience of the brigades turn a test (experience-4, R-72)."""

    action: ClassVar[type[Action]] = Point
    clause: ClassVar[str] = "sachsen experience-4"

    def candidates(self, asked: BattleAsked) -> tuple[Point, ...]:
        """What it lacks."""
        return (Point(max(1, asked.step.lacks(asked.battle))),)

    def why_not(self, asked: BattleAsked, action: Point) -> Refusal | None:
        """Just what it lacks, and no more than the column has (R-72)."""
        ref, lacks = asked.battle.units[asked.step.unit].ref, asked.step.lacks(asked.battle)
        if not asked.step.may_point(asked.battle) or action.number != lacks:
            return no("R-72", "points", ref, piece=ref, n=max(lacks, 0))
        return None

    def play(self, asked: BattleAsked, action: Point) -> None:
        """They are spent."""
        spend_points(asked, asked.step.unit, action.number)
        asked.step.going_on(asked.position, again=True, pointed=True, points=action.number)


def spend_points(asked: BattleAsked, unit: int, number: int) -> None:
    """Points of the brigades of a unit's column are spent (experience-4)."""
    battle, one = asked.battle, asked.battle.units[unit]
    battle.set_column(one.column, reserve=battle.columns[one.column].reserve - number)
    tell_of(asked.position, unit, "points", "experience-4", kind="test", n=number)


class TestLet(Letting):
    """The result stands."""

    clause: ClassVar[str] = "sachsen morale-4"


class Testing(BattleStep, frozen=True):
    """A unit makes a test: the die, perhaps once more, perhaps points of experience, then what comes of it.

    Attributes:
        unit: who is tested. enemy: with whom it is about to clash, NONE in a recovery.
        die: 0 before it falls. again: it has been rolled again, or will not be. pointed: points have been added, or
            will not be. points: of experience added.
    """

    name: ClassVar[str] = "test"
    clause: ClassVar[str] = "sachsen morale-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (TestAgain(), TestPoints(), TestLet())
    unit: int
    enemy: int = NONE
    die: int = 0
    again: bool = False
    pointed: bool = False
    points: int = 0

    @property
    def recovers(self) -> bool:
        """Whether it is a test of recovery."""
        return self.enemy == NONE

    def cites(self) -> str:
        """By what it is for."""
        return "sachsen recovery-1" if self.recovers else self.clause

    def sum(self, battle: Battle) -> Sum:
        """What is added to the die."""
        return discipline_sum(battle, self.unit, None if self.recovers else self.enemy)

    def counted(self, battle: Battle, unit: int) -> set[str]:
        """What counts for the die, if it has fallen."""
        return {part.word for part in self.sum(battle).parts} if self.die and unit == self.unit else set()

    def need(self, battle: Battle) -> int:
        """The total with which it is passed."""
        return need_of(battle, self.unit) if self.recovers else PASSED

    def lacks(self, battle: Battle) -> int:
        """What the total lacks, below 1 nothing."""
        return self.need(battle) - self.die - self.sum(battle).total - self.points

    def may_repeat(self, battle: Battle) -> bool:
        """Whether the die may be rolled again: it has failed, and a friend lets it (morale-4)."""
        return self.die > 0 and not self.again and self.lacks(battle) > 0 and bool(self.sum(battle).again)

    def may_point(self, battle: Battle) -> bool:
        """Whether points of the column's reserve can turn it (experience-4, R-72)."""
        one = battle.units[self.unit]
        reserve = 0 if one.command else battle.columns[one.column].reserve
        return self.die > 0 and not self.pointed and 0 < self.lacks(battle) <= reserve

    def awaits(self, state: State) -> int:
        """The owner, where he has something to decide."""
        battle = fought(state)
        asks = self.may_repeat(battle) or self.may_point(battle)
        return battle.units[self.unit].army if asks else NONE

    def go(self, state: State) -> None:
        """The die falls, or what it comes to."""
        if not fought(state).units[self.unit].is_on:
            state.pop()
        elif self.die:
            state.pop()
            self.settle(state)
        else:
            self.roll(state)

    def roll(self, state: State, **noted: object) -> None:
        """The die falls."""
        battle = fought(state)
        one, found = battle.units[self.unit], self.sum(battle)
        reveal(state, self.unit, (part.word for part in found.parts))
        parts = [(part.word, part.points) for part in found.parts if part.counts]
        faces = [self.fate(battle, face + found.total) for face in range(1, FACES + 1)]
        key = "recovery" if self.recovers else "morale"
        clause = "recovery-1" if self.recovers else "morale-1"
        side = battle.armies[one.army].side
        die = roll(
            state, clause, key, faces, one.ref, side=side, parts=parts, piece=one.ref, need=self.need(battle)
        )
        state.replace(replace(self, die=die, **noted))

    def fate(self, battle: Battle, total: int) -> str:
        """The word for what comes of a total, with the markers that it bears (R-63).

        Who is charged and fails may give way at once.
        """
        fight, word = battle.fight, self.face(battle, total)
        laid = (-1, 0) if self.recovers else markers_for(total)
        what = marked(battle.units[self.unit], *laid)[1] if word != "recovered" else STANDS
        if what != STANDS:
            return what
        charged = fight is not None and fight.stage == BLOW and self.unit == fight.target
        return (gives_way(battle) if charged and total < PASSED else "") or word

    def face(self, battle: Battle, total: int) -> str:
        """The word for what a total does."""
        if self.recovers:
            return "recovered" if total >= self.need(battle) else ONE_POINT
        return marker_word(*markers_for(total))

    def settle(self, state: State) -> None:
        """What the total does; the Step is gone already."""
        battle = fought(state)
        one, lacks = battle.units[self.unit], self.lacks(battle)
        parts = self.sum(battle).parts
        die = Die(self.unit, "recovery" if self.recovers else "morale", self.die, parts, self.points)
        total = die.total
        pair, word = (self.unit, self.unit), self.face(battle, total)
        battle.last = Thrown(pair, die.kind, 0, (die,), (word, ""), self.need(battle))
        if not self.recovers:
            self.note(battle, passed=lacks <= 0)
            lay_markers(state, self.unit, *markers_for(total), "morale-1", contact=True)
            return
        if lacks > 0:
            lay_markers(state, self.unit, -1, 0, "recovery-2", contact=False)
            return
        last = battle.clock + card_file().constants.phases_per_battle_turn - 1
        battle.change(
            self.unit,
            routed=False,
            bad_attack=False,
            bad_defence=False,
            rests=max(one.rests, last),
            healing=last,
        )
        tell_of(state, self.unit, "recovers", "recovery-2", kind="test", result=True)

    def note(self, battle: Battle, *, passed: bool) -> None:
        """The engagement knows who has been tested, and who has failed."""
        fight = battle.fight
        if fight is not None and self.unit in fight.pair:
            which = fight.which(self.unit)
            battle.set_fight(
                tested=with_value(fight.tested, which, True),
                failed=with_value(fight.failed, which, not passed),
            )

    def forgo(self, state: State) -> None:
        """No second die; then no points."""
        repeats = self.may_repeat(fought(state))
        self.going_on(state, again=True, pointed=self.pointed or not repeats)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Whose test, its total, and what it needs."""
        battle = fought(state)
        one, total = battle.units[self.unit], self.die + self.sum(battle).total
        return {"piece": one.ref, "n": self.die, "sum": total, "need": self.need(battle)}

    def rest(self, state: State) -> int:
        """Questions left."""
        return 2 - self.again - self.pointed
