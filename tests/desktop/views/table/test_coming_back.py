"""What a table is opened with again, and the one last line of its window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.profile.table_notes import read_notes
from tests.desktop.driver import Driver


def reopen(driver: Driver) -> None:
    """Close the table and come back to it."""
    path = driver.table.path()
    assert path is not None
    driver.shell.show_start()
    driver.shell.open_file(path)
    driver.qtbot.wait(30)


def test_zoom_middle_and_overlay_come_back(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    QApplication.processEvents()
    table.map.centre_on("place:brieg", 2.0)
    table.scene.show_overlay("protection")
    before = table.map.middle()
    reopen(driver)
    again = driver.table
    assert again.map.zoom == 2.0
    assert (again.map.middle() - before).manhattanLength() < 2
    assert again.scene.overlay == "protection"
    again.map.fit()
    again.scene.show_overlay("")
    reopen(driver)
    assert driver.table.map.zoom < 1.0
    assert driver.table.scene.overlay == ""


def test_notes_that_cannot_be_read_are_no_notes(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    path = table.path()
    table.time.bookmark()
    driver.shell.show_start()
    assert read_notes(path).bookmarks == [0]
    assert path is not None
    for notes in (path.parent.parent / "notes").glob("*.json"):
        notes.write_bytes(b"{")
    assert read_notes(path).bookmarks == []


def test_moments_and_state_share_one_last_line(driver: Driver) -> None:
    table = driver.new_table()
    driver.shell.resize(1280, 720)
    QApplication.processEvents()
    assert table.last.height() == 28
    for part in (table.replay, table.status):
        assert part.isVisible()
        assert part.parentWidget() is table.last
    assert table.last.mapTo(table, QPoint(0, 28)).y() == table.height()
    driver.shell.show_start()
    table = driver.begun("hussars")
    table.map.setFocus()
    QTest.keyClick(table.map, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.session.moment is not None
    QTest.keyClick(table.map, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert table.session.moment is None


def test_the_hand_lies_under_the_map_only(driver: Driver) -> None:
    table = driver.new_table()
    left = table.tray.mapTo(table, QPoint(0, 0)).x()
    assert left == table.map.mapTo(table, QPoint(0, 0)).x()
    assert table.tray.width() == table.frame.width()
    assert left >= table.body.rail.width() > 0
