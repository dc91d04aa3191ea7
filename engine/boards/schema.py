"""The form of a board file: geometry and links, as typed structs that refuse unknown keys.

What a game's places, boxes and pieces are besides lies in structs of its own, which build on these
(`engine/games/<game>/board.py`). Whatever has an identifier knows it: the loader writes into each entry the key under
which it stands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise, product
from typing import Annotated, ClassVar, Literal, Self

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.boards.reading import Finding

FORMAT = 1
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Latitude = Annotated[float, Meta(ge=-90, le=90)]
Longitude = Annotated[float, Meta(ge=-180, le=180)]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Length = Annotated[float, Meta(gt=0)]
LatLon = tuple[Latitude, Longitude]
LatLat = tuple[Latitude, Latitude]
Square = tuple[Positive, Positive]
"""Column from the west, row from the north."""
Side = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Edge = Literal["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
SourceKind = Literal["given", "notes", "reconstruction", "dataset"]
Texts = Mapping[str, str]  # language -> text; "en" is the one to fall back on
Chain = tuple[str, ...]


class Projection(Struct, frozen=True, forbid_unknown_fields=True):
    """How degrees become a plane.

    `equirectangular`: x = (lon - lon_0) cos lat_0, y = lat - lat_0. `conic-equidistant`: the meridians run
    together towards a pole, and lengths are true along all of them and along the two `parallels`. `plain`: no part of
    the world; x = lon - lon_0, y = lat - lat_0, both in the unit of the sheet.
    """

    kind: Literal["equirectangular", "conic-equidistant", "plain"]
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


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """The squares of a map: rows of letters from the north, a dot where there is no square.

    `corner` is the north-western corner of all, `side` the length of a side in kilometres (in units of a plain sheet).
    Each letter says what its squares are: any fields of a place but those that tell where it lies.
    """

    rows: tuple[str, ...]
    corner: LatLon
    side: Length
    letters: Mapping[str, Mapping[str, str | int | float | bool | None]]

    def squares(self) -> Iterator[tuple[Square, str]]:
        """Every square with its letter, row by row."""
        for row, letters in enumerate(self.rows, start=1):
            for column, letter in enumerate(letters, start=1):
                if letter != ".":
                    yield (column, row), letter


class MapEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One sheet of the board. `bounds` holds every place, `frame` is drawn, `geography` names its ground.

    `outside`: seeds of land that is nobody's: what is nearest to one of them belongs to no country. `sometimes`: it
    takes the place of the others while the game says so, and is not shown else.
    """

    name: str
    projection: Projection
    bounds: Extent
    frame: Extent
    reference: Reference | None = None
    geography: str | None = None
    grid: Grid | None = None
    outside: tuple[LatLon, ...] = ()
    sometimes: bool = False


