"""New troops find their generals (section 13): who has room for them, and generals who come back with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from engine.games.maria.actions import Enlist, Return, dragged
from engine.games.maria.consent import StackConsent, needs_consent
from engine.games.maria.hussars import ride_over
from engine.games.maria.powers import BA, FR, NOBODY, ref
from engine.games.maria.refusals import no
from engine.games.maria.stacks import LARGEST, join, may_stack
from engine.games.maria.state import State
from engine.games.maria.world import ARENBERG, BOX, DUTCH, OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.numbers import NumberGroup, NumberSheet, rows_of
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule, looked_up
from engine.kernel.step import AnyRule, Step

A = TypeVar("A", bound=Action)


def return_places(position: State, general: int) -> int:
    """Mask of the fortresses where a removed general may return, full or not (13-d, V-11).

    In the introductory game French generals may use München; Arenberg may use the Dutch major fortresses (22-a).
    """
    world = position.world
    power = world.pieces[general].power
    allowed = position.alliances.home[power] & world.fortresses
    if world.rules.return_needs_major_fortress:
        allowed &= world.majors
    if power == FR and not world.advanced:
        allowed |= position.alliances.home[BA] & world.majors
    if world.pieces[general].id == ARENBERG:
        allowed |= world.index.country.get(DUTCH, 0) & world.majors
    mask = 0
    for place in world.places_in(allowed):
        holder = position.control[place]
        if holder != NOBODY and position.alliances.friendly(holder, power):
            mask |= 1 << place
    return mask


def room_at(position: State, place: int, general: int) -> int:
    """How many more generals of this one's power may stand in a city, if all agree to it (6-b, 6-c, 13-d, R-34)."""
    train = position.train_on(place)
    if (
        train is not None
        and position.world.pieces[train].power
        not in position.alliances.foes[position.world.pieces[general].power]
    ):
        return 0
    inside = position.generals_on(place)
    if any(not may_stack(position, general, other) for other in inside):
        return 0
    return 2 - len(inside)


def absent(position: State, power: int) -> tuple[int, ...]:
    """A power's removed generals."""
    return tuple(n for n in position.world.of_power[power] if position.where[n] == OFF)


def capacity(position: State, power: int, barred: int = 0) -> int:
    """How many new troops a power could place: 8 to a general, those who can return included (R-34).

    `barred`: mask of cities where another player has refused a stack.
    """
    world = position.world
    room = sum(LARGEST - position.troops[n] for n in world.of_power[power] if position.where[n] >= 0)
    gone = absent(position, power)
    return room + LARGEST * _housed(position, gone, barred)


def public_capacity(position: State, power: int) -> int:
    """How many new troops a power could place at most, for all that everybody knows (6-f, R-34).

    A general in a box has 1 to 8 of the power's troops: how full the others are is secret then.
    """
    where = [position.where[n] for n in position.world.of_power[power]]
    here, boxed = sum(place >= 0 for place in where), where.count(BOX)
    least = max(here, position.total(power) - LARGEST * boxed)
    return LARGEST * here - least + LARGEST * _housed(position, absent(position, power), barred=0)


def announcement(position: State, power: int, message: Message, clause: str, troops: int) -> Event:
    """How many new troops there are is told aloud (13-b); with a general away it tells of what he has with him."""
    hint = any(position.where[n] == BOX for n in position.world.of_power[power])
    return Event(
        "recruit", message, clause=clause, side=ref(power), reveals=hint, data={"troops": troops}
    )  # fmt: skip


def _housed(position: State, gone: tuple[int, ...], barred: int) -> int:
    """How many of the removed generals could return together; Arenberg finds more places than the others (22-a)."""

    def rooms(general: int) -> int:
        places = position.world.places_in(return_places(position, general) & ~barred)
        return sum(room_at(position, place, general) for place in places)

    ordinary = [n for n in gone if position.world.pieces[n].id != ARENBERG]
    housed = min(len(ordinary), sum(rooms(n) for n in ordinary[:1]))
    for arenberg in set(gone) - set(ordinary):
        housed += rooms(arenberg) > housed
    return housed


class AskedQuarter(Asked["Quarter", State]):
    """A question about new troops; where each general may return is looked up once."""

    @looked_up
    def return_places(self) -> dict[int, int]:
        """For each removed general the mask of the fortresses where he may return (13-d)."""
        return {n: return_places(self.position, n) for n in absent(self.position, self.step.power)}

    @looked_up
    def capacity(self) -> int:
        """How many new troops the power can place (R-34)."""
        return capacity(self.position, self.step.power, self.step.barred)


