"""Two grounds side by side on one sheet: each is cut at a meridian, and rivers that cross it are tied again."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec
import shapely
from shapely.geometry import LineString, Polygon

from desktop.maps.ground import Geography, Lake, Land, River, Upland
from engine.boards.schema import Extent, LatLon

TIE = 0.2
"""So many degrees apart two ends of one river at the meridian are taken for the same."""
OVERLAP = 0.001
"""How far (degrees) the halves reach over the meridian, so that no gap is left between them."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """The names of the grounds to the west and east of a meridian, and its longitude."""

    west: str
    east: str
    along: float


def joined(west: Geography, east: Geography, along: float) -> Geography:
    """The ground that is one to the west of a meridian and the other to the east of it."""
    one, other = _part(west, along, -1), _part(east, along, 1)
    ways = [*one.rivers, *_tied(one.rivers, other.rivers, along)]
    extent = Extent(
        min(west.extent.south, east.extent.south),
        max(west.extent.north, east.extent.north),
        west.extent.west,
        east.extent.east,
    )
    return Geography(
        extent,
        min(west.margin, east.margin),
        one.land + other.land,
        one.lakes + other.lakes,
        ways,
        one.uplands + other.uplands,
        one.labels + other.labels,
    )


def _part(ground: Geography, along: float, side: int) -> Geography:
    """What of a ground lies on one side (-1 west, 1 east) of a meridian."""
    edge = along - side * OVERLAP
    half = shapely.box(-180, -90, edge, 90) if side < 0 else shapely.box(edge, -90, 180, 90)
    return Geography(
        ground.extent,
        ground.margin,
        [
            Land(f"{land.id}{n}", ring, holes)
            for land in ground.land
            for n, (ring, holes) in enumerate(_areas(land.ring, land.holes, half))
        ],
        [
            Lake(f"{lake.id}{n}", lake.name, ring, lake.until, isles)
            for lake in ground.lakes
            for n, (ring, isles) in enumerate(_areas(lake.ring, lake.islands, half))
        ],
        [part for river in ground.rivers for part in _stretches(river, half)],
        [
            Upland(f"{up.id}{n}", up.name, up.kind, up.relief, ring, _ridges(up.ridges, half))
            for up in ground.uplands
            for n, (ring, _) in enumerate(_areas(up.ring, [], half))
        ],
        [label for label in ground.labels if (label.at[1] - along) * side > 0],
    )


def _areas(
    ring: list[LatLon], holes: list[list[LatLon]], half: Polygon
) -> Iterator[tuple[list[LatLon], list[list[LatLon]]]]:
    """The parts of an area inside a half, whole where the half holds it."""
    area = Polygon([(lon, lat) for lat, lon in ring], [[(lon, lat) for lat, lon in hole] for hole in holes])
    if half.contains(area):
        yield ring, holes
        return
    for part in _parts(area.buffer(0).intersection(half), "Polygon"):
        yield _degrees(part.exterior.coords)[:-1], [_degrees(hole.coords)[:-1] for hole in part.interiors]


def _ridges(ridges: list[list[LatLon]], half: Polygon) -> list[list[LatLon]]:
    lines = (LineString([(lon, lat) for lat, lon in ridge]) for ridge in ridges if len(ridge) > 1)
    return [_degrees(part.coords) for line in lines for part in _parts(line.intersection(half), "LineString")]


def _stretches(river: River, half: Polygon) -> Iterator[River]:
    """The stretches of a river inside a half, each as wide as the river is there."""
    line = LineString([(lon, lat) for lat, lon in river.line])
    if half.contains(line):
        yield river
        return
    first, last = river.width
    for n, part in enumerate(_parts(line.intersection(half), "LineString")):
        ends = [line.project(shapely.Point(part.coords[k]), normalized=True) for k in (0, -1)]
        width = (first + (last - first) * ends[0] ** 0.8, first + (last - first) * ends[1] ** 0.8)
        yield River(f"{river.id}{n}", river.name, river.rank, width, _degrees(part.coords))


def _parts(shape: Any, kind: str) -> list[Any]:
    return [part for part in getattr(shape, "geoms", [shape]) if part.geom_type == kind and not part.is_empty]


def _degrees(coords: Any) -> list[LatLon]:
    return [(lat, lon) for lon, lat in coords]


def _tied(west: list[River], east: list[River], along: float) -> Iterator[River]:
    """The rivers of the east, their ends at the meridian moved to those of the same river in the west."""
    ends = [(river.name, river.line[k]) for river in west for k in (0, -1) if _cut(river.line[k], along)]
    for river in east:
        line = list(river.line)
        for k in (0, -1):
            near = [at for name, at in ends if name == river.name and math.dist(at, line[k]) < TIE]
            if _cut(line[k], along) and near:
                line[k] = min(near, key=lambda at: math.dist(at, line[k]))
        yield msgspec.structs.replace(river, line=line)


def _cut(at: LatLon, along: float) -> bool:
    return abs(at[1] - along) <= 2 * OVERLAP
