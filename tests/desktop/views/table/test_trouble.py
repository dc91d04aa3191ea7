"""Trouble with files as a person meets it: each dialog says what happened, the file, and what to do."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from desktop.profile import library
from desktop.views.pages.boards_page import BoardsPage
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.exporting import PictureDialog
from desktop.views.widgets.dialogs import LAST_FOLDER, Told, ask_where
from engine import game
from engine.kernel.files import data, user_data
from engine.kernel.journal import Journal, Kind, SeatEntry
from engine.kernel.table import Table
from tests.desktop.driver import LEFT, Driver
from tests.desktop.person import LONG

SEATS = ("first", "second", "third")


def told(driver: Driver) -> Told:
    """The dialog that is open."""
    found = [d for d in driver.shell.findChildren(Told) if d.isVisible()]
    assert len(found) == 1
    return found[0]


def words(dialog: QDialog) -> list[str]:
    """What a dialog says, line by line."""
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]


def close(dialog: Told, choice: str = "close") -> None:
    """Press one of its buttons."""
    QTest.mouseClick(dialog.findChild(QPushButton, f"choice-{choice}"), LEFT)
    QApplication.processEvents()


def saved_table(driver: Driver) -> Path:
    """A table with some Actions, closed again."""
    path = driver.begun().path()
    assert path is not None
    driver.shell.show_start()
    return path


# --- opening --------------------------------------------------------------------------------


def test_a_file_that_is_no_table(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "letter.kabinett"
    path.write_text("Sire, the bridge at Glogau is lost.", encoding="utf-8")
    driver.shell.open_file(path)
    dialog = told(driver)
    assert words(dialog) == [
        "letter.kabinett is not a table of Kabinett.",
        f"File: {path}",
        "What to do: Choose another file; nothing was changed.",
    ]
    close(dialog)
    assert driver.shell.currentWidget() is driver.shell.start
    position = tmp_path / "glatz.yaml"
    position.write_text("game: maria\n", encoding="utf-8")
    driver.shell.open_file(position)
    dialog = told(driver)
    assert words(dialog)[0] == "glatz.yaml is not a table of Kabinett."
    assert "the position editor" in words(dialog)[2]
    close(dialog)


def test_a_file_that_is_gone(driver: Driver, tmp_path: Path) -> None:
    driver.shell.open_file(tmp_path / "gone.kabinett")
    assert words(told(driver))[0] == "gone.kabinett is no longer there."
    close(told(driver))


def test_a_table_whose_end_is_damaged_says_so(driver: Driver) -> None:
    """It opens as far as it goes, and what was left out is told at once."""
    path = saved_table(driver)
    with path.open("ab") as file:
        file.write(b'{"seat')
    driver.shell.open_file(path)
    said = words(told(driver))
    assert said[0].startswith("The end of the file cannot be read and is left out: line ")
    assert said[1] == f"File: {path}"
    assert "kept beside this one" in said[2]
    assert told(driver).windowTitle() == "The end of a file is damaged"
    close(told(driver))
    assert driver.shell.currentWidget() is driver.table


def test_details_are_in_the_reader_s_language_and_have_room(driver: Driver, tmp_path: Path) -> None:
    """They fold out below the dialog, and what stands above them stays whole."""
    driver.shell.appearance.set_language("it")
    path = tmp_path / "lettera.kabinett"
    path.write_text("[" * 5_000, encoding="utf-8")
    driver.shell.open_file(path)
    dialog = told(driver)
    fold, details = dialog.findChildren(QPushButton)[0], dialog.findChild(QPlainTextEdit)
    assert isinstance(details, QPlainTextEdit)
    before = dialog.height()
    QTest.mouseClick(fold, LEFT)
    QApplication.processEvents()
    assert details.toPlainText().startswith(f"{path}, riga 1: questo non è un file di un tavolo di Kabinett")
    assert details.height() >= 100
    assert dialog.height() > before
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert not [one.text() for one in labels if one.height() < one.heightForWidth(one.width())]
    QTest.mouseClick(fold, LEFT)
    QApplication.processEvents()
    assert dialog.height() <= before
    close(dialog)


@pytest.mark.parametrize("kind", ["match", "practice"])
def test_an_action_that_does_not_fit_is_told_only_where_nobody_has_secrets(
    driver: Driver, tmp_path: Path, kind: Kind
) -> None:
    """It may be what another has answered in secret."""
    table = Table.new(
        game("sachsen"), seats=[SeatEntry(seat) for seat in SEATS], kind=kind, path=tmp_path / "a.kabinett"
    )
    table.journal.close()
    with (tmp_path / "a.kabinett").open("ab") as file:
        file.write(b'{"seat":"first","do":"bid 700000","at":""}\n')
    driver.shell.open_file(tmp_path / "a.kabinett")
    dialog = told(driver)
    details = dialog.findChild(QPlainTextEdit)
    assert isinstance(details, QPlainTextEdit)
    assert ("bid 700000" in details.toPlainText()) is (kind == "practice")
    close(dialog)


def test_a_table_that_is_asked_for_twice_while_it_is_laid_out(driver: Driver) -> None:
    """Who presses Enter on the start page while it comes is not told that it is open in another window."""
    path = saved_table(driver)
    driver.shell.open_file(path)
    table = driver.table
    driver.shell.open_file(path)
    assert not [one for one in driver.shell.findChildren(Told) if one.isVisible()]
    assert driver.table is table
    assert driver.shell.currentWidget() is table


def test_a_table_of_a_newer_version(driver: Driver) -> None:
    path = saved_table(driver)
    text = path.read_text(encoding="utf-8").replace('"kabinett":1', '"kabinett":9', 1)
    path.write_text(text.replace('"engine":"', '"engine":"4.', 1), encoding="utf-8")
    before = path.read_bytes()
    driver.shell.open_file(path)
    dialog = told(driver)
    assert words(dialog)[0].startswith("This table was made by Kabinett 4.")
    assert words(dialog)[2] == "What to do: Update Kabinett to open it. Your file is unchanged."
    close(dialog)
    assert path.read_bytes() == before


def test_a_table_that_breaks_the_rules_opens_up_to_there(driver: Driver) -> None:
    path = saved_table(driver)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[3] = lines[3].replace('"do":"', '"do":"fly ', 1)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    driver.shell.open_file(path)
    dialog = told(driver)
    assert words(dialog)[0] == f"{path.name} does not follow the rules at action 3."
    close(dialog, "shorter")
    assert len(driver.table.session.table.journal.entries) == 2
    assert driver.table.path() != path


def test_the_list_says_what_is_wrong_with_a_file(driver: Driver) -> None:
    path = library.new_path("maria")
    path.parent.mkdir(parents=True)
    path.write_text("{}", encoding="utf-8")
    driver.shell.show_load()
    page = driver.shell.currentWidget()
    assert page is not None
    assert f"{path.name} is not a table of Kabinett." in page.rows[0].words
    assert not page.rows[0].open_button.isEnabled()


def test_a_row_of_the_list_keeps_its_buttons_whatever_a_file_calls_people(driver: Driver) -> None:
    path, other = library.new_path("sachsen"), library.folder() / ("w" * 200 + ".kabinett")
    seats = [SeatEntry("first", "W" * 200), SeatEntry("second"), SeatEntry("third")]
    Table.new(game("sachsen"), seats=seats, path=path).journal.close()
    other.write_text("{}", encoding="utf-8")
    driver.shell.resize(1280, 720)
    driver.shell.show_load()
    QApplication.processEvents()
    page = driver.shell.currentWidget()
    assert page is not None
    for row in page.rows:
        assert row.open_button.mapTo(driver.shell, row.open_button.rect().topRight()).x() < 1280


def test_a_broken_board_of_ones_own(driver: Driver) -> None:
    own = user_data("boards", "mine.yaml")
    own.parent.mkdir(parents=True)
    shutil.copy(data("boards", "maria.yaml"), own)
    text = own.read_text(encoding="utf-8")
    own.write_text(text.replace("roads:", "rods:", 1), encoding="utf-8")
    driver.shell.show_boards()
    page = driver.shell.currentWidget()
    assert isinstance(page, BoardsPage)
    page.boards.setCurrentIndex(page.boards.findData("mine"))
    dialog = told(driver)
    assert words(dialog)[0].startswith("The board mine.yaml can’t be used: ")
    line = next(
        n for n, words in enumerate(own.read_text(encoding="utf-8").splitlines(), 1) if "rods:" in words
    )
    assert words(dialog)[1] == f"File: {own}, line {line}"
    assert words(dialog)[2].startswith("What to do: ")
    close(dialog)
    assert not page.export_button.isEnabled()
    page.boards.setCurrentIndex(page.boards.findData("maria"))
    assert page.export_button.isEnabled()
    assert page.places.topLevelItemCount() > 5


# --- writing --------------------------------------------------------------------------------


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Fill the disk; the function gives room again."""
    true = os.fsync

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "Kein Platz mehr")  # systems say it in their own language

    monkeypatch.setattr(os, "fsync", full)
    return lambda: monkeypatch.setattr(os, "fsync", true)


