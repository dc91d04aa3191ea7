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
from desktop.maps.shapes import Box
from desktop.maps.signs import LandMark, PlaceMark, PlateSign, land_sign_of, made_of, plate_sign_of, signs_of
from desktop.maps.smooth import cubic
from desktop.maps.ways import LakeMark, RoadExit, RoadLine, lake_mark, road_exit, road_line
from engine.boards.board import Board
from engine.boards.plane import Point
from engine.boards.schema import MapEntry

Points = NDArray[np.float64]
"""Points as rows."""

PIP = 11.0
PIP_INSET = 20.0


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
        """The room that it takes on the sheet."""
        return (self.x - 16, self.y - 16, self.x + 16, self.y + 16)


@dataclass(frozen=True)
class SheetPlate:
    """A box or track that lies on the sheet, by its reference, and its fields that are reconstructed."""

    ref: str
    name: str
    box: Box
    sign: PlateSign | None = None
    made: tuple[str, ...] = ()

    @property
    def ground(self) -> Box:
        """The box that it takes with its foot."""
        left, top, right, bottom = self.box
        return left, top, right, bottom + (self.sign.foot if self.sign else 0.0)


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
    squares: Mapping[str, Box] = field(default_factory=dict)
    lands: tuple[LandMark, ...] = ()

    @property
    def entry(self) -> MapEntry:
        """What the board says of the sheet."""
        return self.board.maps[self.map]

    @property
    def squared(self) -> bool:
        """Whether squares lie on a part of the world: they make its land, and its ground is engraved lightly."""
        return bool(self.squares) and self.entry.projection.kind != "plain"

    @cached_property
    def ruling(self) -> tuple[tuple[Point, Point], ...]:
        """The lines between squares, from end to end; where squares make land only those inside a country."""
        places, squares, found = self.board.places, self.board.squares, []
        for place, (left, top, right, bottom) in self.squares.items():
            column, row = places[place].square or (0, 0)
            for step, line in (
                ((1, 0), ((right, top), (right, bottom))), ((0, 1), ((left, bottom), (right, bottom))),
                ((-1, 0), ((left, top), (left, bottom))), ((0, -1), ((left, top), (right, top))),
            ):  # fmt: skip
                other = squares.get((self.map, (column + step[0], row + step[1])))
                alike = other is not None and places[other].country == places[place].country
                if (alike or not self.squared) and (sum(step) > 0 or other is None):
                    found.append(line)
        return tuple(found)

    @cached_property
    def rooms(self) -> dict[str, Box]:
        """What has straight sides, by reference: sectors, boxes and tracks on the sheet, squares."""
        found = {f"sector:{self.map}-{s.row + 1}-{s.column + 1}": s.box for s in self.sectors}
        found |= {plate.ref: plate.box for plate in self.plates}
        return found | {f"place:{place}": box for place, box in self.squares.items()}

    @cached_property
    def by_pair(self) -> dict[frozenset[str], RoadLine]:
        """The roads by the two places that they join."""
        return {frozenset(pair): road for pair, road in self.roads.items()}

    def turned(self, x: float, y: float, quarters: int) -> Point:
        """Where a spot lies when the sheet is turned clockwise; one that is longer than wide only by a half turn."""
        wide, high = self.width, self.height
        for _ in range(quarters):
            x, y, wide, high = high - y, x, high, wide
        return x, y

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
            roads[(a, b)] = road_line(places[a], places[b], road.kind, via, places, projection)
        elif a in places or b in places:
            here, there = (a, b) if a in places else (b, a)
            exits.append(road_exit(places[here], board.places[there], road.kind, projection))
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
            lake_mark(lake, places, projection)
            for lake in board.lakes.values()
            if places.keys() & set(lake.shores)
        ),
        tuple(_plates(board, key, projection)),
        dict(_squares(board, key, projection)),
        tuple(_lands(board, key, projection)),
    )


def _lands(board: Board, key: str, projection: Projection) -> Iterator[LandMark]:
    """The signs of countries where their counters stand."""
    for country in board.countries.values():
        sign = land_sign_of(board.game, country)
        if sign is not None and country.maps[0] == key:
            at = projection(*board.middle(country.id)[1])
            yield LandMark(country.id, *at, sign, made_of(board, country))


def _plates(board: Board, key: str, projection: Projection) -> Iterator[SheetPlate]:
    """The boxes and tracks that lie on the sheet."""
    for box in board.on_sheet(key):
        if box.at is not None and box.size is not None:
            x, y = projection(*box.at)
            half, high = projection.km(box.size[0]) / 2, projection.km(box.size[1]) / 2
            around = (x - half, y - high, x + half, y + high)
            yield SheetPlate(box.ref, box.name, around, plate_sign_of(board.game, box), made_of(board, box))


def _squares(board: Board, key: str, projection: Projection) -> Iterator[tuple[str, Box]]:
    """The squares of the sheet, by the place on each."""
    grid, plane = board.maps[key].grid, board.plane(key)
    for place in board.places.values():
        if place.map == key and grid is not None and place.square is not None:
            west, south, east, north = plane.square(grid, place.square)
            yield place.id, (*projection.from_plane(west, north), *projection.from_plane(east, south))


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
