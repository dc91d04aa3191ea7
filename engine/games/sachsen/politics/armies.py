"""The army that a Kingdom sends: who leads it, how strong it is, who must follow (war-3, R-30)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import Done, Lead
from engine.games.sachsen.asking import Ending, OfPlayer, PlayerAsked
from engine.games.sachsen.politics import helps, wars
from engine.games.sachsen.politics.notes import tie_rank
from engine.games.sachsen.politics.parting import part_ways
from engine.games.sachsen.record import ALLIANCE, ON, Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step


def border_guards(state: State, side: int) -> frozenset[str]:
    """The brigades that stay when an army leaves home: one in each province next to an enemy, one at least.

    By kingdom-war-5 and R-30; which of several stays is not said: the first by name.
    """
    enemies = state.enemies(side)
    stays = set()
    home = [unit for unit in state.brigades_of(side) if unit.is_on and state.owner_of(unit.square) == side]
    home = [unit for unit in home if unit.led_by == NOBODY and unit.status == ON]
    for province in state.provinces_of(side):
        if any(state.owner[n] in enemies for n in state.world.provinces[province].neighbours):
            here = [u for u in home if state.world.squares[u.square].province == province]
            stays |= {unit.id for unit in here[:1]}
    return frozenset(stays or {unit.id for unit in home[:1]})


def strongest_tie(state: State, side: int, players: Iterable[int]) -> int:
    """Of these players the one with the strongest tie to a State; NOBODY where none has any (war-3).

    Marriage, alliance, pact, then notes, then the order of play; the wounded are passed over (R-79).
    """
    found = [player for player in players if not state.is_blocked(player)]
    tied = [player for player in found if tie_rank(state, player, side)[:3] > (False, 0, 0)]
    return max(tied, key=lambda player: tie_rank(state, player, side), default=NOBODY)


def friends(state: State, side: int) -> tuple[int, ...]:
    """The players who are not at war with a State, in the order of play."""
    return tuple(p for p in state.present() if side not in wars.foes(state, p) and side not in state.led(p))


def call_army(state: State, side: int, war: int) -> None:
    """A neutral State sends an army; a Kingdom once all who are asked with it have said where they stand (war-3)."""
    if state.world.is_kingdom(side):
        state.push(ArmyCalled(side, war))
    else:
        wars.send(state, war, side)


def sendable(state: State, side: int) -> list[Unit]:
    """The units of a State that may be sent: ready, no guards of the border, led by nobody yet (R-30)."""
    stays = border_guards(state, side)
    return [u for u in state.units_of(side) if state.is_ready(u) and u.led_by == NOBODY and u.id not in stays]


def chosen(state: State, step: Force) -> list[Unit]:
    """The units that are sent so far."""
    return [state.units[name] for name in step.units]


class Sending(Rule[PlayerAsked, Lead]):
    """A unit goes with the army: a command unit first, then brigades (war-3)."""

    action: ClassVar[type[Action]] = Lead
    clause: ClassVar[str] = "sachsen war-3"

    def candidates(self, asked: PlayerAsked) -> Iterable[Lead]:
        """Each that is free."""
        return [Lead(unit.id) for unit in sendable(asked.position, asked.step.side)]

    def why_not(self, asked: PlayerAsked, action: Lead) -> Refusal | None:
        """One that is free; brigades follow a command unit of their own column."""
        state, step, unit, ref = asked.position, asked.step, asked.unit(action.unit), f"piece:{action.unit}"
        if unit is None or unit not in sendable(state, step.side):
            return no("war-3", "not-sendable", ref, piece=ref)
        if action.unit in step.units:
            return no("war-3", "sent-already", ref, piece=ref)
        columns = {one.column for one in chosen(state, step)}
        if not unit.is_command and unit.column not in columns and has_command(state, step.side):
            return no("war-3", "command-first", ref, piece=ref)
        return None

    def play(self, asked: PlayerAsked, action: Lead) -> None:
        """It is one more, and all hear which."""
        state, step, ref = asked.position, asked.step, f"piece:{action.unit}"
        step.going_on(state, units=(*step.units, action.unit))
        state.said("army-joined", "war-3", step.player, ref, piece=ref, court=side_ref(step.side))


def has_command(state: State, side: int) -> bool:
    """Whether a command unit can be sent."""
    return any(unit.is_command for unit in sendable(state, side))


class Sent(Ending):
    """The army is strong enough: a command unit and a brigade at least (war-3)."""

    clause: ClassVar[str] = "sachsen war-3"

    def why_not(self, asked: PlayerAsked, action: Done) -> Refusal | None:
        """Not before."""
        state, step = asked.position, asked.step
        units = chosen(state, step)
        enough = any(not unit.is_command for unit in units) or not any(
            not unit.is_command for unit in sendable(state, step.side)
        )
        led = any(unit.is_command for unit in units) or not has_command(state, step.side)
        return (
            None
            if enough and led
            else no("war-3", "army-small", side_ref(step.side), side=side_ref(step.side))
        )


class ArmyCalled(Step[State], frozen=True):
    """The army of a Kingdom: its closest friend leads it, its allies follow (war-3).

    It waits until nobody is asked any more who may yet be drawn into the war: nobody leads his enemy's units (R-30).

    Attributes:
        side: the Kingdom. war: the number of the war.
    """

    name: ClassVar[str] = "army-called"
    clause: ClassVar[str] = "sachsen war-3"
    side: int
    war: int

    def run(self, state: State) -> None:
        """It asks who leads; where nobody does, the army goes by itself (R-40)."""
        state.pop()
        for player in friends(state, self.side):
            if state.agreed(player, self.side) == ALLIANCE:
                helps.owe_brigade(state, player, self.side, self.war)
        leader = strongest_tie(state, self.side, friends(state, self.side))
        if leader == NOBODY or not sendable(state, self.side):
            wars.send(state, self.war, self.side)
        else:
            state.push(Force(leader, self.side, self.war))


class Force(OfPlayer, frozen=True):
    """The closest friend of a Kingdom says how strong the army is that it sends, and leads it (war-3).

    Attributes:
        side: the Kingdom. war: the number of the war. units: ids of those that go.
    """

    name: ClassVar[str] = "force"
    clause: ClassVar[str] = "sachsen war-3"
    rules: ClassVar[tuple[AnyRule, ...]] = (Sending(), Sent())
    side: int
    war: int
    units: tuple[str, ...] = ()

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Whose army, and how many go so far."""
        return {"court": side_ref(self.side), "n": len(self.units)}

    def finish(self, state: State) -> None:
        """They move under him until peace (R-30)."""
        state.pop()
        for name in self.units:
            state.put(state.units[name], led_by=self.player)
        part_ways(state, (self.side,))
        refs, court = [f"piece:{name}" for name in self.units], side_ref(self.side)
        state.said("army-led", "war-3", self.player, court, *refs, kind="war", court=court, n=len(refs))

    def measure(self, state: State) -> int:
        """Units that may still be sent, and the end."""
        return len(sendable(state, self.side)) - len(self.units) + 1
