"""Pieces that must leave their city: to the nearest one where they may stand (19.1-e, 19.3-c, 19.3-d, R-26)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.games.maria.actions import Post, dragged
from engine.games.maria.hussars import ride_over
from engine.games.maria.powers import BA, FR, SA, ref
from engine.games.maria.refusals import no
from engine.games.maria.stacks import join, leave_stack, stacks_freely
from engine.games.maria.state import State
from engine.games.maria.world import OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step

Why = Literal["home", "setup", "apart", "aside"]
"""home: to the home country; setup: a Saxon piece to its set-up city; apart: out of a stack to an empty city;
aside: out of the way of a general who returns from a box (17.5-j)."""


def goals(position: State, piece: int, why: Why) -> tuple[int, ...]:
    """The nearest cities where a piece that must leave may stand (R-07, R-26, R-32)."""
    world, here = position.world, position.where[piece]
    info = world.pieces[piece]
    if why == "setup" and _may_stand(position, piece, info.start, joining=False):
        return (info.start,)
    if why == "aside":
        beside = [n for n in world.index.neighbours[here] if _may_stand(position, piece, n, joining=True)]
        if beside:
            return tuple(sorted(beside))
    area = {
        "home": _homes(position, info.power),
        "setup": position.alliances.home[SA],
        "apart": world.index.everywhere,
        "aside": world.index.everywhere,
    }[why]
    found = [
        n
        for n in world.places_in(area & ~(1 << here))
        if _may_stand(position, piece, n, joining=why == "home")
    ]
    distance = world.index.distance[here]
    nearest = min((distance[n] for n in found), default=0)
    return tuple(n for n in found if distance[n] == nearest)


def _homes(position: State, power: int) -> int:
    """Where a power's pieces are sent home to: its home country, French ones to Bavaria too (19.3-c)."""
    homes = position.alliances.home
    return homes[FR] | homes[BA] if power == FR else homes[power]


def _may_stand(position: State, piece: int, place: int, *, joining: bool) -> bool:
    """Whether a piece may be put into a city: empty, or for a general with one he may stack with; open to it."""
    power = position.world.pieces[piece].power
    if any(land >> place & 1 for land in position.alliances.shut[power]):
        return False
    if not position.occupied() >> place & 1:
        return True
    inside = position.generals_on(place)
    general = position.world.pieces[piece].kind == "general"
    return joining and general and len(inside) == 1 and stacks_freely(position, piece, inside[0])


class Posting(Step[State], frozen=True):
    """A piece goes to the nearest lawful city; among equals its owner chooses (19.1-e, 19.3-c, R-26)."""

    name: ClassVar[str] = "posting"
    clause: ClassVar[str] = "maria 19.3-c"
    accepts: ClassVar[tuple[type[Action], ...]] = (Post,)
    piece: int
    why: Why

    def is_idle(self, position: State) -> bool:
        """Whether the piece is off the board, or has gone home already."""
        place, power = position.where[self.piece], position.world.pieces[self.piece].power
        return place < 0 or (self.why == "home" and bool(_homes(position, power) >> place & 1))

    def seats(self, position: State) -> tuple[str, ...]:
        if self.is_idle(position) or len(goals(position, self.piece, self.why)) < 2:
            return ()
        return (position.alliances.seat_of[position.world.pieces[self.piece].power],)

    def run(self, position: State) -> None:
        position.pop()
        if not self.is_idle(position):
            found = goals(position, self.piece, self.why)
            _settle(position, self.piece, found[0] if found else OFF)

    def prompt(self, position: State, seat: str) -> Message:
        info = position.world.pieces[self.piece]
        return say(
            f"maria-prompt-posting-{self.why}", side=ref(info.power), seat=f"seat:{seat}", piece=info.ref
        )

    def actions(self, position: State, seat: str) -> Iterator[Post]:
        world = position.world
        for place in goals(position, self.piece, self.why):
            yield Post(world.pieces[self.piece].id, world.index.ids[place])

    def refuse(self, position: State, seat: str, action: Post) -> Refusal | None:
        world = position.world
        if world.number[action.piece] != self.piece:
            return no("19.3-c", "not-posted", f"piece:{action.piece}", piece=f"piece:{action.piece}")
        places = [world.place_ref(n) for n in goals(position, self.piece, self.why)]
        if f"place:{action.place}" not in places:
            return no("19.3-c", "not-nearest", *places, piece=f"piece:{action.piece}", places=places)
        return None

    def attempt(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        del position, seat, via
        for piece, place in dragged(source, target):
            yield Post(piece, place)

    def play(self, position: State, seat: str, action: Post) -> None:
        position.pop()
        _settle(position, self.piece, position.world.index.number[action.place])


def _settle(position: State, piece: int, place: int) -> None:
    """Put the piece there; a hussar in the city is removed (R-26)."""
    info, start = position.world.pieces[piece], position.where[piece]
    if info.kind == "general":
        leave_stack(position, piece)
    position.put(piece, place)
    if place < 0:
        return
    ride_over(position, place)
    there = position.world.place_ref(place)
    position.tell(
        Event(
            "move", say("maria-log-posted", piece=info.ref, place=there), clause="maria 19.3-c", lit=(info.ref, there),
            path=(position.world.place_ref(start), there), side=ref(info.power),
        )
    )  # fmt: skip
    if info.kind == "general":
        join(position, piece)
