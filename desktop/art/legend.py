"""The legend of the map: its signs with their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.art.boxes import draw_titled
from desktop.art.lettering import font, wrap, write
from desktop.art.strokes import at, line, pen, segment
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
    signs: Mapping[str, Sign],
) -> None:
    """Draw the signs of the map with their words in two columns, in four where it is wide.

    Pieces are shown in the colour of `side`. `signs` are those of the game.
    """
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
            signs[sign](painter, theme, side)
        lines = wrap(text, face, wide - SIGN - 4)
        for row, line_of_words in enumerate(lines):
            base = y + 5 + LINE * (row - (len(lines) - 1) / 2)
            write(painter, x + SIGN + 4, base, line_of_words, face, ink)


def road_sign(main: bool) -> Sign:
    """A main road, or a minor one."""

    def sign(painter: QPainter, theme: Theme, side: str) -> None:
        del side
        way = segment(-24, 3, 24, -3)
        if main:
            line(painter, way, pen(theme.map.main_out, 6.4))
            line(painter, way, pen(theme.map.main_in, 3.6))
            return
        dashes = QPen(QColor(theme.map.minor), 1.9, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        dashes.setDashPattern([4.2, 2.4])
        line(painter, way, dashes)

    return sign
