"""Time at the table in the window: replay bar, what-if, taking back, the log's filter and menu, an unforeseen error."""

from __future__ import annotations

import sys

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QWidget

from desktop.session.pins import seal
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.dialogs import Told
from engine.kernel.position import Position
from tests.desktop.driver import LEFT, Driver
from tests.desktop.person import LONG
from tests.desktop.views.table.test_privacy import assert_hidden
from tests.kernel.test_log import whole_log

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def press(table: TableWindow, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    """A key on the map, let go and dealt with."""
    table.map.setFocus()
    QTest.keyClick(table.map, key, modifier)
    QApplication.processEvents()


def answer(table: TableWindow, words: str) -> None:
    """Click the button of the banner that says this."""
    button = next(b for b in table.banner.buttons if b.text() == words)
    QTest.mouseClick(button, LEFT)


def choose(table: TableWindow, row: int, key: str) -> None:
    """Choose from the menu of a line of the log."""
    menu = table.log.menu_of(table.log.model.index(row, 0))
    next(a for a in menu.actions() if a.objectName() == key).trigger()
    menu.deleteLater()


def early_row(table: TableWindow) -> tuple[int, int]:
    """A line of the log that tells of an early Action, and its moment."""
    return next((n, line.moment) for n, line in enumerate(table.log.model.rows) if line.moment > 0)


@pytest.fixture
def moving(driver: Driver) -> TableWindow:
    """A match of three persons in the first movement, shown to the one who moves."""
    return driver.begun()


# --- the past -----------------------------------------------------------------------


def test_the_keys_stay_on_the_button_of_the_banner(moving: TableWindow) -> None:
    """Said anew, for another moment too, it is the same button; what asks something else is another."""
    press(moving, Qt.Key.Key_Left, ALT)
    back = moving.banner.buttons[-1]
    back.setFocus(Qt.FocusReason.TabFocusReason)
    moving.session.look_at(1)
    again = QApplication.focusWidget()
    assert again is moving.banner.buttons[-1] is not back
    QTest.keyClick(again, Qt.Key.Key_Space)
    assert moving.session.moment is None
    before = len(moving.session.table.history)
    for moment in (before - 1, before - 2):
        moving.time.take_back(moment)
        assert QApplication.focusWidget() not in moving.banner.buttons
        moving.banner.buttons[-1].setFocus(Qt.FocusReason.TabFocusReason)


def test_keys_lead_through_the_past_and_back(moving: TableWindow) -> None:
    now = len(moving.session.table.history)
    press(moving, Qt.Key.Key_Left, ALT)
    assert moving.session.moment == now - 1
    assert moving.border.state == "past"
    assert not moving.menus.action("menu-undo").isEnabled()
    assert moving.banner.words.text() == moving.appearance.tr("prompt-past", turn=1)
    press(moving, Qt.Key.Key_Home, CONTROL)
    assert moving.session.moment == 0
    press(moving, Qt.Key.Key_Right, ALT)
    assert moving.session.moment == 1
    press(moving, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert moving.session.moment is None
    assert moving.border.state == ""
    assert not moving.banner.isVisible()


def test_the_line_of_time_goes_where_it_is_pressed_and_shows_bookmarks(moving: TableWindow) -> None:
    line = moving.replay.line
    QTest.mouseClick(line, LEFT, pos=QPoint(round(line.x_of(2)), line.height() // 2))
    assert moving.session.moment == 2
    press(moving, Qt.Key.Key_B, CONTROL)
    assert moving.notes.bookmarks == [2]
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Right)
    assert moving.session.moment == 3
    press(moving, Qt.Key.Key_End, CONTROL)
    row, moment = early_row(moving)
    choose(moving, row, "log-bookmark")
    assert moving.notes.bookmarks == [2, moment]
    choose(moving, row, "log-bookmark")
    assert moving.notes.bookmarks == [2]


def test_playing_the_past_ends_at_the_present(moving: TableWindow, driver: Driver) -> None:
    moving.time.look_at(len(moving.session.table.history) - 2)
    QTest.mouseClick(moving.replay.buttons["play"], LEFT)
    assert moving.replay.playing
    driver.qtbot.waitUntil(lambda: moving.session.moment is None, timeout=LONG)
    assert not moving.replay.playing


def test_looking_back_tells_no_foreign_secret(moving: TableWindow, driver: Driver) -> None:
    viewer = moving.session.viewer
    moving.tray.keep_open()
    for moment in range(len(moving.session.table.history)):
        moving.time.look_at(moment)
        assert moving.session.viewer == viewer
        assert_hidden(driver, (s for s in moving.seating.humans if s != viewer))
    moving.panic()
    assert moving.session.moment is None
    assert_hidden(driver, moving.seating.humans)


def test_nobody_travels_behind_the_curtain(moving: TableWindow) -> None:
    moving.panic()
    for key, modifier in ((Qt.Key.Key_Left, ALT), (Qt.Key.Key_Home, CONTROL), (Qt.Key.Key_I, CONTROL)):
        QTest.keyClick(moving, key, modifier)
    assert moving.session.moment is None
    assert moving.session.what_if is None


def test_a_drag_in_the_past_begins_a_what_if(moving: TableWindow) -> None:
    decision = moving.session.decision
    assert decision is not None
    moves = [a for a in decision.actions if a.verb == "move"]
    now = len(moving.session.table.history)
    moving.session.act(moves[0])
    moving.time.look_at(now)
    gesture = moves[1].gesture()
    scene = moving.scene
    assert scene.hand.take(gesture.source)
    assert scene.hand.drop(gesture.target, scene.anchor(gesture.target) or QPointF())
    assert moving.session.what_if is not None
    assert moving.border.state == "what-if"
    assert len(moving.session.home.history) == now + 1
    answer(moving, moving.appearance.tr("time-leave"))
    assert moving.session.what_if is None
    assert moving.border.state == ""


# --- what-if ------------------------------------------------------------------------


def test_a_what_if_asks_one_person_for_every_side_without_a_curtain(moving: TableWindow) -> None:
    viewer = moving.session.viewer
    press(moving, Qt.Key.Key_I, CONTROL)
    assert moving.banner.words.text() == moving.appearance.tr("prompt-what-if")
    seats = set()
    for _ in range(30):
        decision = moving.session.decision
        assert decision is not None
        seats.add(decision.seat)
        endings = [a for a in decision.actions if a.gesture().ends]
        moving.session.act((endings or list(decision.actions))[0])
        assert not moving.curtain.isVisible()
    assert seats == set(moving.seating.humans)
    if moving.session.viewer != viewer:
        assert moving.banner.note.text() == moving.appearance.tr("time-assumed-here")
    moving.panic()
    assert moving.session.what_if is None
    assert moving.curtain.isVisible()
    assert moving.seating.waiting_for == viewer


def test_actions_of_a_what_if_are_played_at_the_table(moving: TableWindow) -> None:
    viewer, now = moving.session.viewer, len(moving.session.home.history)
    press(moving, Qt.Key.Key_I, CONTROL)
    decision = moving.session.decision
    assert decision is not None
    moving.session.act(next(a for a in decision.actions if a.verb == "move"))
    answer(moving, moving.appearance.tr("time-play-these"))
    assert moving.session.what_if is None
    assert len(moving.session.home.history) == now + 1
    assert moving.session.viewer == viewer
    assert moving.toast.words.text() == moving.appearance.tr("time-played", count=1, all=1)


def test_bots_play_the_others_of_a_what_if(moving: TableWindow, driver: Driver) -> None:
    viewer = moving.session.viewer
    press(moving, Qt.Key.Key_I, CONTROL)
    answer(moving, moving.appearance.tr("time-bots-play"))
    for _ in range(12):
        decision = moving.session.decision
        if decision is None:
            break
        moving.session.act(
            next(a for a in decision.actions if a.gesture().ends or a.gesture().kind != "drag")
        )
    driver.qtbot.waitUntil(lambda: any(p.seat != viewer for p in moving.session.table.history), timeout=LONG)
    assert moving.session.viewer == viewer
    answer(moving, moving.appearance.tr("time-leave"))
    assert moving.session.viewer == viewer


# --- taking back --------------------------------------------------------------------


def test_taking_back_a_reveal_asks_every_person_and_is_told(moving: TableWindow) -> None:
    table = moving.session.home
    undone = len(table.history)
    row, moment = early_row(moving)
    choose(moving, row, "log-take-back")
    assert len(table.history) == undone
    people = [table.seat_entry(seat).name or moving.appearance.name(f"seat:{seat}") for seat in table.humans]
    for name in people:
        answer(moving, moving.appearance.tr("time-agrees", name=name))
    assert len(table.history) == moment
    assert table.journal.entries[-1].agreed == table.humans
    decision = table.decision()
    assert decision is not None
    assert moving.curtain.isVisible() == (moving.session.viewer not in decision.seats)
    assert whole_log(table, None)[-1].event.kind == "take-back"


def test_who_has_a_pin_agrees_by_it(moving: TableWindow) -> None:
    journal, banner = moving.session.home.journal, moving.banner
    anna, *others = journal.header.seats
    anna = replace(anna, name="Anna", pin=seal("0417"))
    journal.header = replace(journal.header, seats=(anna, *others))
    row, moment = early_row(moving)
    choose(moving, row, "log-take-back")
    agrees = moving.appearance.tr("time-agrees", name="Anna")
    answer(moving, agrees)
    QTest.keyClicks(banner.pin, "1111")
    assert not banner.pin.isEnabled()
    assert agrees in [button.text() for button in banner.buttons]
    answer(moving, agrees)
    QTest.keyClicks(banner.pin, "0417")
    assert agrees not in [button.text() for button in banner.buttons]
    assert banner.pin.isHidden()
    for _ in banner.buttons[:-1]:
        QTest.mouseClick(banner.buttons[0], LEFT)
    assert len(moving.session.home.history) == moment


def test_one_refusal_keeps_the_table_as_it_is(moving: TableWindow) -> None:
    table = moving.session.home
    before = table.position.digest()
    moving.menus.action("menu-take-back").trigger()
    answer(moving, moving.appearance.tr("take-back-refuse"))
    assert not moving.banner.isVisible()
    assert table.position.digest() == before


def test_undone_actions_stay_in_the_log(moving: TableWindow) -> None:
    decision = moving.session.decision
    assert decision is not None
    moving.session.act(next(a for a in decision.actions if a.verb == "move"))
    tip = moving.prompt.undo_button.toolTip()
    assert moving.appearance.tr("undo-revealed") in tip
    log = moving.log.model
    last = log.text(log.rows[-1])
    QTest.mouseClick(moving.prompt.undo_button, LEFT)
    assert log.text(log.rows[-1]) == last
    assert log.rows[-1].undone
    index = log.index(len(log.rows) - 1, 0)
    assert moving.appearance.tr("log-undone") in str(index.data(Qt.ItemDataRole.AccessibleTextRole))
    assert log.current() < index.row()


# --- the log ------------------------------------------------------------------------


def test_find_in_the_log_filters_it_by_words_and_by_side(moving: TableWindow) -> None:
    log = moving.log
    whole = log.model.rowCount()
    log.list.setFocus()
    QTest.keyClick(log.list, Qt.Key.Key_F, CONTROL)
    assert log.filter.hasFocus()
    assert QApplication.activeModalWidget() is None
    QTest.keyClicks(log.filter, moving.appearance.name("side:bavaria"))
    assert 0 < log.model.rowCount() < whole
    log.filter.clear()
    QTest.mouseClick(log.sides.buttons["side:bavaria"], LEFT)
    assert {line.event.side for line in log.model.rows} == {"side:bavaria"}
    QTest.keyClick(log.filter, Qt.Key.Key_Escape)
    assert not log.filter.isVisible()
    assert log.model.rowCount() == whole


def test_a_line_can_be_copied_and_looked_at(moving: TableWindow) -> None:
    log = moving.log
    row, moment = early_row(moving)
    index = log.model.index(row, 0)
    log.list.setCurrentIndex(index)
    log.list.setFocus()
    QTest.keyClick(log.list, Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == index.data()
    QTest.keyClick(log.list, Qt.Key.Key_Return)
    assert moving.session.moment == moment
    later = [log.model.is_later(row) for row in range(log.model.rowCount())]
    assert later == sorted(later)
    assert later[-1]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_a_line_opens_where_it_is_asked_for(moving: TableWindow, driver: Driver) -> None:
    view = moving.log.list.viewport()
    spot = moving.log.list.visualRect(moving.log.model.index(moving.log.model.rowCount() - 1, 0)).center()
    QApplication.sendEvent(
        view, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, view.mapToGlobal(spot))
    )
    driver.qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QWidget)
    popup.close()


def test_a_branch_is_a_new_table_that_begins_as_this_one_did(moving: TableWindow, driver: Driver) -> None:
    home, path = moving.session.home, moving.path()
    row, moment = early_row(moving)
    expected = home.position_at(moment).digest()
    choose(moving, row, "log-branch")
    driver.qtbot.waitUntil(lambda: driver.shell.table is not None and driver.table.path() != path)
    assert driver.table.session.home.position.digest() == expected
    assert driver.table.session.home.journal.header.seats == home.journal.header.seats


# --- an unforeseen error ------------------------------------------------------------


@pytest.mark.expects_log("unforeseen: ")
def test_an_unforeseen_error_keeps_the_journal_and_reopens_one_action_earlier(
    moving: TableWindow, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", driver.shell.trouble.fault)
    home, path = moving.session.home, moving.path()
    assert path is not None
    decision = moving.session.decision
    assert decision is not None
    action = next(a for a in decision.actions if a.verb == "move")
    earlier = home.position_at(len(home.history) - 1).digest()
    before, digest = path.read_bytes(), home.position.digest()

    def fail(_self: Position) -> None:
        raise RuntimeError("a fault in a rule")

    with monkeypatch.context() as broken, driver.qtbot.captureExceptions() as caught:
        broken.setattr(Position, "settle", fail)
        button = QPushButton()
        driver.qtbot.addWidget(button)
        button.clicked.connect(lambda: moving.session.act(action))
        button.click()
    for kind, error, trace in caught:
        driver.shell.trouble.fault(kind, error, trace)
    assert path.read_bytes() == before
    assert home.position.digest() == digest
    driver.qtbot.waitUntil(lambda: driver.shell.findChild(Told) is not None)
    told = driver.shell.findChild(QDialog)
    assert isinstance(told, Told)
    choice = told.findChild(QPushButton, "choice-earlier")
    assert choice is not None
    QTest.mouseClick(choice, LEFT)
    assert driver.table.path() != path
    assert driver.table.session.home.position.digest() == earlier
    assert path.read_bytes() == before, "the Journal itself is untouched"
