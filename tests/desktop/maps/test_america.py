"""A sheet of sites on a cone: marks that pieces leave free, ways of every kind, lakes, lands without borders."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

import pytest
import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from shapely.ops import substring

from desktop.maps.boardmap import BoardMap
from desktop.maps.cache import shelf
from desktop.maps.coast import smooth_land
from desktop.maps.export import draw_board
from desktop.maps.layout import make_layout, table_of
from desktop.maps.levels import LEVELS, READING, Level
from desktop.maps.painter import SheetPainter, road_pens
from desktop.maps.plan import Plan
from desktop.maps.shapes import Box, boxes_meet
from desktop.maps.source import drawn_from, geography
from desktop.maps.ways import along
from desktop.profile.theme import THEMES, load_theme
from desktop.views.scene.map_geometry import MapGeometry
from engine.games.acres.board import AcresBoard
from tests.desktop.maps.conftest import Atlas
from tests.desktop.maps.themes import ONE_THEME

KEY = "america"
PIECE = 19.0
"""Half the width of a town, the widest piece, at reading size."""


@pytest.fixture(scope="module")
def plan(america: Atlas) -> Plan:
    return america.plans[KEY]


def overlap(one: Box, other: Box) -> bool:
    return boxes_meet(one, other, -0.5)


# --- the cone


def test_the_sheet_and_the_board_share_one_cone(america: Atlas, plan: Plan) -> None:
    """Distances on the sheet are those of the board's plane."""
    a, b = plan.places["detroit"], plan.places["louisbourg"]
    wanted = math.dist(america.board.point("detroit"), america.board.point("louisbourg"))
    assert math.dist((a.x, a.y), (b.x, b.y)) == pytest.approx(plan.projection.km(wanted))


def test_meridians_and_parallels_meet_the_frame_where_the_sheet_says(america: Atlas, plan: Plan) -> None:
    """Every degree that the strip names lies on its edge; its corners lie beyond the frame's degrees."""
    projection, frame = plan.projection, plan.entry.frame
    for y in (0.0, plan.height):
        west, east = (projection.degrees(x, y)[1] for x in (0.0, plan.width))
        for lon in range(math.ceil(west), math.floor(east) + 1):
            x = projection.meridian(lon, y)
            assert 0 <= x <= plan.width
            lat = next(at / 200 for at in range(6000, 11000) if projection(at / 200, lon)[1] <= y)
            assert projection(lat, lon)[0] == pytest.approx(x, abs=1)
    assert projection.degrees(0.0, 0.0)[1] < frame.west - 1
    assert projection.parallel(45, 0.0) < projection.parallel(45, plan.width / 2), "parallels are bent"


def test_the_land_goes_on_into_the_corners(america: Atlas, plan: Plan) -> None:
    """The cut of the data is nowhere on the sheet: its south-west and north-west are land to the frame."""
    land = smooth_land(plan, geography(plan.entry))
    for x, y in ((3, plan.height - 3), (400, 3), (1100, 3), (plan.width - 3, 3)):
        assert land.covers(shapely.Point(x, y)), (x, y)
    assert not land.intersects(shapely.Point(plan.width - 3, plan.height - 3))


# --- sites


@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.name)
def test_signs_of_sites_lie_clear_of_each_other(plan: Plan, level: Level) -> None:
    """No mark lies on another one or on another plate, whatever the zoom."""
    signs = [
        (place.id, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, (box[2] - box[0]) / 2)
        for place in plan.places.values()
        for box in place.ground(level.sites, level.marks)
    ]
    for (a, ax, ay, ar), (b, bx, by, br) in combinations(signs, 2):
        if a != b:
            assert math.hypot(ax - bx, ay - by) > (ar + br) * 0.97, (a, b)


def test_marks_tell_what_the_board_says_and_a_piece_leaves_them_free(america: Atlas, plan: Plan) -> None:
    """Points, settlers, ship, defence, from left to right round the foot."""

    def marks(place: str) -> list[str]:
        return [mark.name for mark in plan.places[place].sign.marks]

    assert marks("quebec") == ["points", "settlers", "ship", "defence"]
    assert marks("fort-duquesne") == ["points"]
    assert marks("fort-stanwix") == []
    for place in plan.places.values():
        spots = [spot for _, spot in place.marks]
        assert spots == sorted(spots)
        assert all(y > 0 and math.hypot(x, y) - 11.0 > PIECE for x, y in spots)


