"""Ways on the field: marches, what halts them, closing, flight, pursuit (battle-movement, influence, R-52, R-62)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import NamedTuple

from engine.games.sachsen.battle.battle import Battle, FieldUnit, area
from engine.games.sachsen.battle.field import AHEAD, OFF, REDOUBT, Field
from engine.games.sachsen.battle.values import added, charge_squares, values
from engine.games.sachsen.cards import card_file

Way = tuple[int, ...]
"""The squares entered, the last one last."""


def keeps_out(ground: str, unit: FieldUnit, *, train: bool) -> bool:
    """Whether ground keeps a unit out: horsemen go into no redoubt, nor do guns on a `train` (battle-movement-4)."""
    return ground == REDOUBT and ((unit.mounted and not unit.command) or (unit.guns and train))


def is_barred(battle: Battle, unit: int, square: int) -> bool:
    """Whether a unit as it is may not enter a square (battle-movement-4)."""
    one = battle.units[unit]
    return keeps_out(battle.field.kind[square], one, train=one.train)


def may_step(field: Field, here: int, there: int, first: bool) -> bool:
    """Whether a marching unit may go on to a square that touches its own (R-52).

    Into an obstacle only with the first step of a move, for it has halted before it; inside and out of it freely.
    """
    obstacle = field.obstacle[there]
    return obstacle == OFF or first or obstacle == field.obstacle[here]


def halts(battle: Battle, army: int) -> Callable[[int], bool]:
    """Whether a square lies in the area of an enemy, so that a march halts there (influence-2)."""
    far, most = battle.field.far, area()
    enemies = [battle.units[n].square for n in battle.standing(1 - army)]
    known: dict[int, bool] = {}

    def halted(square: int) -> bool:
        if square not in known:
            known[square] = any(far[square][enemy] <= most for enemy in enemies)
        return known[square]

    return halted


def marches(battle: Battle, unit: int, squares: int, *, halting: bool = True) -> dict[int, Way]:
    """The squares where a march of so many squares may end, each with the shortest way, straight rather than across.

    It passes friends, halts in the areas of enemies and before obstacles, and ends on a free square
    (battle-movement-1, battle-movement-4).

    Args:
        halting: else the areas of enemies halt nobody, to tell why a square is out of reach.
    """
    field, one, occupied = battle.field, battle.units[unit], battle.occupied()
    halted, edge = halts(battle, one.army), [one.square]
    ways: dict[int, Way] = {one.square: ()}
    for length in range(squares):
        ahead: list[int] = []
        for here in edge:
            if length and halting and halted(here):
                continue
            for there in field.near[here]:
                if there in ways or not may_step(field, here, there, not length):
                    continue
                other = occupied.get(there)
                enemy = other is not None and battle.units[other].army != one.army
                if not enemy and not is_barred(battle, unit, there):
                    ways[there] = (*ways[here], there)
                    ahead.append(there)
        edge = ahead
    return {square: way for square, way in ways.items() if way and square not in occupied}


def march_squares(battle: Battle, unit: int, orders: Iterable[str] | None = None) -> tuple[int, int]:
    """How far a unit marches, and marches by force: Quick step adds one and two (battle-movement-1, battle-movement-2).

    Args:
        orders: its orders, where not all that it has are meant.
    """
    one = battle.units[unit]
    more = added(battle.orders_of(unit) if orders is None else orders, "march")
    march, forced, _ = values(one.kind).move
    return march + more, forced + 2 * more


def closings(battle: Battle, unit: int, target: int, reach: int) -> list[int]:
    """The free squares next to a target to which a unit comes with so many steps, straight ones first (R-54).

    No other obstacle is entered than the one in which it stands, unless it stood before it when the phase began, and
    then with the first step (R-52).
    """
    field, one, occupied = battle.field, battle.units[unit], battle.occupied()
    beside = field.near[battle.units[target].square]
    found, edge = [one.square], [one.square]
    stood = battle.fight is not None and battle.fight.stood
    for step in range(reach):
        ahead: list[int] = []
        for here in edge:
            for there in field.near[here]:
                free = there not in occupied and not is_barred(battle, unit, there)
                if free and there not in found and may_step(field, here, there, first=stood and not step):
                    found.append(there)
                    ahead.append(there)
        edge = ahead
    return [square for square in found[1:] if square in beside]


class Flight(NamedTuple):
    """Where a fleeing unit goes.

    Attributes:
        way: the squares it enters. off: it goes beyond the edge of the field. caught: it cannot flee without crossing
            the area of an enemy in which it was not (R-62).
    """

    way: Way = ()
    off: bool = False
    caught: bool = False


def flight(battle: Battle, unit: int, squares: int, *, leaves: bool = True) -> Flight:
    """How a unit flees, or falls back, so many squares toward its own edge row (R-62, R-74).

    By the shortest way around the areas of enemies, but for those in which it stands; of equally short ones by the
    straightest, then by the one nearer to the middle of the edge (R-86). It may pass friends and ends on a free square.

    Args:
        leaves: beyond the edge row it leaves the field; else it halts there.
    """
    field, one, occupied = battle.field, battle.units[unit], battle.occupied()
    edge, left = battle.armies[one.army].edge, steps_home(battle, unit)
    if one.square not in left:
        return Flight(caught=True)
    here, way, bends = one.square, list[int](), _bends(field, edge, left)
    for _ in range(min(squares, left[here])):
        ahead = (there for there in field.near[here] if left.get(there) == left[here] - 1)
        bend = {there: bends[there] + _bent(field, edge, here, there) for there in ahead}
        here = min(bend, key=lambda there: (bend[there], field.along(there, edge), there))
        way.append(here)
    if leaves and not field.depth(here, edge) and len(way) < squares:
        return Flight(tuple(way), off=True)
    while way and way[-1] in occupied:
        way.pop()
    return Flight(tuple(way))


def steps_home(battle: Battle, unit: int) -> dict[int, int]:
    """By square the steps of a fleeing unit to its edge row, or as near as there is a way; none if it is caught."""
    field, one, closed = battle.field, battle.units[unit], closed_to_flight(battle, unit)
    edge = battle.armies[one.army].edge
    left = _steps(field, [square for square in field.edge_row(edge) if square not in closed], closed)
    if one.square in left:
        return left
    reached = _steps(field, [one.square], closed)
    goal = min(reached, key=lambda s: (field.depth(s, edge), reached[s], field.along(s, edge), s))
    return {} if field.depth(goal, edge) >= field.depth(one.square, edge) else _steps(field, [goal], closed)


def closed_to_flight(battle: Battle, unit: int) -> set[int]:
    """Squares that a fleeing unit may not cross: enemies, areas in which it is not, redoubts for horses and guns."""
    field, one, most = battle.field, battle.units[unit], area()
    closed = {square for square, n in battle.occupied().items() if battle.units[n].army != one.army}
    for enemy in battle.standing(1 - one.army):
        far = field.far[battle.units[enemy].square]
        if far[one.square] > most:
            closed.update(square for square in field.squares if far[square] <= most)
    closed.update(square for square in field.squares if keeps_out(field.kind[square], one, train=True))
    closed.discard(one.square)
    return closed


def _steps(field: Field, goals: Iterable[int], closed: Container[int]) -> dict[int, int]:
    """By square the steps to the nearest of some goals around closed squares; those that reach none are missing."""
    found = dict.fromkeys(goals, 0)
    rim = list(found)
    while rim:
        ahead: list[int] = []
        for here in rim:
            for there in field.near[here]:
                if there not in found and there not in closed:
                    found[there] = found[here] + 1
                    ahead.append(there)
        rim = ahead
    return found


def _bends(field: Field, edge: str, left: dict[int, int]) -> dict[int, int]:
    """By square how many steps of the straightest of its shortest ways do not lead straight back (R-86)."""
    found: dict[int, int] = {}
    for here in sorted(left, key=lambda square: left[square]):
        ahead = (there for there in field.near[here] if left.get(there) == left[here] - 1)
        found[here] = min((found[there] + _bent(field, edge, here, there) for there in ahead), default=0)
    return found


def _bent(field: Field, edge: str, here: int, there: int) -> bool:
    """Whether a step does not lead straight toward a side of the field."""
    return field.neighbour(here, AHEAD[edge]) != there


def pursuit(battle: Battle, unit: int, prey: int, squares: int) -> Way:
    """The way of a pursuer straight after a routed unit: until it touches it, or is in another's area (R-62).

    Obstacles halt nobody, but horses go round redoubts.
    """
    field, one, occupied = battle.field, battle.units[unit], battle.occupied()
    goal = battle.units[prey].square
    others = [n for n in battle.standing(1 - one.army) if n != prey]
    begun = set(battle.within(one.square, others))
    closed = {square for square, n in occupied.items() if battle.units[n].army != one.army}
    closed.update(square for square in field.squares if is_barred(battle, unit, square))
    left = _steps(field, [goal], closed)
    here, way = one.square, list[int]()
    while here in left and len(way) < squares and left[here] > 1:
        here = next(there for there in field.near[here] if left.get(there) == left[here] - 1)
        way.append(here)
        if set(battle.within(here, others)) - begun:
            break
    while way and way[-1] in occupied:
        way.pop()
    return tuple(way)


def flees(battle: Battle, unit: int, spent: int = 0) -> int:
    """How far a routed unit flees at a time: its charge figure, less squares spent in a charge (R-62)."""
    return charge_squares(battle.units[unit].kind) - spent


def falls_back(battle: Battle, unit: int) -> int:
    """How far damage 4 throws a unit back: its forced march (damage-1)."""
    return march_squares(battle, unit)[1]


def ends_in_area(battle: Battle, unit: int) -> list[int]:
    """The enemies in whose area a unit stands, nearest first."""
    one = battle.units[unit]
    return sorted(battle.within(one.square, battle.standing(1 - one.army)), key=lambda n: battle.far(unit, n))


def push_squares() -> int:
    """How far guns are pushed by hand (battle-movement-5)."""
    return card_file().guns.push