def test_a_full_disk_while_a_person_plays(driver: Driver, request: pytest.FixtureRequest) -> None:
    table = driver.begun()
    decision, path = table.session.decision, table.path()
    assert decision is not None
    assert path is not None
    action = next(a for a in decision.actions if a.verb == "move")
    before, written = table.session.table.position.digest(), path.read_bytes()
    room = request.getfixturevalue("full_disk")
    table.command.open()
    table.command.field.setText(action.text())
    table.command.field.returnPressed.emit()
    dialog = told(driver)
    assert words(dialog) == [
        f"The disk is full, so {path.name} can’t be written.",
        f"File: {path}",
        "What to do: Free some space, then go on. The table stands as before your last action.",
    ]
    close(dialog)
    assert table.session.table.position.digest() == before
    assert path.read_bytes() == written
    room()
    assert table.session.act(action)
    driver.shell.show_start()
    assert Journal.open(path).entries[-1].do == action.text()


def test_a_full_disk_while_a_bot_plays(driver: Driver, request: pytest.FixtureRequest) -> None:
    table = driver.new_table(bots=True)
    table.panel(NumberPanel).spread()
    table.panel(NumberPanel).press_main()
    room = request.getfixturevalue("full_disk")
    driver.qtbot.waitUntil(lambda: bool([d for d in driver.shell.findChildren(Told) if d.isVisible()]))
    before = len(table.session.table.journal.entries)
    room()
    close(told(driver))
    driver.qtbot.waitUntil(lambda: len(table.session.table.journal.entries) > before, timeout=LONG)


