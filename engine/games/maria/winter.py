"""Winter (section 13): recruiting, and generals who come back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import cards
from engine.games.maria.actions import Done, Enlist, Pay, Return, dragged
from engine.games.maria.consent import StackConsent, needs_consent
from engine.games.maria.hussars import ride_over
from engine.games.maria.powers import BA, FR, NOBODY, ref
from engine.games.maria.refusals import no
from engine.games.maria.stacks import LARGEST, join, may_stack
from engine.games.maria.state import State
from engine.games.maria.tactical import refuse_card, spend
from engine.games.maria.world import ARENBERG, BOX, DUTCH, OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step

PRICE = 4
"""CT points for one troop (13-b)."""


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


def _announcement(position: State, power: int, message: Message, clause: str, troops: int) -> Event:
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


class Recruit(Step[State], frozen=True):
    """A power buys troops at 4 points each; the number is announced (13-a, 13-b)."""

    name: ClassVar[str] = "winter"
    clause: ClassVar[str] = "maria 13-b"
    accepts: ClassVar[tuple[type[Action], ...]] = (Pay, Done)
    power: int
    points: int = 0

    def seats(self, position: State) -> tuple[str, ...]:
        idle = not self.points and (not position.hands[self.power] or not capacity(position, self.power))
        return () if idle else (position.alliances.seat_of[self.power],)

    def run(self, position: State) -> None:
        position.pop()

    def prompt(self, position: State, seat: str) -> Message:
        return say(
            "maria-prompt-winter",
            side=ref(self.power),
            seat=f"seat:{seat}",
            n=self.points,
            troops=self.points // PRICE,
        )

    def actions(self, position: State, seat: str) -> Iterator[Action]:
        if self.points // PRICE < capacity(position, self.power):
            for card in position.hands[self.power]:
                yield Pay(cards.NAMES[card])
        yield Done()

    def refuse(self, position: State, seat: str, action: Pay | Done) -> Refusal | None:
        if isinstance(action, Done):
            return None
        most = capacity(position, self.power)
        if self.points // PRICE >= most:
            return no("13-c", "no-room", ref(self.power), side=ref(self.power), n=most)
        return refuse_card(position, self.power, action.card)

    def play(self, position: State, seat: str, action: Pay | Done) -> None:
        if isinstance(action, Pay):
            card = cards.NUMBER[action.card]
            spend(position, self.power, card, "winter")
            position.replace(type(self)(self.power, self.points + cards.WORTH[card]))
            return
        troops = min(self.points // PRICE, capacity(position, self.power))
        message = say("maria-log-recruits", side=ref(self.power), n=troops)
        position.tell(_announcement(position, self.power, message, self.clause, troops))
        position.replace(Quarter(self.power, troops))

    def measure(self, position: State) -> int:
        return len(position.hands[self.power])


class Muster(Recruit, frozen=True):
    """Saxony is Austria's ally now: its general, if he was removed, may return at once with new troops (19.3-f)."""

    clause: ClassVar[str] = "maria 19.3-f"

    def seats(self, position: State) -> tuple[str, ...]:
        return super().seats(position) if absent(position, self.power) else ()


class Winter(Step[State], frozen=True):
    """Winter, power by power in the order of the stages (13-a, R-01)."""

    name: ClassVar[str] = "winter"
    clause: ClassVar[str] = "maria 13-a"

    def run(self, position: State) -> None:
        stages = range(len(position.alliances.stages))
        position.replace(*(Recruit(p) for stage in stages for p in position.active(stage)), WinterScores())


class WinterScores(Step[State], frozen=True):
    """Each major power's markers left in reserve are noted; nobody sees the sheet before the end (13-f)."""

    name: ClassVar[str] = "winter"
    clause: ClassVar[str] = "maria 13-f"

    def run(self, position: State) -> None:
        position.pop()
        if position.world.advanced:
            noted = (*position.affairs.winters, position.stock.reserve)
            position.affairs = replace(position.affairs, winters=noted)
            position.tell(Event("winter", say("maria-log-winter-scores"), clause=self.clause))


