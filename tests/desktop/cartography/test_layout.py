"""How the table is laid: every scenario of the board, and a board that says nothing about it."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from desktop.cartography.layout import GAP, Layout, make_layout, sheets_alone, table_of
from engine.boards.board import Board
from engine.boards.schema import Spot
from tests.desktop.cartography.conftest import Atlas

MAPS = {"introductory": ("bohemia",), "advanced": ("flanders", "bohemia")}
LEAST = 200.0
"""No plate is narrower or lower than this: 50 px when the board is seen whole."""


def laid(atlas: Atlas, scenario: str) -> tuple[Board, Layout]:
    board = atlas.board.subset(MAPS[scenario])
    plans = {key: atlas.plans[key] for key in board.maps}
    return board, make_layout(plans, table_of(board, scenario))


@pytest.mark.parametrize("scenario", MAPS)
def test_maps_and_plates_lie_side_by_side_on_one_wide_screen(atlas: Atlas, scenario: str) -> None:
    board, layout = laid(atlas, scenario)
    plates = [
        *layout.boxes.values(), *layout.tracks.values(), *layout.camps.values(), *layout.shown.values(),
    ]  # fmt: skip
    assert set(layout.pages) == set(board.maps)
    assert all(min(plate.width(), plate.height()) >= LEAST for plate in plates)
    for rect in (*layout.pages.values(), *plates):
        assert layout.scene.contains(rect)
    for one, other in combinations((*layout.pages.values(), *plates), 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other)
    assert 16 / 9 <= layout.scene.width() / layout.scene.height() <= 2.2


def test_the_introductory_game_shows_only_what_is_in_play(atlas: Atlas) -> None:
    board, layout = laid(atlas, "introductory")
    assert layout.boxes == {}
    assert {"ostpreussen", "italy-austria"} <= set(board.boxes)
    assert set(layout.tracks) == {"turns"}
    assert set(layout.camps) == set(board.powers) - {"pragmatic"}
    page = layout.pages["bohemia"]
    assert page.height() > 0.95 * layout.scene.height()
    assert page.center().x() == pytest.approx(layout.scene.center().x())


def test_the_advanced_game_shows_every_box_and_track(atlas: Atlas) -> None:
    board, layout = laid(atlas, "advanced")
    assert set(layout.boxes) == {key for key, box in board.boxes.items() if box.kind != "reserve"}
    assert set(layout.tracks) == set(board.tracks)
    assert set(layout.camps) == set(board.powers), "the reserves of markers lie in the camps"
    assert layout.pages["flanders"].right() <= layout.pages["bohemia"].left()


def test_a_board_that_says_nothing_gets_a_column_beside_its_maps(atlas: Atlas) -> None:
    file = msgspec.structs.replace(atlas.board.file, tables={})
    board = Board(file)
    layout = make_layout(atlas.plans, table_of(board, "advanced"))
    assert set(layout.camps) == set(board.powers)
    assert set(layout.tracks) == {"turns"}
    assert all(rect.left() > layout.sheets.right() for rect in layout.camps.values())
    assert layout.scene.contains(layout.sheets)


def test_sheets_can_lie_alone(atlas: Atlas) -> None:
    layout = make_layout(atlas.plans, sheets_alone(atlas.board))
    assert {**layout.boxes, **layout.tracks, **layout.camps, **layout.shown} == {}
    assert layout.pages["bohemia"].left() - layout.pages["flanders"].right() == GAP


def test_what_a_map_leaves_is_shared_in_proportion_to_the_sizes(atlas: Atlas) -> None:
    column = Spot(size=500, down=(Spot(show="title", size=100), Spot(show="cards", size=300)))
    layout = make_layout({"bohemia": atlas.plans["bohemia"]}, Spot(across=(column, Spot(map="bohemia"))))
    title, cards = layout.shown["title"], layout.shown["cards"]
    assert cards.height() == pytest.approx(3 * title.height())
    assert cards.bottom() == pytest.approx(layout.pages["bohemia"].bottom())
    assert cards.top() - title.bottom() == pytest.approx(GAP)
