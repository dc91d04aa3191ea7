"""From degrees to the plane of a map, in kilometres: x to the east, y to the north."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Self

from engine.boards.schema import Extent, Grid, MapEntry, Square

KM_PER_DEGREE = 111.2
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Cone:
    """An equidistant conic projection, in degrees of latitude: `narrow` times the longitude is the angle."""

    lon_0: float
    narrow: float
    pole: float

    @classmethod
    def through(cls, parallels: tuple[float, float], lon_0: float) -> Self:
        """The cone that cuts the globe along two parallels."""
        low, high = (math.radians(parallel) for parallel in parallels)
        narrow = (math.cos(low) - math.cos(high)) / (high - low)
        return cls(lon_0, narrow, math.degrees(math.cos(low) / narrow) + parallels[0])

    def point(self, lat: float, lon: float) -> Point:
        """Degrees east of the middle meridian, and south of where that meets the equator."""
        angle = math.radians((lon - self.lon_0) * self.narrow)
        radius = self.pole - lat
        return radius * math.sin(angle), radius * math.cos(angle) - self.pole

    def across(self, lon: float, y: float) -> float:
        """How far east a meridian is at this height: it is a straight line to the pole."""
        return (y + self.pole) * math.tan(math.radians((lon - self.lon_0) * self.narrow))

    def down(self, lat: float, x: float) -> float:
        """How far south a parallel is there: it is a circle about the pole."""
        return math.sqrt((self.pole - lat) ** 2 - x * x) - self.pole

    def degrees(self, x: float, y: float) -> Point:
        """Latitude and longitude of such a point."""
        radius = math.hypot(x, y + self.pole)
        return self.pole - radius, self.lon_0 + math.degrees(math.atan2(x, y + self.pole)) / self.narrow


@dataclass(frozen=True, slots=True)
class Plane:
    """The plane of one map, from the centre of its projection. A plain sheet has a unit of its own for kilometres."""

    lat_0: float
    lon_0: float
    across: float  # kilometres to one degree of longitude, in the middle
    up: float = KM_PER_DEGREE  # kilometres to one degree of latitude
    cone: Cone | None = None

    @classmethod
    def of(cls, entry: MapEntry) -> Plane:
        """The plane that a map's projection declares."""
        centre = entry.projection
        if centre.kind == "plain":
            return cls(centre.lat_0, centre.lon_0, 1.0, 1.0)
        across = math.cos(math.radians(centre.lat_0)) * KM_PER_DEGREE
        cone = Cone.through(centre.parallels, centre.lon_0) if centre.parallels else None
        return cls(centre.lat_0, centre.lon_0, across, KM_PER_DEGREE, cone)

    def point(self, lat: float, lon: float) -> Point:
        """Kilometres east and north of the centre."""
        if self.cone is None:
            return (lon - self.lon_0) * self.across, (lat - self.lat_0) * self.up
        x, y = self.cone.point(lat, lon)
        return x * self.up, (-y - self.lat_0) * self.up

    def degrees(self, x: float, y: float) -> Point:
        """Latitude and longitude of a point of the plane."""
        if self.cone is None:
            return y / self.up + self.lat_0, x / self.across + self.lon_0
        return self.cone.degrees(x / self.up, -y / self.up - self.lat_0)

    def meridian(self, lon: float, y: float) -> float:
        """How far east a meridian crosses a level line."""
        if self.cone is None:
            return (lon - self.lon_0) * self.across
        return self.cone.across(lon, -y / self.up - self.lat_0) * self.up

    def parallel(self, lat: float, x: float) -> float:
        """How far north a parallel crosses an upright line."""
        if self.cone is None:
            return (lat - self.lat_0) * self.up
        return (-self.cone.down(lat, x / self.up) - self.lat_0) * self.up

    def rectangle(self, extent: Extent) -> tuple[float, float, float, float]:
        """West, south, east and north edges in kilometres; on a cone, of the rectangle round the extent."""
        steps = 40 if self.cone else 1
        edge = [
            self.point(lat, extent.west + (extent.east - extent.west) * step / steps)
            for lat in (extent.south, extent.north)
            for step in range(steps + 1)
        ]
        xs, ys = [x for x, _ in edge], [y for _, y in edge]
        return min(xs), min(ys), max(xs), max(ys)

    def square(self, grid: Grid, square: Square) -> tuple[float, float, float, float]:
        """West, south, east and north edges of a square of a grid."""
        x, y = self.point(*grid.corner)
        column, row = square
        west, north = x + (column - 1) * grid.side, y - (row - 1) * grid.side
        return west, north - grid.side, west + grid.side, north
