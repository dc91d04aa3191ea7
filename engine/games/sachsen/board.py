"""What the board of SACHSEN holds beyond geometry: provinces with their terrain, capitals, seats, fields of squares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Literal, cast

from engine.boards.board import Board, Way
from engine.boards.load import load_board
from engine.boards.schema import BoardFile, Country, Place
from engine.games.sachsen.board_needs import SachsenNeeds

Terrain = Literal["plain", "hills", "woods", "mixed"]
"""What the land of a province is like; it decides on which field a battle in it is fought (battle-setup-1)."""
EMPIRE = "empire"
"""The political map."""
Field = Literal["field-small", "field-large"]
"""The maps of the battlefields: one section, or two side by side (R-43)."""


class Province(Country, frozen=True, kw_only=True):
    """One of the six provinces of a State (setup-1); `owner` is whose it is at the start."""

    owner: str
    terrain: Terrain


class SachsenPlace(Place, frozen=True, kw_only=True):
    """A square, by itself or with a capital or the seat of a Kingdom's second column on it (R-40)."""

    kind: Literal["square", "capital", "seat"] = "square"


class SachsenFile(BoardFile, frozen=True, kw_only=True):
    """A board file of SACHSEN."""

    kinds: ClassVar[tuple[str, ...] | None] = ()

    countries: Mapping[str, Province]
    places: Mapping[str, SachsenPlace]


class SachsenBoard(Board):
    """A board of SACHSEN."""

    form: ClassVar[type[BoardFile]] = SachsenFile
    needs: ClassVar[type] = SachsenNeeds
    file: SachsenFile

    @property
    def countries(self) -> Mapping[str, Province]:
        """The provinces by identifier, six to a State."""
        return self.file.countries

    @property
    def places(self) -> Mapping[str, SachsenPlace]:
        """The squares of all maps by identifier."""
        return self.file.places

    @cached_property
    def steps(self) -> tuple[Way, ...]:
        """Every two squares that touch, but no step over a corner between two squares that are no land (R-03)."""
        return tuple(way for way in super().steps if not self._pinched(way))

    def _pinched(self, way: Way) -> bool:
        """Whether it leads over a corner on both sides of which there is no square."""
        (a, b), map = (self.places[end].square for end in way[:2]), self.places[way[0]].map
        assert a is not None
        assert b is not None
        between = ((a[0], b[1]), (b[0], a[1]))
        return way[2] == "corner" and not any((map, square) in self.squares for square in between)

    def reading(self, map: str) -> tuple[str, ...]:
        """The squares of a map row by row from the north, each from the west."""
        here = {square: key for (name, square), key in self.squares.items() if name == map}
        return tuple(here[square] for square in sorted(here, key=lambda square: (square[1], square[0])))

    @cached_property
    def land(self) -> dict[str, tuple[str, ...]]:
        """The squares of each province, row by row."""
        found: dict[str, list[str]] = {province: [] for province in self.countries}
        for key in self.reading(EMPIRE):
            if (province := self.places[key].country) is not None:
                found[province].append(key)
        return {key: tuple(squares) for key, squares in found.items()}

    @cached_property
    def provinces(self) -> dict[str, tuple[str, ...]]:
        """The provinces of each State at the start, in their order."""
        return {
            state: tuple(key for key, province in self.countries.items() if province.owner == state)
            for state in self.powers
        }

    @cached_property
    def capitals(self) -> dict[str, str]:
        """The square of the capital of each State."""
        return self._seated("capital")

    @cached_property
    def seats(self) -> dict[str, str]:
        """The square of the seat of each Kingdom's second column (R-40)."""
        return self._seated("seat")

    def _seated(self, kind: str) -> dict[str, str]:
        found = {self.home_of(key): key for key, place in self.places.items() if place.kind == kind}
        return {state: found[state] for state in self.powers if state in found}

    @cached_property
    def borders(self) -> dict[str, frozenset[str]]:
        """The States next to each: those with provinces that are neighbours (R-03)."""
        owner = {key: province.owner for key, province in self.countries.items()}
        return {
            state: frozenset(owner[b] for a in mine for b in self.neighbours[a]) - {state}
            for state, mine in self.provinces.items()
        }


BOARD = SachsenBoard


def sachsen_board() -> SachsenBoard:
    """The board of the game."""
    return cast("SachsenBoard", load_board("sachsen"))


def ref_of(word: str) -> str:
    """The reference of a square or province by its id; of anything else the word itself."""
    board = sachsen_board()
    if word in board.places:
        return f"place:{word}"
    return f"country:{word}" if word in board.countries else word
