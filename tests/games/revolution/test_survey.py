"""The facts of the second reading and those of the program's own files are the same."""

from __future__ import annotations

from typing import Any

from engine.kernel.files import data
from tests.games.revolution.surveyor_facts import BOXES, CITIES, PROVINCES, REGIONS, SURVEY, TOWNS, joined
from tests.yaml_file import yaml_of

BOARD: dict[str, Any] = yaml_of(data("boards", "revolution.yaml"))
CARDS: dict[str, Any] = yaml_of(data("cards", "revolution.yaml"))


def test_provinces() -> None:
    """Limits, points, taxes, regions and neighbours, in one sequence."""
    names = ("limit", "points", "tax", "region")
    wanted = {p: [*(e[name] for name in names), sorted(e["beside"])] for p, e in PROVINCES.items()}
    countries = BOARD["countries"]
    found = {p: [*(e[name] for name in names), sorted(e["neighbours"])] for p, e in countries.items()}
    assert found == wanted
    assert list(found) == list(wanted)
    assert [p for p, entry in countries.items() if entry.get("bishopric")] == sorted(
        SURVEY["bishoprics"], key=list(countries).index
    )


def test_places() -> None:
    """Cities and towns with their provinces, first spaces, trading towns, universities, cards."""
    places = BOARD["places"]
    assert {p: e["country"] for p, e in places.items() if e["kind"] == "town"} == TOWNS
    found = {p: (e["country"], e["allegiance"]) for p, e in places.items() if e["kind"] == "city"}
    assert found == {city: (entry["province"], entry["space"]) for city, entry in CITIES.items()}
    assert CARDS["cities"] == {city: entry["card"] for city, entry in CITIES.items()}
    assert {p for p, e in places.items() if e.get("trading")} == set(SURVEY["trading"])
    for age in ("old", "new"):
        assert {p for p, e in places.items() if e.get("university") == age} == set(
            SURVEY[f"{age}_universities"]
        )
    for names in (list(TOWNS), list(CITIES)):  # the sequence of the board file counts
        assert [p for p in places if p in names] == names


def test_rivers() -> None:
    """What each course touches, its gates, and where rivers meet."""
    words = {"at": "at ", "junction": "to "}
    found = {
        name: [
            item["in"] if "in" in item else next(words[k] + v for k, v in item.items())
            for item in entry["course"]
        ]
        for name, entry in BOARD["rivers"].items()
    }
    assert found == SURVEY["rivers"]


def test_sections_and_boxes() -> None:
    """Army spaces, orange ones, arrows; spaces of support boxes and where they lead."""
    for region, entry in REGIONS.items():
        section = BOARD["boxes"][f"section-{region}"]
        assert section["provinces"] == entry["provinces"]
        assert section["slots"] == entry["spaces"]
        assert len(section.get("orange", ())) == entry["orange"]
        assert section.get("beggars", False) == entry["beggars"]
        assert sorted(section["arrows"]) == sorted(joined(region))
    for box, entry in BOXES.items():
        found = BOARD["boxes"][box]
        assert (found["powers"], found["spaces"]) == (entry["serves"], entry["spaces"])
        assert found.get("provinces", []) == entry["leads_to"]


def test_numbers() -> None:
    """Counters, armies, prices, upkeep, units of turn 0, the effects of the allegiance track."""
    constants, factions = CARDS["constants"], CARDS["factions"]
    assert constants["resource_counters"] == SURVEY["counters"]
    assert constants["army_counters"] == SURVEY["armies"]
    assert constants["neutral_counters"] == SURVEY["neutrals"]
    for side in SURVEY["factions"]:
        entry = factions[side]
        assert entry["army_prices"] == SURVEY["prices"][side]
        assert (entry["keep"], entry["new_units"]) == (SURVEY["upkeep"][side], SURVEY["opening_units"][side])
    kinds = {"anti-catholic": "reformed", "catholic": "catholic", None: None}
    found = {
        number: [kinds[space.get("remove")], kinds[space.get("add")]]
        for number, space in enumerate(CARDS["allegiance"], start=1)
        if "remove" in space or "add" in space
    }
    assert found == SURVEY["spaces"]


def test_setup() -> None:
    """What stands where at the start (3.6)."""
    setup = BOARD["setup"]
    for side, entry in SURVEY["setup"].items():
        assert setup["places"][side] == entry["map"]
        boxes = setup["boxes"].get(side, {})
        assert {box: sum(kinds.values()) for box, kinds in boxes.items()} == entry["boxes"]
        assert setup["treasury"].get(side, 0) == entry["treasury"]
        assert setup["orange"].get(side, 0) == entry["armies"]
