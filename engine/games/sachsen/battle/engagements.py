"""Engagements: salvos, closing, and what leads to a charge (engagement-infantry-fire, R-55, R-57, R-67)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.games.sachsen.battle.actions import BreakOff, Charge, Close, Engage
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, fought, go_along, tell_of, told_pair
from engine.games.sachsen.battle.battle import NONE, FieldUnit, Fight, area
from engine.games.sachsen.battle.charging import ANSWER, GUARD, charge_squares_for, next_of_charge
from engine.games.sachsen.battle.command import why_routed
from engine.games.sachsen.battle.harm import lose
from engine.games.sachsen.battle.moving import movable, spend, why_no_move
from engine.games.sachsen.battle.salvos import MOVER, SALVO, Requesting, Salvo, salvo_armies
from engine.games.sachsen.battle.ways import closings
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule

# --- opening ------------------------------------------------------------------------------------


def why_not_engage(asked: BattleAsked, unit: int, target: int) -> Refusal | None:
    """None if a unit may engage an enemy within its area now, else why not (influence-2, R-55, R-62)."""
    battle = asked.battle
    one, enemy = battle.units[unit], battle.units[target]
    if (why := why_routed(one)) is not None:
        return why
    if battle.far(unit, target) > area():
        return no("influence-2", "out-of-area", one.ref, enemy.ref, piece=one.ref, target=enemy.ref)
    if unit in enemy.spared or target in one.spared:
        return no("R-62", "after-pursuit", one.ref, enemy.ref, piece=one.ref)
    if target in one.fought:
        return no(
            "engagement-infantry-fire-6",
            "engaged-already",
            one.ref,
            enemy.ref,
            piece=one.ref,
            target=enemy.ref,
        )
    if one.moved == battle.clock:
        return no("R-58", "charged", one.ref, piece=one.ref) if one.charged else None
    return why_no_move(asked, "R-55", one.id)


class Engaging(Rule[BattleAsked, Engage]):
    """A unit engages an enemy: after its move, or from where it stands, which is an action (influence-2, R-55)."""

    action: ClassVar[type[Action]] = Engage
    clause: ClassVar[str] = "sachsen influence-2"

    def candidates(self, asked: BattleAsked) -> Iterator[Engage]:
        """Every own unit with every enemy within two squares."""
        battle = asked.battle
        enemies, may = battle.of_army(1 - asked.army), set(movable(asked))
        for n in battle.standing(asked.army):
            one = battle.units[n]
            if n in may or one.moved == battle.clock:
                near = battle.within(one.square, enemies)
                yield from (Engage(one.id, battle.units[enemy].id) for enemy in near)

    def why_not(self, asked: BattleAsked, action: Engage) -> Refusal | None:
        """An own unit, an enemy in its area that it has not engaged."""
        refusal = asked.not_own("influence-2", action.unit) or asked.not_enemy("influence-2", action.target)
        if refusal is not None:
            return refusal
        return why_not_engage(asked, asked.unit(action.unit)[0], asked.unit(action.target)[0])

    def play(self, asked: BattleAsked, action: Engage) -> None:
        """The engagement opens by itself; a routed enemy surrenders (R-75)."""
        battle, state = asked.battle, asked.position
        (unit, one), (target, enemy) = asked.unit(action.unit), asked.unit(action.target)
        assert one is not None
        assert enemy is not None
        stood = one.moved != battle.clock
        if not stood:
            asked.step.going_on(state, begun=True)
        else:
            spend(asked, unit)
        battle.change(unit, due=False, fought=(*battle.units[unit].fought, target))
        tell_of(state, unit, "engages", "influence-2", enemy.ref, kind="fight", target=enemy.ref)
        if enemy.routed:
            lose(state, target, "surrenders", "R-75", contact=True)
            return
        battle.fight = Fight(unit, target, battle.far(unit, target), stood=stood)
        state.push(Engagement())


class Engagement(BattleStep, frozen=True):
    """An engagement of two units; what it has come to stands in `Battle.fight`."""

    name: ClassVar[str] = "engagement"
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-1"

    def run(self, state: State) -> None:
        """Once the battle is decided the fight goes as well."""
        if self.is_past(state):
            fought(state).fight = None
        super().run(state)

    def go(self, state: State) -> None:
        """The next stage: salvos, also for a mover who keeps his; then he goes on (engagement-infantry-fire-4)."""
        battle = fought(state)
        fight = battle.engaged
        if fight.stage in (SALVO, MOVER) and any(battle.yielded()):
            end(state)
        elif fight.stage == SALVO:
            if salvo_armies(battle):
                battle.set_fight(answers=("", ""))
                state.push(Salvo())
            else:
                battle.set_fight(stage=MOVER)
        elif fight.stage == MOVER:
            state.push(Deciding())
        else:
            next_of_charge(state)
            if fought(state).fight is None:
                state.agenda.remove(self)


def end(state: State) -> None:
    """The engagement is over without a charge."""
    fought(state).fight = None
    state.pop()


# --- the mover decides --------------------------------------------------------------------------


class Closing(Rule[BattleAsked, Close]):
    """The mover closes to one square (engagement-infantry-fire-2)."""

    action: ClassVar[type[Action]] = Close
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-2"

    def squares(self, asked: BattleAsked) -> list[int]:
        """Where it may come to."""
        fight = asked.battle.engaged
        mover = asked.battle.units[fight.mover]
        if not mover.infantry or asked.battle.far(*fight.pair) < area():
            return []
        return closings(asked.battle, fight.mover, fight.target, 1)

    def candidates(self, asked: BattleAsked) -> Iterable[Close]:
        """Every such square."""
        return [Close(asked.field.place(square)) for square in self.squares(asked)]

    def why_not(self, asked: BattleAsked, action: Close) -> Refusal | None:
        """Infantry at two squares, a free square next to the enemy."""
        if asked.square(action.square) in self.squares(asked):
            return None
        return no("engagement-infantry-fire-2", "close", f"place:{action.square}")

    def play(self, asked: BattleAsked, action: Close) -> None:
        """It stands there, which is no action (phases-actions-2); salvos at one square."""
        battle, state = asked.battle, asked.position
        fight = battle.engaged
        square = asked.square(action.square)
        go_along(state, fight.mover, [square], "closes", "engagement-infantry-fire-2")
        battle.set_fight(stage=SALVO)
        state.pop()


def clause_of(one: FieldUnit, enemy: FieldUnit) -> str:
    """The clause of a charge, by who charges whom."""
    if enemy.guns:
        return "charge-on-artillery-1"
    if one.infantry:
        return "infantry-charge-1"
    return "cavalry-vs-cavalry-1" if enemy.mounted else "cavalry-vs-infantry-1"


class Charging(Rule[BattleAsked, Charge]):
    """The mover declares a charge (infantry-charge-1, cavalry-vs-infantry-1, cavalry-vs-cavalry-1)."""

    action: ClassVar[type[Action]] = Charge
    clause: ClassVar[str] = "sachsen infantry-charge-1"

    def candidates(self, asked: BattleAsked) -> Iterable[Charge]:
        """Every square next to the enemy, or none where it needs none."""
        return [Charge(asked.field.place(s) if s >= 0 else "") for s in charge_squares_for(asked.battle)[0]]

    def why_not(self, asked: BattleAsked, action: Charge) -> Refusal | None:
        """Within its distance, and no infantry against horses."""
        squares, refusal = charge_squares_for(asked.battle)
        if refusal is not None:
            return refusal
        square = asked.square(action.square) if action.square else NONE
        if square in squares:
            return None
        return no("R-54", "charge-square", f"place:{action.square}" if action.square else "")

    def play(self, asked: BattleAsked, action: Charge) -> None:
        """It is declared; guards, tests and blows follow."""
        battle, state = asked.battle, asked.position
        fight = battle.engaged
        square = asked.square(action.square) if action.square else NONE
        one, enemy = (battle.units[n] for n in fight.pair)
        battle.change(fight.mover, charged=True)
        battle.set_fight(stage=GUARD if enemy.command else ANSWER, square=square)
        state.pop()
        clause = clause_of(one, enemy)
        tell_of(state, fight.mover, "charges", clause, enemy.ref, kind="fight", target=enemy.ref)


class BreakingOff(Plain[BattleAsked, BreakOff]):
    """The mover ends the engagement and stays where he is (engagement-infantry-fire-5)."""

    action: ClassVar[type[Action]] = BreakOff
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-5"

    def play(self, asked: BattleAsked, action: BreakOff) -> None:
        """It is over."""
        state = asked.position
        state.pop()
        end(state)


class Deciding(BattleStep, frozen=True):
    """The mover closes, charges or breaks off."""

    name: ClassVar[str] = "closing"
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Closing(), Charging(), Requesting(), BreakingOff())

    def awaits(self, state: State) -> int:
        """The mover's army."""
        battle = fought(state)
        return battle.units[battle.engaged.mover].army

    def drags(self, state: State, seat: str) -> Iterator[tuple[tuple[Action, ...], Gesture]]:
        """The mover is dragged on: to a square next to its enemy, or onto the enemy for a charge."""
        asked, fight = self.ask(state, seat), fought(state).engaged
        mover, target = (asked.battle.units[n].ref for n in fight.pair)
        charges = list(Charging().candidates(asked))
        for action in (*Closing().candidates(asked), *charges):
            if action.square:
                at = f"place:{action.square}"
                yield (action,), Gesture("drag", action.gesture().label, mover, at, (at,), 0, "attack")
        for action in charges[:1]:
            yield (action,), Gesture("drag", action.gesture().label, mover, target, (target,), 0, "attack")

    def dropped(self, state: State, unit: str, square: str) -> Iterable[Action]:
        """A charge or a step nearer."""
        return [Charge(square), Close(square)]

    def thrown(self, state: State, unit: str, target: str) -> Iterable[Action]:
        """A charge."""
        return [Charge()]

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Which two."""
        return told_pair(fought(state))

    def rest(self, state: State) -> int:
        """Requests that are left, the distance, and the end."""
        fight = fought(state).fight
        return 0 if fight is None else 4 - sum(fight.asked) * 2 + fought(state).far(*fight.pair)
