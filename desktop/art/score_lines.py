"""Points by turn: a line for each side with dashes and marks of its own, its arms and last points at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.art.lettering import font, width_of, write
from desktop.art.shields import draw_shield
from desktop.art.strokes import at, dashed, draw, ellipse, line, pen, polygon, rounded, segment
from desktop.profile.theme import Theme

SCALE, FOOT, END = 30.0, 20.0, 62.0
"""Room for the scale at the left, the turns below, the arms and last points at the right."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""From one line of the scale to the next."""
RULES = 4
"""So many lines of the scale at most."""
APART = 17.0
"""From the arms, or the number, of one side to the next at least."""
DOT = 3.4
"""Half the size of a mark."""
WIDTH, EDGE = 2.4, 4.0
"""How wide a line is, and its dark edge below it."""
DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (9, 4),
    (3, 3),
    (13, 3, 3, 3),
    (6, 3, 2, 3, 2, 3),
    (18, 6),
)
"""Strokes and gaps of the lines, one after the other, in pixels; none: solid."""
ROW, PAD = 17.0, 7.0
"""The figures of a turn: from one side to the next, and around them."""

Shape = Callable[[float, float], QPainterPath]
SHAPES: tuple[Shape, ...] = (
    lambda x, y: ellipse(x, y, DOT),
    lambda x, y: rounded(x - DOT, y - DOT, 2 * DOT, 2 * DOT, 0.3),
    lambda x, y: _corners(x, y, ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0))),
    lambda x, y: _corners(x, y, ((0, -1.3), (1.3, 1.0), (-1.3, 1.0))),
    lambda x, y: _corners(x, y, ((0, 1.3), (1.3, -1.0), (-1.3, -1.0))),
    lambda x, y: _corners(x, y, ((-1.4, 0), (-0.7, -1.2), (0.7, -1.2), (1.4, 0), (0.7, 1.2), (-0.7, 1.2))),
)
"""The marks of the lines, one after the other."""


@dataclass(frozen=True)
class ScoreLine:
    """The points of a side at the end of each turn, None where it had none yet or no more, and the same in words."""

    side: str
    points: tuple[float | None, ...]
    told: tuple[str, ...]


@dataclass(frozen=True)
class ScoreTurn:
    """How a turn is called: in full, and where that has no room."""

    name: str
    number: str


