"""What the painter needs of a board and of the geography, in one plain form."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec
import yaml

from desktop.profile.game_theme import LatLon, game_theme
from engine.boards.board import Board
from engine.kernel.files import data, resources


class MapFrame(msgspec.Struct, frozen=True):
    """One sheet: its projection and the part of the world it shows."""

    id: str
    name: str
    kind: str
    lat_0: float
    lon_0: float
    parallels: tuple[float, float]
    south: float
    north: float
    west: float
    east: float
    geography: str = ""


class PlaceFact(msgspec.Struct, frozen=True):
    """One place as declared, where it is drawn; `rank` is town, minor, major or site, `label` its better side."""

    id: str
    name: str
    lat: float
    lon: float
    map: str
    country: str
    rank: str
    elector: bool
    points: int | None = None
    settlers: bool = False
    ship: bool = False
    defence: int = 0
    label: str = ""


class RoadFact(msgspec.Struct, frozen=True):
    """One road as declared, and the points through which it is drawn."""

    a: str
    b: str
    kind: str
    via: tuple[LatLon, ...] = ()


class LakeFact(msgspec.Struct, frozen=True):
    """A lake that joins its shores: where the ways meet, and each shore's way there."""

    id: str
    centre: LatLon
    ways: dict[str, tuple[LatLon, ...]]


class SectorGrid(msgspec.Struct, frozen=True):
    """Sector edges of one sheet (lon from the west, lat from the north) and the suits, rows from the north."""

    lon: tuple[float, ...]
    lat: tuple[float, ...]
    suits: tuple[tuple[str, ...], ...]


class MapFacts(msgspec.Struct, frozen=True):
    """All facts of one board that are drawn; `game` is the one whose look it has."""

    game: str
    board: str
    maps: dict[str, MapFrame]
    places: dict[str, PlaceFact]
    owners: dict[str, str | None]
    country_names: dict[str, str]
    roads: tuple[RoadFact, ...]
    sectors: dict[str, SectorGrid]
    lakes: tuple[LakeFact, ...] = ()


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


class Extent(msgspec.Struct):
    south: float
    north: float
    west: float
    east: float


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


def survey(board: Board) -> MapFacts:
    """The facts drawn of a loaded board (engine.boards)."""
    maps = {}
    for key, sheet in board.maps.items():
        projection, frame = sheet.projection, sheet.frame
        maps[key] = MapFrame(
            key,
            sheet.name,
            projection.kind,
            projection.lat_0,
            projection.lon_0,
            projection.parallels or (projection.lat_0, projection.lat_0),
            frame.south,
            frame.north,
            frame.west,
            frame.east,
            sheet.geography or "",
        )
    places = {
        key: PlaceFact(
            key, p.name, *p.drawn, p.map, p.country, p.kind.split("-")[0], p.elector,
            p.points, p.settlers, p.ship, p.defence, p.label or "",
        )
        for key, p in board.places.items()
    }  # fmt: skip
    return MapFacts(
        board.game,
        board.id,
        maps,
        places,
        {key: country.owner for key, country in board.countries.items()},
        {key: country.name for key, country in board.countries.items()},
        tuple(RoadFact(road.a, road.b, road.kind, board.way(road)) for road in board.roads),
        {key: SectorGrid(s.lon, s.lat, s.suits) for key, s in board.file.sectors.items()},
        tuple(
            LakeFact(key, lake.centre, {shore: lake.via.get(shore, ()) for shore in lake.shores})
            for key, lake in board.lakes.items()
        ),
    )


@cache
def engraving() -> Engraving:
    """Period names, from resources/themes/engraving.yaml."""
    text = resources("themes", "engraving.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.load(text, Loader=yaml.CSafeLoader), Engraving)


def geography_file(frame: MapFrame) -> Path | None:
    """The geography file the board names for this sheet; None where it names none."""
    return data("geography", f"{frame.geography}.yaml") if frame.geography else None


def geography(frame: MapFrame) -> Geography:
    """The natural ground under this sheet; empty where there is no file for it."""
    file = geography_file(frame)
    if file is None:
        extent = Extent(frame.south, frame.north, frame.west, frame.east)
        corners = [
            (frame.south - 1, frame.west - 1),
            (frame.south - 1, frame.east + 1),
            (frame.north + 1, frame.east + 1),
            (frame.north + 1, frame.west - 1),
        ]
        return Geography(extent, 1.0, [Land("all", corners)], [], [], [], [])
    return msgspec.convert(yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader), Geography)


def facts_hash(facts: MapFacts, key: str) -> str:
    """Changes when anything drawn on this sheet changes: its part of the board, geography or engraving."""
    places = [p for p in facts.places.values() if p.map == key]
    here = {p.id for p in places}
    roads = [road for road in facts.roads if road.a in here or road.b in here]
    beyond = [facts.places[end] for road in roads for end in (road.a, road.b) if end not in here]
    countries = sorted(
        {(p.country, facts.owners[p.country], facts.country_names[p.country]) for p in places if p.country},
        key=lambda c: c[0],
    )
    lakes = [lake for lake in facts.lakes if here & lake.ways.keys()]
    grid = facts.sectors.get(key)
    look = game_theme(facts.game)
    written = (look.cartouches.get(key), look.countries, look.regions.get(key))
    whole = (written, facts.board, facts.maps[key], places, roads, beyond, countries, grid, lakes)
    digest = hashlib.sha256(msgspec.msgpack.encode(whole))
    file = geography_file(facts.maps[key])
    digest.update(file.read_bytes() if file else b"-")
    digest.update(resources("themes", "engraving.yaml").read_bytes())
    return digest.hexdigest()[:20]
