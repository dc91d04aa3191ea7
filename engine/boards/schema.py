"""The form of a board file: every section and field, as typed structs that refuse unknown keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

FORMAT = 1

Latitude = Annotated[float, Meta(ge=-90, le=90)]
Longitude = Annotated[float, Meta(ge=-180, le=180)]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Kind = Literal["town", "minor-fortress", "major-fortress"]
Suit = Literal["S", "H", "D", "C"]
RoadKind = Literal["main", "minor"]
Edge = Literal["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
BoxKind = Literal["battle", "victory", "reserve", "off-map"]
SourceKind = Literal["given", "notes", "reconstruction", "dataset"]
Texts = Mapping[str, str]  # language -> text; "en" is the one to fall back on


class Projection(Struct, frozen=True, forbid_unknown_fields=True):
    """How degrees become a plane: x = (lon - lon_0) cos lat_0, y = lat - lat_0."""

    kind: Literal["equirectangular"]
    lat_0: Latitude
    lon_0: Longitude


class Extent(Struct, frozen=True, forbid_unknown_fields=True):
    """A rectangle of degrees."""

    south: Latitude
    north: Latitude
    west: Longitude
    east: Longitude

    def holds(self, lat: float, lon: float) -> bool:
        """Whether the point lies inside (south and west edges included, north and east ones not)."""
        return self.south <= lat < self.north and self.west <= lon < self.east


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
    """The reference grid (A1 ...): columns run east from `west`, rows run north from `south`."""

    columns: str
    west: Longitude
    column_step: float
    south: Latitude
    row_step: float
    rows: Positive


class MapEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One sheet of the board. `bounds` holds every place, `frame` is drawn, `geography` names its ground."""

    name: str
    projection: Projection
    bounds: Extent
    frame: Extent
    reference: Reference | None = None
    geography: str | None = None


class CountryEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A territory; `owner` is the power whose home it is, null where it is nobody's."""

    name: str
    owner: str | None
    maps: tuple[str, ...]
    notes: str | None = None


class PlaceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A city on a map at its real position; `modern` is its present name where that differs."""

    name: str
    lat: Latitude
    lon: Longitude
    map: str
    country: str
    kind: Kind
    elector: bool = False
    modern: str | None = None
    notes: str | None = None


class Roads(Struct, frozen=True, forbid_unknown_fields=True):
    """Chains: every two places that follow each other are joined by a road."""

    main: tuple[tuple[str, ...], ...] = ()
    minor: tuple[tuple[str, ...], ...] = ()


class SectorGrid(Struct, frozen=True, forbid_unknown_fields=True):
    """The sectors of a map: edges of longitude west to east, of latitude north to south, suits by rows."""

    columns: Positive
    rows: Positive
    lon: tuple[Longitude, ...]
    lat: tuple[Latitude, ...]
    suits: tuple[tuple[Suit, ...], ...]


class BoxEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A box beside a map; `powers` may use it, `slots` markers fit in, it sits at `edge` of `map`."""

    name: str
    kind: BoxKind
    powers: tuple[str, ...]
    map: str
    edge: Edge
    slots: Positive = 1


class TrackEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of spaces, 1 to `spaces`, with a marker that begins on `start`; `winters` follow those turns."""

    name: str
    kind: Literal["turns", "politics"]
    spaces: Positive
    start: Positive
    map: str
    edge: Edge
    winters: tuple[int, ...] = ()


class PieceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece and where it begins: on a `place` (in square `ref`, in its `home` or not) or in a `box`."""

    id: str
    power: str
    type: Literal["general", "train"]
    name: str
    rank: Positive | None = None
    minimum: Positive | None = None
    place: str | None = None
    box: str | None = None
    ref: str | None = None
    home: bool = False


class HussarEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A hussar marker, off the board at the start."""

    id: str
    power: str


class OffMapEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A power's box off the map; `arrow` is the place where a general comes back."""

    name: str
    power: str
    map: str
    edge: Edge
    arrow: str


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands where at the start."""

    pieces: tuple[PieceEntry, ...] = ()
    hussars: tuple[HussarEntry, ...] = ()
    silesian_markers: Mapping[str, str] = {}
    elector_markers: Mapping[str, str] = {}
    electoral_college: Mapping[str, str] = {}
    off_map_boxes: Mapping[str, OffMapEntry] = {}


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table: a row (`across`) or column (`down`) of parts, or one of the other fields.

    `size` is its extent along the row or column it stands in, in px of the drawn sheets; a `map` brings its own.
    A `camp` is the home of a power's pieces off the board and of its markers.
    """

    size: Annotated[float, Meta(ge=0)] = 0.0
    across: tuple[Spot, ...] = ()
    down: tuple[Spot, ...] = ()
    map: str | None = None
    box: str | None = None
    track: str | None = None
    camp: str | None = None
    show: Literal["title", "cards", "legend"] | None = None

    @property
    def parts(self) -> tuple[Spot, ...]:
        """What it is divided into."""
        return self.across or self.down

    def leaves(self) -> Iterator[Spot]:
        """All parts that are not divided further."""
        for part in self.parts:
            yield from part.leaves()
        if not self.parts:
            yield self


class SourceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Where facts come from: `given` by the rulebooks, project `notes`, a `reconstruction` or a `dataset`.

    `facts` are dotted paths such as `places.praha.kind`; `*` stands for any one step, `{a,b}` for either,
    and a path speaks for all that lies below it. The most exact path that fits a fact decides.
    """

    kind: SourceKind
    text: Texts
    facts: tuple[str, ...]
    clauses: tuple[str, ...] = ()


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board file."""

    board: str
    format: int
    game: str
    title: Texts
    powers: tuple[str, ...]
    maps: Mapping[str, MapEntry]
    countries: Mapping[str, CountryEntry]
    places: Mapping[str, PlaceEntry]
    roads: Roads
    sectors: Mapping[str, SectorGrid] = {}
    boxes: Mapping[str, BoxEntry] = {}
    tracks: Mapping[str, TrackEntry] = {}
    setup: Setup = Setup()
    tables: Mapping[str, Spot] = {}
    provenance: Mapping[str, SourceEntry] = {}
