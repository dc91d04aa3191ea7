"""Retreat (11.2): the winner leads the beaten general away, exactly as far as he must and as far off as he can."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from engine.games.maria.actions import Retreat
from engine.games.maria.alliances import enters
from engine.games.maria.hussars import ride_over
from engine.games.maria.powers import CROSSING, ref
from engine.games.maria.refusals import no
from engine.games.maria.stacks import remove
from engine.games.maria.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

Path = tuple[int, ...]


def open_ways(position: State, place: int) -> list[tuple[int, ...]]:
    """For each city the roads to retreat on: past no piece, to no foreign map or neutral land (11.2-c, 11.2-d, R-18).

    A stack goes from map to map only if all in it are French or Austrian (R-53).
    """
    world = position.world
    index, shut = world.index, position.occupied()
    group = position.generals_on(place)
    crossing = all(world.pieces[n].power in CROSSING for n in group)
    lands = tuple(land for n in group for land in position.alliances.foreign[world.pieces[n].power])
    return [
        tuple(
            m
            for m in near
            if not shut >> m & 1
            and (crossing or index.map[m] == index.map[n])
            and not (lands and enters(lands, n, m))
        )
        for n, near in enumerate(index.neighbours)
    ]


def backwards(ways: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """For each city those from which it can be entered: out of neutral land a way is open in one direction only."""
    into: list[list[int]] = [[] for _ in ways]
    for here, near in enumerate(ways):
        for there in near:
            into[there].append(here)
    return [tuple(near) for near in into]


def steps_to(into: list[tuple[int, ...]], goal: int) -> dict[int, int]:
    """Roads to `goal` from each city that can reach it; `into` are the ways backwards."""
    steps = {goal: 0}
    front = [goal]
    while front:
        following: list[int] = []
        for here in front:
            for there in into[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    following.append(there)
        front = following
    return steps


def find_path(
    ways: list[tuple[int, ...]], start: int, goal: int, length: int, steps: dict[int, int],
    wanted: int = 0, unwanted: int = 0,
) -> Path | None:  # fmt: skip
    """A path of exactly `length` roads that enters no city twice (11.2-b, 11.2-c), or None.

    Args:
        steps: roads from each city to the goal. wanted, unwanted: masks of cities it must, or must not, pass.
    """
    path: list[int] = []

    def search(here: int, left: int, used: int, wanted: int) -> bool:
        if left == 0:
            return here == goal and not wanted
        onward = [
            n for n in ways[here] if not used >> n & 1 and not unwanted >> n & 1 and steps.get(n, 99) < left
        ]
        onward.sort(key=lambda n: (n == goal, -steps[n]))
        for there in onward:
            if there == goal and left != 1:
                continue
            path.append(there)
            if search(there, left - 1, used | 1 << there, wanted & ~(1 << there)):
                return True
            path.pop()
        return False

    return tuple(path) if search(start, length, 1 << start, wanted) else None


def best_retreats(position: State, place: int, winner: int, length: int) -> tuple[Path, ...]:
    """One path for each outcome: an end as far as possible from the winner, and the hussars ridden over on the way."""
    world = position.world
    distance = world.index.distance[winner]
    ways = open_ways(position, place)
    into = backwards(ways)
    near = _flood(ways, place, length)
    found: list[Path] = []
    best = -1
    for goal in sorted(near, key=lambda n: (-distance[n], n)):
        if distance[goal] < best:
            break
        steps = steps_to(into, goal)
        paths = _outcomes(ways, place, goal, length, steps, position.hussars_at())
        if paths:
            best = distance[goal]
            found += paths
    return tuple(found)


def _flood(ways: list[tuple[int, ...]], start: int, length: int) -> list[int]:
    """The cities at most `length` open roads away."""
    seen, front = {start}, {start}
    for _ in range(length):
        front = {there for here in front for there in ways[here]} - seen
        seen |= front
    seen.discard(start)
    return sorted(seen)


def _outcomes(
    ways: list[tuple[int, ...]], start: int, goal: int, length: int, steps: dict[int, int], hussars: int
) -> list[Path]:
    """A path to the goal for each set of hussars that it can ride over."""
    spots = [n for n in range(hussars.bit_length()) if hussars >> n & 1]
    found = []
    for count in range(len(spots) + 1):
        for taken in combinations(spots, count):
            wanted = sum(1 << n for n in taken)
            path = find_path(ways, start, goal, length, steps, wanted, hussars & ~wanted)
            if path is not None:
                found.append(path)
    return found


def plan_retreat(position: State, place: int, winner: int, length: int) -> LeadAway | None:
    """The Step in which the winner leads the beaten group away; None if there is no way of full length (11.2-a)."""
    paths = best_retreats(position, place, position.where[winner], length)
    if not paths:
        return None
    ends = tuple(sorted({path[-1] for path in paths}))
    return LeadAway(position.generals_on(place)[0], winner, length, ends, paths)


def lose_group(position: State, place: int, length: int) -> None:
    """Without a way of full length all troops of the beaten are lost (11.2-e)."""
    world = position.world
    for general in position.generals_on(place):
        remove(position, general)
        piece = world.pieces[general]
        position.tell(
            Event(
                "removed", say("maria-log-no-retreat", piece=piece.ref, n=length), clause="maria 11.2-e",
                lit=(piece.ref,), side=ref(piece.power), result=True,
            )
        )  # fmt: skip


class Withdraw(Step[State], frozen=True):
    """Saxony's marker has moved before the retreat (V-21): whoever is still the winner's enemy is led away (R-46)."""

    name: ClassVar[str] = "retreat"
    clause: ClassVar[str] = "maria 11.2-a"
    general: int
    winner: int
    length: int

    def run(self, position: State) -> None:
        """Who is no enemy any more stays; else the way is chosen, and who finds none is lost."""
        position.pop()
        pieces, place = position.world.pieces, position.where[self.general]
        if pieces[self.general].power not in position.alliances.foes[pieces[self.winner].power]:
            return
        lead = plan_retreat(position, place, self.winner, self.length)
        if lead is None:
            lose_group(position, place, self.length)
        else:
            position.push(lead)


class Retreating(Rule[Asked["LeadAway", State], Retreat]):
    """The beaten group is led away, exactly as far as it must and as far off as it can (11.2-b, 11.2-c, 11.2-d).

    Exact: the ways were searched when the retreat began, one for each outcome; there are hundreds besides.
    """

    action: ClassVar[type[Action]] = Retreat
    exact: ClassVar[bool] = True

    def candidates(self, asked: Asked[LeadAway, State]) -> Iterator[Retreat]:
        """Every way that was found."""
        world, step = asked.position.world, asked.step
        for path in step.paths:
            yield Retreat(world.pieces[step.general].id, tuple(world.index.ids[n] for n in path))

    def why_not(self, asked: Asked[LeadAway, State], action: Retreat) -> Refusal | None:
        """The beaten one, for the full length (11.2-b), by open roads, no city twice (11.2-c), to a farthest end."""
        position, step, world = asked.position, asked.step, asked.position.world
        piece, number = f"piece:{action.general}", world.index.number
        if world.number[action.general] != step.general:
            return no("11.2-a", "not-beaten", piece, piece=piece)
        path = tuple(number[p] for p in action.path)
        start = position.where[step.general]
        ways = open_ways(position, start)
        here, seen = start, {start}
        for there in path:
            lit = world.place_ref(there)
            if there in seen:
                return no("11.2-c", "retreat-twice", lit, piece=piece, place=lit)
            if there not in ways[here]:
                return _closed(position, step.general, here, there)
            seen.add(there)
            here = there
        if len(path) != step.length:
            return no("11.2-b", "retreat-length", piece, piece=piece, n=step.length, length=len(path))
        if here not in step.ends:
            ends = tuple(world.place_ref(n) for n in step.ends)
            return no("11.2-b", "retreat-farther", *ends, piece=piece, places=list(ends))
        return None

    def play(self, asked: Asked[LeadAway, State], action: Retreat) -> None:
        """All go, riding over hussars; who had to retreat is noted for this phase (11.1-l)."""
        position, world = asked.position, asked.position.world
        position.pop()
        start = position.where[asked.step.general]
        path = tuple(world.index.number[p] for p in action.path)
        group = position.generals_on(start)
        for there in path:
            ride_over(position, there)
        for general in group:
            position.where[general] = path[-1]
            position.retreated |= 1 << general
        position.find_pieces()
        for general in group:
            position.leave_home(world.pieces[general].power, (start, *path))
        self._tell(position, asked.step.general, group, (start, *path))

    def _tell(self, position: State, general: int, group: tuple[int, ...], way: Path) -> None:
        world = position.world
        piece, (start, *via) = world.pieces[general], tuple(world.place_ref(n) for n in way)
        message = say(
            "maria-log-retreats", piece=piece.ref, place=start, via=via, target=via[-1], n=len(via)
        )  # fmt: skip
        position.tell(
            Event(
                "move", message, clause="maria 11.2-b", lit=tuple(world.pieces[n].ref for n in group),
                path=(start, *via), side=ref(piece.power), result=True,
            )
        )  # fmt: skip


def _closed(position: State, general: int, here: int, there: int) -> Refusal:
    """Why it may not go on from one city to another (11.2-c, 11.2-d, 19.4-d)."""
    world = position.world
    piece, lit = world.pieces[general].ref, world.place_ref(there)
    if not world.index.neighbour_mask[here] >> there & 1:
        return no("11.2-c", "no-road", lit, piece=piece, place=world.place_ref(here), target=lit)
    if position.occupied() >> there & 1:
        return no("11.2-c", "retreat-occupied", lit, piece=piece, place=lit)
    if world.index.map[there] != world.index.map[here]:
        return no("11.2-d", "retreat-map", lit, piece=piece, place=lit)
    return no("19.4-d", "neutral-land", lit, piece=piece, place=lit)


def refuse_end(position: State, general: int, place: int) -> Refusal | None:
    """Why no retreat comes into a city by any road (11.2-c, 11.2-d, 19.4-d); None where some road is open."""
    ways, near = open_ways(position, position.where[general]), position.world.index.neighbours[place]
    if any(place in ways[n] for n in near):
        return None
    return _closed(position, general, near[0], place)


class LeadAway(Step[State], frozen=True):
    """The winner chooses the way of the retreat (11.2-b, R-18).

    Attributes:
        general: commander of the beaten group. winner: the winning commander. length: cities to go.
        ends: the farthest cities that a full retreat can reach. paths: one way for each outcome.
    """

    name: ClassVar[str] = "retreat"
    clause: ClassVar[str] = "maria 11.2-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Retreating(),)
    general: int
    winner: int
    length: int
    ends: tuple[int, ...]
    paths: tuple[Path, ...]

    def seats(self, position: State) -> tuple[str, ...]:
        """The winner's player."""
        return (position.alliances.seat_of[position.world.pieces[self.winner].power],)

    def prompt(self, position: State, seat: str) -> Message:
        """Whom, and how far."""
        world = position.world
        return say(
            "maria-prompt-retreat", side=ref(world.pieces[self.winner].power), seat=f"seat:{seat}",
            piece=world.pieces[self.general].ref, n=self.length,
        )  # fmt: skip

    def interpret_drag(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        """The way that was dragged, or one that ends there."""
        del seat
        world = position.world
        name, goal = source.removeprefix("piece:"), world.index.number.get(target.removeprefix("place:"), -1)
        if name not in world.number or goal < 0:
            return
        if via:
            yield Retreat(name, tuple(v.removeprefix("place:") for v in via))
            return
        start = position.where[self.general]
        ways = open_ways(position, start)
        steps = steps_to(backwards(ways), goal)
        path = find_path(ways, start, goal, self.length, steps)
        if path is None and steps.get(start):  # where no way has the full length, the shortest
            path = find_path(ways, start, goal, steps[start], steps)
        yield Retreat(name, tuple(world.index.ids[n] for n in path or (goal,)))
