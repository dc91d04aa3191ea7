"""Ground: where places, roads and boxes of the maps in play lie in the scene (sheet pixels)."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.cartography.plan import Plan, PlaceMark, make_plan
from desktop.cartography.source import survey
from engine.boards.board import Board

FRAME = 70.0
"""Room around a neat line for graticule and rules."""
GAP = 40.0


class Ground:
    """The sheets of a board beside each other, and everything that can be asked of their geometry."""

    def __init__(self, board: Board, maps: Sequence[str]) -> None:
        facts = survey(board)
        self.board = board
        self.plans: dict[str, Plan] = {key: make_plan(facts, key) for key in maps}
        self.corners: dict[str, QPointF] = {}
        self._points: dict[str, QPointF] = {}
        self.marks: dict[str, PlaceMark] = {}
        left = 0.0
        for key, plan in self.plans.items():
            self.corners[key] = QPointF(left, 0.0)
            for mark in plan.places.values():
                self.marks[mark.id] = mark
                self._points[mark.id] = QPointF(mark.x + left, mark.y)
            left += plan.width + 2 * FRAME + GAP
        self._roads: dict[tuple[str, str], QPainterPath] = {}
        self._near: dict[str, tuple[str, ...]] = {}
        self._join()

    def _join(self) -> None:
        near: dict[str, list[str]] = {place: [] for place in self._points}
        for road in self.board.roads:
            if road.a in near and road.b in near:
                near[road.a].append(road.b)
                near[road.b].append(road.a)
        self._near = {place: tuple(others) for place, others in near.items()}

    # --- sheets -------------------------------------------------------------------

    def sheet_rect(self, key: str) -> QRectF:
        """One sheet with its frame."""
        plan, corner = self.plans[key], self.corners[key]
        return QRectF(
            corner.x() - FRAME, corner.y() - FRAME, plan.width + 2 * FRAME, plan.height + 2 * FRAME
        )

    def rect(self) -> QRectF:
        """All sheets with their frames."""
        whole = QRectF()
        for key in self.plans:
            whole = whole.united(self.sheet_rect(key))
        return whole

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
            self._roads[key] = self._road(start, end)
        return self._roads[key]

    def _road(self, start: str, end: str) -> QPainterPath:
        path = QPainterPath(self._points[start])
        mark = self.marks[start]
        sheet = next(plan for plan in self.plans.values() if mark.id in plan.places)
        line = sheet.by_pair.get(frozenset((start, end)))
        if line is None:
            path.lineTo(self._points[end])
            return path
        corner = self.corners[sheet.map]
        points = [QPointF(x, y) + corner for x, y in line.curve]
        if _far(points[0], self._points[start]):
            points.reverse()
        path.cubicTo(points[1], points[2], points[3])
        return path

    def way(self, places: Sequence[str]) -> QPainterPath:
        """The roads through some places, one after the other."""
        path = QPainterPath(self._points[places[0]])
        for start, end in zip(places, places[1:], strict=False):
            path.connectPath(self.road(start, end))
        return path

    def shortest(self, start: str, end: str, avoid: Iterable[str] = ()) -> tuple[str, ...]:
        """The places after `start` on a shortest way along roads to `end`; empty where there is none."""
        before: dict[str, str] = {place: "" for place in avoid}
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


def _far(one: QPointF, other: QPointF) -> bool:
    return math.hypot(one.x() - other.x(), one.y() - other.y()) > 1.0


def kind_of(ref: str) -> str:
    """What a reference speaks of: "place", "piece", "road", "box" ..."""
    return ref.partition(":")[0]


def id_of(ref: str) -> str:
    """A reference without its kind."""
    return ref.partition(":")[2]
