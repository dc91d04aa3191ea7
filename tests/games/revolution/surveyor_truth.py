"""The truth at one moment, as the second reading of REVOLUTION has it: plain dicts and lists, and counting."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from tests.games.revolution.surveyor_facts import (
    BOXES,
    CITIES,
    FACTIONS,
    NEUTRAL,
    PROVINCES,
    REGION_OF,
    REGIONS,
    SURVEY,
    TOWNS,
    cities_of,
    places_of,
    towns_of,
)

Deed = tuple[Any, ...]
"""An Action: its verb, then names and numbers."""


@dataclass
class Army:
    """One army: in the section of a region, or before a city of it."""

    side: str
    region: str
    city: str = ""
    abandoned: bool = False
    moved: bool = False
    """It has marched, or was stopped (R-43)."""
    used: bool = False
    """It has used its influence, or was stopped (R-43)."""


@dataclass
class Truth:
    """Everything that lies on the table, and where the sequence of play is."""

    players: int
    factions: list[str]
    options: dict[str, bool] = field(default_factory=dict)
    turn: int = 0
    order: list[str] = field(default_factory=list)
    at: dict[str, Counter[str]] = field(default_factory=dict)
    """City, town or province (its countryside): counters by faction."""
    boxes: dict[str, dict[str, Counter[str]]] = field(default_factory=dict)
    """Box, kind of space: counters by faction."""
    treasury: Counter[str] = field(default_factory=Counter)
    laid: dict[str, Counter[str]] = field(default_factory=dict)
    """Coins that lie on the cities of the allegiance track (6.16-a)."""
    armies: list[Army] = field(default_factory=list)
    hirer: str = ""
    beggars: Counter[str] = field(default_factory=Counter)
    """Region: Water Beggars that wait there; "" those hired and not yet in a region."""
    blockades: list[str] = field(default_factory=list)
    """Cities that two Water Beggars besiege."""
    cards: dict[str, str] = field(default_factory=dict)
    """City or province: who holds its card; "" nobody."""
    allegiance: dict[str, int] = field(default_factory=dict)
    bishoprics: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Province: status (0 strongly Catholic to 3 strongly Reformed) and colour of the marker."""
    universities: dict[str, str] = field(default_factory=dict)
    """Place: catholic, reformed, or "" where none is."""
    points: dict[int, dict[str, int]] = field(default_factory=dict)
    """Turn: points in tenths."""

    # where the sequence of play is
    phase: str = "setup"
    waiting: list[Any] = field(default_factory=list)
    """Who still acts in this phase."""
    step: Deed | None = None
    """What is asked, and of whom; None between two who act."""
    pending: Deed | None = None
    """What waits until somebody has answered (6.2.2, 6.7.4)."""
    left: int = 0
    """New units to place; armies raised this turn; armies to set up."""
    before: Counter[str] = field(default_factory=Counter)
    """Own counters by province before any new unit was placed (5.2-b, 6.10-b)."""
    placed: Counter[str] = field(default_factory=Counter)
    undecided: Counter[str] = field(default_factory=Counter)
    """Region: armies whose upkeep is still to be decided."""
    treasure_moved: bool = False
    intercepted: int = 0
    """How often the Huguenots intercepted this turn (only with `huguenots-stay`)."""
    round: list[str] = field(default_factory=list)
    """Provinces that may still get a neutral in a last incomplete round (6.12-b)."""
    proposed: list[str] = field(default_factory=list)
    acted: list[str] = field(default_factory=list)
    """Factions that have acted in the province that is played (6.14-b)."""
    said: set[tuple[str, str]] = field(default_factory=set)
    """Places, and whose counters in them, of which the faction that moves has spoken: once is enough."""
    laying: list[str] = field(default_factory=list)
    """Cards of factions that lie, the first in order first (6.20-b)."""
    over: bool = False
    winners: list[str] = field(default_factory=list)

    def copy(self) -> Truth:
        """The same once more."""
        return deepcopy(self)

    # --- who is who ---------------------------------------------------------------

    def allied(self, one: str, other: str) -> bool:
        """Whether two factions are of one player (3.1-a); a faction is no ally of itself."""
        return (
            self.players == 2 and one != other and any({one, other} <= set(team) for team in SURVEY["teams"])
        )

    def players_of(self) -> list[list[str]]:
        """The players, each with the factions it leads."""
        return [list(team) for team in SURVEY["teams"]] if self.players == 2 else [[f] for f in self.factions]

    # --- counters -----------------------------------------------------------------

    def besieged(self) -> set[str]:
        """Cities under siege, by armies or by Water Beggars."""
        return {a.city for a in self.armies if a.city and not a.abandoned} | set(self.blockades)

    def open_places(self, province: str) -> list[str]:
        """Countryside, towns and unbesieged cities of a province (6.6-c)."""
        return [place for place in places_of(province) if place not in self.besieged()]

    def counted(self, province: str) -> Counter[str]:
        """Counters of a province that count for limit and sizes, by faction; neutrals are one (6.6-c, 6.11-a)."""
        return +sum((self.at[place] for place in self.open_places(province)), Counter[str]())

    def everywhere(self, side: str, province: str) -> int:
        """Counters of a faction in a province, wherever they stand in it."""
        return sum(self.at[place][side] for place in places_of(province))

    def in_region(self, side: str, region: str) -> int:
        """Counters of a faction in a region."""
        return sum(self.at[place][side] for place, where in REGION_OF.items() if where == region)

    def in_box(self, box: str, side: str) -> int:
        """Counters of a faction in a support box."""
        return sum(spaces[side] for spaces in self.boxes[box].values())

    def free_spaces(self, box: str) -> int:
        """Spaces of a support box that are empty."""
        return sum(BOXES[box]["spaces"].values()) - sum(s.total() for s in self.boxes[box].values())

    def supply(self, side: str) -> int:
        """Counters that are neither on the board nor in the treasury; of neutrals the common stock (3.5-a)."""
        on_map = sum(counters[side] for counters in self.at.values())
        if side == NEUTRAL:
            return int(SURVEY["neutrals"]) - on_map
        boxes = sum(self.in_box(box, side) for box in BOXES)
        coins = self.treasury[side] + sum(coins[side] for coins in self.laid.values())
        return int(SURVEY["counters"][self.players]) - on_map - boxes - coins

    def army_stock(self, side: str) -> int:
        """Armies that may still be raised; abandoned ones are not back yet (6.4-a)."""
        return int(SURVEY["armies"][self.players]) - sum(a.side == side for a in self.armies)

    def take(self, place: str, side: str, number: int = 1) -> None:
        """Counters leave a place for their supply."""
        assert self.at[place][side] >= number, (place, side, number)
        self.at[place][side] -= number

    def put_neutral(self, place: str) -> bool:
        """A neutral from the stock, if there is one."""
        if self.supply(NEUTRAL) < 1:
            return False
        self.at[place][NEUTRAL] += 1
        return True

    def first_to_leave(self, province: str, side: str) -> str:
        """Where the next counter is taken: countryside, then towns, then cities; of these the last first (R-07)."""
        shut = self.besieged()
        for place in [province, *reversed(towns_of(province)), *reversed(cities_of(province))]:
            if place not in shut and self.at[place][side]:
                return place
        raise AssertionError(f"no {side} in {province}")

    # --- control ------------------------------------------------------------------

    def occupant(self, town: str) -> str:
        """Who stands in a town; "" nobody."""
        return next((side for side, number in self.at[town].items() if number), "")

    def controls(self, side: str, place: str) -> bool:
        """City: its card. Town: who stands in it (2-d)."""
        return self.cards[place] == side if place in CITIES else self.occupant(place) == side

    # --- armies -------------------------------------------------------------------

    def live(self, region: str) -> list[Army]:
        """Armies of a region that count: besiegers do, abandoned ones do not (6.6-b, R-11)."""
        return [army for army in self.armies if army.region == region and not army.abandoned]

    def empty_spaces(self, region: str) -> int:
        """Spaces of a section without an army; besieging and abandoned armies keep theirs (6.6-b, R-11)."""
        return int(REGIONS[region]["spaces"]) - sum(army.region == region for army in self.armies)

    def hampered(self, side: str, region: str) -> bool:
        """Whether an army of another faction, an ally's too, shares the section (6.6-b, 6.9-a, R-13)."""
        return any(army.side != side for army in self.live(region))


def empty_truth(factions: list[str], players: int) -> Truth:
    """A table on which nothing lies but the board; all places and boxes have their entry."""
    truth = Truth(players, [f for f in FACTIONS if f in factions])
    truth.order = list(truth.factions)
    truth.at = {place: Counter() for place in [*PROVINCES, *TOWNS, *CITIES]}
    truth.boxes = {box: {kind: Counter() for kind in BOXES[box]["spaces"]} for box in BOXES}
    truth.cards = dict.fromkeys([*CITIES, *PROVINCES], "")
    truth.allegiance = {city: CITIES[city]["space"] for city in CITIES}
    truth.bishoprics = dict.fromkeys(SURVEY["bishoprics"], (1, ""))
    truth.universities = dict.fromkeys([*SURVEY["old_universities"], *SURVEY["new_universities"]], "")
    for place in SURVEY["old_universities"]:
        truth.universities[place] = "catholic"
    return truth
