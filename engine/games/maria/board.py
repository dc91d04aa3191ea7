"""What the boards of MARIA hold beyond geometry: fortresses, electors, suits, generals and trains, markers (3, 4)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import Any, ClassVar, Literal, Self, cast

from msgspec import Struct
from msgspec.structs import replace

from engine.boards.board import Board
from engine.boards.index import Index, mask_of, neighbours, where
from engine.boards.links import known, one_to_a_place, unique
from engine.boards.load import load_board
from engine.boards.reading import Finding
from engine.boards.requirements import Requirements
from engine.boards.schema import BoardFile, Box, Edge, PieceEntry, Place, Positive, SectorGrid, Setup, Track
from engine.games.maria.board_needs import MariaNeeds
from engine.kernel.message import say

Kind = Literal["town", "minor-fortress", "major-fortress"]
Suit = Literal["S", "H", "D", "C"]


class City(Place, frozen=True, kw_only=True):
    """A city (3.2-c); an elector's seat is one of nine fortresses with a vote (3.2-f)."""

    kind: Kind
    elector: bool = False

    @property
    def fortress(self) -> bool:
        """Whether it is a fortress, minor or major (3.2-d)."""
        return self.kind != "town"

    @property
    def major(self) -> bool:
        """Whether it is a major fortress (3.2-d)."""
        return self.kind == "major-fortress"


class Sectors(SectorGrid, frozen=True, kw_only=True):
    """The sectors of a map with their suits by rows (3.2-a)."""

    suits: tuple[tuple[Suit, ...], ...]

    def sign(self, row: int, column: int) -> str:
        """Its suit."""
        return self.suits[row][column]


class MariaBox(Box, frozen=True, kw_only=True):
    """A box beside a map (3.2-g); those off the map stand in the set-up."""

    kind: Literal["battle", "victory", "reserve", "off-map"]


class MariaTrack(Track, frozen=True, kw_only=True):
    """The time track, or one of the political tracks (17.5)."""

    kind: Literal["turns", "politics"]


class Soldier(PieceEntry, frozen=True, kw_only=True):
    """A general or train and where it begins (4): in the square `ref` of the reference grid, in its `home` or not."""

    type: Literal["general", "train"]
    rank: Positive | None = None
    minimum: Positive | None = None
    ref: str | None = None
    home: bool = False

    @property
    def label(self) -> str:
        """A general's rank."""
        return str(self.rank or "")


