"""How places are drawn: what a game says of its own in `desktop/games/<game>/signs.py`; the painter has no branch."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Literal

from PySide6.QtGui import QPainter

from desktop.maps.shapes import Box
from desktop.maps.symbols import draw_town
from desktop.profile.theme import Theme
from engine.boards.plane import Point
from engine.boards.schema import Place

MARK_RING, MARK_STEP = 33.0, 41.0
"""How far from the middle of a site its marks stand, round the foot, and how many degrees apart."""

Rank = Literal["town", "minor", "major", "site", "none"]
"""How large the name of a place is written; "none": the map does not name it."""


@dataclass(frozen=True)
class Mark:
    """A small sign at the foot of a place; `draw` paints it round the origin."""

    name: str
    radius: float
    draw: Callable[[QPainter, float, Theme], None]


@dataclass(frozen=True)
class Sign:
    """How one place is drawn and named.

    Attributes:
        draw: paints its body round the origin at reading size, with the colour of its land. radius: of that body.
        letters: how its name is written.
        plate: a piece stands on it: it is large, and changes less from level to level than other signs.
        crowned: a crown stands above it. marks: what stands round its foot, from left to right.
    """

    draw: Callable[[QPainter, Theme, str], None]
    radius: float
    letters: Rank
    plate: bool = False
    crowned: bool = False
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class PlaceMark:
    """A place on the sheet: where its middle is, and its sign; `owner` is the power whose home it is in."""

    place: Place
    x: float
    y: float
    owner: str | None
    sign: Sign

    @property
    def id(self) -> str:
        return self.place.id

    @property
    def name(self) -> str:
        return self.place.name

    @property
    def marks(self) -> list[tuple[Mark, Point]]:
        """The marks round its foot, from left to right, and where each stands, seen from the middle."""
        found = []
        for number, mark in enumerate(self.sign.marks):
            angle = math.radians(90 + MARK_STEP * ((len(self.sign.marks) - 1) / 2 - number))
            found.append((mark, (MARK_RING * math.cos(angle), MARK_RING * math.sin(angle))))
        return found

    def ground(self, k: float = 1.0, marks: float = 1.0) -> list[Box]:
        """The boxes that its sign takes, drawn `k` times as large, and then each of its marks."""
        spots = [(0.0, 0.0, self.sign.radius * k)]
        spots += [(x * marks, y * marks, mark.radius * marks) for mark, (x, y) in self.marks]
        return [(self.x + x - r, self.y + y - r, self.x + x + r, self.y + y + r) for x, y, r in spots]

    def crown(self, k: float = 1.0) -> Box:
        """The ground that its crown takes, drawn `k` times as large."""
        return self.x - 13 * k, self.y - 42 * k, self.x + 13 * k, self.y - 16 * k

    @property
    def lettering(self) -> Rank:
        """The rank its name is written in."""
        return self.sign.letters

    @property
    def radius(self) -> float:
        return self.sign.radius


def _town(painter: QPainter, theme: Theme, colour: str) -> None:
    draw_town(painter, 0, 0, "town", colour, theme, 1.0)


TOWN = Sign(_town, 6.0, "town")
SQUARE = Sign(lambda _painter, _theme, _colour: None, 4.0, "none")

SignOf = Callable[[Place], Sign]


def plain(place: Place) -> Sign:
    """The sign of a place of which its game says nothing."""
    return SQUARE if place.by_itself else TOWN


@cache
def signs_of(game: str) -> SignOf:
    """What `desktop/games/<game>/signs.py` offers as `sign_of`; a plain sign where there is no such file."""
    package = f"desktop.games.{game}"
    if not game.isidentifier() or find_spec(package) is None or find_spec(f"{package}.signs") is None:
        return plain
    found: SignOf = import_module(f"{package}.signs").sign_of
    return found
