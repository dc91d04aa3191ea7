"""Steps that an army answers, or its officers for it, and what their Rules are asked with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Let
from engine.games.sachsen.battle.battle import NONE, Battle, FieldUnit
from engine.games.sachsen.battle.field import OFF, Field
from engine.games.sachsen.battle.officers import decide
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, PLAYER, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Plain
from engine.kernel.step import Step


def fought(state: State) -> Battle:
    """The battle that goes on."""
    battle = state.battle
    assert battle is not None
    return battle


def told_pair(battle: Battle) -> dict[str, Arg]:
    """The two units of the engagement, and how far they are from each other, for a prompt."""
    mover, target = (battle.units[n].ref for n in battle.engaged.pair)
    return {"piece": mover, "target": target, "n": battle.far(*battle.engaged.pair)}


def tell_of(state: State, unit: int, key: str, clause: str, *lit: str, **told: Any) -> None:
    """Tell something of a unit, as news of its army; `told`: what its message names besides, and what `say` takes."""
    battle = fought(state)
    one = battle.units[unit]
    state.say(key, clause, battle.armies[one.army].side, one.ref, *lit, piece=one.ref, **told)


def go_along(
    state: State,
    unit: int,
    way: Iterable[int],
    key: str,
    clause: str,
    *lit: str,
    kind: str = "move",
    **told: Any,
) -> None:
    """A unit goes over some squares, which is told with its path; `kind`: how it is seen to go."""
    battle = fought(state)
    squares = (battle.units[unit].square, *way)
    battle.change(unit, square=squares[-1])
    path = tuple(map(battle.field.ref, squares))
    tell_of(state, unit, key, clause, *lit, kind=kind, path=path, place=path[-1], **told)


class BattleAsked(Asked[Any, State]):
    """What a Rule of a battle is asked about, with the army that answers.

    Attributes:
        army: whose answer it is. battle, field: where it is fought.
    """

    def __init__(self, step: Any, position: State, seat: str, army: int) -> None:
        super().__init__(step, position, seat)
        self.army = army
        self.battle: Battle = fought(position)
        self.field: Field = self.battle.field

    @property
    def side(self) -> int:
        """The State of its chief, for what is told."""
        return self.battle.armies[self.army].side

    def unit(self, name: str) -> tuple[int, FieldUnit | None]:
        """A unit by its id, and its number; NONE and None for one that is not in this battle."""
        number = self.battle.number(name)
        return number, self.battle.units[number] if number != NONE else None

    def square(self, name: str) -> int:
        """A square by its place id; OFF for one of another map."""
        return self.field.number.get(name, OFF)

    def not_own(self, clause: str, name: str) -> Refusal | None:
        """None for an own unit on the field, else that it is none."""
        _, one = self.unit(name)
        ref = f"piece:{name}"
        if one is None or not one.is_on:
            return no(clause, "not-on-field", ref, piece=ref)
        if one.army != self.army:
            return no(clause, "not-own", ref, piece=ref, side=side_ref(self.side))
        return None

    def not_enemy(self, clause: str, name: str) -> Refusal | None:
        """None for an enemy's unit on the field, else that it is none."""
        _, one = self.unit(name)
        ref = f"piece:{name}"
        if one is None or not one.is_on:
            return no(clause, "not-on-field", ref, piece=ref)
        return no(clause, "not-enemy", ref, piece=ref) if one.army == self.army else None

    def not_square(self, clause: str, name: str) -> Refusal | None:
        """None for a square of this field, else that it is none."""
        return (
            None
            if self.square(name) != OFF
            else no(clause, "not-field", f"place:{name}", place=f"place:{name}")
        )


