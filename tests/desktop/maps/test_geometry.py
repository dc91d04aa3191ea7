"""Projection, curves, roads, pips and territories."""

from __future__ import annotations

import math

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintDevice, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from desktop.maps.borders import borders, lands
from desktop.maps.coast import raw_land
from desktop.maps.shapes import pack, points_of
from desktop.maps.smooth import catmull, chaikin, chance, cut_ring
from desktop.maps.source import geography
from desktop.maps.tiles import visible_part
from tests.desktop.maps.conftest import MAPS, Atlas

coordinates = st.tuples(st.floats(-500, 500), st.floats(-500, 500))


@given(st.lists(coordinates, min_size=3, max_size=12, unique=True))
def test_river_curves_pass_through_every_vertex(points: list[tuple[float, float]]) -> None:
    curve = catmull(points)
    assert all(point in curve for point in points)


@given(st.lists(coordinates, min_size=2, max_size=12))
def test_smoothing_keeps_the_ends_of_an_open_line(points: list[tuple[float, float]]) -> None:
    smooth = chaikin(points, 3)
    assert (smooth[0], smooth[-1]) == (points[0], points[-1])


def test_the_cut_of_the_data_is_not_smoothed() -> None:
    ring = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.0, 14.0), (0.0, 10.0)]
    smooth = cut_ring(ring, lambda p: p[1] <= 10)
    assert {(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)} <= set(smooth)
    assert (5.0, 14.0) not in smooth


def test_chances_are_the_same_in_every_run() -> None:
    assert chance("road", "brieg", "breslau").random() == pytest.approx(0.5006215560368573)


@given(st.lists(coordinates, min_size=2, max_size=20))
def test_packed_shapes_come_back(points: list[tuple[float, float]]) -> None:
    shape = pack([points], closed=False)
    back = points_of(shape.parts[0])
    assert all(math.dist(a, b) < 1e-3 for a, b in zip(points, back, strict=True))


@pytest.mark.parametrize("key", MAPS)
def test_places_lie_inside_the_frame(atlas: Atlas, key: str) -> None:
    plan = atlas.plans[key]
    assert plan.width == pytest.approx(2500)
    assert all(20 < p.x < plan.width - 20 and 20 < p.y < plan.height - 20 for p in plan.places.values())


@pytest.mark.parametrize("key", MAPS)
def test_roads_end_at_their_towns_and_keep_clear_of_others(atlas: Atlas, key: str) -> None:
    plan = atlas.plans[key]
    for (a, b), road in plan.roads.items():
        ends = {road.curve[0], road.curve[3]}
        assert ends == {(plan.places[a].x, plan.places[a].y), (plan.places[b].x, plan.places[b].y)}
        for place in plan.places.values():
            if place.id not in (a, b):
                assert all(math.dist(p, (place.x, place.y)) > place.radius for p in road.points())


@pytest.mark.parametrize("key", MAPS)
def test_pips_stand_in_their_sector_and_touch_no_town(atlas: Atlas, key: str) -> None:
    plan = atlas.plans[key]
    assert len(plan.pips) == 2 * len(plan.sectors)
    for pip in plan.pips:
        sector = plan.sector_at(pip.x, pip.y)
        assert sector is not None
        assert (sector.column, sector.row, sector.sign) == (pip.column, pip.row, pip.sign)
        for place in plan.places.values():
            assert math.dist((pip.x, pip.y), (place.x, place.y)) > 11 + place.radius


@pytest.mark.parametrize("key", MAPS)
def test_every_place_lies_in_the_sector_the_board_declares(atlas: Atlas, key: str) -> None:
    plan = atlas.plans[key]
    for place in plan.places.values():
        declared = atlas.board.sector_of(place.id)
        drawn = plan.sector_at(place.x, place.y)
        assert declared is not None
        assert drawn is not None
        assert (drawn.row + 1, drawn.column + 1, drawn.sign) == (declared.row, declared.column, declared.sign)


@pytest.mark.parametrize("key", MAPS)
def test_territories_cover_the_land_without_gap_or_overlap(atlas: Atlas, key: str) -> None:
    plan = atlas.plans[key]
    land = raw_land(plan, geography(plan.entry))
    rough, found = lands(plan, land), borders(plan, land)
    areas = {t.country: t.area for t in found.territories}
    assert set(areas) == set(rough)
    whole = shapely.union_all(list(areas.values()))
    assert sum(a.area for a in areas.values()) == pytest.approx(whole.area, rel=1e-4)
    covered = shapely.union_all(list(rough.values()))
    assert covered.symmetric_difference(whole).area < 0.01 * covered.area
    holes = [
        shapely.Polygon(ring).area for part in getattr(whole, "geoms", [whole]) for ring in part.interiors
    ]
    expected = [
        shapely.Polygon(r).area for part in getattr(covered, "geoms", [covered]) for r in part.interiors
    ]
    assert sum(holes) <= sum(expected) * 1.2 + 50
    for country, area in areas.items():
        assert area.area == pytest.approx(rough[country].area, rel=0.10)
    for place in plan.places.values():
        assert areas[place.place.country or ""].distance(shapely.Point(place.x, place.y)) < 1.0


@pytest.mark.parametrize("key", MAPS)
def test_neighbours_without_owner_differ_in_tint(atlas: Atlas, key: str) -> None:
    plan = atlas.plans[key]
    found = borders(plan, raw_land(plan, geography(plan.entry)))
    free = [t for t in found.territories if t.owner is None]
    for i, one in enumerate(free):
        for other in free[:i]:
            if one.area.buffer(1).intersection(other.area).area > 40:
                assert one.tint != other.tint


def test_a_screen_with_two_pixels_to_one_sees_the_whole_of_its_widget(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A widget tells its size in units of the screen, a picture in pixels: three quarters of the map were left out."""
    monkeypatch.setattr(QWidget, "devicePixelRatio", lambda _self: 2.0)
    widget, picture, seen = QWidget(), QPixmap(800, 600), list[QRectF]()
    widget.resize(400, 300)
    picture.setDevicePixelRatio(2)

    class Painter:
        """Paints on a device, one scene pixel for each of the screen."""

        def __init__(self, device: QPaintDevice) -> None:
            self._device = device

        def device(self) -> QPaintDevice:
            return self._device

        def worldTransform(self) -> QTransform:
            return QTransform()

    for device in (widget, picture):
        seen.append(visible_part(Painter(device), QRectF(-1000, -1000, 5000, 5000)))  # type: ignore[arg-type]
    assert seen == [QRectF(0, 0, 400, 300)] * 2
