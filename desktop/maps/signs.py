"""How places, countries and boxes are drawn: what a game says in `desktop/games/<game>/signs.py`, and no painter.

It offers `sign_of` a place, and if there is more to see `land_sign_of` a country, `relief_of` the squares of a country,
and `plate_sign_of` a box on the map.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.maps.shapes import Box
from desktop.maps.symbols import draw_town
from desktop.profile.theme import Theme
from engine.boards.board import Board
from engine.boards.plane import Point
from engine.boards.schema import Box as BoxEntry
from engine.boards.schema import Country, Place, Track

MARK_RING, MARK_STEP = 33.0, 41.0
"""How far from the middle of a site its marks stand at least, round the foot, and how many degrees apart."""
MARK_GAP = 10.0
"""How far the middle of a mark stands at least from the edge of a large sign."""

ARMS = 36.0
"""How far to the left of the middle of a place its arms stand."""

Rank = Literal["town", "ribbon", "minor", "major", "site", "none"]
"""How large a place's name is written; "ribbon": a town's in light letters on a dark ribbon; "none": not at all."""


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
        covered: by marks whose kinds begin so its whole square is covered, below all that stands on it.
        crowned: a crown stands above it. coat: the arms of whose home it is stand to its left. marks: what stands round
            its foot, from left to right.
    """

    draw: Callable[[QPainter, Theme, str], None]
    radius: float
    letters: Rank
    plate: bool = False
    covered: tuple[str, ...] = ()
    crowned: bool = False
    coat: bool = False
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class LandSign:
    """What stands in a country where its counters do, seen from there.

    Attributes:
        draw: paints it at reading size. box: what it takes. clear: where counters stand: no name is written there.
        plate: what is rimmed. figure: where what the game counts there ends, and its middle. pixels: how large it is.
        seat: where a marker of the country lies, and its radius; None where it has none.
        stars: by field of the country where a star stands if the board says that it is reconstructed.
    """

    draw: Callable[[QPainter, Theme], None]
    box: Box
    clear: Box
    plate: Box
    figure: Point
    pixels: float
    seat: tuple[Point, float] | None = None
    stars: Mapping[str, Point] = field(default_factory=dict)


@dataclass(frozen=True)
class PlateSign:
    """How a box that lies on the map is drawn.

    Attributes:
        draw: paints it into its rectangle. foot: how far it reaches below that. points_to: the boxes on the map, by
            reference, to which arrows lead from its edge. stars: its fields for which one star stands beside its foot
            if the board says that any of them is reconstructed.
    """

    draw: Callable[[QPainter, QRectF, Theme], None]
    foot: float = 0.0
    points_to: tuple[str, ...] = ()
    stars: tuple[str, ...] = ()


