"""Actions that move a unit: march, forced march, guns by hand, on and off their train (battle-movement)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.games.sachsen.battle.actions import FaceTo, Forced, Limber, March, Push, Unlimber
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, fought, go_along, tell_of
from engine.games.sachsen.battle.battle import NONE, Battle, FieldUnit
from engine.games.sachsen.battle.command import why_still
from engine.games.sachsen.battle.field import EDGES, REDOUBT
from engine.games.sachsen.battle.orders import show_haste
from engine.games.sachsen.battle.shooting import Window, batteries_along, fire
from engine.games.sachsen.battle.values import FORCED, MARCH
from engine.games.sachsen.battle.ways import (
    Way,
    ends_in_area,
    is_barred,
    march_squares,
    marches,
    push_squares,
)
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule


def why_no_action(asked: BattleAsked) -> Refusal | None:
    """None while an action is left (phases-actions-1, initiative-3)."""
    if asked.step.left <= 0:
        return no("phases-actions-1", "no-actions")
    if asked.step.moved:
        return no("initiative-3", "one-at-a-time")
    return None


def why_no_move(asked: BattleAsked, clause: str, name: str) -> Refusal | None:
    """None if an own unit may be moved with an action now, else why not."""
    number, _ = asked.unit(name)
    return asked.not_own(clause, name) or why_still(asked.battle, number) or why_no_action(asked)


def movable(asked: BattleAsked) -> list[int]:
    """The own units that may be moved now."""
    if why_no_action(asked) is not None:
        return []
    return [n for n in asked.battle.standing(asked.army) if why_still(asked.battle, n) is None]


def spend(asked: BattleAsked, unit: int, **noted: object) -> None:
    """An action is used, and the unit has been moved in this phase (phases-actions-2, phases-actions-3)."""
    battle, step = asked.battle, asked.step
    one = battle.units[unit]
    changes = {"moved": battle.clock, "moves": one.moves + 1, "turned": False, "fought": ()} | noted
    battle.change(unit, **changes)
    step.going_on(asked.position, left=step.left - 1, moved=step.alternates, begun=True)


class Moving(Rule[BattleAsked, March]):
    """A unit marches (battle-movement-1).

    Exact: every unit finds its squares at once, where judging would look for them anew for each.
    """

    action: ClassVar[type[Action]] = March
    clause: ClassVar[str] = "sachsen battle-movement-1"
    exact: ClassVar[bool] = True
    short: ClassVar[str] = "battle-movement-1"
    how: ClassVar[int] = MARCH

    def reach(self, battle: Battle, unit: int) -> dict[int, Way]:
        """Where it may go, and how."""
        one = battle.units[unit]
        return {} if one.guns and not one.train else marches(battle, unit, march_squares(battle, unit)[0])

    def candidates(self, asked: BattleAsked) -> Iterator[March]:
        """Every unit that may be moved to every square that it reaches."""
        for n in movable(asked):
            name = asked.battle.units[n].id
            for square in sorted(self.reach(asked.battle, n)):
                yield self.made(name, asked.field.place(square))

    def made(self, unit: str, square: str) -> March:
        """The Action."""
        return March(unit, square)

    def why_not(self, asked: BattleAsked, action: March) -> Refusal | None:
        """A unit that may be moved, to a square that it reaches."""
        refusal = why_no_move(asked, self.short, action.unit) or asked.not_square(self.short, action.square)
        if refusal is not None:
            return refusal
        number, one = asked.unit(action.unit)
        assert one is not None
        at = f"place:{action.square}"
        if (refusal := self.why_not_so(one)) is not None:
            return refusal
        if asked.square(action.square) in self.reach(asked.battle, number):
            return None
        if asked.square(action.square) in asked.battle.occupied():
            return no(self.short, "occupied", one.ref, at, piece=one.ref, place=at)
        return self.too_far(asked, number, at)

    def why_not_so(self, one: FieldUnit) -> Refusal | None:
        """Guns only on their train."""
        bare = one.guns and not one.train
        return no("battle-movement-5", "off-train", one.ref, piece=one.ref) if bare else None

    def too_far(self, asked: BattleAsked, unit: int, at: str) -> Refusal:
        """That a square is out of reach, or that something halts it."""
        n = march_squares(asked.battle, unit)[0]
        return self.why_halted(asked, unit, at, n) or self.why_far(asked, unit, at, n)

    def why_far(self, asked: BattleAsked, unit: int, at: str, n: int) -> Refusal:
        """That it is too far."""
        ref = asked.battle.units[unit].ref
        return no(self.short, "reach", ref, at, piece=ref, place=at, n=n)

    def why_halted(self, asked: BattleAsked, unit: int, at: str, n: int) -> Refusal | None:
        """That a redoubt bars it, or that an enemy's area or an obstacle halts a unit on its way to a near square."""
        battle, square = asked.battle, asked.square(at.removeprefix("place:"))
        ref, way = battle.units[unit].ref, marches(battle, unit, n, halting=False).get(square)
        if is_barred(battle, unit, square):
            return no("battle-movement-4", "horse-redoubt", ref, at, piece=ref, place=at)
        if way is not None:
            enemies = battle.standing(1 - battle.units[unit].army)
            lit = [battle.units[e].ref for passed in way for e in battle.within(passed, enemies)]
            return no("influence-2", "halted", ref, *dict.fromkeys(lit), piece=ref, target=lit[0])
        if battle.field.far[battle.units[unit].square][square] <= n:
            return no("battle-movement-4", "obstacle-way", ref, at, piece=ref, place=at)
        return None

    def play(self, asked: BattleAsked, action: March) -> None:
        """It sets out; guns of the enemy may have something to say on its way."""
        number, _ = asked.unit(action.unit)
        self.set_out(asked, number, self.reach(asked.battle, number)[asked.square(action.square)])

    def set_out(self, asked: BattleAsked, unit: int, way: Way, **noted: object) -> None:
        """The action is used, and the move is a Step of its own."""
        battle = asked.battle
        show_haste(asked.position, unit, len(way), self.how)
        if battle.units[unit].train:
            noted |= {"silent": battle.clock + 1}
        spend(asked, unit, **noted)
        asked.position.push(UnderWay(unit, way))


