"""Sizes of paper, and how a large picture is divided among several sheets."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSizeF

MARGIN = 10.0
"""Millimetres at every edge that most printers leave white."""
OVERLAP = 10.0
"""Millimetres that two neighbours of a divided picture share."""
CAPTION = 6.0
"""Millimetres at the foot of a page for its words."""


@dataclass(frozen=True)
class Paper:
    """A size of paper, in millimetres, upright."""

    name: str
    wide: float
    high: float

    @property
    def upright(self) -> QSizeF:
        """The sheet on its short side."""
        return QSizeF(self.wide, self.high)

    @property
    def across(self) -> QSizeF:
        """The sheet on its long side."""
        return QSizeF(self.high, self.wide)


PAPERS = {
    one.name: one for one in (Paper("a4", 210.0, 297.0), Paper("a3", 297.0, 420.0), Paper("a1", 594.0, 841.0))
}


def room_on(sheet: QSizeF) -> QRectF:
    """What may be painted on a sheet, its caption aside."""
    return QRectF(MARGIN, MARGIN, sheet.width() - 2 * MARGIN, sheet.height() - 2 * MARGIN - CAPTION)


def fitted(size: QSizeF, room: QSizeF) -> float:
    """By what a size is multiplied to fill a room."""
    return min(room.width() / size.width(), room.height() / size.height())


def best_way(size: QSizeF, paper: Paper) -> QSizeF:
    """The paper upright or across, however a picture becomes larger."""
    return max((paper.across, paper.upright), key=lambda sheet: fitted(size, room_on(sheet).size()))


@dataclass(frozen=True)
class Tile:
    """One sheet of a divided picture.

    Attributes:
        row, column: counted from 0. part: what of the picture it shows, in millimetres of the whole picture.
    """

    row: int
    column: int
    part: QRectF

    @property
    def name(self) -> str:
        """How it is called on the index: rows by letter, columns by number."""
        return f"{chr(ord('A') + self.row)}{self.column + 1}"

    def corner(self, sheet: QSizeF) -> QPointF:
        """Where on its sheet of paper the part begins: in the middle of its room."""
        room = room_on(sheet)
        return room.center() - QPointF(self.part.width(), self.part.height()) / 2


@dataclass(frozen=True)
class Tiling:
    """A picture of so many millimetres divided among sheets of one paper, each of `sheet` millimetres."""

    size: QSizeF
    sheet: QSizeF
    tiles: tuple[Tile, ...]
    rows: int
    columns: int


def tiling(size: QSizeF, paper: Paper) -> Tiling:
    """Divide a picture among as few sheets as can be; neighbours share OVERLAP, and all are equally large."""
    found = [_tiled(size, sheet) for sheet in (paper.upright, paper.across)]
    return min(found, key=lambda one: len(one.tiles))


def _tiled(size: QSizeF, sheet: QSizeF) -> Tiling:
    room = room_on(sheet)
    columns, rows = _count(size.width(), room.width()), _count(size.height(), room.height())
    wide, high = _each(size.width(), columns), _each(size.height(), rows)
    tiles = tuple(
        Tile(row, column, QRectF(column * (wide - OVERLAP), row * (high - OVERLAP), wide, high))
        for row, column in product(range(rows), range(columns))
    )
    return Tiling(size, sheet, tiles, rows, columns)


def _count(length: float, room: float) -> int:
    """How many stretches of a room, each sharing OVERLAP with the next, cover a length."""
    return max(1, math.ceil((length - OVERLAP) / (room - OVERLAP) - 1e-9))


def _each(length: float, count: int) -> float:
    """How long each of them is, where all are equal."""
    return (length - OVERLAP) / count + OVERLAP if count > 1 else length
