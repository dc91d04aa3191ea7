"""What the window tells of what happens: results, a bar that is never empty, marks, notes, the sheet at the end."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Shell, open_window
from desktop.settings import Settings
from desktop.views.results import STAND
from desktop.views.table_window import TableWindow
from engine.kernel.event import Event
from engine.kernel.journal import Journal
from tests.games.recorded import JOURNALS, recorded

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
Open = Callable[[str, str], TableWindow]


@pytest.fixture
def open_recorded(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens a finished game in a window of 1366 x 768 that draws no maps."""
    monkeypatch.setattr("desktop.cartography.boardmap.BoardMap.prepare", lambda _self: None)
    shells: list[Shell] = []

    def opened(game: str, name: str) -> TableWindow:
        path = tmp_path / f"{name}.kabinett"
        shutil.copy(JOURNALS / game / path.name, path)
        settings = Settings(
            language="en", theme="parchment", pace=0, motion="none", toured=["maria", "acres"]
        )
        shell = open_window(path, settings=settings)
        shells.append(shell)
        qtbot.addWidget(shell)
        shell.resize(1366, 768)
        shell.show()
        QApplication.processEvents()
        assert shell.table is not None
        return shell.table

    yield opened
    for shell in shells:
        shell.close()


def said(table: TableWindow) -> str:
    """What the bar says."""
    return table.prompt.text.accessibleName()


def first(table: TableWindow, fits: Callable[[Event], bool]) -> tuple[int, Event]:
    """The first Action that brings about such an Event: how many had been played before, and the Event."""
    return next(
        (moment, event)
        for moment, played in enumerate(table.session.table.history)
        for event in played.events
        if fits(event)
    )


def step_on(table: TableWindow, moment: int) -> None:
    """Look at a moment, and by a key at the next: what happens there is told as it was."""
    table.time.look_at(moment)
    table.results.end()
    table.map.setFocus()
    QTest.keyClick(table.map, Qt.Key.Key_Right, ALT)
    QApplication.processEvents()


# --- results ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name", "kind"),
    [("acres", "siege-of-quebec", "conquest"), ("maria", "france-goal", "defeat")],
)
def test_a_result_stands_until_it_has_been_read(open_recorded: Open, game: str, name: str, kind: str) -> None:
    table = open_recorded(game, name)
    moment, event = first(table, lambda one: one.result and one.kind == kind)
    step_on(table, moment)
    told = table.look.text(event.message)
    assert told in said(table)
    assert any(sign.isdigit() for sign in told)
    assert table.results.time.isActive()
    assert table.results.time.interval() == STAND == 1500
    table.results.time.timeout.emit()
    assert told not in said(table)
    assert said(table)
    step_on(table, moment)
    assert told in said(table)
    QTest.mouseClick(table.map.viewport(), LEFT, pos=QPoint(3, 3))
    QApplication.processEvents()
    assert told not in said(table)


def test_all_kinds_of_results_are_marked() -> None:
    """Fights, retreats, sieges and raids, in both games; what only prepares them is none."""
    kinds = {
        (game, event.kind): event.result
        for game, names in (
            ("acres", ("siege-of-boston", "captured-british")),
            ("maria", ("france-goal",)),
        )
        for name in names
        for played in recorded(game, name).history
        for event in played.events
        if event.kind != "move"
    }
    assert {("acres", "conquest"), ("maria", "defeat")} <= {one for one, result in kinds.items() if result}
    assert not any(kinds.get(one) for one in (("acres", "besiege"), ("acres", "money"), ("maria", "fight")))


# --- the bar is never empty -----------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), [("acres", "siege-of-quebec"), ("maria", "reserve-austria")])
def test_the_bar_is_never_empty(open_recorded: Open, game: str, name: str) -> None:
    table = open_recorded(game, name)
    moments = len(table.session.table.history)
    for moment in range(0, moments + 1, 7):
        table.time.look_at(moment)
        table.results.end()
        assert said(table), f"nothing is said at {moment}"
        assert table.prompt.text.text()


