"""A sheet takes the place of the others while the game says so, and gives it back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from desktop.profile.keys import Keys
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from engine.boards.board import Board
from engine.games.maria.board import MariaBoard
from engine.kernel.view import View
from engine.texts.translate import Translator

FIELD, REST = "flanders", "bohemia"


@pytest.fixture
def field_board(board: Board) -> Board:
    """The board of MARIA, of which one sheet is shown for some times only."""
    maps = {key: replace(entry, sometimes=key == FIELD) for key, entry in board.maps.items()}
    return MariaBoard(replace(board.file, maps=maps))


def test_other_sheets_take_the_place_of_those_shown(
    qtbot: QtBot, session: Session, field_board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is seen, fitted, found by keys and named are the sheets of the View; pieces keep where they stand."""
    real = session.view
    shown: list[str] = [REST]

    def view_of(_session: Session) -> View:
        return replace(real, maps=tuple(shown))

    monkeypatch.setattr(Session, "view", property(view_of))
    scene = TableScene(
        session,
        field_board,
        load_theme("parchment"),
        Translator("en", "maria", lambda _: None, None, "2.0"),
        draw_map=False,
    )
    view = MapView(scene, Keys())
    qtbot.addWidget(view)
    view.resize(1200, 700)
    view.show()
    ground = scene.ground
    assert ground.seen == (REST,)
    assert not ground.rect().intersects(ground.frame(FIELD))
    assert {field_board.places[place].map for place in ground.places()} == {REST}
    assert ground.towards("praha", 1, 0) is not None
    before = scene.sceneRect()
    stood = {ref: scene.anchor(f"piece:{ref}") for ref in ("karl", "friedrich")}

    shown[:] = [FIELD]
    with qtbot.waitSignal(scene.turned):
        scene.refresh()
    assert scene.sceneRect() == ground.frame(FIELD)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(ground.frame(FIELD).center())
    assert not seen.intersects(ground.frame(REST))
    assert {field_board.places[place].map for place in ground.places()} == {FIELD}
    assert scene.sheet_of_front() == FIELD
    assert {ref: scene.anchor(f"piece:{ref}") for ref in stood} == stood

    shown[:] = [REST]
    with qtbot.waitSignal(scene.turned):
        scene.refresh()
    assert scene.sceneRect() == before
    scene.refresh()
    assert ground.seen == (REST,)
    view.close_table()


def test_a_board_without_such_a_sheet_shows_all(board: Board, field_board: Board) -> None:
    """And one that has none but such shows them too."""
    assert board.usual == tuple(board.maps)
    assert field_board.usual == (REST,)
    assert field_board.subset([FIELD]).usual == (FIELD,)
