"""A drafted sheet: names, ornaments, marks; the same in every run."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from itertools import pairwise

import msgspec
import pytest

from desktop.art.fonts import load_fonts
from desktop.maps.cache import shelf
from desktop.maps.levels import LEVELS
from desktop.maps.shapes import Box, boxes_meet
from desktop.maps.sheet import Sheet
from desktop.profile.theme import load_theme
from tests.desktop.maps.conftest import MAPS, Atlas


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share ground."""
    return boxes_meet(one, other, -0.5)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", MAPS)
def test_no_name_lies_over_another(atlas: Atlas, key: str, level: str) -> None:
    labels = list(atlas.sheet(key).labels[level].items())
    clashes = [
        (a, b) for i, (a, one) in enumerate(labels) for b, other in labels[:i] if overlap(one.box, other.box)
    ]
    assert clashes == []


@pytest.mark.parametrize("level", ["reading", "close"])
@pytest.mark.parametrize("key", MAPS)
def test_every_place_is_named_inside_the_frame(atlas: Atlas, key: str, level: str) -> None:
    plan, labels = atlas.plans[key], atlas.sheet(key).labels[level]
    assert set(labels) == set(plan.places)
    for label in labels.values():
        left, top, right, bottom = label.box
        assert left > 0
        assert top > 0
        assert right < plan.width
        assert bottom < plan.height


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", MAPS)
def test_no_name_lies_on_a_pip_a_cartouche_or_a_fortress(atlas: Atlas, key: str, level: str) -> None:
    plan, sheet = atlas.plans[key], atlas.sheet(key)
    for place, label in sheet.labels[level].items():
        assert not any(overlap(label.box, pip.box) for pip in plan.pips), place
        assert not overlap(label.box, sheet.cartouche), place
        for other in plan.places.values():
            if other.id != place and other.lettering != "town":
                assert not overlap(label.box, (other.x - 6, other.y - 6, other.x + 6, other.y + 6)), (
                    place,
                    other.id,
                )


@pytest.mark.parametrize("key", MAPS)
def test_no_name_lies_along_a_road(atlas: Atlas, key: str) -> None:
    plan, sheet = atlas.plans[key], atlas.sheet(key)
    for place, label in sheet.labels["reading"].items():
        left, top, right, bottom = label.box
        for road in plan.roads.values():
            line = road.points(60)
            inside = [p for p in line if left < p[0] < right and top + 3 < p[1] < bottom - 3]
            length = sum(math.dist(a, b) for a, b in pairwise(inside))
            assert length < 0.75 * (right - left), (place, road.a, road.b)


@pytest.mark.parametrize("key", MAPS)
def test_cartouche_and_rose_cover_no_town_and_no_pip(atlas: Atlas, key: str) -> None:
    plan, sheet = atlas.plans[key], atlas.sheet(key)
    for plate in (sheet.cartouche, sheet.rose):
        assert not any(overlap(plate, (p.x - 15, p.y - 15, p.x + 15, p.y + 15)) for p in plan.places.values())
        assert not any(overlap(plate, pip.box) for pip in plan.pips)
    assert not overlap(sheet.cartouche, sheet.rose)


@pytest.mark.parametrize("key", MAPS)
def test_hills_keep_off_towns_and_roads(atlas: Atlas, key: str) -> None:
    plan, sheet = atlas.plans[key], atlas.sheet(key)
    assert len(sheet.hills) > 800
    roads = [p for road in plan.roads.values() for p in road.points(40)]
    for mark in sheet.hills:
        assert all(math.hypot(p.x - mark.x, p.y - mark.y) > 14 for p in plan.places.values())
        assert all(abs(x - mark.x) > 8 or abs(y - mark.y) > 8 for x, y in roads)


@pytest.mark.parametrize("key", MAPS)
def test_the_great_rivers_and_countries_are_named(atlas: Atlas, key: str) -> None:
    words = {"".join(letter.text for letter in name.letters) for name in atlas.sheet(key).names["reading"]}
    expected = {
        "flanders": {"FRANKREICH", "HESSEN", "Rhein", "Mare Germanicum"},
        "bohemia": {"BÖHMEN", "SACHSEN", "SCHLESIEN", "Donau", "Elbe"},
    }
    assert expected[key] <= words


SCRIPT = """
import sys
from itertools import pairwise
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
from desktop.maps.drafting import compute
from desktop.art.fonts import load_fonts
from desktop.profile.theme import load_theme
from engine.boards.load import load_board
import hashlib, msgspec
load_fonts()
sheet = compute(load_board("maria"), "flanders", load_theme("parchment"))
sys.stdout.write(hashlib.sha256(msgspec.msgpack.encode(sheet)).hexdigest())
"""


def test_a_sheet_is_the_same_in_every_run(atlas: Atlas) -> None:
    import hashlib

    here = hashlib.sha256(msgspec.msgpack.encode(atlas.sheet("flanders"))).hexdigest()
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "4711",
        "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
    }
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, env=environment
    )
    assert done.stdout == here


def test_a_stored_sheet_comes_back_and_a_broken_one_counts_as_none(atlas: Atlas) -> None:
    place = shelf(atlas.board, "flanders", load_theme("parchment"))
    sheet = atlas.sheet("flanders")
    place.write_sheet(sheet)
    back = place.read_sheet()
    assert isinstance(back, Sheet)
    assert msgspec.msgpack.encode(back) == msgspec.msgpack.encode(sheet)
    place.sheet_file("complete").write_bytes(b"half a she")
    assert place.read_sheet() is None


def test_sheets_with_other_letters_lie_elsewhere(atlas: Atlas) -> None:
    folders = {
        shelf(atlas.board, "flanders", load_theme(name)).sheets for name in ("parchment", "safe", "dark")
    }
    assert len(folders) == 2


def test_fonts_have_every_letter_of_the_board(atlas: Atlas) -> None:
    assert {"IM FELL English", "EB Garamond", "Atkinson Hyperlegible"} <= set(load_fonts())
