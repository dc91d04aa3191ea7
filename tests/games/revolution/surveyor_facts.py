"""What the second reading of REVOLUTION knows of the board: the survey, and a few plain questions about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.yaml_file import yaml_of

SURVEY: dict[str, Any] = yaml_of(Path(__file__).with_name("survey.yaml"))
FACTIONS: list[str] = SURVEY["factions"]
"""In the order of their alignment (2-i), which is the order of the opening turn as well."""
NEUTRAL = "neutral"
PROVINCES: dict[str, dict[str, Any]] = SURVEY["provinces"]
CITIES: dict[str, dict[str, Any]] = SURVEY["cities"]
TOWNS: dict[str, str] = SURVEY["towns"]
REGIONS: dict[str, dict[str, Any]] = SURVEY["regions"]
BOXES: dict[str, dict[str, Any]] = SURVEY["boxes"]
LIMIT = {name: entry["limit"] for name, entry in PROVINCES.items()}
PROVINCE_OF = {name: entry["province"] for name, entry in CITIES.items()} | TOWNS | {p: p for p in PROVINCES}
"""Of cities, of towns, and of the countryside, which has its province's name."""
REGION_OF = {place: PROVINCES[province]["region"] for place, province in PROVINCE_OF.items()}
TREASURY = "treasury"
HUGUENOTS, SPANISH = "huguenots", "spanish-treasury"
REFORMED_SIDES = ("burghers", "reformers")
ANTI = ("catholics", "habsburgs", "nobility")
"""Whom Water Beggars attack and hinder, the most Catholic first (6.7.1, 6.7.4)."""
LEFT, RIGHT = ("catholics", "habsburgs"), ("burghers", "reformers")


def cities_of(province: str) -> list[str]:
    """Cities of a province, as the board file has them."""
    return [city for city in CITIES if CITIES[city]["province"] == province]


def towns_of(province: str) -> list[str]:
    """Towns of a province, as the board file has them."""
    return [town for town in TOWNS if TOWNS[town] == province]


def places_of(province: str) -> list[str]:
    """The places where a counter of the province may stand, the countryside first."""
    return [province, *towns_of(province), *cities_of(province)]


def cities_in(region: str) -> list[str]:
    """Cities of a region."""
    return [city for city in CITIES if REGION_OF[city] == region]


def towns_in(region: str) -> list[str]:
    """Towns of a region."""
    return [town for town in TOWNS if REGION_OF[town] == region]


def joined(region: str) -> list[str]:
    """The sections to which an arrow leads; arrows go both ways (2-e)."""
    return [b if a == region else a for a, b in SURVEY["arrows"] if region in (a, b)]


def beggar_regions() -> list[str]:
    """Where Water Beggars may be (6.7-b)."""
    return [region for region in REGIONS if REGIONS[region]["beggars"]]


def rivers() -> tuple[dict[Any, set[Any]], dict[Any, list[str]], dict[Any, str]]:
    """The rivers as a net: what follows on what, what provinces each stretch touches, what gate stands where."""
    beside: dict[Any, set[Any]] = {}
    touches: dict[Any, list[str]] = {}
    gates: dict[Any, str] = {}
    for name, course in SURVEY["rivers"].items():
        before = None
        for number, item in enumerate(course):
            node: Any = (name, number)
            if isinstance(item, list):
                touches[node] = item
            elif item.startswith("at "):
                gates[node] = item[3:]
            else:
                node = item
            beside.setdefault(node, set())
            if before is not None:
                beside[node].add(before)
                beside[before].add(node)
            before = node
    return beside, touches, gates


def reached(province: str, shut: set[str]) -> set[str]:
    """Provinces that overflow may enter from here, if these cities and towns bar their rivers (6.13-a to 6.13-c)."""
    beside, touches, gates = rivers()
    seen = {node for node, shores in touches.items() if province in shores}
    edge = list(seen)
    while edge:
        for node in beside[edge.pop()]:
            if node not in seen and gates.get(node) not in shut:
                seen.add(node)
                edge.append(node)
    by_river = {shore for node in seen for shore in touches.get(node, ())}
    return (by_river | set(PROVINCES[province]["beside"])) - {province}