class Allotting(Rule[AskedQuarter, A]):
    """Bought troops are given to a general (13-b, 13-c)."""

    by_hand: ClassVar[bool] = True

    def generals(self, asked: AskedQuarter, *, on_map: bool) -> Iterator[tuple[str, int, int]]:
        """The power's generals on the map, or away from it, with each number of troops."""
        position, step = asked.position, asked.step
        for general in position.world.of_power[step.power]:
            if (position.where[general] >= 0) == on_map:
                for n in range(1, min(step.left, LARGEST) + 1):
                    yield position.world.pieces[general].id, general, n

    def too_many(self, asked: AskedQuarter, general: int, troops: int) -> Refusal | None:
        """Own generals only, 1 troop at least, no more than were bought (13-b, 13-c), never above 8 (6-e)."""
        position, step, info = asked.position, asked.step, asked.position.world.pieces[general]
        lit = info.ref
        if info.kind != "general" or info.power != step.power:
            return no("13-b", "not-your-general", lit, piece=lit, side=ref(step.power))
        if troops < 1:
            return no("13-c", "one-new-troop", lit, piece=lit)
        if troops > step.left:
            return no("13-b", "too-many-bought", lit, piece=lit, n=step.left)
        if position.troops[general] + troops > LARGEST:
            return no("6-e", "transfer-many", lit, piece=lit, n=LARGEST)
        return None

    def homeless(self, asked: AskedQuarter, general: int, troops: int, room: int) -> Refusal | None:
        """All other bought troops must still find a general (13-c, R-34); `room`: for how many there is then."""
        rest, lit = asked.step.left - troops, asked.position.world.pieces[general].ref
        return no("13-c", "rest-homeless", lit, piece=lit, n=rest) if room < rest else None


class Enlisting(Allotting[Enlist]):
    """Troops for a general on the map (13-c)."""

    action: ClassVar[type[Action]] = Enlist

    def candidates(self, asked: AskedQuarter) -> Iterator[Enlist]:
        """Every general on the map, with every number."""
        for name, _, n in self.generals(asked, on_map=True):
            yield Enlist(name, n)

    def why_not(self, asked: AskedQuarter, action: Enlist) -> Refusal | None:
        """Who is away from the map returns, or gets none (13-c)."""
        general, lit = asked.position.world.number[action.general], f"piece:{action.general}"
        refusal = self.too_many(asked, general, action.troops)
        if refusal is None and asked.position.where[general] < 0:
            return no("13-c", "must-return", lit, piece=lit)
        room = asked.capacity - action.troops  # on the map each troop takes the room of one
        return refusal or self.homeless(asked, general, action.troops, room)

    def play(self, asked: AskedQuarter, action: Enlist) -> None:
        """They are his."""
        asked.step.allot(asked.position, asked.position.world.number[action.general], action.troops)


class Returning(Allotting[Return]):
    """A removed general comes back with troops (13-c, 13-d)."""

    action: ClassVar[type[Action]] = Return

    def candidates(self, asked: AskedQuarter) -> Iterator[Return]:
        """Every removed general, on each city open to him, with every number."""
        names = asked.position.world.index.names
        for name, general, n in self.generals(asked, on_map=False):
            for place in names(asked.return_places.get(general, 0)):
                yield Return(name, place, n)

    def why_not(self, asked: AskedQuarter, action: Return) -> Refusal | None:
        """A removed general (13-c), on an own fortress (13-d), where another player allows it (10.1-h), with room."""
        position, step, world = asked.position, asked.step, asked.position.world
        general, place = world.number[action.general], world.index.number[action.place]
        lit, here = f"piece:{action.general}", f"place:{action.place}"
        refusal = self.too_many(asked, general, action.troops)
        if refusal is not None:
            return refusal
        if position.where[general] != OFF:
            return no("13-c", "not-removed", lit, piece=lit)
        if not asked.return_places[general] >> place & 1:
            key = "no-return-place" if world.rules.return_needs_major_fortress else "no-return-fortress"
            return no("13-d", key, here, place=here, side=ref(step.power))
        if step.barred >> place & 1:
            return no("10.1-h", "stack-forbidden", lit, here, piece=lit, place=here)
        if not room_at(position, place, general):
            return no("13-d", "return-full", here, piece=lit, place=here)
        return self.homeless(asked, general, action.troops, self._room_after(asked, general, action, place))

    def _room_after(self, asked: AskedQuarter, general: int, action: Return, place: int) -> int:
        """How many troops more can be placed once he stands there."""
        after = asked.position.copy()
        after.troops[general] += action.troops
        after.where[general] = place
        train = after.train_on(place)
        if train is not None:
            after.where[train] = OFF
        after.find_pieces()
        return capacity(after, asked.step.power, asked.step.barred)

    def play(self, asked: AskedQuarter, action: Return) -> None:
        """He comes at once, or when another player has agreed to the stack (10.1-h)."""
        position, world = asked.position, asked.position.world
        general, place = world.number[action.general], world.index.number[action.place]
        if needs_consent(position, general, place):
            position.push(ReturnConsent(general, place, action.troops))
        else:
            asked.step.allot(position, general, action.troops, place)


