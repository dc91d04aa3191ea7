"""Territories: the cells cover the land, never overlap, and answer for every point."""

from __future__ import annotations

import math

import pytest
import shapely
import yaml
from hypothesis import given
from hypothesis import strategies as st

from engine.boards import Board
from engine.boards.territories import MARGIN, REACH, Territories
from engine.kernel.files import data

MAPS = ["flanders", "bohemia"]


def land(board: Board, name: str) -> shapely.MultiPolygon:
    """The land of a map's geography, in its plane."""
    path = data("geography", f"{board.maps[name].geography}.yaml")
    plane = board.plane(name)
    ground = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)["land"]
    rings = [shapely.Polygon([plane.point(*at) for at in part["ring"]]) for part in ground]
    return shapely.MultiPolygon(
        [part for ring in rings for part in getattr(shapely.make_valid(ring), "geoms", [ring])]
    )


@pytest.fixture(scope="module", params=MAPS)
def shapes(request: pytest.FixtureRequest, maria: Board) -> Territories:
    """The shapes of each map in turn."""
    return Territories(maria, request.param)


def test_cells_hold_their_place_and_stay_in_reach(shapes: Territories) -> None:
    """Each cell has its own place inside, and ends at the reach and the margin of the frame."""
    for place, cell in shapes.cells.items():
        assert cell.intersects(shapes.points[place])
        assert shapely.hausdorff_distance(shapes.points[place], cell) <= REACH + 0.1
    assert shapes.frame.buffer(MARGIN + 0.01, join_style="mitre").covers(
        shapely.union_all([*shapes.cells.values()])
    )


def test_countries_do_not_overlap(shapes: Territories) -> None:
    """The sum of the areas is the area of the union, within the grid."""
    parts = list(shapes.countries.values())
    assert sum(part.area for part in parts) == pytest.approx(shapely.union_all(parts).area, rel=1e-6)
    assert sum(cell.area for cell in shapes.cells.values()) == pytest.approx(
        sum(p.area for p in parts), rel=1e-6
    )
    assert set(shapes.countries) == {shapes.board.places[place].country for place in shapes.points}


def test_countries_cover_the_land(shapes: Territories) -> None:
    """No land near a place inside the frame is left bare."""
    ground = land(shapes.board, shapes.map).intersection(shapes.frame)
    near = shapely.union_all([point.buffer(REACH - 1) for point in shapes.points.values()])
    bare = shapely.union_all(list(shapes.countries.values()))
    assert ground.intersection(near).difference(bare).area < 1


def test_every_place_stands_on_land(shapes: Territories) -> None:
    """A town by the sea is drawn on its shore, within the roughness of the coast."""
    ground = land(shapes.board, shapes.map)
    wet = {place for place, point in shapes.points.items() if ground.distance(point) > 3}
    assert wet == set()


def test_sectors_fill_their_rectangle(shapes: Territories) -> None:
    """The boxes of the sectors tile their grid, and each place lies in its own."""
    boxes = list(shapes.sectors.values())
    assert sum(box.area for box in boxes) == pytest.approx(shapely.union_all(boxes).area)
    for place, point in shapes.points.items():
        sector = shapes.sector_at(point.x, point.y)
        assert sector is not None
        assert sector.id == shapes.board.places[place].sector


def test_a_far_shore_without_a_place_belongs_to_nobody(maria: Board) -> None:
    """Kent, across the sea from Calais, is taken out of the cells; Calais and Zeeland stay."""
    ground = land(maria, "flanders")
    with_land, without = Territories(maria, "flanders", ground), Territories(maria, "flanders")
    dover = maria.plane("flanders").point(51.13, 1.31)
    assert without.place_at(*dover) == "calais"
    assert with_land.place_at(*dover) is None
    middelburg = maria.plane("flanders").point(51.5, 3.61)
    assert with_land.place_at(*middelburg) is not None
    assert with_land.place_at(*maria.point("calais")) == "calais"


@given(x=st.floats(-300, 300), y=st.floats(-330, 330))
def test_the_place_of_a_point_is_the_nearest(maria: Board, x: float, y: float) -> None:
    """Looked up in the tree of cells, in the tree of points, or measured one by one: the same place."""
    shapes = _bohemia(maria)
    distances = {place: math.hypot(point.x - x, point.y - y) for place, point in shapes.points.items()}
    nearest = min(distances.values())
    found = shapes.place_at(x, y)
    if found is not None:
        assert distances[found] == pytest.approx(nearest, abs=0.01)
        assert distances[shapes.nearest(x, y) or ""] == pytest.approx(nearest, abs=0.01)
        assert shapes.country_at(x, y) == maria.places[found].country
    else:
        assert nearest >= REACH - 1 or not shapes.frame.covers(shapely.Point(x, y))


_kept: dict[int, Territories] = {}


def _bohemia(board: Board) -> Territories:
    return _kept.setdefault(id(board), Territories(board, "bohemia"))


@given(lat=st.floats(47, 53), lon=st.floats(10, 19))
def test_the_plane_goes_there_and_back(maria: Board, lat: float, lon: float) -> None:
    """Degrees to kilometres and back."""
    plane = maria.plane("bohemia")
    assert plane.degrees(*plane.point(lat, lon)) == pytest.approx((lat, lon))
