"""Waterways: the rivers in play as the sheet draws them, and the way along them from one land to another."""

from __future__ import annotations

import heapq
import math
from collections.abc import Collection, Sequence
from itertools import pairwise

from desktop.maps.plan import Plan
from desktop.maps.rivers import Course
from desktop.maps.sheet import CourseLine

MEETS = 30.0
"""How near (sheet px) the end of one river must come to another to flow into it."""

Point = tuple[float, float]


def course_lines(plan: Plan, rivers: Sequence[Course]) -> list[CourseLine]:
    """The drawn lines of those rivers that the board has in play."""
    in_play = plan.board.file.rivers
    return [
        CourseLine(course.id, list(course.curve))
        for course in rivers
        if course.id in in_play and len(course.curve) > 1
    ]


class Waterways:
    """The lines of rivers as a net of points.

    Attributes:
        points: all points of all lines, in the order of the lines.
    """

    def __init__(self, lines: Sequence[CourseLine]) -> None:
        self.points: list[Point] = [(x, y) for one in lines for x, y in one.points]
        self._near: list[list[tuple[int, float]]] = [[] for _ in self.points]
        begin = 0
        for one in lines:
            end = begin + len(one.points)
            for a, b in pairwise(range(begin, end)):
                self._join(a, b)
            for mouth in (begin, end - 1):
                others = [n for n in range(len(self.points)) if not begin <= n < end]
                other = min(others, key=lambda n: self._apart(n, mouth), default=mouth)
                if other != mouth and self._apart(other, mouth) <= MEETS:
                    self._join(other, mouth)
            begin = end

    def _apart(self, a: int, b: int) -> float:
        return math.dist(self.points[a], self.points[b])

    def _join(self, a: int, b: int) -> None:
        self._near[a].append((b, self._apart(a, b)))
        self._near[b].append((a, self._apart(a, b)))

    def nearest(self, at: Point) -> int:
        """The number of the point of a river that lies nearest."""
        return min(range(len(self.points)), key=lambda n: math.dist(self.points[n], at))

    def way(self, starts: Collection[int], passed: Sequence[Point], goals: Collection[int]) -> list[Point]:
        """The shortest way along the rivers from any of some points to any of others; empty where there is none.

        Args:
            passed: the gates that it passes, in order.
        """
        if not self.points:
            return []
        legs: list[int] = []
        for targets in (*({self.nearest(gate)} for gate in passed), goals):
            leg = self._leg(legs[-1:] or starts, set(targets))
            if not leg:
                return []
            legs += leg if not legs else leg[1:]
        return [self.points[n] for n in legs]

    def _leg(self, starts: Collection[int], goals: set[int]) -> list[int]:
        best = dict.fromkeys(starts, 0.0)
        before: dict[int, int] = {}
        front = [(0.0, n) for n in starts]
        while front:
            length, here = heapq.heappop(front)
            if here in goals:
                way = [here]
                while way[-1] in before:
                    way.append(before[way[-1]])
                return way[::-1]
            if length > best[here]:
                continue
            for there, apart in self._near[here]:
                if length + apart < best.get(there, math.inf):
                    best[there], before[there] = length + apart, here
                    heapq.heappush(front, (best[there], there))
        return []
