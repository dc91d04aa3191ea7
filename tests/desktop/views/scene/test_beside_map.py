"""Beside the map: pieces off the board in their camps, plates that follow the View."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsView

from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene.items import PlateItem
from desktop.views.scene.map_view import MapView
from desktop.views.table.rail import Rail
from engine.games.maria.view_types import Piles
from engine.kernel.view import PieceView, ScoreView
from engine.texts.translate import Translator


def away(piece: PieceView) -> PieceView:
    """The piece after it was eliminated."""
    return msgspec.structs.replace(piece, place="", state=("lost",))


def test_a_piece_off_the_board_stands_in_the_camp_of_its_side(view: MapView, session: Session) -> None:
    pieces = tuple(away(p) if p.side == "austria" else p for p in session.view.pieces)
    store = view.table.store
    store.show(msgspec.structs.replace(session.view, pieces=pieces))
    spots = [store.anchor(f"piece:{p.id}") for p in pieces if p.side == "austria"]
    room = store.beside_map.room("side:austria")
    assert room is not None
    assert len({spot.x() for spot in spots if spot is not None}) == len(spots)
    assert all(spot is not None and room.contains(spot) for spot in spots)


def test_an_eliminated_piece_is_marked(view: MapView, session: Session) -> None:
    before = view.table.piece_item("piece:austria-train-1")
    assert before is not None
    pieces = tuple(away(p) if p.id == "austria-train-1" else p for p in session.view.pieces)
    view.table.store.show(msgspec.structs.replace(session.view, pieces=pieces))
    item = view.table.store.item("piece:austria-train-1")
    assert item is not None
    assert item.body() != before.body()
    assert item.body().state.lost  # type: ignore[attr-defined]


def test_a_piece_in_a_box_that_is_not_shown_is_not_on_the_table(view: MapView, session: Session) -> None:
    boxed = PieceView("dessauer", "general", "prussia", "box:ostpreussen", "4")
    for shown in (view.table.piece_layer, view.table.store):
        shown.show(msgspec.structs.replace(session.view, pieces=(*session.view.pieces, boxed)))
    assert view.table.piece_item("piece:dessauer") is None
    assert view.table.store.beside_map.feet("box:ostpreussen", 1) == []


def test_a_plate_is_drawn_anew_only_when_what_it_shows_has_changed(
    view: MapView, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[QRectF] = []
    monkeypatch.setattr(PlateItem, "show_drawing", lambda item, _: drawn.append(item.boundingRect()))
    rooms, now = view.table.map.layout.store, session.view

    def shows(**changes: object) -> list[QRectF]:
        drawn.clear()
        view.table.store.beside_map.show(msgspec.structs.replace(now, **changes))
        return drawn[:]

    assert shows() == []
    assert shows(turn=now.turn + 1) == [rooms["track:turns"]]
    assert shows(turn=now.turn) == [rooms["track:turns"]]
    more = tuple(ScoreView(s.side, s.kind, s.value + (s.side == "france"), s.goal) for s in now.scores)
    assert shows(scores=more) == [rooms["side:france"]]
    assert shows(scores=more, piles=Piles(1, 1, (9,))) == [rooms["show:cards"]]


def test_other_words_and_other_colours_draw_every_plate_anew(view: MapView, rail: Rail) -> None:
    plates = [item for item in view.table.store.items() if isinstance(item, PlateItem)]
    assert len(plates) == len(view.table.map.layout.store)
    rail.buttons["cards"].click()
    english = rail.drawer.grab().toImage()
    view.table.set_translator(Translator("it", "maria", lambda _: None, None, "2.0"))
    italian = rail.drawer.grab().toImage()
    assert italian != english
    view.table.set_theme(load_theme("dark"))
    view.table.map.stop()
    assert rail.drawer.grab().toImage() != italian


def test_pieces_in_a_drawer_do_not_follow_the_zoom_of_the_map(
    view: MapView, session: Session, rail: Rail
) -> None:
    pieces = tuple(away(p) if p.side == "austria" else p for p in session.view.pieces)
    view.table.store.show(msgspec.structs.replace(session.view, pieces=pieces))
    rail.buttons["austria"].click()
    item = view.table.store.item("piece:austria-train-1")
    assert item is not None
    parts, shown = item.parts(), rail.drawer.grab().toImage()
    for zoom in (0.3, 2.0):
        view.look_at(view.middle(), zoom)
        assert item.parts() == parts
        assert rail.drawer.grab().toImage() == shown


def test_a_plate_very_near_is_drawn_afresh(view: MapView) -> None:
    near = QGraphicsView(view.table.store)
    room = view.table.store.beside_map.room("side:prussia")
    assert room is not None
    near.resize(600, 400)
    near.scale(6.0, 6.0)
    near.centerOn(room.center())
    shown = near.grab().toImage()
    colours = {shown.pixel(x, y) for x in range(0, shown.width(), 9) for y in range(0, shown.height(), 9)}
    assert len(colours) > 5
