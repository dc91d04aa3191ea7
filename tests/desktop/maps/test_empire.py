"""The political sheet of SACHSEN, on two grounds joined, and its fields of battle."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
import shapely
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene
from shapely.geometry.base import BaseGeometry

from desktop.games.sachsen.art.field import MARKS, OBSTACLES, QUARTERS, obstacle
from desktop.games.sachsen.signs import relief_of, sign_of
from desktop.maps import source
from desktop.maps.boardmap import BoardMap
from desktop.maps.levels import LEVELS, READING
from desktop.maps.painter import SheetPainter
from desktop.maps.plan import Plan
from desktop.maps.shapes import Shape, points_of
from desktop.maps.sheet import Sheet
from desktop.maps.source import geography
from desktop.profile.game_theme import game_theme
from desktop.profile.theme import load_theme
from desktop.views.scene.map_geometry import MapGeometry
from engine.games.sachsen.board import EMPIRE, SachsenBoard
from engine.kernel.view import MarkView
from tests.desktop.maps.conftest import Atlas, atlas_of
from tests.desktop.maps.themes import ONE_THEME

SEAM = 10.4
SQUARE, FIELD = 150, 120


@pytest.fixture(scope="module")
def atlas(qapp: QApplication) -> Atlas:
    return atlas_of("sachsen")


@pytest.fixture(scope="module")
def plan(atlas: Atlas) -> Plan:
    return atlas.plans[EMPIRE]


@pytest.fixture(scope="module")
def sheet(atlas: Atlas) -> Sheet:
    return atlas.sheet(EMPIRE)


@pytest.fixture(scope="module")
def board(atlas: Atlas) -> SachsenBoard:
    assert isinstance(atlas.board, SachsenBoard)
    return atlas.board


@pytest.fixture(scope="module")
def lands(sheet: Sheet) -> dict[str, BaseGeometry]:
    """The land of each province as it is drawn."""
    return {one.country: shapely.union_all(_areas(one.area)) for one in sheet.territories}


def _areas(shape: Shape) -> list[BaseGeometry]:
    return [shapely.Polygon(points_of(part)).buffer(0) for part in shape.parts]


# --- the ground


def test_rivers_run_on_over_the_meridian_at_which_two_grounds_are_joined(board: SachsenBoard) -> None:
    """Main, Werra, Aller, Elbe and Danube come to it from one side and leave it at the same point on the other."""
    ground = geography(board.maps[EMPIRE])
    ends: dict[str, list[tuple[float, float]]] = {}
    for river in ground.rivers:
        for at in (river.line[0], river.line[-1]):
            if abs(at[1] - SEAM) < 0.01:
                ends.setdefault(river.name, []).append(at)
    tied = {name for name, found in ends.items() for a, b in combinations(found, 2) if a == b}
    assert tied == {"Main", "Werra", "Aller", "Elbe", "Danube"}
    assert (ground.extent.west, ground.extent.east) == (0.5, 20.0)


def test_the_picture_is_named_by_both_grounds(board: SachsenBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of either is a change of the sheet."""
    seen: list[str] = []
    file = source._file

    def noted(name: str) -> Path:
        seen.append(name)
        return file(name)

    before = source.drawn_from(board, EMPIRE)
    monkeypatch.setattr(source, "_file", noted)
    assert source.drawn_from(board, EMPIRE) == before
    assert seen == ["europe-empire", "europe-low-countries", "europe-bohemia"]


# --- squares


def test_squares_are_as_large_as_the_counters_on_them_need(plan: Plan, atlas: Atlas) -> None:
    """Sides of 150 px on the political sheet, of 120 on a field; the sheet is as wide as its squares."""
    assert (round(plan.width), round(plan.height)) == (3000, 2550)
    assert len(plan.squares) == 259
    sizes = {(round(right - left, 3), round(low - top, 3)) for left, top, right, low in plan.squares.values()}
    assert sizes == {(SQUARE, SQUARE)}
    small, large = atlas.plans["field-small"], atlas.plans["field-large"]
    assert (small.width, small.height, large.width) == (8 * FIELD, 8 * FIELD, 16 * FIELD)


