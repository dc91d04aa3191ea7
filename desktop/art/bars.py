"""Bars of a score: one for each side, in parts by source, each told by its tone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch
from desktop.art.lettering import font, write, write_fitting
from desktop.art.strokes import dashed, fill, line, mix, pen, rounded
from desktop.profile.theme import Theme

NAMED, TOTAL, KEY = 34.0, 44.0, 20.0
"""Room for the emblem before a bar and the number behind it, and for a row of the key below all bars."""
LEAST = 45.0
"""Where the words of the key have less room they stand in two rows."""
THINNEST = 0.2
SHARE = (0.0, 0.5, 1.0, 1.0, 1.0, 0.5)
"""How much of the paper is in the colour of a part, by its tone."""
TONES = len(SHARE)
"""So many sources are told apart."""


@dataclass(frozen=True)
class ScoreBar:
    """The points of a side: in words, and by source in parts of a point."""

    side: str
    total: str
    parts: tuple[int, ...]


def draw_bars(
    painter: QPainter, room: QRectF, bars: Sequence[ScoreBar], sources: Sequence[str], theme: Theme
) -> None:
    """Draw the bars below each other, the longest as long as there is room, and a key of the sources."""
    ink, first = theme.window.ink, room.x() + NAMED
    rows = 1 if (room.right() - first) / max(1, len(sources)) >= LEAST else 2
    high = (room.height() - KEY * rows) / max(1, len(bars))
    longest = max((sum(bar.parts) for bar in bars), default=0) or 1
    for number, bar in enumerate(bars):
        y, x = room.y() + high * number, first
        draw_emblem(
            painter, bar.side, room.x() + 16, y + high / 2 - 2, min(10, high * 0.42), ink, theme=theme
        )
        for source, parts in enumerate(bar.parts):
            wide = (room.width() - NAMED - TOTAL) * parts / longest
            _draw_part(painter, QRectF(x, y, wide, high - 5), bar.side, source, theme)
            x += wide
        write(painter, x + 6, y + high / 2 + 3, bar.total, font("sans", 14, bold=True), ink)
    second, of_row = theme.window.second_ink, -(-len(sources) // rows)
    begin = first if rows == 1 else room.x()
    each = (room.right() - begin) / max(1, of_row)
    for source, words in enumerate(sources):
        row, column = divmod(source, max(1, of_row))
        x, y = begin + each * column, room.bottom() - KEY * (rows - 1 - row)
        _draw_part(painter, QRectF(x, y - 14, 14, 10), "", source, theme)
        write_fitting(painter, x + 18, y - 5, words, "sans", 12, each - 24, second, "left")


def _draw_part(painter: QPainter, room: QRectF, side: str, source: int, theme: Theme) -> None:
    """A part of a bar, by its source: full, half, hatched, dashed at its edge, dotted, or half and ruled upright."""
    if room.width() <= THINNEST:
        return
    ink, colour = theme.window.ink, theme.side(side) if side else theme.window.edge
    box = rounded(room.x(), room.y(), room.width(), room.height(), 1.5)
    tone = source % TONES
    fill(painter, box, mix(colour, theme.window.panel, SHARE[tone]))
    dark = mix(colour, ink, 0.2)
    if tone == 2:
        hatch(painter, box, (-45.0,), dark, 4.5, 2.0)
    elif tone == 4:
        hatch(painter, box, (0.0,), dark, 4.5, 1.6, points=True)
    elif tone == 5:
        hatch(painter, box, (90.0,), dark, 4.5, 1.4)
    line(painter, box, dashed(ink, 1, (2, 2)) if tone == 3 else pen(ink, 1))
