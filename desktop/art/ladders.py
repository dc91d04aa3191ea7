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
STEP, STEPS_HIGH = 8.0, 13.0
"""What one step of a small ladder takes, and how high it is, in screen pixels."""


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


def steps_rect(count: int) -> QRectF:
    """The room of so many steps around their middle, in screen pixels."""
    wide = count * STEP + 6
    return QRectF(-wide / 2, -STEPS_HIGH / 2, wide, STEPS_HIGH)


def draw_steps(painter: QPainter, count: int, now: int, marker: Colour, theme: Theme) -> None:
    """Draw a small ladder around the origin on a slip of paper: so many steps, the marker on one of them, from 1."""
    room, w = steps_rect(count), theme.window
    slip = rounded(room.x(), room.y(), room.width(), room.height(), 4)
    draw(painter, slip, w.field, 1.2, w.ink)
    first = room.left() + 3 + STEP / 2
    line(painter, segment(first, 0, first + (count - 1) * STEP, 0), pen(w.edge, 1))
    for step in range(count):
        draw(painter, ellipse(first + step * STEP, 0, 1.7), w.ink, 0, w.ink)
    draw(painter, ellipse(first + (now - 1) * STEP, 0, 4.6), marker, 1.4, w.ink)


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
