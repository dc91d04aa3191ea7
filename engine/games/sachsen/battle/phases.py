"""Battle turns, phases and half phases, and what an army may do in its half (phases-actions, recovery, end)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Done
from engine.games.sachsen.battle.actions import (
    Command,
    Engage,
    Forced,
    LeaveField,
    March,
    Officers,
    Push,
    Recover,
    Shoot,
)
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, OfArmy, fought
from engine.games.sachsen.battle.battle import ARMIES, ATTACKER, AWAY, FLED, NONE, WAITING, Battle
from engine.games.sachsen.battle.command import why_no_orders
from engine.games.sachsen.battle.engagements import Engaging, why_not_engage
from engine.games.sachsen.battle.field import OFF
from engine.games.sachsen.battle.generals import retire
from engine.games.sachsen.battle.guns import ELEVATIONS
from engine.games.sachsen.battle.harm import flee
from engine.games.sachsen.battle.morale import Testing, need_of
from engine.games.sachsen.battle.moving import Facing, Forcing, Limbering, Moving, Pushing, Turning
from engine.games.sachsen.battle.orders import Ordering, Spying
from engine.games.sachsen.battle.setting import Arriving, Drawing
from engine.games.sachsen.battle.shooting import Shooting
from engine.games.sachsen.battle.ways import flees
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import PLAYER, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Plain, Rule
from engine.kernel.step import AnyRule, AnyStep

LEAVES, DUSK, BEATEN = "leaves", "dusk", "beaten"
"""How a battle ends, beside a general that is lost: an army leaves, night falls, nobody is left to fight."""


class BattleTurns(BattleStep, frozen=True):
    """The next battle turn, until one army leaves the field or night falls (phases-actions-1, R-71)."""

    name: ClassVar[str] = "battle-turn"
    clause: ClassVar[str] = "sachsen phases-actions-1"

    def go(self, state: State) -> None:
        """It begins, or it is night."""
        battle = fought(state)
        if battle.turn >= card_file().rulings.battle_turns:
            state.pop()
            retire(state, ATTACKER, DUSK, "R-71")
            return
        battle.turn, battle.phase = battle.turn + 1, 1
        for n, unit in enumerate(battle.units):
            battle.units[n] = replace(unit, moves=0)
        for army in ARMIES:
            battle.set_army(army, given=0)
        data: dict[str, int | str] = {"battle-turn": battle.turn}
        state.say("battle-turn", "phases-actions-1", NONE, kind="step", data=data, n=battle.turn)
        state.push(*steps_of_turn(battle))


def steps_of_turn(battle: Battle) -> tuple[AnyStep, ...]:
    """Late units, the draw every three turns, three phases (phases-actions-1, initiative-1)."""
    numbers = card_file().constants
    late = (Arriving(army) for army in (battle.holder, 1 - battle.holder))
    draw = [Drawing()] if battle.turn > 1 and (battle.turn - 1) % numbers.initiative_every == 0 else []
    phases = (Phase(n) for n in range(1, numbers.phases_per_battle_turn + 1))
    return (*late, *draw, *phases)


class Phase(BattleStep, frozen=True):
    """A phase: the holder of the initiative acts, then the other; or both by turns (phases-actions-1, initiative-3)."""

    name: ClassVar[str] = "phase"
    clause: ClassVar[str] = "sachsen phases-actions-1"
    number: int

    def go(self, state: State) -> None:
        """What lasts for a phase is over."""
        battle = fought(state)
        battle.phase = self.number
        for n, unit in enumerate(battle.units):
            battle.units[n] = replace(
                unit, shots=0, tested=False, due=False, fought=(), charged=False, spared=()
            )
        state.replace(*steps_of_phase(battle))


def steps_of_phase(battle: Battle) -> tuple[AnyStep, ...]:
    """The holder of the initiative recovers and acts, then the other; or both act by turns (initiative-3)."""
    first, second = battle.holder, 1 - battle.holder
    one, other = battle.armies[first].actions, battle.armies[second].actions
    if battle.alternate:
        return Rally(first), Rally(second), Half(first, one, other, alternates=True)
    return Rally(first), Half(first, one), Rally(second), Half(second, other)


# --- recovery -----------------------------------------------------------------------------------


def recoverable(battle: Battle, army: int) -> list[int]:
    """The units that a commander may try to bring to order now (recovery-1)."""
    return [n for n in battle.of_army(army) if why_no_recovery(battle, n) is None]


def why_no_recovery(battle: Battle, unit: int) -> Refusal | None:
    """None if a unit may be tested for recovery now, else why not (recovery-1).

    No unit is in contact then: all engagements are over before a phase passes on (phases-actions-4, R-58).
    """
    one = battle.units[unit]
    if not one.routed and not one.disordered:
        return no("recovery-1", "in-order", one.ref, piece=one.ref)
    if one.tested:
        return no("recovery-1", "tested", one.ref, piece=one.ref)
    return why_no_orders(battle, unit)


class Recovering(Rule[BattleAsked, Recover]):
    """The commander tries to bring a unit to order (recovery-1)."""

    action: ClassVar[type[Action]] = Recover
    clause: ClassVar[str] = "sachsen recovery-1"

    def candidates(self, asked: BattleAsked) -> Iterable[Recover]:
        """Every one that he may."""
        return [Recover(asked.battle.units[n].id) for n in recoverable(asked.battle, asked.army)]

    def why_not(self, asked: BattleAsked, action: Recover) -> Refusal | None:
        """An own unit, disordered or routed, once a phase, not in contact, in the chain of command."""
        return asked.not_own("recovery-1", action.unit) or why_no_recovery(
            asked.battle, asked.unit(action.unit)[0]
        )

    def play(self, asked: BattleAsked, action: Recover) -> None:
        """The die falls."""
        number, _ = asked.unit(action.unit)
        asked.battle.change(number, tested=True)
        asked.position.push(Testing(number))

    def label(self, asked: BattleAsked, action: Recover) -> Message:
        """With what the test needs."""
        number, one = asked.unit(action.unit)
        assert one is not None
        return say("sachsen-act-recover-need", piece=one.ref, n=need_of(asked.battle, number))


class RallyDone(Plain[BattleAsked, Done]):
    """No more tests; who is still routed flees."""

    action: ClassVar[type[Action]] = Done
    clause: ClassVar[str] = "sachsen recovery-1"

    def play(self, asked: BattleAsked, action: Done) -> None:
        """They flee when the Step runs."""
        asked.step.going_on(asked.position, done=True)


class Rally(BattleStep, frozen=True):
    """First in its half phase an army tries to bring units to order; then routed ones flee on (recovery, R-62)."""

    name: ClassVar[str] = "rally"
    clause: ClassVar[str] = "sachsen recovery-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Recovering(), RallyDone())
    army: int
    done: bool = False

    def awaits(self, state: State) -> int:
        """The army, while there is somebody to be brought to order."""
        return self.army if not self.done and recoverable(fought(state), self.army) else NONE

    def go(self, state: State) -> None:
        """Flight; an army of which nobody is left is beaten."""
        battle = fought(state)
        state.pop()
        for n in battle.of_army(self.army):
            if battle.units[n].is_on and battle.units[n].routed:
                flee(state, n, flees(battle, n))
        check_beaten(state)

    def rest(self, state: State) -> int:
        """Units still to be tested."""
        return len(recoverable(fought(state), self.army)) + 1


def check_beaten(state: State) -> None:
    """An army with no unit left that is not routed has lost (end-1)."""
    battle = fought(state)
    for army in ARMIES:
        coming = battle.of_army(army, WAITING)
        if not battle.standing(army) and not coming:
            retire(state, army, BEATEN, "end-1")


# --- the half phase -----------------------------------------------------------------------------


class Leaving(Plain[BattleAsked, LeaveField]):
    """The army leaves the field: who stands in no enemy's area in good order, all others routed (R-71)."""

    action: ClassVar[type[Action]] = LeaveField
    clause: ClassVar[str] = "sachsen end-1"

    def why_not(self, asked: BattleAsked, action: LeaveField) -> Refusal | None:
        """At the beginning of the half phase."""
        return no("R-71", "leave-late") if asked.step.begun else None

    def play(self, asked: BattleAsked, action: LeaveField) -> None:
        """The battle is over."""
        leave(asked.position, asked.army)
        retire(asked.position, asked.army, LEAVES, "R-71")


