"""The Board: a board file with its places, roads, sectors and countries ready to be asked.

A game whose boards hold more has a Board of its own, with the form of its files and of what it needs of them
(`engine/games/<game>/board.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from engine.boards.index import Index
from engine.boards.plane import Plane
from engine.boards.provenance import Provenance, Source
from engine.boards.requirements import Requirements
from engine.boards.schema import (
    BoardFile,
    Box,
    Country,
    Lake,
    LatLon,
    MapEntry,
    Place,
    Sector,
    Setup,
    Square,
    Track,
)

if TYPE_CHECKING:
    import networkx

    from engine.boards.rivers import Rivers

Way = tuple[str, str, str]
"""Two places, and the kind of what joins them."""
AROUND = ((1, 0, "side"), (0, 1, "side"), (1, 1, "corner"), (-1, 1, "corner"))
"""Where the squares lie that follow a square, and what it shares with each: so each pair stands once."""


@dataclass(frozen=True, slots=True)
class Road:
    """A road between two places, `a` before `b` by the alphabet; `maps` are the one or two it lies on.

    Two shores of a lake are joined by a road of kind `lake`.
    """

    a: str
    b: str
    kind: str
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
    def crosses_maps(self) -> bool:
        """Whether it leads from one map to another."""
        return len(self.maps) > 1


@dataclass(frozen=True, eq=False)
class Board:
    """A board, whole or some of its maps. Built by `load_board`; everything computed is computed once."""

    form: ClassVar[type[BoardFile]] = BoardFile
    """The form of its file."""
    needs: ClassVar[type[Requirements]] = Requirements
    """The form of what its game needs of it."""

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
    def usual(self) -> tuple[str, ...]:
        """The sheets that are shown unless the game says otherwise: all, where none is for some times only."""
        return tuple(key for key, entry in self.maps.items() if not entry.sometimes) or tuple(self.maps)

    @property
    def countries(self) -> Mapping[str, Country]:
        """The territories by identifier."""
        return self.file.countries

    @property
    def tracks(self) -> Mapping[str, Track]:
        """The tracks by identifier."""
        return self.file.tracks

    @property
    def boxes(self) -> Mapping[str, Box]:
        """All boxes by identifier."""
        return self.file.all_boxes()

    def on_sheet(self, map: str) -> list[Box | Track]:
        """The boxes and tracks that lie on a map, not beside it."""
        plates: list[Box | Track] = [*self.boxes.values(), *self.tracks.values()]
        return [plate for plate in plates if plate.map == map and plate.at is not None]

    @property
    def setup(self) -> Setup:
        """What stands where at the start."""
        return self.file.setup

    @property
    def places(self) -> Mapping[str, Place]:
        """The places by identifier, in the order of the file; then the squares that have no other name."""
        return self.file.places

    @property
    def lakes(self) -> Mapping[str, Lake]:
        """The lakes that join places, by identifier."""
        return self.file.lakes

    # --- what joins places ------------------------------------------------------------

    @cached_property
    def roads(self) -> tuple[Road, ...]:
        """Every road once, by the order of kinds and chains; then the ways over lakes."""
        chained = [self._road(a, b, kind) for kind, (a, b) in self.file.pairs()]
        shores = (pair for lake in self.lakes.values() for pair in combinations(lake.shores, 2))
        return (*chained, *(self._road(a, b, "lake") for a, b in shores))

    def _road(self, one: str, other: str, kind: str) -> Road:
        a, b = sorted((one, other))
        maps = (self.places[a].map, self.places[b].map)
        return Road(a, b, kind, tuple(dict.fromkeys(maps)))

    @cached_property
    def squares(self) -> dict[tuple[str, Square], str]:
        """The place on each square, by map and square."""
        return {(p.map, p.square): p.id for p in self.places.values() if p.square is not None}

    @cached_property
    def steps(self) -> tuple[Way, ...]:
        """Every two squares that touch: `side` where they share one, `corner` where they touch by a corner alone."""
        found = []
        for (map, (column, row)), place in self.squares.items():
            for dx, dy, kind in AROUND:
                other = self.squares.get((map, (column + dx, row + dy)))
                if other is not None:
                    found.append((place, other, kind))
        return tuple(found)

    def lanes(self) -> Iterable[Way]:
        """Ways that no line shows and no chain names: what else joins places, by what they are."""
        return ()

    @cached_property
    def graph(self) -> networkx.Graph[str]:
        """The net: nodes are place ids with their map; edges have `kinds`, all the ways that join the two.

        `kind` is that of the road; between places that no road joins it is that of their first other way.
        """
        import networkx as nx

        graph: networkx.Graph[str] = nx.Graph(board=self.id)
        for place in self.places.values():
            graph.add_node(place.id, map=place.map)
        ways = [(road.a, road.b, road.kind) for road in self.roads]
        for a, b, kind in (*ways, *self.steps, *self.lanes()):
            way = graph.get_edge_data(a, b, {"kind": kind, "kinds": frozenset()})
            graph.add_edge(a, b, kind=way["kind"], kinds=way["kinds"] | {kind})
        return graph

    def joined(self, kinds: Iterable[str]) -> dict[str, frozenset[str]]:
        """For each place those that ways of these kinds join to it."""
        wanted = frozenset(kinds)
        return {
            place: frozenset(to for to, way in self.graph.adj[place].items() if way["kinds"] & wanted)
            for place in self.places
        }

    @cached_property
    def index(self) -> Index:
        """The integer index for the rules engine."""
        return Index.of(self.file, self.graph)

    @cached_property
    def rivers(self) -> Rivers:
        """The rivers that count in play: their stretches, what joins them, and the gates between."""
        from engine.boards.rivers import Rivers

        return Rivers(tuple(self.file.rivers.values()))

    def way(self, road: Road) -> tuple[LatLon, ...]:
        """The points through which a road is drawn between its two places, from `a` to `b`."""
        if road.kind == "lake":
            lake = next(lake for lake in self.lakes.values() if {road.a, road.b} <= set(lake.shores))
            return (*lake.via.get(road.a, ()), lake.centre, *reversed(lake.via.get(road.b, ())))
        course = self.file.courses.get(road.id)
        return course.via if course else ()

    # --- where places lie -------------------------------------------------------------

    @cached_property
    def neighbours(self) -> dict[str, frozenset[str]]:
        """The countries next to each: as the file names them, else those with which it shares a border."""
        found: dict[str, set[str]] = {key: set() for key in self.countries}
        silent = {key for key, country in self.countries.items() if country.neighbours is None}
        pairs = {(a, b) for a in found for b in self.countries[a].neighbours or ()}
        if silent:
            pairs |= {pair for pair in self._bordering() if silent & set(pair)}
        for a, b in pairs:
            found[a].add(b)
            found[b].add(a)
        return {key: frozenset(others) for key, others in found.items()}

    def _bordering(self) -> Iterator[tuple[str, str]]:
        """Every two countries with a common border: squares that share a side, elsewhere land that does."""
        for a, b, kind in self.steps:
            one, other = self.places[a].country, self.places[b].country
            if kind == "side" and one is not None and other is not None and one != other:
                yield one, other
        for name, entry in self.maps.items():
            if entry.grid is None:
                from engine.boards.territories import Territories

                yield from Territories(self.file, name).bordering()

    @cached_property
    def sectors(self) -> dict[str, Sector]:
        """The sectors of all maps by identifier."""
        return {cell.id: cell for name, grid in self.file.sectors.items() for cell in grid.cells(name)}

    @cached_property
    def _sector_of(self) -> dict[str, Sector]:
        """The sector of each place that lies in one."""
        by_map: dict[str, list[Sector]] = {}
        for sector in self.sectors.values():
            by_map.setdefault(sector.map, []).append(sector)
        found = {}
        for place in self.places.values():
            for sector in by_map.get(place.map, ()):
                if sector.bounds.holds(place.lat, place.lon):
                    found[place.id] = sector
        return found

    def sector_of(self, place: str) -> Sector | None:
        """The sector a place lies in, or None on a map without sectors."""
        return self._sector_of.get(place)

    def home_of(self, place: str) -> str | None:
        """The power whose home country the place lies in at the start, or None."""
        return self.file.home_of(place)

    def middle(self, country: str) -> tuple[str, LatLon]:
        """The map and point where things stand in a country: `at`, else the seed or place nearest to their mean."""
        entry = self.countries[country]
        if entry.at is not None:
            return entry.maps[0], entry.at
        here = [(place.map, place.drawn) for place in self.places.values() if place.country == country]
        here += [(entry.maps[0], seed) for seed in entry.seeds]
        here = [(map, at) for map, at in here if map == here[0][0]]
        mean = tuple(sum(at[k] for _, at in here) / len(here) for k in (0, 1))
        return min(here, key=lambda one: (one[1][0] - mean[0]) ** 2 + (one[1][1] - mean[1]) ** 2)

    def plane(self, map: str) -> Plane:
        """The plane of a map, for drawing and measuring."""
        return Plane.of(self.maps[map])

    def point(self, place: str) -> tuple[float, float]:
        """Kilometres east and north of the centre of the place's own map, where the place is drawn."""
        entry = self.places[place]
        return self.plane(entry.map).point(*entry.drawn)

    def reference_square(self, place: str) -> str | None:
        """The square of the reference grid, e.g. `L9`; outer squares run on to the frame."""
        entry = self.places[place]
        grid = self.maps[entry.map].reference
        if grid is None:
            return None
        column = int((entry.lon - grid.west) // grid.column_step)
        row = int((entry.lat - grid.south) // grid.row_step)
        return f"{grid.columns[_within(column, len(grid.columns))]}{_within(row, grid.rows) + 1}"

    # --- where facts come from --------------------------------------------------------

    @cached_property
    def _sources(self) -> Provenance:
        return Provenance(self.file.provenance)

    def source(self, fact: str) -> Source | None:
        """Where a fact comes from, by its path: `places.mill.kind`, `roads.ford-mill.kind`."""
        return self._sources.of(fact)

    def reconstructed(self, path: str, fields: Iterable[str]) -> tuple[str, ...]:
        """Those of the fields of what lies at a path (`countries.mark`) that were made for this program."""
        sources = {field: self.source(f"{path}.{field}") for field in fields}
        return tuple(
            field
            for field, source in sources.items()
            if source is not None and source.kind == "reconstruction"
        )

    # --- parts ------------------------------------------------------------------------

    def subset(self, maps: Iterable[str]) -> Self:
        """The board with some of its maps only: nothing that lies on the others exists."""
        from engine.boards.subset import restrict

        kept = tuple(maps)
        if set(kept) == set(self.maps):
            return self
        if kept not in self._subsets:
            self._subsets[kept] = type(self)(restrict(self.file, kept), self.path, whole=False)
        return self._subsets[kept]

    @cached_property
    def _subsets(self) -> dict[tuple[str, ...], Self]:
        return {}

    def digest(self) -> str:
        """A short fingerprint of all that is declared."""
        import hashlib

        return hashlib.sha256(msgspec.json.encode(self.file)).hexdigest()[:16]


def _within(number: int, count: int) -> int:
    return min(max(number, 0), count - 1)
