"""Which squares a unit may enter on the political map (passage-1, R-82): what a move and a distance both stand on."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.sachsen.politics.coalition import is_bound, stays_behind
from engine.games.sachsen.record import ALLIANCE, OFF, Unit
from engine.games.sachsen.sides import EVERYBODY, NOBODY
from engine.games.sachsen.state import State
from engine.games.sachsen.world import UNREACHED
from engine.kernel.rule import looked_up


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


def _is_let_in(state: State, mover: Mover, side: int) -> bool:
    """Whether a State with which a mover is not at war has nothing against its units."""
    if side == mover.side or state.chaos[side] or state.gone[side]:
        return True
    if any({one.one, one.other} == {mover.side, side} for one in state.free_passages):
        return True
    leader = state.leader[side]
    if mover.player == NOBODY:
        asked = ((one.by, one.side) for one in state.leaves if one.granted)
        return leader in (NOBODY, state.leader[mover.side]) or (mover.side, side) in asked
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


class Ground:
    """The map as a mover meets it; each part is looked up when it is first asked for, and holds until anything changes.

    Attributes:
        known: of squares that were asked about, whether hostile units let it enter (may_enter).
        foes: the States with which it is at war. held: squares with hostile units.
        defended: numbers of the provinces in which they stand.
        bound: whether a coalition's unit moves in its player's own turn: not beyond the own State, then (R-79).
        stays: whether it is its player's chief who is in turn, with whom it does not move (R-79).
        opened: the States whose squares it may enter (passage-1, R-20, R-29). askable: those that may still be asked
            for leave to pass this turn (R-29). closed: the squares of all others than the opened.
    """

    def __init__(self, state: State, mover: Mover) -> None:
        self.state, self.mover = state, mover
        self.known: dict[int, bool] = {}

    @looked_up
    def foes(self) -> frozenset[int]:
        """The States with which those under whose banner it moves are at war."""
        return frozenset().union(*map(self.state.enemies, banners(self.state, self.mover)))

    @looked_up
    def held(self) -> frozenset[int]:
        """The squares on which hostile units stand."""
        known: dict[tuple[int, int], bool] = {}
        found = set()
        for unit in self.state.units.values():
            if unit.square != OFF:
                kind = unit.side, unit.led_by
                if kind not in known:
                    known[kind] = self.is_hostile(unit)
                if known[kind]:
                    found.add(unit.square)
        return frozenset(found)

    @looked_up
    def defended(self) -> frozenset[int]:
        """The provinces in which hostile units stand."""
        return frozenset(self.state.world.squares[square].province for square in self.held)

    @looked_up
    def bound(self) -> bool:
        """Whether its player may enter his own States only."""
        return self.mover.player != NOBODY and is_bound(self.state, *self.mover)

    @looked_up
    def stays(self) -> bool:
        """Whether it does not move in the turn of its player's chief, whose enemy it is."""
        return self.mover.player != NOBODY and stays_behind(self.state, *self.mover)

    @looked_up
    def opened(self) -> frozenset[int]:
        """The States that it may enter now."""
        state, mover = self.state, self.mover
        if self.bound:
            return frozenset(side for side in EVERYBODY if state.leader[side] == mover.player)
        return self.foes.union(side for side in EVERYBODY if _is_let_in(state, mover, side))

    @looked_up
    def askable(self) -> frozenset[int]:
        """The States that have still to be asked for leave (R-29)."""
        player, leaves = self.mover.player, self.state.leaves
        if self.bound:
            return frozenset()
        if player == NOBODY:  # it passes free, but a player may refuse
            return frozenset(EVERYBODY) - self.opened - {o.side for o in leaves if o.by == self.mover.side}
        return frozenset(EVERYBODY) - self.opened - {o.side for o in self.state.leaves if o.player == player}

    @looked_up
    def closed(self) -> frozenset[int]:
        """The squares of all States that it may not enter."""
        provinces = zip(self.state.world.provinces, self.state.owner, strict=True)
        return frozenset(s for one, owner in provinces if owner not in self.opened for s in one.squares)

    def is_hostile(self, unit: Unit) -> bool:
        """Whether a unit stands against the mover: an enemy that is not led by the same player (R-25)."""
        same = self.mover.player != NOBODY and self.state.commander(unit) == self.mover.player
        return not same and self.is_enemy(unit)

    def is_enemy(self, unit: Unit) -> bool:
        """Whether it fights the mover, or one of the two is of a State in chaos, whoever leads them (war-1, R-20)."""
        if unit.side == self.mover.side:
            return False
        if self.state.chaos[unit.side] or self.state.chaos[self.mover.side]:
            return True
        return not self.foes.isdisjoint(banners(self.state, mover_of(self.state, unit)))

    def lets(self, side: int) -> bool:
        """Whether a State lets the mover pass, or may still be asked."""
        return side in self.opened or side in self.askable


