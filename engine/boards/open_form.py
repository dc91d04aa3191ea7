"""Boards of games that are not known here: their geometry is read, and what only their game would know passed over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.boards.board import Board
from engine.boards.schema import BoardFile, Box, Country, PieceEntry, Place, SectorGrid, Setup, Track


class OpenPlace(Place, frozen=True, forbid_unknown_fields=False, kw_only=True):
    """A place, whatever else is said of it."""


class OpenCountry(Country, frozen=True, forbid_unknown_fields=False, kw_only=True):
    """A country."""


class OpenSectors(SectorGrid, frozen=True, forbid_unknown_fields=False, kw_only=True):
    """Sectors, whatever is printed on them."""


class OpenBox(Box, frozen=True, forbid_unknown_fields=False, kw_only=True):
    """A box."""


class OpenTrack(Track, frozen=True, forbid_unknown_fields=False, kw_only=True):
    """A track."""


class OpenPiece(PieceEntry, frozen=True, forbid_unknown_fields=False, kw_only=True):
    """A piece and where it begins."""


class OpenSetup(Setup, frozen=True, forbid_unknown_fields=False, kw_only=True):
    """The set-up, of which only the pieces are read."""

    pieces: tuple[OpenPiece, ...] = ()


class OpenFile(BoardFile, frozen=True, forbid_unknown_fields=False, kw_only=True):
    """A board file of which the geometry is read."""

    places: Mapping[str, OpenPlace] = {}
    countries: Mapping[str, OpenCountry] = {}
    sectors: Mapping[str, OpenSectors] = {}
    boxes: Mapping[str, OpenBox] = {}
    tracks: Mapping[str, OpenTrack] = {}
    setup: OpenSetup = OpenSetup()


class OpenBoard(Board):
    """A board of a game that is not known here."""

    form: ClassVar[type[BoardFile]] = OpenFile
