"""What has a shape is dropped on: provinces, boxes on the map and squares of two small boards, on a real table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

import engine
from desktop.maps.boardmap import BoardMap
from desktop.maps.drafting import compute
from desktop.maps.levels import READING
from desktop.maps.painter import SheetPainter
from desktop.maps.plan import make_plan
from desktop.profile.keys import Keys
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.parts.looks import Looks, PieceLook
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from engine.boards.load import load_board
from engine.kernel.table import Table
from engine.kernel.view import HeapView, PieceView
from engine.texts.translate import Translator
from tests.small_games.counters import LOOKS
from tests.small_games.seating import GAMES, seated

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module", autouse=True)
def boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Path]]:
    """The two small games are there; their boards by name."""
    with pytest.MonkeyPatch.context() as patch, seated(patch, tmp_path_factory.mktemp("boards")) as paths:
        yield paths


@pytest.fixture
def open_map(qtbot: QtBot, boards: dict[str, Path]) -> Iterator[Callable[[str, str], MapView]]:
    """Opens the table of a small game, seen by a side, and closes it."""
    made: list[MapView] = []

    def opened(game: str, seat: str) -> MapView:
        table = Table.new(engine.game(game), seed=1, kind="open")
        words = Translator("en", game, lambda _ref: None, None, "1.0")
        scene = TableScene(
            Session(table, seat),
            load_board(boards[GAMES[game]]),
            load_theme("parchment"),
            words,
            draw_map=False,
        )
        view = MapView(scene, Keys())
        qtbot.addWidget(view)
        view.resize(1200, 900)
        view.show()
        view.look_at(scene.ground.rect().center(), 0.4)
        made.append(view)
        return view

    yield opened
    for view in made:
        view.close_table()


def spot(view: MapView, ref: str) -> QPoint:
    """A point of the view inside what a reference covers, away from its middle."""
    shape = view.table.ground.shape(ref)
    middle = view.table.ground.point(ref.removeprefix("place:"))
    room = shape.boundingRect()
    away = (
        QPointF(x, y)
        for x in (room.left() + room.width() * k / 12 for k in range(1, 12))
        for y in (room.top() + room.height() * k / 12 for k in range(1, 12))
    )
    seen = view.viewport().rect().adjusted(60, 60, -60, -60)
    inside = [at for at in away if shape.contains(at) and seen.contains(view.mapFromScene(at))]
    return view.mapFromScene(max(inside, key=lambda at: (at - middle).manhattanLength()))


def drag(qtbot: QtBot, view: MapView, piece: str, ref: str) -> None:
    """Carry a counter into what a reference covers, and let go."""
    item = view.table.piece_item(piece)
    assert item is not None
    start = view.mapFromScene(item.pos()) + (item.foot() - QPointF(0, 8)).toPoint()
    end = spot(view, ref)
    qtbot.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 6):
        qtbot.mouseMove(view.viewport(), start + (end - start) * step / 5)
    qtbot.mouseRelease(view.viewport(), LEFT, pos=end)


def where(view: MapView) -> dict[str, str]:
    """Where the counters are."""
    return {piece.id: piece.place for piece in view.table.session.view.pieces}


def test_what_is_lit_takes_the_shape_that_is_known_when_the_map_has_been_drawn(
    open_map: Callable[[str, str], MapView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the sheet has been drawn for the first time a province is lit with its part of the sea."""
    view = open_map("provinces", "spain")
    assert view.table.hand.take("piece:red")
    areas, drawn = view.table.lights.areas, QPainterPath()
    drawn.addRect(view.table.ground.shape("country:holland").boundingRect().adjusted(9, 9, -9, -9))
    assert areas.shape("country:holland") != drawn
    monkeypatch.setattr(BoardMap, "outline", lambda _map, _country: drawn)
    view.table.map.changed.emit()
    assert areas.shape("country:holland") == drawn


def test_a_counter_is_dropped_on_a_province(open_map: Callable[[str, str], MapView], qtbot: QtBot) -> None:
    """Anywhere inside its borders, far from where counters stand in it; and it stands there then."""
    view = open_map("provinces", "spain")
    assert view.table.hand.take("piece:red")
    assert view.table.lights.areas.lit == {"country:gelderland", "country:holland", "country:zeeland"}
    view.table.hand.put_back()
    drag(qtbot, view, "piece:red", "country:gelderland")
    assert where(view)["red"] == "country:gelderland"
    item = view.table.piece_item("piece:red")
    assert item is not None
    assert view.table.ground.shape("country:gelderland").contains(item.pos())