class Forcing(Moving):
    """A unit marches by force: two moves in one phase, and a phase of rest (battle-movement-2, R-51)."""

    action: ClassVar[type[Action]] = Forced
    clause: ClassVar[str] = "sachsen battle-movement-2"
    short: ClassVar[str] = "battle-movement-2"
    how: ClassVar[int] = FORCED

    def reach(self, battle: Battle, unit: int) -> dict[int, Way]:
        """What lies beyond a march."""
        one = battle.units[unit]
        if (one.guns and not one.train) or one.slow >= battle.clock:
            return {}
        march, forced = march_squares(battle, unit)
        found = marches(battle, unit, forced)
        return {square: way for square, way in found.items() if len(way) > march}

    def made(self, unit: str, square: str) -> March:
        """The Action."""
        return Forced(unit, square)  # type: ignore[return-value]

    def too_far(self, asked: BattleAsked, unit: int, at: str) -> Refusal:
        """That a square is out of reach, or that a march will do, or that it must not be forced yet."""
        one = asked.battle.units[unit]
        if one.slow >= asked.battle.clock:
            return no("R-51", "only-march", one.ref, piece=one.ref)
        march, forced = march_squares(asked.battle, unit)
        if asked.square(at.removeprefix("place:")) in marches(asked.battle, unit, march):
            return no("battle-movement-2", "march-will-do", one.ref, at, piece=one.ref, n=march)
        return self.why_halted(asked, unit, at, forced) or self.why_far(asked, unit, at, forced)

    def set_out(self, asked: BattleAsked, unit: int, way: Way, **noted: object) -> None:
        """It rests in the next phase, and may only march in the one after it."""
        clock = asked.battle.clock
        super().set_out(asked, unit, way, rests=clock + 1, slow=clock + 2)