@pytest.mark.parametrize("name", ONE_THEME)
def test_a_site_is_painted_with_its_marks_in_every_theme(america: Atlas, plan: Plan, name: str) -> None:
    """Gold for points, a dark shield on light ground or the reverse, an empty plate where the piece stands."""
    theme, quebec = load_theme(name), plan.places["quebec"]
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(60 - quebec.x, 60 - quebec.y)
    SheetPainter(america.sheet(KEY), plan, theme).paint(painter, READING)
    painter.end()

    def seen(mark: str, dx: float = 0.0, dy: float = 0.0) -> QColor:
        x, y = next(spot for one, spot in quebec.marks if one.name == mark)
        return image.pixelColor(round(60 + x + dx), round(60 + y + dy))

    assert seen("points", -8) == QColor(theme.pieces.gold)
    assert seen("defence", -6.5, -4) == QColor(theme.map.ink)
    assert image.pixelColor(60, 52) == QColor(theme.map.halo)


# --- names


@pytest.mark.parametrize("level", LEVELS)
def test_every_site_is_named_clear_of_signs_and_names(america: Atlas, plan: Plan, level: str) -> None:
    sheet, k, marks = america.sheet(KEY), LEVELS[level].sites, LEVELS[level].marks
    labels = sheet.labels[level]
    assert set(labels) == set(plan.places)
    taken = [box for place in plan.places.values() for box in place.ground(k, marks)[1:]]
    for place, label in labels.items():
        left, top, right, bottom = label.box
        assert left > 0 < top
        assert right < plan.width
        assert bottom < plan.height
        assert not any(overlap(label.box, box) for box in taken), place
        assert not overlap(label.box, sheet.cartouche), place
        for other in plan.places.values():
            near = math.hypot(
                max(left - other.x, other.x - right, 0), max(top - other.y, other.y - bottom, 0)
            )
            assert near > other.radius * k * 0.9, (place, other.id)
    for one, other in combinations(labels.values(), 2):
        assert not overlap(one.box, other.box), (one.text, other.text)


def test_names_stand_on_the_side_that_the_board_wishes_where_they_can(plan: Plan, america: Atlas) -> None:
    labels = america.sheet(KEY).labels["reading"]
    sides = {
        "e": "right",
        "ne": "right",
        "se": "right",
        "w": "left",
        "nw": "left",
        "sw": "left",
        "n": "above",
        "s": "below",
    }
    kept = sum(labels[place.id].side == sides[place.place.label or ""] for place in plan.places.values())
    assert kept >= 0.75 * len(labels)


def test_waters_and_lands_are_named(america: Atlas) -> None:
    words = {"".join(letter.text for letter in name.letters) for name in america.sheet(KEY).names["reading"]}
    assert {"CANADA", "ACADIE", "NEWENGLAND", "VIRGINIA"} <= words
    assert {
        "Lake Ontario",
        "Lake Erie",
        "Lake Huron",
        "Oceanus Atlanticus",
        "Golfe de Saint-Laurent",
    } <= words
    assert {"Hudson", "Mohawk", "Ohio", "Potomac"} <= words


def test_there_are_no_borders(america: Atlas) -> None:
    sheet = america.sheet(KEY)
    assert (sheet.territories, sheet.bands, sheet.border.parts) == ([], [], [])
    assert len(sheet.hills) > 600


# --- ways


def test_ways_run_through_their_points_from_site_to_site(america: Atlas, plan: Plan) -> None:
    for road in america.board.roads:
        line = plan.by_pair[frozenset((road.a, road.b))]
        a, b = plan.places[road.a], plan.places[road.b]
        assert (line.curve[0], line.curve[-1]) == ((a.x, a.y), (b.x, b.y))
        assert (len(line.curve) - 1) % 3 == 0
        for point in plan.projection.many(america.board.way(road)):
            assert min(math.dist(point, at) for at in line.curve) < 1e-6
        back = line.reversed().points()[::-1]
        assert all(math.dist(one, other) < 1e-6 for one, other in zip(line.points(), back, strict=True))


