"""How cities are drawn on the map: towns as rings, fortresses as star forts, electors' seats under a crown."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainter

from desktop.maps.signs import TOWN, Rank, Sign
from desktop.maps.symbols import draw_town
from desktop.profile.theme import Theme
from engine.boards.schema import Place
from engine.games.maria.board import City

RADIUS = {"minor": 11.0, "major": 15.0}


def sign_of(place: Place) -> Sign:
    """A city by its kind; an elector's seat is named like a major fortress."""
    assert isinstance(place, City)
    if not place.fortress:
        return TOWN
    rank = "major" if place.major else "minor"
    letters: Rank = "major" if place.elector or place.major else "minor"
    return Sign(partial(_fortress, rank), RADIUS[rank], letters, crowned=place.elector)


def _fortress(rank: str, painter: QPainter, theme: Theme, colour: str) -> None:
    draw_town(painter, 0, 0, rank, colour, theme, 1.0)
