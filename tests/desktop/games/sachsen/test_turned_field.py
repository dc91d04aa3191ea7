"""The field lies with the own side below for who looks or is asked; its letters and its woods stand upright."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

import engine
from desktop.games.sachsen.looks import CORNERS, EDGES, lying, turned
from desktop.maps.boardmap import BoardMap
from desktop.profile.theme import load_theme
from desktop.views.table.table_window import TableWindow
from engine.boards.load import load_board
from engine.kernel.journal import Kind
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


def test_the_side_that_is_asked_is_below(sit: Sit) -> None:
    window = sit(fought())
    assert height(window, "preussen-general") > height(window, "sachsen-general")
    assert window.session.act_text("done")
    QApplication.processEvents()
    assert window.session.view.asked == ("defender",)
    assert height(window, "preussen-general") < height(window, "sachsen-general")
    window.session.look_at(0)
    assert height(window, "preussen-general") < height(window, "sachsen-general"), "the past, for who looks"


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


def test_a_salvo_in_secret_turns_nothing() -> None:
    """Nobody sees from the field who answers behind a key."""
    table = fought()
    view = table.view("defender")
    assert turned(view) == {"field-small": 0}
    assert turned(table.view(None)) == {"field-small": 2}, "the attacker is asked"


def test_nobody_is_asked(sit: Sit) -> None:
    """On the political sheet nothing is turned; on the field it lies as before where nobody of it is asked."""
    game = engine.game("sachsen")
    assert turned(Table.new(game, scenario="year", kind="open", seed=1).view(None)) == {}
    table = Table.new(game, scenario="battle", kind="open", seed=1)
    assert turned(table.view("defender")) is None, "before the defender has chosen his side"


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
