"""The sheet of the Low Countries: provinces with their plates, command sections, lock gates, ribbons."""

from __future__ import annotations

from itertools import combinations

import pytest
import shapely
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from desktop.games.revolution.signs import CITY_RADIUS, TOWN_RADIUS, plate_sign_of
from desktop.maps.boardmap import BoardMap
from desktop.maps.borders import borders
from desktop.maps.coast import frame_box, raw_land, smooth_land
from desktop.maps.gates import FARTHEST, gate_box
from desktop.maps.layout import make_layout, table_of
from desktop.maps.levels import OVERVIEW, READING
from desktop.maps.painter import SheetPainter
from desktop.maps.plan import Plan
from desktop.maps.shapes import path_of
from desktop.maps.sheet import Sheet
from desktop.maps.signs import made_of
from desktop.maps.source import drawn_from, geography
from desktop.maps.symbols import STAR
from desktop.maps.waterways import Waterways
from desktop.profile.theme import load_theme
from desktop.views.parts.figures import Figure
from desktop.views.scene.closed_gates import ClosedGates
from desktop.views.scene.land_figures import LandFigures, teeth
from desktop.views.scene.lettering import Lettering
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.names import Names
from engine.games.revolution.board import RevolutionBoard
from engine.kernel.view import View
from tests.desktop.maps.conftest import Atlas, atlas_of
from tests.desktop.maps.themes import ONE_THEME

KEY = "low-countries"
WATER = "zeeland"
ISLANDS = {"zeeland", "holland", "friesland", "groningen", "overijssel", "generality"}


@pytest.fixture(scope="module")
def atlas(qapp: QApplication) -> Atlas:
    return atlas_of("revolution")


@pytest.fixture(scope="module")
def plan(atlas: Atlas) -> Plan:
    return atlas.plans[KEY]


@pytest.fixture(scope="module")
def sheet(atlas: Atlas) -> Sheet:
    return atlas.sheet(KEY)


@pytest.fixture(scope="module")
def board(atlas: Atlas) -> RevolutionBoard:
    assert isinstance(atlas.board, RevolutionBoard)
    return atlas.board


@pytest.fixture(scope="module")
def lands(plan: Plan) -> dict[str, BaseGeometry]:
    """The dry land of each province, as it is drawn."""
    ground = geography(plan.entry)
    land = smooth_land(plan, ground).intersection(frame_box(plan))
    found = borders(plan, raw_land(plan, ground)).territories
    return {territory.country: territory.area.intersection(land) for territory in found}


# --- provinces


def test_every_province_is_drawn_in_one_piece(lands: dict[str, BaseGeometry], board: RevolutionBoard) -> None:
    """Islands apart; each is large enough for its plate."""
    assert lands.keys() == board.countries.keys()
    for key, land in lands.items():
        pieces = [part for part in getattr(land, "geoms", [land]) if part.area > 50]
        assert len(pieces) == 1 or key in ISLANDS, key
        assert land.area > 3500, key


def test_places_and_counters_stand_in_their_province(lands: dict[str, BaseGeometry], plan: Plan) -> None:
    """Each town and city on its land or at its shore, and the countryside of each province within it."""
    for mark in plan.places.values():
        assert mark.place.country is not None
        assert lands[mark.place.country].distance(Point(mark.x, mark.y)) < 12, mark.id
    for land in plan.lands:
        assert lands[land.country].distance(Point(land.x, land.y)) < 1, land.country


def test_neighbours_are_those_that_share_a_border(
    lands: dict[str, BaseGeometry], board: RevolutionBoard
) -> None:
    """Zeeland alone lies over the water from its neighbours (6.13-c)."""
    for a, b in combinations(sorted(lands), 2):
        shared = lands[a].buffer(1.5).intersection(lands[b].boundary).length
        if WATER not in (a, b):
            assert (shared > 12) == (b in board.neighbours[a]), (a, b, shared)


def test_plates_of_provinces_stand_clear(plan: Plan) -> None:
    """No plate covers another, a town, a city or a command section; nor do counters stand on any."""
    plates = {land.country: shapely.box(*land.ground()) for land in plan.lands}
    for (a, one), (b, other) in combinations(plates.items(), 2):
        assert one.intersection(other).area < 40, (a, b)
    sections = {plate.ref: shapely.box(*plate.ground) for plate in plan.plates}
    for land in plan.lands:
        for key, section in sections.items():
            assert not section.intersects(plates[land.country]), (land.country, key)
        for mark in plan.places.values():
            ring = Point(mark.x, mark.y).buffer(mark.radius)
            assert not ring.intersects(plates[land.country]), (land.country, mark.id)
            assert not ring.contains(Point(land.x, land.y)), (land.country, mark.id)


