"""The sequence of play: each round the weather, secret bids, the winner's ride, the other's ride."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.games.toy.actions import Bid, Ride, Stay, Take, Toss
from engine.games.toy.state import HOME, ROADS, SEATS, ToyState, other
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Asked, Plain, Rule
from engine.kernel.step import AnyRule, AnyStep, Step


class Weather(Step[ToyState], frozen=True):
    """Rain makes the roads muddy: couriers ride 1 city instead of 2 (1-b)."""

    name: ClassVar[str] = "weather"
    clause: ClassVar[str] = "toy 1-b"

    def run(self, position: ToyState) -> None:
        """Throw for the rain."""
        position.mud = position.rng.below(3) == 0
        key = "toy-log-mud" if position.mud else "toy-log-dry"
        position.tell(Event("weather", say(key, turn=position.turn), clause=self.clause, reveals=True))
        position.replace(Bids())


class Bidding(Rule[Asked["Bids", ToyState], Bid]):
    """Both seats lay a card in secret; the higher rides first, north at a tie (2-a)."""

    action: ClassVar[type[Action]] = Bid
    clause: ClassVar[str] = "toy 2-a"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: Asked[Bids, ToyState]) -> Iterable[Bid]:
        """Every card, or none."""
        return [Bid(0), *(Bid(card) for card in asked.position.hands[asked.seat])]

    def why_not(self, asked: Asked[Bids, ToyState], action: Bid) -> Refusal | None:
        """A card one holds (2-a)."""
        if action.card and action.card not in asked.position.hands[asked.seat]:
            message = say("toy-refuse-not-held", seat=f"seat:{asked.seat}", card=action.card)
            return Refusal(self.clause, message)
        return None

    def play(self, asked: Asked[Bids, ToyState], action: Bid) -> None:
        """Lay the card; when both lie there, turn them up."""
        position, seat = asked.position, asked.seat
        position.bids[seat] = action.card
        if action.card:
            position.hands[seat].remove(action.card)
        mine = say("toy-log-bid-own", seat=f"seat:{seat}", card=action.card)
        veiled = say("toy-log-bid", seat=f"seat:{seat}")
        position.tell(Event("bid", mine, (seat,), veiled, self.clause, side=f"side:{seat}"))
        if not asked.step.seats(position):
            self._turn_up(position)

    def _turn_up(self, position: ToyState) -> None:
        first = "south" if position.bids["south"] > position.bids["north"] else "north"
        position.discards += [card for card in position.bids.values() if card]
        message = say(
            "toy-log-first", seat=f"seat:{first}", north=position.bids["north"], south=position.bids["south"]
        )
        position.tell(Event("reveal", message, clause=self.clause, side=f"side:{first}", reveals=True))
        position.bids = {}
        position.replace(Riding(first), Riding(other(first)), EndOfRound())


class Bids(Step[ToyState], frozen=True):
    """A secret round: both seats owe a bid (2-a)."""

    name: ClassVar[str] = "bids"
    clause: ClassVar[str] = "toy 2-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Bidding(),)
    round: ClassVar[RoundKind] = "secret"

    def takes_part(self, position: ToyState) -> tuple[str, ...]:
        """Both."""
        return SEATS

    def round_prompt(self, position: ToyState) -> Message:
        """What both are asked."""
        return say("toy-round-bid")

    def seats(self, position: ToyState) -> tuple[str, ...]:
        """Whoever has not laid yet."""
        return tuple(s for s in SEATS if s not in position.bids)

    def prompt(self, position: ToyState, seat: str) -> Message:
        """Lay a card."""
        return say("toy-prompt-bid", seat=f"seat:{seat}")

    def measure(self, position: ToyState) -> int:
        """How many bids are missing."""
        return len(self.seats(position))


class Ridden(Rule[Asked["Riding", ToyState], Ride]):
    """A courier rides up to 2 cities, 1 in mud (3-a)."""

    action: ClassVar[type[Action]] = Ride
    clause: ClassVar[str] = "toy 3-a"
    exact: ClassVar[bool] = True

    def candidates(self, asked: Asked[Riding, ToyState]) -> Iterator[Ride]:
        """One of the shortest rides to each city: a front that goes on from rides that nothing speaks against."""
        ways: list[tuple[str, ...]] = [()]
        seen: set[str] = set()
        for way in ways:
            for place in ROADS[way[-1] if way else asked.position.riders[asked.seat]]:
                ride = Ride(asked.seat, (*way, place))
                if place not in seen and self.why_not(asked, ride) is None:
                    seen.add(place)
                    ways.append(ride.path)
                    yield ride

    def why_not(self, asked: Asked[Riding, ToyState], action: Ride) -> Refusal | None:
        """Along roads (3-a), not too far (1-b), never into the other courier (3-b), no city twice (3-c)."""
        position, seat = asked.position, asked.seat
        here, foe = position.riders[seat], position.riders[other(seat)]
        if action.rider != seat:
            return Refusal("toy 3-a", say("toy-refuse-not-yours"), (f"piece:{action.rider}",))
        for start, end in zip((here, *action.path), action.path, strict=False):
            if end not in ROADS[start]:
                places = (f"place:{start}", f"place:{end}")
                return Refusal("toy 3-a", say("toy-refuse-no-road", a=places[0], b=places[1]), places)
            if end == foe:
                message = say("toy-refuse-blocked", place=f"place:{end}")
                return Refusal("toy 3-b", message, (f"piece:{other(seat)}",))
        if len({here, *action.path}) <= len(action.path):
            return Refusal("toy 3-c", say("toy-refuse-twice"), tuple(f"place:{p}" for p in action.path))
        if len(action.path) > position.range():
            return Refusal("toy 1-b", say("toy-refuse-too-far", n=position.range()), (f"piece:{seat}",))
        return None

    def play(self, asked: Asked[Riding, ToyState], action: Ride) -> None:
        """Ride; a city with a seal asks what to take (4-a); the enemy's home wins (6-a)."""
        position, seat = asked.position, asked.seat
        position.pop()
        via = tuple(f"place:{p}" for p in (position.riders[seat], *action.path))
        position.riders[seat] = action.path[-1]
        message = say("toy-log-ride", seat=f"seat:{seat}", place=via[-1])
        position.tell(Event("move", message, (), None, self.clause, (f"piece:{seat}",), via, f"side:{seat}"))
        if action.path[-1] == HOME[other(seat)]:
            position.end((seat,), "arrival", "toy 6-a")
        elif action.path[-1] in position.seals:
            position.push(Taking(seat))


