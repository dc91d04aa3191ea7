"""What the boards of Provinces hold beyond geometry: limits of countries, trading towns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from engine.boards.board import Board
from engine.boards.schema import BoardFile, Country, PieceEntry, Place, Positive, Setup


class Province(Country, frozen=True, kw_only=True):
    """A country that holds so many counters."""

    limit: Positive


class Town(Place, frozen=True, kw_only=True):
    """A town; some trade."""

    kind: Literal["town"]
    trading: bool = False


class Counter(PieceEntry, frozen=True, kw_only=True):
    """A counter."""

    type: Literal["counter"]


class CounterSetup(Setup, frozen=True, kw_only=True):
    """Counters in countries and boxes."""

    pieces: tuple[Counter, ...] = ()


class ProvincesFile(BoardFile, frozen=True, kw_only=True):
    """A board file of Provinces."""

    kinds: ClassVar[tuple[str, ...] | None] = ()

    countries: Mapping[str, Province]
    places: Mapping[str, Town] = {}
    setup: CounterSetup = CounterSetup()


class ProvincesBoard(Board):
    """A board of Provinces."""

    form: ClassVar[type[BoardFile]] = ProvincesFile
    file: ProvincesFile


BOARD = ProvincesBoard