class BattleStep(Step[State], frozen=True):
    """A Step of a battle: one army answers it, by its player or by its officers (R-41); or it runs by itself.

    When an army has left the field all Steps but the last of the battle go without being asked (`outlasts`).
    Its prompt is `sachsen-prompt-<question or name>` with the army's State.
    """

    question: ClassVar[str] = ""
    outlasts: ClassVar[bool] = False

    def awaits(self, state: State) -> int:
        """The army whose answer is due, NONE while none is."""
        return NONE

    def go(self, state: State) -> None:
        """What is done where no answer is due; must pop or replace the Step or push another."""
        raise AssertionError(f"{type(self).__name__} waits for nobody and does nothing")

    def is_past(self, state: State) -> bool:
        """Whether the battle is decided, so that nothing more is asked."""
        return not self.outlasts and fought(state).retired != NONE

    def counted(self, battle: Battle, unit: int) -> Iterable[str]:
        """Words of what counts for dice of a unit that lie there: an order among them is shown (orders-1)."""
        return ()

    def seats(self, state: State) -> tuple[str, ...]:
        """The seat that leads the army."""
        army = NONE if self.is_past(state) else self.awaits(state)
        player = fought(state).leads(army) if army != NONE else NOBODY
        return (state.seat(player),) if player != NOBODY else ()

    def run(self, state: State) -> None:
        """What needs no answer, or what the officers do."""
        if self.is_past(state):
            state.pop()
            return
        army = self.awaits(state)
        if army == NONE:
            self.go(state)
        else:
            self.play(state, "", decide(self, state, army))

    def army_of(self, state: State, seat: str) -> int:
        """The army of a seat that answers, of two that it leads the one that is asked; without a seat the officers'."""
        awaited, armies = self.awaits(state), fought(state).armies
        if not seat or (awaited != NONE and armies[awaited].player == PLAYER[seat]):
            return awaited
        return next((n for n, army in enumerate(armies) if army.player == PLAYER[seat]), awaited)

    def ask(self, state: State, seat: str) -> BattleAsked:
        """With the army."""
        return BattleAsked(self, state, seat, self.army_of(state, seat))

    def prompt(self, state: State, seat: str) -> Message:
        """With the State of the army, and what `prompt_args` adds."""
        army = fought(state).armies[self.army_of(state, seat)]
        return say(
            f"sachsen-prompt-{self.question or self.name}",
            side=side_ref(army.side),
            **self.prompt_args(state),
        )

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """What the prompt tells besides."""
        return {}

    def forgo(self, state: State) -> None:
        """Where nothing is done about it: the Step is over."""
        state.pop()

    def rest(self, state: State) -> int:
        """A number that falls with every Action in this Step, below 1000; in a half phase below 4000."""
        return 1

    def measure(self, state: State) -> int:
        """Phases, half phases and actions that are left, what may be done besides, and the rest of the Step."""
        battle, numbers = fought(state), card_file()
        phases = numbers.rulings.battle_turns * numbers.constants.phases_per_battle_turn - battle.clock
        halves: list[Any] = [step for step in state.agenda if getattr(step, "is_half", False)]
        actions: int = sum(step.actions_left for step in halves)
        here: int = halves[-1].rest(state) if halves else 0
        rest = 0 if halves and halves[-1] is self else self.rest(state)
        return (((phases * 50 + len(state.agenda)) * 200 + actions) * 4000 + here) * 1000 + rest

    def going_on(self, state: State, **noted: object) -> None:
        """The Step goes on with something noted."""
        state.replace(replace(self, **noted))

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """What is taken at one reference and let go at another."""
        if not source.startswith("piece:"):
            return ()
        unit, (kind, _, name) = source.removeprefix("piece:"), target.partition(":")
        if kind == "place":
            there = fought(state).field.number.get(name, OFF)
            found = (u for u in fought(state).units if u.is_on and u.square == there)
            return (
                *self.dropped(state, unit, name),
                *(a for u in found for a in self.thrown(state, unit, u.id)),
            )
        return self.thrown(state, unit, name) if kind == "piece" else ()

    def dropped(self, state: State, unit: str, square: str) -> Iterable[Action]:
        """The Actions, legal or not and the likeliest first, that dragging a unit to a square would mean."""
        return ()

    def thrown(self, state: State, unit: str, target: str) -> Iterable[Action]:
        """The Actions, legal or not and the likeliest first, that dragging a unit onto another would mean."""
        return ()

    def why_idle(self, state: State, seat: str, source: str) -> Refusal:
        """What speaks against what would be done with it: the first reason that a Rule gives."""
        return self.first_reason(state, seat, source) or super().why_idle(state, seat, source)


class OfArmy(BattleStep, frozen=True):
    """A Step that asks an army named in it."""

    army: int

    def awaits(self, state: State) -> int:
        """That one."""
        return self.army


class Letting(Plain[BattleAsked, Any]):
    """An army does nothing about it."""

    action: ClassVar[type[Action]] = Let

    def play(self, asked: BattleAsked, action: Action) -> None:
        """The Step goes on without it."""
        asked.step.forgo(asked.position)