def test_a_square_is_never_cut_by_the_coast(
    sheet: Sheet, plan: Plan, board: SachsenBoard, lands: dict[str, BaseGeometry]
) -> None:
    """What is land on the board is drawn as land, its corners a little rounded; provinces leave no gap between them."""
    assert lands.keys() == board.countries.keys()
    for province, squares in board.land.items():
        whole = shapely.union_all([shapely.box(*plan.squares[square]) for square in squares])
        assert lands[province].symmetric_difference(whole).area < 0.003 * whole.area
    area = sum(land.area for land in lands.values())
    assert shapely.union_all(list(lands.values())).area == pytest.approx(area, rel=1e-4)
    sea = shapely.union_all([p for p in _areas(sheet.sea) if p.area > 1])
    middles = [shapely.Point(mark.x, mark.y) for mark in plan.places.values()]
    assert not any(sea.contains(point) for point in middles if point.x < 600 and point.y > 620)


def test_provinces_are_parted_otherwise_than_states(sheet: Sheet, plan: Plan, board: SachsenBoard) -> None:
    """Solid lines run round States, dashes between provinces of one State, and the grid inside provinces only."""
    inner = shapely.MultiLineString([points_of(part) for part in sheet.inner.parts])
    outer = shapely.MultiLineString([points_of(part) for part in sheet.border.parts])

    def between(a: str, b: str) -> shapely.Point:
        one, other = (shapely.box(*plan.squares[square]) for square in (a, b))
        return one.intersection(other).centroid

    for a, b, kind in board.steps:
        if kind == "side" and board.places[a].map == EMPIRE:
            one, other = board.places[a].country, board.places[b].country
            at, apart = between(a, b), board.home_of(a) != board.home_of(b)
            assert (outer.distance(at) < 1) == apart
            assert (inner.distance(at) < 1) == (one != other and not apart)
    ruled = shapely.MultiLineString(plan.ruling)
    assert ruled.intersection(inner.buffer(0.4)).length < 0.02 * inner.length


def test_the_bands_are_those_of_the_ten_states(sheet: Sheet, board: SachsenBoard) -> None:
    """One for each, in its colour."""
    assert {band.owner for band in sheet.bands} == set(board.powers)


# --- what is engraved


def test_hills_and_woods_tell_the_terrain(
    sheet: Sheet, lands: dict[str, BaseGeometry], board: SachsenBoard
) -> None:
    """On a plain nothing stands, in hills molehills, in woods trees; and no mark stands outside of the provinces."""
    found: dict[str, set[str]] = {}
    tree, names = shapely.STRtree(list(lands.values())), list(lands)
    for mark in sheet.hills:
        where = tree.query(shapely.Point(mark.x, mark.y), predicate="within").tolist()
        assert where, mark
        found.setdefault(names[where[0]], set()).add(mark.kind)
    for key, province in board.countries.items():
        assert found.get(key, set()) <= set(relief_of(province))
        assert bool(found.get(key)) == (province.terrain != "plain")


def test_capitals_bear_star_crown_and_arms_and_seats_a_small_star(board: SachsenBoard, plan: Plan) -> None:
    """Ten capitals, two second seats; all other squares are ruled only."""
    signs = {key: sign_of(place) for key, place in board.places.items()}
    assert {key for key, sign in signs.items() if sign.crowned and sign.coat} == set(board.capitals.values())
    assert {key for key, sign in signs.items() if sign.letters == "minor"} == set(board.seats.values())
    assert all(signs[key].letters == "none" for key, place in board.places.items() if place.kind == "square")
    assert plan.places["dresden"].owner == "sachsen"


@pytest.mark.parametrize("level", ["overview", "reading"])
def test_names_of_provinces_lie_in_their_squares_clear_of_signs(
    sheet: Sheet, plan: Plan, lands: dict[str, BaseGeometry], board: SachsenBoard, level: str
) -> None:
    """At reading size every province is named, from afar nearly all; none over another, a crown or arms."""
    lines = game_theme("sachsen").countries
    of = {" ".join(lines.get(key, [c.name])).upper(): key for key, c in board.countries.items()}
    names = [name for name in sheet.names[level] if name.kind == "country"]
    written = {" ".join(letter.text for letter in name.letters): name for name in names}
    assert written.keys() <= of.keys()
    assert len(written) >= (60 if level == "reading" else 52)
    boxes = {of[text]: shapely.box(*name.box) for text, name in written.items()}
    for key, box in boxes.items():
        assert lands[key].buffer(0.5).contains(box), key
    assert not any(a.intersects(b) for a, b in combinations(boxes.values(), 2))
    for key in board.capitals.values():
        mark = plan.places[key]
        if level == "reading":
            assert not any(box.intersects(shapely.box(*mark.crown())) for box in boxes.values())
            assert not any(box.intersects(shapely.box(*mark.arms())) for box in boxes.values())