class Country(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An area; `owner` is the power whose home it is, null where it is nobody's.

    Its land is what is nearest to its places and to its `seeds`, or the squares of its letters. `neighbours` are named
    where the land alone does not tell them (over water); else they are those that share a border with it. `at` is
    where things stand in it, where their middle would not do.
    """

    id: str
    name: str
    owner: str | None
    maps: tuple[str, ...]
    notes: str | None = None
    seeds: tuple[LatLon, ...] = ()
    neighbours: tuple[str, ...] | None = None
    at: LatLon | None = None


class Place(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A place on a map at its real position; `modern` is its present name where that differs.

    `draw` is where it is drawn instead of its real position, `label` the side on which its name would best stand. A
    place on a `square` of the map's grid lies in its middle; a square without a place is one by itself.
    """

    id: str
    name: str
    lat: Latitude
    lon: Longitude
    map: str
    kind: str = ""
    country: str | None = None
    modern: str | None = None
    notes: str | None = None
    draw: LatLon | None = None
    label: Side | None = None
    square: Square | None = None

    @property
    def ref(self) -> str:
        """Its reference in decisions, events and refusals."""
        return f"place:{self.id}"

    @property
    def drawn(self) -> LatLon:
        """Where it is drawn."""
        return self.draw or (self.lat, self.lon)

    @property
    def by_itself(self) -> bool:
        """Whether it is a square that the file names no place for."""
        return self.square is not None and self.id == square_id(self.map, self.square)


def square_id(map: str, square: Square) -> str:
    """The identifier of a square by itself: `field-3-5` is in column 3 from the west, row 5 from the north."""
    return f"{map}-{square[0]}-{square[1]}"


def square_name(square: Square) -> str:
    """What a square is called: `C5` is in the third column from the west, the fifth row from the north."""
    return f"{column_letters(square[0])}{square[1]}"


def column_letters(column: int) -> str:
    """The letters of a column of squares: `C` of the third from the west, `AA` of the twenty-seventh."""
    ahead, last = divmod(column - 1, len(LETTERS))
    return f"{LETTERS[ahead - 1] if ahead else ''}{LETTERS[last]}"


class CourseEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """How a road runs from its first to its second place: the water or way it `follows`, and points it runs `via`."""

    follows: str | None = None
    via: tuple[LatLon, ...] = ()


class Lake(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lake joins every two of its `shores`; the ways meet in its `centre`, each through its points of `via`."""

    id: str
    name: str
    shores: tuple[str, ...]
    centre: LatLon
    via: Mapping[str, tuple[LatLon, ...]] = {}


class Reach(Struct, frozen=True, forbid_unknown_fields=True, rename={"land": "in"}):
    """One item of a river's course: a stretch that touches some countries, a gate, or where two rivers meet."""

    land: tuple[str, ...] = ()
    at: str | None = None
    junction: str | None = None


class River(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A river that counts in play: its `course`, item by item. What is drawn of rivers comes from the geography.

    Who follows it passes from stretch to stretch, in either direction; a gate (`at` a place) lies between two of them.
    The same junction on two rivers joins them.
    """

    id: str
    name: str
    course: tuple[Reach, ...]


class Sector(Struct, frozen=True):
    """A rectangle of a map; rows count from the north, columns from the west, both from 1.

    `sign` is what the game prints on it, "" for nothing.
    """

    id: str
    map: str
    row: int
    column: int
    sign: str
    bounds: Extent


class SectorGrid(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sectors of a map: edges of longitude west to east, of latitude north to south."""

    columns: Positive
    rows: Positive
    lon: tuple[Longitude, ...]
    lat: tuple[Latitude, ...]

    def sign(self, row: int, column: int) -> str:
        """What the game prints on a sector, "" for nothing; row and column from 0."""
        return ""

    def cells(self, map: str) -> Iterator[Sector]:
        """The sectors of a map, row by row; `north-2-3` is in row 2 from the north, column 3 from the west."""
        for row, column in product(range(1, self.rows + 1), range(1, self.columns + 1)):
            bounds = Extent(self.lat[row], self.lat[row - 1], self.lon[column - 1], self.lon[column])
            yield Sector(f"{map}-{row}-{column}", map, row, column, self.sign(row - 1, column - 1), bounds)


class Box(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A box; `powers` may use it, `slots` markers fit in, `arrow` is the place to which it leads.

    It lies beside `map` at its `edge`, or on the map, its middle `at` a point, `size` kilometres wide and high.
    """

    id: str
    name: str
    powers: tuple[str, ...]
    map: str
    kind: str = ""
    edge: Edge | None = None
    at: LatLon | None = None
    size: tuple[Length, Length] | None = None
    slots: Positive = 1
    arrow: str | None = None

    @property
    def ref(self) -> str:
        """Its reference in decisions, events and refusals."""
        return f"box:{self.id}"


class Track(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of spaces, 1 to `spaces`, with a marker that begins on `start`; `winters` follow those turns.

    It lies beside the map or on it, as a box does.
    """

    id: str
    name: str
    kind: str
    spaces: Positive
    start: Positive
    map: str
    edge: Edge | None = None
    at: LatLon | None = None
    size: tuple[Length, Length] | None = None
    winters: tuple[int, ...] = ()

    @property
    def ref(self) -> str:
        """Its reference in decisions, events and refusals."""
        return f"track:{self.id}"


class PieceEntry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece and where it begins: on a `place`, in a `country` or in a `box`."""

    id: str
    power: str
    type: str
    name: str
    place: str | None = None
    country: str | None = None
    box: str | None = None

    @property
    def label(self) -> str:
        """What stands on it."""
        return ""


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stands where at the start."""

    pieces: tuple[PieceEntry, ...] = ()

    def within(self, maps: Collection[str], places: Collection[str], boxes: Collection[str]) -> Self:
        """What of it stands on some maps."""
        kept = (p for p in self.pieces if p.place in places or p.box in boxes or p.country is not None)
        return replace(self, pieces=tuple(kept))


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


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole board file. A game's own form names its structs where it has more to say, and its kinds of road."""

    kinds: ClassVar[tuple[str, ...] | None] = None
    """The kinds of road, those that go before others first; None: any."""

    board: str
    format: int
    game: str
    title: Texts
    powers: tuple[str, ...]
    maps: Mapping[str, MapEntry]
    places: Mapping[str, Place] = {}
    roads: Mapping[str, tuple[Chain, ...]] = {}
    countries: Mapping[str, Country] = {}
    courses: Mapping[str, CourseEntry] = {}
    lakes: Mapping[str, Lake] = {}
    rivers: Mapping[str, River] = {}
    sectors: Mapping[str, SectorGrid] = {}
    boxes: Mapping[str, Box] = {}
    tracks: Mapping[str, Track] = {}
    setup: Setup = Setup()
    tables: Mapping[str, Spot] = {}
    provenance: Mapping[str, SourceEntry] = {}

    def findings(self) -> Iterator[Finding]:
        """Where names in what is the game's own lead nowhere, and what to say of it."""
        return iter(())

    def all_boxes(self) -> Mapping[str, Box]:
        """Every box, in whichever section it stands."""
        return self.boxes

    def home_of(self, place: str) -> str | None:
        """The power whose home country a place lies in at the start, or None."""
        country = self.places[place].country
        return self.countries[country].owner if country else None

    def pairs(self) -> Iterator[tuple[str, tuple[str, str]]]:
        """Every two places that a road of a chain joins, with its kind, by the order of kinds."""
        for kind in self.kinds or self.roads:
            for chain in self.roads.get(kind, ()):
                for pair in pairwise(chain):
                    yield kind, pair