class Quarter(Step[State], frozen=True, omit_defaults=True):
    """The new troops go to generals on the map or to returning ones, in secret (13-b, 13-c).

    Attributes:
        left: new troops still to be allotted. barred: mask of cities where another player has refused a stack (R-34).
    """

    name: ClassVar[str] = "quarter"
    clause: ClassVar[str] = "maria 13-c"
    accepts: ClassVar[tuple[type[Action], ...]] = (Enlist, Return)
    power: int
    left: int
    barred: int = 0

    def seats(self, position: State) -> tuple[str, ...]:
        return (position.alliances.seat_of[self.power],) if self.left else ()

    def run(self, position: State) -> None:
        position.pop()

    def prompt(self, position: State, seat: str) -> Message:
        return say("maria-prompt-quarter", side=ref(self.power), seat=f"seat:{seat}", n=self.left)

    def actions(self, position: State, seat: str) -> Iterator[Action]:
        world = position.world
        for general in world.of_power[self.power]:
            name = world.pieces[general].id
            for n in range(1, min(self.left, LARGEST) + 1):
                if position.where[general] >= 0:
                    choices: list[Enlist | Return] = [Enlist(name, n)]
                else:
                    places = world.places_in(return_places(position, general))
                    choices = [Return(name, world.index.ids[place], n) for place in places]
                for action in choices:
                    if self.refuse(position, seat, action) is None:
                        yield action

    def refuse(self, position: State, seat: str, action: Enlist | Return) -> Refusal | None:
        world = position.world
        general, lit = world.number[action.general], f"piece:{action.general}"
        if world.pieces[general].kind != "general" or world.pieces[general].power != self.power:
            return no("13-b", "not-your-general", lit, piece=lit, side=ref(self.power))
        if action.troops < 1:
            return no("13-c", "one-new-troop", lit, piece=lit)
        if action.troops > self.left:
            return no("13-b", "too-many-bought", lit, piece=lit, n=self.left)
        if position.troops[general] + action.troops > LARGEST:
            return no("6-e", "transfer-many", lit, piece=lit, n=LARGEST)
        if isinstance(action, Enlist):
            if position.where[general] < 0:
                return no("13-c", "must-return", lit, piece=lit)
        else:
            refusal = self._refuse_place(position, general, action)
            if refusal is not None:
                return refusal
        if not self._rest_fits(position, general, action):
            return no("13-c", "rest-homeless", lit, piece=lit, n=self.left - action.troops)
        return None

    def _refuse_place(self, position: State, general: int, action: Return) -> Refusal | None:
        world = position.world
        place, here, lit = (
            world.index.number[action.place],
            f"place:{action.place}",
            f"piece:{action.general}",
        )
        if position.where[general] != OFF:
            return no("13-c", "not-removed", lit, piece=lit)
        if not return_places(position, general) >> place & 1:
            if world.rules.return_needs_major_fortress:
                return no("13-d", "no-return-place", here, place=here, side=ref(self.power))
            return no("13-d", "no-return-fortress", here, place=here, side=ref(self.power))
        if self.barred >> place & 1:
            return no("10.1-h", "stack-forbidden", lit, here, piece=lit, place=here)
        if not room_at(position, place, general):
            return no("13-d", "return-full", here, piece=lit, place=here)
        return None

    def _rest_fits(self, position: State, general: int, action: Enlist | Return) -> bool:
        """Whether all other bought troops still find a general (R-34)."""
        after = position.copy()
        after.troops[general] += action.troops
        if isinstance(action, Return):
            place = position.world.index.number[action.place]
            after.where[general] = place
            train = after.train_on(place)
            if train is not None:
                after.where[train] = OFF
            after.find_pieces()
        return capacity(after, self.power, self.barred) >= self.left - action.troops

    def attempt(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        del position, seat, via
        for general, place in dragged(source, target):
            for n in range(1, min(self.left, LARGEST) + 1):
                yield Return(general, place, n)

    def play(self, position: State, seat: str, action: Enlist | Return) -> None:
        world = position.world
        general = world.number[action.general]
        if isinstance(action, Return) and needs_consent(position, general, world.index.number[action.place]):
            position.push(ReturnConsent(general, world.index.number[action.place], action.troops))
        else:
            self.allot(position, action)

    def allot(self, position: State, action: Enlist | Return) -> None:
        """The troops are his; only his own seat is told (13-b)."""
        general, piece = position.world.number[action.general], f"piece:{action.general}"
        position.replace(replace(self, left=self.left - action.troops))
        position.troops[general] += action.troops
        own = say("maria-log-enlists", piece=piece, n=action.troops)
        if isinstance(action, Return):
            self._come_back(position, general, action)
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

    def _come_back(self, position: State, general: int, action: Return) -> None:
        """The general stands on his fortress, face up; an enemy train there is eliminated (13-d, 13-e, R-34)."""
        world = position.world
        place, here = world.index.number[action.place], f"place:{action.place}"
        train = position.train_on(place)
        if train is not None:
            position.put(train, OFF)
            lost = world.pieces[train]
            message = say(
                "maria-log-takes-train", piece=f"piece:{action.general}", side=ref(lost.power), place=here
            )
            position.tell(Event("train", message, clause="maria 13-e", lit=(lost.ref,), side=ref(self.power)))
        position.put(general, place)
        ride_over(position, place)
        message = say("maria-log-returns", side=ref(self.power), piece=f"piece:{action.general}", place=here)
        position.tell(
            Event(
                "return", message, clause="maria 13-d", lit=(f"piece:{action.general}", here), path=(here,),
                side=ref(self.power),
            )
        )  # fmt: skip
        join(position, general)

    def measure(self, position: State) -> int:
        return self.left * 1000 - self.barred.bit_count()


class ReturnConsent(StackConsent, frozen=True):
    """A general would return onto another player's general, who must agree as to any stack (R-34, 10.1-h)."""

    place: int
    troops: int

    def city(self) -> int:
        return self.place

    def allowed(self, position: State) -> None:
        names = position.world.index.ids
        self._quarter(position).allot(
            position, Return(position.world.pieces[self.piece].id, names[self.place], self.troops)
        )

    def forbidden(self, position: State) -> None:
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
    position.tell(_announcement(position, power, message, "maria 17.5-l", received))
    if received:
        position.push(Gift(power, received))