@dataclass(frozen=True)
class LandMark:
    """The sign of a country on the sheet, where its counters stand, and its fields that are reconstructed."""

    country: str
    x: float
    y: float
    sign: LandSign
    made: tuple[str, ...] = ()

    def ground(self, k: float = 1.0) -> Box:
        """The box that it takes, drawn `k` times as large."""
        return self._at(self.sign.box, k)

    def clear(self, k: float = 1.0) -> Box:
        """The box in which its counters stand."""
        return self._at(self.sign.clear, k)

    def _at(self, box: Box, k: float) -> Box:
        left, top, right, bottom = (k * edge for edge in box)
        return self.x + left, self.y + top, self.x + right, self.y + bottom


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
        """The id of the place."""
        return self.place.id

    @property
    def name(self) -> str:
        """Its name as the board has it."""
        return self.place.name

    @property
    def marks(self) -> list[tuple[Mark, Point]]:
        """The marks round its foot, from left to right, and where each stands, seen from the middle."""
        found = []
        ring = max(MARK_RING, self.sign.radius + MARK_GAP)
        for number, mark in enumerate(self.sign.marks):
            angle = math.radians(90 + MARK_STEP * ((len(self.sign.marks) - 1) / 2 - number))
            found.append((mark, (ring * math.cos(angle), ring * math.sin(angle))))
        return found

    def ground(self, k: float = 1.0, marks: float = 1.0) -> list[Box]:
        """The boxes that its sign takes, drawn `k` times as large, and then each of its marks."""
        spots = [(0.0, 0.0, self.sign.radius * k)]
        spots += [(x * marks, y * marks, mark.radius * marks) for mark, (x, y) in self.marks]
        return [(self.x + x - r, self.y + y - r, self.x + x + r, self.y + y + r) for x, y, r in spots]

    def crown(self, k: float = 1.0) -> Box:
        """The ground that its crown takes, drawn `k` times as large."""
        return self.x - 13 * k, self.y - 42 * k, self.x + 13 * k, self.y - 16 * k

    def arms(self, k: float = 1.0) -> Box:
        """The ground that the arms beside it take, drawn `k` times as large."""
        x, y = self.x - ARMS * k, self.y
        return x - 13 * k, y - 15 * k, x + 13 * k, y + 17 * k

    @property
    def lettering(self) -> Rank:
        """The rank its name is written in."""
        return self.sign.letters

    @property
    def radius(self) -> float:
        """How far its sign reaches from its middle, in px of the sheet."""
        return self.sign.radius


def _town(painter: QPainter, theme: Theme, colour: str) -> None:
    draw_town(painter, 0, 0, "town", colour, theme, 1.0)


TOWN = Sign(_town, 6.0, "town")
SQUARE = Sign(lambda _painter, _theme, _colour: None, 4.0, "none")

SignOf = Callable[[Place], Sign]


def plain(place: Place) -> Sign:
    """The sign of a place of which its game says nothing."""
    return SQUARE if place.by_itself else TOWN


def signs_of(game: str) -> SignOf:
    """What `desktop/games/<game>/signs.py` offers as `sign_of`; a plain sign where there is no such file."""
    module = game_signs(game)
    found: SignOf = plain if module is None else module.sign_of
    return found


def land_sign_of(game: str, country: Country) -> LandSign | None:
    """The sign of a country, where the game has one for it."""
    offered: Callable[[Country], LandSign | None] | None = getattr(game_signs(game), "land_sign_of", None)
    return offered(country) if offered is not None else None


def reliefs_of(game: str) -> Callable[[Country], tuple[str, ...]]:
    """What stands in the squares of a country ("hills", "forest"), where the game says it; else nothing."""
    found: Callable[[Country], tuple[str, ...]] = getattr(game_signs(game), "relief_of", lambda _country: ())
    return found


def plate_sign_of(game: str, plate: BoxEntry | Track) -> PlateSign | None:
    """How a box or track on the map is drawn; None: as an empty plate with its name."""
    offered: Callable[[BoxEntry | Track], PlateSign | None] | None = getattr(
        game_signs(game), "plate_sign_of", None
    )
    return offered(plate) if offered is not None else None


def made_of(board: Board, entry: Country | BoxEntry | Track) -> tuple[str, ...]:
    """The fields of a country, box or track that have a star on the sheet: they are reconstructed."""
    if isinstance(entry, Country):
        land = land_sign_of(board.game, entry)
        return board.reconstructed(f"countries.{entry.id}", land.stars if land is not None else ())
    plate = plate_sign_of(board.game, entry)
    kind = "tracks" if isinstance(entry, Track) else "boxes"
    return board.reconstructed(f"{kind}.{entry.id}", plate.stars if plate is not None else ())


@cache
def game_signs(game: str) -> ModuleType | None:
    """`desktop/games/<game>/signs.py`; None where there is no such file."""
    package = f"desktop.games.{game}"
    if not game.isidentifier() or find_spec(package) is None or find_spec(f"{package}.signs") is None:
        return None
    return import_module(f"{package}.signs")
