"""Beside the map: pieces off the board in their camps, plates that follow the View."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QRectF

from desktop.session import Session
from desktop.theme import load_theme
from desktop.views.scene.items import PlateItem
from desktop.views.scene.map_view import MapView
from engine.kernel.view import PieceView, ScoreView
from engine.texts.translate import Translator


def camp_of(view: MapView, side: str) -> QRectF:
    return view.table.map.layout.camps[side]


def away(piece: PieceView) -> PieceView:
    """The piece after it was eliminated."""
    return msgspec.structs.replace(piece, place="", state=("lost",))


def test_a_piece_off_the_board_stands_in_the_camp_of_its_side(view: MapView, session: Session) -> None:
    pieces = tuple(away(p) if p.side == "austria" else p for p in session.view.pieces)
    view.table.set_out.show(msgspec.structs.replace(session.view, pieces=pieces))
    spots = [view.table.anchor(f"piece:{p.id}") for p in pieces if p.side == "austria"]
    room = camp_of(view, "austria")
    assert len({spot.x() for spot in spots if spot is not None}) == len(spots)
    assert all(spot is not None and room.contains(spot) for spot in spots)


def test_an_eliminated_piece_is_marked(view: MapView, session: Session) -> None:
    item = view.table.piece_item("piece:austria-train-1")
    assert item is not None
    before = item.parts()
    pieces = tuple(away(p) if p.id == "austria-train-1" else p for p in session.view.pieces)
    view.table.set_out.show(msgspec.structs.replace(session.view, pieces=pieces))
    assert item.body() != before[-1][0]
    assert item.body().state.lost  # type: ignore[attr-defined]


def test_a_piece_in_a_box_that_is_not_shown_is_not_on_the_table(view: MapView, session: Session) -> None:
    boxed = PieceView("dessauer", "general", "prussia", "box:ostpreussen", "4")
    view.table.set_out.show(msgspec.structs.replace(session.view, pieces=(*session.view.pieces, boxed)))
    assert view.table.piece_item("piece:dessauer") is None
    assert view.table.furniture.foot("ostpreussen") is None


def test_a_plate_is_drawn_anew_only_when_what_it_shows_has_changed(
    view: MapView, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[QRectF] = []
    monkeypatch.setattr(PlateItem, "show_drawing", lambda item, _: drawn.append(item.boundingRect()))
    layout, now = view.table.map.layout, session.view

    def shows(**changes: object) -> list[QRectF]:
        drawn.clear()
        view.table.furniture.show(msgspec.structs.replace(now, **changes))
        return drawn[:]

    assert shows() == []
    assert shows(turn=now.turn + 1) == [layout.tracks["turns"]]
    assert shows(turn=now.turn) == [layout.tracks["turns"]]
    more = tuple(ScoreView(s.side, s.kind, s.value + (s.side == "france"), s.goal) for s in now.scores)
    assert shows(scores=more) == [layout.camps["france"]]
    assert shows(scores=more, facts=now.facts | {"decks": {"draw": 1, "opened": 1, "discards": [9]}}) == [
        layout.shown["cards"]
    ]


def test_other_words_and_other_colours_draw_every_plate_anew(view: MapView) -> None:
    view.fit()
    plates = [item for item in view.table.items() if isinstance(item, PlateItem)]
    layout = view.table.map.layout
    assert len(plates) == len(layout.camps) + len(layout.tracks) + len(layout.shown)
    english = view.grab().toImage()
    view.table.set_translator(Translator("it", "maria", lambda _: None, None, "2.0"))
    italian = view.grab().toImage()
    assert italian != english
    view.table.set_theme(load_theme("dark"))
    view.table.map.stop()
    assert view.grab().toImage() != italian


def test_a_plate_very_near_is_drawn_afresh(view: MapView) -> None:
    view.look_at(camp_of(view, "prussia").center(), 6.0)
    shown = view.grab().toImage()
    colours = {shown.pixel(x, y) for x in range(0, shown.width(), 9) for y in range(0, shown.height(), 9)}
    assert len(colours) > 5
