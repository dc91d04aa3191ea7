"""What REVOLUTION needs of its board and cards: the form of `data/boards/requirements/revolution.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.boards.requirements import Requirements, Tally


class RiverNeed(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """Where a surplus of a province goes by land and river (6.13) while places in `closed` bar the way.

    `only`: all that it reaches. `reaches`, `never`: some that it does or does not reach. `open`: closed are all places
    but these.
    """

    start: str
    closed: tuple[str, ...] = ()
    open: tuple[str, ...] | None = None
    only: tuple[str, ...] | None = None
    reaches: tuple[str, ...] = ()
    never: tuple[str, ...] = ()


class ProvinceNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """Provinces: how many, the counters that all hold, points by the least limit, and what is known of single ones.

    `stock`: the least and most that the counters of all factions are of what the provinces hold.
    """

    number: int
    capacity: int
    points: Mapping[str, int]
    most_tax: int
    tax: Mapping[str, int]
    least_limit: Mapping[str, int]
    neighbours: Mapping[str, tuple[str, ...]]
    bishoprics: tuple[str, ...]
    stock: tuple[float, float]


class PlaceNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """Towns and cities: first spaces of allegiance, who lies where, how many of each kind there are.

    `together`: the provinces with more than one city, and which.
    """

    towns: int
    allegiance: Mapping[str, int]
    together: Mapping[str, tuple[str, ...]]
    country: Mapping[str, str]
    trading: int
    universities: int
    old_universities: tuple[str, ...]


class SectionNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """Command sections: the fewest army spaces and orange ones, provinces open to Water Beggars, some regions."""

    slots: int
    orange: int
    beggars: tuple[str, ...]
    regions: Mapping[str, tuple[str, ...]]


class BoxNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """Support boxes: whom they serve, the fewest spaces by kind, provinces, exclusive ones, who intercepts whom."""

    powers: Mapping[str, tuple[str, ...]]
    least: Mapping[str, Mapping[str, int]]
    provinces: Mapping[str, tuple[str, ...]]
    exclusive: tuple[str, ...]
    intercepts: Mapping[str, str]
    beggars: Mapping[str, Tally]


class SetupNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands where at the start (3.6)."""

    places: Mapping[str, Mapping[str, int]]
    boxes: Mapping[str, Mapping[str, Mapping[str, int]]]
    treasury: Mapping[str, int]
    orange: Mapping[str, int]


class RevolutionNeeds(Requirements, frozen=True, kw_only=True):
    """All that the game needs of its board and cards; `figures`: what the rulebook states, by path in the card file."""

    provinces: ProvinceNeeds | None = None
    towns: PlaceNeeds | None = None
    rivers: tuple[RiverNeed, ...] = ()
    sections: SectionNeeds | None = None
    boxes: BoxNeeds | None = None
    starts: SetupNeeds | None = None
    figures: Mapping[str, Any] = {}