def leave(state: State, army: int) -> None:
    """The units of an army leave the field (R-71)."""
    battle = fought(state)
    enemies = battle.standing(1 - army)
    for n in battle.of_army(army):
        one = battle.units[n]
        pressed = one.routed or battle.within(one.square, enemies)
        battle.change(n, status=FLED if pressed and not one.command else AWAY, square=OFF)


class HandingOver(Plain[BattleAsked, Officers]):
    """The officers lead the army from here on (R-41)."""

    action: ClassVar[type[Action]] = Officers
    clause: ClassVar[str] = "sachsen R-41"

    def why_not(self, asked: BattleAsked, action: Officers) -> Refusal | None:
        """At the beginning of the half phase."""
        return no("R-41", "officers-late") if asked.step.begun else None

    def play(self, asked: BattleAsked, action: Officers) -> None:
        """They do."""
        asked.battle.set_army(asked.army, officers=True)
        asked.position.say("officers", "R-41", asked.side, kind="battle")


class TakingBack(Plain[Asked[None, State], Command]):
    """A player leads his army again that he has handed over to its officers (R-41): out of turn."""

    action: ClassVar[type[Action]] = Command
    clause: ClassVar[str] = "sachsen R-41"

    def candidates(self, asked: Asked[None, State]) -> Iterable[Command]:
        """Where there is something to take back."""
        return [Command()] if handed_over(asked.position, asked.seat) != NONE else []

    def why_not(self, asked: Asked[None, State], action: Command) -> Refusal | None:
        """An army that its officers lead."""
        return no("R-41", "not-handed-over") if handed_over(asked.position, asked.seat) == NONE else None

    def play(self, asked: Asked[None, State], action: Command) -> None:
        """From the next question on."""
        battle, army = fought(asked.position), handed_over(asked.position, asked.seat)
        battle.set_army(army, officers=False)
        asked.position.say("command", "R-41", battle.armies[army].side, kind="battle")