class Quarter(Step[State], frozen=True, omit_defaults=True):
    """The new troops go to generals on the map or to returning ones, in secret (13-b, 13-c).

    Attributes:
        left: new troops still to be allotted. barred: mask of cities where another player has refused a stack (R-34).
    """

    name: ClassVar[str] = "quarter"
    clause: ClassVar[str] = "maria 13-c"
    rules: ClassVar[tuple[AnyRule, ...]] = (Enlisting(), Returning())
    power: int
    left: int
    barred: int = 0

    def seats(self, position: State) -> tuple[str, ...]:
        """The player of the power, while troops are left."""
        return (position.alliances.seat_of[self.power],) if self.left else ()

    def run(self, position: State) -> None:
        """None are left."""
        position.pop()

    def prompt(self, position: State, seat: str) -> Message:
        """How many are left."""
        return say("maria-prompt-quarter", side=ref(self.power), seat=f"seat:{seat}", n=self.left)

    def ask(self, position: State, seat: str) -> AskedQuarter:
        """With the places of return."""
        return AskedQuarter(self, position, seat)

    def number_sheet(self, position: State, seat: str) -> NumberSheet:
        """A row for each general on the map who may get some, beside what he has; who returns is dragged."""
        troops = {position.world.pieces[n].ref: position.troops[n] for n in position.world.generals}
        rows = tuple(
            replace(row, least=0, first=0, has=troops[row.source])
            for row in rows_of(self.actions(position, seat))
        )
        group = NumberGroup(rows, ref(self.power), self.left)
        return NumberSheet((group,), say("maria-new-troops"), say("maria-new-troops-line"))

    def interpret_drag(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        """That general on that city, with every number."""
        del position, seat, via
        for general, place in dragged(source, target):
            for n in range(1, min(self.left, LARGEST) + 1):
                yield Return(general, place, n)

    def allot(self, position: State, general: int, troops: int, place: int = OFF) -> None:
        """The troops are his; only his own seat is told (13-b). `place`: where he comes back."""
        piece = position.world.pieces[general].ref
        position.replace(replace(self, left=self.left - troops))
        position.troops[general] += troops
        own = say("maria-log-enlists", piece=piece, n=troops)
        if place != OFF:
            self._come_back(position, general, place)
        owner = position.alliances.seat_of[self.power]
        position.tell(Event("enlist", own, audience=(owner,), clause=self.clause, side=ref(self.power)))

    def bar(self, position: State, place: int) -> None:
        """Another player has refused a stack in a city: troops for which nobody is left are lost (10.1-h, R-34)."""
        barred = self.barred | 1 << place
        left = min(self.left, capacity(position, self.power, barred))
        position.replace(replace(self, left=left, barred=barred))
        if left < self.left:
            message = say("maria-log-troops-lost", side=ref(self.power), n=self.left - left)
            position.tell(Event("recruit", message, clause="maria R-34", side=ref(self.power)))

    def _come_back(self, position: State, general: int, place: int) -> None:
        """The general stands on his fortress, face up; an enemy train there is eliminated (13-d, 13-e, R-34)."""
        piece, here = position.world.pieces[general].ref, position.world.place_ref(place)
        train = position.train_on(place)
        if train is not None:
            position.put(train, OFF)
            lost = position.world.pieces[train]
            message = say("maria-log-takes-train", piece=piece, side=ref(lost.power), place=here)
            position.tell(Event("train", message, clause="maria 13-e", lit=(lost.ref,), side=ref(self.power)))
        position.put(general, place)
        ride_over(position, place)
        message = say("maria-log-returns", side=ref(self.power), piece=piece, place=here)
        position.tell(
            Event(
                "return", message, clause="maria 13-d", lit=(piece, here), path=(here,), side=ref(self.power)
            )
        )
        join(position, general)

    def measure(self, position: State) -> int:
        """Troops that are left; among equals the cities barred since."""
        return self.left * 1000 - self.barred.bit_count()


class ReturnConsent(StackConsent, frozen=True):
    """A general would return onto another player's general, who must agree as to any stack (R-34, 10.1-h)."""

    place: int
    troops: int

    def city(self) -> int:
        """Where he would return."""
        return self.place

    def allowed(self, position: State) -> None:
        """He returns there."""
        self._quarter(position).allot(position, self.piece, self.troops, self.place)

    def forbidden(self, position: State) -> None:
        """That city is barred to whoever returns (R-34)."""
        self._quarter(position).bar(position, self.place)

    def _quarter(self, position: State) -> Quarter:
        step = position.top()
        assert isinstance(step, Quarter)
        return step


class Gift(Quarter, frozen=True):
    """New troops from a political card are allotted at once and in secret (17.5-l)."""

    name: ClassVar[str] = "gift"
    clause: ClassVar[str] = "maria 17.5-l"


def give_troops(position: State, power: int, troops: int) -> None:
    """A card brings a power new troops; those that nobody could hold are lost (17.5-l, R-33)."""
    received = min(troops, capacity(position, power))
    message = say("maria-log-gift", side=ref(power), n=received)
    position.tell(announcement(position, power, message, "maria 17.5-l", received))
    if received:
        position.push(Gift(power, received))