def test_the_bar_is_not_empty_where_one_only_looks(
    open_recorded: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_recorded("acres", "siege-of-quebec")
    table.time.look_at(10)
    monkeypatch.setattr(table.session.home.journal, "watched", "somebody")
    table.prompt.refresh()
    assert said(table)
    assert isinstance(table.session.home.journal, Journal)


# --- marks and notes -------------------------------------------------------------------


def test_what_touches_the_map_leaves_a_mark(open_recorded: Open) -> None:
    table = open_recorded("acres", "siege-of-quebec")
    moment, event = first(table, lambda one: one.kind == "settle")
    step_on(table, moment)
    assert table.scene.marches.marked == (str(event.message.args["place"]).removeprefix("place:"),)
    assert not table.side_note.isVisible()


def test_what_touches_nothing_is_told_at_the_tile_of_its_side(open_recorded: Open) -> None:
    table = open_recorded("acres", "siege-of-quebec")
    for kind in ("draft", "reserve"):
        moment, event = first(table, lambda one, kind=kind: one.kind == kind)
        step_on(table, moment)
        note = table.side_note
        assert note.isVisible()
        assert note.text() == table.look.text(event.message)
        button = next(b for b in table.rail.buttons.values() if f"side:{b.tile.side}" == event.side)
        top = button.mapToGlobal(QPoint(0, 0)).y()
        assert abs(note.mapToGlobal(QPoint(0, 0)).y() - top) < button.height()
        note.time.timeout.emit()
        assert not note.isVisible()


# --- the end ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name"),
    [("acres", "tie"), ("acres", "siege-of-boston"), ("maria", "draw"), ("maria", "winter-sums")],
)
def test_the_end_is_a_sheet(open_recorded: Open, game: str, name: str) -> None:
    table = open_recorded(game, name)
    sheet = table.end_sheet
    assert sheet.isVisible()
    words = [label.text() for label in sheet.findChildren(type(sheet.title)) if label.isVisibleTo(sheet)]
    for row in table.session.view.sheet:
        assert table.look.text(row.source) in words
        assert {f"{count}" for count in row.counts.values()} <= set(words)
    ending = [event for event in table.session.table.log(None) if event.kind == "end"][-1]
    assert table.look.text(ending.message) in words
    assert sheet.area.verticalScrollBar().maximum() == 0
    assert table.frame.rect().contains(sheet.geometry())


def test_the_sheet_is_closed_and_opened_again(open_recorded: Open) -> None:
    table = open_recorded("acres", "tie")
    sheet = table.end_sheet
    QTest.mouseClick(sheet.close_button, LEFT)
    assert not sheet.isVisible()
    table.session.refresh()
    assert not sheet.isVisible()
    assert table.menus.action("menu-result").isEnabled()
    table.menus.action("menu-result").trigger()
    assert sheet.isVisible()
    QTest.mouseClick(sheet.buttons["back"], LEFT)
    assert table.session.moment == 0
    assert not sheet.isVisible()
    assert not table.menus.action("menu-result").isEnabled()
    table.time.back_to_now()
    assert not sheet.isVisible()  # it has been seen


def test_the_sheet_is_reached_by_keys(open_recorded: Open) -> None:
    table = open_recorded("maria", "draw")
    sheet, wishes = table.end_sheet, list[str]()
    table.wanted.connect(wishes.append)
    for _ in range(30):
        if sheet.isAncestorOf(QApplication.focusWidget() or table):
            break
        QTest.keyClick(
            QApplication.focusWidget() or table.map, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier
        )
    assert QApplication.focusWidget() is sheet.buttons["new"]
    QTest.keyClick(sheet.buttons["new"], Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert wishes == []
    table.menus.action("menu-result").trigger()
    sheet.buttons["new"].setFocus()
    QTest.keyClick(sheet.buttons["new"], Qt.Key.Key_Return)
    assert wishes == ["new"]