def handed_over(state: State, seat: str) -> int:
    """The army of a seat that its officers lead; NONE for none."""
    battle = state.battle
    if battle is None or battle.winner != NONE or seat not in PLAYER:
        return NONE
    own = (n for n in ARMIES if battle.armies[n].officers and battle.armies[n].player == PLAYER[seat])
    return next(own, NONE)


class HalfDone(Plain[BattleAsked, Done]):
    """The half phase is over (phases-actions-1)."""

    action: ClassVar[type[Action]] = Done
    clause: ClassVar[str] = "sachsen phases-actions-1"

    def why_not(self, asked: BattleAsked, action: Done) -> Refusal | None:
        """All engagements that are due have been fought (phases-actions-4)."""
        due = asked.step.due(asked)
        refs = [asked.battle.units[n].ref for n in due]
        return no("phases-actions-4", "due", *refs, piece=refs[0]) if due else None

    def play(self, asked: BattleAsked, action: Done) -> None:
        """The other army's turn."""
        asked.step.finish(asked.position)

    def label(self, asked: BattleAsked, action: Done) -> Message:
        """With the actions that are left."""
        left = asked.step.left
        return say("sachsen-act-half-done-left", n=left) if left > 0 else action.gesture().label


class Half(OfArmy, frozen=True):
    """An army acts (phases-actions).

    Attributes:
        left: actions. other: where both act by turns, the actions of the other army; NONE when it has finished.
        alternates: both act by turns. moved: this turn's unit has been moved. begun: something has been done. spied: a
            Spy has been used.
    """

    name: ClassVar[str] = "half-phase"
    clause: ClassVar[str] = "sachsen phases-actions-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (
        Moving(), Forcing(), Pushing(), Limbering(), Turning(), Facing(), Shooting(), Engaging(), Ordering(), Spying(),
        HandingOver(), Leaving(), HalfDone(),
    )  # fmt: skip
    is_half: ClassVar[bool] = True
    left: int
    other: int = NONE
    alternates: bool = False
    moved: bool = False
    begun: bool = False
    spied: bool = False

    @property
    def actions_left(self) -> int:
        """What falls with those of both armies, and with each that finishes."""
        return 2 * (self.left + 1 + self.other + 1) + self.moved

    def due(self, asked: BattleAsked) -> list[int]:
        """The units that must still engage and have somebody to engage (R-55, phases-actions-4)."""
        battle = asked.battle
        return [
            n for n in battle.standing(self.army)
            if battle.units[n].due and any(
                why_not_engage(asked, n, enemy) is None
                for enemy in battle.within(battle.units[n].square, battle.standing(1 - self.army))
            )
        ]  # fmt: skip

    def finish(self, state: State) -> None:
        """The half is over; where both act by turns the other's turn comes, while it has actions (initiative-3)."""
        own = self.left if self.moved and self.left > 0 else NONE
        if self.alternates and self.other != NONE:
            state.replace(Half(1 - self.army, self.other, own, alternates=True))
        elif self.alternates and own != NONE:
            state.replace(Half(self.army, own, NONE, alternates=True, begun=True))
        else:
            state.pop()
        check_beaten(state)

    def prompt(self, state: State, seat: str) -> Message:
        """Who has still to engage, where there is somebody, is named: before that nothing can be ended."""
        battle = fought(state)
        if due := self.due(self.ask(state, seat)):
            side, piece = side_ref(battle.armies[self.army].side), battle.units[due[0]].ref
            return say("sachsen-prompt-half-phase-due", side=side, piece=piece, n=max(self.left, 0))
        return super().prompt(state, seat)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """The actions that are left."""
        battle = fought(state)
        return {"n": max(self.left, 0), "turn": battle.turn, "phase": battle.phase}

    def dropped(self, state: State, unit: str, square: str) -> Iterable[Action]:
        """A march, a forced march, a push."""
        return [March(unit, square), Forced(unit, square), Push(unit, square)]

    def thrown(self, state: State, unit: str, target: str) -> Iterable[Action]:
        """An engagement, a shot; a battery is meant to fire."""
        shots = [Shoot(unit, target, elevation) for elevation in ELEVATIONS]
        guns = any(one.guns and one.id == unit for one in fought(state).units)
        return [*shots, Engage(unit, target)] if guns else [Engage(unit, target), *shots]

    def rest(self, state: State) -> int:
        """Shots, turns of guns, engagements and cards that are left."""
        battle = fought(state)
        shots = card_file().guns.shots
        own = [battle.units[n] for n in battle.of_army(self.army)]
        enemies = len(battle.units)
        small = sum(2 * (shots - u.shots) + (not u.turned) for u in own if u.guns)
        small += sum(enemies - len(u.fought) for u in own)
        small += 3 * len(battle.armies[self.army].laid) + 2 * (not self.begun) + 2 * (not self.spied)
        small += 2 * (not battle.armies[self.army].officers)
        return small


def acting(state: State) -> int:
    """The army whose half phase it is, its recovery among it; NONE between two phases (phases-actions-1)."""
    halves = (step.army for step in reversed(state.agenda) if isinstance(step, (Rally, Half)))
    return next(halves, NONE)
