"""The supply phase (section 9)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from engine.games.maria import cards, points
from engine.games.maria.actions import Supplied
from engine.games.maria.affairs import SUPPLIED
from engine.games.maria.alliances import enters
from engine.games.maria.powers import AU, CROSSING, PA, SA, ref
from engine.games.maria.refusals import no
from engine.games.maria.saxony import ShiftSaxony
from engine.games.maria.stacks import lose_troops
from engine.games.maria.state import State
from engine.games.maria.tactical import Price
from engine.games.maria.world import ARENBERG, DUTCH
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

LONGEST = 6
"""A supply route is at most this many cities long (9-c)."""


Provision = Literal["home", "route", "fee", "none"]
"""How a general is supplied: at home, by a free route, by one past hussars at a fee, not at all (9-b, 9-c, 9-g)."""


def starves(position: State, general: int) -> int:
    """The troops that a general loses who is not supplied: 1, or 2 if he lies face down already (9-e)."""
    return 2 if position.is_down(general) else 1


class Route(tuple[int, ...]):
    """The cities of a supply route, the general's own first, the train's last; its length is in roads."""

    @property
    def length(self) -> int:
        """Number of cities it leads through, the start not counted (9-g)."""
        return len(self) - 1


def home_of(position: State, general: int) -> int:
    """Mask of the cities that feed a general without a train: his home country, for Arenberg the Netherlands too.

    (9-b, 22-a, R-37)
    """
    info = position.world.pieces[general]
    home = position.alliances.home[info.power]
    return home | position.world.index.country.get(DUTCH, 0) if info.id == ARENBERG else home


def trains_of(position: State, general: int) -> int:
    """Mask of the trains that feed a general: of his colour, for Arenberg the Pragmatic Army's too (9-c, 22-a)."""
    info = position.world.pieces[general]
    trains = position.trains_at[info.power]
    return trains | position.trains_at[PA] if info.id == ARENBERG else trains


def at_home(position: State, general: int) -> bool:
    """In his home country a general is always supplied (9-b)."""
    return bool(home_of(position, general) >> position.where[general] & 1)


class Passage:
    """Over which roads the supply of a power passes: past no enemy piece (9-d), and to the other map if it may (R-11).

    It leads through no neutral land, but out of it: from a general who stands there, or from a train (R-47, R-50).
    """

    __slots__ = ("closed", "crossing", "lands", "maps")

    def __init__(self, position: State, power: int, *, past_hussars: bool) -> None:
        self.closed = position.enemy_pieces(power)
        if not past_hussars and AU in position.alliances.foes[power]:
            self.closed |= position.hussars_at()
        self.lands, self.maps = position.alliances.foreign[power], position.world.index.map
        self.crossing = power in CROSSING

    def opens(self, here: int, there: int, *, from_train: bool) -> bool:
        """Whether a route leads on from a city to the next towards the train.

        `from_train`: it runs out from a train in neutral land, not from a general there.
        """
        if self.closed >> there & 1 or not (self.crossing or self.maps[there] == self.maps[here]):
            return False
        if not self.lands:
            return True
        return not (enters(self.lands, there, here) if from_train else enters(self.lands, here, there))

    def ways(self, trains: int) -> tuple[bool, ...]:
        """How routes are looked for: from a general, and where a train stands in neutral land from it as well."""
        return (False, True) if any(land & trains for land in self.lands) else (False,)


def find_route(
    position: State, general: int, *, past_hussars: bool, trains: int | None = None
) -> Route | None:
    """The shortest route of at most 6 cities to a train that feeds a general (9-c).

    Args:
        past_hussars: whether the route may pass hussars, at a fee (9-g). trains: mask of those that are looked at, by
            default all of his.
    """
    passage = Passage(position, position.world.pieces[general].power, past_hussars=past_hussars)
    start, own = position.where[general], trains_of(position, general)
    trains = own if trains is None else own & trains
    found = (_search(position, passage, start, trains, from_train=way) for way in passage.ways(trains))
    return min((route for route in found if route), key=len, default=None)


def _search(position: State, passage: Passage, start: int, trains: int, *, from_train: bool) -> Route | None:
    near, came = position.world.index.neighbours, {start: -1}
    front = [start]
    for _ in range(LONGEST):
        following: list[int] = []
        for here in front:
            for there in near[here]:
                if there in came or not passage.opens(here, there, from_train=from_train):
                    continue
                came[there] = here
                if trains >> there & 1:
                    return _route(came, there)
                following.append(there)
        front = following
    return None


