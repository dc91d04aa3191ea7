"""Fortresses: control, protection, conquest (3.2-e, 10.3) and retroactive conquest (12)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.maria import victory
from engine.games.maria.powers import AU, BA, FR, MINORS, NOBODY, PA, ref
from engine.games.maria.state import State
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.step import Step

SHELTER = 3
"""A general protects fortresses at most this many cities away (10.3-d)."""
ELECTORS = 3
"""Elector cities of the four that are worth a marker in the Electors box (16-d)."""
FRENCH = (FR, BA)
"""The powers whose conquests in Bohemia call France's markers back (19.2-b)."""


def guardians(position: State, fortress: int) -> tuple[int, ...]:
    """The powers whose generals protect a fortress (10.3-d, 10.3-g)."""
    shared = bool(position.world.elector_cities >> fortress & 1)
    return position.alliances.guardians(position.control[fortress], shared=shared)


def protectors(position: State, fortress: int) -> tuple[int, ...]:
    """The generals who protect a fortress: within 3 cities (10.3-d, R-48)."""
    world = position.world
    near = world.index.within[SHELTER][fortress]
    return tuple(
        n
        for power in guardians(position, fortress)
        for n in world.of_power[power]
        if position.where[n] >= 0 and near >> position.where[n] & 1
    )


def is_protected(position: State, fortress: int) -> bool:
    """Whether anybody protects a fortress now (10.3-d)."""
    near = position.world.index.within[SHELTER][fortress]
    return any(position.generals_at[p] & near for p in guardians(position, fortress))


def is_enemy_fortress(position: State, place: int, power: int) -> bool:
    """Whether a place is a fortress that an enemy of this power controls (10.3-a)."""
    return position.control[place] in position.alliances.foes[power]


def leave_fortress(position: State, place: int, power: int) -> None:
    """A face-up general moves out of an enemy fortress: it falls, or gets a question mark (10.3-b, 10.3-e)."""
    if not is_protected(position, place):
        conquer(position, place, position.questions.pop(place, power))
    elif place not in position.questions:
        position.questions[place] = power
        message = say("maria-log-question", side=ref(power), place=position.world.place_ref(place))
        position.tell(
            Event(
                "question",
                message,
                clause="maria 10.3-e",
                lit=(position.world.place_ref(place),),
                side=ref(power),
            )
        )


def conquer(position: State, place: int, power: int) -> None:
    """A fortress falls to a power (10.3-b, 10.3-f); the introductory game may end with it (14-c, R-36)."""
    turn_marker(position, place, power)
    here = position.world.place_ref(place)
    key = "maria-log-conquers" if position.marker[place] != NOBODY else "maria-log-recovers"
    position.tell(
        Event(
            "conquest",
            say(key, side=ref(power), place=here),
            clause="maria 10.3-b",
            lit=(here,),
            side=ref(power),
        )
    )
    if power in FRENCH and position.world.bohemia >> place & 1:
        position.stock = position.stock.take_up(FR)
    victory.check(position)


def turn_marker(position: State, place: int, power: int) -> None:
    """Control of a fortress passes to a power: markers come and go (10.3-f, 10.3-g, 10.3-h, 10.3-i, 10.3-j, 15-b)."""
    conqueror = position.alliances.major[power]
    if position.world.elector_cities >> place & 1:
        position.marker[place] = PA if conqueror in (AU, PA) else FR
        position.find_control()
        count_electors(position)
        return
    old = position.marker[place]
    if old != NOBODY:
        position.stock = position.stock.give_back(old)
    position.marker[place] = NOBODY
    if _wants_marker(position, place, power):
        position.marker[place] = conqueror
        position.stock = position.stock.give_back(conqueror, -1)
    position.find_control()


def _wants_marker(position: State, place: int, power: int) -> bool:
    """In an enemy's home, in a friendly minor power's, in Silesia always (10.3-h); elsewhere none (10.3-i)."""
    owner = position.alliances.owner[place]
    if position.world.silesia >> place & 1 or owner == NOBODY:
        return True
    if owner in position.alliances.foes[power]:
        return True
    return owner in MINORS and position.alliances.friendly(owner, power)


def count_electors(position: State) -> None:
    """Who holds 3 of the 4 cities of the electors marker has a marker in the Electors box (16-d)."""
    held = [position.marker[n] for n in position.world.places_in(position.world.elector_cities)]
    holder = next((p for p in (FR, PA) if held.count(p) >= ELECTORS), NOBODY)
    position.stock = position.stock.hold("electors", holder)


class RetroactiveConquest(Step[State], frozen=True):
    """Every question mark is resolved: unprotected now, it falls; else the mark goes (10.3-e, 12-a)."""

    name: ClassVar[str] = "conquest"
    clause: ClassVar[str] = "maria 12-a"
    stage: int

    def run(self, position: State) -> None:
        """Mark by mark, until somebody has won."""
        position.pop()
        for place in sorted(position.questions):
            if position.result is not None:
                return
            power = position.questions.pop(place)
            here = position.world.place_ref(place)
            if not is_enemy_fortress(position, place, power):
                continue
            if is_protected(position, place):
                message = say("maria-log-holds", place=here)
                position.tell(Event("holds", message, clause=self.clause, lit=(here,), side=ref(power)))
            else:
                conquer(position, place, power)
