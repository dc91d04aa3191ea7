"""The field lies with the own side below for who sits before the screen; its letters and its woods stand upright."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import engine
from desktop.games.sachsen.looks import CORNERS, EDGES, lying, turned
from desktop.maps.boardmap import BoardMap
from desktop.profile.theme import load_theme
from desktop.session.public_session import PublicSession
from desktop.views.scene.area_lights import drawn_in
from desktop.views.scene.map_view import MapView
from desktop.views.table.table_window import TableWindow
from engine.boards.load import load_board
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.journal import Kind, SeatEntry
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table
from engine.kernel.view import MarkView, PieceView
from tests.desktop.games.sachsen.conftest import Sit, battlefield

UNITS = {
    "preussen-general": "field-small-4-1", "preussen-musketeers-1": "field-small-5-2",
    "sachsen-general": "field-small-4-8", "sachsen-artillery-1": "field-small-6-8 faces n",
}  # fmt: skip
"""Prussia attacks from the north."""


def fought(kind: Kind = "open") -> Table:
    """A battle in which the attacker is asked."""
    return battlefield(kind, units=UNITS)


def height(window: TableWindow, piece: str) -> float:
    """How far down the sheet a piece stands."""
    at = window.scene.on_map(f"piece:{piece}")
    assert at is not None
    return at.y()


def test_two_at_one_screen_see_a_field_that_stands_still(sit: Sit) -> None:
    """The first of them is below, whoever is asked; a key shows it from the other side, and again from this one."""
    window = sit(fought())
    assert height(window, "preussen-general") > height(window, "sachsen-general")
    assert window.session.act_text("done")
    QApplication.processEvents()
    assert window.session.view.asked == ("defender",)
    assert height(window, "preussen-general") > height(window, "sachsen-general")
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert height(window, "preussen-general") < height(window, "sachsen-general")
    window.session.look_at(0)
    assert height(window, "preussen-general") < height(window, "sachsen-general"), "in the past as well"
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert height(window, "preussen-general") > height(window, "sachsen-general")
    window.scene.turn_round()
    window.scene.parts = replace(window.scene.parts, fought_at=lambda _view: "place:elsewhere")
    window.scene.refresh()
    assert height(window, "preussen-general") > height(window, "sachsen-general"), "another battle lies anew"


def test_who_plays_alone_is_below(sit: Sit) -> None:
    """Also while a bot is asked, and in the eyes of the public."""
    seats = [SeatEntry("attacker", bot="random"), SeatEntry("defender")]
    begun = fought().journal.header.position
    window = sit(
        Table.new(engine.game("sachsen"), scenario="battle", seats=seats, kind="open", position=begun)
    )
    assert window.session.seen_from == ("defender", "attacker")
    assert window.scene.ground.turn_of("field-small-1-1") == 0, "the defender is in the south"
    assert PublicSession(window.session).seen_from == ("defender", "attacker")


def test_what_is_pressed_is_what_lies_there(sit: Sit) -> None:
    """A press on a square means that square, however the field lies; guns and hills are turned with it."""
    window = sit(fought())
    scene = window.scene
    for place in ("field-small-1-1", "field-small-8-1", "field-small-3-6"):
        middle = scene.ground.point(place)
        assert scene.ground.nearest(middle, 1.0) == place
        assert scene.ground.shape(f"place:{place}").contains(middle)
    item = scene.piece_layer.item("piece:sachsen-artillery-1")
    assert item is not None
    assert "faces-s" in item.piece.state, "they look down the sheet"
    view = window.session.view
    assert "faces-n" in next(piece for piece in view.pieces if piece.ref == item.ref).state


def test_a_field_that_is_to_lie_still_lies_still(sit: Sit) -> None:
    window = sit(fought())
    window.appearance.set_turn_fields(False)
    QApplication.processEvents()
    assert height(window, "preussen-general") < height(window, "sachsen-general")
    window.appearance.set_turn_fields(True)
    assert height(window, "preussen-general") > height(window, "sachsen-general")


def test_whose_side_is_below() -> None:
    """That of the seat for which it is asked, though officers lead its army; a seat that has none turns nothing."""
    view = fought().view(None)
    assert [turned(view, seat) for seat in ("attacker", "defender")] == [
        {"field-small": 2},
        {"field-small": 0},
    ]
    handed = battlefield(units=UNITS, armies={"attacker": {"officers": True}}).view(None)
    assert turned(handed, "attacker") == {"field-small": 2}
    assert turned(view, "third") == {}
    assert (
        turned(Table.new(engine.game("sachsen"), scenario="year", kind="open", seed=1).view(None), "first")
        == {}
    )


def sides() -> Table:
    """The defender is to choose his side of a field."""
    return Table.new(
        engine.game("sachsen"), scenario="battle", options={"terrain": "plain"}, kind="open", seed=1
    )


def test_a_side_is_chosen_at_the_edge_of_the_field(sit: Sit) -> None:
    """By a click on its edge row, or by Tab and Enter; each is lit and named, and a click elsewhere says why not."""
    window = sit(sides(), language="it")
    assert turned(window.session.view, "defender") == {}, "before he has chosen"
    scene, map, lit = window.scene, window.map, {f"edge:{edge}" for edge in EDGES}
    assert set(scene.hand.targets()) == lit == scene.lights.areas.lit
    names = []
    for _ in EDGES:
        QTest.keyClick(map, Qt.Key.Key_Tab)
        names.append(map.accessibleDescription())
    assert names == ["Lato nord", "Lato est", "Lato sud", "Lato ovest"]
    assert {window.session.choices.by_source[ref][0].action.text() for ref in lit} == {
        f"side {e}" for e in EDGES
    }
    refused: list[Refusal] = []
    window.session.refused.connect(refused.append)
    press(map, scene.ground.point("field-small-4-4"))
    assert [one.clause for one in refused] == ["sachsen battle-setup-2"]
    QTest.keyClick(map, Qt.Key.Key_Tab)
    QTest.keyClick(map, Qt.Key.Key_Backtab)
    QTest.keyClick(map, Qt.Key.Key_Return)
    assert [army.edge for army in SachsenView.of(window.session.view).battle.armies] == ["e", "w"]  # type: ignore[union-attr]
    assert not scene.lights.areas.lit
    window = sit(sides())
    press(window.map, window.scene.ground.point("field-small-8-3"))
    assert [army.edge for army in SachsenView.of(window.session.view).battle.armies] == ["w", "e"]  # type: ignore[union-attr]


def press(map: MapView, at: QPointF) -> None:
    """A click on a point of the field, when it can be seen."""
    QTest.mouseClick(map.viewport(), Qt.MouseButton.LeftButton, pos=map.mapFromScene(at))


def test_edges_turn_with_the_field(sit: Sit) -> None:
    """The northern edge is where the northern squares lie; the political sheet has none."""
    ground = sit(fought()).scene.ground
    north = ground.shape("edge:n")
    assert all(north.contains(ground.point(f"field-small-{column}-1")) for column in range(2, 8))
    assert ground.point("edge:n").y() > ground.point("edge:s").y(), "the attacker from the north is below"
    assert "edge:n" in ground
    assert ground.sheet_of("edge:n") == "field-small"
    ground.show(("empire",))
    assert not ground.edges


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("key", ["field-small", "field-large"])
def test_every_square_is_found_where_it_lies(quarters: int, key: str) -> None:
    """However a sheet lies; one that is longer than wide is never laid on its side."""
    board = load_board("sachsen")
    map = BoardMap(board.subset([key]), load_theme("parchment", "sachsen"))
    map.turn({key: quarters})
    assert map.turn_of(key) == (0 if key == "field-large" and quarters % 2 else quarters)
    points = {place: map.point(place) for place in map.board.places}
    assert {place: map.square_at(at) for place, at in points.items()} == {place: place for place in points}
    assert len({(round(at.x()), round(at.y())) for at in points.values()}) == len(points)
    first = points[f"{key}-1-1"]
    half = map.layout.pages[key].center()
    below, right = first.y() > half.y(), first.x() > half.x()
    if map.turn_of(key) == quarters:
        assert (below, right) == ((False, False), (False, True), (True, True), (True, False))[quarters]


def test_directions_turn_clockwise() -> None:
    for number, edge in enumerate(EDGES):
        guns = PieceView("x", "artillery", "sachsen", "", state=("faces-" + edge, "rests"))
        assert lying(guns, 1).state == (f"faces-{EDGES[(number + 1) % 4]}", "rests")
    for number, corner in enumerate(CORNERS):
        assert (
            lying(MarkView(f"hill-{corner}", "field-small-1-1"), 2).kind
            == f"hill-{CORNERS[(number + 2) % 4]}"
        )


def test_the_front_of_a_battle_holds_the_enemy(sit: Sit) -> None:
    """However far he stands: nobody fights with half of the field out of sight."""
    window = sit(fought(), size=(1366, 768))
    assert window.map.view_name == "front"
    seen = window.map.viewport().rect()
    for unit in UNITS:
        at = window.scene.on_map(f"piece:{unit}")
        assert at is not None
        assert seen.contains(window.map.mapFromScene(at)), unit


def test_a_forced_march_is_told_from_a_march_by_its_outlines(sit: Sit) -> None:
    """They can be counted: the unit that goes so far rests in the next phase (battle-movement-2)."""
    window = sit(fought())
    window.scene.hand.take("piece:preussen-musketeers-1")
    areas = window.scene.lights.areas
    found = {
        choice.gesture.target: choice.action.verb
        for choice in window.session.choices.of(window.scene.hand.source)
    }
    assert set(found.values()) >= {"march", "forced"}
    for ref, verb in found.items():
        if verb in ("march", "forced"):
            assert len(areas.insets(ref, 1.0)) == {"march": 0, "forced": 2}[verb], ref
    square = window.scene.ground.shape("place:field-small-4-4")
    within = drawn_in(square, 6.0).boundingRect()
    assert within == square.boundingRect().adjusted(6, 6, -6, -6)
    assert not areas.insets(next(ref for ref in found if found[ref] == "forced"), 10.0), (
        "no room for it from afar"
    )