@pytest.mark.parametrize("name", ONE_THEME)
def test_a_state_has_its_tint_and_its_arms(sheet: Sheet, plan: Plan, name: str) -> None:
    """Painted, the squares of two States differ, and something stands to the left of the capital."""
    theme = load_theme(name)
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    mark = plan.places["dresden"]
    painter = QPainter(image)
    painter.translate(200 - mark.x, 150 - mark.y)
    SheetPainter(sheet, plan, theme).paint(
        painter, READING, (mark.x - 200, mark.y - 150, mark.x + 200, mark.y + 150)
    )
    painter.end()
    saxon = QColor(theme.of("sachsen").side("sachsen"))
    arms = [image.pixelColor(200 - 36 + dx, 150 + dy) for dx in (-6, 0, 6) for dy in (-8, 0)]
    assert any(abs(c.green() - saxon.green()) < 12 and abs(c.red() - saxon.red()) < 12 for c in arms)


# --- fields


def test_letters_and_numbers_stand_round_a_field(atlas: Atlas) -> None:
    """In the strip round it; and its squares are called by them."""
    plan = atlas.plans["field-large"]
    assert (plan.board.places["field-large-16-8"].name, plan.board.places["field-large-1-1"].name) == (
        "P8",
        "A1",
    )
    sheet = atlas.sheet("field-large")
    image = QImage(2060, 1100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(70, 70)
    SheetPainter(sheet, plan, load_theme("light")).paint(painter)
    painter.end()

    def inked(rect: QRectF) -> int:
        box = rect.toRect()
        pixels = ((x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom()))
        return sum(image.pixelColor(x, y).lightness() < 120 for x, y in pixels)

    middles = (70 + FIELD * (column + 0.5) for column in range(16))
    assert all(inked(QRectF(x - 7, 58, 14, 10)) > 8 for x in middles)
    assert inked(QRectF(70 + FIELD - 7, 58, 14, 10)) == 0


@pytest.mark.parametrize("name", ONE_THEME)
def test_every_quarter_of_an_obstacle_keeps_to_its_square(qapp: QApplication, name: str) -> None:
    """Each fills its room, and nothing is painted outside of it."""
    assert len(MARKS) == len(OBSTACLES) * len(QUARTERS)
    bare, inside = QColor("magenta"), range(20, 140, 3)
    for kind in MARKS:
        image = QImage(160, 160, QImage.Format.Format_RGB32)
        image.fill(bare)
        painter = QPainter(image)
        painter.translate(80, 80)
        obstacle(MarkView(kind, "field-small-3-3")).draw(painter, load_theme(name, "sachsen"))
        painter.end()
        assert sum(image.pixelColor(x, y) != bare for x in inside for y in inside) > 900
        assert all(image.pixelColor(x, y) == bare for x in (5, 17, 143) for y in range(0, 160, 9))


def test_an_obstacle_covers_its_square_below_all_else(atlas: Atlas) -> None:
    """A mark of one has the room of the whole square; other marks stand at its corners, as everywhere."""
    map = BoardMap(atlas.board.subset(("field-small",)), load_theme("parchment"))
    scene = QGraphicsScene()
    for item in map.items():
        scene.addItem(item)
    ground = MapGeometry(map)
    assert ground.covers("field-small-2-3", "wood-ne")
    assert not ground.covers("field-small-2-3", "shaken")
    assert ground.seat("field-small-2-3", "redoubt-se", 0.5) == (QPointF(), FIELD / 4)
    assert ground.seat("field-small-2-3", "shaken", 0.5) is None


def test_squares_are_found_under_the_pointer(atlas: Atlas, plan: Plan) -> None:
    """And so are provinces, before and after they are drawn."""
    map = BoardMap(atlas.board.subset((EMPIRE,)), load_theme("parchment"))
    at = map.point("dresden")
    assert map.square_at(at) == "dresden"
    assert map.square_at(at + QPointF(SQUARE, 0)) == "empire-17-8"
    assert map.shape("country:meissen").contains(at)
    assert not map.shape("country:lausitz").contains(at)
    assert set(LEVELS) == {"overview", "reading", "close"}
