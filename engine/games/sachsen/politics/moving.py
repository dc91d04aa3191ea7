"""Moves on the political map (political-movement, R-03, R-82), and the leave that they wait for (passage)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import Done, Move
from engine.games.sachsen.asking import Ending, PlayerAsked
from engine.games.sachsen.politics.contingents import committed
from engine.games.sachsen.politics.entering import (
    Ground,
    Grounds,
    Way,
    ground,
    is_leaving,
    may_enter,
    stops,
    touches_defender,
    ways,
)
from engine.games.sachsen.politics.meeting import invaded
from engine.games.sachsen.politics.passage import Passage
from engine.games.sachsen.record import OFF, ON, Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import Step


def movers(state: State, player: int) -> list[Unit]:
    """The units that a player may still move this turn (political-movement-1)."""
    most, grounds = state.world.numbers.political_move, Grounds(state)
    mine = [
        unit
        for unit in state.units.values()
        if unit.status == ON
        and unit.is_on
        and unit.moved < most
        and not unit.attacked
        and state.commander(unit) == player
        and not grounds.of(unit).stays
        and not is_held(grounds.of(unit), unit)
    ]
    due = committed(grounds, player)
    return [unit for unit in mine if unit not in due] if due else mine


def is_held(here: Ground, unit: Unit) -> bool:
    """Whether a coalition's unit abroad waits for the turn of its chief (R-79)."""
    return here.bound and here.state.leader[here.state.owner_of(unit.square)] != here.mover.player


def reach(here: Ground, unit: Unit) -> dict[int, Way]:
    """The squares to which a unit that may be moved can still go, with the best way to each."""
    return ways(here, unit.square, here.state.world.numbers.political_move - unit.moved)


def can_move(state: State, player: int, *, fresh: bool = False) -> bool:
    """Whether a unit of a player can still go anywhere this turn; `fresh`: one that has not begun to move."""
    grounds = Grounds(state)
    units = (unit for unit in movers(state, player) if not (fresh and unit.moved))
    return any(reach(grounds.of(unit), unit) for unit in units)


class Moving(Rule[PlayerAsked, Move]):
    """Units of one square go up to three squares (political-movement-1).

    Exact: there are hundreds, and units that stand together are searched for once; the search is in entering.py.
    """

    action: ClassVar[type[Action]] = Move
    clause: ClassVar[str] = "sachsen political-movement-1"
    exact: ClassVar[bool] = True

    def candidates(self, asked: PlayerAsked) -> Iterable[Move]:
        """Each unit by itself to all that it can reach; units together are several such moves."""
        state, squares = asked.position, asked.world.squares
        found: dict[tuple[int, int, int], tuple[str, ...]] = {}
        grounds = Grounds(state)
        for unit in movers(state, asked.player):
            alike = unit.square, unit.moved, unit.side
            if alike not in found:
                found[alike] = tuple(squares[to].id for to in sorted(reach(grounds.of(unit), unit)))
            yield from (Move(unit.id, to) for to in found[alike])

    def why_not(self, asked: PlayerAsked, action: Move) -> Refusal | None:
        """Own units of one square, not too far, over squares that they may enter."""
        units = [asked.unit(name) for name in action.ids]
        if len(set(action.ids)) < len(action.ids):
            return no("political-movement-1", "twice", f"piece:{action.ids[0]}")
        for name, unit in zip(action.ids, units, strict=True):
            if (why := self._why_not_mover(asked, name, unit)) is not None:
                return why
        found = [unit for unit in units if unit is not None]
        if len({unit.square for unit in found}) > 1:
            return no("political-movement-1", "apart", *(unit.ref for unit in found))
        return next((why for u in found if (why := self._why_not_way(asked, u, action)) is not None), None)

    def _why_not_mover(self, asked: PlayerAsked, name: str, unit: Unit | None) -> Refusal | None:
        state, ref = asked.position, f"piece:{name}"
        if unit is None or not unit.is_on or state.commander(unit) != asked.player or unit.status != ON:
            return no("political-movement-1", "mover", ref, piece=ref)
        if unit.attacked:
            return no("political-movement-3", "has-attacked", ref, piece=ref)
        here = ground(state, unit)
        if here.stays:
            return no("R-79", "chief-enemy", ref, piece=ref)
        if is_held(here, unit):
            return no("R-79", "chief-turn", ref, piece=ref)
        if unit.moved >= state.world.numbers.political_move:
            return no("political-movement-1", "moved", ref, piece=ref, n=unit.moved)
        if unit in committed(Grounds(state), asked.player):
            return no("R-82", "attack-due", ref, piece=ref)
        return None

    def _why_not_way(self, asked: PlayerAsked, unit: Unit, action: Move) -> Refusal | None:
        """What stands in the way of one of the units."""
        state = asked.position
        to, left = state.world.square[action.to], state.world.numbers.political_move - unit.moved
        if action.via:
            path = tuple(state.world.square[name] for name in (*action.via, action.to))
            return why_not_path(state, unit, path, left)
        if to == unit.square:
            return no("political-movement-1", "same-square", unit.ref, piece=unit.ref)
        return None if to in reach(ground(state, unit), unit) else why_not_reached(state, unit, to, left)

    def way(self, asked: PlayerAsked, unit: Unit, action: Move) -> Way:
        """The way that a legal move takes."""
        state = asked.position
        if not action.via:
            return reach(ground(state, unit), unit)[state.world.square[action.to]]
        path = tuple(state.world.square[name] for name in (*action.via, action.to))
        here = ground(state, unit)
        asks = dict.fromkeys(state.owner_of(s) for s in path if state.owner_of(s) in here.askable)
        return Way(path, tuple(asks))

    def play(self, asked: PlayerAsked, action: Move) -> None:
        """They go; where leave is needed it is asked for first, and without it they stay."""
        state = asked.position
        units = [state.units[name] for name in action.ids]
        plans = [self.way(asked, unit, action) for unit in units]
        asks = dict.fromkeys(side for way in plans for side in way.asks)
        squares = asked.world.squares
        for unit, way in zip(units, plans, strict=True):
            if asks:
                over = [squares[square].ref for square in way.path]
                state.said("sets-out", "passage-1", asked.player, unit.ref, piece=unit.ref, places=over)
        state.push(
            *(Passage(asked.player, side) for side in asks),
            UnderWay(asked.player, action.ids, tuple(way.path for way in plans)),
        )

    def lists(self, asked: PlayerAsked, action: Move) -> bool:
        """Units together, and ways that are said, come to what single moves come to."""
        del asked
        return len(action.ids) == 1 and not action.via


