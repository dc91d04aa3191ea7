"""From latitude and longitude to pixels of the reference sheet, 2500 px wide, and back."""

from __future__ import annotations

import math
from dataclasses import dataclass

from desktop.maps.source import MapFrame
from engine.boards.plane import Cone

WIDTH = 2500.0
KM_PER_DEGREE = 111.2
Point = tuple[float, float]


@dataclass(frozen=True)
class Projection:
    """An equirectangular or equidistant conic sheet; `scale` is px per degree of latitude."""

    lon_0: float
    cosine: float
    cone: Cone | None
    left: float
    top: float
    scale: float
    width: float
    height: float

    def plane(self, lat: float, lon: float) -> Point:
        """Degrees on the plane: x grows east, y grows south."""
        return self.cone.point(lat, lon) if self.cone else ((lon - self.lon_0) * self.cosine, -lat)

    def meridian(self, lon: float, y: float) -> float:
        """Where a meridian crosses a level line of the sheet."""
        if self.cone is None:
            return self(0.0, lon)[0]
        down = y / self.scale + self.top
        return (self.cone.across(lon, down) - self.left) * self.scale

    def parallel(self, lat: float, x: float) -> float:
        """Where a parallel crosses an upright line of the sheet."""
        if self.cone is None:
            return self(lat, self.lon_0)[1]
        return (self.cone.down(lat, x / self.scale + self.left) - self.top) * self.scale

    def longitudes(self, frame: MapFrame, y: float) -> Point:
        """The longitudes of both ends of a level line of the sheet."""
        return (
            (frame.west, frame.east)
            if self.cone is None
            else (self._degrees(0, y)[1], self._degrees(self.width, y)[1])
        )

    def latitudes(self, frame: MapFrame, x: float) -> Point:
        """The latitudes of both ends of an upright line of the sheet."""
        return (
            (frame.south, frame.north)
            if self.cone is None
            else (self._degrees(x, self.height)[0], self._degrees(x, 0)[0])
        )

    def _degrees(self, x: float, y: float) -> Point:
        assert self.cone is not None
        return self.cone.degrees(x / self.scale + self.left, y / self.scale + self.top)

    def __call__(self, lat: float, lon: float) -> Point:
        x, y = self.plane(lat, lon)
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def many(self, line: list[Point]) -> list[Point]:
        """A whole line of (lat, lon)."""
        return [self(lat, lon) for lat, lon in line]

    def km(self, kilometres: float) -> float:
        """A distance on the ground in sheet px."""
        return kilometres / KM_PER_DEGREE * self.scale


def project(frame: MapFrame) -> Projection:
    """The projection of one sheet, scaled so that its frame is 2500 px wide."""
    cosine = math.cos(math.radians(frame.lat_0))
    conic = frame.kind == "conic-equidistant"
    cone = Cone.through(frame.parallels, frame.lon_0) if conic else None
    bare = Projection(frame.lon_0, cosine, cone, 0.0, 0.0, 1.0, 0.0, 0.0)
    edge = [
        bare.plane(lat, frame.west + (frame.east - frame.west) * i / 40)
        for lat in (frame.south, frame.north)
        for i in range(41)
    ]
    left, right = min(p[0] for p in edge), max(p[0] for p in edge)
    top, bottom = min(p[1] for p in edge), max(p[1] for p in edge)
    scale = WIDTH / (right - left)
    return Projection(frame.lon_0, cosine, cone, left, top, scale, WIDTH, (bottom - top) * scale)
