"""The numbers of the rules and the cards of REVOLUTION as data: `data/cards/revolution.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from msgspec import Struct

from engine.boards.decode import typed
from engine.boards.provenance import Provenance, Source
from engine.boards.schema import SourceEntry
from engine.kernel import files

ByNumber = Mapping[str, int]
"""By the number of players."""
Pull = Literal["catholic", "centre", "reformed"]
Unit = Literal["catholic", "anti-catholic"]
Counts = Literal[
    "bishopric", "region-with-army", "counters-outside-cities", "trading-town", "reformed-university"
]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    last_turn: int
    resource_counters: ByNumber
    army_counters: ByNumber
    neutral_counters: int
    water_beggars: int
    water_beggar_cost: int
    opening_placement_factor: int
    minimum_new_units: int
    countryside_per_unit: int
    city_tax_rates: tuple[int, ...]
    army_disband: int
    siege_converts: int
    influence_max_steps: int
    neutrals_free_city: int
    neutrals_free_town: int
    city_points: int
    minor_limit: int


class BishopPull(Struct, frozen=True, forbid_unknown_fields=True):
    """What a holder does to his bishopric: its status on turn 0, and where it goes, nowhere without `towards`."""

    opening: str
    towards: str | None = None


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What brings a faction a point each (4.3-a).

    `most`: as many as there can be. `status`: of the bishoprics that count. `divisor`: so many together, by the number
    of players, rounded up.
    """

    counts: Counts
    most: int | None = None
    status: tuple[str, ...] = ()
    divisor: ByNumber = {}


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    """The card of a faction.

    `players`: with how many it plays. `new_units`: on turn 0 (5.2-a). `army_prices`: of 1, 2, 3 armies in one turn.
    `keep`: coins for an army (6.3-a). `pull`: of its coins (6.16-b).
    """

    players: tuple[int, ...]
    new_units: int
    army_prices: tuple[int, ...]
    keep: int
    pull: Pull
    bishopric: BishopPull
    goal: Goal


class Trio(Struct, frozen=True, forbid_unknown_fields=True):
    """With three players: who must be in play, and who is suggested (3.2-a)."""

    must: tuple[str, ...]
    suggested: tuple[str, ...]


class AllegianceSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the allegiance track, and whose counter goes and comes there (6.16-c)."""

    zone: Pull
    remove: Unit | None = None
    add: Unit | None = None


class Substitution(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose counter is meant, in order (R-22); `last_resort`: where nobody of `remove` is in play."""

    remove: tuple[str, ...]
    add: tuple[str, ...]
    last_resort: tuple[str, ...] = ()


class Bishoprics(Struct, frozen=True, forbid_unknown_fields=True):
    """The states of a bishopric from the Catholic end, and that of one without holder (6.18)."""

    status: tuple[str, ...]
    vacant: str


class UniversityPull(Struct, frozen=True, forbid_unknown_fields=True):
    """Who makes a university Reformed on turn 0 and later, and who makes it Catholic, or abolishes it (6.19)."""

    opening: tuple[str, ...]
    reformed: tuple[str, ...]
    catholic: tuple[str, ...]


class Universities(Struct, frozen=True, forbid_unknown_fields=True):
    """Those that exist from the beginning, and those that may be founded."""

    old: UniversityPull
    new: UniversityPull


class Beggars(Struct, frozen=True, forbid_unknown_fields=True):
    """Who hires Water Beggars, whose armies they destroy and hinder, how many besiege a city (6.7)."""

    hirers: tuple[str, ...]
    foes: tuple[str, ...]
    per_siege: int


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file; `cities`: the places that each city card names (6.10-a)."""

    game: str
    constants: Constants
    factions: Mapping[str, Faction]
    teams: tuple[tuple[str, ...], ...]
    with_three: Trio
    cities: Mapping[str, tuple[str, ...]]
    allegiance: tuple[AllegianceSpace, ...]
    substitutes: Mapping[Unit, Substitution]
    bishoprics: Bishoprics
    universities: Universities
    beggars: Beggars
    provenance: Mapping[str, SourceEntry]

    def source(self, fact: str) -> Source | None:
        """Where a fact comes from, by its path: `cities.aachen`, `allegiance.7`, `constants.neutral_counters`."""
        return Provenance(self.provenance).of(fact)


@cache
def card_file() -> CardFile:
    """The data of the cards, read once."""
    return typed(files.data("cards", "revolution.yaml"), CardFile)
