"""What States led by the program do at the end of a turn (neutral, R-40)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.politics.attack import assault
from engine.games.sachsen.politics.entering import Ground, Mover, ground, stops, ways
from engine.games.sachsen.politics.lent import guards
from engine.games.sachsen.politics.meeting import invaded
from engine.games.sachsen.politics.orders import new_general
from engine.games.sachsen.politics.passage import Permission, decide
from engine.games.sachsen.record import OFF, ON, Unit, War
from engine.games.sachsen.sides import NOBODY, SIDES
from engine.games.sachsen.state import State
from engine.games.sachsen.world import UNREACHED
from engine.kernel.step import Step


class NeutralStates(Step[State], frozen=True):
    """The neutral States act one after another, by name, each with its columns (R-40).

    Attributes:
        left: State and column still to come; None before the first.
    """

    name: ClassVar[str] = "neutral-states"
    clause: ClassVar[str] = "sachsen R-40"
    left: tuple[tuple[int, int], ...] | None = None

    def run(self, state: State) -> None:
        """The next column; a battle that it begins comes first."""
        left = turns_of(state) if self.left is None else self.left
        if not left:
            state.replace(Homecoming())
            return
        state.replace(NeutralStates(left[1:]))
        side, column = left[0]
        if state.is_neutral(side):
            act(state, side, column)


class Homecoming(Step[State], frozen=True):
    """Then brigades that stand alone come home, garrisons and generals are renewed (R-40).

    Attributes:
        left: State and column still to come; None before the first.
    """

    name: ClassVar[str] = "homecoming"
    clause: ClassVar[str] = "sachsen R-40"
    left: tuple[tuple[int, int], ...] | None = None

    def run(self, state: State) -> None:
        """The brigades of the next column."""
        left = turns_of(state) if self.left is None else self.left
        if left:
            state.replace(Homecoming(left[1:]))
            come_home(state, *left[0])
            return
        state.pop()
        for side in state.neutrals():
            refill(state, side)
            renew(state, side)


def turns_of(state: State) -> tuple[tuple[int, int], ...]:
    """The columns of the neutral States, by name (R-40)."""
    found = []
    for side in sorted(state.neutrals(), key=SIDES.__getitem__):
        found += [(side, state.world.columns[number][1]) for number in state.world.realms[side].columns]
    return tuple(found)


# --- columns -------------------------------------------------------------------------------------


def come_home(state: State, side: int, column: int) -> None:
    """Brigades that stand alone go to the seat of their column, by square (R-25, R-40)."""
    astray: dict[int, list[Unit]] = {}
    for unit in stragglers(state, side, column):
        astray.setdefault(unit.square, []).append(unit)
    for group in astray.values():
        if march(state, group, seat_of(state, side, column), "to-seat") is None:
            return


def stragglers(state: State, side: int, column: int) -> list[Unit]:
    """Brigades of a column that nobody leads and that stand alone: no guards, at no seat, not with their command unit.

    So are those whom a player has led abroad, and those that have come to a province which has its garrison (R-40).
    """
    world, realm, command = state.world, state.world.realms[side], state.command_of(side, column)
    places = {realm.capital, realm.second} | ({command.square} if command is not None else set())
    posts = {world.provinces[province].guard for province in state.provinces_of(side)}
    stays, found = guards(state, side), list[Unit]()
    posts -= {state.units[name].square for name in stays}
    for unit in state.brigades_of(side, column):
        free = state.is_ready(unit) and unit.led_by == NOBODY and not unit.attacked and unit.id not in stays
        if free and unit.square in posts:
            posts.remove(unit.square)
        elif free and unit.square not in places:
            found.append(unit)
    return found


def act(state: State, side: int, column: int) -> None:
    """A command unit with its free brigades: against an enemy on its land, else where it is sent, else home (R-40)."""
    command = state.command_of(side, column)
    if command is None or not state.is_ready(command) or command.led_by != NOBODY or command.attacked:
        return
    group = group_of(state, command)
    here = ground(state, command)
    intruders = [u for u in state.units.values() if _is_intruder(here, u)]
    if intruders:
        goal = nearest(state, command, [unit.square for unit in intruders])
        go_against(state, group, goal, "enemy-on-land")
        return
    targets = [] if state.blocked[side] else offenders(state, side)
    if targets:
        goal = nearest(state, command, targets)
        go_against(state, group, goal, "sent")
    else:
        go_home(state, group)


def _is_intruder(here: Ground, unit: Unit) -> bool:
    return unit.is_on and here.state.owner_of(unit.square) == here.mover.side and here.is_hostile(unit)


def group_of(state: State, command: Unit) -> list[Unit]:
    """A command unit and the brigades of its column that stand with it and are no garrison.

    None that has attacked this turn, under a player who leads it no more (political-movement-3).
    """
    stays = guards(state, command.side)
    return [command] + [
        unit
        for unit in state.brigades_of(command.side, command.column)
        if state.is_ready(unit)
        and unit.square == command.square
        and unit.led_by == NOBODY
        and not unit.attacked
        and unit.id not in stays
    ]


def offenders(state: State, side: int) -> list[int]:
    """The squares of the provinces of those against whom a State sends its army (guarantees-2, war-3)."""
    enemies = {enemy for war in state.wars_of(side) if _marches(war, side) for enemy in war.against(side)}
    return [
        s for p, owner in enumerate(state.owner) if owner in enemies for s in state.world.provinces[p].squares
    ]


def _marches(war: War, side: int) -> bool:
    return side in war.sent or war.kingdom


def nearest(state: State, unit: Unit, squares: Iterable[int]) -> int:
    """Of some squares the nearest to a unit, the first in reading order where there are several; OFF for none."""
    far = state.world.distances(unit.square)
    return min(squares, key=lambda square: (far.get(square, UNREACHED), square), default=OFF)


def strength(units: Iterable[Unit]) -> int:
    """The number of brigades."""
    return sum(not unit.is_command for unit in units)


def go_against(state: State, group: list[Unit], goal: int, reason: str) -> None:
    """They go toward a goal and attack who stands there, or near it, if they are as many; else they go home (R-40)."""
    here = ground(state, group[0])
    if strength(group) < strength(hostile_near(here, goal)):
        go_to(state, group, state.world.realms[here.mover.side].capital)
        return
    gone = march(state, group, goal, reason, attacks=True)
    if gone is None:
        return
    group = gone
    if here.held.isdisjoint(state.world.steps[group[0].square]):
        invaded(state, [unit for unit in group if unit.moved])
    elif (anchor := target(here, group, group[0].square, goal)) != OFF:
        assault(state, NOBODY, anchor, group, {})


def hostile_near(here: Ground, square: int) -> list[Unit]:
    """The enemies on a square and next to it."""
    return list(filter(here.is_hostile, here.state.standing(square, *here.state.world.steps[square])))


def target(here: Ground, group: list[Unit], at: int, goal: int) -> int:
    """The square that a group attacks from another, OFF for none: the goal, or the first that is no stronger (R-40)."""
    beside = [square for square in here.state.world.steps[at] if square in here.held]
    anchors, most = [goal] if goal in beside else beside, strength(group)
    return next((one for one in anchors if strength(hostile_near(here, one)) <= most), OFF)


def go_home(state: State, group: list[Unit]) -> None:
    """They go to the seat of their column."""
    go_to(state, group, seat_of(state, group[0].side, group[0].column))


def seat_of(state: State, side: int, column: int) -> int:
    """The seat of a column: the capital, of the second one of a Kingdom its other seat (R-40)."""
    realm = state.world.realms[side]
    return realm.capital if column == 1 else realm.second


def go_to(state: State, group: list[Unit], seat: int) -> None:
    """They go to a seat."""
    if group[0].square != seat:
        march(state, group, seat, "to-seat")


def able(state: State, group: list[Unit], steps: int) -> list[Unit]:
    """Those of a group who may still go so many squares this turn (political-movement-1)."""
    return [unit for unit in group if unit.moved + steps <= state.world.numbers.political_move]


def march(
    state: State, group: list[Unit], goal: int, reason: str, *, attacks: bool = False
) -> list[Unit] | None:
    """They go three squares toward a goal at most, together; returns them as they are now (political-movement-1).

    Who has moved too far this turn, under a player who leads it no more, stays behind. A defended province is entered
    only to attack (R-82): by those who do (`attacks`) and are strong enough.
    Where the nearest square is reached through a player's State he is asked first: None, and they act anew (R-29).
    """
    lead, world = group[0], state.world
    here, far = ground(state, lead), world.distances(goal)
    start = far.get(lead.square, UNREACHED)
    reach = ways(here, lead.square, world.numbers.political_move - lead.moved)

    def is_open(square: int) -> bool:
        going = able(state, group, len(reach[square].path))
        return not stops(here, square) or (attacks and target(here, going, square, goal) != OFF)

    better = [square for square in reach if far.get(square, UNREACHED) < start and is_open(square)]
    if not better:
        return group
    to = min(better, key=lambda s: (far[s], len(reach[s].asks), len(reach[s].path), s))
    if reach[to].asks:
        wait_for_leave(state, lead, reach[to].asks)
        return None
    steps = len(reach[to].path)
    path = tuple(world.squares[square].ref for square in (lead.square, *reach[to].path))
    going = able(state, group, steps)
    for unit in going:
        state.put(
            unit,
            square=to,
            moved=unit.moved + steps,
            origin=unit.square if unit.origin == OFF else unit.origin,
        )
    refs = [unit.ref for unit in going]
    state.say(
        f"marches-{reason}", "R-40", lead.side, *refs, kind="move", path=path, place=path[-1], n=len(refs)
    )
    return [state.units[unit.id] for unit in going]


def wait_for_leave(state: State, lead: Unit, asks: Iterable[int]) -> None:
    """Players are asked whether an army may pass, but for those whose ruler is wounded (R-29, attempt-5)."""
    top = state.top()
    assert isinstance(top, NeutralStates | Homecoming)
    state.replace(replace(top, left=((lead.side, lead.column), *(top.left or ()))))
    for side in asks:
        leader = state.leader[side]
        if state.is_blocked(leader):
            decide(state, NOBODY, side, granted=False, by=lead.side)
        else:
            state.push(Permission(leader, NOBODY, side, lead.side))


# --- garrisons -----------------------------------------------------------------------------------


def refill(state: State, side: int) -> None:
    """A province without any own brigade and without enemies gets one from the seat, that has not moved (R-40)."""
    world, realm = state.world, state.world.realms[side]
    held = Ground(state, Mover(side, NOBODY)).defended
    for province in state.provinces_of(side):
        if province in held or any(unit.side == side for unit in state.in_province(province)):
            continue
        stays = guards(state, side)
        free = [
            unit
            for unit in state.brigades_of(side)
            if unit.square in (realm.capital, realm.second) and unit.status == ON
            and not (unit.moved or unit.attacked) and unit.led_by == NOBODY and unit.id not in stays
        ]  # fmt: skip
        if not free:
            return
        unit, place = free[0], world.squares[world.provinces[province].guard].ref
        now = state.put(unit, square=world.provinces[province].guard)
        state.say("garrison", "R-40", side, now.ref, place, kind="move", piece=now.ref, place=place)


def renew(state: State, side: int) -> None:
    """A column without a command unit gets a new one for nothing, in three turns, with a fresh general (R-40, R-70)."""
    for number in state.world.realms[side].columns:
        column = state.world.columns[number][1]
        if state.command_of(side, column) is None and state.brigades_of(side, column):
            unit = new_general(state, side, column)
            state.say("new-general", "R-40", side, unit.ref, piece=unit.ref, turn=unit.due)
