"""The field: its squares, what lies on them, steps, quarters, arcs of guns (battle-setup-1, R-43, R-54, R-60).

Squares are numbers in reading order from the north-west corner. The four sides are words: n, e, s, w.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from msgspec import Struct

from engine.games.sachsen.cards import card_file

SECTION = 8
"""Squares along each side of a section (battle-setup-1)."""
SMALL, LARGE = "field-small", "field-large"
"""The maps of a field of one section and of two."""
EDGES = ("n", "e", "s", "w")
AHEAD = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""A step toward each side of the field: columns to the east, rows to the south."""
HILL, WOOD, REDOUBT, OPEN = "hill", "wood", "redoubt", ""
NATURAL = (HILL, WOOD)
"""Obstacles that cover a flank (modifiers-3) and stop shots (R-60)."""
LETTERS = {"H": HILL, "W": WOOD, ".": OPEN}
OFF = -1
"""The square of what is not on the field."""
Step = tuple[int, int]


def four_of(place: str) -> tuple[str, ...]:
    """The places of an obstacle of which one is the north-western (R-33); itself alone where it is no square."""
    found = re.fullmatch(r"(.+)-(\d{1,2})-(\d{1,2})", place)
    if found is None:
        return (place,)
    column, row = int(found[2]), int(found[3])
    return tuple(f"{found[1]}-{column + across}-{row + down}" for down in (0, 1) for across in (0, 1))


def opposite(edge: str) -> str:
    """The side of the field that lies over against one."""
    return EDGES[(EDGES.index(edge) + 2) % len(EDGES)]


class FieldLayout(Struct, frozen=True):
    """What a field is made of: plain data, from which the Field follows.

    Attributes:
        sections: the name of each section from west to east, and how often it is turned by a quarter (R-43).
        redoubts: the north-western square of each redoubt (R-33).
    """

    sections: tuple[tuple[str, int], ...]
    redoubts: tuple[int, ...] = ()


class InArc(NamedTuple):
    """How a target lies before a battery: rows ahead, columns aside (artillery-3)."""

    ahead: int
    aside: int


