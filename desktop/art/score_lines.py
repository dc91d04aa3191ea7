"""Points by turn: a line for each side, its arms at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.lettering import font, write
from desktop.art.shields import draw_shield
from desktop.art.strokes import at, draw, ellipse, line, pen, segment
from desktop.profile.theme import Theme

SCALE, FOOT, END = 30.0, 18.0, 34.0
"""Room for the scale at the left, the turns below, the arms at the right."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""From one line of the scale to the next."""
RULES = 4
"""So many lines of the scale at most."""
APART = 17.0
"""From the arms of one side to the next at least."""
DOT = 2.6


@dataclass(frozen=True)
class ScoreLine:
    """The points of a side at the end of each turn."""

    side: str
    points: tuple[float, ...]


def draw_lines(
    painter: QPainter, room: QRectF, lines: Sequence[ScoreLine], turns: Sequence[int], theme: Theme
) -> None:
    """Draw the lines over a scale that begins at 0 or below; where arms would lie over each other they give way."""
    plot = room.adjusted(SCALE, 8, -END, -FOOT)
    found = [points for one in lines for points in one.points]
    low, high = min((0.0, *found)), max((1.0, *found))
    wide, small = max(1, len(turns) - 1), font("sans", 12)

    def spot(number: int, points: float) -> QPointF:
        y = plot.bottom() - plot.height() * (points - low) / (high - low)
        return QPointF(plot.x() + plot.width() * number / wide, y)

    step = next((step for step in STEPS if (high - low) / step <= RULES), STEPS[-1])
    for rule in range(int(low // step) * step, int(high) + 1, step):
        if rule >= low:
            y = spot(0, rule).y()
            line(painter, segment(plot.x(), y, plot.right(), y), pen(theme.window.edge, 0.7))
            write(painter, plot.x() - 6, y + 4, str(rule), small, theme.window.second_ink, "right")
    every = 1 + len(turns) // 16
    for number, turn in enumerate(turns):
        if number % every == 0:
            x = spot(number, low).x()
            write(painter, x, room.bottom() - 3, str(turn), small, theme.window.second_ink, "centre")
    for one in lines:
        _draw_line(
            painter, [spot(number, points) for number, points in enumerate(one.points)], one.side, theme
        )
    ends = sorted((spot(0, one.points[-1]).y(), one.side) for one in lines if one.points)
    for y, side in zip(spread([y for y, _ in ends], room.top() + 9, room.bottom() - 9), ends, strict=True):
        with at(painter, plot.right() + 18, y, 0.56):
            draw_shield(painter, side[1], theme=theme)


def _draw_line(painter: QPainter, spots: Sequence[QPointF], side: str, theme: Theme) -> None:
    path = QPainterPath()
    for number, spot in enumerate(spots):
        (path.lineTo if number else path.moveTo)(spot)
    line(painter, path, pen(theme.window.ink, 3.6))
    line(painter, path, pen(theme.side(side), 2.4))
    for spot in spots:
        draw(painter, ellipse(spot.x(), spot.y(), DOT), theme.side(side), 1.0, theme.window.ink)


def spread(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """Rising heights moved apart, as little as it takes, between two edges."""
    found: list[float] = []
    for y in heights:
        found.append(max(y, found[-1] + APART if found else top))
    for number in range(len(found) - 1, -1, -1):
        most = found[number + 1] - APART if number + 1 < len(found) else bottom
        found[number] = min(found[number], most)
    return found
