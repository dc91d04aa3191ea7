"""What the boards of REVOLUTION hold beyond geometry: provinces, towns, cities, command sections, support boxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import ClassVar, Literal, cast

from engine.boards.board import Board
from engine.boards.links import known
from engine.boards.load import load_board
from engine.boards.reading import Finding
from engine.boards.schema import BoardFile, Box, Count, Country, Place, Positive, Setup, Track
from engine.games.revolution.board_needs import RevolutionNeeds

Space = Literal["plain", "coloured", "diagonal"]
"""The kinds of space of a support box (2-f): to the map only, to the treasury only, either."""
SECTION = "section-"
"""Before the id of a region it makes that of its command section."""


class Province(Country, frozen=True, kw_only=True):
    """A province and its card (2-a, 4.3-a).

    `limit`: counters that it holds. `points`: tenths of a victory point. `tax`: halves of a coin. `bishopric`: whether
    its holder moves a bishop's marker (6.18). `across`: of its neighbours those that lie over the sea (6.13-c).
    """

    limit: Positive
    points: Positive
    tax: Count
    region: str
    bishopric: bool = False
    neighbours: tuple[str, ...]
    across: tuple[str, ...] = ()


class Town(Place, frozen=True, kw_only=True):
    """A town or city (2-b); cities are those with an `allegiance`.

    `trading`: a trading town. `university`: an old one, or one that may be founded, in history in the year `founded`.
    `allegiance`: the first space of a city's marker (5.7-d).
    """

    kind: Literal["city", "town"]
    country: str
    trading: bool = False
    university: Literal["old", "new"] | None = None
    founded: Positive | None = None
    allegiance: Positive | None = None


class RevolutionBox(Box, frozen=True, kw_only=True):
    """A command section on the map, a support box, or the box of the Water Beggars (2-e, 2-f, 6.7).

    A section has `slots` army spaces, filled from the left, of which a Habsburg army may begin on those of `orange` (1
    is the leftmost). `provinces`: those of the region, or to which counters go. `arrows`: the regions next to it.
    `beggars`: open to Water Beggars. `spaces`: of a support box by kind. `exclusive`: it holds counters of one faction
    only (5.2-c). `intercepts`: the box whose coins those in this one intercept (6.2.2).
    """

    kind: Literal["section", "support", "beggars"]
    provinces: tuple[str, ...] = ()
    orange: tuple[Positive, ...] = ()
    beggars: bool = False
    arrows: tuple[str, ...] = ()
    spaces: Mapping[Space, Positive] = {}
    exclusive: bool = False
    intercepts: str | None = None


class RevolutionTrack(Track, frozen=True, kw_only=True):
    """A track (2-g); `first` is the number of its first space. `halves`: two spaces make a point."""

    kind: Literal["turns", "score", "order", "allegiance", "bishoprics", "universities"]
    start: Positive = 1
    first: Count = 1
    halves: bool = False


class RevolutionSetup(Setup, frozen=True, kw_only=True):
    """What stands where at the start, by faction (3.6): numbers of counters, coins and armies.

    `places`: counters by place. `boxes`: by box and kind of space. `treasury`: coins. `orange`: armies for orange
    spaces.
    """

    places: Mapping[str, Mapping[str, Positive]] = {}
    boxes: Mapping[str, Mapping[str, Mapping[Space, Positive]]] = {}
    treasury: Mapping[str, Positive] = {}
    orange: Mapping[str, Positive] = {}


class RevolutionFile(BoardFile, frozen=True, kw_only=True):
    """A board file of REVOLUTION."""

    kinds: ClassVar[tuple[str, ...] | None] = ()

    countries: Mapping[str, Province]
    places: Mapping[str, Town]
    boxes: Mapping[str, RevolutionBox]
    tracks: Mapping[str, RevolutionTrack]
    setup: RevolutionSetup = RevolutionSetup()

    def findings(self) -> Iterator[Finding]:
        """Regions, provinces, arrows and boxes that are named are there."""
        for key, province in self.countries.items():
            section = f"{SECTION}{province.region}"
            yield from known(("countries", key, "region"), section, self.boxes, "box")
        for key, box in self.boxes.items():
            for n, name in enumerate(box.provinces):
                yield from known(("boxes", key, "provinces", n), name, self.countries, "country")
            for n, name in enumerate(box.arrows):
                yield from known(("boxes", key, "arrows", n), f"{SECTION}{name}", self.boxes, "box")
            if box.intercepts is not None:
                yield from known(("boxes", key, "intercepts"), box.intercepts, self.boxes, "box")
        yield from self._setup()

    def _setup(self) -> Iterator[Finding]:
        for name in ("places", "boxes", "treasury", "orange"):
            for side in getattr(self.setup, name):
                yield from known(("setup", name, side), side, self.powers, "power")
        for side, places in self.setup.places.items():
            for place in places:
                yield from known(("setup", "places", side, place), place, self.places, "place")
        for side, boxes in self.setup.boxes.items():
            for box in boxes:
                yield from known(("setup", "boxes", side, box), box, self.boxes, "box")


class RevolutionBoard(Board):
    """A board of REVOLUTION."""

    form: ClassVar[type[BoardFile]] = RevolutionFile
    needs: ClassVar[type] = RevolutionNeeds
    file: RevolutionFile

    @property
    def countries(self) -> Mapping[str, Province]:
        """The provinces by identifier."""
        return self.file.countries

    @property
    def places(self) -> Mapping[str, Town]:
        """Cities and towns by identifier."""
        return self.file.places

    @property
    def boxes(self) -> Mapping[str, RevolutionBox]:
        """All boxes by identifier."""
        return self.file.boxes

    @property
    def tracks(self) -> Mapping[str, RevolutionTrack]:
        """The tracks by identifier."""
        return self.file.tracks

    @property
    def setup(self) -> RevolutionSetup:
        """What stands where at the start."""
        return self.file.setup

    @property
    def sections(self) -> dict[str, RevolutionBox]:
        """The command sections by the id of their region, in the order of the file."""
        return {key.removeprefix(SECTION): box for key, box in self.boxes.items() if box.kind == "section"}

    def of_kind(self, province: str, kind: Literal["city", "town"]) -> tuple[str, ...]:
        """The cities or towns of a province, in the order of the file."""
        return tuple(
            key for key, place in self.places.items() if place.country == province and place.kind == kind
        )


BOARD = RevolutionBoard


def revolution_board() -> RevolutionBoard:
    """The board of the game."""
    return cast("RevolutionBoard", load_board("revolution"))


@lru_cache(maxsize=1 << 12)
def ref_of(word: str) -> str:
    """The reference of a place, province or box by its id; of anything else the word itself."""
    board = revolution_board()
    if word in board.places:
        return f"place:{word}"
    if word in board.countries:
        return f"country:{word}"
    return f"box:{word}" if word in board.boxes else word


def figures_of(entry: Country | Place | Box | Track) -> tuple[str, ...]:
    """The fields of a province, town, section or box that people read on the board, and play by."""
    if isinstance(entry, Province):
        return ("limit", "points", "tax") if entry.limit > 1 else ("limit", "points")
    if isinstance(entry, Town):
        return ("name", "trading") if entry.trading else ("name",)
    if isinstance(entry, RevolutionBox) and entry.kind == "section":
        return ("slots", "orange", "arrows") if entry.orange else ("slots", "arrows")
    return ("provinces", "spaces") if isinstance(entry, RevolutionBox) and entry.spaces else ()


def reconstructed(ref: str) -> tuple[str, ...]:
    """Those of these fields that no board tells: the file says that they were made for this program (R-01)."""
    board, (kind, _, key) = revolution_board(), ref.partition(":")
    group = {"country": "countries", "place": "places", "box": "boxes"}.get(kind, "")
    entry = getattr(board, group).get(key) if group else None
    return board.reconstructed(f"{group}.{key}", figures_of(entry)) if entry is not None else ()