def test_towns_and_cities(plan: Plan, board: RevolutionBoard) -> None:
    """A ring for one counter, walls for many; trading towns on a ribbon, universities with a book."""
    for key, place in board.places.items():
        sign = plan.places[key].sign
        assert sign.radius == (CITY_RADIUS if place.kind == "city" else TOWN_RADIUS)
        assert (sign.letters == "ribbon") is place.trading
        assert (sign.letters == "major") is (place.kind == "city")
        assert bool(sign.marks) is (place.university is not None)
    for a, b in combinations(plan.places.values(), 2):
        assert Point(a.x, a.y).distance(Point(b.x, b.y)) > a.radius + b.radius, (a.id, b.id)


# --- sections and gates


def test_command_sections_lie_on_the_sheet(plan: Plan, board: RevolutionBoard) -> None:
    """Ten, clear of places and of each other, with an arrow to each region next to it (2-e)."""
    assert len(plan.plates) == 10
    for plate in plan.plates:
        left, top, right, bottom = plate.ground
        assert left > 0 < top
        assert right < plan.width
        assert bottom < plan.height
        section = board.boxes[plate.ref.removeprefix("box:")]
        assert plate.sign is not None
        assert plate.sign.points_to == tuple(f"box:section-{key}" for key in section.arrows)
        assert all(not _meet(plate.ground, mark.ground()[0]) for mark in plan.places.values())
    for one, other in combinations(plan.plates, 2):
        assert not _meet(one.ground, other.ground)
    assert plate_sign_of(board.boxes["jesuits"]) is None


def test_what_no_board_tells_has_a_star(plan: Plan, board: RevolutionBoard) -> None:
    """A star for each figure that the board file says is reconstructed, in the plate, clear of the others."""
    for land in plan.lands:
        country = board.countries[land.country]
        wanted = [f for f in ("limit", "points", "tax") if f != "tax" or country.limit > 1]
        sources = {field: board.source(f"countries.{land.country}.{field}") for field in wanted}
        assert set(land.made) == {
            f for f, s in sources.items() if s is not None and s.kind == "reconstruction"
        }
        left, top, right, bottom = land.sign.plate
        stars = [land.sign.stars[field] for field in wanted]
        assert all(left < x - STAR and x + STAR < right and top < y < bottom for x, y in stars)
        assert all(abs(one[0] - other[0]) > 2 * STAR for one, other in combinations(stars, 2))
    made = {land.country: land.made for land in plan.lands}
    assert made["gelderland"] == ("limit", "points")
    assert made["holland"] == ("limit", "points", "tax")
    assert all(plate.made for plate in plan.plates), "arrows and spaces of all sections"


def test_a_source_put_right_takes_its_star_away(board: RevolutionBoard) -> None:
    def mended(country: str) -> RevolutionBoard:
        sources = dict(board.file.provenance)
        given = sources["rulebook"]
        sources["rulebook"] = replace(
            given, facts=(*given.facts, f"countries.{country}.{{limit,points,tax}}")
        )
        return RevolutionBoard(replace(board.file, provenance=sources))

    holland = mended("holland")
    assert made_of(board, board.countries["holland"])
    assert not made_of(holland, holland.countries["holland"])
    prints = {drawn_from(one, KEY) for one in (board, holland, mended("zeeland"))}
    assert len(prints) == 3, "its sheet is drawn anew, and not as with the stars of another"


