"""The Board: a board file with its places, roads, sectors and countries ready to be asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from engine.boards.plane import Plane
from engine.boards.provenance import Provenance, Source
from engine.boards.schema import (
    BoardFile,
    BoxEntry,
    CountryEntry,
    Extent,
    Kind,
    LakeEntry,
    LatLon,
    LinkKind,
    MapEntry,
    PlaceEntry,
    Setup,
    Side,
    Suit,
    TrackEntry,
)

if TYPE_CHECKING:
    import networkx

    from engine.boards.index import Index


@dataclass(frozen=True, slots=True)
class Place:
    """A city or site: where it lies, what it is, whose home it is in (`owner`), and its sector.

    `country` is empty on a board without countries. The game facts below `notes` are those of `PlaceEntry`.
    """

    id: str
    name: str
    lat: float
    lon: float
    map: str
    country: str
    kind: Kind
    elector: bool
    owner: str | None
    sector: str | None
    modern: str | None
    notes: str | None
    points: int | None
    settlers: bool
    ship: bool
    sea: bool
    defence: int
    drawn: LatLon
    label: Side | None

    @property
    def fortress(self) -> bool:
        """Whether it is a fortress, minor or major."""
        return self.kind in ("minor-fortress", "major-fortress")

    @property
    def harbour(self) -> bool:
        """Whether the sea joins it to other places."""
        return self.ship or self.sea

    @property
    def major(self) -> bool:
        """Whether it is a major fortress."""
        return self.kind == "major-fortress"

    @property
    def ref(self) -> str:
        """Its reference in decisions, events and refusals."""
        return f"place:{self.id}"


@dataclass(frozen=True, slots=True)
class Road:
    """A road between two places, `a` before `b` by the alphabet; `maps` are the one or two it lies on.

    Two shores of a lake are joined by a road of kind `lake`.
    """

    a: str
    b: str
    kind: LinkKind
    maps: tuple[str, ...]

    @property
    def id(self) -> str:
        """`a-b`, as in the reference `road:a-b`."""
        return f"{self.a}-{self.b}"

    @property
    def ref(self) -> str:
        """Its reference in decisions, events and refusals."""
        return f"road:{self.id}"

    @property
    def main(self) -> bool:
        """Whether it is a main road."""
        return self.kind == "main"

    @property
    def crosses_maps(self) -> bool:
        """Whether it leads from one map to another."""
        return len(self.maps) > 1


@dataclass(frozen=True, slots=True)
class Sector:
    """A rectangle of a map with one suit; rows count from the north, columns from the west, both from 1."""

    id: str
    map: str
    row: int
    column: int
    suit: Suit
    bounds: Extent


@dataclass(frozen=True, slots=True)
class Box:
    """A box beside a map; `arrow` is the place to which an off-map box leads back."""

    id: str
    name: str
    kind: str
    powers: tuple[str, ...]
    map: str
    edge: str
    slots: int
    arrow: str | None = None

    @property
    def ref(self) -> str:
        """Its reference in decisions, events and refusals."""
        return f"box:{self.id}"


@dataclass(frozen=True, eq=False)
class Board:
    """A board, whole or some of its maps. Built by `load_board`; everything computed is computed once."""

    file: BoardFile
    path: Path | None = None
    whole: bool = True

    @property
    def id(self) -> str:
        """The board's own identifier."""
        return self.file.board

    @property
    def game(self) -> str:
        """The game it is a board of."""
        return self.file.game

    @property
    def powers(self) -> tuple[str, ...]:
        """The identifiers of the powers."""
        return self.file.powers

    @property
    def maps(self) -> Mapping[str, MapEntry]:
        """The sheets by identifier."""
        return self.file.maps

    @property
    def countries(self) -> Mapping[str, CountryEntry]:
        """The territories by identifier."""
        return self.file.countries

    @property
    def tracks(self) -> Mapping[str, TrackEntry]:
        """The tracks by identifier."""
        return self.file.tracks

    @property
    def setup(self) -> Setup:
        """What stands where at the start."""
        return self.file.setup

    @cached_property
    def places(self) -> dict[str, Place]:
        """The places by identifier, in the order of the file."""
        return {key: self._place(key, entry) for key, entry in self.file.places.items()}

    def _place(self, key: str, entry: PlaceEntry) -> Place:
        sectors = self._sectors_of_map.get(entry.map, ())
        sector = next((found.id for found in sectors if found.bounds.holds(entry.lat, entry.lon)), None)
        owner = self.countries[entry.country].owner if entry.country else None
        return Place(
            key, entry.name, entry.lat, entry.lon, entry.map, entry.country or "", entry.kind, entry.elector,
            owner, sector, entry.modern, entry.notes,
            entry.points, entry.settlers, entry.ship, entry.sea, entry.defence, entry.drawn, entry.label,
        )  # fmt: skip

    @property
    def lakes(self) -> Mapping[str, LakeEntry]:
        """The lakes that join places, by identifier."""
        return self.file.lakes

    @cached_property
    def roads(self) -> tuple[Road, ...]:
        """Every road once, main roads first, in the order of the chains; then the ways over lakes."""
        chained = [
            self._road(a, b, kind)
            for kind, chains in self.file.roads.chains.items()
            for chain in chains
            for a, b in pairwise(chain)
        ]
        shores = (pair for lake in self.lakes.values() for pair in combinations(lake.shores, 2))
        return (*chained, *(self._road(a, b, "lake") for a, b in shores))

    @cached_property
    def harbours(self) -> tuple[str, ...]:
        """The places that the sea joins, each to every other."""
        return tuple(place.id for place in self.places.values() if place.harbour)

    def _road(self, one: str, other: str, kind: LinkKind) -> Road:
        a, b = sorted((one, other))
        maps = (self.file.places[a].map, self.file.places[b].map)
        return Road(a, b, kind, tuple(dict.fromkeys(maps)))

    @cached_property
    def graph(self) -> networkx.Graph[str]:
        """The net: nodes are place ids with their facts; edges have `kinds`, all the ways that join the two.

        `kind` is that of the road; between places that only the sea joins it is `sea`.
        """
        import networkx as nx

        graph: networkx.Graph[str] = nx.Graph(board=self.id)
        for place in self.places.values():
            graph.add_node(
                place.id, name=place.name, map=place.map, country=place.country, kind=place.kind,
                owner=place.owner, elector=place.elector, lat=place.lat, lon=place.lon,
            )  # fmt: skip
        for road in self.roads:
            graph.add_edge(road.a, road.b, kind=road.kind, kinds=frozenset((road.kind,)))
        for a, b in combinations(self.harbours, 2):
            way = graph.get_edge_data(a, b, {"kind": "sea", "kinds": frozenset()})
            graph.add_edge(a, b, kind=way["kind"], kinds=way["kinds"] | {"sea"})
        return graph

    def joined(self, kinds: Iterable[LinkKind]) -> dict[str, frozenset[str]]:
        """For each place those that ways of these kinds join to it."""
        wanted = frozenset(kinds)
        return {
            place: frozenset(to for to, way in self.graph.adj[place].items() if way["kinds"] & wanted)
            for place in self.places
        }

    @cached_property
    def index(self) -> Index:
        """The integer index for the rules engine."""
        from engine.boards.index import Index

        return Index.of(self)

    @cached_property
    def sectors(self) -> dict[str, Sector]:
        """The sectors by identifier; `north-2-3` is in row 2 from the north, column 3 from the west."""
        return {sector.id: sector for sectors in self._sectors_of_map.values() for sector in sectors}

    @cached_property
    def _sectors_of_map(self) -> dict[str, tuple[Sector, ...]]:
        found: dict[str, tuple[Sector, ...]] = {}
        for name, grid in self.file.sectors.items():
            found[name] = tuple(
                Sector(
                    f"{name}-{row + 1}-{column + 1}", name, row + 1, column + 1, grid.suits[row][column],
                    Extent(grid.lat[row + 1], grid.lat[row], grid.lon[column], grid.lon[column + 1]),
                )
                for row in range(grid.rows)
                for column in range(grid.columns)
            )  # fmt: skip
        return found

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """All boxes by identifier: those of the section `boxes`, then the powers' boxes off the map."""
        found = {key: _box(key, entry) for key, entry in self.file.boxes.items()}
        for key, off in self.setup.off_map_boxes.items():
            found[key] = Box(key, off.name, "off-map", (off.power,), off.map, off.edge, 1, off.arrow)
        return found

    @cached_property
    def _sources(self) -> Provenance:
        return Provenance(self.file.provenance)

    def source(self, fact: str) -> Source | None:
        """Where a fact comes from, by its path: `places.mill.kind`, `roads.ford-mill.kind`."""
        return self._sources.of(fact)

    def sources(self, ref: str) -> dict[str, Source]:
        """Where the facts about a place, road, sector, country, box or piece come from, by field."""
        return self._sources.about(self, ref)

    def plane(self, map: str) -> Plane:
        """The plane of a map, for drawing and measuring."""
        return Plane.of(self.maps[map])

    def point(self, place: str) -> tuple[float, float]:
        """Kilometres east and north of the centre of the place's own map, where the place is drawn."""
        entry = self.file.places[place]
        return self.plane(entry.map).point(*entry.drawn)

    def way(self, road: Road) -> tuple[LatLon, ...]:
        """The points through which a road is drawn between its two places, from `a` to `b`."""
        if road.kind == "lake":
            lake = next(lake for lake in self.lakes.values() if {road.a, road.b} <= set(lake.shores))
            return (*lake.via.get(road.a, ()), lake.centre, *reversed(lake.via.get(road.b, ())))
        course = self.file.courses.get(road.id)
        return course.via if course else ()

    def sector_of(self, place: str) -> Sector | None:
        """The sector a place lies in (3.2-a), or None on a map without sectors."""
        sector = self.places[place].sector
        return None if sector is None else self.sectors[sector]

    def home_of(self, place: str) -> str | None:
        """The power whose home country the place lies in at the start, or None (3.2-b)."""
        return self.places[place].owner

    def reference_square(self, place: str) -> str | None:
        """The square of the reference grid, e.g. `L9`; outer squares run on to the frame."""
        entry = self.file.places[place]
        grid = self.maps[entry.map].reference
        if grid is None:
            return None
        column = int((entry.lon - grid.west) // grid.column_step)
        row = int((entry.lat - grid.south) // grid.row_step)
        return f"{grid.columns[_within(column, len(grid.columns))]}{_within(row, grid.rows) + 1}"

    def subset(self, maps: Iterable[str]) -> Board:
        """The board with some of its maps only: nothing that lies on the others exists (R-52)."""
        from engine.boards.subset import restrict

        kept = tuple(maps)
        if set(kept) == set(self.maps):
            return self
        if kept not in self._subsets:
            self._subsets[kept] = Board(restrict(self.file, kept), self.path, whole=False)
        return self._subsets[kept]

    @cached_property
    def _subsets(self) -> dict[tuple[str, ...], Board]:
        return {}

    def digest(self) -> str:
        """A short fingerprint of all that is declared: the key under which painted maps are kept."""
        import hashlib

        return hashlib.sha256(msgspec.json.encode(self.file)).hexdigest()[:16]


def _box(key: str, entry: BoxEntry) -> Box:
    return Box(key, entry.name, entry.kind, entry.powers, entry.map, entry.edge, entry.slots)


def _within(number: int, count: int) -> int:
    return min(max(number, 0), count - 1)
