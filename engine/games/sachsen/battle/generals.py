"""A general is lost: killed, captured or wounded, and what becomes of his army (commander-loss, R-70)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.battle.actions import Capture, Kill
from engine.games.sachsen.battle.asking import BattleAsked, OfArmy, fought
from engine.games.sachsen.battle.battle import FLED, LOST, NONE
from engine.games.sachsen.battle.field import OFF
from engine.games.sachsen.sides import side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.rule import Plain
from engine.kernel.step import AnyRule

KILLED, CAPTURED, WOUNDED = "killed", "captured", "wounded"
LOST_CHIEF = "general-lost"
"""How a battle ends when the commander in chief is lost."""


def lost_general(state: State, unit: int, *, contact: bool, fate: str) -> None:
    """A command unit is beaten: in contact the winner decides about him, by fire it is clear (R-70)."""
    battle = fought(state)
    one = battle.change(unit, square=OFF, status=LOST, routed=False, due=False)
    if contact:
        state.push(Taking(1 - one.army, one.column))
    else:
        settle_fate(state, one.column, fate)


def settle_fate(state: State, column: int, fate: str) -> None:
    """What became of the general of a column; where he was the chief his army leaves the field (commander-loss-4)."""
    battle = fought(state)
    one = battle.set_column(column, fate=fate)
    army = battle.armies[one.army]
    if fate == WOUNDED:
        battle.change(one.general, status=FLED)
    ref = battle.units[one.general].ref
    state.say(f"general-{fate}", "R-70", one.side, ref, kind="damage", result=True, piece=ref)
    if column == army.chief:
        retire(state, one.army, LOST_CHIEF, "commander-loss-4")
    elif battle.chief_of(one.army) != NONE:
        state.say("takes-over", "commander-loss-4", army.side, ref, kind="damage", piece=ref)


def retire(state: State, army: int, way: str, clause: str) -> None:
    """An army leaves the field and has lost (end-1); the Steps of the battle that remain go."""
    battle = fought(state)
    if battle.retired == NONE:
        battle.retired, battle.way = army, way
        other = side_ref(battle.armies[1 - army].side)
        state.say(
            f"retires-{way}", clause, battle.armies[army].side, kind="battle", result=True, winner=other
        )


class Fated(Plain[BattleAsked, Action]):
    """The winner decides about the general (commander-loss-3)."""

    clause: ClassVar[str] = "sachsen commander-loss-3"
    fate: ClassVar[str] = ""

    def play(self, asked: BattleAsked, action: Action) -> None:
        """It is done."""
        asked.position.pop()
        settle_fate(asked.position, asked.step.column, self.fate)


class Killing(Fated):
    """He is killed."""

    action: ClassVar[type[Action]] = Kill
    fate: ClassVar[str] = KILLED


class Capturing(Fated):
    """He is captured."""

    action: ClassVar[type[Action]] = Capture
    fate: ClassVar[str] = CAPTURED


class Taking(OfArmy, frozen=True):
    """A general has been beaten in contact: the winner kills or captures him (commander-loss-3)."""

    name: ClassVar[str] = "general-lost"
    clause: ClassVar[str] = "sachsen commander-loss-3"
    rules: ClassVar[tuple[AnyRule, ...]] = (Capturing(), Killing())
    outlasts: ClassVar[bool] = True
    column: int

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Which general."""
        battle = fought(state)
        return {"piece": battle.units[battle.columns[self.column].general].ref}
