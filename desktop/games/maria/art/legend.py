"""The signs of MARIA's maps, for their legend."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.legend import Sign, road_sign
from desktop.art.markers import draw_seal
from desktop.art.strokes import at, draw, line, pen, segment
from desktop.art.suits import SUITS, pip, pip_colour
from desktop.games.maria.art.generals import General
from desktop.games.maria.art.hussars import Hussar
from desktop.games.maria.art.markers import draw_question
from desktop.games.maria.art.trains import Train
from desktop.maps.symbols import draw_crown, draw_town
from desktop.profile.theme import Theme


def _place(rank: str) -> Sign:
    def sign(painter: QPainter, theme: Theme, side: str) -> None:
        draw_town(painter, 0, 0, rank, theme.side(side), theme, 1.0)

    return sign


def _elector(painter: QPainter, theme: Theme, side: str) -> None:
    draw_town(painter, 0, 8, "major", theme.side(side), theme, 0.8)
    draw_crown(painter, 0, 8, theme, 0.8)


def _sector(painter: QPainter, theme: Theme, side: str) -> None:
    del side
    grid = pen(theme.map.grid, 1.2)
    line(painter, segment(-24, 0, 24, 0), grid)
    line(painter, segment(0, -15, 0, 15), grid)
    for suit, (x, y) in zip(SUITS, ((-12, -8), (12, -8), (-12, 8), (12, 8)), strict=True):
        draw(painter, pip(suit, x, y, 5.5), pip_colour(suit, theme), 0.5, theme.map.halo)


def _general(painter: QPainter, theme: Theme, side: str) -> None:
    with at(painter, 0, 7, 0.7):
        General(side, 1).draw(painter, theme)


def _train(painter: QPainter, theme: Theme, side: str) -> None:
    with at(painter, 0, 12, 0.7):
        Train(side).draw(painter, theme)


def _hussar(painter: QPainter, theme: Theme, side: str) -> None:
    del side
    with at(painter, 0, 13, 0.72):
        Hussar().draw(painter, theme)


def _seal(painter: QPainter, theme: Theme, side: str) -> None:
    draw_seal(painter, side, size=0.85, theme=theme)


def _question(painter: QPainter, theme: Theme, side: str) -> None:
    draw_question(painter, side, size=0.85, theme=theme)


SIGNS: dict[str, Sign] = {
    "town": _place("town"),
    "minor-fortress": _place("minor"),
    "major-fortress": _place("major"),
    "elector": _elector,
    "main-road": road_sign(main=True),
    "minor-road": road_sign(main=False),
    "sector": _sector,
    "general": _general,
    "train": _train,
    "hussar": _hussar,
    "victory": _seal,
    "question": _question,
}
"""The signs that are explained, by name, in the order in which they stand."""