def fed_by(position: State, power: int, trains: int) -> int:
    """Mask of the cities from which some route leads a power's general to these trains, at a fee perhaps (9-c, 9-g)."""
    passage = Passage(position, power, past_hussars=True)
    near, places_in = position.world.index.neighbours, position.world.places_in
    fed = trains
    for way in passage.ways(trains):
        front, seen = trains, trains
        for _ in range(LONGEST):
            opened = 0
            for there in places_in(front):
                for here in near[there]:
                    if not seen >> here & 1 and passage.opens(here, there, from_train=way):
                        opened |= 1 << here
            front = opened & ~passage.closed
            seen |= opened
        fed |= seen
    return fed


def _route(came: dict[int, int], end: int) -> Route:
    cities = [end]
    while came[cities[-1]] >= 0:
        cities.append(came[cities[-1]])
    return Route(reversed(cities))


def provision(position: State, general: int) -> tuple[Provision, Route | None]:
    """How a general is supplied now, and by which route (9-b, 9-c, 9-g).

    A route that no hussar disturbs is taken if there is one (9-g, R-02).
    """
    if at_home(position, general):
        return "home", None
    ways: tuple[Provision, ...] = ("route", "fee")
    for how in ways:
        route = find_route(position, general, past_hussars=how == "fee")
        if route is not None:
            return how, route
    return "none", None


def fee(position: State, general: int) -> int | None:
    """What supplying a general costs: 0, the length of the shortest route past a hussar, or None without a route."""
    how, route = provision(position, general)
    if how == "fee" and route is not None:
        return route.length
    return None if how == "none" else 0


class Supply(Step[State], frozen=True):
    """Each active general is checked once; hussar fees fall due (9-a, 9-g)."""

    name: ClassVar[str] = "supply"
    clause: ClassVar[str] = "maria 9-a"
    stage: int

    def run(self, position: State) -> None:
        """The powers one after another, then what Saxony is owed."""
        position.replace(*(SupplyPower(p) for p in position.active(self.stage)), ShiftSaxony())


class SupplyPower(Step[State], frozen=True):
    """One power's generals are checked, Saxony's once a turn; it pays its hussar fees if it can (9-h, R-03, R-28)."""

    name: ClassVar[str] = "supply"
    clause: ClassVar[str] = "maria 9-a"
    power: int

    def run(self, position: State) -> None:
        """Who is supplied and whose fee is due is found; all fees are paid, or it is chosen which."""
        power = self.power
        if power == SA:
            if position.affairs.served & SUPPLIED:
                position.pop()
                return
            position.affairs = replace(position.affairs, served=position.affairs.served | SUPPLIED)
        fees: list[tuple[int, int]] = []
        supplied: list[int] = []
        for general in position.world.of_power[power]:
            if position.where[general] < 0:
                continue
            due = fee(position, general)
            if due:
                fees.append((general, due))
            elif due == 0:
                supplied.append(general)
        price = Price(sum(due for _, due in fees), "supply", "9-h")
        settle = SettleSupply(power, tuple(supplied) + tuple(g for g, _ in fees))
        if not fees:
            position.replace(settle)
        elif price.why_not(position, power) is None:
            position.replace(price.due(power), settle)
        else:
            position.replace(*_short(position, power, tuple(fees), tuple(supplied)))


def _short(
    position: State, power: int, fees: tuple[tuple[int, int], ...], supplied: tuple[int, ...]
) -> tuple[Step[State], ...]:
    """A power whose hand is worth less than the total (9-h; V-05: it gives up all, or shows its hand)."""
    hand = list(position.hands[power])
    points = cards.worth(hand)
    give_up = position.world.rules.short_hussar_fee == "pay_all"
    key = "maria-log-gives-up-hand" if give_up else "maria-log-shows-hand"
    position.tell(
        Event(
            "reveal",
            say(key, side=ref(power), cards=[cards.ref(c) for c in hand], n=points),
            clause="maria 9-h",
            side=ref(power),
            reveals=True,
        )
    )
    if give_up:
        for card in hand:
            position.discard(power, card)
    return (ChooseSupplied(power, fees, points, supplied, 0),)


