"""Pieces that must leave their city: to the nearest one where they may stand (19.1-e, 19.3-c, 19.3-f, R-26)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.games.maria.actions import Post, dragged
from engine.games.maria.attacks import hand_over
from engine.games.maria.hussars import ride_over
from engine.games.maria.powers import BA, CROSSING, FR, SA, ref
from engine.games.maria.refusals import no
from engine.games.maria.stacks import leave_stack, name_commander, remove, stacks_freely
from engine.games.maria.state import State
from engine.games.maria.world import OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule, looked_up
from engine.kernel.step import AnyRule, Step

Why = Literal["home", "peace", "setup", "apart", "aside"]
"""home: a foreign piece out of Saxony, to its home country; peace: home, or out of Prussia; setup: a Saxon piece to its
set-up city; apart: out of a stack to an empty city; aside: out of the way of a general who returns from a box."""
CLAUSES: dict[Why, str] = {
    "home": "19.3-c", "peace": "19.1-e", "setup": "19.3-c", "apart": "19.3-f", "aside": "17.5-j",
}  # fmt: skip
"""The rule that sends a piece away."""


def goals(position: State, piece: int, why: Why) -> tuple[int, ...]:
    """The nearest cities where a piece that must leave may stand (R-07, R-26, R-32)."""
    world, here = position.world, position.where[piece]
    info = world.pieces[piece]
    full = _full(position, piece)
    if why == "setup" and _may_stand(position, piece, info.start, full, joining=False):
        return (info.start,)
    if why == "aside":
        near = world.index.neighbours[here]
        beside = [n for n in near if _may_stand(position, piece, n, full, joining=True)]
        if beside:
            return tuple(sorted(beside))
    area = {
        "home": _homes(position, info.power),
        "peace": _homes(position, info.power),
        "setup": position.alliances.home[SA],
        "apart": world.index.everywhere,
        "aside": world.index.everywhere,
    }[why]
    joining = why in ("home", "peace")
    if why != "setup":  # a Saxon piece is lifted, and may come down where it stood
        area &= ~(1 << here)
    found = [n for n in world.places_in(area) if _may_stand(position, piece, n, full, joining=joining)]
    distance = world.index.distance[here]
    nearest = min((distance[n] for n in found), default=0)
    return tuple(n for n in found if distance[n] == nearest)


def _homes(position: State, power: int) -> int:
    """Where a power's pieces are sent home to: its home country, French ones to Bavaria too (19.3-c)."""
    homes = position.alliances.home
    return homes[FR] | homes[BA] if power == FR else homes[power]


def _full(position: State, piece: int) -> int:
    """Mask of the cities that are taken for a piece that is posted.

    Pieces that leave in the same transfer count as lifted already (R-26).
    """
    where, lifted = position.where, leaving(position)
    return sum(
        1 << place
        for place in {
            where[n]
            for power in position.world.powers
            for n in (*position.world.of_power[power], *position.world.trains_of[power])
            if n != piece and n not in lifted and where[n] >= 0
        }
    )


def leaving(position: State) -> frozenset[int]:
    """The pieces of the transfer going on that still have to be put somewhere; who stands aside is in none (R-26)."""
    found = []
    for step in reversed(position.agenda):
        if not isinstance(step, Posting) or step.why == "aside":
            break
        if not step.is_idle(position):
            found.append(step.piece)
    return frozenset(found)


def _may_stand(position: State, piece: int, place: int, full: int, *, joining: bool) -> bool:
    """Whether a piece may be put into a city: empty, or for a general with one he may stack with; open to it.

    Nobody is put on a map that he may not enter (10.1-g, R-26).
    """
    world, power = position.world, position.world.pieces[piece].power
    if power not in CROSSING and world.index.map[place] != world.index.map[position.where[piece]]:
        return False
    if any(land >> place & 1 for land in position.alliances.shut[power]):
        return False
    if not full >> place & 1:
        return True
    lifted = leaving(position)
    inside = [n for n in position.generals_on(place) if n not in lifted and n != piece]
    general = world.pieces[piece].kind == "general"
    return joining and general and len(inside) == 1 and stacks_freely(position, piece, inside[0])


