"""Small boards for rule cases: `a=b=c-d` draws main roads with `=` and minor roads with `-`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import msgspec

from engine.games.maria.board import MariaBoard, MariaFile, maria_board
from engine.games.maria.position import MariaPosition
from engine.games.maria.rules import RULESETS
from engine.games.maria.situation import set_up
from engine.games.maria.world import INTRODUCTORY, OFF, OUT, World, build, introductory
from engine.kernel.fields import Fields

_LATITUDE = {"S": 53.0, "H": 52.0, "D": 51.0, "C": 50.0}


def sketch(drawing: str, places: dict[str, dict[str, str]], ruleset: str, seats: int) -> World:
    """The World of a drawn road net; places are towns in a hearts sector of nobody's land unless `places` says so."""
    roads: dict[str, list[list[str]]] = {"main": [], "minor": []}
    names: dict[str, None] = {}
    for chain in drawing.replace(",", " ").split():
        parts = re.split(r"([=-])", chain)
        for a, road, b in zip(parts[0::2], parts[1::2], parts[2::2], strict=False):
            roads["main" if road == "=" else "minor"].append([a, b])
            names |= {a: None, b: None}
    real = msgspec.to_builtins(maria_board().subset(("bohemia",)).file)
    entries: dict[str, dict[str, Any]] = {}
    for n, name in enumerate(names):
        given = places.get(name, {})
        entries[name] = {
            "id": name,
            "name": name,
            "lat": _LATITUDE[given.get("suit", "H")],
            "lon": 10.5 + n * 0.2,
            "map": "bohemia",
            "country": given.get("country", "franken"),
            "kind": given.get("kind", "town"),
        }
    file = real | {"places": entries, "roads": roads, "setup": {}, "boxes": {}, "provenance": {}}
    file["sectors"] = {
        "bohemia": {
            "columns": 1,
            "rows": 4,
            "lon": [10.0, 19.0],
            "lat": [53.5, 52.5, 51.5, 50.5, 49.5],
            "suits": [["S"], ["H"], ["D"], ["C"]],
        }
    }
    board = MariaBoard(msgspec.convert(file, type=MariaFile))
    pieces = tuple(
        p if p.start == OUT else replace(p, start=OFF) for p in introductory(ruleset, seats).pieces
    )
    return build(board, RULESETS[ruleset], INTRODUCTORY, seats, pieces, {})


def sketched(case: dict[str, Any], ruleset: str) -> MariaPosition:
    """The situation of a worked case on its sketch."""
    situation = dict(case.get("position") or {})
    world = sketch(case["sketch"], case.get("places") or {}, ruleset, situation.get("seats", 3))
    return set_up(world, Fields(situation))
