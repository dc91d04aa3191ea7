"""The parts of the World of REVOLUTION by number: spots, provinces, cities, regions, boxes, numbers of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

SpotKind = Literal["countryside", "town", "city"]


@dataclass(frozen=True, slots=True)
class Named:
    """Something with an id; before it `sort` makes a reference."""

    sort: ClassVar[str]
    id: str

    @property
    def ref(self) -> str:
        """Its reference."""
        return f"{self.sort}{self.id}"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where counters stand (2-a): a city, a town, or the countryside of a province.

    Attributes:
        id: of the place, or of the province for its countryside. province: its number.
        city: the number of the city, -1 for others. trading: a trading town. university: its number, -1 for none.
    """

    id: str
    kind: SpotKind
    province: int
    city: int = -1
    trading: bool = False
    university: int = -1

    @property
    def ref(self) -> str:
        """Its reference."""
        return f"country:{self.id}" if self.kind == "countryside" else f"place:{self.id}"


@dataclass(frozen=True, slots=True)
class Province(Named):
    """A province and its card.

    Attributes:
        limit: counters it can hold. points: tenths of a victory point. tax: halves of a coin.
        minor: of limit 1 (4.3-a).
        countryside: the number of its countryside among the spots. towns, cities: numbers of spots in the order of the
            board file. spots: all of them, the countryside first, then towns, then cities.
        neighbours: provinces next to it, rising; across: those of them that lie over the sea. bishopric: the number of
            its bishopric, -1 for none.
    """

    sort: ClassVar[str] = "country:"
    limit: int
    points: int
    tax: int
    minor: bool
    region: int
    countryside: int
    towns: tuple[int, ...]
    cities: tuple[int, ...]
    spots: tuple[int, ...]
    neighbours: tuple[int, ...]
    across: tuple[int, ...]
    bishopric: int = -1

    @property
    def giving(self) -> tuple[int, ...]:
        """The spots as they give up counters (R-07): countryside, towns, cities, the last of each first."""
        return (self.countryside, *reversed(self.towns), *reversed(self.cities))


@dataclass(frozen=True, slots=True)
class City(Named):
    """A city and its card: the spot, the spots named on it that pay besides (6.10-a), its first space of allegiance."""

    sort: ClassVar[str] = "place:"
    spot: int
    pays: tuple[int, ...]
    allegiance: int


@dataclass(frozen=True, slots=True)
class Region(Named):
    """A region with its command section (2-e).

    Attributes:
        spaces: army spaces. orange: how many of them a Habsburg army may begin on. beggars: open to Water Beggars.
        arrows: regions to which armies may go, rising.
    """

    sort: ClassVar[str] = "box:section-"
    spaces: int
    orange: int
    beggars: bool
    provinces: tuple[int, ...]
    spots: tuple[int, ...]
    cities: tuple[int, ...]
    arrows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SupportBox(Named):
    """A support box (2-f).

    Attributes:
        sides: the factions in play that it serves (R-35). spaces: by kind. provinces: to which its counters go.
        exclusive: it holds counters of one faction only (5.2-c). treasury: its coins may be intercepted (6.2.2).
        intercepts: its counters intercept them.
    """

    sort: ClassVar[str] = "box:"
    sides: tuple[int, ...]
    spaces: tuple[int, int, int]
    provinces: tuple[int, ...]
    exclusive: bool = False
    treasury: bool = False
    intercepts: bool = False


@dataclass(frozen=True, slots=True)
class University:
    """A university: the spot it stands in, and whether it exists from the beginning (5.7-c)."""

    spot: int
    old: bool


@dataclass(frozen=True, slots=True)
class UniversityPull:
    """By whose control a university changes (5.7-c, 6.19): factions, NOBODY for no controller.

    `opening`: makes it Reformed on turn 0. `reformed`: makes it Reformed later. `catholic`: makes it Catholic,
    abolishes a new one. Others change nothing (R-25).
    """

    opening: tuple[int, ...]
    reformed: tuple[int, ...]
    catholic: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """What the space of a marker of allegiance does to its city (6.16-c): whose counter goes, whose comes."""

    remove: Literal["", "catholic", "anti_catholic"] = ""
    add: Literal["", "catholic", "anti_catholic"] = ""


@dataclass(frozen=True, slots=True)
class Substitutes:
    """Whose counter is a Catholic or an anti-Catholic unit (6.16-d, R-22): the first that can be, before others.

    `remove`: factions in play whose counter is removed. `add`: factions in play, neutrals (NEUTRAL) at the end.
    """

    remove: tuple[int, ...]
    add: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of the rules; tuples by side are five long.

    Attributes:
        counters, armies: of each faction, by the number of factions in play (3.5-a). neutrals: in the stock.
        opening_units: 5.2-a. opening_factor: 5.2-b. least_units, per_countryside: 6.10-a. rates: 6.1-b.
        army_price: total price of 1, 2, 3 armies by side (6.4-a). keep, disband: 6.3-a.
        siege_converts: 6.15-a. beggars, beggar_cost, beggars_per_siege: 6.7. steps: of a marker in all (6.16-b, R-20).
        free_city, free_town: neutrals of free places (3.6-e, 6.14-c). divisor: of the goal of the Nobility.
        city_points: tenths for each city card. last_turn: 5.
    """

    counters: int
    armies: int
    neutrals: int
    opening_units: tuple[int, ...]
    opening_factor: int
    least_units: int
    per_countryside: int
    rates: tuple[int, ...]
    army_price: tuple[tuple[int, ...], ...]
    keep: tuple[int, ...]
    disband: int
    siege_converts: int
    beggars: int
    beggar_cost: int
    beggars_per_siege: int
    steps: int
    free_city: int
    free_town: int
    divisor: int
    city_points: int
    last_turn: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What stands where at the start (3.6), of the factions in play; sequences by side are five long.

    Attributes:
        spots: (spot, side, number), neutrals on free places too (3.6-e). boxes: (box, kind of space, side, number).
        treasury: coins. orange_armies: by side, armies to be put on orange spaces.
    """

    spots: tuple[tuple[int, int, int], ...]
    boxes: tuple[tuple[int, int, int, int], ...]
    treasury: tuple[int, ...]
    orange_armies: tuple[int, ...]
