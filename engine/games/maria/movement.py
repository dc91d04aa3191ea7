"""The movement phase (10.1): whose pieces move, and what a move does to fortresses, trains and hussars on its way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.maria import trains
from engine.games.maria.actions import Done, March, Move, Reenter
from engine.games.maria.fortresses import is_enemy_fortress, leave_fortress, protectors
from engine.games.maria.ground import GENERAL_MAIN, GENERAL_STEPS, MARCH, survey
from engine.games.maria.hussars import ride_over
from engine.games.maria.obstacles import refuse_mover, refuse_path
from engine.games.maria.powers import ref
from engine.games.maria.reach import best_way, list_moves, on_main
from engine.games.maria.refusals import no
from engine.games.maria.stacks import join, leave_stack
from engine.games.maria.state import State
from engine.games.maria.world import OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.explain import Fact
from engine.kernel.listing import Listing
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step


class Movement(Step[State], frozen=True):
    """The active powers move any of their pieces, each once (10.1-a); trains may come back (10.2)."""

    name: ClassVar[str] = "movement"
    clause: ClassVar[str] = "maria 10.1-a"
    accepts: ClassVar[tuple[type[Action], ...]] = (Move, March, Reenter, Done)
    powers: tuple[int, ...]
    begun: bool = False

    def seats(self, position: State) -> tuple[str, ...]:
        if not self.begun:
            return ()
        return tuple(
            dict.fromkeys(position.world.seat_of[p] for p in self.powers if p in position.world.powers)
        )

    def run(self, position: State) -> None:
        position.moved = 0
        position.replace(Movement(self.powers, begun=True))

    def _own(self, position: State, seat: str) -> tuple[int, ...]:
        """The pieces this seat may move."""
        world = position.world
        return tuple(
            n
            for power in self.powers
            if world.seat_of[power] == seat
            for n in (*world.of_power[power], *world.trains_of[power])
        )

    def prompt(self, position: State, seat: str) -> Message:
        own = [n for n in self._own(position, seat) if position.where[n] >= 0]
        moved = sum(position.moved >> n & 1 for n in own)
        sides = [ref(p) for p in self.powers if position.world.seat_of[p] == seat]
        return say("maria-prompt-movement", sides=sides, seat=f"seat:{seat}", done=moved, total=len(own))

    def actions(self, position: State, seat: str) -> Listing:
        world, moved, where = position.world, position.moved, position.where
        powers = tuple(p for p in self.powers if world.seat_of[p] == seat)
        listing = Listing()
        for power in powers:
            seen = survey(position, power)
            for piece in (*world.of_power[power], *world.trains_of[power]):
                if where[piece] >= 0 and not moved >> piece & 1:
                    list_moves(position, piece, listing, seen)
        back = [*trains.reentries(position, powers), Done()]
        listing.add(back, lambda action: action)
        return listing

    def refuse(self, position: State, seat: str, action: Action) -> Refusal | None:
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

    def label(self, position: State, seat: str, action: Action) -> Message:
        """Done counts the pieces that could still move."""
        still = sum(not position.moved >> n & 1 for n in self._own(position, seat) if position.where[n] >= 0)
        if isinstance(action, Done) and still:
            return say("maria-act-done-left", n=still)
        return action.gesture().label

    def outlook(self, position: State, seat: str, action: Action) -> Iterator[Fact]:
        """What a move does to the fortresses that it leaves, and to trains and hussars on its way (10.1, 10.3)."""
        if isinstance(action, (Move, March)):
            piece = position.world.number[action.piece]
            path = tuple(position.world.index.number[p] for p in action.path)
            yield from foresee(position, piece, path, march=isinstance(action, March))

    def attempt(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        del seat
        name, world = source.removeprefix("piece:"), position.world
        goal = world.index.number.get(_place_of(position, target))
        if name not in world.number or goal is None:
            return
        if position.where[world.number[name]] < 0:
            yield Reenter(name, world.index.ids[goal])
            return
        piece = world.number[name]
        short = long = tuple(world.index.number[v.removeprefix("place:")] for v in via)
        if not via:
            short = best_way(position, piece, goal, main_only=False)
            long = best_way(position, piece, goal, main_only=True)
            long = long if len(long) <= MARCH else ()
        yield from _meant(position, piece, short, long)

    def play(self, position: State, seat: str, action: Action) -> None:
        del seat
        if isinstance(action, Done):
            position.pop()
        elif isinstance(action, Reenter):
            trains.reenter(position, action)
        elif isinstance(action, (Move, March)):
            piece = position.world.number[action.piece]
            path = tuple(position.world.index.number[p] for p in action.path)
            carry_out(position, piece, path, march=isinstance(action, March))

    def measure(self, position: State) -> int:
        pieces = len(position.world.pieces)
        return pieces - position.moved.bit_count()


def _place_of(position: State, target: str) -> str:
    """The place that a drop on a place or on a piece means."""
    kind, _, name = target.partition(":")
    if kind == "piece" and name in position.world.number:
        place = position.where[position.world.number[name]]
        return position.world.index.ids[place] if place >= 0 else ""
    return name


def _meant(position: State, piece: int, short: tuple[int, ...], long: tuple[int, ...]) -> Iterator[Action]:
    """Move or forced march, the likelier first: what only a forced march can reach is meant as one."""
    info, ids = position.world.pieces[piece], position.world.index.ids
    ways: list[Action] = []
    if short:
        ways.append(Move(info.id, tuple(ids[n] for n in short)))
    if len(long) > 1 and info.kind == "general":
        march = March(info.id, tuple(ids[n] for n in long))
        ways.insert(0 if _too_far(position, piece, short) and on_main(position, piece, long) else 1, march)
    yield from ways


def _too_far(position: State, piece: int, path: tuple[int, ...]) -> bool:
    return len(path) > (GENERAL_MAIN if on_main(position, piece, path) else GENERAL_STEPS)


def falls_behind(position: State, piece: int, place: int, *, march: bool) -> bool:
    """Whether a piece that leaves a place conquers, or questions, a fortress there (9-f, 10.1-f, 10.3-b)."""
    info = position.world.pieces[piece]
    conquers = info.kind == "general" and not march and not position.is_down(piece)
    return conquers and is_enemy_fortress(position, place, info.power)


def foresee(position: State, piece: int, path: tuple[int, ...], *, march: bool) -> Iterator[Fact]:
    """What a piece brings about on its way, fortress by fortress and train by train (10.1-e, 10.3-b, 10.3-e)."""
    world, before = position.world, set[int]()
    for here in (position.where[piece], *path[:-1]):
        if falls_behind(position, piece, here, march=march) and here not in before:
            before.add(here)
            yield leaving(position, here)
    for there in dict.fromkeys(path):
        train = position.train_on(there)
        if train is not None and world.pieces[piece].kind == "general":
            taken = world.pieces[train].ref
            yield Fact(say("maria-fact-takes-train", piece=taken), "maria 10.1-e", (taken,))


def leaving(position: State, place: int) -> Fact:
    """What becomes of an enemy fortress when a general leaves it (10.3-b, 10.3-e)."""
    here = position.world.place_ref(place)
    shields = protectors(position, place)
    if not shields:
        return Fact(say("maria-fact-falls", place=here), "maria 10.3-b", (here,), "victory")
    names = [position.world.pieces[n].ref for n in shields]
    return Fact(say("maria-fact-held-open", place=here, pieces=names), "maria 10.3-e", (here,), "question")


def carry_out(position: State, piece: int, path: tuple[int, ...], *, march: bool) -> None:
    """A piece goes its way: fortresses fall behind it, trains and hussars before it (10.1, 10.3-b)."""
    world = position.world
    info, start = world.pieces[piece], position.where[piece]
    if info.kind == "general":
        leave_stack(position, piece)
    position.moved |= 1 << piece
    _tell_move(position, piece, start, path, march)
    for there in path:
        here = position.where[piece]
        if falls_behind(position, piece, here, march=march):
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


def _take_train(position: State, piece: int, place: int) -> None:
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


def _tell_move(position: State, piece: int, start: int, path: tuple[int, ...], march: bool) -> None:
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
