"""The plan of a sheet: where places, roads, sectors and pips are. Quick, needs no cache and no painter."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from desktop.maps.projection import Projection, project
from desktop.maps.smooth import chance, cubic
from desktop.maps.source import LakeFact, MapFacts, PlaceFact, survey
from engine.boards.board import Board

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Points = NDArray[np.float64]
"""Points as rows."""

PIP = 11.0
PIP_INSET = 20.0
RADIUS = {"town": 6.0, "minor": 11.0, "major": 15.0, "site": 23.0}
MARKS = {"points": 11.0, "settlers": 11.0, "ship": 11.0, "defence": 11.0}
MARK_RING, MARK_STEP = 33.0, 41.0
"""How far from the middle of a site its marks stand, round the foot, and how many degrees apart."""
BEND_CLEARANCE = 12.0


@dataclass(frozen=True)
class PlaceMark:
    """A place on the sheet."""

    id: str
    name: str
    x: float
    y: float
    rank: str
    elector: bool
    country: str
    owner: str | None
    points: int | None = None
    settlers: bool = False
    ship: bool = False
    defence: int = 0
    label: str = ""

    @property
    def marks(self) -> dict[str, Point]:
        """The marks round the foot of a site, from left to right, and where each stands, seen from the middle."""
        shown = [mark for mark in MARKS if getattr(self, mark)]
        found = {}
        for number, mark in enumerate(shown):
            angle = math.radians(90 + MARK_STEP * ((len(shown) - 1) / 2 - number))
            found[mark] = (MARK_RING * math.cos(angle), MARK_RING * math.sin(angle))
        return found

    def ground(self, k: float = 1.0, marks: float = 1.0) -> list[Box]:
        """The boxes that its sign takes, drawn `k` times as large, and then each of its marks."""
        spots = [(0.0, 0.0, self.radius * k)]
        spots += [(x * marks, y * marks, MARKS[mark] * marks) for mark, (x, y) in self.marks.items()]
        return [(self.x + x - r, self.y + y - r, self.x + x + r, self.y + y + r) for x, y, r in spots]

    @property
    def lettering(self) -> str:
        """The rank its name is written in: an elector's seat like a major fortress."""
        return "major" if self.elector else self.rank

    @property
    def radius(self) -> float:
        return RADIUS[self.rank]


@dataclass(frozen=True)
class RoadLine:
    """A road as cubic curves from place a to place b: its first point, then two handles and an end for each."""

    a: str
    b: str
    kind: str
    curve: tuple[Point, ...]

    @property
    def main(self) -> bool:
        return self.kind == "main"

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

    @property
    def main(self) -> bool:
        return self.kind == "main"


@dataclass(frozen=True)
class SectorBox:
    """One sector of the grid, running to the frame at the edge of the sheet."""

    column: int
    row: int
    suit: str
    box: Box


@dataclass(frozen=True)
class Pip:
    """One of the two suit signs of a sector."""

    x: float
    y: float
    suit: str
    column: int
    row: int

    @property
    def box(self) -> Box:
        return (self.x - 16, self.y - 16, self.x + 16, self.y + 16)


@dataclass(frozen=True)
class Plan:
    """All that the table must know of one sheet before it is painted; sheet px, (0, 0) at the neat line."""

    board: str
    map: str
    projection: Projection
    width: float
    height: float
    places: dict[str, PlaceMark]
    roads: dict[tuple[str, str], RoadLine]
    exits: tuple[RoadExit, ...]
    sectors: tuple[SectorBox, ...]
    pips: tuple[Pip, ...]
    lakes: tuple[LakeMark, ...] = ()

    @cached_property
    def by_pair(self) -> dict[frozenset[str], RoadLine]:
        return {frozenset(pair): road for pair, road in self.roads.items()}

    def nearest(self, x: float, y: float, within: float) -> str | None:
        """The place nearest to a point, not farther than `within`."""
        best = min(self.places.values(), key=lambda p: math.hypot(p.x - x, p.y - y), default=None)
        return best.id if best and math.hypot(best.x - x, best.y - y) <= within else None

    def sector_at(self, x: float, y: float) -> SectorBox | None:
        """The sector that holds a point of the sheet."""
        for sector in self.sectors:
            left, top, right, bottom = sector.box
            if left <= x < right and top <= y < bottom:
                return sector
        return None


@lru_cache(maxsize=4)
def plans_of(board: Board) -> tuple[MapFacts, Mapping[str, Plan]]:
    """The facts drawn of a board, and the plan of each sheet: made once for all tables on it."""
    facts = survey(board)
    return facts, MappingProxyType({key: make_plan(facts, key) for key in facts.maps})


