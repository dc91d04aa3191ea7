"""The hussar stage (section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.games.maria.actions import Done, Hussar, dragged
from engine.games.maria.powers import AU, ref
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.games.maria.world import OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.listing import Listing
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Plain, Rule
from engine.kernel.step import AnyRule, Step

RANGE = 4
"""A hussar is placed at most this many cities from an Austrian general (7-b)."""


def open_cities(position: State) -> int:
    """Mask of the cities in Bohemia where a hussar may be placed, neutral land included (7-b, R-06, R-51)."""
    index = position.world.index
    near = index.reach(position.generals_at[AU], RANGE)
    return near & position.world.bohemia & ~position.occupied() & ~position.hussars_at()


def ride_over(position: State, place: int) -> None:
    """A piece enters a city: a hussar there is removed at once (7-c)."""
    hussar = position.hussar_on(place)
    if hussar is not None:
        position.where[hussar] = OFF
        here = position.world.place_ref(place)
        position.tell(
            Event(
                "hussar", say("maria-log-hussar-removed", place=here), clause="maria 7-c",
                lit=(position.world.pieces[hussar].ref, here), side=ref(AU),
            )
        )  # fmt: skip


class PlacingHussar(Rule[Asked["Hussars", State], Hussar]):
    """A hussar is placed anew (7-a, 7-b).

    Exact: each may go to some hundred cities, which one mask tells.
    """

    action: ClassVar[type[Action]] = Hussar
    exact: ClassVar[bool] = True

    def candidates(self, asked: Asked[Hussars, State]) -> Listing:
        """Each hussar that may be placed, on each open city."""
        world, listing = asked.position.world, Listing()
        cities = world.index.names(open_cities(asked.position))
        for hussar in world.hussars:
            if self.not_this(asked, hussar) is None:
                info = world.pieces[hussar]
                listing.add(cities, partial(Hussar, info.id), info.ref)
        return listing

    def why_not(self, asked: Asked[Hussars, State], action: Hussar) -> Refusal | None:
        """In a free city of Bohemia, without another hussar, within 4 cities of an Austrian general (7-b)."""
        position, world = asked.position, asked.position.world
        hussar, place = world.number[action.hussar], world.index.number[action.place]
        here, why = world.place_ref(place), self.not_this(asked, hussar)
        if why is not None:
            return why
        if position.occupied() >> place & 1:
            return no("7-b", "hussar-occupied", here, place=here)
        if position.hussars_at() >> place & 1:
            return no("7-b", "hussar-two", here, place=here)
        if not world.bohemia >> place & 1:
            return no("7-b", "hussar-map", here, place=here)
        if not open_cities(position) >> place & 1:
            return no("7-b", "hussar-far", here, place=here, n=RANGE)
        return None

    def not_this(self, asked: Asked[Hussars, State], piece: int) -> Refusal | None:
        """Only hussars are placed, each once (7-a)."""
        info = asked.position.world.pieces[piece]
        if info.kind != "hussar":
            return no("7-a", "not-a-hussar", info.ref, piece=info.ref)
        return no("7-a", "hussar-placed", info.ref, piece=info.ref) if piece in asked.step.placed else None

    def play(self, asked: Asked[Hussars, State], action: Hussar) -> None:
        """It stands there, and is noted as placed."""
        position, world, here = asked.position, asked.position.world, f"place:{action.place}"
        hussar = world.number[action.hussar]
        position.where[hussar] = world.index.number[action.place]
        position.tell(
            Event(
                "hussar", say("maria-log-hussar-placed", side=ref(AU), place=here), clause="maria 7-b",
                lit=(f"piece:{action.hussar}", here), path=(here,), side=ref(AU),
            )
        )  # fmt: skip
        position.replace(Hussars((*asked.step.placed, hussar)))


class LeavingHussars(Plain[Asked["Hussars", State], Done]):
    """The others stay where they are (7-a)."""

    action: ClassVar[type[Action]] = Done

    def play(self, asked: Asked[Hussars, State], action: Done) -> None:
        """The Step is over."""
        asked.position.pop()


PLACING = PlacingHussar()


class Hussars(Step[State], frozen=True):
    """Austria may place each hussar anew, or leave it (7-a)."""

    name: ClassVar[str] = "hussars"
    clause: ClassVar[str] = "maria 7-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (PLACING, LeavingHussars())
    placed: tuple[int, ...] = ()

    def seats(self, position: State) -> tuple[str, ...]:
        """Austria's player, while Austria has a general on the map."""
        return (position.alliances.seat_of[AU],) if position.generals_at[AU] else ()

    def run(self, position: State) -> None:
        """Without one nothing is placed."""
        position.pop()

    def prompt(self, position: State, seat: str) -> Message:
        """How many are placed."""
        return say(
            "maria-prompt-hussars", side=ref(AU), seat=f"seat:{seat}", done=len(self.placed),
            total=len(position.world.hussars),
        )  # fmt: skip

    def interpret_drag(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        """That hussar to that city."""
        del position, seat, via
        for piece, place in dragged(source, target):
            yield Hussar(piece, place)

    def why_idle(self, position: State, seat: str, source: str) -> Refusal:
        """Only hussars are placed, each once (7-a); for the others no city is open (7-b)."""
        world = position.world
        number = world.number.get(source.removeprefix("piece:"))
        if number is None:
            return Step.why_idle(self, position, seat, source)
        why = PLACING.not_this(self.ask(position, seat), number)
        return why or no("7-b", "hussar-nowhere", source, n=RANGE)

    def measure(self, position: State) -> int:
        """Hussars not placed yet."""
        return len(position.world.hussars) - len(self.placed)