class Field:
    """A field with what lies on it.

    Attributes:
        map: the id of its map. width, height: squares. kind: by square HILL, WOOD, REDOUBT or OPEN.
        obstacle: by square the number of the obstacle it belongs to, OFF for open ground; each covers four squares.
        near: by square those that touch it, at its sides before those at its corners. far: by square and square the
            steps between (R-54).
    """

    def __init__(self, ground: FieldLayout) -> None:
        self.ground = ground
        self.width, self.height = SECTION * len(ground.sections), SECTION
        self.map = SMALL if len(ground.sections) == 1 else LARGE
        self.kind, self.obstacle = _laid(ground, self.width)
        self.near, self.far = _metric(self.width, self.height)

    @property
    def squares(self) -> range:
        """All squares."""
        return range(self.width * self.height)

    def at(self, square: int) -> Step:
        """The column and the row of a square, from 0."""
        return square % self.width, square // self.width

    def square(self, column: int, row: int) -> int:
        """The square of a column and a row; OFF outside the field."""
        inside = 0 <= column < self.width and 0 <= row < self.height
        return row * self.width + column if inside else OFF

    def place(self, square: int) -> str:
        """The place id of a square: column and row from 1."""
        column, row = self.at(square)
        return f"{self.map}-{column + 1}-{row + 1}"

    def ref(self, square: int) -> str:
        """The reference of a square."""
        return f"place:{self.place(square)}"

    @cached_property
    def number(self) -> dict[str, int]:
        """The squares by place id."""
        return {self.place(square): square for square in self.squares}

    def depth(self, square: int, edge: str) -> int:
        """How many rows a square lies from a side of the field, 0 in its edge row."""
        column, row = self.at(square)
        return {"n": row, "s": self.height - 1 - row, "w": column, "e": self.width - 1 - column}[edge]

    def along(self, square: int, edge: str) -> int:
        """How far a square lies from the middle of a side of the field, in halves of a square."""
        column, row = self.at(square)
        place, length = (column, self.width) if edge in "ns" else (row, self.height)
        return abs(2 * place - length + 1)

    def edge_row(self, edge: str) -> list[int]:
        """The squares along a side of the field."""
        return [square for square in self.squares if not self.depth(square, edge)]

    def quarter(self, edge: str) -> list[int]:
        """The quarter of the field nearest to a side, where that army deploys (battle-setup-2, R-43)."""
        rows = card_file().rulings.deployment
        deep = rows.small if self.map == SMALL else rows.large_long if edge in "ns" else rows.large_short
        return [square for square in self.squares if self.depth(square, edge) < deep]

    def neighbour(self, square: int, step: Step) -> int:
        """The square one step away; OFF outside the field."""
        column, row = self.at(square)
        return self.square(column + step[0], row + step[1])

    def toward(self, here: int, there: int) -> Step | None:
        """The step by which a square lies in line or on a diagonal from another; None if it does not (R-65)."""
        (a, b), (c, d) = self.at(here), self.at(there)
        across, down = c - a, d - b
        if across and down and abs(across) != abs(down):
            return None
        return (across > 0) - (across < 0), (down > 0) - (down < 0)

    def in_arc(self, battery: int, facing: str, target: int) -> InArc:
        """How many rows ahead and columns aside a target lies from a battery that faces a side (R-60)."""
        (a, b), (c, d), (x, y) = self.at(battery), self.at(target), AHEAD[facing]
        return InArc((c - a) * x + (d - b) * y, (c - a) * -y + (d - b) * x)

    def before(self, battery: int, facing: str, target: int) -> Iterator[int]:
        """The squares of the target's column strictly between the battery's row and the target's (R-60)."""
        column, row = self.at(target)
        x, y = AHEAD[facing]
        for back in range(1, self.in_arc(battery, facing, target).ahead):
            yield self.square(column - x * back, row - y * back)

    def redoubt_places(self, edge: str) -> list[int]:
        """Where a redoubt may be laid: the north-western of four open squares in the own quarter (R-33)."""
        own = set(self.quarter(edge))
        return [square for square in self.squares if own.issuperset(four := self.four(square)) and four
                and all(self.kind[one] == OPEN for one in four)]  # fmt: skip

    def four(self, square: int) -> list[int]:
        """The four squares of an obstacle with this north-western one; none where the field ends."""
        found = [self.neighbour(square, step) for step in ((0, 0), (1, 0), (0, 1), (1, 1))]
        return [] if OFF in found else found


@cache
def field_of(ground: FieldLayout) -> Field:
    """The field of some ground."""
    return Field(ground)


def rows_of(name: str, turns: int) -> tuple[str, ...]:
    """The rows of a section, turned so many quarters to the right (R-43)."""
    rows = card_file().battlefields.sections[name].rows
    for _ in range(turns % len(EDGES)):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def _laid(ground: FieldLayout, width: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What lies on each square, and which obstacle it belongs to."""
    whole = ["".join(rows) for rows in zip(*(rows_of(*one) for one in ground.sections), strict=True)]
    kind = [LETTERS[letter] for row in whole for letter in row]
    obstacle, count = [OFF] * len(kind), 0
    for square, what in enumerate(kind):
        if what != OPEN and obstacle[square] == OFF:
            for one in (square, square + 1, square + width, square + width + 1):
                obstacle[one] = count
            count += 1
    for redoubt in ground.redoubts:
        for one in (redoubt, redoubt + 1, redoubt + width, redoubt + width + 1):
            kind[one], obstacle[one] = REDOUBT, count
        count += 1
    return tuple(kind), tuple(obstacle)


def _across(a: int, b: int, width: int) -> bool:
    """Whether two squares touch at a corner only."""
    return a % width != b % width and a // width != b // width


@cache
def _metric(width: int, height: int) -> tuple[tuple[tuple[int, ...], ...], tuple[bytes, ...]]:
    """Which squares touch, and the steps between all of them: diagonals count as one (R-54)."""
    squares: Iterable[int] = range(width * height)
    far = tuple(
        bytes(max(abs(a % width - b % width), abs(a // width - b // width)) for b in squares) for a in squares
    )
    near = tuple(
        tuple(sorted((b for b in squares if far[a][b] == 1), key=lambda b: _across(a, b, width)))
        for a in squares
    )
    return near, far
