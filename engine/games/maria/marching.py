"""What a move does on its way: fortresses fall behind a piece, trains and hussars before it (10.1, 10.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.maria.fortresses import is_enemy_fortress, leave_fortress, protectors
from engine.games.maria.hussars import ride_over
from engine.games.maria.powers import ref
from engine.games.maria.stacks import join, leave_stack
from engine.games.maria.state import State
from engine.games.maria.world import OFF
from engine.kernel.event import Event
from engine.kernel.explain import Fact
from engine.kernel.message import say


def falls_behind(position: State, piece: int, place: int, *, march: bool) -> bool:
    """Whether a piece that leaves a place conquers, or questions, a fortress there (9-f, 10.3-b, 10.3-c, R-14).

    Trains, generals face down and forced marches leave all as it is (10.1-f, R-15).
    """
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
    """A piece goes its way: fortresses fall behind it, trains and hussars before it (10.1, 10.3-b).

    Whom a general joins, he moves no more in this phase (10.1-d, R-08).
    """
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
    position.leave_home(info.power, (start, *path))
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
