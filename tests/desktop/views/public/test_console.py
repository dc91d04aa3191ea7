"""The presenter's console: the very frame of the room, the own table behind one switch, notes, steps, keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Shell
from desktop.profile.annotations import Circle
from desktop.profile.table_notes import read_notes
from desktop.views.public.ask_dialog import AskDialog
from desktop.views.public.console import Console
from desktop.views.public.frames import Frames
from desktop.views.public.presenting import Presenting
from desktop.views.table.table_window import TableWindow
from engine.kernel.log import Line, Log
from tests.desktop.driver import LEFT, in_step

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def console(presenting: Presenting) -> Iterator[Console]:
    """The console beside the table, opened by its key."""
    QTest.keyClick(presenting.window.map, Qt.Key.Key_F5, SHIFT)
    in_step()
    found = presenting.console
    assert found is not None
    yield found
    presenting.show_console(False)


def press(table: TableWindow, key: Qt.Key) -> None:
    """Press a key with the map in focus."""
    QTest.keyClick(table.map, key)


def public_log(table: TableWindow) -> list[Line]:
    """The lines that everybody may read."""
    log = Log(table.session.home, None)
    log.follow()
    return log.lines


def test_the_page_keeps_the_right_part_and_has_all_of_it_back(
    shell: Shell, table: TableWindow, presenting: Presenting, console: Console
) -> None:
    whole = shell.size()
    assert console.side.width() == round(whole.width() * 0.55)
    left = table.mapTo(shell, QPoint(0, 0))
    assert left.x() >= console.side.width()
    assert left.y() >= console.head.height()
    assert presenting.bar.parentWidget() is console.head
    table.menus.action("menu-console").trigger()
    in_step()
    assert presenting.console is None
    assert table.size() == whole
    assert presenting.bar.isVisible()
    assert presenting.bar.parentWidget() is table.frame


def test_it_fits_the_smallest_laptop(shell: Shell, presenting: Presenting, console: Console) -> None:
    before = shell.size()
    shell.resize(1366, 768)
    in_step()
    presenting.leading.ask("Which?", ["one", "two", "three", "four", "five", "six"])
    in_step()
    parts = (console.room, console.notes, console.ask)
    inside = console.side.rect()
    for part in parts:
        assert inside.contains(part.geometry()), part.objectName()
        assert part.size().expandedTo(part.minimumSizeHint()) == part.size(), part.objectName()
    assert not console.room.geometry().intersects(console.notes.geometry())
    assert not console.room.geometry().intersects(console.ask.geometry())
    inner = console.head.layout()
    assert inner is not None
    assert inner.minimumSize().width() <= 1366
    assert presenting.window.widget.width() >= 600
    presenting.leading.end_asking()
    shell.resize(before)
    in_step()


def test_both_windows_show_the_very_same_frame(
    presenting: Presenting, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed = []
    compose = Frames._compose
    monkeypatch.setattr(Frames, "_compose", lambda self: composed.append(self) or compose(self))
    public = presenting.public
    assert public is not None
    presenting.stage.take("laser")
    presenting.stage.point(presenting.picture.map_room.center())
    composed.clear()
    presenting.frames._renew()
    key = presenting.frames.frame.cacheKey()
    public.grab()
    console.room.grab()
    assert len(composed) == 1
    assert console.room.frames.frame.cacheKey() == public.frames.frame.cacheKey() == key
    presenting.stage.drop()


def test_the_mark_of_freeze_is_on_the_console_only(
    table: TableWindow, presenting: Presenting, console: Console
) -> None:
    public = presenting.public
    assert public is not None
    presenting.picture.scene.names.settle(now=True)
    QApplication.processEvents()
    presenting.picture.paint_now()
    before = public.grab().toImage(), console.room.grab().toImage()
    press(table, Qt.Key.Key_F)
    assert public.grab().toImage() == before[0]
    assert console.room.grab().toImage() != before[1]
    assert console.room.mark == "Frozen"
    press(table, Qt.Key.Key_F)
    assert console.room.mark == ""


def test_all_secrets_are_behind_one_switch(
    table: TableWindow, presenting: Presenting, console: Console
) -> None:
    """Covered, the teacher's own table shows what the room sees; nothing is played there."""
    session = table.session
    assert not console.head.show_button.isChecked()
    assert session.viewer is None
    assert session.view == session.home.view(None)
    assert session.decision is None
    assert table.tray.cards == []
    seat = session.seated
    assert seat is not None
    moment = len(session.table.history)
    asked = session.home.decision(seat)
    assert asked is not None
    assert not session.act(next(iter(asked.actions)))
    assert len(session.table.history) == moment
    press(table, Qt.Key.Key_H)
    assert console.head.show_button.isChecked()
    assert session.viewer == seat
    assert session.view == session.home.view(seat)
    assert presenting.picture.session.viewer is None
    press(table, Qt.Key.Key_H)
    presenting.show_console(False)
    assert session.viewer == seat


