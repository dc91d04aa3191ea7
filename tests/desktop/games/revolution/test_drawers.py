"""Armies that wait in a camp: their drawer is open when they are asked for, and steps aside from where they may go."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

import engine
from desktop.views.table.rail import LEAVE
from desktop.views.table.table_window import TableWindow
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table
from tests.desktop.driver import settle
from tests.desktop.games.revolution.conftest import Sit
from tests.desktop.person import wait

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


@pytest.fixture
def window(sit: Sit) -> TableWindow:
    """The first army of the set-up is asked for."""
    return sit(Table.new(engine.game("revolution"), seed=1, kind="open"))


def press(window: TableWindow, ref: str) -> None:
    """Click on something where it is seen."""
    point = window.scene.anchor(ref)
    assert point is not None
    QTest.mouseClick(window.map.viewport(), LEFT, pos=window.map.mapFromScene(point))


def take(window: TableWindow) -> str:
    """Take the first army up with a click; a section to which it may go lies under the drawer: that."""
    press(window, window.session.choices.pieces[0])
    hand, scene = window.scene.hand, window.scene
    assert hand.holds
    points = {ref: scene.on_map(ref) for ref in hand.targets()}
    return next(ref for ref, point in points.items() if point is not None and scene.covered(point))


def bare(window: TableWindow) -> QPoint:
    """A spot of the drawer where no piece stands."""
    room = window.rail.drawer.geometry()
    spots = (QPoint(room.right() - 20, y) for y in range(room.top() + 20, room.bottom(), 10))
    return next(one for one in spots if not window.scene.piece_at(window.map.mapToScene(one)))


def test_the_drawer_of_the_armies_that_are_asked_for_is_open(window: TableWindow) -> None:
    rail = window.rail
    (side,) = window.session.view.asked
    assert (rail.opened, rail.pinned) == (f"side:{side}", True)
    for army in window.session.choices.pieces:
        point = window.scene.anchor(army)
        assert point is not None
        assert rail.drawer.geometry().contains(window.map.mapFromScene(point))


def test_a_drawer_steps_aside_from_where_the_piece_held_may_go(window: TableWindow) -> None:
    """It waits while the pointer rests on another army, and is back for the next one."""
    rail, session = window.rail, window.session
    section, opened = take(window), rail.opened
    rail._leave.setInterval(LEAVE // 7)
    other = window.scene.anchor(session.choices.pieces[-1])
    assert other is not None
    QTest.mouseMove(window.map.viewport(), window.map.mapFromScene(other))
    wait(lambda: not rail.opened, LEAVE // 3)
    assert rail.opened == opened
    QTest.mouseMove(window.map.viewport(), bare(window))
    assert wait(lambda: not rail.drawer.is_open, 8 * LEAVE)
    assert window.scene.hand.holds
    before = len(session.table.history)
    press(window, section)
    assert len(session.table.history) == before + 1
    assert (rail.opened, rail.pinned) == (opened, True)


def test_a_drawer_steps_aside_from_the_cursor_of_the_keys(window: TableWindow) -> None:
    section = take(window)
    for _ in window.scene.hand.targets():
        QTest.keyClick(window.map, Key.Key_Tab)
        if window.map.keyboard.aimed == section:
            break
    assert window.map.keyboard.aimed == section
    assert not window.rail.drawer.is_open
    QTest.keyClick(window.map, Key.Key_Escape)
    assert window.rail.drawer.is_open


def test_a_press_beside_the_drawer_puts_the_piece_back_and_no_more(window: TableWindow) -> None:
    rail = window.rail
    take(window)
    opened, corner = rail.opened, QPoint(window.map.viewport().width() - 4, 4)
    QTest.mouseClick(window.map.viewport(), LEFT, pos=corner)
    assert not window.scene.hand.holds
    assert rail.opened == opened
    QTest.mouseClick(window.map.viewport(), LEFT, pos=corner)
    assert not rail.opened


def test_the_rules_asked_for_are_more_than_a_line_beside_a_panel_and_what_is_pinned(
    sit: Sit, units_table: Table
) -> None:
    window = sit(units_table)
    window.resize(1366, 768)
    window.inspector.pin("place:antwerpen")
    window.show_rules()
    settle()
    text = window.rules.text
    assert text.viewport().height() >= 4 * text.fontMetrics().lineSpacing()
    assert window.log.height() >= window.log.least(window.column.height())
    assert all(one.panel.geometry().bottom() < window.column.height() for one in window.column.sections)


def test_a_sheet_of_numbers_leaves_the_drawer_shut(sit: Sit) -> None:
    """New units wait in a camp as well, but the sheet gives them, and the map they go to is to be seen."""
    file = PositionFile(Path("units.yaml"), {"game": "revolution", "turn": 1, "phase": "new-units"})
    window = sit(file.table(engine.game("revolution"), kind="open"))
    session, table = window.session, window.scene
    assert session.decision is not None
    assert session.decision.numbers is not None
    assert all(table.on_map(ref) is None for ref in session.choices.pieces)
    assert window.rail.opened == ""
