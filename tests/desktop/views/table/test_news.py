"""What the window tells of what happens: results, a bar that is never empty, marks, notes, the sheet at the end."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.app import Shell, open_window
from desktop.printing.result_text import result_text
from desktop.profile.settings import Settings
from desktop.session import thinking
from desktop.views.table.end_sheet import EndSheet
from desktop.views.table.results import STAND
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.basics import Picture
from desktop.views.widgets.dialogs import Told
from engine.kernel.event import Event
from engine.kernel.holding import Holder
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.view import in_points
from engine.texts.translate import LANGUAGES
from tests.games.recorded import JOURNALS, recorded

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
BOTH_BOTS = {"british": "random", "french": "random"}


class Open(Protocol):
    """Opens a table of a game by its name."""

    def __call__(self, game: str, name: str, pace: int = 0) -> TableWindow: ...


class Played(Protocol):
    """Opens a table before the first such Event, which persons or these bots play; the Event."""

    def __call__(
        self, game: str, name: str, fits: Callable[[Event], bool], bots: dict[str, str], pace: int
    ) -> tuple[TableWindow, Event]: ...


@pytest.fixture
def open_recorded(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens a finished game in a window of 1366 x 768 that draws no maps."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    shells: list[Shell] = []

    def opened(game: str, name: str, pace: int = 0) -> TableWindow:
        path = tmp_path / f"{name}.kabinett"
        if not path.exists():
            shutil.copy(JOURNALS / game / path.name, path)
        settings = Settings(
            language="en", theme="parchment", pace=pace, motion="none", toured=["maria", "acres"]
        )
        shell = open_window(path, settings=settings)
        shells.append(shell)
        qtbot.addWidget(shell)
        shell.resize(1366, 768)
        shell.show()
        qtbot.waitUntil(lambda: shell.table is not None)
        assert shell.table is not None
        return shell.table

    yield opened
    for shell in shells:
        shell.close()


@pytest.fixture
def open_played(open_recorded: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Played:
    """Opens a recorded game just before an Event and plays on to it, by persons, or by bots that play as recorded."""

    def opened(
        game: str, name: str, fits: Callable[[Event], bool], bots: dict[str, str], pace: int
    ) -> tuple[TableWindow, Event]:
        whole = recorded(game, name)
        found = (
            (moment, event)
            for moment, played in enumerate(whole.history)
            for event in played.events
            if fits(event) and (not bots or played.seat in bots)
        )
        moment, event = next(found)
        seats = tuple(
            SeatEntry(e.seat, f"{e.seat} sits here", bots.get(e.seat, "")) for e in whole.journal.header.seats
        )
        journal = whole.journal.until(moment)
        journal.header = structs.replace(whole.journal.header, seats=seats)
        path = tmp_path / f"{name}-{moment}.kabinett"
        journal.save_copy(path)
        rest = iter(whole.history[moment:])

        def think(ticket: object, *_question: object) -> None:
            one = next(rest, None)
            if one is not None:
                thinking._post().given.emit(ticket, one.action)

        monkeypatch.setattr("desktop.session.thinking._think", think)
        table = open_recorded(game, path.stem, pace)
        if not bots:
            one = next(rest)
            table.session.act_for(one.seat, one.action)
        return table, event

    return opened


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
    told = table.appearance.text(event.message)
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


def test_a_result_stands_after_the_curtain(open_played: Played) -> None:
    """Whoever comes reads what it came to; the button that was held for it is let go without ending it."""
    table, event = open_played("maria", "france-goal", lambda one: one.result and one.kind == "defeat", {}, 0)
    told, curtain = table.appearance.text(event.message), table.curtain
    assert curtain.isVisible()
    spot = curtain.button.mapTo(table.window(), curtain.button.rect().center())
    QTest.mousePress(table.window().windowHandle(), LEFT, pos=spot)
    curtain.opened.emit()
    assert not curtain.isVisible()
    QTest.mouseRelease(table.window().windowHandle(), LEFT, pos=spot)
    QApplication.processEvents()
    assert told in said(table)
    QTest.keyPress(table.map, Qt.Key.Key_Shift)
    QApplication.processEvents()
    assert told not in said(table)
    assert said(table)


@pytest.mark.parametrize("pace", [0, 40])
def test_a_result_of_a_bot_stands(open_played: Played, pace: int, qtbot: QtBot) -> None:
    """Its own news and the next bot's thinking do not take its place; then the bar says what is on."""
    bots = {"louis": "steady", "frederick": "steady"}
    table, event = open_played(
        "maria", "france-goal", lambda one: one.result and one.kind == "defeat", bots, pace
    )
    told = table.appearance.text(event.message)
    qtbot.waitUntil(lambda: told in said(table))
    assert table.results.time.isActive()
    table.results.time.timeout.emit()
    assert told not in said(table)
    assert said(table)


