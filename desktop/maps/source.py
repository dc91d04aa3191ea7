"""The natural ground of a sheet, what the engraver writes on it, and all from which it is drawn."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import yaml

from desktop.maps.ground import Geography, Land
from desktop.maps.grounds import Join, joined
from desktop.maps.signs import made_of
from desktop.profile.game_theme import game_theme
from engine.boards.board import Board
from engine.boards.schema import MapEntry
from engine.kernel.files import data, resources


class Engraving(msgspec.Struct):
    """Period and local names for waters and uplands, by the name in the geography."""

    names: dict[str, str]


@cache
def engraving() -> Engraving:
    """Period names, from resources/themes/engraving.yaml."""
    text = resources("themes", "engraving.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.load(text, Loader=yaml.CSafeLoader), Engraving)


def geography(entry: MapEntry) -> Geography:
    """The natural ground under this sheet; land everywhere where the board names none."""
    frame = entry.frame
    if entry.geography is not None:
        return _ground(entry.geography)
    corners = [
        (frame.south - 1, frame.west - 1),
        (frame.south - 1, frame.east + 1),
        (frame.north + 1, frame.east + 1),
        (frame.north + 1, frame.west - 1),
    ]
    return Geography(frame, 1.0, [Land("all", corners)], [], [], [], [])


def _ground(name: str) -> Geography:
    """A ground by the name of its file, which holds it, or tells of which two others it is joined."""
    text = _file(name).read_text(encoding="utf-8")
    join = _join(text)
    if join is not None:
        return joined(_ground(join.west), _ground(join.east), join.along)
    return msgspec.convert(yaml.load(text, Loader=yaml.CSafeLoader), Geography)


def _join(text: str) -> Join | None:
    """Of which grounds one is joined, by the text of its file."""
    if "\njoin:" not in text:
        return None
    return msgspec.convert(yaml.load(text, Loader=yaml.CSafeLoader)["join"], Join)


def _file(name: str) -> Path:
    return data("geography", f"{name}.yaml")


def _grounds(name: str) -> Iterator[bytes]:
    """What the files hold that tell of a ground."""
    raw = _file(name).read_bytes()
    yield raw
    join = _join(raw.decode())
    if join is not None:
        yield from _grounds(join.west)
        yield from _grounds(join.east)


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
    if board.maps[key].projection.kind == "plain":
        digest.update(b"without ordinates")
    entries = (*countries, *board.on_sheet(key))
    if made := {one.id: fields for one in entries if (fields := made_of(board, one))}:
        digest.update(msgspec.msgpack.encode(made))
    ground = board.maps[key].geography
    for raw in _grounds(ground) if ground else (b"-",):
        digest.update(raw)
    digest.update(resources("themes", "engraving.yaml").read_bytes())
    return digest.hexdigest()[:20]