@dataclass(frozen=True)
class ScorePlot:
    """Where what is told of the turns lies in a room: each turn has a column of the same width."""

    room: QRectF
    turns: int

    @property
    def field(self) -> QRectF:
        """Where the lines lie."""
        return self.room.adjusted(SCALE, 10, -END, -FOOT)

    @property
    def column(self) -> float:
        """How wide a column is."""
        return self.field.width() / max(1, self.turns)

    def x(self, number: int) -> float:
        """The middle of a column."""
        return self.field.x() + self.column * (number + 0.5)

    def nearest(self, x: float) -> int:
        """The column that is nearest to a point."""
        return min(max(0, int((x - self.field.x()) // self.column)), self.turns - 1)


def draw_lines(
    painter: QPainter,
    room: QRectF,
    lines: Sequence[ScoreLine],
    turns: Sequence[ScoreTurn],
    theme: Theme,
    pointed: int | None = None,
) -> None:
    """Draw the lines over a scale that begins at 0 or below; arms that would lie over each other give way.

    `pointed`: the number of a turn whose points stand beside its marks.
    """
    chart = _Chart(painter, ScorePlot(room, len(turns)), lines, theme)
    chart.draw_scale(turns)
    for number in range(len(lines)):
        chart.draw_line(number)
    for turn in range(len(turns)):
        chart.draw_marks(turn)
    chart.draw_ends()
    if pointed is not None:
        chart.draw_points(pointed)


class _Chart:
    """A drawing of lines: the painter, the place, and what is drawn."""

    def __init__(self, painter: QPainter, plot: ScorePlot, lines: Sequence[ScoreLine], theme: Theme) -> None:
        self.painter, self.plot, self.lines, self.theme = painter, plot, lines, theme
        found = [points for one in lines for points in one.points if points is not None]
        self.low, self.high = min((0.0, *found)), max((1.0, *found))

    def y(self, points: float) -> float:
        field = self.plot.field
        return field.bottom() - field.height() * (points - self.low) / (self.high - self.low)

    def draw_scale(self, turns: Sequence[ScoreTurn]) -> None:
        painter, window, field = self.painter, self.theme.window, self.plot.field
        small, span = font("sans", 12), self.high - self.low
        step = next((step for step in STEPS if span / step <= RULES), STEPS[-1])
        for rule in range(int(self.low // step) * step, int(self.high) + 1, step):
            if rule >= self.low:
                y = self.y(rule)
                line(painter, segment(field.x(), y, field.right(), y), pen(window.edge, 0.7))
                write(painter, field.x() - 6, y + 4, str(rule), small, window.second_ink, "right")
        whole = all(width_of(turn.name, small) + 6 <= self.plot.column for turn in turns)
        every = 1 if whole else 1 + len(turns) // 16
        for number in range(0, len(turns), every):
            words = turns[number].name if whole else turns[number].number
            write(
                painter, self.plot.x(number), self.plot.room.bottom() - 3, words, small, window.second_ink, "centre"
            )  # fmt: skip

    def draw_line(self, number: int) -> None:
        """A line with its edge; where a side has no points it is broken."""
        path, goes_on = QPainterPath(), False
        for turn, points in enumerate(self.lines[number].points):
            if points is not None:
                spot = QPointF(self.plot.x(turn), self.y(points))
                (path.lineTo if goes_on else path.moveTo)(spot)
            goes_on = points is not None
        strokes = DASHES[number % len(DASHES)]
        line(self.painter, path, _pen(self.theme.window.ink, EDGE, strokes))
        line(self.painter, path, _pen(self.theme.side(self.lines[number].side), WIDTH, strokes))

    def draw_marks(self, turn: int) -> None:
        """The marks of a turn; of sides with the same points they stand beside each other."""
        alike: dict[float, list[int]] = {}
        for number, one in enumerate(self.lines):
            points = one.points[turn]
            if points is not None:
                alike.setdefault(points, []).append(number)
        for points, numbers in alike.items():
            step = min(2 * DOT + 2.5, self.plot.column / len(numbers))
            for place, number in enumerate(numbers):
                x = self.plot.x(turn) + step * (place - (len(numbers) - 1) / 2)
                shape = SHAPES[number % len(SHAPES)](x, self.y(points))
                draw(
                    self.painter, shape, self.theme.side(self.lines[number].side), 1.1, self.theme.window.ink
                )

    def draw_ends(self) -> None:
        """The arms of all sides that have points at the end, and how many."""
        last = [(one, one.points[-1]) for one in self.lines if one.points]
        ends = sorted(
            ((self.y(points), one) for one, points in last if points is not None), key=lambda end: end[0]
        )
        x, room, small = self.plot.field.right(), self.plot.room, font("sans", 13, bold=True)
        heights = spread([y for y, _ in ends], room.top() + 9, room.bottom() - 9)
        for y, (_, one) in zip(heights, ends, strict=True):
            with at(self.painter, x + 16, y, 0.56):
                draw_shield(self.painter, one.side, theme=self.theme)
            write(self.painter, x + 27, y + 4.5, one.told[-1], small, self.theme.window.ink)

    def draw_points(self, turn: int) -> None:
        """A line through a turn, and beside it whose points those are: letters and numbers, the most first."""
        window, x, field = self.theme.window, self.plot.x(turn), self.plot.field
        line(self.painter, segment(x, field.y() - 6, x, field.bottom()), pen(window.ink, 1.2))
        known = [(one, one.points[turn]) for one in self.lines]
        told = sorted(
            ((points, one) for one, points in known if points is not None), key=lambda point: -point[0]
        )
        words = [(self.theme.signs(one.side).letters, one.told[turn]) for _, one in told]
        small = font("sans", 13, bold=True)
        names, numbers = (max((width_of(one[part], small) for one in words), default=0.0) for part in (0, 1))
        wide, high = names + numbers + 3 * PAD, ROW * len(words) + PAD
        left = x + 8 if x + 8 + wide <= field.right() + 6 else x - 8 - wide
        top = max(self.plot.room.y(), field.center().y() - high / 2)
        draw(self.painter, rounded(left, top, wide, high, 3), window.panel, 1.0, window.edge)
        for number, (name, points) in enumerate(words):
            y = top + PAD / 2 + ROW * (number + 0.76)
            write(self.painter, left + PAD, y, name, small, window.second_ink)
            write(self.painter, left + wide - PAD, y, points, small, window.ink, "right")


def _corners(x: float, y: float, corners: Sequence[tuple[float, float]]) -> QPainterPath:
    return polygon([(x + a * DOT, y + b * DOT) for a, b in corners])


def _pen(colour: str, width: float, strokes: Sequence[float]) -> QPen:
    return dashed(colour, width, [one / width for one in strokes]) if strokes else pen(colour, width)


def spread(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """Rising heights moved apart, as little as it takes, between two edges."""
    found: list[float] = []
    for y in heights:
        found.append(max(y, found[-1] + APART if found else top))
    for number in range(len(found) - 1, -1, -1):
        most = found[number + 1] - APART if number + 1 < len(found) else bottom
        found[number] = min(found[number], most)
    return found
