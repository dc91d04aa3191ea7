"""Trains that come back (10.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.maria.actions import Reenter
from engine.games.maria.hussars import ride_over
from engine.games.maria.powers import MINORS, NOBODY, ref
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.games.maria.tactical import Price
from engine.games.maria.world import BOX, OUT
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.refusal import Refusal

PRICE = Price(4, "train")
"""CT points for a train that comes back (10.2-b)."""


def depots(position: State, power: int) -> int:
    """Mask of the major fortresses where a power's train may come back, empty or not (10.2-c).

    Those of its home country and, for a major power, of the minor power that cooperates with it.
    """
    world = position.world
    land = position.alliances.home[power]
    if power not in MINORS:
        for minor in MINORS & set(position.alliances.partners[power]):
            land |= position.alliances.home[minor]
    return land & world.majors


def reentries(position: State, powers: tuple[int, ...]) -> Iterator[Reenter]:
    """Every train that may come back now, with every place for it (10.2)."""
    for power in powers:
        if not PRICE.is_held(position, power):
            continue
        for train in position.world.trains_of[power]:
            if position.where[train] in (OUT, BOX) or position.moved >> train & 1:
                continue
            for place in position.world.places_in(depots(position, power)):
                action = Reenter(position.world.pieces[train].id, position.world.index.ids[place])
                if refuse_reentry(position, powers, action) is None:
                    yield action


def refuse_reentry(position: State, powers: tuple[int, ...], action: Reenter) -> Refusal | None:
    """A train off the board, or one that has not moved, comes back for 4 points on a free depot (10.2, R-13)."""
    world = position.world
    train, place = world.number[action.train], world.index.number[action.place]
    info, lit, here = world.pieces[train], f"piece:{action.train}", f"place:{action.place}"
    if info.kind != "train" or position.where[train] in (OUT, BOX):
        return no("10.2-a", "not-a-train", lit, piece=lit)
    if info.power not in powers:
        return no("10.2-a", "not-active", lit, piece=lit, side=ref(info.power))
    if position.moved >> train & 1:
        return no("10.2-a", "moved-already", lit, piece=lit)
    if not depots(position, info.power) >> place & 1:
        return no("10.2-c", "no-depot", here, place=here, side=ref(info.power))
    holder = position.control[place]
    if holder == NOBODY or not position.alliances.friendly(holder, info.power):
        return no("10.2-c", "depot-lost", here, place=here, side=ref(holder))
    if position.occupied() >> place & 1:
        return no("10.2-c", "depot-occupied", here, place=here)
    if not PRICE.is_held(position, info.power):
        return no("10.2-b", "train-price", lit, side=ref(info.power), n=PRICE.points)
    return None


def reenter(position: State, action: Reenter) -> None:
    """The train stands on its depot and does not move in this phase; its power pays (10.2-b, 10.2-d)."""
    world = position.world
    train = world.number[action.train]
    appear(position, action, "maria 10.2-a")
    position.moved |= 1 << train
    position.push(PRICE.due(world.pieces[train].power))


def appear(position: State, action: Reenter, clause: str) -> None:
    """The train stands on its place; a hussar there is removed (7-c)."""
    world = position.world
    train, place = world.number[action.train], world.index.number[action.place]
    start = position.where[train]
    position.put(train, place)
    position.leave_home(world.pieces[train].power, (start, place))
    ride_over(position, place)
    side, lit, here = ref(world.pieces[train].power), f"piece:{action.train}", f"place:{action.place}"
    message = say("maria-log-train-returns", side=side, place=here)
    position.tell(Event("train", message, clause=clause, lit=(lit, here), path=(here,), side=side))
