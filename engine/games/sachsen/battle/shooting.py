"""Shots: fired in the own half phase, and at units that move in the enemy's (artillery, R-59, R-61)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.battle.actions import HaltAt, Shoot
from engine.games.sachsen.battle.asking import BattleAsked, Letting, OfArmy, fought
from engine.games.sachsen.battle.battle import Battle, Die, FieldUnit, Thrown
from engine.games.sachsen.battle.guns import ELEVATIONS, HIGH, halted, shot, shots, why_no_shot, why_silent
from engine.games.sachsen.battle.harm import GONE, ROUTED, STANDS, marked, strike
from engine.games.sachsen.battle.orders import reveal
from engine.games.sachsen.battle.ways import Way
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.dice import FACES, cast, tell
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule


def damage_word(points: int) -> str:
    """The word for what so many points of damage do."""
    if points <= 0:
        return "none"
    row = card_file().tables.damage[min(points, len(card_file().tables.damage) - 1)]
    if row.result != STANDS:
        return row.result
    return "both-lost" if row.attack and row.defence else "attack-lost" if row.attack else "defence-lost"


def blow_word(unit: FieldUnit, points: int) -> str:
    """The word for what so many points of damage come to with the markers that a unit bears (R-63, R-75)."""
    word, table = damage_word(points), card_file().tables.damage
    if points <= 0 or word in (ROUTED, GONE):
        return word
    row = table[min(points, len(table) - 1)]
    what = GONE if unit.routed else marked(unit, row.attack, row.defence)[1]
    return word if what == STANDS else what


def fire(state: State, battery: int, target: int, elevation: int) -> str:
    """A shot: the aim die and the damage die; returns what became of the target (artillery-2, R-61)."""
    battle = fought(state)
    one, enemy, found = battle.units[battery], battle.units[target], shot(battle, battery, target, elevation)
    side = battle.armies[one.army].side
    if elevation == HIGH and "gun-laying" in battle.orders_of(battery):
        reveal(state, battery, ["gun-laying"])
    battle.change(battery, shots=one.shots + 1)
    aim, damage = cast(state), cast(state)
    hits, points = aim in found.aims, damage + found.less
    aims = ["hit" if face in found.aims else "miss" for face in range(1, FACES + 1)]
    words = [blow_word(enemy, face + found.less) if hits else "none" for face in range(1, FACES + 1)]
    done, pair = damage_word(points) if hits else "miss", (battery, target)
    dice = (Die(battery, "aim", aim), *([Die(battery, "damage", damage, found.parts)] if hits else ()))
    battle.last = Thrown(pair, "shot", found.rows, dice, ("", done))
    lit, piece, other = (one.ref, enemy.ref), one.ref, enemy.ref
    tell(state, "artillery-4", "aim", aim, aims, *lit, side=side, piece=piece, target=other, rows=found.rows,
         elevation=elevation)  # fmt: skip
    parts = [(part.word, part.points) for part in found.parts]
    tell(
        state, "artillery-6", "damage", damage, words, *lit, side=side, parts=parts, piece=piece, target=other
    )
    if not hits or points <= 0:
        key, clause = ("no-harm", "artillery-6") if hits else ("miss", "artillery-4")
        state.say(key, clause, side, *lit, kind="shot", result=True, piece=piece, target=other)
        return STANDS
    return strike(state, target, points, "damage-1", contact=False)


def _label(asked: BattleAsked, key: str, battery: int, there: Battle, target: int, elevation: int) -> Message:
    """A shot with its distance, the faces of the aim die that hit, and the damage in the mean if it does."""
    found, one, enemy = shot(there, battery, target, elevation), there.units[battery], there.units[target]
    return say(
        key, piece=one.ref, target=enemy.ref, place=asked.field.ref(enemy.square), n=elevation, rows=found.rows,
        hits=len(found.aims), mean=round(found.harm, 1),
    )  # fmt: skip


class Shooting(Rule[BattleAsked, Shoot]):
    """A battery fires at an enemy in its arc (artillery-1)."""

    action: ClassVar[type[Action]] = Shoot
    clause: ClassVar[str] = "sachsen artillery-1"

    def candidates(self, asked: BattleAsked) -> Iterator[Shoot]:
        """Every battery at every enemy that it reaches, with both elevations."""
        battle = asked.battle
        for n in battle.standing(asked.army):
            if battle.units[n].guns:
                for one in shots(battle, n):
                    yield Shoot(battle.units[n].id, battle.units[one.target].id, one.elevation)

    def why_not(self, asked: BattleAsked, action: Shoot) -> Refusal | None:
        """A battery that may fire, an enemy within its arc and range."""
        refusal = asked.not_own("artillery-1", action.unit) or asked.not_enemy("artillery-2", action.target)
        if refusal is not None:
            return refusal
        (battery, _), (_, enemy) = asked.unit(action.unit), asked.unit(action.target)
        assert enemy is not None
        return why_silent(asked.battle, battery) or why_no_shot(
            asked.battle, battery, enemy.square, action.elevation
        )

    def play(self, asked: BattleAsked, action: Shoot) -> None:
        """The half phase goes on."""
        asked.step.going_on(asked.position, begun=True)
        fire(asked.position, asked.unit(action.unit)[0], asked.unit(action.target)[0], action.elevation)

    def label(self, asked: BattleAsked, action: Shoot) -> Message:
        """With its chances."""
        (battery, _), (target, _) = asked.unit(action.unit), asked.unit(action.target)
        return _label(asked, "sachsen-act-shoot-chance", battery, asked.battle, target, action.elevation)


# --- in the enemy's half ------------------------------------------------------------------------


def batteries_along(battle: Battle, unit: int, way: Way, asked: Iterable[int] = ()) -> list[int]:
    """The enemy's batteries that may fire at a unit somewhere on its way, those asked already left out (R-59)."""
    one = battle.units[unit]
    return [
        n for n in battle.standing(1 - one.army)
        if battle.units[n].guns and n not in asked and why_silent(battle, n) is None and halts_for(battle, n, way)
    ]  # fmt: skip


