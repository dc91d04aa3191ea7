"""The plan of a sheet: where places, roads, sectors and pips are. Quick, needs no cache and no painter."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from desktop.maps.projection import Projection, project
from desktop.maps.signs import Mark, Rank, Sign, signs_of
from desktop.maps.smooth import chance, cubic
from engine.boards.board import Board
from engine.boards.schema import Lake, MapEntry, Place, Square

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Points = NDArray[np.float64]
"""Points as rows."""

PIP = 11.0
PIP_INSET = 20.0
MARK_RING, MARK_STEP = 33.0, 41.0
"""How far from the middle of a site its marks stand, round the foot, and how many degrees apart."""
BEND_CLEARANCE = 12.0


@dataclass(frozen=True)
class PlaceMark:
    """A place on the sheet: where its middle is, and its sign; `owner` is the power whose home it is in."""

    place: Place
    x: float
    y: float
    owner: str | None
    sign: Sign

    @property
    def id(self) -> str:
        return self.place.id

    @property
    def name(self) -> str:
        return self.place.name

    @property
    def marks(self) -> list[tuple[Mark, Point]]:
        """The marks round its foot, from left to right, and where each stands, seen from the middle."""
        found = []
        for number, mark in enumerate(self.sign.marks):
            angle = math.radians(90 + MARK_STEP * ((len(self.sign.marks) - 1) / 2 - number))
            found.append((mark, (MARK_RING * math.cos(angle), MARK_RING * math.sin(angle))))
        return found

    def ground(self, k: float = 1.0, marks: float = 1.0) -> list[Box]:
        """The boxes that its sign takes, drawn `k` times as large, and then each of its marks."""
        spots = [(0.0, 0.0, self.sign.radius * k)]
        spots += [(x * marks, y * marks, mark.radius * marks) for mark, (x, y) in self.marks]
        return [(self.x + x - r, self.y + y - r, self.x + x + r, self.y + y + r) for x, y, r in spots]

    def crown(self, k: float = 1.0) -> Box:
        """The ground that its crown takes, drawn `k` times as large."""
        return self.x - 13 * k, self.y - 42 * k, self.x + 13 * k, self.y - 16 * k

    @property
    def lettering(self) -> Rank:
        """The rank its name is written in."""
        return self.sign.letters

    @property
    def radius(self) -> float:
        return self.sign.radius


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
    sign: str
    box: Box


@dataclass(frozen=True)
class Pip:
    """One of the two signs of a sector."""

    x: float
    y: float
    sign: str
    column: int
    row: int

    @property
    def box(self) -> Box:
        return (self.x - 16, self.y - 16, self.x + 16, self.y + 16)


@dataclass(frozen=True)
class SheetPlate:
    """A box or track that lies on the sheet, by its reference."""

    ref: str
    name: str
    box: Box


@dataclass(frozen=True)
class Plan:
    """All that the table must know of one sheet before it is painted; sheet px, (0, 0) at the neat line."""

    board: Board
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
    plates: tuple[SheetPlate, ...] = ()
    squares: Mapping[Square, Box] = field(default_factory=dict)

    @property
    def entry(self) -> MapEntry:
        """What the board says of the sheet."""
        return self.board.maps[self.map]

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
def plans_of(board: Board) -> Mapping[str, Plan]:
    """The plan of each sheet of a board: made once for all tables on it."""
    return MappingProxyType({key: make_plan(board, key) for key in board.maps})


def make_plan(board: Board, key: str) -> Plan:
    """The plan of one sheet of the board."""
    projection, sign_of = project(board.maps[key]), signs_of(board.game)
    places: dict[str, PlaceMark] = {}
    for place in board.places.values():
        if place.map == key:
            x, y = projection(*place.drawn)
            places[place.id] = PlaceMark(place, x, y, board.home_of(place.id), sign_of(place))
    roads, exits = {}, []
    for road in board.roads:
        a, b = road.a, road.b
        if a in places and b in places:
            via = board.way(road)
            if via:
                curve = _through([_at(places[a]), *projection.many(via), _at(places[b])])
            else:
                curve = _curve(places[a], places[b], places)
            roads[(a, b)] = RoadLine(a, b, road.kind, curve)
        elif a in places or b in places:
            here, there = (a, b) if a in places else (b, a)
            exits.append(_exit(places[here], board.places[there], road.kind, projection))
    sectors = _sectors(board, key, projection)
    lines = [p for road in roads.values() for p in road.points(24)]
    lines += [cubic(*road.curve, i / 24) for road in exits for i in range(25)]
    return Plan(
        board,
        key,
        projection,
        projection.width,
        projection.height,
        places,
        roads,
        tuple(exits),
        sectors,
        _pips(sectors, list(places.values()), lines),
        tuple(
            _lake(lake, places, projection)
            for lake in board.lakes.values()
            if places.keys() & set(lake.shores)
        ),
        tuple(_plates(board, key, projection)),
        dict(_squares(board, key, projection)),
    )


def _plates(board: Board, key: str, projection: Projection) -> Iterator[SheetPlate]:
    """The boxes and tracks that lie on the sheet."""
    for box in board.on_sheet(key):
        if box.at is not None and box.size is not None:
            x, y = projection(*box.at)
            half, high = projection.km(box.size[0]) / 2, projection.km(box.size[1]) / 2
            yield SheetPlate(box.ref, box.name, (x - half, y - high, x + half, y + high))


def _squares(board: Board, key: str, projection: Projection) -> Iterator[tuple[Square, Box]]:
    """The squares of the sheet."""
    grid, plane = board.maps[key].grid, board.plane(key)
    for place in board.places.values():
        if place.map == key and grid is not None and place.square is not None:
            west, south, east, north = plane.square(grid, place.square)
            yield place.square, (*projection.from_plane(west, north), *projection.from_plane(east, south))


def _at(place: PlaceMark) -> Point:
    return place.x, place.y


def _lake(lake: Lake, places: dict[str, PlaceMark], projection: Projection) -> LakeMark:
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


def _exit(here: PlaceMark, there: Place, kind: str, projection: Projection) -> RoadExit:
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


def _sectors(board: Board, key: str, projection: Projection) -> tuple[SectorBox, ...]:
    """The sectors; the outer ones run on to the frame."""
    grid = board.file.sectors.get(key)
    if grid is None:
        return ()
    centre = board.maps[key].projection
    xs = [projection(centre.lat_0, lon)[0] for lon in grid.lon]
    ys = [projection(lat, centre.lon_0)[1] for lat in grid.lat]
    xs[0], xs[-1], ys[0], ys[-1] = 0.0, projection.width, 0.0, projection.height
    return tuple(
        SectorBox(column, row, grid.sign(row, column), (xs[column], ys[row], xs[column + 1], ys[row + 1]))
        for row in range(grid.rows)
        for column in range(grid.columns)
    )


def _pips(sectors: tuple[SectorBox, ...], places: list[PlaceMark], lines: list[Point]) -> tuple[Pip, ...]:
    """Two pips in opposite corners of every sector, moved along the diagonal away from towns and roads."""
    pips = []
    roads = np.array(lines).reshape(-1, 2)
    for sector in (sector for sector in sectors if sector.sign):
        left, top, right, bottom = sector.box
        for x, y, step in (
            (left + PIP_INSET, top + PIP_INSET, 1),
            (right - PIP_INSET, bottom - PIP_INSET, -1),
        ):
            shift = step * np.arange(0, 64, 3)
            spots = np.column_stack((x + shift, y + shift))
            near = roads[(np.abs(roads - (x, y)) < 100).all(axis=1)]
            best = spots[int(_crowd(spots, places, near).argmin())]
            pips.append(Pip(float(best[0]), float(best[1]), sector.sign, sector.column, sector.row))
    return tuple(pips)


def _crowd(spots: Points, places: list[PlaceMark], roads: Points) -> NDArray[np.int64]:
    """What a pip would touch on each of these spots: towns and crowns count most, then roads."""
    at = np.array([(p.x, p.y, p.radius + 6, 48 if p.sign.crowned else p.radius + 6) for p in places]).reshape(
        -1, 4
    )
    dx = at[:, 0] - spots[:, :1]
    dy = at[:, 1] - spots[:, 1:]
    towns = (np.abs(dx) < PIP + at[:, 2]) & (-(PIP + at[:, 2]) < dy) & (dy < PIP + at[:, 3])
    far = np.hypot(roads[:, 0] - spots[:, :1], roads[:, 1] - spots[:, 1:])
    touched: NDArray[np.int64] = 100 * towns.sum(axis=1) + (far < PIP + 6).any(axis=1)
    return touched
