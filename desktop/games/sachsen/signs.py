"""How the board of SACHSEN is drawn: squares, capitals with a crown, second seats, hills and woods of the provinces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QPainter

from desktop.games.sachsen.art.field import OBSTACLES
from desktop.maps.signs import SQUARE, Sign
from desktop.maps.symbols import draw_town
from desktop.profile.theme import Theme
from engine.boards.schema import Country, Place
from engine.games.sachsen.board import Province, Terrain

RELIEF: Mapping[Terrain, tuple[str, ...]] = {
    "plain": (),
    "hills": ("hills",),
    "woods": ("forest",),
    "mixed": ("hills", "forest"),
}
"""What stands in the squares of a province, by its terrain."""
OPEN = replace(SQUARE, covered=OBSTACLES)
"""A square of a field of battle."""


def sign_of(place: Place) -> Sign:
    """An eight-pointed star with a crown for a capital, five points for a second seat; a square is only ruled."""
    if place.kind == "capital":
        return Sign(partial(_star, "major"), 15.0, "major", crowned=True, coat=True)
    if place.kind == "seat":
        return Sign(partial(_star, "minor"), 11.0, "minor")
    return OPEN if place.country is None else SQUARE


def _star(rank: str, painter: QPainter, theme: Theme, colour: str) -> None:
    draw_town(painter, 0, 0, rank, colour, theme, 1.0)


def relief_of(province: Country) -> tuple[str, ...]:
    """Hills, trees or both, as the terrain is."""
    assert isinstance(province, Province)
    return RELIEF[province.terrain]
