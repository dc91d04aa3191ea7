"""The sequence of play of the council: each round bids, a gift, counters, a call, marches; then sides change hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any, ClassVar

from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.listing import Listing
from engine.kernel.message import Message, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet, rows_of
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Asked, Plain, Rule
from engine.kernel.step import AnyRule, Step
from tests.council.actions import Bid, Done, Halt, Let, March, Pass, Place, Protest, Share

if TYPE_CHECKING:
    from tests.council.position import CouncilPosition

SIDES = ("austria", "prussia", "france", "bavaria")
HOME = {"austria": "pilsen", "prussia": "koeniggraetz", "france": "leitmeritz", "bavaria": "deutschbrod"}
CHAINS = (
    ("pilsen", "beraun", "praha", "melnik", "leitmeritz"),
    ("melnik", "jungbunzlau", "koeniggraetz"),
    ("jungbunzlau", "kolin", "chrudim"),
    ("koeniggraetz", "kolin", "deutschbrod"),
)
ROADS: dict[str, set[str]] = {}
for _chain in CHAINS:
    for _a, _b in pairwise(_chain):
        ROADS.setdefault(_a, set()).add(_b)
        ROADS.setdefault(_b, set()).add(_a)
PLACES = tuple(sorted(ROADS))
GIFT = 3
FAR = 3
"""How many coins are given out; how many places an army goes."""

Here = Asked[Any, "CouncilPosition"]


class Lots(Step["CouncilPosition"], frozen=True):
    """Sides are drawn by lot where nobody has chosen them."""

    name: ClassVar[str] = "lots"
    clause: ClassVar[str] = "council 1"

    def run(self, position: CouncilPosition) -> None:
        """One side for each seat; the rest lie free."""
        position.pop()
        sides = list(SIDES)
        position.rng.shuffle(sides)
        for number, seat in enumerate(position.seats):
            position.seats[seat] = (sides[number],)
            told = say("council-log-lot", seat=f"seat:{seat}", side=f"side:{sides[number]}")
            position.tell(Event("lot", told, clause=self.clause, side=f"side:{sides[number]}", reveals=True))


class Bidding(Rule[Here, Bid]):
    """Coins, no more than there are."""

    action: ClassVar[type[Action]] = Bid
    clause: ClassVar[str] = "council 2"

    def candidates(self, asked: Here) -> Iterable[Bid]:
        """Every number."""
        return [Bid(n) for n in range(asked.position.coins[asked.seat] + 1)]

    def why_not(self, asked: Here, action: Bid) -> Refusal | None:
        """What is in the purse."""
        held = asked.position.coins[asked.seat]
        if 0 <= action.coins <= held:
            return None
        return Refusal(self.clause, say("council-refuse-purse", n=held))

    def play(self, asked: Here, action: Bid) -> None:
        """The bid lies there face down."""
        asked.position.bids[asked.seat] = action.coins
        own = say("council-log-bid-own", seat=f"seat:{asked.seat}", n=action.coins)
        veiled = say("council-log-bid", seat=f"seat:{asked.seat}")
        asked.position.tell(Event("bid", own, (asked.seat,), veiled, self.clause))


class Bids(Step["CouncilPosition"], frozen=True):
    """A secret round: all bid; when the last has, the bids are turned up and paid."""

    name: ClassVar[str] = "bids"
    clause: ClassVar[str] = "council 2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Bidding(),)
    round: ClassVar[RoundKind] = "secret"

    def takes_part(self, position: CouncilPosition) -> tuple[str, ...]:
        """Everybody."""
        return tuple(position.seats)

    def seats(self, position: CouncilPosition) -> tuple[str, ...]:
        """Who has not bid."""
        return tuple(s for s in position.seats if s not in position.bids)

    def run(self, position: CouncilPosition) -> None:
        """Turn the bids up: the highest goes first, pays, and divides the gift."""
        order = sorted(position.seats, key=lambda seat: -position.bids[seat])
        bids = [say("council-log-up", seat=f"seat:{s}", n=position.bids[s]) for s in order]
        for told in bids:
            position.tell(Event("reveal", told, clause=self.clause, reveals=True, result=told is bids[0]))
        position.coins[order[0]] -= position.bids[order[0]]
        position.bids, position.order = {}, tuple(order)
        position.replace(
            Sharing(order[0]), Placing(order[0]), Calling(), *(Marching(s) for s in order), EndOfRound()
        )

    def prompt(self, position: CouncilPosition, seat: str) -> Message:
        """How much there is."""
        return say("council-prompt-bid", seat=f"seat:{seat}", n=position.coins[seat])

    def round_prompt(self, position: CouncilPosition) -> Message:
        """What everybody is asked."""
        return say("council-round-bid")

    def number_sheet(self, position: CouncilPosition, seat: str) -> NumberSheet:
        """One number: what is listed says its limits."""
        return NumberSheet((NumberGroup(rows_of(self.actions(position, seat))),), say("step-bids"))

    def measure(self, position: CouncilPosition) -> int:
        """Bids still missing."""
        return len(self.seats(position))


class Shared(Rule[Here, Share]):
    """All of the gift is given out, to whom one likes."""

    action: ClassVar[type[Action]] = Share
    clause: ClassVar[str] = "council 3"

    def candidates(self, asked: Here) -> Iterable[Share]:
        """Every way to divide it."""
        ways = product(range(GIFT + 1), repeat=len(SIDES))
        return [Share(*way) for way in ways if sum(way) == GIFT]

    def why_not(self, asked: Here, action: Share) -> Refusal | None:
        """The whole gift in all."""
        if min(action.coins()) >= 0 and sum(action.coins()) == GIFT:
            return None
        return Refusal(self.clause, say("council-refuse-gift", n=GIFT))

    def play(self, asked: Here, action: Share) -> None:
        """Whoever leads a side has its coins; those of a free side are lost."""
        position = asked.position
        position.pop()
        leads = {side: seat for seat, sides in position.seats.items() for side in sides}
        for side, n in zip(SIDES, action.coins(), strict=True):
            if side in leads:
                position.coins[leads[side]] += n
        told = say("council-log-share", seat=f"seat:{asked.seat}", coins=list(map(str, action.coins())))
        position.tell(Event("share", told, clause=self.clause))


class OfSeat(Step["CouncilPosition"], frozen=True):
    """A Step that asks one seat."""

    seat: str

    def seats(self, position: CouncilPosition) -> tuple[str, ...]:
        """That one."""
        return (self.seat,)

    def prompt(self, position: CouncilPosition, seat: str) -> Message:
        """What it does."""
        return say(f"council-prompt-{self.name}", seat=f"seat:{seat}")

    def measure(self, position: CouncilPosition) -> int:
        """One Action ends it."""
        return 1


class Sharing(OfSeat, frozen=True):
    """The first divides a gift among all sides, in one Action."""

    name: ClassVar[str] = "sharing"
    clause: ClassVar[str] = "council 3"
    rules: ClassVar[tuple[AnyRule, ...]] = (Shared(),)

    def number_sheet(self, position: CouncilPosition, seat: str) -> NumberSheet:
        """A row for each side; the gift is the sum."""
        rows = tuple(NumberRow(f"side:{side}", 0, GIFT) for side in SIDES)
        return NumberSheet((NumberGroup(rows, total=GIFT, whole=True),), say("council-sheet-share"))

    def interpret_numbers(
        self, position: CouncilPosition, seat: str, values: Mapping[str, int]
    ) -> Iterable[Action]:
        """All rows are one Action."""
        return (Share(*(values.get(f"side:{side}", 0) for side in SIDES)),)


class Placed(Rule[Here, Place]):
    """Counters of an own side go anywhere, in any number that the pile has."""

    action: ClassVar[type[Action]] = Place
    clause: ClassVar[str] = "council 4"
    exact: ClassVar[bool] = True

    def candidates(self, asked: Here) -> Listing:
        """Each place in each number, made only when somebody looks at them."""
        listing = Listing()
        for side in asked.position.seats[asked.seat]:
            numbers = range(1, asked.position.piles[side] + 1)
            pairs = [(place, n) for place in PLACES for n in numbers]
            listing.add(pairs, lambda pair, side=side: Place(side, *pair), f"pile:{side}")
        return listing

    def why_not(self, asked: Here, action: Place) -> Refusal | None:
        """An own pile, no more than it holds."""
        if action.side not in asked.position.seats[asked.seat]:
            return Refusal(self.clause, say("council-refuse-not-yours"), (f"side:{action.side}",))
        held = asked.position.piles[action.side]
        if not 0 < action.n <= held:
            return Refusal(self.clause, say("council-refuse-pile", n=held), (f"side:{action.side}",))
        return None

    def play(self, asked: Here, action: Place) -> None:
        """They lie there."""
        position = asked.position
        position.piles[action.side] -= action.n
        key = f"{action.side}@{action.place}"
        position.laid[key] = position.laid.get(key, 0) + action.n
        told = say("council-log-place", side=f"side:{action.side}", n=action.n, place=f"place:{action.place}")
        position.tell(Event("place", told, clause=self.clause, lit=(f"place:{action.place}",)))


class Ending(Plain[Here, Done]):
    """Whoever likes does nothing more."""

    action: ClassVar[type[Action]] = Done

    def play(self, asked: Here, action: Done) -> None:
        """The next Step."""
        asked.position.pop()


class Placing(OfSeat, frozen=True):
    """The first lays counters: as many Actions as there are counters."""

    name: ClassVar[str] = "placing"
    clause: ClassVar[str] = "council 4"
    rules: ClassVar[tuple[AnyRule, ...]] = (Placed(), Ending())

    def interpret_drag(
        self, position: CouncilPosition, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """One counter."""
        side, place = source.partition(":")[2], target.partition(":")[2]
        return [Place(side, place, 1)] if side in SIDES and place in PLACES else []

    def measure(self, position: CouncilPosition) -> int:
        """Counters still in the piles, and the end."""
        return sum(position.piles[side] for side in position.seats[self.seat]) + 1


class Protesting(Plain[Here, Protest]):
    """Who calls out costs the first two coins."""

    action: ClassVar[type[Action]] = Protest

    def why_not(self, asked: Here, action: Protest) -> Refusal | None:
        """Not the first."""
        if asked.seat == asked.position.order[0]:
            return Refusal("council 5", say("council-refuse-first"))
        return None

    def play(self, asked: Here, action: Protest) -> None:
        """It counts when all have spoken."""
        asked.position.calls[asked.seat] = True
        told = say("council-log-protest", seat=f"seat:{asked.seat}")
        asked.position.tell(Event("call", told, clause="council 5"))


class Passing(Plain[Here, Pass]):
    """Who says nothing."""

    action: ClassVar[type[Action]] = Pass

    def play(self, asked: Here, action: Pass) -> None:
        """It is noted."""
        asked.position.calls[asked.seat] = False
        told = say("council-log-pass", seat=f"seat:{asked.seat}")
        asked.position.tell(Event("call", told, clause="council 5"))


class Calling(Step["CouncilPosition"], frozen=True):
    """A call: who likes protests."""

    name: ClassVar[str] = "calling"
    clause: ClassVar[str] = "council 5"
    rules: ClassVar[tuple[AnyRule, ...]] = (Protesting(), Passing())
    round: ClassVar[RoundKind] = "call"

    def takes_part(self, position: CouncilPosition) -> tuple[str, ...]:
        """Everybody."""
        return tuple(position.seats)

    def seats(self, position: CouncilPosition) -> tuple[str, ...]:
        """Who has not spoken."""
        return tuple(s for s in position.seats if s not in position.calls)

    def run(self, position: CouncilPosition) -> None:
        """Two coins for each protest."""
        position.pop()
        first = position.order[0]
        position.coins[first] = max(0, position.coins[first] - 2 * sum(position.calls.values()))
        position.calls = {}

    def prompt(self, position: CouncilPosition, seat: str) -> Message:
        """Protest or pass."""
        return say("council-prompt-calling", seat=f"seat:{seat}")

    def round_prompt(self, position: CouncilPosition) -> Message:
        """Who protests?"""
        return say("council-round-call")

    def passing(self, position: CouncilPosition, seat: str) -> Action:
        """Saying nothing."""
        return Pass()

    def measure(self, position: CouncilPosition) -> int:
        """Who has not spoken."""
        return len(self.seats(position))


class Marched(Rule[Here, March]):
    """An own army goes up to three places along roads."""

    action: ClassVar[type[Action]] = March
    clause: ClassVar[str] = "council 6"
    exact: ClassVar[bool] = True

    def candidates(self, asked: Here) -> Iterable[March]:
        """Every way to each place: where an army may be halted, the way is part of the outcome."""
        for side in asked.position.seats[asked.seat]:
            ways: list[tuple[str, ...]] = [()]
            for way in ways:
                for place in sorted(ROADS[way[-1] if way else asked.position.armies[side]]):
                    march = March(side, (*way, place))
                    if self.why_not(asked, march) is None:
                        ways.append(march.path)
                        yield march

    def why_not(self, asked: Here, action: March) -> Refusal | None:
        """Along roads, not too far, into no army."""
        position, lit = asked.position, (f"piece:{action.side}",)
        if action.side not in position.seats[asked.seat]:
            return Refusal(self.clause, say("council-refuse-not-yours"), lit)
        here = position.armies[action.side]
        for a, b in zip((here, *action.path), action.path, strict=False):
            if b not in ROADS[a] or b in position.armies.values():
                return Refusal(self.clause, say("council-refuse-road"), lit)
        if len(action.path) > FAR or len({here, *action.path}) <= len(action.path):
            return Refusal(self.clause, say("council-refuse-far", n=FAR), lit)
        return None

    def play(self, asked: Here, action: March) -> None:
        """It says where it goes, and is under way."""
        way = [f"place:{place}" for place in action.path]
        told = say("council-log-sets-out", side=f"side:{action.side}", way=way)
        asked.position.tell(Event("march", told, clause=self.clause, side=f"side:{action.side}"))
        asked.position.replace(UnderWay(asked.seat, action.side, action.path))


class Marching(OfSeat, frozen=True):
    """A seat moves one of its armies, or none."""

    name: ClassVar[str] = "marching"
    clause: ClassVar[str] = "council 6"
    rules: ClassVar[tuple[AnyRule, ...]] = (Marched(), Ending())

    def interpret_drag(
        self, position: CouncilPosition, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """The best way, or straight there."""
        side, places = source.partition(":")[2], tuple(v.partition(":")[2] for v in via or (target,))
        if side not in SIDES or any(place not in PLACES for place in places):
            return []
        legal = [a for a in self.actions(position, seat) if isinstance(a, March) and a.side == side]
        return [a for a in legal if not via and a.path[-1] == places[-1]] or [March(side, places)]


class UnderWay(Step["CouncilPosition"], frozen=True):
    """An army on its way: what it has still to go is a Step, and whoever halts it does so in a Step above."""

    name: ClassVar[str] = "under-way"
    clause: ClassVar[str] = "council 6"
    seat: str
    side: str
    path: tuple[str, ...]

    def run(self, position: CouncilPosition) -> None:
        """One place on; an army beside it may halt it there."""
        if not self.path:
            position.pop()
            position.points[self.seat] += 1
            return
        before, place = position.armies[self.side], self.path[0]
        position.armies[self.side] = place
        told = say("council-log-march", side=f"side:{self.side}", place=f"place:{place}")
        way = (f"place:{before}", f"place:{place}")
        position.tell(
            Event("move", told, (), None, self.clause, (f"piece:{self.side}",), way, f"side:{self.side}")
        )
        rest = UnderWay(self.seat, self.side, self.path[1:])
        guards = [
            Guarding(seat, self.side)
            for seat, sides in position.seats.items()
            if seat != self.seat and any(position.armies[side] in ROADS[place] for side in sides)
        ]
        position.replace(*(guards if self.path[1:] else ()), rest)


class Halting(Plain[Here, Halt]):
    """The march ends where it is."""

    action: ClassVar[type[Action]] = Halt

    def play(self, asked: Here, action: Halt) -> None:
        """All Steps of this march go: other guards need not be asked, and the rest of the way is lost."""
        position, side = asked.position, asked.step.side
        while isinstance(position.top(), Guarding | UnderWay) and position.top().side == side:
            position.pop()
        told = say("council-log-halt", seat=f"seat:{asked.seat}", side=f"side:{side}")
        position.tell(Event("halt", told, clause="council 7", lit=(f"piece:{side}",), result=True))


class Letting(Plain[Here, Let]):
    """The march goes on."""

    action: ClassVar[type[Action]] = Let

    def play(self, asked: Here, action: Let) -> None:
        """Nothing happens."""
        asked.position.pop()


class Guarding(OfSeat, frozen=True):
    """An interruption: another seat may halt an army beside its own."""

    name: ClassVar[str] = "guarding"
    clause: ClassVar[str] = "council 7"
    rules: ClassVar[tuple[AnyRule, ...]] = (Halting(), Letting())
    side: str

    def measure(self, position: CouncilPosition) -> int:
        """What the march below has still to go, then the guards that are still asked: both fall on its way."""
        march = [step for step in position.agenda if isinstance(step, UnderWay | Guarding)]
        way = next(step for step in march if isinstance(step, UnderWay))
        return len(SIDES) * len(way.path) + len(march)


class EndOfRound(Step["CouncilPosition"], frozen=True):
    """After each round the side of the last goes to the first; the goal or the last round ends the game."""

    name: ClassVar[str] = "end-of-round"
    clause: ClassVar[str] = "council 8"

    def run(self, position: CouncilPosition) -> None:
        """The end, or a succession and the next round."""
        position.pop()
        best = max(position.points.values())
        if best >= position.goal or position.turn == position.rounds:
            way = "goal" if best >= position.goal else "rounds"
            position.end(tuple(s for s, n in position.points.items() if n == best), way)
            return
        position.turn += 1
        self._succession(position)
        position.push(Bids())

    def _succession(self, position: CouncilPosition) -> None:
        """The first inherits the side of the last, who takes a free one, or one of the first."""
        first, last = position.order[0], position.order[-1]
        led = {side for sides in position.seats.values() for side in sides}
        free = [side for side in SIDES if side not in led]
        heir = position.seats[last][-1]
        given = free[0] if free else position.seats[first][-1]
        position.seats[first] = (*(s for s in position.seats[first] if s != given), heir)
        position.seats[last] = (*(s for s in position.seats[last] if s != heir), given)
        for seat in (first, last):
            sides = [f"side:{side}" for side in position.seats[seat]]
            told = say("council-log-succession", seat=f"seat:{seat}", sides=sides)
            position.tell(Event("succession", told, clause=self.clause))


STEPS: dict[str, type[Step[Any]]] = {
    kind.name: kind
    for kind in (Lots, Bids, Sharing, Placing, Calling, Marching, UnderWay, Guarding, EndOfRound)
}
