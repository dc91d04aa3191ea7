"""Territories: the cells cover the land, never overlap, and answer for every point."""

from __future__ import annotations

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
    return Territories(maria.file, request.param)


def test_land_stays_in_reach(shapes: Territories) -> None:
    """Each country holds its places, and ends at their reach and the margin of the frame."""
    whole = shapely.union_all([*shapes.countries.values()])
    places = shapely.MultiPoint(list(shapes.points.values()))
    assert places.buffer(REACH + 0.1, quad_segs=64).covers(whole)
    assert shapes.frame.buffer(MARGIN + 0.01, join_style="mitre").covers(whole)
    for place in shapes.places:
        assert shapes.countries[place.country or ""].intersects(shapes.points[place.id])


def test_countries_do_not_overlap(shapes: Territories) -> None:
    """The sum of the areas is the area of the union, within the grid."""
    parts = list(shapes.countries.values())
    assert sum(part.area for part in parts) == pytest.approx(shapely.union_all(parts).area, rel=1e-6)
    assert set(shapes.countries) == {place.country for place in shapes.places}


def test_countries_cover_the_land(maria: Board, shapes: Territories) -> None:
    """No land near a place inside the frame is left bare."""
    ground = land(maria, shapes.map).intersection(shapes.frame)
    near = shapely.union_all([point.buffer(REACH - 1) for point in shapes.points.values()])
    bare = shapely.union_all(list(shapes.countries.values()))
    assert ground.intersection(near).difference(bare).area < 1


def test_every_place_stands_on_land(maria: Board, shapes: Territories) -> None:
    """A town by the sea is drawn on its shore, within the roughness of the coast."""
    ground = land(maria, shapes.map)
    wet = {place for place, point in shapes.points.items() if ground.distance(point) > 3}
    assert wet == set()


def test_sectors_fill_their_rectangle(maria: Board, shapes: Territories) -> None:
    """The boxes of the sectors tile their grid, and each place lies in its own."""
    boxes = list(shapes.sectors.values())
    assert sum(box.area for box in boxes) == pytest.approx(shapely.union_all(boxes).area)
    for place in shapes.places:
        sector = maria.sector_of(place.id)
        assert sector is not None
        assert (
            shapes.sectors[sector.id]
            .buffer(0.01)
            .covers(shapely.Point(shapes.plane.point(place.lat, place.lon)))
        )


def test_a_far_shore_without_a_place_belongs_to_nobody(maria: Board) -> None:
    """Kent, across the sea from Calais, is taken out of France; Calais and Zeeland stay."""
    ground = land(maria, "flanders")
    with_land, without = Territories(maria.file, "flanders", ground), Territories(maria.file, "flanders")
    dover, middelburg = (
        shapely.Point(maria.plane("flanders").point(*at)) for at in ((51.13, 1.31), (51.5, 3.61))
    )
    calais = shapely.Point(maria.point("calais"))
    assert without.countries["france"].covers(dover)
    assert not any(country.covers(dover) for country in with_land.countries.values())
    assert with_land.countries["netherlands"].covers(middelburg)
    assert with_land.countries["france"].covers(calais)


def test_neighbours_share_a_border(maria: Board) -> None:
    """Where the file names none they follow from the land."""
    near = maria.neighbours
    assert near["silesia"] == {"bohemia", "moravia", "poland", "prussia", "saxony"}
    assert all(a in near[b] for a, others in near.items() for b in others)


@given(x=st.floats(-300, 300), y=st.floats(-330, 330))
def test_land_belongs_to_the_nearest_place(maria: Board, x: float, y: float) -> None:
    """What lies in a country lies nearest to one of its places."""
    shapes, at = _bohemia(maria), shapely.Point(x, y)
    distances = {place: point.distance(at) for place, point in shapes.points.items()}
    nearest = min(distances.values())
    found = [country for country, land in shapes.countries.items() if land.covers(at)]
    if found:
        close = {maria.places[place].country for place, far in distances.items() if far < nearest + 0.01}
        assert close & set(found)
    else:
        assert nearest >= REACH - 1 or not shapes.frame.covers(at)


_kept: dict[int, Territories] = {}


def _bohemia(board: Board) -> Territories:
    return _kept.setdefault(id(board), Territories(board.file, "bohemia"))


@given(lat=st.floats(47, 53), lon=st.floats(10, 19))
def test_the_plane_goes_there_and_back(maria: Board, lat: float, lon: float) -> None:
    """Degrees to kilometres and back."""
    plane = maria.plane("bohemia")
    assert plane.degrees(*plane.point(lat, lon)) == pytest.approx((lat, lon))
