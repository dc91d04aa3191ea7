"""The legend of the map: its signs with their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from desktop.art.boxes import draw_titled
from desktop.art.generals import draw_general
from desktop.art.hussars import draw_hussar
from desktop.art.lettering import font, width_of, write
from desktop.art.markers import draw_question, draw_seal
from desktop.art.strokes import at, draw, line, pen, segment
from desktop.art.suits import SUITS, pip, pip_colour
from desktop.art.trains import draw_train
from desktop.maps.symbols import draw_crown, draw_town, stroke
from desktop.profile.theme import Theme

Sign = Callable[[QPainter, Theme, str], None]
TITLE = 40.0
EDGE = 16.0
SIGN = 52.0
WORDS, LINE = 14.5, 16.0
ROOM = 32.0
"""A row lower than this has smaller signs."""
WIDE = 3.0
"""So many times as wide as high a legend has four columns."""


def draw_legend(
    painter: QPainter,
    rect: QRectF,
    title: str,
    words: Mapping[str, str],
    side: str,
    theme: Theme,
    signs: Mapping[str, Sign] | None = None,
) -> None:
    """Draw the signs of the map with their words in two columns, in four where it is wide.

    Pieces are shown in the colour of `side`. `signs` are those of the game; LEGEND where none are given.
    """
    drawn = LEGEND if signs is None else signs
    draw_titled(painter, rect, title, theme)
    ink = theme.window.ink
    columns = 4 if rect.width() > WIDE * rect.height() else 2
    rows = -(-len(words) // columns)
    high = (rect.height() - TITLE - EDGE) / rows
    wide = (rect.width() - 2 * EDGE) / columns
    face = font("sans", WORDS)
    for number, (sign, text) in enumerate(words.items()):
        x = rect.x() + EDGE + wide * (number // rows)
        y = rect.y() + TITLE + high * (number % rows + 0.5)
        with at(painter, x + SIGN / 2, y, min(1.0, high / ROOM)):
            drawn[sign](painter, theme, side)
        lines = _lines(text, face, wide - SIGN - 4)
        for row, line_of_words in enumerate(lines):
            base = y + 5 + LINE * (row - (len(lines) - 1) / 2)
            write(painter, x + SIGN + 4, base, line_of_words, face, ink)


def _lines(text: str, face: QFont, room: float) -> list[str]:
    """A text broken between words so that each line fits the room."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, face) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _place(rank: str) -> Sign:
    def sign(painter: QPainter, theme: Theme, side: str) -> None:
        draw_town(painter, 0, 0, rank, theme.power(side), theme, 1.0)

    return sign


def _elector(painter: QPainter, theme: Theme, side: str) -> None:
    draw_town(painter, 0, 8, "major", theme.power(side), theme, 0.8)
    draw_crown(painter, 0, 8, theme, 0.8)


def road_sign(main: bool) -> Sign:
    """A main road, or a minor one."""

    def sign(painter: QPainter, theme: Theme, side: str) -> None:
        del side
        way = segment(-24, 3, 24, -3)
        if main:
            line(painter, way, stroke(theme.map.main_out, 6.4))
            line(painter, way, stroke(theme.map.main_in, 3.6))
            return
        dashes = QPen(QColor(theme.map.minor), 1.9, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        dashes.setDashPattern([4.2, 2.4])
        line(painter, way, dashes)

    return sign


def _sector(painter: QPainter, theme: Theme, side: str) -> None:
    del side
    grid = pen(theme.map.grid, 1.2)
    line(painter, segment(-24, 0, 24, 0), grid)
    line(painter, segment(0, -15, 0, 15), grid)
    for suit, (x, y) in zip(SUITS, ((-12, -8), (12, -8), (-12, 8), (12, 8)), strict=True):
        draw(painter, pip(suit, x, y, 5.5), pip_colour(suit, theme), 0.5, theme.map.halo)


def _general(painter: QPainter, theme: Theme, side: str) -> None:
    with at(painter, 0, 7):
        draw_general(painter, side, 1, size=0.7, theme=theme)


def _train(painter: QPainter, theme: Theme, side: str) -> None:
    with at(painter, 0, 12):
        draw_train(painter, side, size=0.7, theme=theme)


def _hussar(painter: QPainter, theme: Theme, side: str) -> None:
    del side
    with at(painter, 0, 13):
        draw_hussar(painter, size=0.72, theme=theme)


def _seal(painter: QPainter, theme: Theme, side: str) -> None:
    draw_seal(painter, side, size=0.85, theme=theme)


def _question(painter: QPainter, theme: Theme, side: str) -> None:
    draw_question(painter, side, size=0.85, theme=theme)


LEGEND: dict[str, Sign] = {
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
