"""What lies on a field of battle: hills, woods and redoubts, each over two by two squares, drawn a square at a time."""

from __future__ import annotations

from functools import partial
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.specs import Mark
from desktop.art.strokes import at, fill, line, pen
from desktop.maps.projection import FIELD
from desktop.maps.sheet import HillMark
from desktop.maps.smooth import chance
from desktop.maps.symbols import draw_hill, faded
from desktop.profile.theme import Theme, blend
from engine.kernel.view import MarkView

Obstacle = Literal["hill", "wood", "redoubt"]
OBSTACLES: tuple[Obstacle, ...] = ("hill", "wood", "redoubt")
"""Kinds of obstacle."""
QUARTERS = {"nw": (1, 1), "ne": (-1, 1), "sw": (1, -1), "se": (-1, -1)}
"""The four squares of an obstacle, and on which side of each its middle lies: east 1, south 1."""
HALF = FIELD / 2
ROOM = QRectF(-HALF, -HALF, FIELD, FIELD)
"""A square."""
HILLS = tuple(
    (x, y, size)
    for y, row in (
        (-58, (-34, 32)),
        (-24, (-70, 0, 66)),
        (8, (-38, 36)),
        (40, (-72, -4, 68)),
        (70, (-36, 34)),
    )
    for x, size in ((x, 46.0 - abs(x) * 0.12) for x in row)
)
"""The molehills of a hill: the middle of each foot, and its size."""
TREES = tuple(
    (dx * 62.0 + x, 20 + dy * 60.0 + y, 34.0)
    for dy in (-1, 0, 1)
    for dx in (-1, 0, 1)
    for x, y in ((2, -14), (-16, 2), (15, 5))
)
"""The trees of a wood, three to each of nine stands: the foot of each, and its size."""
WASH = {"hill": 0.16, "wood": 0.2, "redoubt": 0.1}
"""How strongly the ground of each obstacle is tinted."""
REACH = 104.0
"""How far the ground of an obstacle reaches from its middle."""


def draw_obstacle(painter: QPainter, kind: Obstacle, quarter: str, *, theme: Theme) -> None:
    """Draw what one square shows of an obstacle that lies over four, round the origin."""
    east, south = QUARTERS[quarter]
    painter.save()
    painter.setClipRect(ROOM, Qt.ClipOperation.IntersectClip)
    with at(painter, east * HALF, south * HALF):
        _ground(painter, kind, theme)
        if kind == "redoubt":
            drawing("sachsen/field/redoubt").draw(painter, partial(getattr, theme.map))
        else:
            _group(painter, kind, theme)
    painter.restore()


def _ground(painter: QPainter, kind: Obstacle, theme: Theme) -> None:
    """The ground of four squares: a wash with a soft edge, so that it can be told which squares belong to it."""
    colour = theme.map.woods if kind == "wood" else theme.map.hills
    edge = QPainterPath()
    edge.addRoundedRect(QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH), 34, 34)
    fill(painter, edge, faded(colour, WASH[kind]))
    border = pen(faded(colour, 0.55), 1.1)
    border.setDashPattern([1.0, 3.2])
    line(painter, edge, border)


def _group(painter: QPainter, kind: Obstacle, theme: Theme) -> None:
    """Molehills or trees, the farther ones first."""
    ground = blend(theme.map.hills, theme.map.paper, WASH["hill"]) if theme.dark else theme.map.paper
    feet = HILLS if kind == "hill" else TREES
    for number, (x, y, size) in enumerate(feet):
        rng = chance("field", kind, number)
        shift = rng.uniform(-5, 5), rng.uniform(-4, 4)
        mark = HillMark(
            y + shift[1], x + shift[0], size, "forest" if kind == "wood" else "hills", rng.random()
        )
        draw_hill(painter, mark, theme, ground)


def obstacle(mark: MarkView) -> Mark:
    """A square of an obstacle as it lies on the field; its kind is `hill-nw`, `wood-se` ..."""
    kind, _, quarter = mark.kind.partition("-")
    return Mark(draw_obstacle, ROOM, (kind, quarter))


MARKS = {f"{kind}-{quarter}": obstacle for kind in OBSTACLES for quarter in QUARTERS}
"""How the marks of obstacles look, by their kind."""