def _meet(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return shapely.box(*one).intersects(shapely.box(*other))


def test_every_gate_lies_across_its_river(plan: Plan, sheet: Sheet, board: RevolutionBoard) -> None:
    """One at each place that bars a river, beside its sign, and under no name."""
    wanted = {item.at for river in board.file.rivers.values() for item in river.course} - {None}
    assert {gate.place for gate in sheet.gates} == wanted
    for gate in sheet.gates:
        mark = plan.places[gate.place]
        away = Point(mark.x, mark.y).distance(Point(gate.x, gate.y))
        assert mark.radius < away < FARTHEST
        for place, label in sheet.labels["reading"].items():
            assert not _meet(gate_box(gate), label.box), (gate.place, place)


def test_names_keep_off_the_plates(plan: Plan, sheet: Sheet) -> None:
    """Of places and of provinces, near and from afar."""
    for level in (OVERVIEW, READING):
        plates = [land.ground(level.sites) for land in plan.lands]
        for place, label in sheet.labels[level.name].items():
            assert not any(_meet(label.box, plate) for plate in plates), (level.name, place)
    assert {name.key for name in sheet.names["reading"] if name.kind == "country"} >= {"holland", "brabant"}


@pytest.mark.parametrize("name", ONE_THEME)
def test_the_signs_are_painted(sheet: Sheet, plan: Plan, name: str) -> None:
    """A section has its orange space and a white arrow; a plate its gold coin."""
    theme = load_theme(name).of("revolution")
    flanders = next(plate for plate in plan.plates if plate.ref == "box:section-flanders")
    holland = next(land for land in plan.lands if land.country == "holland")
    left, top, right, bottom = flanders.box
    space = QRectF(left, top, (right - left) / 6, bottom - top)
    assert _share(_painted(sheet, plan, name, space), theme.side("orange-space")) > 0.3
    around = QRectF(left - 40, top - 60, right - left + 80, bottom - top + 100)
    assert _share(_painted(sheet, plan, name, around), "#FFFFFF") > 0.002
    plate = QRectF(holland.x - 80, holland.y + 30, 160, 46)
    assert _share(_painted(sheet, plan, name, plate), theme.pieces.gold) > 0.03


def _painted(sheet: Sheet, plan: Plan, theme: str, box: QRectF) -> QImage:
    image = QImage(round(box.width()), round(box.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(-box.left(), -box.top())
    SheetPainter(sheet, plan, load_theme(theme)).paint(painter)
    painter.end()
    return image


def _share(image: QImage, colour: str) -> float:
    """How much of a picture has a colour."""
    wanted = QColor(colour).rgb()
    spots = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(image.pixel(x, y) == wanted for x, y in spots) / len(spots)


# --- what changes


def test_a_figure_too_large_is_rimmed_with_teeth(board: RevolutionBoard) -> None:
    """Each country's figure stands on its plate; too much of it is told by colour and shape."""
    theme = load_theme("parchment").of("revolution")
    scene, counted = QGraphicsScene(), {"holland": Figure("7")}
    map = BoardMap(board, theme)

    def count(_view: View) -> dict[str, Figure]:
        return dict(counted)

    ground = MapGeometry(map)
    figures = LandFigures(scene, ground, Names(ground, Lettering(ground, theme)), theme, count)
    view: View = None  # type: ignore[assignment]
    mark = next(land for land in map.plans[KEY].lands if land.country == "holland")
    left, top, right, bottom = mark.ground()
    room = QRectF(left - 12, top - 12, right - left + 24, bottom - top + 24).translated(
        map.layout.origins[KEY]
    )

    def shown() -> QImage:
        image = QImage(round(room.width()), round(room.height()), QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFFFF"))
        painter = QPainter(image)
        scene.render(painter, QRectF(image.rect()), room)
        painter.end()
        return image

    figures.show(view)
    assert (_share(shown(), theme.map.ink) > 0.002, _share(shown(), theme.lights.threat)) == (True, 0.0)
    counted["holland"] = Figure("13", alarm=True)
    figures.show(view)
    assert _share(shown(), theme.lights.threat) > 0.02
    counted["holland"] = Figure("13", "/12")
    figures.show(view)
    image = QImage(round(room.width() / 4), round(room.height() / 4), QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), room)
    painter.end()
    assert _share(image, theme.map.halo) > 0.2, "from afar a slip of paper bears it, as large as can be read"
    counted.clear()
    figures.show(view)
    assert _share(shown(), "#FFFFFF") == 1.0
    rim = teeth(QRectF(0, 0, 70, 35)).boundingRect()
    assert rim.left() < -5 < 75 < rim.right()


def test_a_closed_gate_has_a_red_bar(
    sheet: Sheet, board: RevolutionBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only while it is closed, and across the river at its place."""
    theme, scene, closed = load_theme("parchment").of("revolution"), QGraphicsScene(), [("liege-city",), ()]
    map = BoardMap(board, theme)
    monkeypatch.setattr(map, "sheet", lambda _key: sheet)
    gates = ClosedGates(scene, map, theme, lambda _view: closed[0])
    view: View = None  # type: ignore[assignment]
    gates.show(view)
    ((middle, angle),) = gates.bars()
    gate = next(gate for gate in sheet.gates if gate.place == "liege-city")
    assert (middle - map.layout.origins[KEY], angle) == (QPointF(gate.x, gate.y), gate.angle)
    room = QRectF(middle.x() - 20, middle.y() - 20, 40, 40)

    def red() -> float:
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFFFF"))
        painter = QPainter(image)
        scene.render(painter, QRectF(image.rect()), room)
        painter.end()
        return _share(image, theme.lights.blocked)

    assert red() > 0.03
    closed.pop(0)
    gates.show(view)
    assert red() == 0.0


def test_who_does_not_play_has_no_plate_beside_the_map(atlas: Atlas, board: RevolutionBoard) -> None:
    """Neither a camp, nor a box that serves nobody in play; every scenario has the same table else."""

    def plates(*sides: str) -> set[str]:
        return set(make_layout(atlas.plans, table_of(board, "full", sides)).store)

    everybody = plates()
    assert {f"side:{side}" for side in board.powers} < everybody
    assert {ref for ref in everybody if ref.startswith("box:")} == {
        box.ref for box in board.boxes.values() if box.kind != "section"
    }
    four = plates("catholics", "habsburgs", "burghers", "reformers")
    assert everybody - four == {"side:nobility", "cards:nobility", "box:french-support", "box:emperor"}
    three = plates("catholics", "habsburgs", "nobility")
    assert "box:huguenots" not in three
    assert "box:spanish-treasury" in three


def test_land_ends_at_the_shore(sheet: Sheet, plan: Plan) -> None:
    """Whoever holds Holland does not tint the sea: neither what is printed nor what is laid over it."""
    north_sea, zuiderzee = (QPointF(*plan.projection(*at)) for at in ((52.5, 3.6), (52.75, 5.35)))
    assert path_of(sheet.sea).contains(north_sea)
    for territory in sheet.territories:
        land = path_of(territory.area)
        assert not land.contains(north_sea), territory.country
        assert not land.contains(zuiderzee), territory.country
    assert any(path_of(territory.whole).contains(north_sea) for territory in sheet.territories)
    assert {t.country for t in sheet.territories} == set(plan.board.countries)


def test_a_way_over_water_follows_the_drawn_rivers(sheet: Sheet, plan: Plan) -> None:
    """Past Arnhem up the Rhine: every step lies on a river that is drawn, and the gate is passed."""
    rivers = Waterways(sheet.courses)
    assert {one.id for one in sheet.courses} == set(plan.board.file.rivers)
    gate = next(one for one in sheet.gates if one.place == "arnhem")
    ends = [
        rivers.nearest((plan.places[name].x, plan.places[name].y)) for name in ("rotterdam", "koeln-city")
    ]
    way = rivers.way(ends[:1], [(gate.x, gate.y)], ends[1:])
    drawn = [shapely.LineString(one.points) for one in sheet.courses]
    off = [min(line.distance(Point(*spot)) for line in drawn) for spot in way]
    assert max(off) < 1
    assert min(Point(gate.x, gate.y).distance(Point(*spot)) for spot in way) < FARTHEST / 4
    assert shapely.LineString(way).length > 1.1 * Point(*way[0]).distance(Point(*way[-1])), "it winds"


def test_no_river_joins_all(sheet: Sheet, plan: Plan) -> None:
    """The Schelde flows into no other; what no river joins has no way."""
    rivers = Waterways(sheet.courses)
    ends = [rivers.nearest((plan.places[name].x, plan.places[name].y)) for name in ("gent", "koeln-city")]
    assert rivers.way(ends[:1], [], ends[1:]) == []
    assert Waterways([]).way([], [], []) == []


def test_what_hangs_below_a_section_is_painted_by_the_tile_below(sheet: Sheet, plan: Plan) -> None:
    """A tile that begins under the box paints the name that reaches into it."""
    plate = next(one for one in plan.plates if one.ref == "box:section-flanders")
    left, _, right, low = plate.box
    room = QRectF(left, low + 12, right - left, plate.ground[3] - low)
    pictures = []
    for clip in ((0.0, 0.0, sheet.width, sheet.height), room.getCoords()):
        image = QImage(room.size().toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.translate(-room.left(), -room.top())
        SheetPainter(sheet, plan, load_theme("parchment")).paint(painter, clip=clip)
        painter.end()
        pictures.append(image)
    assert pictures[0] == pictures[1]
