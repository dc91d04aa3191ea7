"""The sizes of the parts of the table window as plain numbers, and how the column shares its height."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from desktop.views.table.sections import on_a_screen
from desktop.views.table.shares import Wish, share
from desktop.views.widgets.geometry import Geometry

WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
TEXTS = (1.0, 1.5, 2.0)


@pytest.mark.parametrize(
    ("width", "height", "k", "rail", "column"),
    [
        (3840, 2160, 1.0, 84, 344),
        (1920, 1080, 1.0, 84, 344),
        (1366, 768, 1.0, 84, 300),
        (1280, 720, 1.5, 101, 384),
        (3840, 2160, 2.0, 118, 585),
    ],
)
def test_rail_and_column_grow_slower_than_text(
    width: int, height: int, k: float, rail: int, column: int
) -> None:
    sizes = Geometry(width, height, k)
    assert (sizes.rail, sizes.column) == (rail, column)
    assert sizes.column <= 0.3 * width


@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("k", TEXTS)
def test_the_column_is_a_drawer_only_where_large_text_leaves_no_room(
    width: int, height: int, k: float
) -> None:
    sizes = Geometry(width, height, k)
    assert sizes.drawer == (k >= 1.75 and width / k < 1500)
    assert sizes.column < width / 2


def test_low_windows_save_height() -> None:
    low, high = Geometry(1366, 768, 1.0), Geometry(1920, 1080, 1.0)
    assert (low.prompt, low.strip) == (46, 33)
    assert (high.prompt, high.strip) == (54, 36)
    assert Geometry(1280, 720, 1.5).prompt == 81, "large text in a narrow window needs two lines"


def test_whole_cards_lie_where_there_is_height() -> None:
    assert Geometry(3840, 2160, 1.0).tall
    assert not Geometry(3840, 2160, 2.0).tall
    assert not Geometry(1920, 1080, 1.0).tall


# --- sharing the height -----------------------------------------------------------------

HEAD, LOG = 30, 110
FOLDED, EMPTY = Wish(HEAD, HEAD), Wish(HEAD, HEAD)


def test_the_panel_of_the_phase_gets_what_it_needs_and_the_log_the_rest() -> None:
    phase, inspector, log = share(800, [Wish(90, 500, first=True), EMPTY, Wish(LOG, rest=True)])
    assert (phase, inspector, log) == (500, HEAD, 270)


def test_the_log_keeps_its_last_lines_though_the_phase_wants_all() -> None:
    phase, _, log = share(500, [Wish(90, 900, first=True), EMPTY, Wish(LOG, rest=True)])
    assert log == LOG
    assert phase == 500 - HEAD - LOG


def test_what_was_opened_by_hand_gives_way_to_the_phase() -> None:
    phase, by_hand, _, log = share(
        600, [Wish(90, 300, first=True), Wish(90, 400), EMPTY, Wish(LOG, rest=True)]
    )
    assert phase == 300
    assert by_hand == 600 - 300 - HEAD - LOG
    assert log == LOG


def test_the_inspector_is_bounded() -> None:
    inspector, log = share(1000, [Wish(90, 900, most=400), Wish(LOG, rest=True)])
    assert (inspector, log) == (400, 600)


def test_rules_and_log_share_what_is_left() -> None:
    _, rules, log = share(900, [FOLDED, Wish(90), Wish(LOG, rest=True)])
    assert rules == 90 + (900 - HEAD - 90 - LOG) // 2
    assert rules + log + HEAD == 900


def test_what_is_read_is_of_use_before_the_panel_of_a_phase_has_all() -> None:
    phase, rules, log = share(500, [Wish(90, 600, first=True), Wish(90, good=150), Wish(LOG, rest=True)])
    assert (phase, rules, log) == (500 - 150 - LOG, 150, LOG)
    assert (
        share(90 + 110 + LOG, [Wish(90, 600, first=True), Wish(90, good=150), Wish(LOG, rest=True)])[1] == 110
    )


def test_without_the_log_what_is_read_takes_the_rest() -> None:
    head, rules = share(900, [FOLDED, Wish(90)])
    assert (head, rules) == (HEAD, 870)


def test_nothing_is_smaller_than_its_least() -> None:
    wishes = [Wish(90, 900, first=True), Wish(90, 200), FOLDED, EMPTY, Wish(LOG, rest=True)]
    assert share(200, wishes) == [wish.least for wish in wishes]


# --- windows of panels --------------------------------------------------------------------


def test_a_window_on_a_screen_that_is_gone_comes_to_one_that_is_there() -> None:
    screen = QRect(0, 0, 1366, 768)
    seen, gone = QRect(100, 100, 300, 400), QRect(3000, 200, 400, 2000)
    assert on_a_screen(seen, [screen]) == seen
    assert screen.contains(on_a_screen(gone, [screen]))


# --- sharing among several that are wanted ------------------------------------------------


def test_two_panels_of_a_phase_share_what_is_left_evenly() -> None:
    """The first does not take all and leave the other a sliver; what one does not want the other has."""
    paper, numbers, log = share(
        500, [Wish(90, 400, first=True), Wish(110, 400, first=True), Wish(LOG, rest=True)]
    )
    assert (paper, numbers, log) == (185, 205, LOG)
    paper, numbers, log = share(
        500, [Wish(90, 120, first=True), Wish(110, 400, first=True), Wish(LOG, rest=True)]
    )
    assert (paper, numbers, log) == (120, 270, LOG)