def send(position: State, *postings: Posting) -> None:
    """Lift the pieces that must leave, all at once, and have them put down one after the other (R-26)."""
    gone = frozenset(posting.piece for posting in postings)
    hand_over(position, gone & frozenset(position.world.generals))
    for piece in gone & frozenset(position.world.generals):
        leave_stack(position, piece)
    position.push(*postings)


class AskedPosting(Asked["Posting", State]):
    """A question about a piece that must leave; where it may go is looked up once."""

    @looked_up
    def goals(self) -> tuple[int, ...]:
        """The nearest cities where it may stand."""
        return goals(self.position, self.step.piece, self.step.why)


class Settling(Rule[AskedPosting, Post]):
    """The owner of a piece that must leave chooses among the nearest cities for it (19.1-e, 19.3-c, 19.3-f, R-26)."""

    action: ClassVar[type[Action]] = Post

    def candidates(self, asked: AskedPosting) -> list[Post]:
        """Every city."""
        world = asked.position.world
        return [Post(world.pieces[asked.step.piece].id, place) for place in world.index.ids]

    def why_not(self, asked: AskedPosting, action: Post) -> Refusal | None:
        """This piece, to one of them (R-26)."""
        world, clause, lit = asked.position.world, CLAUSES[asked.step.why], f"piece:{action.piece}"
        if world.number[action.piece] != asked.step.piece:
            return no(clause, "not-posted", lit, piece=lit)
        if world.index.number[action.place] not in asked.goals:
            places = [world.place_ref(n) for n in asked.goals]
            return no(clause, "not-nearest", *places, piece=lit, places=places)
        return None

    def play(self, asked: AskedPosting, action: Post) -> None:
        """It stands there."""
        asked.step.settle(asked.position, asked.position.world.index.number[action.place])


class Posting(Step[State], frozen=True):
    """A piece goes to the nearest lawful city; among equals its owner chooses (19.1-e, 19.3-c, R-26)."""

    name: ClassVar[str] = "posting"
    clause: ClassVar[str] = "maria 19.3-c"
    rules: ClassVar[tuple[AnyRule, ...]] = (Settling(),)
    piece: int
    why: Why

    def cites(self) -> str:
        """The rule that sends the piece away."""
        return f"maria {CLAUSES[self.why]}"

    def is_idle(self, position: State) -> bool:
        """Whether the piece is off the board."""
        return position.where[self.piece] < 0

    def seats(self, position: State) -> tuple[str, ...]:
        """Its player, where there is more than one such city."""
        if self.is_idle(position) or len(goals(position, self.piece, self.why)) < 2:
            return ()
        return (position.alliances.seat_of[position.world.pieces[self.piece].power],)

    def run(self, position: State) -> None:
        """With one such city it goes there, without any off the map."""
        if self.is_idle(position):
            position.pop()
        else:
            found = goals(position, self.piece, self.why)
            self.settle(position, found[0] if found else OFF)

    def prompt(self, position: State, seat: str) -> Message:
        """Which piece, and why it must leave."""
        info = position.world.pieces[self.piece]
        key = f"maria-prompt-posting-{self.why}"
        return say(key, side=ref(info.power), seat=f"seat:{seat}", piece=info.ref)

    def ask(self, position: State, seat: str) -> AskedPosting:
        """With the cities that are open to it."""
        return AskedPosting(self, position, seat)

    def interpret_drag(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        """That piece to that city."""
        del position, seat, via
        for piece, place in dragged(source, target):
            yield Post(piece, place)

    def settle(self, position: State, place: int) -> None:
        """Put the piece there; a hussar in the city is removed (R-26). Without a city it leaves the board."""
        position.pop()
        world, piece = position.world, self.piece
        info, start, general = world.pieces[piece], position.where[piece], piece in world.generals
        if place < 0 and general:
            remove(position, piece)
            return
        position.put(piece, place)
        if place < 0 or place == start:
            return
        ride_over(position, place)
        there = world.place_ref(place)
        message = say("maria-log-posted", piece=info.ref, place=there)
        path = (world.place_ref(start), there)
        position.tell(
            Event(
                "move", message, clause=self.cites(), lit=(info.ref, there), path=path, side=ref(info.power)
            )
        )
        position.leave_home(info.power, (start, place))
        lifted = leaving(position)
        if general:
            name_commander(position, [n for n in position.generals_on(place) if n not in lifted])
