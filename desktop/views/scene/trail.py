"""The trail of a drag: at which cities the person turned or paused, for there the way is meant to lead through.

A straight drag brushes many cities and means none of them; where they are a way from road to road that is as good as
any other, it is taken.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF

from desktop.views.scene.map_geometry import MapGeometry

PASS = 16.0
"""How near (screen px) the pointer must pass a city to choose the way through it."""
LEG = 18.0
"""How far (screen px) before and behind a city the pointer must have gone for a turn to be seen."""
TURN = 30.0
"""From how many degrees on the pointer turns; a straight drag wavers less."""


class Passed:
    """A city near the pointer's path: where on the path it was nearest."""

    def __init__(self, place: str, step: int, distance: float) -> None:
        self.place, self.step, self.distance = place, step, distance


class Trail:
    """The path of the pointer, and the cities of the way that it chose."""

    def __init__(self, ground: MapGeometry) -> None:
        self._ground = ground
        self.forget()

    def forget(self) -> None:
        """Another drag begins."""
        self._start = ""
        self._path: list[QPointF] = []
        self._passed: list[Passed] = []
        self._points: list[str] = []
        self._brushed: list[str] = []
        self._back = False
        self._below = ""

    def pass_by(self, start: str, at: QPointF, zoom: float) -> None:
        """The pointer is over this point of the scene now, dragged from the place `start`."""
        if not self._path:
            self._start = start
            self._path.append(self._ground.point(start) * zoom if start in self._ground else at * zoom)
        self._path.append(at * zoom)
        self._look_back()
        place = self._ground.nearest(at, PASS / zoom)
        self._below = place or ""
        if place is None:
            return
        self._brush(place)
        if place == start or place in self._points:
            self._return_to(place)
            return
        apart = self._ground.point(place) * zoom - at * zoom
        distance = math.hypot(apart.x(), apart.y())
        last = self._passed[-1] if self._passed else None
        if last is None or last.place != place:
            self._passed.append(Passed(place, len(self._path) - 1, distance))
        elif distance <= last.distance:
            last.step, last.distance = len(self._path) - 1, distance

    def _brush(self, place: str) -> None:
        """Remember the cities below the pointer while a road joins each to the one before.

        Who turns back may correct the way or mean to go there and back: from then on every way is offered.
        """
        if place == (self._brushed or [""])[-1]:
            return
        if place == self._start:
            self._back |= bool(self._brushed)
            self._brushed = []
        elif place in self._brushed:
            self._back = True
            del self._brushed[self._brushed.index(place) + 1 :]
        elif place in self._ground.neighbours(self._brushed[-1] if self._brushed else self._start):
            self._brushed.append(place)

    def _return_to(self, place: str) -> None:
        """Who turns back corrects the way."""
        self._passed = []
        if place == self._start:
            self._points = []
        else:
            del self._points[self._points.index(place) + 1 :]

    def _look_back(self) -> None:
        """Where the pointer has gone far enough from a city to see whether it turned there, the city is decided."""
        while self._passed:
            first = self._passed[0]
            here = self._path[first.step]
            if _length(self._path[-1] - here) < LEG:
                return
            before = next((p for p in reversed(self._path[: first.step]) if _length(p - here) >= LEG), None)
            if before is not None:
                turn = _turn(here - before, self._path[-1] - here)
                if turn >= TURN:
                    self._points.append(first.place)
            del self._passed[0]

    def pause(self) -> bool:
        """The pointer rests; whether the way leads through another city now."""
        if not self._passed or self._passed[-1].place != self._below:
            return False
        self._passed = []
        self._points.append(self._below)
        return True

    def fix(self, place: str) -> None:
        """The way leads through this place, whatever the pointer did."""
        self._points.append(place)

    def brushed_to(self, place: str) -> tuple[str, ...]:
        """The way that the pointer went over, if it leads to a place straight on and without a gap."""
        if not self._brushed or self._back:
            return ()
        if place in self._brushed:
            return tuple(self._brushed[: self._brushed.index(place) + 1])
        return (*self._brushed, place) if place in self._ground.neighbours(self._brushed[-1]) else ()

    def points_before(self, place: str) -> list[str]:
        """The cities chosen on the way to a place; none where the pointer came back, for then all ways are offered."""
        if self._back:
            return []
        return self._points[: self._points.index(place)] if place in self._points else list(self._points)


def goes_through(points: Sequence[str], via: Sequence[str]) -> bool:
    """Whether a way (references of places) leads through some places one after the other."""
    way = iter(via)
    return all(f"place:{point}" in way for point in points)


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())


def _turn(one: QPointF, other: QPointF) -> float:
    """The angle between two directions, 0 to 180 degrees."""
    cross = one.x() * other.y() - one.y() * other.x()
    return abs(math.degrees(math.atan2(cross, one.x() * other.x() + one.y() * other.y())))
