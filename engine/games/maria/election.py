"""The imperial election (18): nine votes, five make an Emperor."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria.political_actions import Vote
from engine.games.maria.powers import AU, FR, NOBODY, PA, SA, ref
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

FRANCIS, CHARLES = "francis", "charles"
"""Francis Stephen of Lorraine and Charles Albert of Bavaria (18-b)."""
CANDIDATES = (CHARLES, FRANCIS)
MAJORITY = 5
SEATS = ("maria-theresa", "b", "louis", "frederick", "a")
"""The order of voting, clockwise from Austria (18-e, R-31)."""


def college(position: State) -> dict[int, int]:
    """The elector fortresses and who controls each vote (3.2-f, 18-c)."""
    world = position.world
    return {place: position.control[place] for place in world.places_in(world.index.electors)}


def is_bound(position: State, power: int) -> bool:
    """Austria, the Pragmatic Army and a neutral Saxony vote for Francis (18-d)."""
    return power in (AU, PA) or (power == SA and SA in position.alliances.neutral)


class Election(Step[State], frozen=True):
    """At the end of the turn in which its card was turned up (18-a), before winter (R-31)."""

    name: ClassVar[str] = "election"
    clause: ClassVar[str] = "maria 18-a"

    def run(self, position: State) -> None:
        """If it is due, the votes that are bound are cast, then players are asked for the free ones."""
        position.pop()
        if not position.politics.election:
            return
        position.politics = replace(position.politics, election=False)
        votes = college(position)
        bound = tuple(place for place, power in votes.items() if is_bound(position, power))
        free = [place for place, power in votes.items() if power != NOBODY and place not in bound]
        seat_of = position.alliances.seat_of
        free.sort(key=lambda place: (SEATS.index(seat_of[votes[place]]), votes[place], place))
        for place in bound:
            tell_vote(position, place, FRANCIS)
        position.push(CastVotes(tuple(free), (0, len(bound))))


class Voting(Rule[Asked["CastVotes", State], Vote]):
    """A vote that is free is cast for either candidate (18-d)."""

    action: ClassVar[type[Action]] = Vote

    def candidates(self, asked: Asked[CastVotes, State]) -> list[Vote]:
        """One for each candidate."""
        place = asked.position.world.index.ids[asked.step.places[0]]
        return [Vote(place, candidate) for candidate in CANDIDATES]

    def why_not(self, asked: Asked[CastVotes, State], action: Vote) -> Refusal | None:
        """Votes are cast in their order (18-e)."""
        here = asked.position.world.place_ref(asked.step.places[0])
        return None if f"place:{action.place}" == here else no("18-e", "vote-in-turn", here, place=here)

    def play(self, asked: Asked[CastVotes, State], action: Vote) -> None:
        """It is counted, and the next vote comes."""
        charles, francis = asked.step.counted
        counted = (charles + 1, francis) if action.candidate == CHARLES else (charles, francis + 1)
        tell_vote(asked.position, asked.step.places[0], action.candidate)
        asked.position.replace(CastVotes(asked.step.places[1:], counted))


class CastVotes(Step[State], frozen=True):
    """Every other vote is cast singly, openly and freely, without abstention (18-d, 18-e, R-31).

    Attributes:
        places: votes still to be cast. counted: votes for Charles and for Francis so far.
    """

    name: ClassVar[str] = "vote"
    clause: ClassVar[str] = "maria 18-d"
    rules: ClassVar[tuple[AnyRule, ...]] = (Voting(),)
    places: tuple[int, ...]
    counted: tuple[int, int]

    def seats(self, position: State) -> tuple[str, ...]:
        """The player who controls the next fortress; nobody when all are cast."""
        if not self.places:
            return ()
        return (position.alliances.seat_of[position.control[self.places[0]]],)

    def run(self, position: State) -> None:
        """All votes are cast: the Emperor's power puts a marker into the Emperor box (18-f)."""
        position.pop()
        charles, francis = self.counted
        winner = CHARLES if charles >= MAJORITY else FRANCIS
        power = FR if winner == CHARLES else AU
        position.stock = position.stock.hold("emperor", power)
        message = say(
            "maria-log-emperor", candidate=f"candidate:{winner}", n=max(charles, francis), side=ref(power)
        )
        position.tell(Event("election", message, clause="maria 18-f", side=ref(power)))

    def prompt(self, position: State, seat: str) -> Message:
        """Which vote, and how the count stands."""
        place = self.places[0]
        return say(
            "maria-prompt-vote", side=ref(position.control[place]), seat=f"seat:{seat}",
            place=position.world.place_ref(place), charles=self.counted[0], francis=self.counted[1],
        )  # fmt: skip

    def measure(self, position: State) -> int:
        """Votes that are left."""
        return len(self.places)


def tell_vote(position: State, place: int, candidate: str) -> None:
    """A vote is cast (18-d)."""
    here = position.world.place_ref(place)
    side = ref(position.control[place])
    message = say("maria-log-vote", side=side, place=here, candidate=f"candidate:{candidate}")
    position.tell(Event("election", message, clause="maria 18-d", lit=(here,), side=side))
