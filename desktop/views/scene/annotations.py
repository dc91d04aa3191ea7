"""Annotations on the map: arrows, circles, lines of a pen and words, over everything that stands there.

Their lines keep their width on the screen, and a halo parts them from the ground. What is drawn at a reference goes
where that goes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.art.lettering import font
from desktop.art.strokes import Colour, at, ellipse, fill, line, pen, polygon
from desktop.profile.annotations import Annotation, Arrow, Circle, PenLine, Point, Spot, Words, spots_of
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from desktop.views.scene.map_geometry import place_ref
from desktop.views.scene.whereabouts import Whereabouts

ARROW, HEAD = 7.0, 22.0
"""The width of an arrow, and the length and width of its head, in screen pixels."""
RADIUS, RING, PEN = 19.0, 3.6, 4.5
HALO = 1.6
"""The pale line at either side."""
LETTERS = 17.0
MARGIN = 44.0
NEAR_PLACE, NEAR_ROAD = 26.0, 12.0
"""How near (screen px) to a place or a road a hand means it."""
NEAR_DRAWN = 12.0
"""How near to something drawn a rubber means that."""
ALONG = 40
"""Points of a road that are compared with where the hand is."""


def colour_of(number: int, theme: Theme) -> str:
    """The four colours of the hand, each from the theme's lights."""
    lights = theme.lights
    return (lights.threat, lights.legal, lights.supply, lights.protection)[(number - 1) % 4]


