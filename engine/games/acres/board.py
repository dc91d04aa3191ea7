"""What the boards of A FEW ACRES OF SNOW hold beyond geometry: sites with their symbols, ways of every kind (board)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import combinations
from typing import ClassVar, Literal, cast

from msgspec import Struct

from engine.boards.board import Board, Way
from engine.boards.links import one_to_a_place
from engine.boards.load import load_board
from engine.boards.reading import Finding
from engine.boards.requirements import Requirements
from engine.boards.schema import BoardFile, Count, PieceEntry, Place, Setup, Track


class Site(Place, frozen=True, kw_only=True):
    """A site and its symbols (board-1).

    `points`: what it is worth, null where it can't be developed. `settlers`: it wants settlers. `ship`: it bears the
    ship, `sea`: the sea joins it without one. `defence`: what it adds to its defenders.
    """

    kind: Literal["site"]
    points: Count | None = None
    settlers: bool = False
    ship: bool = False
    sea: bool = False
    defence: Count = 0


class Siege(Track, frozen=True, kw_only=True):
    """The track of a siege; `start` is the space where neither is ahead, and the marker enters when a siege begins."""

    kind: Literal["siege"]


class Settlement(PieceEntry, frozen=True, kw_only=True):
    """A village or town and where it stands at the start (setup-2)."""

    type: Literal["village", "town"]


class AcresSetup(Setup, frozen=True, kw_only=True):
    """What stands where at the start."""

    pieces: tuple[Settlement, ...] = ()


class AcresFile(BoardFile, frozen=True, kw_only=True):
    """A board file of A FEW ACRES OF SNOW."""

    kinds: ClassVar[tuple[str, ...] | None] = ("river", "road", "indian-trail", "passage")

    places: Mapping[str, Site]
    tracks: Mapping[str, Siege] = {}
    setup: AcresSetup = AcresSetup()

    def findings(self) -> Iterator[Finding]:
        """No two pieces begin on one site."""
        return one_to_a_place(self)


class Sites(Struct, frozen=True, forbid_unknown_fields=True):
    """What the sites are: points of each that has any, those with each mark, and what some add to their defence."""

    points: Mapping[str, int]
    settlers: tuple[str, ...]
    ship: tuple[str, ...]
    sea: tuple[str, ...]
    defence: Mapping[str, int]


class Unjoined(Struct, frozen=True, forbid_unknown_fields=True):
    """The places to which no way of these kinds leads."""

    kinds: tuple[str, ...]
    places: tuple[str, ...]


class AcresNeeds(Requirements, frozen=True, kw_only=True):
    """All that the game needs of its board: the form of `data/boards/requirements/acres.yaml`."""

    sites: Sites | None = None
    ways: Mapping[str, tuple[str, ...]] = {}
    lakes: Mapping[str, tuple[str, ...]] | None = None
    unjoined: tuple[Unjoined, ...] = ()
    starts: Mapping[str, Mapping[str, tuple[str, ...]]] | None = None


class AcresBoard(Board):
    """A board of A FEW ACRES OF SNOW."""

    form: ClassVar[type[BoardFile]] = AcresFile
    needs: ClassVar[type[Requirements]] = AcresNeeds
    file: AcresFile

    @property
    def places(self) -> Mapping[str, Site]:
        """The sites by identifier."""
        return self.file.places

    @property
    def setup(self) -> AcresSetup:
        """What stands where at the start."""
        return self.file.setup

    @cached_property
    def harbours(self) -> tuple[str, ...]:
        """The sites that the sea joins, each to every other (board-3, R-sea-symbol)."""
        return tuple(site.id for site in self.places.values() if site.ship or site.sea)

    def lanes(self) -> Iterable[Way]:
        """The ways over the sea."""
        return ((a, b, "sea") for a, b in combinations(self.harbours, 2))


BOARD = AcresBoard


@cache
def acres_board() -> AcresBoard:
    """The board of the game, read once."""
    return cast("AcresBoard", load_board("acres"))
