"""What the boards of Skirmish hold beyond geometry: the ground of each square."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from engine.boards.board import Board
from engine.boards.schema import BoardFile, Place


class Field(Place, frozen=True, kw_only=True):
    """A square and its ground."""

    kind: Literal["open", "hill", "wood"]


class SkirmishFile(BoardFile, frozen=True, kw_only=True):
    """A board file of Skirmish."""

    kinds: ClassVar[tuple[str, ...] | None] = ()

    places: Mapping[str, Field] = {}


class SkirmishBoard(Board):
    """A board of Skirmish."""

    form: ClassVar[type[BoardFile]] = SkirmishFile
    file: SkirmishFile


BOARD = SkirmishBoard