def halts_for(battle: Battle, battery: int, way: Way) -> list[tuple[int, int]]:
    """The squares of a way at which a battery may fire, with the elevations (artillery-3, artillery-4)."""
    return [
        (square, elevation) for square in way for elevation in ELEVATIONS
        if why_no_shot(battle, battery, square, elevation) is None
    ]  # fmt: skip


class Halting(Rule[BattleAsked, HaltAt]):
    """A battery has a moving unit halted on a square of its way, and fires at it (artillery-1, R-59)."""

    action: ClassVar[type[Action]] = HaltAt
    clause: ClassVar[str] = "sachsen artillery-1"

    def candidates(self, asked: BattleAsked) -> Iterator[HaltAt]:
        """Every battery at every square of the way within its arc."""
        battle, step = asked.battle, asked.step
        target = battle.units[step.unit].id
        for n in batteries_along(battle, step.unit, step.way, step.asked):
            for square, elevation in halts_for(battle, n, step.way):
                yield HaltAt(battle.units[n].id, asked.field.place(square), target, elevation)

    def why_not(self, asked: BattleAsked, action: HaltAt) -> Refusal | None:
        """A battery that may fire and has not yet fired at this move, the unit that moves, a square of its way."""
        battle, step = asked.battle, asked.step
        if refusal := asked.not_own("artillery-1", action.unit) or asked.not_enemy(
            "artillery-2", action.target
        ):
            return refusal
        (battery, one), (target, enemy) = asked.unit(action.unit), asked.unit(action.target)
        assert one is not None
        assert enemy is not None
        if target != step.unit:
            return no("R-59", "not-moving", enemy.ref, piece=enemy.ref)
        at = f"place:{action.square}"
        if asked.square(action.square) not in step.way:
            return no("R-59", "not-on-way", enemy.ref, at, piece=enemy.ref, place=at)
        if battery in step.asked:
            return no("R-59", "once-a-move", one.ref, piece=one.ref)
        return why_silent(battle, battery) or why_no_shot(
            battle, battery, asked.square(action.square), action.elevation
        )

    def play(self, asked: BattleAsked, action: HaltAt) -> None:
        """The move knows where it is halted."""
        state = asked.position
        state.pop()
        battery, square = asked.unit(action.unit)[0], asked.square(action.square)
        state.replace(replace(state.top(), halt=square, battery=battery, elevation=action.elevation))

    def label(self, asked: BattleAsked, action: HaltAt) -> Message:
        """With its chances."""
        (battery, _), (target, _) = asked.unit(action.unit), asked.unit(action.target)
        there = halted(asked.battle, target, asked.square(action.square))
        return _label(asked, "sachsen-act-halt-chance", battery, there, target, action.elevation)


class LetPass(Letting):
    """The unit goes on unharmed."""

    clause: ClassVar[str] = "sachsen R-59"


class Window(OfArmy, frozen=True):
    """An enemy's way crosses the arc of a battery: its owner may have it halted (artillery-1, R-59)."""

    name: ClassVar[str] = "guns-window"
    clause: ClassVar[str] = "sachsen artillery-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Halting(), LetPass())
    unit: int
    way: Way
    asked: tuple[int, ...] = ()

    def forgo(self, state: State) -> None:
        """It goes on, and no battery is asked again."""
        state.pop()
        state.replace(replace(state.top(), let=True))

    def dropped(self, state: State, unit: str, square: str) -> Iterable[Action]:
        """A battery dragged to a square of the way, or the unit that moves."""
        target = fought(state).units[self.unit].id
        return [HaltAt(unit, square, target, elevation) for elevation in ELEVATIONS]

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Who moves, and where to."""
        battle = fought(state)
        return {"piece": battle.units[self.unit].ref, "place": battle.field.ref(self.way[-1])}

    def rest(self, state: State) -> int:
        """The way that is left, and the batteries that may still fire."""
        return len(self.way) * 20 + len(batteries_along(fought(state), self.unit, self.way, self.asked))
