"""The natural ground of a sheet, what the engraver writes on it, and all from which it is drawn."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec
import yaml

from desktop.profile.game_theme import game_theme
from engine.boards.board import Board
from engine.boards.schema import Extent, LatLon, MapEntry
from engine.kernel.files import data, resources


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


class Engraving(msgspec.Struct):
    """Period and local names for waters and uplands, by the name in the geography."""

    names: dict[str, str]


@cache
def engraving() -> Engraving:
    """Period names, from resources/themes/engraving.yaml."""
    text = resources("themes", "engraving.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.load(text, Loader=yaml.CSafeLoader), Engraving)


def geography_file(entry: MapEntry) -> Path | None:
    """The geography file the board names for this sheet; None where it names none."""
    return data("geography", f"{entry.geography}.yaml") if entry.geography else None


def geography(entry: MapEntry) -> Geography:
    """The natural ground under this sheet; land everywhere where there is no file for it."""
    file, frame = geography_file(entry), entry.frame
    if file is None:
        corners = [
            (frame.south - 1, frame.west - 1),
            (frame.south - 1, frame.east + 1),
            (frame.north + 1, frame.east + 1),
            (frame.north + 1, frame.west - 1),
        ]
        return Geography(frame, 1.0, [Land("all", corners)], [], [], [], [])
    return msgspec.convert(yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader), Geography)


def drawn_from(board: Board, key: str) -> str:
    """A fingerprint of all that a sheet is drawn from: its part of the board, geography and engraving."""
    here = {place.id: place for place in board.places.values() if place.map == key}
    roads = [road for road in board.roads if road.a in here or road.b in here]
    beyond = [board.places[end] for road in roads for end in (road.a, road.b) if end not in here]
    lakes = [lake for lake in board.lakes.values() if here.keys() & set(lake.shores)]
    countries = [country for country in board.countries.values() if key in country.maps]
    ways = [(road.id, road.kind, board.way(road)) for road in roads]
    sheet = (board.id, board.game, board.maps[key], board.file.sectors.get(key), board.file.rivers)
    digest = hashlib.sha256(
        msgspec.msgpack.encode((*sheet, here, ways, beyond, lakes, countries, board.on_sheet(key)))
    )
    look = game_theme(board.game)
    written = (look.cartouches.get(key), look.countries, look.regions.get(key))
    digest.update(msgspec.msgpack.encode(written))
    file = geography_file(board.maps[key])
    digest.update(file.read_bytes() if file else b"-")
    digest.update(resources("themes", "engraving.yaml").read_bytes())
    return digest.hexdigest()[:20]