def test_a_province_that_is_too_far_says_why(open_map: Callable[[str, str], MapView], qtbot: QtBot) -> None:
    """A drop on an unlit province is refused with its clause, and the counter goes home."""
    view = open_map("provinces", "spain")
    refused = []
    view.table.session.refused.connect(refused.append)
    drag(qtbot, view, "piece:red", "country:utrecht")
    assert [refusal.clause for refusal in refused] == ["small 1-a"]
    assert where(view)["red"] == "country:brabant"


def test_out_of_a_box_on_the_map_and_back(open_map: Callable[[str, str], MapView], qtbot: QtBot) -> None:
    """A box that lies on the sheet holds counters and is dropped on like any other shape."""
    view = open_map("provinces", "spain")
    session = view.table.session
    drag(qtbot, view, "piece:red", "country:holland")
    session.look_as("orange")
    drag(qtbot, view, "piece:beggar", "country:holland")
    assert where(view)["beggar"] == "country:holland"
    session.look_as("spain")
    drag(qtbot, view, "piece:red", "country:brabant")
    session.look_as("orange")
    drag(qtbot, view, "piece:white", "box:beggars")
    assert where(view)["white"] == "box:beggars"


def test_counters_of_one_province_stand_side_by_side(
    open_map: Callable[[str, str], MapView], qtbot: QtBot
) -> None:
    """Each can be taken: no two bodies lie over each other."""
    view = open_map("provinces", "spain")
    drag(qtbot, view, "piece:red", "country:holland")
    items = [view.table.piece_item(f"piece:{key}") for key in ("red", "white")]
    rooms = [item.body_room() for item in items if item is not None]
    assert len(rooms) == 2
    assert rooms[0].intersected(rooms[1]).width() < 4


