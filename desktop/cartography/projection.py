"""From latitude and longitude to pixels of the reference sheet, 2500 px wide, and back."""

from __future__ import annotations

import math
from dataclasses import dataclass

from desktop.cartography.source import MapFrame

WIDTH = 2500.0
KM_PER_DEGREE = 111.2
Point = tuple[float, float]


@dataclass(frozen=True)
class Projection:
    """An equirectangular or equidistant conic sheet; `scale` is px per degree of latitude."""

    conic: bool
    lon_0: float
    cosine: float
    cone: float
    pole: float
    left: float
    top: float
    scale: float
    width: float
    height: float

    def plane(self, lat: float, lon: float) -> Point:
        """Degrees on the plane: x grows east, y grows south."""
        if not self.conic:
            return (lon - self.lon_0) * self.cosine, -lat
        angle = math.radians((lon - self.lon_0) * self.cone)
        radius = self.pole - lat
        return radius * math.sin(angle), radius * math.cos(angle) - self.pole

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
    conic = frame.kind == "conic_equidistant"
    cosine = math.cos(math.radians(frame.lat_0))
    cone = pole = 0.0
    if conic:
        low, high = (math.radians(v) for v in frame.parallels)
        cone = (math.cos(low) - math.cos(high)) / (high - low)
        pole = math.degrees(math.cos(low) / cone) + frame.parallels[0]
    bare = Projection(conic, frame.lon_0, cosine, cone, pole, 0.0, 0.0, 1.0, 0.0, 0.0)
    edge = [
        bare.plane(lat, frame.west + (frame.east - frame.west) * i / 40)
        for lat in (frame.south, frame.north)
        for i in range(41)
    ]
    left, right = min(p[0] for p in edge), max(p[0] for p in edge)
    top, bottom = min(p[1] for p in edge), max(p[1] for p in edge)
    scale = WIDTH / (right - left)
    return Projection(conic, frame.lon_0, cosine, cone, pole, left, top, scale, WIDTH, (bottom - top) * scale)
