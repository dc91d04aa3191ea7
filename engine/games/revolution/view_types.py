"""What a View of REVOLUTION has besides what all Views have: for its bots, panels and tiles. Nothing is hidden."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.view import View

SOURCES: tuple[str, ...] = ("cities", "provinces", "goal", "minor")
"""What scores (4.3): cards of cities, of provinces, the own goal, and after turn 5 minor provinces."""
UNITS: tuple[str, ...] = (
    "opening", "cities", "named", "towns", "countryside", "boxes", "raised", "lacking",
)  # fmt: skip
"""What new units come from (6.10-a): on turn 0, for cards of cities, for places named on them, for counters in towns,
countryside and boxes; what is added up to the least number; below 0 what the supply lacks."""


class FactionView(Struct, frozen=True, gc=False):
    """What a faction has.

    Attributes:
        seat: who leads it. supply: counters neither on the board nor coins. treasury: coins. armies: those not on the
            map. place: in the order of play, from 1. units: new units it would get now, by UNITS.
        points: tenths it would score now, by SOURCES. cities, provinces: ids of the cards it holds.
        loose: counters in towns and countryside. last: tenths scored on the last turn.
    """

    seat: str
    supply: int
    treasury: int
    armies: int
    place: int
    units: dict[str, int]
    points: dict[str, int]
    cities: tuple[str, ...]
    provinces: tuple[str, ...]
    loose: int
    last: int = 0

    @property
    def total(self) -> int:
        """Tenths of a point it would score now."""
        return sum(self.points.values())


class ProvinceView(Struct, frozen=True, gc=False):
    """A province: the faction that holds its card ("" for none), counters that count against its limit, by side.

    Attributes:
        worth: tenths of a point. tax: halves of a coin. besieged: cities that do not count.
        open: its movement is proposed and still to come, or goes on. acting: the factions that have still to act in
            it then, the next one first.
    """

    holder: str
    counts: dict[str, int]
    limit: int
    worth: int
    tax: int
    besieged: tuple[str, ...] = ()
    open: bool = False
    acting: tuple[str, ...] = ()

    @property
    def counting(self) -> int:
        """Counters that count against the limit (6.6-c)."""
        return sum(self.counts.values())


class CityView(Struct, frozen=True, gc=False):
    """A city: the faction that holds its card, the space of its marker of allegiance, coins laid on it by side.

    Attributes:
        pays: places named on its card. siege: the besieging faction, "beggars", or "".
    """

    holder: str
    allegiance: int
    pays: tuple[str, ...]
    siege: str = ""
    coins: dict[str, int] = {}


class BoxView(Struct, frozen=True, gc=False):
    """A support box: the factions it serves, provinces it leads to, by kind of space how many and whose counters.

    Attributes:
        spaces: "plain", "coloured", "diagonal" -> number of spaces. held: the same kinds -> side -> counters.
    """

    sides: tuple[str, ...]
    provinces: tuple[str, ...]
    spaces: dict[str, int]
    held: dict[str, dict[str, int]]


class RegionView(Struct, frozen=True, gc=False):
    """A region: army spaces of its section, its ships, where its arrows lead."""

    spaces: int
    ships: int
    arrows: tuple[str, ...]


class StatusView(Struct, frozen=True, gc=False):
    """A bishopric: "strongly-catholic", "catholic", "reformed", "strongly-reformed", and whose colour it bears."""

    status: str
    side: str


class RevolutionView(View, frozen=True, kw_only=True):
    """A game of REVOLUTION, as everybody sees it.

    Attributes:
        order: factions in the order of play of this turn. laid: those that have laid their card for the next, in order.
        universities: place -> "", "catholic", "reformed". neutrals: left in the stock.
        hirer: who has the Water Beggars. free_ships: hired, and not put anywhere yet.
        proposed: provinces whose movement is proposed. asks: the faction whose answer is due, "" for none.
        left: counters or coins the asked faction has still to place, 0 where that is not asked.
        barred: places whose gates are closed to the surplus of the faction asked (6.13-b), while it flows.
        courses: the ways over water that the surplus of the faction asked may take, from province to province by gates.
        record: the whole state as plain data, which everybody may know (3.6), without the randomness nobody needs.
    """

    order: tuple[str, ...]
    factions: dict[str, FactionView]
    provinces: dict[str, ProvinceView]
    cities: dict[str, CityView]
    boxes: dict[str, BoxView]
    regions: dict[str, RegionView]
    bishoprics: dict[str, StatusView]
    universities: dict[str, str]
    neutrals: int
    barred: tuple[str, ...] = ()
    courses: tuple[tuple[str, ...], ...] = ()
    record: dict[str, object]
    hirer: str = ""
    free_ships: int = 0
    laid: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()
    asks: str = ""
    left: int = 0
