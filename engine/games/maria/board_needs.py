"""What MARIA needs of its board: the form of `data/boards/requirements/maria.yaml`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.boards.requirements import Requirements, Span, Tally


class RoadNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """Share of main roads on each map, and how many roads a city has."""

    main_share: Span
    degree: Tally
    usual_degree: int


class Crossings(Struct, frozen=True, forbid_unknown_fields=True):
    """Roads from one map to the other: how many, how far south, whether a main road is among them."""

    number: Tally
    south_of: float
    main: bool


class SectorNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """How many sectors, of each suit, and how many may be empty on a map."""

    number: int
    each_suit: int
    empty: Mapping[str, int]


class FortressGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """The fortresses of an owner's land or of one country on a map."""

    name: str
    map: str
    number: Tally
    majors: tuple[str, ...]
    owner: str | None = None
    country: str | None = None
    no_other: bool = False
    all: tuple[str, ...] = ()


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces and troops of a power."""

    generals: int
    trains: int
    troops: int


class Markers(Struct, frozen=True, forbid_unknown_fields=True):
    """Who holds what at the start."""

    silesian: Mapping[str, str]
    electors: Mapping[str, str]


class BoxNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """The boxes beside the maps."""

    off_map: tuple[str, ...]
    slots: Mapping[str, int]


class Turns(Struct, frozen=True, forbid_unknown_fields=True):
    """The time track."""

    spaces: int
    winters: tuple[int, ...]


class OneMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example that must be possible: two fortresses left in one move, one of them covered."""

    leaves: tuple[str, str]
    covered: str
    owner: str
    map: str
    protection: int


class MariaNeeds(Requirements, frozen=True, kw_only=True):
    """All that the game needs; a part that is not stated is not looked at."""

    roads: RoadNeeds | None = None
    crossings: Crossings | None = None
    sectors: SectorNeeds | None = None
    electors: tuple[str, ...] | None = None
    free_fortresses: tuple[str, ...] = ()
    fortresses: tuple[FortressGroup, ...] = ()
    pieces: Mapping[str, Army] = {}
    hussars: Mapping[str, int] | None = None
    largest_army: int = 0
    supply_range: int | None = None
    sides: tuple[tuple[str, ...], ...] = ()
    markers: Markers | None = None
    boxes: BoxNeeds | None = None
    turns: Turns | None = None
    one_move: OneMove | None = None