class Annotations:
    """One item over the map. Who draws has a group of their own: the teacher's hand, a lesson.

    Attributes:
        shown: what is drawn, by group.
    """

    def __init__(self, scene: Whereabouts, theme: Theme) -> None:
        self._scene, self._theme, self._zoom = scene, theme, 1.0
        self.shown: dict[str, tuple[Annotation, ...]] = {}
        self._item = DrawnItem(Layer.ANNOTATIONS)
        no_mouse(self._item)
        scene.addItem(self._item)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of another theme."""
        self._theme = theme
        self.renew()

    def set_zoom(self, zoom: float) -> None:
        """Keep lines at their width on the screen; words take another room of the map."""
        self._zoom = zoom
        self._item.set_zoom(zoom)
        if self.shown:
            self.renew()

    def show(self, annotations: Iterable[Annotation], group: str = "") -> None:
        """Draw these in place of those that this group had drawn."""
        drawn = tuple(annotations)
        if drawn != self.shown.get(group, ()):
            self.shown.pop(group, None)
            if drawn:
                self.shown[group] = drawn
            self.renew()

    def renew(self) -> None:
        """Draw anew: what is named stands elsewhere."""
        every = [one for drawn in self.shown.values() for one in drawn]
        drawings = [(one, points) for one in every if (points := self.points(one))]
        if not drawings:
            self._item.clear()
            return
        theme = self._theme

        def paint(painter: QPainter, size: float) -> None:
            for one, points in drawings:
                draw_annotation(painter, one, points, size=size, theme=theme)

        boxes = [_room(one, points, 1 / self._zoom) for one, points in drawings]
        room = boxes[0]
        for box in boxes[1:]:
            room = room.united(box)
        self._item.show_drawing(room, MARGIN, paint)

    def points(self, annotation: Annotation) -> list[QPointF]:
        """Where its spots are in the scene; none where one of them is not on the map."""
        found = [self.point(spot) for spot in spots_of(annotation)]
        return [point for point in found if point is not None] if all(p is not None for p in found) else []

    def point(self, spot: Spot) -> QPointF | None:
        """Where a spot is in the scene; None where what it names does not lie on the map."""
        return self._scene.on_map(spot) if isinstance(spot, str) else QPointF(*spot)

    # --- hands ------------------------------------------------------------------------

    def spot_at(self, at: QPointF) -> Spot:
        """What a hand means at a point of the scene: the place there, the road there, else the point itself."""
        ground = self._scene.ground
        place = ground.nearest(at, NEAR_PLACE / self._zoom)
        if place is not None:
            return place_ref(place)
        return self._road_at(at) or point_of(at)

    def _road_at(self, at: QPointF) -> str:
        ground, best, least = self._scene.ground, "", NEAR_ROAD / self._zoom
        for road in ground.map.board.roads:
            path = ground.road(road.a, road.b)
            reach = QRectF(at, at).adjusted(-least, -least, least, least)
            if not path.controlPointRect().adjusted(-1, -1, 1, 1).intersects(reach):
                continue
            for step in range(ALONG + 1):
                away = path.pointAtPercent(step / ALONG) - at
                if (distance := math.hypot(away.x(), away.y())) < least:
                    best, least = "-".join(sorted((road.a, road.b))), distance
        return f"road:{best}" if best else ""

    def drawn_at(self, at: QPointF, group: str = "") -> Annotation | None:
        """The uppermost of a group that is drawn at a point of the scene."""
        for one in reversed(self.shown.get(group, ())):
            points = self.points(one)
            if points and _distance(one, points, at, 1 / self._zoom) <= NEAR_DRAWN / self._zoom:
                return one
        return None


def point_of(at: QPointF) -> Point:
    """A point of the scene as it is kept: to a tenth of a pixel."""
    return round(at.x(), 1), round(at.y(), 1)


# ---------------------------------------------------------------------------------------------- drawing
def draw_annotation(
    painter: QPainter, one: Annotation, points: Sequence[QPointF], *, size: float, theme: Theme
) -> None:
    """Draw one whose spots are at these points; `size`: of a screen pixel."""
    colour, halo = colour_of(one.colour, theme), theme.lights.under
    match one:
        case Arrow():
            _draw_arrow(painter, points, size, colour, halo)
        case Circle():
            ring = ellipse(points[0].x(), points[0].y(), RADIUS * size)
            _stroke(painter, ring, RING * size, size, colour, halo)
        case PenLine():
            _stroke(painter, _through(points), PEN * size, size, colour, halo)
        case Words():
            path = _letters(one.text)
            with at(painter, points[0].x(), points[0].y(), size):
                line(painter, path, pen(halo, 5.0))
                fill(painter, path, colour)


def _stroke(
    painter: QPainter, path: QPainterPath, width: float, size: float, colour: Colour, halo: Colour
) -> None:
    line(painter, path, pen(halo, width + 2 * HALO * size))
    line(painter, path, pen(colour, width))


def _draw_arrow(
    painter: QPainter, points: Sequence[QPointF], size: float, colour: Colour, halo: Colour
) -> None:
    start, tip = points[-2], points[-1]
    length = math.hypot(tip.x() - start.x(), tip.y() - start.y()) or 1.0
    along = QPointF((tip.x() - start.x()) / length, (tip.y() - start.y()) / length)
    aside, head = QPointF(-along.y(), along.x()), min(HEAD * size, 0.6 * length)
    neck = tip - along * head
    shaft = _through([*points[:-1], neck])
    wings = (neck + aside * head * 0.5, neck - aside * head * 0.5)
    point = polygon([(tip.x(), tip.y()), *((wing.x(), wing.y()) for wing in wings)])
    line(painter, shaft, pen(halo, (ARROW + 2 * HALO) * size))
    line(painter, point, pen(halo, 2 * HALO * size))
    line(painter, shaft, pen(colour, ARROW * size))
    fill(painter, point, colour)


def _through(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _letters(text: str) -> QPainterPath:
    """Words around the origin, in screen pixels."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font("sans", LETTERS, bold=True), text)
    room = path.boundingRect()
    return path.translated(-room.center().x(), LETTERS * 0.36)


def _room(one: Annotation, points: Sequence[QPointF], size: float) -> QRectF:
    """What it takes of the scene, without the width of its lines."""
    room = (
        QPolygonF(points).boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5)
    )  # Qt leaves bare points out of a union
    if isinstance(one, Words):
        letters = _letters(one.text).boundingRect()
        return QRectF(points[0] + letters.topLeft() * size, letters.size() * size)
    return room


def _distance(one: Annotation, points: Sequence[QPointF], at: QPointF, size: float) -> float:
    """How far a point of the scene lies from it."""
    match one:
        case Circle():
            away = at - points[0]
            return max(0.0, math.hypot(away.x(), away.y()) - RADIUS * size)
        case Words():
            return 0.0 if _room(one, points, size).contains(at) else math.inf
        case _:
            return min(_from_line(at, start, end) for start, end in pairwise(points))


def _from_line(at: QPointF, start: QPointF, end: QPointF) -> float:
    way, off = end - start, at - start
    length = way.x() ** 2 + way.y() ** 2
    part = min(1.0, max(0.0, (off.x() * way.x() + off.y() * way.y()) / length)) if length else 0.0
    away = off - way * part
    return math.hypot(away.x(), away.y())
