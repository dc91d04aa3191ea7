"""The signs of the map of A FEW ACRES OF SNOW for the legend of its board."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.legend import Sign
from desktop.games.acres.art.legend import SIGNS
from desktop.games.acres.faces import SIDES
from desktop.profile.theme import Theme
from desktop.views.widgets.basics import Draw


def _drawn(sign: Sign, theme: Theme, painter: QPainter) -> None:
    sign(painter, theme, SIDES[0])


def signs(theme: Theme) -> dict[str, Draw]:
    """The signs of the map, each by the message that says what it is."""
    return {f"acres-legend-{name}": partial(_drawn, sign, theme) for name, sign in SIGNS.items()}
