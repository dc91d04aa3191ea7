"""What a game needs of its board, as data: `data/boards/requirements/<game>.yaml`. A game states only what it needs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import msgspec
from msgspec import Struct

from engine.boards.errors import Fault
from engine.boards.reading import read
from engine.boards.schema import LinkKind
from engine.kernel import files
from engine.kernel.message import Message, say

Span = tuple[float, float]
Tally = tuple[int, int]


class Spacing(Struct, frozen=True, forbid_unknown_fields=True):
    """Distances that keep a drawn map legible; a place is drawn at most `nudge` degrees from where it is."""

    cities_km: float = 0.0
    passing_km: float = 0.0
    angle: float = 0.0
    sector_edge_km: float = 0.0
    road_km: float = math.inf
    nudge: float = math.inf


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


class Nearness(Struct, frozen=True, forbid_unknown_fields=True, rename={"starts": "from", "ends": "to"}):
    """Every place of `starts` is at most `most` and at least `least` ways from every place of `ends`.

    With `kinds` only those ways count; with `without` no way leads through these places.
    """

    starts: tuple[str, ...]
    ends: tuple[str, ...]
    most: int | None = None
    least: int = 0
    kinds: tuple[LinkKind, ...] = ()
    without: tuple[str, ...] = ()


class Sites(Struct, frozen=True, forbid_unknown_fields=True):
    """What the sites are: points of each that has any, those with each mark, and what some add to their defence."""

    points: Mapping[str, int]
    settlers: tuple[str, ...]
    ship: tuple[str, ...]
    sea: tuple[str, ...]
    defence: Mapping[str, int]


class Unjoined(Struct, frozen=True, forbid_unknown_fields=True):
    """The places to which no way of these kinds leads."""

    kinds: tuple[LinkKind, ...]
    places: tuple[str, ...]


class OneMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example that must be possible: two fortresses left in one move, one of them covered."""

    leaves: tuple[str, str]
    covered: str
    owner: str
    map: str
    protection: int


class Requirements(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game needs of its board. A part that it does not state is not looked at."""

    places: Mapping[str, Tally] = {}
    spacing: Spacing = Spacing()
    roads: RoadNeeds | None = None
    crossings: Crossings | None = None
    sectors: SectorNeeds | None = None
    owners: Mapping[str, str | None] = {}
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
    distances: tuple[Nearness, ...] = ()
    one_move: OneMove | None = None
    sites: Sites | None = None
    ways: Mapping[LinkKind, tuple[str, ...]] | None = None
    lakes: Mapping[str, tuple[str, ...]] | None = None
    unjoined: tuple[Unjoined, ...] = ()
    starts: Mapping[str, Mapping[str, tuple[str, ...]]] | None = None


@cache
def requirements(game: str) -> Requirements | None:
    """What the game needs of a board, or None for a game that states nothing."""
    stated = {path.stem: path for path in files.data("boards", "requirements").glob("*.yaml")}
    return msgspec.convert(read(stated[game]).value, Requirements) if game in stated else None


def span(pair: Span | Tally) -> str:
    """A pair as people write it: `7-9`, or `7` where both are equal."""
    return f"{pair[0]}" if pair[0] == pair[1] else f"{pair[0]}-{pair[1]}"


def tally(requirement: str, found: object, wanted: str) -> Message:
    """What to say where a requirement, named as in the file of requirements, counts wrongly."""
    return say("board-fault-count", what=requirement, found=str(found), wanted=wanted)


def differ(requirement: str, found: Iterable[str], wanted: Iterable[str]) -> Message | None:
    """What to say where a set is not the one that the game needs; None where it is."""
    missing, extra = sorted({*wanted} - {*found}), sorted({*found} - {*wanted})
    if not missing and not extra:
        return None
    return say(
        "board-fault-set", what=requirement, missing=", ".join(missing) or "-", extra=", ".join(extra) or "-"
    )


def pairs(table: Mapping[str, object]) -> list[str]:
    """A table as a set that can be compared: `key: value`."""
    return [f"{key}: {value}" for key, value in table.items()]


def unlike(where: str, requirement: str, found: Iterable[str], wanted: Iterable[str]) -> Iterator[Fault]:
    """The fault of a set that is not the one the game needs, if it is not."""
    message = differ(requirement, found, wanted)
    if message is not None:
        yield Fault(where, message)
