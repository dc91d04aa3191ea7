"""Which squares a unit may enter on the political map (passage-1, R-82): what a move and a distance both stand on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.sachsen.politics.coalition import is_bound_player
from engine.games.sachsen.record import ALLIANCE, OFF, Unit
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State


class Mover(NamedTuple):
    """What of a unit matters for where it may go: its State, and the player who moves it (NOBODY: the program)."""

    side: int
    player: int


def mover_of(state: State, unit: Unit) -> Mover:
    """That of a unit."""
    return Mover(unit.side, state.commander(unit))


def banners(state: State, mover: Mover) -> frozenset[int]:
    """The States for which a unit fights: its own, and those of the player who leads it for the time (R-25)."""
    if mover.player in (NOBODY, state.leader[mover.side]):
        return frozenset({mover.side})
    return frozenset({mover.side, *state.led(mover.player)})


def is_bound(state: State, mover: Mover) -> bool:
    """Whether a coalition's unit moves in its player's own turn: not beyond the own State, then (R-79)."""
    return mover.player != NOBODY and is_bound_player(state, mover.player)


def fights(state: State, mover: Mover, side: int) -> bool:
    """Whether a unit is at war with a State."""
    return any(state.at_war(own, side) for own in banners(state, mover))


def is_hostile(state: State, mover: Mover, unit: Unit) -> bool:
    """Whether a unit stands against a mover: at war with it, or of a State in chaos, which defends itself (R-20)."""
    if unit.side == mover.side:
        return False
    return state.chaos[unit.side] or any(
        fights(state, mover, side) for side in banners(state, mover_of(state, unit))
    )


def is_open(state: State, mover: Mover, side: int) -> bool:
    """Whether units may enter the squares of a State as things stand (passage-1, R-20, R-29)."""
    if is_bound(state, mover):
        return state.leader[side] == mover.player
    if side == mover.side or state.chaos[side] or state.gone[side] or fights(state, mover, side):
        return True
    if any({one.one, one.other} == {mover.side, side} for one in state.free_passages):
        return True
    leader = state.leader[side]
    if mover.player == NOBODY:
        return leader == NOBODY or leader == state.leader[mover.side]
    if leader == mover.player or (state.agreed(mover.player, side) == ALLIANCE and leader == NOBODY):
        return True
    if any(one.granted and (one.player, one.side) == (mover.player, side) for one in state.leaves):
        return True
    return leader != NOBODY and _lets_pass(state, leader, mover.player)


def _lets_pass(state: State, owner: int, player: int) -> bool:
    """Whether two players are allies, or one has granted the other passage (passage-1, agreements-1)."""
    for pact in state.pacts:
        if pact.kind == "alliance" and {pact.one, pact.other} == {owner, player}:
            return True
        if pact.kind == "passage" and (pact.one, pact.other) == (owner, player):
            return True
    return False


def may_ask(state: State, mover: Mover, side: int) -> bool:
    """Whether leave to pass may still be asked of a State this turn (R-29)."""
    if mover.player == NOBODY or is_bound(state, mover) or is_open(state, mover, side):
        return False
    return not any((one.player, one.side) == (mover.player, side) for one in state.leaves)


class Ground(NamedTuple):
    """The map as a mover meets it.

    Attributes:
        held: squares with hostile units. defended: numbers of the provinces in which they stand.
    """

    held: frozenset[int]
    defended: frozenset[int]


def ground(state: State, mover: Mover) -> Ground:
    """Where hostile units stand."""
    known: dict[tuple[int, int], bool] = {}
    held = set()
    for unit in state.units.values():
        if unit.square != OFF:
            kind = unit.side, unit.led_by
            if kind not in known:
                known[kind] = is_hostile(state, mover, unit)
            if known[kind]:
                held.add(unit.square)
    return Ground(frozenset(held), frozenset(state.world.squares[square].province for square in held))


class Way(NamedTuple):
    """A way to a square: the squares passed, the goal last, and the States that must be asked for leave, in order."""

    path: tuple[int, ...]
    asks: tuple[int, ...] = ()


def touches_defender(state: State, here: Ground, square: int) -> bool:
    """Whether a square touches one of the hostile units that defend the province it lies in (R-82)."""
    world, province = state.world, state.world.squares[square].province
    near = (n for n in world.steps[square] if world.squares[n].province == province)
    return any(n in here.held for n in near)


def stops(state: State, here: Ground, square: int) -> bool:
    """Whether a move ends on a square since its province is defended (R-82)."""
    return state.world.squares[square].province in here.defended


def may_enter(state: State, here: Ground, square: int) -> bool:
    """Whether hostile units let a square be entered: none on it, in a defended province one beside it (R-82)."""
    if square in here.held:
        return False
    return not stops(state, here, square) or touches_defender(state, here, square)


def ways(state: State, mover: Mover, start: int, most: int) -> dict[int, Way]:
    """The best way to every square within so many steps: with the fewest States to ask, then the shortest (R-03, R-04).

    A State that may no longer be asked is closed. Of equally good ways the first in reading order counts.
    """
    world, here = state.world, ground(state, mover)
    opened = {side: is_open(state, mover, side) for side in range(len(world.realms))}
    asked = {side: may_ask(state, mover, side) for side in range(len(world.realms))}
    found: dict[int, Way] = {}
    edge: list[tuple[int, Way]] = [(start, Way(()))]
    for _ in range(most):
        fresh: dict[int, Way] = {}
        for square, way in edge:
            if square != start and stops(state, here, square):
                continue
            for onward, after in _steps(state, here, opened, asked, square, way):
                best = found.get(onward) or fresh.get(onward)
                if onward != start and (best is None or len(after.asks) < len(best.asks)):
                    fresh[onward] = after
        found |= fresh
        edge = list(fresh.items())
    return found


def _steps(
    state: State, here: Ground, opened: dict[int, bool], asked: dict[int, bool], square: int, way: Way
) -> Iterator[tuple[int, Way]]:
    """A step further from a square, to each that may be entered."""
    for onward in state.world.steps[square]:
        side = state.owner_of(onward)
        if not may_enter(state, here, onward):
            continue
        if opened[side] or side in way.asks:
            yield onward, Way((*way.path, onward), way.asks)
        elif asked[side]:
            yield onward, Way((*way.path, onward), (*way.asks, side))
