"""The sheet of the advanced game: tracks, boxes with pieces and markers, electors, lands as they are now."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

import engine
from desktop.art.markers import draw_seal
from desktop.art.specs import Mark
from desktop.games.maria.art.markers import draw_elector
from desktop.maps.boardmap import BoardMap
from desktop.session.session import Session
from desktop.views.scene.items import PlateItem
from desktop.views.scene.map_view import MapView
from desktop.views.table.rail import Rail
from engine.games.maria.view_types import MariaView
from engine.kernel.table import Table
from engine.kernel.view import MarkView, View
from tests.desktop.views.scene.conftest import Mouse

PEACE = {
    "game": "maria",
    "scenario": "advanced",
    "turn": 5,
    "stage": "peace",
    "pieces": {
        "karl": "wien",
        "friedrich": "breslau",
        "rutowski": "doebeln",
        "noailles": "box",
        "prussia-train-2": "box",
    },
    "markers": dict.fromkeys(("breslau", "brieg", "schweidnitz", "neisse", "cosel", "glatz"), "prussia"),
    "battle": {"austria": 1},
    "boxes": {"italy": "austria"},
}
"""Prussia holds all of Silesia and may offer peace."""
POLITICS = {"game": "maria", "scenario": "advanced", "turn": 4, "stage": "politics", "phase": "select"}
CORPS = POLITICS | {
    "political": ["C43-3", "C41-1"],
    "lying": {"pragmatic": ["H5"]},
    "pieces": {"toerring": "muenchen", "karl": "wien"},
    "hands": {"france": ["S8"]},
}
"""France has no general on the map, and the points to send a removed one."""
RETURN = POLITICS | {
    "political": ["C42-1", "C42-6"],
    "lying": {"france": ["H5"]},
    "pieces": {"dessauer": "box", "friedrich": "landsberg-warthe", "karl": "wien"},
    "troops": {"dessauer": 7, "friedrich": 8},
}
"""Friedrich stands where the Old Dessauer will return."""


@pytest.fixture
def situation() -> dict[str, object]:
    """Where the advanced game stands."""
    return PEACE


@pytest.fixture
def table(situation: dict[str, object]) -> Table:
    """The advanced game there."""
    return Table.new(engine.game("maria"), scenario="advanced", position=situation, kind="open")


def play(session: Session, *texts: str) -> None:
    for text in texts:
        decision = session.table.decision()
        assert decision is not None
        session.look_as(decision.seat)
        assert session.act_text(text)


def with_advanced(view: MariaView, **parts: object) -> MariaView:
    """The View with other parts of what only the advanced game has."""
    return replace(view, advanced=replace(view.of_advanced(), **parts))


def boxed(view: View, side: str, box: str) -> View:
    """The View with a marker in a box besides."""
    return replace(view, marks=(*view.marks, MarkView("boxed", f"box:{box}", side)))


def plates_drawn(view: MapView, monkeypatch: pytest.MonkeyPatch, shown: View) -> list[QRectF]:
    """The rooms of the plates that another View draws anew."""
    drawn: list[QRectF] = []
    monkeypatch.setattr(PlateItem, "show_drawing", lambda item, _: drawn.append(item.boundingRect()))
    view.table.store.beside_map.show(shown)
    return drawn


def test_every_box_and_track_lies_beside_the_maps(view: MapView) -> None:
    plates, board = view.table.store.beside_map.plates, view.table.map.board
    boxes = {box.ref for box in board.boxes.values() if box.kind != "reserve"}
    wanted = {
        *boxes,
        *(f"track:{track}" for track in board.tracks),
        *(f"side:{side}" for side in board.powers),
    }
    assert wanted <= set(plates)


def test_every_plate_has_a_tile_but_the_legend(rail: Rail, view: MapView) -> None:
    plates = view.table.store.beside_map.plates
    assert [plate for plate in plates if not rail.tile_of(plate)] == ["show:legend"]


def test_pieces_in_boxes_stand_in_them(view: MapView) -> None:
    store = view.table.store
    for piece, box in (("noailles", "italy-france"), ("prussia-train-2", "victory-silesia")):
        spot, room = store.anchor(f"piece:{piece}"), store.beside_map.room(f"box:{box}")
        assert spot is not None
        assert room is not None
        assert room.contains(spot)


def test_a_marker_in_a_box_draws_that_box_anew(
    view: MapView, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = view.table.map.layout.store
    more = boxed(session.view, "austria", "battle-austria")
    assert plates_drawn(view, monkeypatch, more) == [rooms["box:battle-austria"]]
    other = boxed(more, "france", "victory-emperor")
    assert plates_drawn(view, monkeypatch, other) == [rooms["box:victory-emperor"]]


def test_the_medal_of_a_track_moves_with_the_view(
    view: MapView, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    politics = session.view.advanced.politics
    russia = politics.tracks["russia"]
    tracks = politics.tracks | {"russia": replace(russia, at=russia.at + 1)}
    now = with_advanced(session.view, politics=replace(politics, tracks=tracks))
    assert plates_drawn(view, monkeypatch, now) == [view.table.map.layout.store["track:russia"]]


def test_markers_laid_aside_are_shown_in_the_camp(view: MapView, rail: Rail, session: Session) -> None:
    rail.buttons["prussia"].click()
    before = rail.drawer.grab().toImage()
    aside = replace(session.view.advanced.stock, aside={"prussia": 2})
    view.table.store.beside_map.show(with_advanced(session.view, stock=aside))
    assert rail.drawer.grab().toImage() != before


def test_elector_markers_are_crowned_coats(view: MapView, session: Session) -> None:
    kinds = {mark.place: mark.kind for mark in session.view.marks}
    shown = {mark.place: item.parts()[0][0] for mark, item in view.table.piece_layer._marks.items()}
    assert kinds["koeln"] == "elector"
    drawn = {place: spec.drawing for place, spec in shown.items() if isinstance(spec, Mark)}
    assert (drawn["koeln"], drawn["breslau"]) == (draw_elector, draw_seal)


@pytest.mark.parametrize("ref", ["box:victory-emperor", "track:russia", "side:bavaria"])
def test_what_lies_beside_the_map_can_be_asked_about(
    qtbot: QtBot, view: MapView, rail: Rail, ref: str
) -> None:
    rail.buttons[rail.tile_of(ref)].click()
    room = view.table.store.beside_map.room(ref)
    assert room is not None
    spot = rail.drawer.seen(room.topLeft() + QPointF(60, 60))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.table.selection == ref
    assert view.table.session.facts(ref)


def test_annexed_silesia_is_tinted_and_neutral_lands_are_hatched(
    view: MapView, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    spot = view.table.ground.point("breslau")

    def outline(_map: BoardMap, country: str) -> QPainterPath:
        path, size = QPainterPath(), 500 if country == "silesia" else 300
        path.addRect(QRectF(spot, spot + QPointF(size, size)))
        return path

    monkeypatch.setattr(BoardMap, "outline", outline)
    assert view.table.lands.shown == ({}, ())
    before = view.grab().toImage()
    play(session, "answer offer-peace", "answer accept-peace")
    owners, closed = view.table.lands.shown
    assert owners == {"silesia": "prussia"}
    assert set(closed) == {"prussia", "silesia", "saxony"}
    assert view.grab().toImage() != before


def test_the_train_of_the_silesia_box_is_dragged_to_a_fortress(
    view: MapView, rail: Rail, mouse: Mouse, session: Session
) -> None:
    play(session, "answer offer-peace", "answer accept-peace")
    session.look_as("frederick")
    view.look_at(view.table.ground.point("berlin"), 0.4)
    rail.buttons["boxes"].click()
    mouse.drag("piece:prussia-train-2", "place:berlin")
    assert session.table.history[-1].action.text() == "reenter prussia-train-2 berlin"
    assert view.table.place_of("piece:prussia-train-2") == "berlin"


def test_the_train_of_the_silesia_box_is_placed_by_keys(
    qtbot: QtBot, view: MapView, rail: Rail, session: Session
) -> None:
    play(session, "answer offer-peace", "answer accept-peace")
    session.look_as("frederick")
    assert rail.buttons["boxes"].rings
    qtbot.keyClick(view, Qt.Key.Key_N)
    assert view.table.hand.source == "piece:prussia-train-2"
    assert rail.opened == "boxes"
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    target = view.table.hand.target
    qtbot.keyClick(view, Qt.Key.Key_Return)
    played = session.table.history[-1].action.text()
    assert played == f"reenter prussia-train-2 {target.removeprefix('place:')}"


@pytest.mark.parametrize("situation", [CORPS])
def test_a_general_in_the_camp_is_sent_by_keys(
    qtbot: QtBot, view: MapView, rail: Rail, session: Session
) -> None:
    play(session, "select C43-3", "execute C43-3 italy+1")
    session.look_as("louis")
    assert session.view.step == "corps"
    qtbot.keyClick(view, Qt.Key.Key_N)
    general = view.table.selection.removeprefix("piece:")
    assert not view.table.place_of(f"piece:{general}")
    assert rail.opened == "france"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert session.table.history[-1].action.text() == f"send {general}"
    assert session.view.step == "pay"


@pytest.mark.parametrize("situation", [RETURN])
def test_a_general_makes_room_by_a_drag(view: MapView, mouse: Mouse, session: Session) -> None:
    play(session, "select C42-1", "execute C42-1 russia-1")
    session.look_as("frederick")
    assert session.view.step == "posting"
    target = min(view.table.moves.targets("piece:friedrich"))
    view.look_at(view.table.ground.point("landsberg-warthe"), 0.5)
    mouse.drag("piece:friedrich", target)
    assert session.table.history[-1].action.text() == f"post friedrich {target.removeprefix('place:')}"
    assert view.table.place_of("piece:dessauer") == "landsberg-warthe"