class Pushing(Moving):
    """Guns are pushed by hand (battle-movement-5)."""

    action: ClassVar[type[Action]] = Push
    clause: ClassVar[str] = "sachsen battle-movement-5"
    short: ClassVar[str] = "battle-movement-5"

    def reach(self, battle: Battle, unit: int) -> dict[int, Way]:
        """A square for guns off their train."""
        one = battle.units[unit]
        return marches(battle, unit, push_squares()) if one.guns and not one.train else {}

    def made(self, unit: str, square: str) -> March:
        """The Action."""
        return Push(unit, square)  # type: ignore[return-value]

    def why_not_so(self, one: FieldUnit) -> Refusal | None:
        """Guns off their train."""
        pushed = one.guns and not one.train
        return None if pushed else no("battle-movement-5", "no-push", one.ref, piece=one.ref)

    def too_far(self, asked: BattleAsked, unit: int, at: str) -> Refusal:
        """That a square is out of reach."""
        return self.why_far(asked, unit, at, push_squares())


class UnderWay(BattleStep, frozen=True):
    """A unit on its way: what it has still to go is a Step, and guns that halt it do so in a Step above (R-59).

    Attributes:
        way: the squares still to be entered. asked: batteries that have fired at it. let: no more are asked.
        halt, battery, elevation: the square of the way on which a battery fires at it, NONE for none.
    """

    name: ClassVar[str] = "field-way"
    clause: ClassVar[str] = "sachsen battle-movement-1"
    unit: int
    way: Way
    asked: tuple[int, ...] = ()
    let: bool = False
    halt: int = NONE
    battery: int = NONE
    elevation: int = 0

    def go(self, state: State) -> None:
        """As far as the next halt, or to the end."""
        battle = fought(state)
        one = battle.units[self.unit]
        if not one.is_on or one.routed:
            state.pop()
            return
        if self.halt != NONE:
            self.shoot(state)
            return
        found = () if self.let else batteries_along(battle, self.unit, self.way, self.asked)
        if found:
            self.tell(state)
            state.push(Window(1 - one.army, self.unit, self.way, self.asked))
            return
        self.advance(state, self.way)
        state.pop()
        if ends_in_area(battle, self.unit):
            battle.change(self.unit, due=True)

    def tell(self, state: State) -> None:
        """Its way is shown to all before guns may halt it (artillery-1)."""
        places = list(map(fought(state).field.ref, self.way))
        tell_of(state, self.unit, "sets-out", "artillery-1", *places, kind="way", places=places)

    def advance(self, state: State, way: Way) -> None:
        """It goes some squares."""
        if way:
            go_along(state, self.unit, way, "marches", "battle-movement-1")

    def shoot(self, state: State) -> None:
        """It halts, is fired at, and goes on, if it can."""
        battle = fought(state)
        place = self.way.index(self.halt) + 1
        self.advance(state, self.way[:place])
        before = battle.units[self.unit]
        rest = replace(self, way=self.way[place:], asked=(*self.asked, self.battery), halt=NONE, battery=NONE)
        state.replace(rest)
        what = fire(state, self.battery, self.unit, self.elevation)
        if what in ("falls-back", "routed", "destroyed") or battle.units[self.unit].square != before.square:
            state.agenda.remove(rest)


# --- guns and their train -----------------------------------------------------------------------


