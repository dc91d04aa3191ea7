"""Ladders: rows of spaces side by side, each with a name before it and one marker on one of its spaces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import draw_titled
from desktop.art.lettering import write_fitting
from desktop.art.strokes import Colour, at, draw, ellipse, fill, line, pen, rounded, segment, tint
from desktop.profile.theme import Theme

TOP, EDGE = 56.0, 14.0
NAMED = 100.0
"""Room for the names."""


@dataclass(frozen=True)
class Column:
    """Spaces that belong together: what is written over them, how many they are, their tint, which of them are full."""

    words: str
    spaces: int = 1
    ground: Colour | None = None
    full: tuple[int, ...] = ()


@dataclass(frozen=True)
class Rung:
    """A row: its name, the space of its marker from 1, and what draws that round the origin in a height."""

    name: str
    space: int
    marker: Callable[[QPainter, float], None]
    behind: Callable[[QPainter, float], None] | None = None
    """What lies behind the row, round the origin."""


def draw_ladder(
    painter: QPainter,
    rect: QRectF,
    title: str,
    columns: Sequence[Column],
    rows: Sequence[Rung],
    theme: Theme,
    *,
    caps: bool = False,
    behind: float = 0.0,
) -> None:
    """Draw a plate with a ladder; `behind` is the room that it leaves at the right."""
    draw_titled(painter, rect, title, theme)
    w, first = theme.window, rect.x() + EDGE + NAMED
    count = sum(column.spaces for column in columns)
    wide, top = (rect.right() - EDGE - behind - first) / max(1, count), rect.y() + TOP
    high = (rect.height() - TOP - EDGE) / max(1, len(rows))
    full, x = set[int](), first
    for column in columns:
        full |= {round((x - first) / wide) + number for number in column.full}
        room = QRectF(x, top - 2, column.spaces * wide, high * len(rows) + 4)
        if column.ground is not None:
            ground = rounded(room.x(), room.y(), room.width(), room.height(), 3)
            fill(painter, ground, tint(column.ground, 0.2))
        write_fitting(
            painter, room.center().x(), top - 5, column.words, "italic", 13, room.width() + 14, w.second_ink
        )
        x += room.width()
    for number, row in enumerate(rows):
        y = top + high * (number + 0.5)
        write_fitting(
            painter, first - 8, y + 4.5, row.name, "title", 14, NAMED - 6, w.ink, "right", caps=caps
        )
        line(painter, segment(first + wide / 2, y, first + wide * (count - 0.5), y), pen(w.edge, 1))
        for space in range(count):
            spot = ellipse(first + wide * (space + 0.5), y, 3.4 if space in full else 2.2)
            draw(painter, spot, w.ink if space in full else w.field, 0.9, w.ink)
        with at(painter, first + wide * (row.space - 0.5), y):
            row.marker(painter, high)
        if row.behind is not None:
            with at(painter, rect.right() - EDGE - behind, y):
                row.behind(painter, high)
