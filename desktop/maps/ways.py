"""Ways on the sheet: roads, the ways over lakes, and roads that leave it, as cubic curves."""

from __future__ import annotations

import math
from dataclasses import dataclass

from desktop.maps.projection import Projection
from desktop.maps.signs import PlaceMark
from desktop.maps.smooth import chance, cubic
from engine.boards.plane import Point
from engine.boards.schema import Lake, LatLon, Place

BEND_CLEARANCE = 12.0


@dataclass(frozen=True)
class RoadLine:
    """A road as cubic curves from place a to place b: its first point, then two handles and an end for each."""

    a: str
    b: str
    kind: str
    curve: tuple[Point, ...]

    def points(self, steps: int = 16) -> list[Point]:
        """Points along the curve, `steps` to each cubic."""
        return along(self.curve, steps)

    def reversed(self) -> RoadLine:
        """The same road from b to a."""
        return RoadLine(self.b, self.a, self.kind, self.curve[::-1])


@dataclass(frozen=True)
class LakeMark:
    """A lake that joins its shores: where their ways meet, and the curve of each."""

    id: str
    x: float
    y: float
    ways: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True)
class RoadExit:
    """A road that leaves the sheet for a place on another one; the curve ends at the neat line."""

    a: str
    b: str
    name: str
    kind: str
    curve: tuple[Point, Point, Point, Point]


def road_line(
    a: PlaceMark,
    b: PlaceMark,
    kind: str,
    via: tuple[LatLon, ...],
    places: dict[str, PlaceMark],
    projection: Projection,
) -> RoadLine:
    """The road between two places: through its points, or bent a little."""
    if via:
        return RoadLine(a.id, b.id, kind, _through([_at(a), *projection.many(via), _at(b)]))
    return RoadLine(a.id, b.id, kind, _curve(a, b, places))


def _at(place: PlaceMark) -> Point:
    return place.x, place.y


def lake_mark(lake: Lake, places: dict[str, PlaceMark], projection: Projection) -> LakeMark:
    """The ways from each shore to the middle."""
    middle = projection(*lake.centre)
    ways = [
        _through([_at(places[shore]), *projection.many(lake.via.get(shore, ())), middle])
        for shore in lake.shores
        if shore in places
    ]
    return LakeMark(lake.id, *middle, tuple(ways))


def _through(points: list[Point]) -> tuple[Point, ...]:
    """A smooth curve through points, as cubics: at each point it runs as the line between its neighbours."""
    count = len(points)
    curve = [points[0]]
    for i in range(count - 1):
        before, a, b, after = points[max(0, i - 1)], points[i], points[i + 1], points[min(count - 1, i + 2)]
        reach = math.dist(a, b)
        curve += [_handle(a, before, b, reach), _handle(b, after, a, reach), b]
    return tuple(curve)


def _handle(at: Point, behind: Point, ahead: Point, reach: float) -> Point:
    """A third of the way ahead, in the direction from the point behind to the point ahead."""
    dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
    share = reach / 3 / (math.hypot(dx, dy) or 1.0)
    return at[0] + dx * share, at[1] + dy * share


def along(curve: tuple[Point, ...], steps: int) -> list[Point]:
    """Points along cubics that follow each other."""
    found = [curve[0]]
    for i in range(0, len(curve) - 1, 3):
        start, one, two, end = curve[i : i + 4]
        found += [cubic(start, one, two, end, step / steps) for step in range(1, steps + 1)]
    return found


def road_exit(here: PlaceMark, there: Place, kind: str, projection: Projection) -> RoadExit:
    """A road towards a place on another sheet, drawn until it meets the frame."""
    x, y = projection(*there.drawn)
    dx, dy = x - here.x, y - here.y
    reach = min(
        (projection.width - here.x) / dx if dx > 0 else -here.x / dx if dx < 0 else math.inf,
        (projection.height - here.y) / dy if dy > 0 else -here.y / dy if dy < 0 else math.inf,
    )
    bend = 0.05 * chance("exit", here.id, there.id).choice((-1, 1))
    ex, ey = dx * reach, dy * reach
    curve = (
        (here.x, here.y),
        (here.x + ex / 3 - ey * bend, here.y + ey / 3 + ex * bend),
        (here.x + ex * 2 / 3 - ey * bend, here.y + ey * 2 / 3 + ex * bend),
        (here.x + ex, here.y + ey),
    )
    return RoadExit(here.id, there.id, there.name, kind, curve)


def _curve(a: PlaceMark, b: PlaceMark, places: dict[str, PlaceMark]) -> tuple[Point, Point, Point, Point]:
    """A road bends a little to a seeded side; the bend is halved until it keeps clear of third towns."""
    if a.id > b.id:
        a, b = b, a
    rng = chance("road", a.id, b.id)
    length = math.hypot(b.x - a.x, b.y - a.y) or 1.0
    first = rng.choice((-1, 1)) * length * rng.uniform(0.03, 0.075)
    second = first * rng.uniform(0.2, 0.9) * rng.choice((1, 1, -1))
    near = [
        p
        for p in places.values()
        if p.id not in (a.id, b.id)
        and math.hypot(p.x - (a.x + b.x) / 2, p.y - (a.y + b.y) / 2) < length * 0.6
    ]
    for _ in range(4):
        if _keeps_clear(_bent(a, b, first, second), near):
            break
        first, second = first / 2, second / 2
    return _bent(a, b, first, second)


def _bent(a: PlaceMark, b: PlaceMark, first: float, second: float) -> tuple[Point, Point, Point, Point]:
    """The cubic whose control points lie at thirds, moved aside by these offsets."""
    dx, dy = b.x - a.x, b.y - a.y
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length, dx / length
    return (
        (a.x, a.y),
        (a.x + dx / 3 + nx * first, a.y + dy / 3 + ny * first),
        (a.x + 2 * dx / 3 + nx * second, a.y + 2 * dy / 3 + ny * second),
        (b.x, b.y),
    )


def _keeps_clear(curve: tuple[Point, Point, Point, Point], near: list[PlaceMark]) -> bool:
    """Whether a road comes near no third town."""
    return all(
        math.dist(cubic(*curve, i / 12), (p.x, p.y)) > BEND_CLEARANCE + p.radius
        for p in near
        for i in range(13)
    )
