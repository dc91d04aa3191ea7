"""Moving generals and trains (10.1); what a move does to fortresses, trains and hussars on its way.

Actions are listed one for each different outcome: where the piece ends and what it does on its way (fortresses it
leaves, trains and hussars it meets), by the shortest path that does it. Any other legal path may be played too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from engine.games.maria import trains
from engine.games.maria.actions import Done, March, Move, Reenter
from engine.games.maria.fortresses import is_enemy_fortress, leave_fortress
from engine.games.maria.hussars import ride_over
from engine.games.maria.position import MariaPosition, no
from engine.games.maria.powers import CROSSING, ref
from engine.games.maria.stacks import join, leave_stack
from engine.games.maria.world import OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step

GENERAL_STEPS, GENERAL_MAIN = 3, 4
TRAIN_STEPS, TRAIN_MAIN = 2, 3
MARCH = 8
_MEMORY = 50_000


class Ground(Struct, frozen=True):
    """What the map looks like to one piece about to move, as masks of cities.

    Attributes:
        closed: cities it may not enter. joinable: cities where it may join a general, ending its move (10.1-d).
        fortresses: enemy fortresses that fall or are questioned when it leaves them. trains: enemy trains it takes.
        hussars: hussars it rides over. march_closed: cities closed to a forced march as well (10.1-f).
    """

    closed: int
    joinable: int
    fortresses: int
    trains: int
    hussars: int
    march_closed: int


def ground(position: MariaPosition, piece: int) -> Ground:
    """The map as this piece finds it (10.1-c to 10.1-f)."""
    world = position.world
    info = world.pieces[piece]
    power, here = info.power, 1 << position.where[piece]
    everything = position.occupied()
    if info.kind == "train":
        return Ground(everything & ~here, 0, 0, 0, position.hussars_at(), 0)
    joinable = _joinable(position, piece)
    enemy_trains = 0
    for foe in world.foes[power]:
        enemy_trains |= position.trains_at[foe]
    alone = 0 if _has_company(position, piece) else here
    enemy = position.enemy_pieces(power)
    strongholds = position.enemy_control(power)
    return Ground(
        closed=everything & ~joinable & ~enemy_trains & ~alone,
        joinable=joinable,
        fortresses=0 if position.is_down(piece) else strongholds,
        trains=enemy_trains,
        hussars=position.hussars_at(),
        march_closed=strongholds | enemy | world.index.around(enemy),
    )


def _has_company(position: MariaPosition, piece: int) -> bool:
    return len(position.generals_on(position.where[piece])) > 1


def _joinable(position: MariaPosition, piece: int) -> int:
    """Mask of the cities with one general this one may stack with (6-b, 6-c)."""
    mask = twice = 0
    for power in position.world.partners[position.world.pieces[piece].power]:
        for other in position.world.of_power[power]:
            place = position.where[other]
            if other != piece and place >= 0:
                twice |= mask & 1 << place
                mask |= 1 << place
    return mask & ~twice


# --- enumerating -----------------------------------------------------------------------


def piece_moves(position: MariaPosition, piece: int) -> tuple[Action, ...]:
    """All moves of one piece, one for each outcome; remembered by what the piece sees around it."""
    world, start = position.world, position.where[piece]
    land = ground(position, piece)
    near = world.index.within[MARCH if land.march_closed else TRAIN_MAIN][start]
    close = world.index.within[GENERAL_MAIN][start]
    key = (
        piece, start, land.closed & near, land.joinable & near, land.fortresses & close, land.trains & close,
        land.hussars & near, land.march_closed & near,
    )  # fmt: skip
    known: tuple[Action, ...] | None = world.moves.get(key)
    if known is None:
        known = tuple(_list_moves(position, piece, start, land))
        if len(world.moves) > _MEMORY:
            world.moves.clear()
        world.moves[key] = known
    return known


def _list_moves(position: MariaPosition, piece: int, start: int, land: Ground) -> Iterator[Action]:
    world = position.world
    name, ids = world.pieces[piece].id, world.index.ids
    train = world.pieces[piece].kind == "train"
    steps, main = (TRAIN_STEPS, TRAIN_MAIN) if train else (GENERAL_STEPS, GENERAL_MAIN)
    reached = _spread(position, piece, start, land, steps, main)
    for path in reached.values():
        yield Move(name, tuple(ids[n] for n in path))
    if not train:
        for outcome, path in _spread_march(position, piece, start, land).items():
            if outcome not in reached:
                yield March(name, tuple(ids[n] for n in path))


def _spread(
    position: MariaPosition, piece: int, start: int, land: Ground, steps: int, main: int
) -> dict[tuple[int, int], tuple[int, ...]]:
    """Shortest path for each outcome (city, mask of what was met on the way) of a normal move (10.1-b)."""
    index = position.world.index
    crossing = position.world.pieces[piece].power in CROSSING
    met = land.trains | land.hussars
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    seen: set[tuple[int, int, bool]] = set()
    front: list[tuple[int, int, bool, tuple[int, ...]]] = [(start, 0, True, ())]
    for step in range(1, main + 1):
        following: list[tuple[int, int, bool, tuple[int, ...]]] = []
        for here, done, on_main, path in front:
            left = done | (land.fortresses & 1 << here)
            for there in index.main_neighbours[here] if step > steps else index.neighbours[here]:
                bit = 1 << there
                if land.closed & bit or (not crossing and index.map[there] != index.map[here]):
                    continue
                still_main = on_main and bool(index.main_mask[here] & bit)
                if step > steps and not still_main:
                    continue
                outcome = left | (met & bit)
                state = (there, outcome, still_main)
                if state in seen:
                    continue
                seen.add(state)
                way = (*path, there)
                if (there != start or outcome) and (there, outcome) not in found:
                    found[there, outcome] = way
                if not land.joinable & bit:
                    following.append((there, outcome, still_main, way))
        front = following
    return found


def _spread_march(
    position: MariaPosition, piece: int, start: int, land: Ground
) -> dict[tuple[int, int], tuple[int, ...]]:
    """Shortest path for each outcome of a forced march: up to 8 cities by main road, clear of enemies (10.1-f)."""
    index = position.world.index
    crossing = position.world.pieces[piece].power in CROSSING
    closed = land.closed | land.march_closed
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    front: list[tuple[int, int, tuple[int, ...]]] = [(start, 0, ())]
    for _ in range(MARCH):
        following: list[tuple[int, int, tuple[int, ...]]] = []
        for here, done, path in front:
            for there in index.main_neighbours[here]:
                bit = 1 << there
                if closed & bit or (not crossing and index.map[there] != index.map[here]):
                    continue
                outcome = done | (land.hussars & bit)
                if (there, outcome) in found or (there == start and not outcome):
                    continue
                way = (*path, there)
                found[there, outcome] = way
                if not land.joinable & bit:
                    following.append((there, outcome, way))
        front = following
    return found


# --- refusing --------------------------------------------------------------------------


def refuse_mover(position: MariaPosition, powers: tuple[int, ...], piece: int) -> Refusal | None:
    """Only pieces of the active powers move, each once (10.1-a); a general who was joined has moved (10.1-d)."""
    info = position.world.pieces[piece]
    lit = info.ref
    if info.kind == "hussar":
        return no("7-a", "hussar-moves", lit, piece=lit)
    if info.power not in powers:
        return no("10.1-a", "not-active", lit, piece=lit, side=ref(info.power))
    if position.where[piece] < 0:
        return no("10.1-a", "off-board", lit, piece=lit)
    if position.moved >> piece & 1:
        return no("10.1-a", "moved-already", lit, piece=lit)
    return None


def refuse_path(position: MariaPosition, piece: int, path: tuple[int, ...], march: bool) -> Refusal | None:
    """Why a piece may not go this way, city by city; None if it may (10.1-b to 10.1-g)."""
    land = ground(position, piece)
    start, index = position.where[piece], position.world.index
    all_main, here, met = True, start, 0
    for number, there in enumerate(path, start=1):
        if not index.neighbour_mask[here] >> there & 1:
            return _no_road(position, piece, here, there)
        all_main = all_main and bool(index.main_mask[here] >> there & 1)
        refusal = (
            _refuse_length(position, piece, number, all_main, march, path)
            or _refuse_city(position, piece, land, there, last=number == len(path))
            or (_refuse_march(position, piece, land, there) if march else None)
        )
        if refusal is not None:
            return refusal
        met |= (0 if march else land.fortresses & 1 << here) | ((land.trains | land.hussars) & 1 << there)
        here = there
    if here == start and not met:
        return no(
            "10.1-b", "no-change", position.world.place_ref(here), piece=position.world.pieces[piece].ref
        )
    return None


def _no_road(position: MariaPosition, piece: int, here: int, there: int) -> Refusal:
    world = position.world
    a, b = world.place_ref(here), world.place_ref(there)
    return no("10.1-a", "no-road", b, piece=world.pieces[piece].ref, place=a, target=b)


def _refuse_length(
    position: MariaPosition, piece: int, number: int, all_main: bool, march: bool, path: tuple[int, ...]
) -> Refusal | None:
    """3 cities, 4 by main road; trains 2 and 3; a forced march 8, all by main road (10.1-b, 10.1-f)."""
    world = position.world
    info = world.pieces[piece]
    place, end = world.place_ref(path[number - 1]), world.place_ref(path[-1])
    if march:
        if info.kind == "train":
            return no("10.1-f", "march-train", info.ref, piece=info.ref)
        if not all_main:
            return no("10.1-f", "march-minor", place, piece=info.ref, place=place)
        if number > MARCH:
            return no("10.1-f", "march-far", end, piece=info.ref, n=MARCH)
        return None
    steps, main = (TRAIN_STEPS, TRAIN_MAIN) if info.kind == "train" else (GENERAL_STEPS, GENERAL_MAIN)
    if number > (main if all_main else steps):
        key = "too-far-main" if all_main else "too-far"
        return no("10.1-b", key, end, piece=info.ref, place=end, n=len(path), steps=steps, main=main)
    return None


def _refuse_city(
    position: MariaPosition, piece: int, land: Ground, there: int, *, last: bool
) -> Refusal | None:
    """No city with another piece is entered or jumped, but for joining a general and taking a train (10.1-c)."""
    world = position.world
    here = world.place_ref(there)
    info = world.pieces[piece]
    if land.joinable >> there & 1:
        if last:
            return None
        other = world.pieces[position.generals_on(there)[0]].ref
        return no("10.1-d", "joining-ends", other, here, piece=info.ref, blocker=other, place=here)
    if land.closed >> there & 1:
        return _refuse_occupied(position, piece, there)
    return None


def _refuse_occupied(position: MariaPosition, piece: int, there: int) -> Refusal:
    world = position.world
    here, info = world.place_ref(there), world.pieces[piece]
    inside = position.generals_on(there)
    if len(inside) == 2:
        lit = tuple(world.pieces[n].ref for n in inside)
        return no("6-b", "two-generals", *lit, here, piece=info.ref, place=here)
    blocker = inside[0] if inside else position.train_on(there)
    assert blocker is not None
    other = world.pieces[blocker]
    if info.kind == "train":
        clause, key = "10.1-c", "train-blocked"
    elif other.kind == "train":
        clause, key = "6-b", "own-train"
    elif other.power in world.foes[info.power]:
        clause, key = "10.1-c", "enemy-general"
    else:
        clause, key = "6-c", "not-cooperating"
    return no(clause, key, other.ref, here, piece=info.ref, blocker=other.ref, place=here)


def _refuse_march(position: MariaPosition, piece: int, land: Ground, there: int) -> Refusal | None:
    """A forced march enters no enemy fortress and no city next to an enemy piece (10.1-f)."""
    if not land.march_closed >> there & 1:
        return None
    world = position.world
    here, info = world.place_ref(there), world.pieces[piece]
    if is_enemy_fortress(position, there, info.power):
        return no("10.1-f", "march-fortress", here, piece=info.ref, place=here)
    beside = world.index.neighbour_mask[there] | 1 << there
    blocker = next(
        n
        for n, other in enumerate(world.pieces)
        if other.kind != "hussar"
        and other.power in world.foes[info.power]
        and position.where[n] >= 0
        and beside >> position.where[n] & 1
    )
    at = world.place_ref(position.where[blocker])
    blocked = world.pieces[blocker].ref
    return no("10.1-f", "march-beside", blocked, here, at, piece=info.ref, blocker=blocked, place=at)


# --- the Step --------------------------------------------------------------------------


class Movement(Step[MariaPosition], frozen=True):
    """The active powers move any of their pieces, each once (10.1-a); trains may come back (10.2)."""

    name: ClassVar[str] = "movement"
    clause: ClassVar[str] = "maria 10.1-a"
    accepts: ClassVar[tuple[type[Action], ...]] = (Move, March, Reenter, Done)
    powers: tuple[int, ...]
    begun: bool = False

    def seats(self, position: MariaPosition) -> tuple[str, ...]:
        if not self.begun:
            return ()
        return tuple(
            dict.fromkeys(position.world.seat_of[p] for p in self.powers if p in position.world.powers)
        )

    def run(self, position: MariaPosition) -> None:
        position.moved = 0
        position.replace(Movement(self.powers, begun=True))

    def _own(self, position: MariaPosition, seat: str) -> tuple[int, ...]:
        """The pieces this seat may move."""
        world = position.world
        return tuple(
            n
            for power in self.powers
            if world.seat_of[power] == seat
            for n in (*world.of_power[power], *world.trains_of[power])
        )

    def prompt(self, position: MariaPosition, seat: str) -> Message:
        own = [n for n in self._own(position, seat) if position.where[n] >= 0]
        moved = sum(position.moved >> n & 1 for n in own)
        sides = [ref(p) for p in self.powers if position.world.seat_of[p] == seat]
        return say("maria-prompt-movement", sides=sides, seat=f"seat:{seat}", done=moved, total=len(own))

    def actions(self, position: MariaPosition, seat: str) -> Iterator[Action]:
        moved = position.moved
        for piece in self._own(position, seat):
            if position.where[piece] >= 0 and not moved >> piece & 1:
                yield from piece_moves(position, piece)
        yield from trains.reentries(
            position, tuple(p for p in self.powers if position.world.seat_of[p] == seat)
        )
        yield Done()

    def refuse(self, position: MariaPosition, seat: str, action: Action) -> Refusal | None:
        powers = tuple(p for p in self.powers if position.world.seat_of[p] == seat)
        if isinstance(action, (Move, March)):
            piece = position.world.number[action.piece]
            path = tuple(position.world.index.number[p] for p in action.path)
            if not path:
                return no("10.1-b", "no-change", f"piece:{action.piece}", piece=f"piece:{action.piece}")
            return refuse_mover(position, powers, piece) or refuse_path(
                position, piece, path, isinstance(action, March)
            )
        if isinstance(action, Reenter):
            return trains.refuse_reentry(position, powers, action)
        return None

    def attempt(
        self, position: MariaPosition, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        del seat
        name, world = source.removeprefix("piece:"), position.world
        goal = world.index.number.get(_place_of(position, target))
        if name not in world.number or goal is None:
            return
        if position.where[world.number[name]] < 0:
            yield Reenter(name, world.index.ids[goal])
            return
        if via:
            path = tuple(v.removeprefix("place:") for v in via)
            yield Move(name, path)
            if len(path) > 1:
                yield March(name, path)
            return
        short = best_way(position, world.number[name], goal, main_only=False)
        long = best_way(position, world.number[name], goal, main_only=True)
        if short:
            yield Move(name, tuple(world.index.ids[n] for n in short))
        if long and len(long) <= MARCH and world.pieces[world.number[name]].kind == "general":
            yield March(name, tuple(world.index.ids[n] for n in long))

    def play(self, position: MariaPosition, seat: str, action: Action) -> None:
        del seat
        if isinstance(action, Done):
            position.pop()
        elif isinstance(action, Reenter):
            trains.reenter(position, action)
        elif isinstance(action, (Move, March)):
            piece = position.world.number[action.piece]
            path = tuple(position.world.index.number[p] for p in action.path)
            carry_out(position, piece, path, march=isinstance(action, March))

    def measure(self, position: MariaPosition) -> int:
        pieces = len(position.world.pieces)
        return pieces - position.moved.bit_count()


def _place_of(position: MariaPosition, target: str) -> str:
    """The place that a drop on a place or on a piece means."""
    kind, _, name = target.partition(":")
    if kind == "piece" and name in position.world.number:
        place = position.where[position.world.number[name]]
        return position.world.index.ids[place] if place >= 0 else ""
    return name


def best_way(position: MariaPosition, piece: int, goal: int, *, main_only: bool) -> tuple[int, ...]:
    """The way to a city that a person would mean: the shortest, round occupied cities where that costs nothing more."""
    index, start = position.world.index, position.where[piece]
    near = index.main_neighbours if main_only else index.neighbours
    blocked = ground(position, piece).closed
    came = {start: -1}
    front = [start]
    while front and goal not in came:
        following: list[int] = []
        for here in sorted(front, key=lambda n: blocked >> n & 1):
            for there in near[here]:
                if there not in came:
                    came[there] = here
                    following.append(there)
        front = following
    if goal not in came or goal == start:
        return ()
    way = [goal]
    while came[way[-1]] != start:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def carry_out(position: MariaPosition, piece: int, path: tuple[int, ...], *, march: bool) -> None:
    """A piece goes its way: fortresses fall behind it, trains and hussars before it (10.1, 10.3-b)."""
    world = position.world
    info, start = world.pieces[piece], position.where[piece]
    conquers = info.kind == "general" and not march and not position.is_down(piece)
    if info.kind == "general":
        leave_stack(position, piece)
    position.moved |= 1 << piece
    _tell_move(position, piece, start, path, march)
    for there in path:
        here = position.where[piece]
        if conquers and is_enemy_fortress(position, here, info.power):
            leave_fortress(position, here, info.power)
            if position.result is not None:
                position.find_pieces()
                return
        if info.kind == "general":
            _take_train(position, piece, there)
        ride_over(position, there)
        position.where[piece] = there
    position.find_pieces()
    if info.kind == "general":
        company = [n for n in position.generals_on(path[-1]) if n != piece]
        if company:
            position.moved |= 1 << company[0]
            join(position, piece)


def _take_train(position: MariaPosition, piece: int, place: int) -> None:
    """A general who enters a city with an enemy train eliminates it (10.1-e)."""
    train = position.train_on(place)
    if train is None:
        return
    position.put(train, OFF)
    taken, power = position.world.pieces[train], position.world.pieces[piece].power
    message = say(
        "maria-log-takes-train", piece=position.world.pieces[piece].ref, side=ref(taken.power),
        place=position.world.place_ref(place),
    )  # fmt: skip
    position.tell(Event("train", message, clause="maria 10.1-e", lit=(taken.ref,), side=ref(power)))


def _tell_move(position: MariaPosition, piece: int, start: int, path: tuple[int, ...], march: bool) -> None:
    world = position.world
    info = world.pieces[piece]
    via = [world.place_ref(n) for n in path]
    message = say(
        "maria-log-marches" if march else "maria-log-moves",
        piece=info.ref, place=world.place_ref(start), via=via, target=via[-1], n=len(path),
    )  # fmt: skip
    clause = "maria 10.1-f" if march else "maria 10.1-b"
    position.tell(
        Event(
            "move",
            message,
            clause=clause,
            lit=(info.ref,),
            path=(world.place_ref(start), *via),
            side=ref(info.power),
        )
    )