@pytest.mark.parametrize("pace", [0, 40])
def test_a_bot_plays_into_the_end(open_played: Played, pace: int, qtbot: QtBot) -> None:
    """The sheet opens by itself, and the bar is not empty."""
    table, _ = open_played("acres", "siege-of-boston", lambda one: one.kind == "end", BOTH_BOTS, pace)
    qtbot.waitUntil(lambda: table.session.view.winners is not None)
    assert table.end_sheet.isVisible()
    assert said(table)
    table.results.end()
    assert said(table)


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
        assert note.text() == table.appearance.text(event.message)
        button = next(b for b in table.rail.buttons.values() if f"side:{b.tile.side}" == event.side)
        top = button.mapToGlobal(QPoint(0, 0)).y()
        assert abs(note.mapToGlobal(QPoint(0, 0)).y() - top) < button.height()
        note.time.timeout.emit()
        assert not note.isVisible()


# --- the end ----------------------------------------------------------------------------


def assert_text_tells(sheet: EndSheet) -> None:
    """What is read on a sheet stands in the text as well, but for buttons."""
    QApplication.processEvents()
    text = result_text(sheet.session, sheet.appearance)
    words = {label.text() for label in sheet.findChildren(QLabel) if label.isVisibleTo(sheet)}
    assert len(words) > 5
    assert [one for one in sorted(words) if one not in text] == []
    for line in sheet.course.chart.lines if sheet.course is not None else ():
        for told, turn in zip(line.told, sheet.course.chart.turns if sheet.course else (), strict=True):
            assert any(row.startswith(turn.name) and told in row.split() for row in text.splitlines())


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
        assert table.appearance.text(row.source) in words
        assert {f"{count}" for count in row.counts.values()} <= set(words)
    ending = [event for event in table.session.table.log(None) if event.kind == "end"][-1]
    assert table.appearance.text(ending.message) in words
    assert sheet.area.verticalScrollBar().maximum() == 0
    assert table.frame.rect().contains(sheet.geometry())
    for language in LANGUAGES:
        table.appearance.set_language(language)
        assert_text_tells(sheet)


