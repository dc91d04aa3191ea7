"""After a charge: pursuit, the square of who has yielded, or neither (infantry-charge-4, R-62, R-74)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.battle.actions import Hold, Occupy, Pursue
from engine.games.sachsen.battle.asking import BattleAsked, Letting, OfArmy, fought, go_along, tell_of
from engine.games.sachsen.battle.battle import BLOWS, NONE, Battle
from engine.games.sachsen.battle.exchange import spent_by
from engine.games.sachsen.battle.field import OFF
from engine.games.sachsen.battle.harm import lose
from engine.games.sachsen.battle.values import charge_squares
from engine.games.sachsen.battle.ways import Way, is_barred, pursuit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain
from engine.kernel.step import AnyRule


def win(state: State) -> None:
    """A charge is over: where one of the two has yielded the other may pursue or take its square."""
    battle = fought(state)
    fight = battle.engaged
    yielded = battle.yielded()
    battle.fight = None
    if yielded[0] == yielded[1]:
        return
    which = yielded.index(False)
    winner, loser = fight.pair[which], fight.pair[1 - which]
    came_to_blows = fight.stage == BLOWS
    if which == 1 and not came_to_blows:
        return
    square = fight.ground[1 - which]
    left = charge_squares(battle.units[winner].kind) - spent_by(battle, winner, loser)
    step = Winning(battle.units[winner].army, winner, loser, square, left)
    if step.way(battle) is not None or step.may_occupy(battle):
        state.push(step)


class Pursuing(Plain[BattleAsked, Pursue]):
    """The winner goes straight after who flees (R-62)."""

    action: ClassVar[type[Action]] = Pursue
    clause: ClassVar[str] = "sachsen infantry-charge-4"

    def why_not(self, asked: BattleAsked, action: Pursue) -> Refusal | None:
        """A routed unit that it can catch."""
        ref = asked.battle.units[asked.step.winner].ref
        return no("R-62", "no-pursuit", ref, piece=ref) if asked.step.way(asked.battle) is None else None

    def play(self, asked: BattleAsked, action: Pursue) -> None:
        """Ending next to it, it eliminates it."""
        battle, state, step = asked.battle, asked.position, asked.step
        way = step.way(battle) or ()
        prey = battle.units[step.loser].ref
        state.pop()
        go_along(state, step.winner, way, "pursues", "R-62", prey, target=prey)
        here = battle.units[step.winner].square
        others = battle.within(here, battle.standing(1 - asked.army))
        battle.change(step.winner, charged=True, due=False, spared=tuple(others))
        if battle.far(step.winner, step.loser) == 1:
            lose(state, step.loser, "caught", "R-62", contact=True)
        else:
            tell_of(state, step.loser, "escapes", "R-62", kind="damage", result=True)


class Occupying(Plain[BattleAsked, Occupy]):
    """The winner takes the square that has been left (infantry-charge-4, R-74)."""

    action: ClassVar[type[Action]] = Occupy
    clause: ClassVar[str] = "sachsen infantry-charge-4"

    def why_not(self, asked: BattleAsked, action: Occupy) -> Refusal | None:
        """It is free, and horses may enter it."""
        ref = asked.battle.units[asked.step.winner].ref
        return None if asked.step.may_occupy(asked.battle) else no("R-74", "no-square", ref, piece=ref)

    def play(self, asked: BattleAsked, action: Occupy) -> None:
        """It stands there."""
        state, step = asked.position, asked.step
        state.pop()
        go_along(state, step.winner, [step.square], "occupies", "infantry-charge-4")


class Staying(Letting):
    """The winner stays where it is."""

    action: ClassVar[type[Action]] = Hold
    clause: ClassVar[str] = "sachsen infantry-charge-4"


class Winning(OfArmy, frozen=True):
    """A charge is won.

    Attributes:
        winner, loser: the two. square: where the loser stood. left: squares of the winner's charge (battle-movement-3).
    """

    name: ClassVar[str] = "pursuit"
    clause: ClassVar[str] = "sachsen infantry-charge-4"
    rules: ClassVar[tuple[AnyRule, ...]] = (Pursuing(), Occupying(), Staying())
    winner: int
    loser: int
    square: int = OFF
    left: int = 0

    def way(self, battle: Battle) -> Way | None:
        """The way of a pursuit of who flees, None for none: not on foot after horses, never with guns (R-62)."""
        one, prey = battle.units[self.winner], battle.units[self.loser]
        if not prey.is_on or not prey.routed or one.guns or (one.infantry and prey.mounted):
            return None
        way = pursuit(battle, self.winner, self.loser, self.left)
        return way if way or battle.far(self.winner, self.loser) == 1 else None

    def may_occupy(self, battle: Battle) -> bool:
        """Whether the square is free, and near."""
        one = battle.units[self.winner]
        if self.square == OFF or one.guns or self.square in battle.occupied():
            return False
        return battle.field.far[one.square][self.square] <= 2 and not is_barred(
            battle, self.winner, self.square
        )

    def awaits(self, state: State) -> int:
        """Its army."""
        return self.army if fought(state).units[self.winner].is_on else NONE

    def go(self, state: State) -> None:
        """It is gone itself."""
        state.pop()

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Which two."""
        battle = fought(state)
        return {"piece": battle.units[self.winner].ref, "target": battle.units[self.loser].ref}
