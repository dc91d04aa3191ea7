"""Tracks beside the map: the turns with their winters and the medal."""

from __future__ import annotations

from itertools import chain, pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.boxes import draw_titled
from desktop.art.lettering import numeral_font, write
from desktop.art.markers import MEDAL, draw_medal
from desktop.art.strokes import at, draw, ellipse, line, pen, segment
from desktop.profile.theme import Theme

TITLE = 34.0
EDGE = 14.0


def draw_turns(
    painter: QPainter,
    rect: QRectF,
    title: str,
    turns: int,
    winters: tuple[int, ...],
    now: int,
    theme: Theme,
    first: int = 1,
) -> None:
    """Draw the turns from `first` in rows that end with a winter, a star of frost for each, the medal on `now`."""
    draw_titled(painter, rect, title, theme)
    room = QRectF(
        rect.x() + EDGE, rect.y() + TITLE, rect.width() - 2 * EDGE, rect.height() - TITLE - EDGE + 4
    )
    years = _years(first, turns, winters)
    rows = max((_rows(years, of_row) for of_row in range(1, len(years) + 1)), key=lambda r: _radius(r, room))
    radius = _radius(rows, room)
    wide, high = room.width() / max(map(len, rows)), room.height() / len(rows)
    for number, row in enumerate(rows):
        y = room.y() + high * (number + 0.5)
        xs = [room.x() + wide * (column + 0.5) for column in range(len(row))]
        spaces = [x for x, turn in zip(xs, row, strict=True) if turn is not None]
        line(painter, segment(spaces[0], y, spaces[-1], y), pen(theme.window.edge, 1.2))
        for x, turn in zip(xs, row, strict=True):
            if turn is None:
                _snow(painter, x, y, radius * 0.8, theme)
            else:
                _space(painter, QPointF(x, y), radius, str(turn), turn == now, theme)


def _years(first: int, turns: int, winters: tuple[int, ...]) -> list[list[int | None]]:
    """Turns up to each winter; the winter itself is None."""
    ends = [first - 1, *(winter for winter in winters if winter < turns), turns]
    years: list[list[int | None]] = [[*range(a + 1, b + 1), None] for a, b in pairwise(ends)]
    if turns not in winters:
        years[-1].pop()
    return years


def _rows(years: list[list[int | None]], of_row: int) -> list[list[int | None]]:
    """So many years in a row."""
    return [list(chain(*years[start : start + of_row])) for start in range(0, len(years), of_row)]


def _radius(rows: list[list[int | None]], room: QRectF) -> float:
    """How large a space can be."""
    return min(room.width() / max(map(len, rows)), room.height() / len(rows), 48.0) * 0.42


def _space(painter: QPainter, middle: QPointF, radius: float, text: str, marked: bool, theme: Theme) -> None:
    with at(painter, middle.x(), middle.y()):
        if marked:
            draw_medal(painter, text, size=radius / MEDAL * 1.15, theme=theme)
            return
        draw(painter, ellipse(0, 0, radius), theme.window.field, 1.2, theme.window.ink)
        px = radius * 1.1
        write(painter, 0, px * 0.34, text, numeral_font(theme, px), theme.window.second_ink, "centre")


def _snow(painter: QPainter, x: float, y: float, radius: float, theme: Theme) -> None:
    """The star of frost after a turn with a winter."""
    with at(painter, x, y):
        for _ in range(3):
            painter.rotate(60)
            path = QPainterPath(QPointF(0, -radius))
            path.lineTo(0, radius)
            for sign in (-1, 1):
                for side in (-1, 1):
                    path.moveTo(0, sign * radius * 0.55)
                    path.lineTo(side * radius * 0.25, sign * radius * 0.85)
            line(painter, path, pen(theme.map.water_names, max(1.0, radius * 0.13)))