def ground(state: State, unit: Unit) -> Ground:
    """The map as a unit meets it."""
    return Ground(state, mover_of(state, unit))


class Grounds(dict[Mover, Ground]):
    """The map as each mover meets it, looked up once for all who look while nothing changes."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def __missing__(self, mover: Mover) -> Ground:
        self[mover] = Ground(self.state, mover)
        return self[mover]

    def of(self, unit: Unit) -> Ground:
        """The map as a unit meets it."""
        return self[mover_of(self.state, unit)]


class Way(NamedTuple):
    """A way to a square: the squares passed, the goal last, and the States that must be asked for leave, in order."""

    path: tuple[int, ...]
    asks: tuple[int, ...] = ()


def touches_defender(here: Ground, square: int) -> bool:
    """Whether a square touches one of the hostile units that defend the province it lies in (R-82)."""
    world = here.state.world
    province = world.squares[square].province
    return any(world.squares[n].province == province for n in here.held.intersection(world.steps[square]))


def stops(here: Ground, square: int) -> bool:
    """Whether a move ends on a square since its province is defended (R-82)."""
    return here.state.world.squares[square].province in here.defended


def may_enter(here: Ground, square: int) -> bool:
    """Whether hostile units let a square be entered: none on it, in a defended province one beside it.

    By political-movement-4 and R-82.
    """
    free = here.known.get(square)
    if free is None:
        free = square not in here.held and (not stops(here, square) or touches_defender(here, square))
        here.known[square] = free
    return free


def is_leaving(here: Ground, start: int, to: int) -> bool:
    """Whether a way leads out of a State that has ended its leave, or nearer to its border: no leave is needed for it.

    By passage-3; deeper into it nobody goes (R-29).
    """
    state = here.state
    inside = state.owner_of(start)
    if here.bound or here.lets(inside):
        return False
    return state.owner_of(to) != inside or _depth(state, to) < _depth(state, start)


def _depth(state: State, square: int) -> int:
    """How many steps it is out of the State in which a square lies."""
    inside, far = state.owner_of(square), state.world.distances(square)
    return min((steps for other, steps in far.items() if state.owner_of(other) != inside), default=UNREACHED)


def ways(here: Ground, start: int, most: int) -> dict[int, Way]:
    """The best way to every square within so many steps: with the fewest States to ask, then the shortest (R-03, R-04).

    A State that may no longer be asked is closed, but to those who leave it (passage-3). Of equally good ways the first
    in reading order counts.
    """
    inside = here.state.owner_of(start)
    if here.bound or here.lets(inside):
        return _ways(here, start, most, NOBODY)
    found = _ways(here, start, most, inside)
    return {square: way for square, way in found.items() if is_leaving(here, start, square)}


def _ways(here: Ground, start: int, most: int, inside: int) -> dict[int, Way]:
    """The same, whoever leaves. `inside`: the State that is left, NOBODY for none."""
    steps, squares, defended = here.state.world.steps, here.state.world.squares, here.defended
    found: dict[int, Way] = {}
    edge: list[tuple[int, Way]] = [(start, Way(()))]
    for _ in range(most):
        fresh: dict[int, Way] = {}
        for square, way in edge:
            if square != start and squares[square].province in defended:  # it stops
                continue
            for onward in steps[square]:
                best = found.get(onward) or fresh.get(onward)
                if onward == start or (best is not None and len(best.asks) <= len(way.asks)):
                    continue
                after = _onward(here, onward, way, inside)
                if after is not None and (best is None or len(after.asks) < len(best.asks)):
                    fresh[onward] = after
        found |= fresh
        edge = list(fresh.items())
    return found


def _onward(here: Ground, square: int, way: Way, inside: int) -> Way | None:
    """A way made longer by a square; None where it may not be entered."""
    side = here.state.owner_of(square)
    known = side in here.opened or side in way.asks or side == inside
    if not (known or side in here.askable) or not may_enter(here, square):
        return None
    return Way((*way.path, square), way.asks if known else (*way.asks, side))
