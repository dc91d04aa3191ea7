"""How the sheets lie in the scene and the plates in the store: every scenario, and a board that says nothing of it."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from desktop.maps.layout import AROUND, GAP, LEAST, Layout, make_layout, table_of
from desktop.maps.ornament import MARGIN
from engine.boards.board import Board
from engine.boards.schema import Spot
from tests.desktop.maps.conftest import Atlas

MAPS = {"introductory": ("bohemia",), "advanced": ("flanders", "bohemia")}


def laid(atlas: Atlas, scenario: str) -> tuple[Board, Layout]:
    board = atlas.board.subset(MAPS[scenario])
    plans = {key: atlas.plans[key] for key in board.maps}
    return board, make_layout(plans, table_of(board, scenario))


def of_kind(layout: Layout, kind: str) -> set[str]:
    """What plates of a kind there are."""
    return {ref.partition(":")[2] for ref in layout.store if ref.startswith(f"{kind}:")}


@pytest.mark.parametrize("scenario", MAPS)
def test_the_scene_holds_the_sheets_and_the_edge_of_their_frames(atlas: Atlas, scenario: str) -> None:
    board, layout = laid(atlas, scenario)
    assert set(layout.pages) == set(board.maps)
    inside = MARGIN - AROUND
    assert layout.scene == layout.sheets.adjusted(inside, inside, -inside, -inside)


@pytest.mark.parametrize("scenario", MAPS)
def test_every_plate_has_a_room_of_its_own_that_can_be_read(atlas: Atlas, scenario: str) -> None:
    _, layout = laid(atlas, scenario)
    for ref, room in layout.store.items():
        wide, high = LEAST[ref.partition(":")[0]]
        assert room.width() >= wide
        assert room.height() >= high
    for one, other in combinations(layout.store.values(), 2):
        assert not one.intersects(other)


def test_the_introductory_game_shows_only_what_is_in_play(atlas: Atlas) -> None:
    board, layout = laid(atlas, "introductory")
    assert of_kind(layout, "box") == set()
    assert {"ostpreussen", "italy-austria"} <= set(board.boxes)
    assert of_kind(layout, "track") == {"turns"}
    assert of_kind(layout, "side") == set(board.powers) - {"pragmatic"}


def test_the_advanced_game_shows_every_box_and_track(atlas: Atlas) -> None:
    board, layout = laid(atlas, "advanced")
    assert of_kind(layout, "box") == {key for key, box in board.boxes.items() if box.kind != "reserve"}
    assert of_kind(layout, "track") == set(board.tracks)
    assert of_kind(layout, "side") == set(board.powers), "the reserves of markers lie in the camps"
    assert layout.pages["flanders"].right() <= layout.pages["bohemia"].left()


def test_plates_come_in_the_order_of_the_table(atlas: Atlas) -> None:
    board, layout = laid(atlas, "introductory")
    leaves = table_of(board, "introductory").leaves()
    camps = [f"side:{leaf.camp}" for leaf in leaves if leaf.camp]
    assert [ref for ref in layout.store if ref.startswith("side:")] == camps


def test_a_board_that_says_nothing_gets_camps_turns_and_boxes(atlas: Atlas) -> None:
    file = msgspec.structs.replace(atlas.board.file, tables={})
    board = Board(file)
    layout = make_layout(atlas.plans, table_of(board, "advanced"))
    assert of_kind(layout, "side") == set(board.powers)
    assert of_kind(layout, "track") == {"turns"}


def test_sheets_can_lie_alone(atlas: Atlas) -> None:
    layout = make_layout(atlas.plans)
    assert layout.store == {}
    assert layout.pages["bohemia"].left() - layout.pages["flanders"].right() == GAP


def test_a_plate_takes_its_size_from_itself_and_from_its_row(atlas: Atlas) -> None:
    column = Spot(size=900, down=(Spot(show="title", size=500), Spot(show="cards", size=700)))
    row = Spot(size=600, across=(Spot(track="turns", size=1000),))
    layout = make_layout(
        {"bohemia": atlas.plans["bohemia"]}, Spot(across=(column, Spot(map="bohemia"), Spot(down=(row,))))
    )
    sizes = {ref: (room.width(), room.height()) for ref, room in layout.store.items()}
    assert sizes == {"show:title": (900, 500), "show:cards": (900, 700), "track:turns": (1000, 600)}


def test_what_a_table_gives_shares_only_is_large_enough(atlas: Atlas) -> None:
    row = Spot(size=400, across=(Spot(box="england", size=3), Spot(box="ostpreussen", size=5)))
    layout = make_layout({"bohemia": atlas.plans["bohemia"]}, Spot(down=(row,)))
    assert {(room.width(), room.height()) for room in layout.store.values()} == {LEAST["box"]}