def test_ways_keep_clear_of_third_sites(plan: Plan) -> None:
    lines = [((road.a, road.b), road.points(24)) for road in plan.roads.values() if road.kind != "lake"]
    for ends, line in lines:
        for place in plan.places.values():
            if place.id not in ends:
                assert min(math.dist(at, (place.x, place.y)) for at in line) > place.radius + 3, (
                    ends,
                    place.id,
                )


def test_ways_over_a_lake_meet_in_its_middle_and_stay_on_the_water(america: Atlas, plan: Plan) -> None:
    land = smooth_land(plan, geography(plan.entry)).buffer(-12)
    assert {lake.id for lake in plan.lakes} == {"lake-ontario", "lake-erie", "lake-huron"}
    for lake in plan.lakes:
        assert not land.intersects(shapely.Point(lake.x, lake.y))
        for way in lake.ways:
            assert way[-1] == (lake.x, lake.y)
            line = shapely.LineString(along(way, 16))
            off_shore = substring(line, 60, line.length)
            assert land.intersection(off_shore).length < 0.12 * line.length, lake.id


def test_every_kind_of_way_has_pens_of_its_own(america: Atlas) -> None:
    for name in THEMES:
        pens = road_pens(load_theme(name), 1.0)
        assert {road.kind for road in america.board.roads} <= pens.keys()
        looks = {(p[-1].color().name(), p[-1].widthF(), tuple(p[-1].dashPattern())) for p in pens.values()}
        assert len(looks) == len(pens)


def test_the_picture_is_named_by_all_that_is_drawn(america: Atlas) -> None:
    """Another course, mark or lake makes another picture."""
    import msgspec

    replace, file = msgspec.structs.replace, america.board.file
    seen = {drawn_from(america.board, KEY)}
    for change in (
        {"courses": {}},
        {"lakes": {key: lake for key, lake in file.lakes.items() if key != "lake-huron"}},
        {"places": {**file.places, "quebec": replace(file.places["quebec"], points=5)}},
        {"places": {**file.places, "quebec": replace(file.places["quebec"], draw=(46.9, -71.2))}},
    ):
        seen.add(drawn_from(AcresBoard(replace(file, **change)), KEY))
    assert len(seen) == 5


# --- the table and the files


def test_the_scene_finds_sites_and_ways(america: Atlas) -> None:
    """OverlayShape positions, ways walked from either end, and neighbours by all that is drawn."""
    ground = MapGeometry(
        BoardMap(america.board, load_theme("parchment"), table=table_of(america.board, "standard"))
    )
    mark = america.plans[KEY].places["montreal"]
    assert ground.point("montreal") == ground.map.layout.origins[KEY] + QPointF(mark.x, mark.y)
    assert set(ground.neighbours("detroit")) == {"fort-niagara", "fort-presquisle", "michillimackinac"}
    assert ground.neighbours("boston") == ("deerfield",)
    assert ground.ends("fort-st-john-montreal") == ("fort-st-john", "montreal")
    for a, b in (
        ("albany", "new-york"),
        ("new-york", "albany"),
        ("detroit", "michillimackinac"),
        ("boston", "halifax"),
    ):
        way = ground.road(a, b)
        for share, place in ((0, a), (1, b)):
            assert (way.pointAtPercent(share) - ground.point(place)).manhattanLength() < 1e-6


def test_the_table_shows_camps_and_sieges_of_both(america: Atlas) -> None:
    layout = make_layout(america.plans, table_of(america.board, "standard"))
    both = ("side:{}", "track:siege-{}", "cards:{}")
    assert {ref.format(side) for ref in both for side in ("british", "french")} <= set(layout.store)
    assert not any(a.intersects(b) for a, b in combinations(layout.store.values(), 2))


def test_it_is_drawn_as_vectors(america: Atlas, tmp_path: Path) -> None:
    shelf(america.board, KEY, load_theme("parchment")).write_sheet(america.sheet(KEY))
    out = draw_board(america.board, tmp_path / "america.svg", 1200)
    picture = QSvgRenderer(str(out))
    assert picture.isValid()
    assert out.stat().st_size < 6_000_000