def test_notes_are_kept_with_the_table_and_never_shown(
    table: TableWindow, presenting: Presenting, console: Console
) -> None:
    console.notes.setPlainText("Ask about the train of Prussia.")
    presenting.show_console(False)
    table.keeper.keep_notes()
    assert read_notes(table.path()).presenter == "Ask about the train of Prussia."
    assert "Ask about" not in " ".join(presenting.picture.page.texts())
    presenting.show_console(True)
    again = presenting.console
    assert again is not None
    assert again.notes.toPlainText() == "Ask about the train of Prussia."
    again.notes.clear()


def test_a_note_is_kept_when_the_hand_rests_or_the_console_closes(
    presenting: Presenting, console: Console, qtbot: QtBot
) -> None:
    """Not letter by letter: what keeps it syncs a file."""
    kept: list[str] = []
    console.noted.connect(kept.append)
    console.notes.setFocus()
    QTest.keyClicks(console.notes, "The train.")
    assert kept == []
    qtbot.waitUntil(lambda: bool(kept))
    assert kept == ["The train."]
    console.notes.clear()
    presenting.show_console(False)
    assert kept == ["The train.", ""]


def test_the_steps_are_those_of_the_log_and_lead_to_their_moments(
    table: TableWindow, presenting: Presenting, console: Console
) -> None:
    told = public_log(table)
    assert console.steps.count() == len(told)
    assert console.steps.currentRow() == len(told) - 1
    line = console.steps.item(0)
    console.steps.itemClicked.emit(line)
    assert table.session.moment == told[0].moment
    assert presenting.picture.words.moment == told[0].moment
    QTest.keyClick(console.steps, Qt.Key.Key_Escape)
    in_step()
    assert table.map.hasFocus()
    press(table, Qt.Key.Key_PageDown)
    assert presenting.picture.words.moment == told[0].moment + 1


def test_a_remote_passes_over_what_is_done_in_secret(table: TableWindow, presenting: Presenting) -> None:
    """The troops are allotted in many Actions of which the room reads one line: each press shows it something."""
    del presenting
    table.time.look_at(0)
    press(table, Qt.Key.Key_PageDown)
    first = min(line.moment for line in public_log(table) if line.moment)
    assert table.session.moment == first > 1
    press(table, Qt.Key.Key_PageUp)
    assert table.session.moment == 0


def test_a_remote_is_heard_in_the_notes_and_in_the_steps(
    table: TableWindow, presenting: Presenting, console: Console
) -> None:
    del presenting
    last = len(table.session.table.history)
    console.steps.itemClicked.emit(console.steps.item(0))
    first = table.session.moment
    assert first is not None
    for part in (console.steps, console.notes):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_PageDown)
        assert (table.session.moment or last) == first + 1
        QTest.keyClick(part, Qt.Key.Key_PageUp)
        assert table.session.moment == first
    row = console.steps.currentRow()
    QTest.keyClick(console.steps, Qt.Key.Key_Down)
    assert console.steps.currentRow() == row + 1, "its other keys are its own"
    keys = table.appearance.keys
    assert keys.choose("public-step", QKeySequence("Y")) == ""
    QTest.keyClicks(console.notes, "Yes")
    assert console.notes.toPlainText() == "Yes"
    assert table.session.moment == first
    del keys.chosen["public-step"]
    console.notes.clear()
    assert len(table.session.table.history) == last


