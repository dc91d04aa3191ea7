"""A picture divided among sheets is there whole, and neighbours share a strip."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from desktop.printing.board_pages import crop_marks, overlap_marks
from desktop.printing.paper import OVERLAP, PAPERS, best_way, fitted, room_on, tiling

LENGTHS = st.floats(60, 2000)


@given(wide=LENGTHS, high=LENGTHS, paper=st.sampled_from(sorted(PAPERS)))
def test_sheets_cover_the_whole_exactly(wide: float, high: float, paper: str) -> None:
    divided = tiling(QSizeF(wide, high), PAPERS[paper])
    room = room_on(divided.sheet)
    by_place = {(tile.row, tile.column): tile.part for tile in divided.tiles}
    assert len(by_place) == divided.rows * divided.columns == len(divided.tiles)
    whole = QRectF()
    for (row, column), part in by_place.items():
        whole = whole.united(part)
        assert part.width() <= room.width() + 1e-6
        assert part.height() <= room.height() + 1e-6
        if (right := by_place.get((row, column + 1))) is not None:
            assert part.right() - right.left() == pytest.approx(OVERLAP)
        if (below := by_place.get((row + 1, column))) is not None:
            assert part.bottom() - below.top() == pytest.approx(OVERLAP)
    assert whole.getCoords() == pytest.approx((0, 0, wide, high), abs=1e-6)


def test_no_sheet_is_wasted() -> None:
    room = room_on(PAPERS["a4"].upright)
    assert len(tiling(room.size(), PAPERS["a4"]).tiles) == 1
    assert len(tiling(QSizeF(2 * room.width() - OVERLAP, 50), PAPERS["a4"]).tiles) == 2


def test_names_of_sheets_go_by_row_and_column() -> None:
    divided = tiling(QSizeF(500, 500), PAPERS["a4"])
    assert [tile.name for tile in divided.tiles] == [
        f"{letter}{n + 1}" for letter in "ABC"[: divided.rows] for n in range(divided.columns)
    ]


def test_marks_stand_outside_the_picture_on_the_paper() -> None:
    divided = tiling(QSizeF(500, 500), PAPERS["a4"])
    for tile in divided.tiles:
        room = QRectF(tile.corner(divided.sheet), tile.part.size())
        inside = QRectF(room.topLeft() * 5, room.size() * 5)
        sheet = QRectF(0, 0, divided.sheet.width() * 5, divided.sheet.height() * 5)
        marks = [*crop_marks(room), *overlap_marks(room, tile, divided)]
        assert len(crop_marks(room)) == 8
        for mark in marks:
            for point in (mark.p1(), mark.p2()):
                assert sheet.contains(point)
                assert not inside.contains(point)


@pytest.mark.parametrize("size", [QSizeF(300, 100), QSizeF(100, 300)])
def test_paper_lies_as_the_picture_does(size: QSizeF) -> None:
    sheet = best_way(size, PAPERS["a3"])
    assert (sheet.width() > sheet.height()) == (size.width() > size.height())
    room = room_on(sheet).size()
    scale = fitted(size, room)
    assert size.width() * scale <= room.width() + 1e-6
    assert size.height() * scale <= room.height() + 1e-6
