"""From a map's plane to pixels of the reference sheet and back: 2500 px wide, or as wide as its squares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.boards.plane import Plane, Point
from engine.boards.schema import MapEntry

WIDTH = 2500.0
SQUARE, FIELD = 150.0, 120.0
"""The side of a square in sheet px, on a map of the world and on a plain sheet."""


@dataclass(frozen=True)
class Projection:
    """The plane of a map on its sheet: `scale` is px per kilometre, x grows east, y grows south."""

    plane: Plane
    west: float
    north: float
    scale: float
    width: float
    height: float

    def __call__(self, lat: float, lon: float) -> Point:
        """A point of the world on the sheet."""
        return self.from_plane(*self.plane.point(lat, lon))

    def from_plane(self, x: float, y: float) -> Point:
        """A point of the plane, in kilometres, on the sheet."""
        return (x - self.west) * self.scale, (self.north - y) * self.scale

    def many(self, line: Iterable[tuple[float, float]]) -> list[Point]:
        """A whole line of (lat, lon)."""
        return [self(lat, lon) for lat, lon in line]

    def km(self, kilometres: float) -> float:
        """A distance on the ground in sheet px."""
        return kilometres * self.scale

    def degrees(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a point of the sheet."""
        return self.plane.degrees(*self.on_plane(x, y))

    def meridian(self, lon: float, y: float) -> float:
        """Where a meridian crosses a level line of the sheet."""
        return (self.plane.meridian(lon, self.north - y / self.scale) - self.west) * self.scale

    def parallel(self, lat: float, x: float) -> float:
        """Where a parallel crosses an upright line of the sheet."""
        return (self.north - self.plane.parallel(lat, x / self.scale + self.west)) * self.scale

    def on_plane(self, x: float, y: float) -> Point:
        """A point of the sheet in kilometres of the plane."""
        return x / self.scale + self.west, self.north - y / self.scale


def project(entry: MapEntry) -> Projection:
    """The projection of one sheet."""
    plane = Plane.of(entry)
    west, south, east, north = plane.rectangle(entry.frame)
    scale = WIDTH / (east - west)
    if entry.grid is not None:
        scale = (FIELD if entry.projection.kind == "plain" else SQUARE) / entry.grid.side
    return Projection(plane, west, north, scale, (east - west) * scale, (north - south) * scale)