class Supplying(Rule[Asked["ChooseSupplied", State], Supplied]):
    """The points that are left pay the fee of one general more (9-h)."""

    action: ClassVar[type[Action]] = Supplied

    def candidates(self, asked: Asked[ChooseSupplied, State]) -> list[Supplied]:
        """Every general whose fee is still open."""
        return [Supplied(asked.position.world.pieces[general].id) for general, _ in asked.step.fees]

    def why_not(self, asked: Asked[ChooseSupplied, State], action: Supplied) -> Refusal | None:
        """A general whose fee is due (9-g), and no dearer than the points that are left (9-h)."""
        step, prices = asked.step, dict(asked.step.fees)
        general, lit = asked.position.world.number[action.general], f"piece:{action.general}"
        if general not in prices:
            return no("9-g", "no-fee", lit, piece=lit)
        if prices[general] > step.points:
            return no("9-h", "fee-too-dear", lit, piece=lit, fee=prices[general], n=step.points)
        return None

    def label(self, asked: Asked[ChooseSupplied, State], action: Supplied) -> Message:
        """With the fee."""
        fee_due = dict(asked.step.fees)[asked.position.world.number[action.general]]
        return say("maria-act-supply-fee", piece=f"piece:{action.general}", n=fee_due)

    def play(self, asked: Asked[ChooseSupplied, State], action: Supplied) -> None:
        """His fee is covered."""
        position, step = asked.position, asked.step
        general, lit = position.world.number[action.general], f"piece:{action.general}"
        price = dict(step.fees)[general]
        rest = tuple(f for f in step.fees if f[0] != general)
        message = say("maria-log-fee-covered", side=ref(step.power), piece=lit, n=price)
        position.tell(Event("supply", message, clause="maria 9-h", side=ref(step.power)))
        supplied = (*step.supplied, general)
        position.replace(ChooseSupplied(step.power, rest, step.points - price, supplied, step.spent + price))


class ChooseSupplied(Step[State], frozen=True):
    """The points cover only some fees: the power chooses whose, never fewer than could be (9-h, R-03)."""

    name: ClassVar[str] = "supply-choice"
    clause: ClassVar[str] = "maria 9-h"
    rules: ClassVar[tuple[AnyRule, ...]] = (Supplying(),)
    power: int
    fees: tuple[tuple[int, int], ...]
    points: int
    supplied: tuple[int, ...]
    spent: int

    def seats(self, position: State) -> tuple[str, ...]:
        """The player of the power, while the points cover a fee."""
        seat = position.alliances.seat_of[self.power]
        return (seat,) if any(self.actions(position, seat)) else ()

    def run(self, position: State) -> None:
        """What was spent is paid, where the rulebook has it so, and all generals are settled."""
        settle = SettleSupply(self.power, self.supplied)
        if self.spent and position.world.rules.short_hussar_fee == "show_hand":
            position.replace(Price(self.spent, "supply", "9-h").due(self.power), settle)
        else:
            position.replace(settle)

    def prompt(self, position: State, seat: str) -> Message:
        """How many points are left."""
        return say("maria-prompt-supply-choice", side=ref(self.power), seat=f"seat:{seat}", n=self.points)

    def measure(self, position: State) -> int:
        """Fees that are open."""
        return len(self.fees)


class SettleSupply(Step[State], frozen=True):
    """Supplied generals turn face up; the others turn face down and lose troops (9-e, R-05).

    For a general who is removed so his power loses a point, which nobody gains (9-i, 16-b).
    """

    name: ClassVar[str] = "supply"
    clause: ClassVar[str] = "maria 9-e"
    power: int
    supplied: tuple[int, ...]

    def run(self, position: State) -> None:
        """General by general; losses are counted by city."""
        position.pop()
        losses: dict[int, int] = {}
        for general in position.world.of_power[self.power]:
            place = position.where[general]
            if place < 0:
                continue
            if general in self.supplied:
                self._recover(position, general)
            else:
                losses[place] = losses.get(place, 0) + self._suffer(position, general)
        for place, lost in losses.items():
            for removed in lose_troops(position, place, self.power, lost):
                self._tell(position, removed, "maria-log-starved", 0, "maria 9-i")
                points.lose(position, self.power, 1, place)

    def _recover(self, position: State, general: int) -> None:
        if position.is_down(general):
            position.down &= ~(1 << general)
            self._tell(position, general, "maria-log-supplied-again", 0, self.clause)

    def _suffer(self, position: State, general: int) -> int:
        """Turn an unsupplied general face down; returns the troops he costs."""
        lost = starves(position, general)
        position.down |= 1 << general
        self._tell(position, general, "maria-log-unsupplied", lost, self.clause)
        return lost

    def _tell(self, position: State, general: int, key: str, lost: int, clause: str) -> None:
        piece = position.world.pieces[general].ref
        message = say(key, side=ref(self.power), piece=piece, n=lost)
        position.tell(Event("supply", message, clause=clause, lit=(piece,), side=ref(self.power)))
