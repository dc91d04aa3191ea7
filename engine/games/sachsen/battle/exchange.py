"""An exchange: attack and defence dice of two units fall together, and what they come to (exchange, R-56, R-64)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.battle.actions import ATTACK_DIE, DEFENCE_DIE, Again, Point
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, Letting, fought
from engine.games.sachsen.battle.battle import ATTACKER, NONE, Battle, Die, Hurt, Thrown, with_value
from engine.games.sachsen.battle.harm import STANDS, strike
from engine.games.sachsen.battle.morale import spend_points
from engine.games.sachsen.battle.orders import reveal
from engine.games.sachsen.battle.shooting import blow_word, damage_word
from engine.games.sachsen.battle.sums import Sum, attack_sum, defence_sum
from engine.games.sachsen.battle.values import GENERAL, LONG, SALVOS, SHORT, Blow
from engine.games.sachsen.dice import FACES, cast, tell
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

DICE = (ATTACK_DIE, DEFENCE_DIE)
REPEATS, POINTS, OVER = 0, 2, 4
"""What is asked: the mover's repeats and the target's, the mover's points and the target's; then it is over."""
MOST = 8
"""More blows than that are not exchanged in an engagement (R-58)."""
Pair = tuple[int, int]


class DieAgain(Rule[BattleAsked, Again]):
    """A die is rolled again by right of a friend near; the second result stands (modifiers-2, R-64)."""

    action: ClassVar[type[Action]] = Again
    clause: ClassVar[str] = "sachsen modifiers-2"

    def candidates(self, asked: BattleAsked) -> Iterable[Again]:
        """Either die."""
        return [Again(die) for die in DICE]

    def why_not(self, asked: BattleAsked, action: Again) -> Refusal | None:
        """One attack die and one defence die each, and a friend who allows it."""
        step = asked.step
        ref = asked.battle.units[step.unit_asked(asked.battle)].ref
        if action.die in step.repeatable(asked.battle, step.asking % 2):
            return None
        return no("R-64", "no-repeat", ref, piece=ref)

    def play(self, asked: BattleAsked, action: Again) -> None:
        """It falls again."""
        asked.step.repeat(asked.position, action.die)


class DefencePoints(Rule[BattleAsked, Point]):
    """Points of experience of the brigades are added to a defence die (experience-4, R-72)."""

    action: ClassVar[type[Action]] = Point
    clause: ClassVar[str] = "sachsen experience-4"

    def candidates(self, asked: BattleAsked) -> Iterable[Point]:
        """Up to what the damage is, and what the column has."""
        step = asked.step
        return [Point(n) for n in range(1, step.most_points(asked.battle, step.asking % 2) + 1)]

    def why_not(self, asked: BattleAsked, action: Point) -> Refusal | None:
        """No more than the damage, and than the column has (R-72)."""
        step = asked.step
        ref, most = (
            asked.battle.units[step.unit_asked(asked.battle)].ref,
            step.most_points(asked.battle, step.asking % 2),
        )
        if step.asking >= POINTS and 1 <= action.number <= most:
            return None
        return no("R-72", "points", ref, piece=ref, n=most)

    def play(self, asked: BattleAsked, action: Point) -> None:
        """They are spent."""
        step = asked.step
        spend_points(asked, step.unit_asked(asked.battle), action.number)
        points = with_value(step.points, step.asking % 2, action.number)
        step.going_on(asked.position, points=points, asking=step.asking + 1)


class AsItFell(Letting):
    """The dice stand."""

    clause: ClassVar[str] = "sachsen R-64"


class Exchange(BattleStep, frozen=True):
    """Two units exchange fire or blows; pairs are the mover's and the target's.

    Attributes:
        blow: with which values. strikes: who rolls an attack die. attack, defence: the dice, 0 for one that is not
            rolled. again: dice that have been rolled again, as `0 attack`. points: of experience on the defence.
        asking: what is asked next.
    """

    name: ClassVar[str] = "exchange"
    clause: ClassVar[str] = "sachsen exchange-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (DieAgain(), DefencePoints(), AsItFell())
    blow: Blow
    strikes: tuple[bool, bool]
    attack: Pair = (0, 0)
    defence: Pair = (0, 0)
    again: tuple[str, ...] = ()
    points: Pair = (0, 0)
    asking: int = REPEATS

    # --- sums -----------------------------------------------------------------------

    def pair(self, battle: Battle) -> Pair:
        """The two units."""
        return battle.engaged.pair

    def attack_of(self, battle: Battle, which: int) -> Sum:
        """What is added to an attack die."""
        pair = self.pair(battle)
        return attack_sum(battle, pair[which], pair[1 - which], self.blow)

    def defence_of(self, battle: Battle, which: int) -> Sum:
        """What is added to a defence die."""
        pair = self.pair(battle)
        return defence_sum(battle, pair[which], pair[1 - which], self.blow)

    def damage(self, battle: Battle, which: int) -> int:
        """The damage of a unit: 0 for one that is not struck at (R-56)."""
        return self.hurt(battle, which).damage if self.strikes[1 - which] else 0

    def hurt(self, battle: Battle, which: int) -> Hurt:
        """What a unit that is struck at takes: the enemy's attack against its own defence (exchange-2)."""
        return self.taken(
            which, self.attack_of(battle, 1 - which).total, self.defence_of(battle, which).total
        )

    def taken(self, which: int, plus: int, minus: int) -> Hurt:
        """The same where so much is added to the attack die and so much to the defence die."""
        return Hurt(self.attack[1 - which] + plus, self.defence[which] + minus + self.points[which])

    def counted(self, battle: Battle, unit: int) -> set[str]:
        """What counts for the dice of a unit that have fallen."""
        words = set[str]()
        if unit in self.pair(battle):
            which = self.pair(battle).index(unit)
            for die, found in ((self.attack, self.attack_of), (self.defence, self.defence_of)):
                words |= {part.word for part in found(battle, which).parts if die[which]}
        return words

    # --- what is asked --------------------------------------------------------------

    def unit_asked(self, battle: Battle) -> int:
        """The unit whose owner is asked."""
        return self.pair(battle)[self.asking % 2]

    def repeatable(self, battle: Battle, which: int) -> list[str]:
        """The dice of a unit that may be rolled again: a general serves one of the two only (modifiers-2, R-64)."""
        if self.asking >= POINTS:
            return []
        sums = {
            ATTACK_DIE: self.attack_of(battle, which).again,
            DEFENCE_DIE: self.defence_of(battle, which).again,
        }
        rolled = {ATTACK_DIE: self.attack[which] > 0, DEFENCE_DIE: self.defence[which] > 0}
        done = [die for die in DICE if f"{which} {die}" in self.again]
        used = any(set(sums[die]) == {GENERAL} for die in done)
        return [
            die for die in DICE
            if rolled[die] and die not in done and sums[die] and not (used and set(sums[die]) == {GENERAL})
        ]  # fmt: skip

    def most_points(self, battle: Battle, which: int) -> int:
        """The points that a brigade may add to its defence (R-72)."""
        one = battle.units[self.pair(battle)[which]]
        if one.command or self.points[which]:
            return 0
        return min(self.damage(battle, which), battle.columns[one.column].reserve)

    def awaits(self, state: State) -> int:
        """Who has something to decide now."""
        battle = fought(state)
        if self.asking >= OVER or not any((*self.attack, *self.defence)):
            return NONE
        which = self.asking % 2
        has = self.repeatable(battle, which) if self.asking < POINTS else self.most_points(battle, which)
        return battle.units[self.unit_asked(battle)].army if has else NONE

    def go(self, state: State) -> None:
        """The dice fall; the next question; or what they come to."""
        if not any((*self.attack, *self.defence)):
            self.roll(state)
        elif self.asking < OVER:
            self.going_on(state, asking=self.asking + 1)
        else:
            state.pop()
            self.settle(state)

    def forgo(self, state: State) -> None:
        """The next question."""
        self.going_on(state, asking=self.asking + 1)

    # --- dice -----------------------------------------------------------------------

    def roll(self, state: State) -> None:
        """All dice fall together: the mover's attack, the target's defence, then the target's attack (exchange-1)."""
        attack, defence = (0, 0), (0, 0)
        for which in (0, 1):
            if self.strikes[which]:
                attack = with_value(attack, which, cast(state))
                defence = with_value(defence, 1 - which, cast(state))
        rolled = replace(self, attack=attack, defence=defence)
        state.replace(rolled)
        for which in (0, 1):
            if self.strikes[which]:
                rolled.tell(state, which, ATTACK_DIE)
                rolled.tell(state, 1 - which, DEFENCE_DIE)

    def repeat(self, state: State, die: str) -> None:
        """A die falls again."""
        which = self.asking % 2
        again = (*self.again, f"{which} {die}")
        face = cast(state)
        if die == ATTACK_DIE:
            rolled = replace(self, attack=with_value(self.attack, which, face), again=again)
        else:
            rolled = replace(self, defence=with_value(self.defence, which, face), again=again)
        state.replace(rolled)
        rolled.tell(state, which, die)

    def tell(self, state: State, which: int, die: str) -> None:
        """A die is told, with what each of its faces would do to the damage."""
        battle = fought(state)
        unit = self.pair(battle)[which]
        one = battle.units[unit]
        attacks = die == ATTACK_DIE
        found = self.attack_of(battle, which) if attacks else self.defence_of(battle, which)
        reveal(state, unit, (part.word for part in found.parts))
        hit = 1 - which if attacks else which
        plus, minus = self.attack_of(battle, 1 - hit).total, self.defence_of(battle, hit).total
        faces, struck = [], battle.units[self.pair(battle)[hit]]
        for face in range(1, FACES + 1):
            other = replace(self, attack=with_value(self.attack, which, face)) if attacks else replace(
                self, defence=with_value(self.defence, which, face)
            )  # fmt: skip
            faces.append(blow_word(struck, other.taken(hit, plus, minus).damage))
        parts = [(part.word, part.points) for part in found.parts if part.counts]
        value = self.attack[which] if attacks else self.defence[which]
        side = battle.armies[one.army].side
        tell(state, "exchange-2", die, value, faces, one.ref, side=side, parts=parts, piece=one.ref)

    # --- what it comes to -----------------------------------------------------------

    def settle(self, state: State) -> None:
        """Bonus markers are used up, then both results count at the same time (exchange-2, R-63)."""
        battle, contact = fought(state), self.blow not in (LONG, SHORT)
        pair, fight = self.pair(battle), battle.fight
        assert fight is not None
        hurt = [self.damage(battle, which) for which in (0, 1)]
        spent = [self.spent(battle, which) for which in (0, 1)]
        battle.last = self.fallen(battle, hurt)
        for unit in pair:
            battle.change(unit, good_attack=False, good_defence=False)
        self.sums(state, hurt)
        fates = {
            n: strike(state, pair[n], hurt[n], "damage-1", contact=contact, spent=spent[n])
            for n in self.struck(battle, contact=contact)
        }
        battle.set_fight(fates=tuple("" if fates[n] == STANDS else fates[n] for n in (0, 1)))

    def struck(self, battle: Battle, *, contact: bool) -> Pair:
        """In which order the two are struck: of two generals who are lost at once the attacker's counts first (R-71).

        In contact who has won decides about each, and the last of whom it is asked is the first to be answered.
        """
        units = [battle.units[n] for n in self.pair(battle)]
        if not all(unit.command for unit in units):
            return 0, 1
        first = int(units[0].army != ATTACKER)
        return (1 - first, first) if contact else (first, 1 - first)

    def fallen(self, battle: Battle, hurt: list[int]) -> Thrown:
        """The dice with their sums, for all to see."""
        pair, dice = self.pair(battle), list[Die]()
        for which, unit in enumerate(pair):
            if self.attack[which]:
                dice.append(Die(unit, ATTACK_DIE, self.attack[which], self.attack_of(battle, which).parts))
            if self.defence[which]:
                found = self.defence_of(battle, which).parts
                dice.append(Die(unit, DEFENCE_DIE, self.defence[which], found, self.points[which]))
        results = (damage_word(hurt[0]), damage_word(hurt[1]))
        return Thrown(pair, self.blow, battle.far(*pair), tuple(dice), results)

    def spent(self, battle: Battle, which: int) -> int:
        """Squares of its charge that a unit has spent: 1, where it charges too; horses against others 2 (R-54)."""
        pair = self.pair(battle)
        if self.blow in (LONG, SHORT):
            return 0
        return spent_by(battle, pair[which], pair[1 - which])

    def sums(self, state: State, hurt: list[int]) -> None:
        """The sums in words: `5 + 1 - (3 + 0 + 1) = 2`, a negative one with what it counts (R-56)."""
        battle = fought(state)
        pair = self.pair(battle)
        for which in (0, 1):
            if self.strikes[1 - which]:
                one, enemy = battle.units[pair[which]], battle.units[pair[1 - which]]
                side, found = battle.armies[one.army].side, self.defence_of(battle, which)
                state.say(
                    "sum", "exchange-2", side, one.ref, enemy.ref, kind="blow", result=True, piece=one.ref,
                    target=enemy.ref, attack=self.attack[1 - which], plus=self.attack_of(battle, 1 - which).total,
                    defence=self.defence[which], minus=found.total + self.points[which], n=hurt[which],
                    left=self.hurt(battle, which).left,
                )  # fmt: skip

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Whose dice, and the damage as it stands."""
        battle = fought(state)
        which = self.asking % 2
        return {"piece": battle.units[self.unit_asked(battle)].ref, "n": self.damage(battle, which),
                "m": self.damage(battle, 1 - which)}  # fmt: skip

    def rest(self, state: State) -> int:
        """Salvos, blows and questions that are left."""
        fight = fought(state).engaged
        blows = (
            2 * (2 * (SALVOS + 1) - sum(fight.fired)) + MOST - fight.blows + 2 * (self.blow in (LONG, SHORT))
        )
        return 20 * blows + (OVER - self.asking) * 3 - len(self.again)


def spent_by(battle: Battle, unit: int, enemy: int) -> int:
    """Squares of its charge that a unit has spent in contact: who stands has spent none.

    By infantry-charge-2, cavalry-vs-infantry-4 and cavalry-vs-cavalry-2. Horses are charged by horses alone, and guns
    charge nobody: so who of the two has charged need not be asked.
    """
    one, other = battle.units[unit], battle.units[enemy]
    if one.mounted:
        return 1 if other.mounted else 2
    return 0 if one.guns or other.mounted else 1
