"""Trains that come back (10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.maria.actions import Reenter
from engine.games.maria.hussars import ride_over
from engine.games.maria.movers import AskedMovement
from engine.games.maria.powers import MINORS, NOBODY, ref
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.games.maria.tactical import Price
from engine.games.maria.world import BOX, OUT
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule

PRICE = Price(4, "train", "10.2-b")
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


class Reentering(Rule[AskedMovement, Reenter]):
    """A train off the board, or one that has not moved, comes back for 4 points on a free depot (10.2-a, R-13).

    Exact: asked with every move of a phase; what speaks against a hand, a depot or a train is asked once for each.
    """

    action: ClassVar[type[Action]] = Reenter
    exact: ClassVar[bool] = True

    def candidates(self, asked: AskedMovement) -> Iterator[Reenter]:
        """Each train that may, on each free depot of its power, if it can pay."""
        world = asked.position.world
        for power in asked.powers:
            if PRICE.why_not(asked.position, power) is None:
                trains = [n for n in world.trains_of[power] if self.not_this(asked, n) is None]
                land = world.places_in(depots(asked.position, power)) if trains else ()
                free = [n for n in land if self.not_here(asked, power, n) is None]
                for train in trains:
                    for place in free:
                        action = Reenter(world.pieces[train].id, world.index.ids[place])
                        if asked.not_shared(action) is None:
                            yield action

    def why_not(self, asked: AskedMovement, action: Reenter) -> Refusal | None:
        """The train (10.2-a), its place (10.2-c), its price (10.2-b), and whose turn it is in Flanders (10.1-i)."""
        world = asked.position.world
        train, place = world.number[action.train], world.index.number[action.place]
        power = world.pieces[train].power
        why = self.not_this(asked, train) or self.not_here(asked, power, place)
        why = why or PRICE.why_not(asked.position, power, f"piece:{action.train}")
        return why or asked.not_shared(action)

    def not_this(self, asked: AskedMovement, train: int) -> Refusal | None:
        """A train of an active power, not the one in the Silesia box (10.2-a), that has not moved (R-13)."""
        position, info = asked.position, asked.position.world.pieces[train]
        lit = info.ref
        if info.kind != "train" or position.where[train] in (OUT, BOX):
            return no("10.2-a", "not-a-train", lit, piece=lit)
        if info.power not in asked.powers:
            return no("10.2-a", "not-active", lit, piece=lit, side=ref(info.power))
        if position.moved >> train & 1:
            return no("10.2-a", "moved-already", lit, piece=lit)
        if train in asked.leavers:
            return no("19.3-c", "shortest-way-out", lit, piece=lit)
        return asked.others_first(train)

    def not_here(self, asked: AskedMovement, power: int, place: int) -> Refusal | None:
        """An empty depot under friendly control (10.2-c)."""
        position, here = asked.position, asked.position.world.place_ref(place)
        if not depots(position, power) >> place & 1:
            return no("10.2-c", "no-depot", here, place=here, side=ref(power))
        holder = position.control[place]
        if holder == NOBODY or not position.alliances.friendly(holder, power):
            return no("10.2-c", "depot-lost", here, place=here, side=ref(holder))
        return no("10.2-c", "depot-occupied", here, place=here) if position.occupied() >> place & 1 else None

    def play(self, asked: AskedMovement, action: Reenter) -> None:
        """The train stands on its depot and does not move in this phase; its power pays (10.2-b, 10.2-d)."""
        position, world = asked.position, asked.position.world
        train = world.number[action.train]
        asked.step.hand_on(position, train, (action.place,))
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
