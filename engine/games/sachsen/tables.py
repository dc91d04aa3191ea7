"""The parts of the World of SACHSEN by number: squares, provinces, States."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.sachsen.board import Terrain
from engine.games.sachsen.sides import SIDES


@dataclass(frozen=True, slots=True)
class Square:
    """A land square of the political map: its place, column and row from 1 at the north-west, its province."""

    id: str
    column: int
    row: int
    province: int

    @property
    def ref(self) -> str:
        """Its reference."""
        return f"place:{self.id}"


@dataclass(frozen=True, slots=True)
class Province:
    """A province.

    Attributes:
        home: the State to which it belongs at first. capital: it holds the capital of that State.
        squares: in reading order. neighbours: provinces that share a side with it, rising (R-03).
        guard: the square on which a garrison stands, nearest to the capital (R-40).
    """

    id: str
    home: int
    terrain: Terrain
    capital: bool
    squares: tuple[int, ...]
    neighbours: tuple[int, ...]
    guard: int

    @property
    def ref(self) -> str:
        """Its reference."""
        return f"country:{self.id}"


@dataclass(frozen=True, slots=True)
class Realm:
    """What a State is on the map.

    Attributes:
        provinces: its own, in the order of the survey. capital: square. second: the square of a Kingdom's second seat,
            that of the capital for an electorate (R-40).
        columns: numbers of its columns.
    """

    side: int
    provinces: tuple[int, ...]
    capital: int
    second: int
    columns: tuple[int, ...]

    @property
    def id(self) -> str:
        """Its id."""
        return SIDES[self.side]