class Handling(Rule[BattleAsked, Any]):
    """Guns change how they stand: free after a move, else an action of its own (battle-movement-5, R-53, R-60).

    Attributes:
        train: whether they stand on their train before.
    """

    clause: ClassVar[str] = "sachsen R-53"
    train: ClassVar[bool] = False

    def is_free_turn(self, asked: BattleAsked, unit: int) -> bool:
        """Whether they have moved in this phase, and not turned since (R-53)."""
        one = asked.battle.units[unit]
        return one.moved == asked.battle.clock and not one.turned and not one.routed

    def ways(self, unit: str) -> Iterable[Action]:
        """The Actions for a battery."""
        return [self.action(unit)]

    def candidates(self, asked: BattleAsked) -> Iterator[Action]:
        """Every battery in that state."""
        for one in (asked.battle.units[n] for n in asked.battle.standing(asked.army)):
            if one.guns and one.train == self.train:
                yield from self.ways(one.id)

    def why_not(self, asked: BattleAsked, action: Any) -> Refusal | None:
        """Own guns in that state, with a free turn or an action."""
        if refusal := asked.not_own("R-53", action.unit):
            return refusal
        number, one = asked.unit(action.unit)
        assert one is not None
        if not one.guns:
            return no("R-53", "no-guns", one.ref, piece=one.ref)
        if one.train != self.train:
            return no("R-53", "off-train" if self.train else "on-train", one.ref, piece=one.ref)
        if refusal := self.why_not_so(asked, action, number):
            return refusal
        if self.is_free_turn(asked, number):
            return None
        return why_still(asked.battle, number) or why_no_action(asked)

    def why_not_so(self, asked: BattleAsked, action: Any, unit: int) -> Refusal | None:
        """What speaks against how they are to stand."""
        raise AssertionError(f"{type(self).__name__} knows no way to stand")

    def play(self, asked: BattleAsked, action: Any) -> None:
        """They stand so; where it is an action they have been moved."""
        number, _ = asked.unit(action.unit)
        if not self.is_free_turn(asked, number):
            spend(asked, number)
        self.stand(asked, action, number)

    def stand(self, asked: BattleAsked, action: Any, unit: int) -> None:
        """They do."""
        raise AssertionError(f"{type(self).__name__} knows no way to stand")


class Turning(Handling):
    """Guns are taken off their train, and face a side (R-53)."""

    action: ClassVar[type[Action]] = Unlimber
    train: ClassVar[bool] = True

    def ways(self, unit: str) -> Iterable[Action]:
        """To every side."""
        return [self.action(unit, edge) for edge in EDGES]

    def why_not_so(self, asked: BattleAsked, action: Unlimber, unit: int) -> Refusal | None:
        """Another side than they face already (R-60)."""
        one = asked.battle.units[unit]
        known = action.edge in EDGES and (self.train or action.edge != one.facing)
        return None if known else no("R-60", "facing", one.ref, piece=one.ref)

    def stand(self, asked: BattleAsked, action: Unlimber, unit: int) -> None:
        """They face it."""
        asked.battle.change(unit, turned=True, train=False, facing=action.edge)
        tell_of(asked.position, unit, action.verb, "R-53", kind="guns", edge=action.edge)


class Facing(Turning):
    """Guns off their train turn to another side (R-60)."""

    action: ClassVar[type[Action]] = FaceTo
    clause: ClassVar[str] = "sachsen R-60"
    train: ClassVar[bool] = False


class Limbering(Handling):
    """Guns go on their train, and may move by it from the next phase on (R-53)."""

    action: ClassVar[type[Action]] = Limber

    def why_not_so(self, asked: BattleAsked, action: Limber, unit: int) -> Refusal | None:
        """Not in a redoubt (battle-movement-4)."""
        one = asked.battle.units[unit]
        barred = asked.battle.at_home(unit) == REDOUBT
        return no("battle-movement-4", "train-redoubt", one.ref, piece=one.ref) if barred else None

    def stand(self, asked: BattleAsked, action: Limber, unit: int) -> None:
        """They do."""
        asked.battle.change(unit, turned=True, train=True)
        tell_of(asked.position, unit, "limber", "R-53", kind="guns")