def test_on_a_box_with_slots_each_has_one_and_heaps_stand_abreast_with_the_largest_first(
    open_map: Callable[[str, str], MapView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where its game says so; and a heap whose picture tells its number bears no medal."""
    view = open_map("provinces", "spain")
    layer, ground, seen = view.table.piece_layer, view.table.ground, view.table.session.view
    flag = PieceLook(LOOKS.pieces["counter"].spec, slotted=True, abreast=True, numbered=True)
    monkeypatch.setattr(layer, "_looks", Looks(pieces={"counter": flag}))
    pieces = tuple(PieceView(f"n{n}", "counter", "spain", "box:beggars") for n in range(2))
    heaps = tuple(HeapView("nijmegen", side, "counter", n) for side, n in (("spain", 2), ("orange", 5)))
    layer.show(replace(seen, pieces=pieces, heaps=heaps))
    first, second = (layer.item(f"piece:n{n}") for n in range(2))
    slots = ground.slots("box:beggars")
    assert len(slots) == 3
    assert first is not None
    assert second is not None
    for item, slot in ((first, slots[0]), (second, slots[1])):
        off = item.pos() + item.foot() / view.transform().m11() - slot
        assert off.manhattanLength() < 1
    few, many = (layer.item(heap.ref) for heap in heaps)
    assert few is not None
    assert many is not None
    assert many.foot().x() < few.foot().x()
    assert not many.body_room().intersects(few.body_room().adjusted(4, 0, 0, 0))
    assert (many.number, many.stands_for) == (0, 5)
    assert not ground.slots("country:holland")


def test_from_afar_those_of_a_side_stand_as_one_on_slots_that_are_too_narrow(
    open_map: Callable[[str, str], MapView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With their number; what is lit stands for itself, and none covers another."""
    view = open_map("provinces", "spain")
    layer, seen = view.table.piece_layer, view.table.session.view
    flag = PieceLook(LOOKS.pieces["counter"].spec, slotted=True)
    monkeypatch.setattr(layer, "_looks", Looks(pieces={"counter": flag}))
    whose = ("spain", "orange", "spain")
    pieces = tuple(PieceView(f"n{n}", "counter", side, "box:beggars") for n, side in enumerate(whose))
    layer.set_zoom(0.08)
    layer.show(replace(seen, pieces=pieces, heaps=()))
    first, other, under = (layer.item(f"piece:n{n}") for n in range(3))
    assert first is not None
    assert other is not None
    assert under is not None
    assert (first.clustered, other.clustered) == (2, 0)
    assert not under.isVisible()
    assert other.foot().x() - first.foot().x() > 0.7 * flag.beside[0] * first.size
    layer.spread({"piece:n2"})
    assert (first.clustered, under.isVisible()) == (0, True)
    assert len({round(one.foot().x()) for one in (first, other, under)}) == 3


def test_a_counter_is_dropped_on_a_square(open_map: Callable[[str, str], MapView], qtbot: QtBot) -> None:
    """Anywhere inside it; the lit squares are a king's step away."""
    view = open_map("skirmish", "red")
    assert view.table.hand.take("piece:foot")
    steps = {"1-3", "1-4", "2-3", "2-5", "3-3", "3-4", "3-5"}
    assert view.table.lights.areas.lit == {f"place:field-{step}" for step in steps}
    view.table.hand.put_back()
    drag(qtbot, view, "piece:foot", "place:field-3-3")
    assert where(view)["foot"] == "field-3-3"


def test_a_wood_is_refused(open_map: Callable[[str, str], MapView], qtbot: QtBot) -> None:
    """The square under the pointer is meant, not the nearest lit one."""
    view = open_map("skirmish", "red")
    drag(qtbot, view, "piece:foot", "place:field-3-4")
    assert where(view)["foot"] == "field-3-4"
    view.table.session.look_as("blue")
    refused = []
    view.table.session.refused.connect(refused.append)
    drag(qtbot, view, "piece:horse", "place:field-5-5")
    assert len(refused) == 1
    assert where(view)["horse"] == "field-1-1"


def test_a_square_is_found_by_a_point_inside_it(open_map: Callable[[str, str], MapView]) -> None:
    """Near its edge, too, and nothing is found where there is no square."""
    table = open_map("skirmish", "red").table
    room = table.ground.shape("place:mill").boundingRect()
    assert table.place_at(room.topLeft() + QPointF(2, 2)) == "mill"
    assert table.place_at(room.bottomRight() - QPointF(2, 2)) == "mill"
    hole = table.ground.shape("place:field-2-5").boundingRect().center() - QPointF(room.width(), 0)
    assert table.place_at(hole) == ""


def test_keys_go_from_province_to_province(open_map: Callable[[str, str], MapView]) -> None:
    """Tab goes through what is lit, Enter drops."""
    view = open_map("provinces", "spain")
    view.table.hand.take("piece:red")
    assert len(view.keyboard.targets_in_order()) == 3
    view.keyboard._next_target(1)
    aimed = view.table.hand.target
    view.keyboard._enter()
    assert where(view)["red"] == aimed


@pytest.mark.parametrize("name", GAMES.values())
def test_the_map_room_draws_it(boards: dict[str, Path], qtbot: QtBot, name: str) -> None:
    """Areas in tints of their own with a box on the sheet; squares in lines with their ground."""
    board, theme = load_board(boards[name]), load_theme("parchment")
    key = next(iter(board.maps))
    plan, sheet = make_plan(board, key), compute(board, key, theme)
    image = QImage(round(plan.width / 2), round(plan.height / 2), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    SheetPainter(sheet, plan, theme).paint(painter, READING)
    painter.end()
    assert {territory.country for territory in sheet.territories} == set(board.countries)
    for plate in plan.plates:
        inside = QPointF((plate.box[0] + plate.box[2]) / 4, (plate.box[1] * 0.2 + plate.box[3] * 0.8) / 2)
        assert image.pixelColor(inside.toPoint()) == QColor(theme.map.halo)
    for left, top, right, bottom in plan.squares.values():
        edge = [image.pixelColor(round(x / 2), round((top + bottom) / 4)) for x in (left - 1, left, left + 1)]
        corner = image.pixelColor(round((left * 15 + right) / 32), round((top * 15 + bottom) / 32))
        assert min(colour.lightness() for colour in edge) < corner.lightness() or left < 1