def test_a_full_disk_at_the_start_of_a_table(driver: Driver, request: pytest.FixtureRequest) -> None:
    driver.shell.show_wizard("maria")
    wizard = driver.shell.currentWidget()
    assert wizard is not None
    request.getfixturevalue("full_disk")
    QTest.mouseClick(wizard.start, LEFT)
    said = words(told(driver))
    assert said[0].startswith("The disk is full, so maria-")
    assert said[2] == "What to do: Free some space, then try again."
    close(told(driver))
    assert driver.shell.currentWidget() is wizard


def test_a_folder_of_ones_own_that_is_none(driver: Driver) -> None:
    """There is no other folder to choose for a new table."""
    library.folder().parent.mkdir(parents=True, exist_ok=True)
    library.folder().write_text("no folder", encoding="utf-8")
    driver.shell.show_wizard("maria")
    wizard = driver.shell.currentWidget()
    assert wizard is not None
    QTest.mouseClick(wizard.start, LEFT)
    said = words(told(driver))
    assert said[0].endswith("can’t be written here.")
    assert said[2].startswith("What to do: See to it that Kabinett may write into this folder")
    close(told(driver))


# --- files asked for ------------------------------------------------------------------------


def answer(path: Path, *, replace: bool = True) -> None:
    """Once a dialog for a file is open: type a path, and answer the system's own question."""

    def ask() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        QTimer.singleShot(50, confirm)
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
        dialog.accept()
        if dialog.isVisible():
            dialog.reject()

    def confirm() -> None:
        box: QWidget | None = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            kind = QMessageBox.StandardButton.Yes if replace else QMessageBox.StandardButton.No
            QTest.mouseClick(box.button(kind), LEFT)

    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    QTimer.singleShot(50, ask)


