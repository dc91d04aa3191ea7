"""The land of MARIA by the raw board file: roads, countries, suits and plain distances, walked with networkx."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import pairwise
from typing import Any

import networkx as nx

from engine.kernel.files import data
from tests.yaml_file import yaml_of

BOARD: dict[str, Any] = yaml_of(data("boards", "maria.yaml"))
PLACES: dict[str, Any] = BOARD["places"]
SETUP: dict[str, Any] = BOARD["setup"]
PIECES: dict[str, Any] = {entry["id"]: entry for entry in SETUP["pieces"]}
FORTRESSES = [name for name, place in PLACES.items() if place["kind"] != "town"]
MAJOR_FORTRESSES = [name for name, place in PLACES.items() if place["kind"] == "major-fortress"]
ELECTOR_CITIES = tuple(SETUP["elector_markers"])
SILESIA = [name for name in FORTRESSES if PLACES[name]["country"] == "silesia"]


class Land:
    """The part of the board that a scenario uses (R-52)."""

    def __init__(self, scenario: str) -> None:
        self.maps = ("bohemia",) if scenario == "introductory" else ("flanders", "bohemia")
        self.cities = [name for name, place in PLACES.items() if place["map"] in self.maps]
        self.roads = nx.Graph()
        self.roads.add_nodes_from(self.cities)
        for kind in ("main", "minor"):
            for chain in BOARD["roads"][kind]:
                self.roads.add_edges_from(
                    (a, b, {"main": kind == "main"})
                    for a, b in pairwise(chain)
                    if a in self.roads and b in self.roads
                )
        self.far: dict[str, dict[str, int]] = dict(nx.all_pairs_shortest_path_length(self.roads))
        self.fortresses = [name for name in FORTRESSES if name in self.roads]

    def distance(self, a: str, b: str) -> int:
        """Roads on the shortest way, whatever lies between (R-07)."""
        return self.far[a][b]

    def beside(self, city: str) -> list[str]:
        """The cities joined to it by a road, of either map."""
        return list(self.roads[city])

    def is_main(self, a: str, b: str) -> bool:
        """Whether a main road joins two adjacent cities."""
        return bool(self.roads[a][b]["main"])


@cache
def land(scenario: str) -> Land:
    """The land of a scenario, walked once."""
    return Land(scenario)


def map_of(city: str) -> str:
    """On which map a city lies."""
    return str(PLACES[city]["map"])


def country_of(city: str) -> str:
    """The territory in which a city lies."""
    return str(PLACES[city]["country"])


def is_fortress(city: str) -> bool:
    """Whether it is a minor or major fortress."""
    return bool(PLACES[city]["kind"] != "town")


def suit_of(city: str) -> str:
    """The suit of the sector in which a city lies (3.2-a)."""
    place = PLACES[city]
    sector = BOARD["sectors"][place["map"]]
    column = bisect_left(sector["lon"], place["lon"]) - 1
    row = bisect_left([-edge for edge in sector["lat"]], -place["lat"]) - 1
    return str(sector["suits"][row][column])