def why_not_path(state: State, unit: Unit, path: tuple[int, ...], left: int) -> Refusal | None:
    """What speaks against a way that is said square by square (R-03, passage-1, R-82)."""
    here, at = ground(state, unit), unit.square
    if len(path) > left:
        return no("political-movement-1", "far", unit.ref, piece=unit.ref, n=left)
    for number, square in enumerate(path):
        ref, side = state.world.squares[square].ref, state.owner_of(square)
        if not state.world.touching(at, square):
            return no("R-03", "no-step", ref, place=ref)
        leaves = side == state.owner_of(unit.square) and is_leaving(here, unit.square, path[-1])
        if not (leaves or here.lets(side)):
            return no("passage-1", "no-leave", side_ref(side), ref, side=side_ref(side))
        if not may_enter(here, square):
            return _held(here, square)
        if stops(here, square) and number < len(path) - 1:
            return no("R-82", "only-last", ref, place=ref)
        at = square
    return None


def why_not_reached(state: State, unit: Unit, to: int, left: int) -> Refusal:
    """Why a square cannot be reached: what stands on it, whose it is, what lies between, or its distance."""
    here, ref, side = ground(state, unit), state.world.squares[to].ref, state.owner_of(to)
    if not may_enter(here, to):
        return _held(here, to)
    if not here.lets(side):
        return no("passage-1", "no-leave", side_ref(side), ref, side=side_ref(side))
    if state.world.distances(unit.square, most=left).get(to) is None:
        return no("political-movement-1", "far", unit.ref, ref, piece=unit.ref, n=left)
    return no("R-82", "no-way", unit.ref, ref, piece=unit.ref, place=ref)


def _held(here: Ground, square: int) -> Refusal:
    """That enemies hold a square, or its province where none of them is touched (R-82)."""
    state, world = here.state, here.state.world
    ref = world.squares[square].ref
    if square in here.held:
        return no("R-82", "held", *(unit.ref for unit in state.standing(square)), place=ref)
    assert not touches_defender(here, square)
    province = world.provinces[world.squares[square].province]
    lit = state.standing(*here.held.intersection(province.squares))
    return no("R-82", "defended", *(unit.ref for unit in lit), country=province.ref, place=ref)


class UnderWay(Step[State], frozen=True):
    """Units on their way, once all leave has been asked for that they need (passage-3, R-29).

    Attributes:
        units: ids. paths: the squares that each passes, its goal last.
    """

    name: ClassVar[str] = "under-way"
    clause: ClassVar[str] = "sachsen political-movement-1"
    player: int
    units: tuple[str, ...]
    paths: tuple[tuple[int, ...], ...]

    def run(self, state: State) -> None:
        """They all go, or none where leave was refused."""
        state.pop()
        squares, units = state.world.squares, [state.units[name] for name in self.units]
        for unit, path in zip(units, self.paths, strict=True):
            here = ground(state, unit)
            inside = {state.owner_of(unit.square)} if is_leaving(here, unit.square, path[-1]) else set()
            if not all(state.owner_of(square) in here.opened | inside for square in path):
                state.said("stays", "passage-2", self.player, unit.ref, piece=unit.ref)
                return
        for unit, path in zip(units, self.paths, strict=True):
            origin = unit.square if unit.origin == OFF else unit.origin
            state.put(unit, square=path[-1], moved=unit.moved + len(path), origin=origin)
            way = tuple(squares[square].ref for square in (unit.square, *path))
            state.said(
                "move", "political-movement-1", self.player, unit.ref, path=way, piece=unit.ref, place=way[-1]
            )
        invaded(state, [state.units[name] for name in self.units])


class EndingTurn(Ending):
    """A player ends his turn; units in a defended province must have attacked (R-82)."""

    def why_not(self, asked: PlayerAsked, action: Done) -> Refusal | None:
        """No unit owes an attack."""
        due = committed(Grounds(asked.position), asked.player)
        if due:
            return no("R-82", "attack-due", *(unit.ref for unit in due), piece=due[0].ref)
        return None


def left(state: State, player: int) -> int:
    """Squares that his units may still move, and States that he may still ask for leave."""
    most, asked = (
        state.world.numbers.political_move,
        {one.side for one in state.leaves if one.player == player},
    )
    return sum(most - unit.moved for unit in movers(state, player)) + len(SIDES) - len(asked)
