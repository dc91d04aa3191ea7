"""The signs of the map of the colonies, for its legend."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.art.legend import Sign, road_sign
from desktop.art.markers import draw_medal
from desktop.art.strokes import at, draw, ellipse, fill, inside_of, line, parse_path, pen, placed
from desktop.games.acres.art.faces import Symbol, SymbolKind
from desktop.games.acres.art.settlements import Kind, Settlement
from desktop.games.acres.art.symbols import draw_symbol
from desktop.games.acres.art.works import Battery, draw_ramparts
from desktop.profile.theme import Theme

RIVER = "M -25 5 C -17 -7 -9 -4 -3 1 C 4 7 12 5 25 -6"
LAKE = "M -22 2 C -22 -8 -8 -12 2 -9 C 10 -14 24 -8 22 2 C 24 10 8 13 0 9 C -10 14 -22 10 -22 2 Z"
TRAIL = "M -25 4 C -16 -6 -6 -4 0 0 C 6 4 16 4 25 -4"


def _settlement(kind: Kind) -> Sign:
    def sign(painter: QPainter, theme: Theme, side: str) -> None:
        with at(painter, 0, 9 if kind == "village" else 13, 0.62):
            Settlement(kind, side).draw(painter, theme)

    return sign


def _symbol(kind: SymbolKind, value: int = 0) -> Sign:
    def sign(painter: QPainter, theme: Theme, side: str) -> None:
        del side
        if theme.dark:  # symbols are made for paper
            fill(painter, ellipse(0, 0, 18), theme.pieces.label)
        draw_symbol(painter, Symbol(kind, value), size=1.0 if theme.dark else 1.15, theme=theme)

    return sign


def _fort(painter: QPainter, theme: Theme, side: str) -> None:
    del side
    with at(painter, 0, 1, 0.66):
        draw_ramparts(painter, theme)


def _siege(painter: QPainter, theme: Theme, side: str) -> None:
    with at(painter, 0, 8, 0.62):
        Battery(side).draw(painter, theme)


def _points(painter: QPainter, theme: Theme, side: str) -> None:
    del side
    draw_medal(painter, "2", size=0.75, theme=theme)


def _river(painter: QPainter, theme: Theme, side: str) -> None:
    del side
    line(painter, parse_path(RIVER), pen(theme.map.water_names, 4.6))
    line(painter, parse_path(RIVER), pen(theme.map.sea, 2.0))


def _trail(painter: QPainter, theme: Theme, side: str) -> None:
    """A path of the Indians: footprints of short dashes."""
    del side
    steps = QPen(QColor(theme.map.minor), 2.6, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    steps.setDashPattern([0.9, 2.3])
    line(painter, parse_path(TRAIL), steps)


def _lake(painter: QPainter, theme: Theme, side: str) -> None:
    del side
    shore = parse_path(LAKE)
    draw(painter, shore, theme.map.sea, 0, theme.map.coast)
    with inside_of(painter, shore):
        for scale in (0.8, 0.58):
            line(painter, placed(shore, 0, 0, scale), pen(theme.map.water_lining, 0.9))
    line(painter, shore, pen(theme.map.coast, 1.6))


SIGNS: dict[str, Sign] = {
    "village": _settlement("village"),
    "town": _settlement("town"),
    "fort": _fort,
    "siege": _siege,
    "river": _river,
    "road": road_sign(main=True),
    "trail": _trail,
    "water": _lake,
    "points": _points,
    "settler": _symbol("settler"),
    "ship": _symbol("ship"),
    "defence": _symbol("defence", 1),
}
"""The signs that are explained, by name, in the order in which they stand."""