def test_a_file_is_asked_for_among_the_documents_then_where_the_last_one_went(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in the folder in which the program was started."""
    documents, other = tmp_path / "documents", tmp_path / "other"
    for folder in (documents, other):
        folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(documents))
    QApplication.instance().setProperty(LAST_FOLDER, None)
    begun: list[Path] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        begun.append(Path(dialog.directory().absolutePath()))
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(other / "picture"))
        dialog.accept()

    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    for _ in range(2):
        QTimer.singleShot(50, look)
        assert ask_where(driver.shell, "Where?", "picture.png", ".png") == other / "picture.png"
    assert begun == [documents, other]
    QApplication.instance().setProperty(LAST_FOLDER, None)


def test_a_copy_gets_its_ending_and_is_a_whole_table(driver: Driver, tmp_path: Path) -> None:
    table = driver.new_table(bots=True)
    answer(tmp_path / "copy")
    table.save_copy()
    assert table.toast.words.text() == "A copy is saved as copy.kabinett."
    assert Journal.open(tmp_path / "copy.kabinett").header == table.session.table.journal.header


@pytest.mark.parametrize("replace", [True, False])
def test_a_copy_over_a_file_is_asked_for(driver: Driver, tmp_path: Path, replace: bool) -> None:
    table = driver.new_table(bots=True)
    other = tmp_path / "other.kabinett"
    other.write_text("something else", encoding="utf-8")
    answer(tmp_path / "other", replace=replace)
    table.save_copy()
    QApplication.processEvents()
    assert (other.read_text(encoding="utf-8") == "something else") is not replace
    assert table.toast.isVisible() is replace


def test_a_copy_where_nothing_may_be_written(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    answer(Path("/proc/blocked.kabinett"))
    table.save_copy()
    assert words(told(driver))[0] == "blocked.kabinett can’t be written here."
    assert words(told(driver))[2] == "What to do: Choose another folder."
    close(told(driver))


def test_a_picture_where_nothing_may_be_written(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    table = driver.new_table(bots=True)
    nowhere = Path("/proc/kabinett.png")
    monkeypatch.setattr("desktop.views.table.exporting.ask_where", lambda *_args: nowhere)
    table.export_picture()
    dialog = next(one for one in table.findChildren(PictureDialog) if one.isVisible())
    dialog.what.setCurrentIndex(1)
    dialog.pieces.setChecked(False)
    dialog.save.click()
    assert words(told(driver))[0] == "kabinett.png can’t be written here."
    assert words(told(driver))[1] == f"File: {nowhere}"
    close(told(driver))
    assert dialog.isVisible(), "what was filled in stays for another folder"
    assert (dialog.what.currentIndex(), dialog.pieces.isChecked()) == (1, False)
    monkeypatch.setattr("desktop.views.table.exporting.export_picture", lambda *_, **__: False)
    dialog.save.click()
    assert words(told(driver))[0].startswith("The picture would be more than 16,000 pixels")
    close(told(driver))
    monkeypatch.setattr("desktop.views.table.exporting.export_picture", lambda *_, **__: True)
    dialog.save.click()
    assert table.toast.words.text() == "The picture is saved as kabinett.png."
    assert not dialog.isVisible()


def test_a_board_where_nothing_may_be_written(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.views.widgets.dialogs.ask_where", lambda *_args: Path("/proc/maria.png"))
    driver.shell.show_boards()
    page = driver.shell.currentWidget()
    assert isinstance(page, BoardsPage)
    QTest.mouseClick(page.export_button, LEFT)
    assert words(told(driver))[0] == "maria.png can’t be written here."
    close(told(driver))
