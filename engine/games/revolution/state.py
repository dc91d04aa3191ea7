"""The data of a game of REVOLUTION, and plain questions about it. Chapters of the rules stand on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from engine.games.revolution.refusals import VOICE
from engine.games.revolution.sides import NEUTRAL, NOBODY, SIDES, TEAM_SEATS, TEAMS, side_ref
from engine.games.revolution.world import COLOURED, DIAGONAL, PLAIN, World
from engine.kernel.action import Action
from engine.kernel.position import Result
from engine.kernel.promises import Promised
from engine.kernel.rng import Rng
from engine.kernel.voice import Teller, Voice

NO_UNIVERSITY, CATHOLIC, REFORMED = range(3)
"""What a university is (5.7-c)."""


class Army(Struct, frozen=True):
    """An army on the map.

    Attributes:
        region: whose section it stands in. city: the number of the city that it besieges, -1 for none (6.6).
        abandoned: turned over, out of the game until the turn ends (6.3-c). used: it has moved in this phase, or has
            used its influence (6.8-a, 6.9-a, R-43). number: which of its side's, from 1; it keeps it on the map.
    """

    side: int
    region: int
    city: int = -1
    abandoned: bool = False
    used: bool = False
    number: int = 0

    @property
    def besieging(self) -> bool:
        """Whether it besieges a city."""
        return self.city >= 0

    @property
    def id(self) -> str:
        """The id of its piece."""
        return f"{SIDES[self.side]}-army-{self.number}"

    @property
    def ref(self) -> str:
        """The reference of its piece."""
        return f"piece:{self.id}"


class Offer(Struct, frozen=True):
    """Coins that a faction offers another (R-30)."""

    giver: int
    receiver: int
    number: int


class Counsel(Protocol):
    """A judgement of what is worth doing, for whole answers as shown: it decides no rule."""

    def best(self, state: State, actions: Iterable[Action]) -> list[Action]:
        """The best of some legal Actions; several where they are as good."""
        ...

    def go_on(self, state: State) -> bool:
        """Let those answer who answer first, as is to be expected; False where nobody does."""
        ...


class Options(Struct, frozen=True):
    """What was chosen before the game: the variants of R-02 and R-30."""

    huguenots_stay: bool = False
    payments: bool = False


class State(Teller):
    """All data of a game. Sides, places and so on are numbers (see World).

    Attributes:
        scenario, players: how it was begun; players: the number of seats. options: what was chosen.
        turn: 0 to 5. order: the sides in the order of play of this turn.
        at: per spot how many counters of each side stand there, neutrals (NEUTRAL) last.
        boxes: per support box and kind of space how many counters of each side lie there.
        supply: counters in the own supply by side, at NEUTRAL the stock of neutrals. treasury: coins by side.
        stock: armies by side that are not on the map. armies: those on it, by region, in the order of the army spaces.
        hirer: who has the Water Beggars this turn, NOBODY for none. ships: those left, per region. blockades: cities
            that they besiege (6.7.3). free_ships: those hired and not yet put anywhere.
        city_cards, province_cards: the holder of each card, NOBODY for none.
        allegiance: per city the space of its marker. bishoprics: per bishopric the status, and whose colour it bears.
        universities: per university what it is now.
        points: per turn scored so far the tenths of a point by side.
        promises: the ledger (4.6-a). offer: coins that are offered and not yet taken (R-30).
    """

    voice: ClassVar[Voice] = VOICE
    counsel: ClassVar[Counsel]
    side_ref: ClassVar[Callable[[int], str]] = staticmethod(side_ref)

    __slots__ = (
        "agenda", "allegiance", "armies", "at", "bishoprics", "blockades", "boxes", "city_cards", "free_ships",
        "hirer", "news", "offer", "options", "order", "players", "points", "promises", "province_cards", "result",
        "rng", "scenario", "ships", "stock", "supply", "treasury", "turn", "universities", "world",
    )  # fmt: skip

    def __init__(self, world: World, scenario: str, players: int, options: Options, seed: int) -> None:
        self.world, self.scenario, self.players, self.options = world, scenario, players, options
        self.turn, self.order = 0, world.sides
        self.at = [[0] * (NEUTRAL + 1) for _ in world.spots]
        self.boxes = [[[0] * NEUTRAL for _ in (PLAIN, COLOURED, DIAGONAL)] for _ in world.boxes]
        rules = world.rules
        self.supply = [rules.counters if side in world.sides else 0 for side in range(NEUTRAL)]
        self.supply.append(rules.neutrals)
        self.treasury = [0] * NEUTRAL
        self.stock = [rules.armies if side in world.sides else 0 for side in range(NEUTRAL)]
        self.armies: list[Army] = []
        self.hirer, self.free_ships = NOBODY, 0
        self.ships = [0] * len(world.regions)
        self.blockades: list[int] = []
        self.city_cards = [NOBODY] * len(world.cities)
        self.province_cards = [NOBODY] * len(world.provinces)
        self.allegiance = [city.allegiance for city in world.cities]
        self.bishoprics = [(1, NOBODY)] * len(world.bishoprics)
        self.universities = [CATHOLIC if one.old else NO_UNIVERSITY for one in world.universities]
        self.points: list[tuple[int, ...]] = []
        self.promises: tuple[Promised, ...] = ()
        self.offer: Offer | None = None
        self.agenda, self.result, self.news = [], None, []
        self.rng = Rng(seed)

    def copy(self) -> Self:
        """An independent Position with the same future."""
        new = object.__new__(type(self))
        new.world, new.scenario, new.players, new.options = (
            self.world, self.scenario, self.players, self.options
        )  # fmt: skip
        new.turn, new.order = self.turn, self.order
        new.at = [row[:] for row in self.at]
        new.boxes = [[row[:] for row in box] for box in self.boxes]
        new.supply, new.treasury, new.stock = self.supply[:], self.treasury[:], self.stock[:]
        new.armies, new.hirer, new.free_ships = self.armies[:], self.hirer, self.free_ships
        new.ships, new.blockades = self.ships[:], self.blockades[:]
        new.city_cards, new.province_cards = self.city_cards[:], self.province_cards[:]
        new.allegiance, new.bishoprics = self.allegiance[:], self.bishoprics[:]
        new.universities, new.points = self.universities[:], self.points[:]
        new.promises, new.offer = self.promises, self.offer
        new.agenda, new.result, new.news = self.agenda[:], self.result, []
        new.rng, new.as_before = self.rng.copy(), self.as_before
        return new

    # --- who ------------------------------------------------------------------------

    def seats_of_sides(self) -> dict[str, tuple[str, ...]]:
        """Seat -> the factions it leads (3.1-a, 3.2-a, 3.3-a, 3.4-a)."""
        led: dict[str, tuple[str, ...]] = {}
        for side in self.world.sides:
            seat = self.seat_for(side)
            led[seat] = (*led.get(seat, ()), SIDES[side])
        return led

    def led(self, seat: str) -> list[int]:
        """The factions that a seat leads."""
        return [side for side in self.world.sides if self.seat_for(side) == seat]

    def seat_for(self, side: int) -> str:
        """The seat that leads a faction."""
        if self.players != len(TEAMS):
            return SIDES[side]
        return TEAM_SEATS[0] if side in TEAMS[0] else TEAM_SEATS[1]

    def allied(self, one: int, other: int) -> bool:
        """Whether one player leads both (3.1-a); everybody is allied with himself."""
        return one == other or any(one in team and other in team for team in self.world.teams)

    # --- counters -------------------------------------------------------------------

    def besieged(self, city: int) -> bool:
        """Whether a city is under siege, by an army or by Water Beggars (6.6-a, 6.7.3)."""
        return city in self.blockades or any(army.city == city for army in self.armies)

    def open_spots(self, province: int) -> Sequence[int]:
        """The spots of a province whose counters count, its countryside first: all but besieged cities (6.6-c)."""
        known, spots = self.world.provinces[province], self.world.spots
        if not known.cities or not (self.blockades or any(army.city >= 0 for army in self.armies)):
            return known.spots
        return [s for s in known.spots if spots[s].city < 0 or not self.besieged(spots[s].city)]

    def strengths(self, province: int) -> list[int]:
        """How many counters of each side, neutrals last, count in a province (6.6-c)."""
        at = self.at
        rows = [at[spot] for spot in self.open_spots(province)]
        return list(map(sum, zip(*rows, strict=True))) if len(rows) > 1 else rows[0][:]

    def loose(self, province: int) -> list[int]:
        """How many counters of each side, neutrals last, stand in its towns and countryside (5.7-a, R-03)."""
        known = self.world.provinces[province]
        return list(map(sum, zip(*(self.at[s] for s in (known.countryside, *known.towns)), strict=True)))

    def total(self, province: int) -> int:
        """How many counters count in a province, against its limit (6.6-c)."""
        at = self.at
        return sum(sum(at[spot]) for spot in self.open_spots(province))

    def present(self, side: int, province: int) -> int:
        """How many counters of a side stand in a province, besieged cities included."""
        return sum(self.at[spot][side] for spot in self.world.provinces[province].spots)

    def occupant(self, spot: int) -> int:
        """Whose counter stands in a town (2-b): a side, NEUTRAL, or NOBODY."""
        return next((side for side, number in enumerate(self.at[spot]) if number), NOBODY)

    def majority(self, counts: Sequence[int]) -> int:
        """Who has more than all others together, neutrals counted as a faction (5.7-a); NOBODY if no faction has."""
        most = max(counts)
        side = counts.index(most)
        return side if side != NEUTRAL and 2 * most > sum(counts) else NOBODY

    def controls(self, side: int, spot: int) -> bool:
        """Whether a side controls a town (its counter stands there) or a city (it holds the card) (2-d)."""
        city = self.world.spots[spot].city
        return self.city_cards[city] == side if city >= 0 else self.at[spot][side] > 0

    def controller(self, spot: int) -> int:
        """The side that controls a town or a city (2-d); NOBODY for none, though a neutral may stand in the town."""
        city = self.world.spots[spot].city
        if city >= 0:
            return self.city_cards[city]
        side = self.occupant(spot)
        return NOBODY if side == NEUTRAL else side

    def remove(self, side: int, spot: int, number: int = 1) -> None:
        """Counters leave the map for the supply of their side, neutrals for their stock (2-c)."""
        self.at[spot][side] -= number
        self.supply[side] += number

    def add(self, side: int, spot: int, number: int = 1) -> int:
        """Counters come from a supply, as far as it goes; returns how many came."""
        number = min(number, self.supply[side])
        self.at[spot][side] += number
        self.supply[side] -= number
        return number

    def giving(self, side: int, province: int) -> Iterator[int]:
        """The spots from which a side's counters go, one by one: countryside, towns, then cities, each from the last in
        the board file (R-07)."""
        spots = self.world.spots
        for spot in self.world.provinces[province].giving:
            if spots[spot].city < 0 or not self.besieged(spots[spot].city):
                yield from [spot] * self.at[spot][side]

    def in_boxes(self, side: int) -> int:
        """Counters of a side in all support boxes (6.10-a, R-46)."""
        return sum(row[side] for box in self.boxes for row in box)

    def in_box(self, box: int, side: int) -> int:
        """Counters of a side in a support box."""
        return sum(row[side] for row in self.boxes[box])

    # --- armies ---------------------------------------------------------------------

    def armies_in(self, region: int, *, abandoned: bool = False) -> list[Army]:
        """The armies of a region in the order of their spaces; the abandoned ones only if asked for (R-11)."""
        return [a for a in self.armies if a.region == region and (abandoned or not a.abandoned)]

    def row_of(self, region: int) -> tuple[str, ...]:
        """The references of a section and of the armies in it, for what speaks of its whole row."""
        armies = self.armies_in(region, abandoned=True)
        return (self.world.regions[region].ref, *(army.ref for army in armies))

    def room(self, region: int) -> int:
        """Empty army spaces of a section: abandoned and besieging armies keep theirs (R-11, 6.6-b)."""
        return self.world.regions[region].spaces - len(self.armies_in(region, abandoned=True))

    def own_army(self, side: int, region: int, *, fresh: bool = False) -> Army | None:
        """The last army of a side in a section that neither besieges nor is abandoned; `fresh`: nor used already."""
        for army in reversed(self.armies):
            free = not (army.abandoned or army.city >= 0 or (fresh and army.used))
            if free and army.side == side and army.region == region:
                return army
        return None

    def beside(self, side: int, region: int) -> int:
        """Another faction, be it an ally (R-13), with an army in a section, besieging or not (R-12); NOBODY if none."""
        return next((a.side for a in self.armies_in(region) if a.side != side), NOBODY)

    def rest(self) -> None:
        """All armies may act again in the next phase."""
        self.armies = [replace(army, used=False) if army.used else army for army in self.armies]

    def change(self, army: Army, *now: Army) -> None:
        """An army becomes another, or goes away; it keeps its place in the row."""
        place = self.armies.index(army)
        self.armies[place : place + 1] = now

    def post(self, army: Army) -> None:
        """An army takes the first empty space of its region (6.4-b, 6.8-a)."""
        place = sum(other.region <= army.region for other in self.armies)
        self.armies.insert(place, army)

    def free_numbers(self, side: int) -> list[int]:
        """The numbers of a side's armies that are not on the map, rising."""
        taken = {army.number for army in self.armies if army.side == side}
        return [number for number in range(1, self.world.rules.armies + 1) if number not in taken]

    def raise_army(self, side: int, region: int) -> None:
        """An army comes from its stock to the first empty space of a region (3.6-c, 6.4-b)."""
        self.stock[side] -= 1
        self.post(Army(side, region, number=self.free_numbers(side)[0]))

    def take_away(self, army: Army) -> None:
        """An army returns to its owner's stock; those right of it close up."""
        self.change(army)
        self.stock[army.side] += 1

    # --- the end --------------------------------------------------------------------

    def end(self, winners: Iterable[int], way: str, clause: str) -> None:
        """The game is over."""
        seats = dict.fromkeys(self.seat_for(side) for side in winners)
        self.result = Result(tuple(seats), way, f"revolution {clause}")
