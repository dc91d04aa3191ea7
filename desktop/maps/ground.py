"""The form of the natural ground of a sheet: the files of data/geography (see their README)."""

from __future__ import annotations

import msgspec

from engine.boards.schema import Extent, LatLon


class Land(msgspec.Struct):
    id: str
    ring: list[LatLon]
    holes: list[list[LatLon]] = []


class Lake(msgspec.Struct):
    id: str
    name: str
    ring: list[LatLon]
    until: int = 9999
    islands: list[list[LatLon]] = []


class River(msgspec.Struct):
    id: str
    name: str
    rank: int
    width: LatLon
    line: list[LatLon]


class Upland(msgspec.Struct):
    id: str
    name: str
    kind: str
    relief: int
    ring: list[LatLon]
    ridges: list[list[LatLon]]


class WaterLabel(msgspec.Struct):
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
