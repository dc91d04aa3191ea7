"""MapGeometry: where places and roads of the maps in play lie in the scene, and which roads join them."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from desktop.maps.boardmap import BoardMap
from desktop.maps.layout import AROUND
from desktop.maps.plan import PlaceMark


class MapGeometry:
    """Everything that can be asked of the geometry of a board's maps; computed once, kept."""

    def __init__(self, map: BoardMap) -> None:
        self.map = map
        self.marks: dict[str, PlaceMark] = {}
        self._points: dict[str, QPointF] = {}
        for place in map.facts.places:
            self.marks[place] = map.mark(place)
            self._points[place] = map.point(place)
        self._roads: dict[tuple[str, str], QPainterPath] = {}
        near: dict[str, list[str]] = {place: [] for place in self._points}
        for road in map.board.roads:
            near[road.a].append(road.b)
            near[road.b].append(road.a)
        self._near = {place: tuple(others) for place, others in near.items()}

    def rect(self) -> QRectF:
        """The sheets and what is seen of the ground around them."""
        return self.map.layout.scene

    def sheets(self) -> QRectF:
        """The sheets alone."""
        return self.map.layout.sheets

    def neat(self, place: str) -> QRectF:
        """The room inside the neat line of the sheet on which a place lies."""
        key = self.map.facts.places[place].map
        plan = self.map.plans[key]
        return QRectF(self.map.layout.origins[key], QSizeF(plan.width, plan.height))

    def frame(self, key: str) -> QRectF:
        """What is seen of one sheet: its drawing and the ground outside its neat line."""
        plan = self.map.plans[key]
        neat = QRectF(self.map.layout.origins[key], QSizeF(plan.width, plan.height))
        return neat.adjusted(-AROUND, -AROUND, AROUND, AROUND)

    def sheet_of(self, place: str) -> str:
        """The sheet on which a place lies."""
        return self.map.facts.places[place].map

    # --- places -------------------------------------------------------------------

    def __contains__(self, place: object) -> bool:
        return place in self._points

    def point(self, place: str) -> QPointF:
        """The centre of a place by id."""
        return self._points[place]

    def places(self) -> Iterable[str]:
        """All place ids in play."""
        return self._points

    def neighbours(self, place: str) -> tuple[str, ...]:
        """The places a road joins to this one."""
        return self._near.get(place, ())

    def within(self, places: Iterable[str], roads: int) -> set[str]:
        """These places and all that lie at most so many roads away."""
        found = edge = set(places)
        for _ in range(roads):
            edge = {other for place in edge for other in self._near[place]} - found
            found = found | edge
        return found

    def nearest(self, at: QPointF, within: float) -> str | None:
        """The place nearest to a point, not farther than `within`."""
        best, least = None, within
        for place, point in self._points.items():
            distance = math.hypot(point.x() - at.x(), point.y() - at.y())
            if distance <= least:
                best, least = place, distance
        return best

    def towards(self, place: str, dx: int, dy: int) -> str | None:
        """The nearest place in a direction: near counts, and straight ahead counts more than aside."""
        start = self._points[place]
        best, least = None, math.inf
        for other, point in self._points.items():
            ahead = (point.x() - start.x()) * dx + (point.y() - start.y()) * dy
            aside = abs((point.x() - start.x()) * dy) + abs((point.y() - start.y()) * dx)
            if other != place and ahead > 0 and aside <= ahead * 1.2 and ahead + 2 * aside < least:
                best, least = other, ahead + 2 * aside
        return best

    # --- roads --------------------------------------------------------------------

    def road(self, start: str, end: str) -> QPainterPath:
        """The real curve of the road between two places, walked from `start`; a straight line where none is."""
        key = (start, end)
        if key not in self._roads:
            self._roads[key] = self.map.road(start, end)
        return self._roads[key]

    def ends(self, road: str) -> tuple[str, str] | None:
        """The two places of a road by its id `a-b` (place ids may contain dashes themselves)."""
        for at, letter in enumerate(road):
            if letter == "-" and road[at + 1 :] in self._near.get(road[:at], ()):
                return road[:at], road[at + 1 :]
        return None

    def way(self, places: Sequence[str]) -> QPainterPath:
        """The roads through some places, one after the other."""
        path = QPainterPath(self._points[places[0]])
        for start, end in pairwise(places):
            path.connectPath(self.road(start, end))
        return path

    def shortest(self, start: str, end: str, avoid: Iterable[str] = ()) -> tuple[str, ...]:
        """The places after `start` on a shortest way along roads to `end`; empty where there is none."""
        before: dict[str, str] = dict.fromkeys(avoid, "")
        before[start] = ""
        front = deque([start])
        while front:
            place = front.popleft()
            if place == end:
                way = [end]
                while before[way[-1]] and before[way[-1]] != start:
                    way.append(before[way[-1]])
                return tuple(reversed(way)) if end != start else ()
            for other in self._near[place]:
                if other not in before:
                    before[other] = place
                    front.append(other)
        return ()

    def through(self, start: str, places: Sequence[str]) -> tuple[str, ...]:
        """The places after `start` on a way along roads through these places, the last of them its end."""
        way: list[str] = []
        for place in places:
            begin = way[-1] if way else start
            way += self.shortest(begin, place, avoid=[start, *way[:-1]]) or self.shortest(begin, place)
        return tuple(way)


def kind_of(ref: str) -> str:
    """What a reference speaks of: "place", "piece", "road", "box" ..."""
    return ref.partition(":")[0]


def stands(ref: str) -> bool:
    """Whether a reference speaks of what stands on a place: a piece, or a heap of counters."""
    return kind_of(ref) in ("piece", "heap")


def id_of(ref: str) -> str:
    """A reference without its kind."""
    return ref.partition(":")[2]
