"""How places are drawn: what a game says of its own in `desktop/games/<game>/signs.py`; the painter has no branch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Literal

from PySide6.QtGui import QPainter

from desktop.maps.symbols import draw_town
from desktop.profile.theme import Theme
from engine.boards.schema import Place

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
