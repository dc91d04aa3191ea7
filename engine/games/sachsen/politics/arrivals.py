"""Units that come to the board in the first step of a turn: enrolled, reorganised, lent (R-11, R-12, R-23)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import Arrive
from engine.games.sachsen.asking import Bringing, InOrder, PlayerAsked
from engine.games.sachsen.politics.entering import ground
from engine.games.sachsen.record import ENROLLING, OFF, ON, REORGANISING, Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import EVERYBODY, NOBODY
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule


def is_due(state: State, unit: Unit) -> bool:
    """Whether a unit off the board comes back in this turn; one that is reorganised only when that is paid (R-12)."""
    if unit.status == ON or unit.due > state.turn:
        return False
    return unit.status != REORGANISING or unit.paid


def squares_for(state: State, unit: Unit) -> list[int]:
    """Where a unit that is due may come to the board, in reading order; none if enemies leave no square (R-11, R-12).

    The enrolled come to the capital or any own square with an own unit; the others to the capital while it is free.
    """
    world, side = state.world, unit.side
    hostile, stands = ground(state, unit).held, state.by_square()
    own = [s for p in state.provinces_of(side) for s in world.provinces[p].squares]
    free = [s for s in own if s not in hostile]
    capital = world.realms[side].capital
    if unit.status != ENROLLING and capital in free:
        return [capital]
    held = [s for s in free if s == capital or any(one.side == side for one in stands.get(s, ()))]
    return sorted(held or free)


def come(state: State, unit: Unit, square: int) -> None:
    """A unit stands on the board; who was reorganised is weak for this turn (R-12)."""
    weak = state.turn if unit.status == REORGANISING else 0
    now = state.put(unit, square=square, status=ON, due=0, paid=False, weak=weak)
    ref = state.world.squares[square].ref
    clause = "R-12" if unit.status == REORGANISING else "maintenance-2"
    state.say("arrive", clause, unit.side, now.ref, ref, kind="place", piece=now.ref, place=ref)


def waiting(state: State, side: int) -> list[Unit]:
    """The units of a State that are due and can come somewhere."""
    return [u for u in state.units_of(side) if is_due(state, u) and squares_for(state, u)]


def open_arrivals(state: State, player: int) -> list[Unit]:
    """Those of a player for which there is a choice of squares."""
    due = (unit for side in state.led(player) for unit in waiting(state, side))
    return [unit for unit in due if len(squares_for(state, unit)) > 1]


class Arriving(Rule[PlayerAsked, Arrive]):
    """A unit that is due stands on one of its squares (R-11)."""

    action: ClassVar[type[Action]] = Arrive
    clause: ClassVar[str] = "sachsen maintenance-2"

    def candidates(self, asked: PlayerAsked) -> Iterable[Arrive]:
        """Each on each of its squares."""
        state, squares = asked.position, asked.world.squares
        for unit in open_arrivals(state, asked.player):
            yield from (Arrive(unit.id, squares[square].id) for square in squares_for(state, unit))

    def why_not(self, asked: PlayerAsked, action: Arrive) -> Refusal | None:
        """One that is due, on the capital or beside own units (R-11)."""
        state, unit = asked.position, asked.unit(action.unit)
        if unit is None or unit not in open_arrivals(state, asked.player):
            return no("maintenance-2", "arrive-unit", f"piece:{action.unit}", piece=f"piece:{action.unit}")
        square = state.world.square[action.square]
        allowed = squares_for(state, unit)
        if square in allowed:
            return None
        refs = [state.world.squares[one].ref for one in allowed]
        ref = state.world.squares[square].ref
        return no("R-11", "arrive-square", *refs, piece=unit.ref, place=ref)

    def play(self, asked: PlayerAsked, action: Arrive) -> None:
        """It stands there."""
        state = asked.position
        come(state, state.units[action.unit], state.world.square[action.square])


class Arrivals(InOrder, frozen=True):
    """Units that are due come to the board; who has a choice of squares is asked (maintenance-2)."""

    name: ClassVar[str] = "arrivals"
    clause: ClassVar[str] = "sachsen maintenance-2"
    brings: ClassVar[Bringing | None] = Arrive
    rules: ClassVar[tuple[AnyRule, ...]] = (Arriving(),)

    def concerns(self, state: State, player: int) -> bool:
        """Who has a choice."""
        return bool(open_arrivals(state, player))

    def run(self, state: State) -> None:
        """What has no choice comes by itself, before anybody is asked and again when all have answered."""
        sides = state.led(self.left[0]) if self.left else EVERYBODY
        for side in sides:
            for unit in waiting(state, side):
                squares = squares_for(state, unit)
                if len(squares) == 1 or state.leader[side] == NOBODY:
                    come(state, unit, squares[0])
        super().run(state)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many come."""
        return {"n": len(open_arrivals(state, self.left[0]))}

    def measure(self, state: State) -> int:
        """Units that are still to come."""
        return sum(unit.square == OFF and is_due(state, unit) for unit in state.units.values())
