"""How squares are drawn: woods and hills with a sign of their ground."""

from dataclasses import replace
from functools import partial

from PySide6.QtGui import QPainter

from desktop.maps.sheet import HillMark
from desktop.maps.signs import SQUARE, TOWN, Sign
from desktop.maps.symbols import draw_hill
from desktop.profile.theme import Theme
from engine.boards.schema import Place

GROUND = {"hill": "hills", "wood": "forest"}


def sign_of(place: Place) -> Sign:
    """A hill, a tree, or nothing; a place that has a name is a town."""
    if not place.by_itself:
        return TOWN
    return replace(SQUARE, draw=partial(_ground, GROUND[place.kind])) if place.kind in GROUND else SQUARE


def _ground(kind: str, painter: QPainter, theme: Theme, _colour: str) -> None:
    draw_hill(painter, HillMark(40.0, 0.0, 90.0, kind, 0.4), theme, theme.map.paper)