class Staying(Plain[Asked["Riding", ToyState], Stay]):
    """A courier may stay (3-a)."""

    action: ClassVar[type[Action]] = Stay
    clause: ClassVar[str] = "toy 3-a"

    def play(self, asked: Asked[Riding, ToyState], action: Stay) -> None:
        """Nothing moves."""
        asked.position.pop()


class Riding(Step[ToyState], frozen=True):
    """A courier rides or stays (3-a)."""

    name: ClassVar[str] = "riding"
    clause: ClassVar[str] = "toy 3-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Ridden(), Staying())
    seat: str

    def seats(self, position: ToyState) -> tuple[str, ...]:
        """The courier's seat."""
        return (self.seat,)

    def prompt(self, position: ToyState, seat: str) -> Message:
        """Ride or stay."""
        return say("toy-prompt-ride", seat=f"seat:{seat}", n=position.range())

    def interpret_drag(
        self, position: ToyState, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """Through the cities dragged through, else the legal ride that ends there, else straight there."""
        rider, places = source.removeprefix("piece:"), [v.removeprefix("place:") for v in via or (target,)]
        legal = [a for a in self.actions(position, seat) if isinstance(a, Ride) and a.path[-1] == places[-1]]
        return legal if not via and legal and rider == seat else [Ride(rider, tuple(places))]

    def measure(self, position: ToyState) -> int:
        """One Action ends it."""
        return 1


class Taken(Rule[Asked["Taking", ToyState], Take]):
    """In a city with a seal the courier takes it, or draws a card (4-a)."""

    action: ClassVar[type[Action]] = Take
    clause: ClassVar[str] = "toy 4-a"

    def candidates(self, asked: Asked[Taking, ToyState]) -> Iterable[Take]:
        """The seal, a card."""
        return [Take("seal"), Take("card")]

    def why_not(self, asked: Asked[Taking, ToyState], action: Take) -> Refusal | None:
        """No card from an empty deck (4-a)."""
        if action.what == "card" and not asked.position.deck:
            return Refusal(self.clause, say("toy-refuse-deck-empty"))
        return None

    def play(self, asked: Asked[Taking, ToyState], action: Take) -> None:
        """Take it."""
        position, seat = asked.position, asked.seat
        position.pop()
        if action.what == "seal":
            position.seals.remove(position.riders[seat])
            position.points[seat] += 1
            message = say("toy-log-seal", seat=f"seat:{seat}", n=position.points[seat])
            position.tell(Event("seal", message, clause=self.clause, side=f"side:{seat}"))
        else:
            position.draw(seat, 1)


class Taking(Step[ToyState], frozen=True):
    """A courier takes something (4-a)."""

    name: ClassVar[str] = "taking"
    clause: ClassVar[str] = "toy 4-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Taken(),)
    seat: str

    def seats(self, position: ToyState) -> tuple[str, ...]:
        """The courier's seat."""
        return (self.seat,)

    def prompt(self, position: ToyState, seat: str) -> Message:
        """Seal or card."""
        return say("toy-prompt-take", seat=f"seat:{seat}", place=f"place:{position.riders[seat]}")

    def measure(self, position: ToyState) -> int:
        """One Action ends it."""
        return 1


class Tossing(Rule[Asked[None, ToyState], Toss]):
    """Any card that one holds may be thrown away at any time (5-a)."""

    action: ClassVar[type[Action]] = Toss
    clause: ClassVar[str] = "toy 5-a"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: Asked[None, ToyState]) -> Iterable[Toss]:
        """Every card."""
        return [Toss(card) for card in asked.position.hands.get(asked.seat, ())]

    def why_not(self, asked: Asked[None, ToyState], action: Toss) -> Refusal | None:
        """A card one holds (5-a)."""
        if action.card in asked.position.hands.get(asked.seat, ()):
            return None
        message = say("toy-refuse-not-held", seat=f"seat:{asked.seat}", card=action.card)
        return Refusal(self.clause, message)

    def play(self, asked: Asked[None, ToyState], action: Toss) -> None:
        """The card goes, face up."""
        position, seat = asked.position, asked.seat
        position.hands[seat].remove(action.card)
        position.discards.append(action.card)
        message = say("toy-log-toss", seat=f"seat:{seat}", card=action.card)
        position.tell(Event("toss", message, clause=self.clause, side=f"side:{seat}", reveals=True))


class EndOfRound(Step[ToyState], frozen=True):
    """After the last round the most seals win (6-b)."""

    name: ClassVar[str] = "round"
    clause: ClassVar[str] = "toy 6-b"

    def run(self, position: ToyState) -> None:
        """The next round, or the end."""
        position.pop()
        if position.turn < position.turns:
            position.turn += 1
            position.push(Weather())
            return
        best = max(position.points.values())
        position.end(tuple(s for s in SEATS if position.points[s] == best), "seals", self.clause)


STEPS: dict[str, type[AnyStep]] = {s.name: s for s in (Weather, Bids, Riding, Taking, EndOfRound)}