def test_the_console_is_reached_and_left_by_keys(
    table: TableWindow, presenting: Presenting, console: Console
) -> None:
    stops = table._stops()
    assert set(presenting.beside()) <= set(stops)
    console.head.ask_button.setFocus()
    QTest.keyClick(console.head.ask_button, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is console.notes
    QTest.keyClick(console.notes, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is console.steps
    for part in presenting.beside():
        assert part.accessibleName()


def test_beside_the_console_the_room_sees_its_own_shape_of_the_map(
    table: TableWindow, presenting: Presenting, console: Console
) -> None:
    del console
    table.map.look_at(table.scene.ground.point("breslau"), 1.0)
    seen, room = presenting.sight.seen, presenting.picture.map_room
    assert seen.width() / seen.height() == pytest.approx(room.width() / room.height(), rel=0.02)
    assert presenting.picture.seen.contains(table.scene.ground.point("breslau"))


def test_a_drawing_is_taken_back_from_the_public_window(table: TableWindow, presenting: Presenting) -> None:
    public = presenting.public
    assert public is not None
    moment = len(table.session.table.history)
    table.drawings.add(Circle("place:breslau"))
    QTest.keyClick(public, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.drawings.now == ()
    QTest.keyClick(public, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(table.session.table.history) == moment


# --- asking the room --------------------------------------------------------------------


def begin(table: TableWindow, presenting: Presenting, *answers: str) -> None:
    """Ask by the key and the dialog, one step back in the past of the table."""
    press(table, Qt.Key.Key_PageUp)
    press(table, Qt.Key.Key_Q)
    dialog = table.findChild(AskDialog)
    assert dialog is not None
    assert dialog.question.text() == "What happens next?"
    for line, answer in zip(dialog.answers, answers, strict=False):
        line.setText(answer)
    dialog.accept()
    in_step()
    assert presenting.leading.asking.open


def test_hands_are_counted_by_digits_and_clicks_and_the_next_step_is_hidden(
    table: TableWindow, presenting: Presenting, console: Console, qtbot: QtBot
) -> None:
    last = len(table.session.home.history)
    begin(table, presenting, "He marches", "He stays")
    room = presenting.picture
    hidden = public_log(table)[-1]
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        press(table, key)
    qtbot.mouseClick(console.ask.more[1], LEFT)
    qtbot.mouseClick(console.ask.fewer[0], LEFT)
    press(table, Qt.Key.Key_Backspace)
    asked = room.page.asked
    assert asked is not None
    assert [(one.text, one.hands) for one in asked.answers] == [("He marches", 1), ("He stays", 1)]
    assert console.ask.counts[1].text() == "1"
    assert presenting.leading.said == "What happens next? He marches: 1 hand He stays: 1 hand"
    assert room.page.prompt.said == "What happens next?"
    table.session.look_at(None)
    assert room.words.moment == last - 1, "the room waits, whatever the table does"
    assert table.appearance.text(hidden.event.message) not in list(room.page.texts())
    table.session.look_at(last - 1)
    press(table, Qt.Key.Key_PageDown)
    assert not presenting.leading.asking.open
    assert room.words.moment == last
    assert table.appearance.text(hidden.event.message) in list(room.page.texts())
    assert room.page.asked is not None, "the hands stay until the next step"
    press(table, Qt.Key.Key_PageDown)
    assert room.page.asked is None


def test_a_question_is_put_away_without_an_answer(table: TableWindow, presenting: Presenting) -> None:
    begin(table, presenting, "Yes", "No")
    at = table.session.moment
    press(table, Qt.Key.Key_Escape)
    assert presenting.picture.page.asked is None
    assert table.session.moment == at
    press(table, Qt.Key.Key_1)
    assert presenting.picture.page.asked is None
    begin(table, presenting, "Yes", "No")
    press(table, Qt.Key.Key_PageUp)
    assert presenting.picture.page.asked is None


def test_suits_are_read_out_as_words(presenting: Presenting) -> None:
    presenting.leading.ask("What was paid?", ["7\N{BLACK HEART SUIT}", "8\N{BLACK SPADE SUIT}"])
    assert presenting.leading.said == "What was paid? 7 hearts: 0 hands 8 spades: 0 hands"
    presenting.leading.end_asking()


@pytest.mark.parametrize("count", [0, 1, 3, 6])
def test_what_is_asked_stands_under_the_floors(presenting: Presenting, count: int) -> None:
    """Question 60 px or more than what it needs; answers and hands 40 px at the least; the map keeps a part."""
    picture = presenting.picture
    picture.set_size(QSize(1920, 1080))
    picture.set_room("deep")
    presenting.leading.ask(
        "Which of these generals will be out of supply?", [f"General {n}" for n in range(count)]
    )
    picture.paint_now()
    written = picture.painter.written
    assert written[0].px * picture.ratio >= 60
    for one in written:
        if one.text.startswith("General") or one.text.isdigit():
            assert one.px * picture.ratio >= 40, one
    assert picture.map_room.height() > 60
    bars = picture.painter.bars(picture.page, picture.page_size)
    assert bars.asked.bottom() == pytest.approx(bars.foot.top())
    assert (bars.asked.height() > 0) == (count > 0)
    presenting.leading.end_asking()
    picture.set_room("normal")


# --- fades ------------------------------------------------------------------------------


@pytest.fixture
def moving(presenting: Presenting) -> Iterator[Presenting]:
    """The show with motion."""
    presenting.look.settings.motion = "full"
    yield presenting
    presenting.look.settings.motion = "none"
    presenting.frames.close()


def test_a_held_picture_gives_way_in_200_ms(moving: Presenting) -> None:
    stage, frames = moving.stage, moving.frames
    moving.freeze()
    held = frames.frame.toImage()
    moving.picture.annotate((Circle("place:breslau"),))
    moving.picture.look(moving.sight.seen.adjusted(0, 0, -40, -40))
    moving.picture.paint_now()
    assert frames.frame.toImage() == held
    stage.freeze(moving.picture.pixmap)
    assert frames.change.duration() == 200
    frames.change.pause()
    frames.change.setCurrentTime(100)
    half = frames.frame.toImage()
    assert half not in (held, moving.picture.pixmap.toImage())
    frames.change.setCurrentTime(200)
    assert frames.frame.toImage() == moving.picture.pixmap.toImage()
    moving.picture.annotate(())


def test_the_spotlight_comes_in_150_ms(moving: Presenting) -> None:
    stage, frames = moving.stage, moving.frames
    stage.take("spotlight")
    stage.point(moving.picture.map_room.center())
    assert frames.light.duration() == 150
    frames.light.pause()
    frames.light.setCurrentTime(75)
    assert 0.2 < frames.darkness < 0.5
    frames.light.setCurrentTime(150)
    assert frames.darkness == pytest.approx(0.7)
    stage.drop()
    frames.light.pause()
    frames.light.setCurrentTime(0)
    assert frames.darkness == 0.0


def test_what_is_in_the_middle_of_the_map_stays_there(table: TableWindow, presenting: Presenting) -> None:
    view = table.map
    view.look_at(table.scene.ground.point("wien"), 0.8)
    in_step()
    for shown in (True, False):
        presenting.show_console(shown)
        in_step()
        off = view.mapFromScene(table.scene.ground.point("wien")) - view.viewport().rect().center()
        assert abs(off.x()) < 12
        assert abs(off.y()) < view.viewport().height() / 4, "the hand that opens below cuts the edge, no more"
        assert view.zoom == pytest.approx(0.8)
