"""The form of a board file: every section and field, as typed structs that refuse unknown keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

FORMAT = 1

Latitude = Annotated[float, Meta(ge=-90, le=90)]
Longitude = Annotated[float, Meta(ge=-180, le=180)]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
LatLon = tuple[Latitude, Longitude]
LatLat = tuple[Latitude, Latitude]
Kind = Literal["town", "minor-fortress", "major-fortress", "site"]
Suit = Literal["S", "H", "D", "C"]
RoadKind = Literal["main", "minor", "river", "road", "indian-trail", "passage"]
LinkKind = Literal[RoadKind, "lake", "sea"]  # the last two follow from lakes and from harbours
Side = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Edge = Literal["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
BoxKind = Literal["battle", "victory", "reserve", "off-map"]
SourceKind = Literal["given", "notes", "reconstruction", "dataset"]
Texts = Mapping[str, str]  # language -> text; "en" is the one to fall back on


class Projection(Struct, frozen=True, forbid_unknown_fields=True):
    """How degrees become a plane.

    `equirectangular`: x = (lon - lon_0) cos lat_0, y = lat - lat_0. `conic-equidistant`: the meridians run
    together towards a pole, and lengths are true along all of them and along the two `parallels`.
    """

    kind: Literal["equirectangular", "conic-equidistant"]
    lat_0: Latitude
    lon_0: Longitude
    parallels: LatLat | None = None


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
    """A city or site on a map at its real position; `modern` is its present name where that differs.

    `points`: what it is worth, null where it can't be developed. `settlers`: it wants settlers. `ship`: it bears the
    ship, `sea`: the sea joins it without one. `defence`: what it adds to its defenders. `draw` is where it is
    drawn instead of its real position, `label` the side on which its name would best stand.
    """

    name: str
    lat: Latitude
    lon: Longitude
    map: str
    kind: Kind
    country: str | None = None
    elector: bool = False
    modern: str | None = None
    notes: str | None = None
    points: Count | None = None
    settlers: bool = False
    ship: bool = False
    sea: bool = False
    defence: Count = 0
    draw: LatLon | None = None
    label: Side | None = None

    @property
    def drawn(self) -> LatLon:
        """Where it is drawn."""
        return self.draw or (self.lat, self.lon)


Chain = tuple[str, ...]


class Roads(Struct, frozen=True, forbid_unknown_fields=True, rename={"indian_trail": "indian-trail"}):
    """Chains by kind: every two places that follow each other are joined by a road."""

    main: tuple[Chain, ...] = ()
    minor: tuple[Chain, ...] = ()
    river: tuple[Chain, ...] = ()
    road: tuple[Chain, ...] = ()
    indian_trail: tuple[Chain, ...] = ()
    passage: tuple[Chain, ...] = ()

    @property
    def chains(self) -> dict[RoadKind, tuple[Chain, ...]]:
        """The chains of each kind, main roads first."""
        return {
            "main": self.main, "minor": self.minor, "river": self.river, "road": self.road,
            "indian-trail": self.indian_trail, "passage": self.passage,
        }  # fmt: skip

    def each(self, change: Callable[[tuple[Chain, ...]], tuple[Chain, ...]]) -> Roads:
        """The same roads with the chains of each kind changed."""
        return Roads(**{name: change(getattr(self, name)) for name in self.__struct_fields__})


class CourseEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """How a road runs from its first to its second place: the water or way it `follows`, and points it runs `via`."""

    follows: str | None = None
    via: tuple[LatLon, ...] = ()


class LakeEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A lake joins every two of its `shores`; the ways meet in its `centre`, each through its points of `via`."""

    name: str
    shores: tuple[str, ...]
    centre: LatLon
    via: Mapping[str, tuple[LatLon, ...]] = {}


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
    """A row of spaces, 1 to `spaces`, with a marker that begins on `start`; `winters` follow those turns.

    On the track of a siege `start` is the space where neither is ahead; the marker enters when a siege begins.
    """

    name: str
    kind: Literal["turns", "politics", "siege"]
    spaces: Positive
    start: Positive
    map: str
    edge: Edge
    winters: tuple[int, ...] = ()


class PieceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece and where it begins: on a `place` (in square `ref`, in its `home` or not) or in a `box`."""

    id: str
    power: str
    type: Literal["general", "train", "village", "town"]
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
    """A part of what lies beside the maps: a row (`across`) or column (`down`) of parts, or one of the other fields.

    `size` is its extent along the row or column it stands in, in px of the drawn sheets. The order of the parts is that
    of the tiles and drawers of the table. A `map` has its place without it: sheets lie side by side.
    A `camp` is the home of a power's pieces off the board and of its markers; `cards` are those of a power that lie
    open.
    """

    size: Annotated[float, Meta(ge=0)] = 0.0
    across: tuple[Spot, ...] = ()
    down: tuple[Spot, ...] = ()
    map: str | None = None
    box: str | None = None
    track: str | None = None
    camp: str | None = None
    cards: str | None = None
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

    `facts` are dotted paths such as `places.mill.kind`; `*` stands for any one step, `{a,b}` for either,
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
    places: Mapping[str, PlaceEntry]
    roads: Roads
    countries: Mapping[str, CountryEntry] = {}
    courses: Mapping[str, CourseEntry] = {}
    lakes: Mapping[str, LakeEntry] = {}
    sectors: Mapping[str, SectorGrid] = {}
    boxes: Mapping[str, BoxEntry] = {}
    tracks: Mapping[str, TrackEntry] = {}
    setup: Setup = Setup()
    tables: Mapping[str, Spot] = {}
    provenance: Mapping[str, SourceEntry] = {}