def make_plan(facts: MapFacts, key: str) -> Plan:
    """The plan of one sheet of the board."""
    projection = project(facts.maps[key])
    places: dict[str, PlaceMark] = {}
    for p in facts.places.values():
        if p.map == key:
            x, y = projection(p.lat, p.lon)
            places[p.id] = PlaceMark(
                p.id, p.name, x, y, p.rank, p.elector, p.country, facts.owners.get(p.country),
                p.points, p.settlers, p.ship, p.defence, p.label,
            )  # fmt: skip
    roads, exits = {}, []
    for road in facts.roads:
        a, b = road.a, road.b
        if a in places and b in places:
            if road.via:
                curve = _through([_at(places[a]), *projection.many(list(road.via)), _at(places[b])])
            else:
                curve = _curve(places[a], places[b], places)
            roads[(a, b)] = RoadLine(a, b, road.kind, curve)
        elif a in places or b in places:
            here, there = (a, b) if a in places else (b, a)
            exits.append(_exit(places[here], facts.places[there], road.kind, projection))
    sectors = _sectors(facts, key, projection)
    lines = [p for road in roads.values() for p in road.points(24)]
    lines += [cubic(*road.curve, i / 24) for road in exits for i in range(25)]
    return Plan(
        facts.board,
        key,
        projection,
        projection.width,
        projection.height,
        places,
        roads,
        tuple(exits),
        sectors,
        _pips(sectors, list(places.values()), lines),
        tuple(_lake(lake, places, projection) for lake in facts.lakes if lake.ways.keys() & places.keys()),
    )


def _at(place: PlaceMark) -> Point:
    return place.x, place.y


def _lake(lake: LakeFact, places: dict[str, PlaceMark], projection: Projection) -> LakeMark:
    """The ways from each shore to the middle."""
    middle = projection(*lake.centre)
    ways = [
        _through([_at(places[shore]), *projection.many(list(via)), middle])
        for shore, via in lake.ways.items()
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


def _exit(here: PlaceMark, there: PlaceFact, kind: str, projection: Projection) -> RoadExit:
    """A road towards a place on another sheet, drawn until it meets the frame."""
    x, y = projection(there.lat, there.lon)
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


def _sectors(facts: MapFacts, key: str, projection: Projection) -> tuple[SectorBox, ...]:
    """The sectors; the outer ones run on to the frame."""
    grid = facts.sectors.get(key)
    if grid is None:
        return ()
    frame = facts.maps[key]
    xs = [projection(frame.lat_0, lon)[0] for lon in grid.lon]
    ys = [projection(lat, frame.lon_0)[1] for lat in grid.lat]
    xs[0], xs[-1], ys[0], ys[-1] = 0.0, projection.width, 0.0, projection.height
    return tuple(
        SectorBox(column, row, suit, (xs[column], ys[row], xs[column + 1], ys[row + 1]))
        for row, suits in enumerate(grid.suits)
        for column, suit in enumerate(suits)
    )


def _pips(sectors: tuple[SectorBox, ...], places: list[PlaceMark], lines: list[Point]) -> tuple[Pip, ...]:
    """Two pips in opposite corners of every sector, moved along the diagonal away from towns and roads."""
    pips = []
    roads = np.array(lines).reshape(-1, 2)
    for sector in sectors:
        left, top, right, bottom = sector.box
        for x, y, step in (
            (left + PIP_INSET, top + PIP_INSET, 1),
            (right - PIP_INSET, bottom - PIP_INSET, -1),
        ):
            shift = step * np.arange(0, 64, 3)
            spots = np.column_stack((x + shift, y + shift))
            near = roads[(np.abs(roads - (x, y)) < 100).all(axis=1)]
            best = spots[int(_crowd(spots, places, near).argmin())]
            pips.append(Pip(float(best[0]), float(best[1]), sector.suit, sector.column, sector.row))
    return tuple(pips)


def _crowd(spots: Points, places: list[PlaceMark], roads: Points) -> NDArray[np.int64]:
    """What a pip would touch on each of these spots: towns and crowns count most, then roads."""
    at = np.array([(p.x, p.y, p.radius + 6, 48 if p.elector else p.radius + 6) for p in places]).reshape(
        -1, 4
    )
    dx = at[:, 0] - spots[:, :1]
    dy = at[:, 1] - spots[:, 1:]
    towns = (np.abs(dx) < PIP + at[:, 2]) & (-(PIP + at[:, 2]) < dy) & (dy < PIP + at[:, 3])
    far = np.hypot(roads[:, 0] - spots[:, :1], roads[:, 1] - spots[:, 1:])
    touched: NDArray[np.int64] = 100 * towns.sum(axis=1) + (far < PIP + 6).any(axis=1)
    return touched