class Hussar(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hussar marker, off the board at the start (7-a)."""

    id: str
    power: str


class OffMapBox(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A power's box off the map; `arrow` is the place where a general comes back (3.2-h)."""

    name: str
    power: str
    map: str
    edge: Edge
    arrow: str


class MariaSetup(Setup, frozen=True, kw_only=True):
    """What stands where at the start (4)."""

    pieces: tuple[Soldier, ...] = ()
    hussars: tuple[Hussar, ...] = ()
    silesian_markers: Mapping[str, str] = {}
    elector_markers: Mapping[str, str] = {}
    electoral_college: Mapping[str, str] = {}
    off_map_boxes: Mapping[str, OffMapBox] = {}

    @property
    def markers(self) -> dict[str, Mapping[str, str]]:
        """The markers on places, by the name of their section."""
        return {
            "silesian_markers": self.silesian_markers, "elector_markers": self.elector_markers,
            "electoral_college": self.electoral_college,
        }  # fmt: skip

    def within(self, maps: Collection[str], places: Collection[str], boxes: Collection[str]) -> Self:
        """What of it stands on some maps (R-52); hussars belong to every map."""
        marks = {
            name: {p: who for p, who in held.items() if p in places} for name, held in self.markers.items()
        }
        off_map = {key: box for key, box in self.off_map_boxes.items() if box.map in maps}
        return replace(super().within(maps, places, boxes), off_map_boxes=off_map, **marks)


class MariaFile(BoardFile, frozen=True, kw_only=True):
    """A board file of MARIA."""

    kinds: ClassVar[tuple[str, ...] | None] = ("main", "minor")

    places: Mapping[str, City]
    sectors: Mapping[str, Sectors] = {}
    boxes: Mapping[str, MariaBox] = {}
    tracks: Mapping[str, MariaTrack] = {}
    setup: MariaSetup = MariaSetup()

    def all_boxes(self) -> Mapping[str, MariaBox]:
        """The boxes of their section, then those off the map."""
        return {**self.boxes} | {
            key: MariaBox(
                id=key, name=o.name, kind="off-map", powers=(o.power,), map=o.map, edge=o.edge, arrow=o.arrow
            )
            for key, o in self.setup.off_map_boxes.items()
        }

    def findings(self) -> Iterator[Finding]:
        """Suits by rows and columns; powers, places and boxes of the set-up; no two pieces in one place (8)."""
        for key, grid in self.sectors.items():
            if len(grid.suits) != grid.rows or any(len(row) != grid.columns for row in grid.suits):
                yield ("sectors", key, "suits"), say("board-suit-table", size=f"{grid.rows} x {grid.columns}")
        yield from self._off_map()
        holders = {*self.powers, *("-".join(pair) for pair in permutations(self.powers, 2))}
        for section, held in self.setup.markers.items():
            for place, power in held.items():
                yield from known(("setup", section, place), place, self.places, "place")
                if power not in holders:
                    yield from known(("setup", section, place), power, self.powers, "power")
        for n, hussar in enumerate(self.setup.hussars):
            yield from known(("setup", "hussars", n, "power"), hussar.power, self.powers, "power")
        pieces = {piece.id for piece in self.setup.pieces}
        yield from unique("hussars", [hussar.id for hussar in self.setup.hussars], pieces)
        yield from one_to_a_place(self)

    def _off_map(self) -> Iterator[Finding]:
        for key, off in self.setup.off_map_boxes.items():
            steps = ("setup", "off_map_boxes", key)
            if key in self.boxes:
                yield steps, say("board-id-twice", id=key)
            yield from known((*steps, "power"), off.power, self.powers, "power")
            yield from known((*steps, "map"), off.map, self.maps, "map")
            yield from known((*steps, "arrow"), off.arrow, self.places, "place")


@dataclass(frozen=True, slots=True, eq=False)
class MariaIndex(Index):
    """The tables of a board of MARIA: main roads, suits, fortresses and electors besides."""

    main_neighbours: tuple[tuple[int, ...], ...]
    main_mask: tuple[int, ...]
    suit: tuple[str, ...]
    fortresses: int
    majors: int
    electors: int


class MariaBoard(Board):
    """A board of MARIA."""

    form: ClassVar[type[BoardFile]] = MariaFile
    needs: ClassVar[type[Requirements]] = MariaNeeds
    file: MariaFile

    @property
    def places(self) -> Mapping[str, City]:
        """The cities by identifier."""
        return self.file.places

    @property
    def setup(self) -> MariaSetup:
        """What stands where at the start."""
        return self.file.setup

    @cached_property
    def index(self) -> MariaIndex:
        """The integer index for the rules."""
        cities, main = tuple(self.places.values()), neighbours(self.graph, "main")
        sectors = (self.sector_of(city.id) for city in cities)
        suit = tuple(sector.sign if sector is not None else "" for sector in sectors)
        more: dict[str, Any] = {
            "main_neighbours": main,
            "main_mask": tuple(mask_of(near) for near in main),
            "suit": suit,
            "fortresses": where((city.fortress for city in cities), True),
            "majors": where((city.major for city in cities), True),
            "electors": where((city.elector for city in cities), True),
        }
        return MariaIndex.of(self.file, self.graph, **more)


BOARD = MariaBoard


def maria_board() -> MariaBoard:
    """The board of the game."""
    return cast("MariaBoard", load_board("maria"))
