"""From degrees to the plane of a map, in kilometres: x to the east, y to the north."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.boards.schema import Extent, MapEntry

KM_PER_DEGREE = 111.2


@dataclass(frozen=True, slots=True)
class Plane:
    """The plane of one map; its origin is the centre of the projection."""

    lat_0: float
    lon_0: float
    across: float  # kilometres to one degree of longitude

    @classmethod
    def of(cls, entry: MapEntry) -> Plane:
        """The plane that a map's projection declares."""
        centre = entry.projection
        across = math.cos(math.radians(centre.lat_0)) * KM_PER_DEGREE
        return cls(centre.lat_0, centre.lon_0, across)

    def point(self, lat: float, lon: float) -> tuple[float, float]:
        """Kilometres east and north of the centre."""
        return (lon - self.lon_0) * self.across, (lat - self.lat_0) * KM_PER_DEGREE

    def degrees(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a point of the plane."""
        return y / KM_PER_DEGREE + self.lat_0, x / self.across + self.lon_0

    def rectangle(self, extent: Extent) -> tuple[float, float, float, float]:
        """West, south, east and north edges in kilometres."""
        west, south = self.point(extent.south, extent.west)
        east, north = self.point(extent.north, extent.east)
        return west, south, east, north
