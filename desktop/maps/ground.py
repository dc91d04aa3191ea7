"""The form of the natural ground of a sheet: the files of data/geography (see their README)."""

from __future__ import annotations

import msgspec

from engine.boards.schema import Extent, LatLon


class Land(msgspec.Struct):
    """Land: the ring of its coast, and as `holes` the arms of the sea inside it."""

    id: str
    ring: list[LatLon]
    holes: list[list[LatLon]] = []


class Lake(msgspec.Struct):
    """A lake with its islands, drained in the year `until`."""

    id: str
    name: str
    ring: list[LatLon]
    until: int = 9999
    islands: list[list[LatLon]] = []


class River(msgspec.Struct):
    """A river, downstream; `rank` 1 is a great one, `width` that of its two ends in px of a sheet 2500 px wide."""

    id: str
    name: str
    rank: int
    width: LatLon
    line: list[LatLon]


class Upland(msgspec.Struct):
    """Hills, mountains or a forest: `relief` 1 is low and 3 high, `ridges` are the lines of the crests."""

    id: str
    name: str
    kind: str
    relief: int
    ring: list[LatLon]
    ridges: list[list[LatLon]]


class WaterLabel(msgspec.Struct):
    """The name of a water, and where it is written; `angle` in degrees, clockwise."""

    text: str
    kind: str
    at: LatLon
    angle: float


class Geography(msgspec.Struct):
    """The natural ground of one sheet (see the README of data/geography)."""

    extent: Extent
    margin: float
    land: list[Land]
    lakes: list[Lake]
    rivers: list[River]
    uplands: list[Upland]
    labels: list[WaterLabel]