def test_the_result_is_saved_as_text(
    open_recorded: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In UTF-8; where it cannot be, one sentence says why and nothing is left of it."""
    table = open_recorded("maria", "draw")
    sheet, button = table.end_sheet, table.end_sheet.buttons["text"]
    table.appearance.set_language("it")
    places, asked = [tmp_path / "esito.txt", Path("/proc/esito.txt"), tmp_path / "pieno.txt"], list[object]()

    def where(*args: object) -> Path:
        asked.append(args[2:])
        return places[len(asked) - 1]

    monkeypatch.setattr("desktop.views.table.exporting.ask_where", where)
    QTest.mouseClick(button, LEFT)
    assert asked == [("draw.txt", ".txt")]
    assert places[0].read_bytes().decode("utf-8") == result_text(sheet.session, sheet.appearance)
    assert table.toast.isVisible()
    QTest.mouseClick(button, LEFT)
    monkeypatch.setattr("engine.kernel.writing.write_all", full)
    QTest.mouseClick(button, LEFT)
    tr = table.appearance.tr
    told = [
        next(label.text() for label in one.findChildren(QLabel) if label.text())
        for one in table.window().findChildren(Told)
    ]
    assert told == [tr("error-not-writable", file="esito.txt"), tr("error-full-disk", file="pieno.txt")]
    assert sorted(path.name for path in tmp_path.glob("*.txt")) == ["esito.txt"]
    assert not list(tmp_path.glob("*.part"))


def full(*_args: object) -> None:
    """A disk that takes no more."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_the_sheet_is_closed_and_opened_again(open_recorded: Open) -> None:
    table = open_recorded("acres", "tie")
    sheet = table.end_sheet
    assert sheet.area.hasFocus()
    QTest.keyClick(sheet.area, Qt.Key.Key_Right)
    assert not table.map.keyboard.place, "what lies below the sheet takes no keys"
    QTest.mouseClick(sheet.close_button, LEFT)
    assert not sheet.isVisible()
    assert table.map.hasFocus()
    table.session.refresh()
    assert not sheet.isVisible()
    assert table.menus.action("menu-result").isEnabled()
    table.menus.action("menu-result").trigger()
    assert sheet.isVisible()
    assert sheet.area.hasFocus()
    QTest.keyClick(sheet.area, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert table.map.hasFocus()
    table.menus.action("menu-result").trigger()
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
        if QApplication.focusWidget() is sheet.buttons["new"]:
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


@pytest.mark.parametrize(("game", "name"), [("acres", "siege-of-boston"), ("maria", "draw")])
def test_the_sheet_where_one_only_looks_and_in_large_text(open_recorded: Open, game: str, name: str) -> None:
    """It opens there too; at 200 % in a small window it scrolls, and its buttons are whole."""
    table = open_recorded(game, name)
    shell, path = table.window(), table.path()
    assert isinstance(shell, Shell)
    assert path is not None
    shell.close_table()
    shell.appearance.set_scale(200)
    journal = Journal.open(path)
    journal.watched = Holder("anna", "desk", 1)
    shell.opening.resume(journal, path)
    QApplication.processEvents()
    assert shell.table is not None
    sheet = shell.table.end_sheet
    assert shell.table.session.watching
    assert sheet.isVisible()
    assert shell.table.frame.rect().contains(sheet.geometry())
    for button in (*sheet.buttons.values(), sheet.close_button):
        shown = button.mapTo(sheet, button.rect().topLeft()), button.mapTo(sheet, button.rect().bottomRight())
        assert all(sheet.rect().contains(corner) for corner in shown)
        assert button.width() >= button.minimumSizeHint().width()
    bar = sheet.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    last = sheet.rows.itemAt(sheet.rows.count() - 1).widget()
    assert last is not None
    assert sheet.area.viewport().rect().contains(last.mapTo(sheet.area.viewport(), last.rect().center()))
    assert said(shell.table)


def test_the_score_of_many_is_drawn_as_bars_and_that_of_two_is_not(open_recorded: Open) -> None:
    for game, name, drawn in (("maria", "winter-sums", True), ("acres", "tie", False)):
        sheet = open_recorded(game, name).end_sheet
        assert (sheet.findChild(Picture, "sheetBars") is not None) == drawn


def test_the_sheet_tells_how_each_turn_ended_and_what_decided(open_recorded: Open) -> None:
    """Of a table that was saved before the sheet told it: points and a small map a turn, and the nearest cards."""
    table = open_recorded("revolution", "two-reformed")
    sheet, view = table.end_sheet, table.session.view
    course = sheet.course
    assert course is not None
    assert course.turns == tuple(range(view.turns + 1))
    chart, of = course.chart, view.scores[0].of
    assert [one.name for one in chart.turns] == [
        table.appearance.tr("sheet-turn", turn=turn) for turn in course.turns
    ]
    points = [{one.side: one.told[turn] for one in chart.lines} for turn in course.turns]
    assert points == [
        {side: f"{in_points(number, of)}" for side, number in turn.items()} for turn in view.points_by_turn
    ]
    assert chart.accessibleDescription() == "; ".join(chart.told())
    assert_text_tells(sheet)
    ends = course.ends()
    assert list(ends) == list(course.turns)
    assert [ends[turn].owners for turn in course.turns[1:]] != [ends[0].owners] * view.turns
    assert ends[course.turns[-1]].owners == view.owners
    maps = [one for one in course.findChildren(Picture) if one.accessibleName()]
    named = [table.appearance.tr("sheet-holders", turn=turn) for turn in course.turns]
    assert [one.accessibleName() for one in maps if one.accessibleName() in named] == named
    assert maps[-1].grab().toImage() != maps[0].grab().toImage()
    words = {label.text() for label in sheet.findChildren(QLabel)}
    assert len(view.nearest) == 3
    assert {table.appearance.text(fact.message) for fact in view.nearest} <= words
    pair = [row for row in view.sheet if row.total][1]
    assert sum(set(pair.counts.values())) == sum(view.points_by_turn[-1].values())


def test_the_figures_of_a_turn_are_read_on_the_chart(
    open_recorded: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the pointer and by keys: drawn beside the turn, and told to a screen reader; each map lies below its turn."""
    sheet = open_recorded("revolution", "two-reformed").end_sheet
    assert sheet.course is not None
    chart, plain = sheet.course.chart, sheet.course.chart.grab().toImage()
    middles = [round(chart.plot.x(turn)) for turn in sheet.course.turns]
    maps = [one for one in sheet.course.findChildren(Picture) if one.accessibleName()]
    assert [abs(one.geometry().center().x() - x) <= 2 for one, x in zip(maps, middles, strict=True)] == [
        True
    ] * 6
    QTest.mouseMove(chart, QPoint(middles[3] + 5, 40))
    assert chart.accessibleDescription() == chart.told_of(3)
    named, telling = list[int](), chart.told_of
    monkeypatch.setattr(chart, "told_of", lambda turn: (named.append(turn), telling(turn))[1])
    for x in (middles[3] + 6, middles[3] + 7, middles[2]):
        QTest.mouseMove(chart, QPoint(x, 40))
    assert named == [2], "told once for each turn, not for each pixel"
    QTest.mouseMove(chart, QPoint(middles[3], 40))
    assert all(f" {one.told[3]}" in chart.told_of(3) for one in chart.lines)
    assert chart.grab().toImage() != plain
    chart.setFocus()
    for key, turn in (("Left", 2), ("Home", 0), ("Left", 0), ("End", 5), ("Right", 5)):
        QTest.keyClick(chart, getattr(Qt.Key, f"Key_{key}"))
        assert chart.accessibleDescription() == chart.told_of(turn)
    sheet.buttons["new"].setFocus()
    assert chart.accessibleDescription() == "; ".join(chart.told())


def test_a_game_that_counts_no_turns_has_no_course(open_recorded: Open) -> None:
    sheet = open_recorded("acres", "tie").end_sheet
    assert sheet.course is not None
    assert not sheet.course.isVisibleTo(sheet)
    assert not sheet.nearest_head.isVisibleTo(sheet)
