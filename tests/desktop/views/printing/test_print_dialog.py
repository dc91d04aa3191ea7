"""The dialog for paper: what it offers, what it shows, what it writes, and what it never lets out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.maps.cache import ROOM
from desktop.printing.pages import Page, image_of
from desktop.profile.settings import Settings
from desktop.session.session import Session
from desktop.views.pages.boards_page import BoardsPage
from desktop.views.parts.board_names import board_names
from desktop.views.printing.page_preview import FINEST, SEEN
from desktop.views.printing.print_dialog import PrintDialog
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.dialogs import Toast, Told
from engine.kernel.table import Table
from engine.practice.drills import NoDrill
from tests.desktop.driver import LEFT, Driver, led
from tests.desktop.printing.conftest import board_of, shelf_of_all
from tests.desktop.printing.reading import Pdf, bare

Open = Callable[..., PrintDialog]
ASKED = "desktop.views.printing.print_dialog.ask_where"
"""What asks where a file is to be written."""


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sheets come from the shelf that all share."""
    monkeypatch.setenv(ROOM, str(shelf_of_all()))


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """Opens the dialog on a table of A Few Acres, or on its board alone."""
    made: list[tuple[PrintDialog, QWidget]] = []

    def build(table: Table | None = None, seat: str | None = None, *, hand: bool = False) -> PrintDialog:
        appearance, parent = Appearance(Settings(language="en", theme="parchment")), QWidget()
        board, session = board_of("acres"), None
        if table is not None:
            appearance.speak_of("acres", board_names(board), None, table.journal.header.ruleset)
            session = Session(table, seat)
        qtbot.addWidget(parent)
        dialog = PrintDialog(appearance, board, Toast(appearance, parent), parent, session=session, hand=hand)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        made.append((dialog, parent))
        dialog.show()
        return dialog

    yield build
    for dialog, _ in made:
        dialog.reject()


def choose(dialog: PrintDialog, what: str) -> None:
    """As a hand does in the list."""
    dialog.what.setCurrentIndex(dialog.what.findData(what))
    dialog.what.activated.emit(dialog.what.currentIndex())


def offers(dialog: PrintDialog) -> list[str]:
    return [str(dialog.what.itemData(n)) for n in range(dialog.what.count())]


def test_a_table_offers_all_and_a_board_what_needs_no_table(opened: Open) -> None:
    table = led("acres", 7, 4)
    assert offers(opened(table)) == ["position", "board", "sequence", "drills", "log"]
    assert offers(opened()) == ["board", "sequence", "drills"]


def test_what_is_shown_is_what_is_written(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, path = opened(led("acres", 7, 4)), tmp_path / "sequence.pdf"
    choose(dialog, "sequence")
    assert not dialog.paper.isHidden()
    assert dialog.grey.isHidden()
    dialog.language.setCurrentIndex(dialog.language.findData("it"))
    dialog.make()
    assert dialog.preview.number.text() == "Page 1 of 1"
    assert not dialog.preview.picture.pixmap().isNull()
    monkeypatch.setattr(ASKED, lambda *_words: path)
    QTest.mouseClick(dialog.save, LEFT)
    assert "sequenzadigioco" in bare(Pdf(path.read_bytes()).text(0))
    assert dialog.toast.words.text() == "Saved as sequence.pdf."
    assert dialog.isHidden()


def test_the_log_is_written_as_everybody_may_read_it(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = led("acres", 7, 20)
    seat = table.journal.header.seats[0].seat
    texts = []
    for hand in (True, False):
        dialog, path = opened(table, seat, hand=hand), tmp_path / f"{hand}.md"
        choose(dialog, "log")
        assert dialog.hand.isChecked() is dialog.hand.isEnabled() is hand
        assert dialog.printing.isHidden()
        monkeypatch.setattr(ASKED, lambda *_words, to=path: to)
        QTest.mouseClick(dialog.save, LEFT)
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] != texts[1]
    assert all(text.startswith("# A Few Acres of Snow: log\n") for text in texts)


def test_a_hand_that_lies_face_down_is_not_printed(opened: Open) -> None:
    table = led("acres", 7, 20)
    seat = table.journal.header.seats[0].seat
    closed, seen = opened(table, seat), opened(table, seat, hand=True)
    assert all(hand.cards is None for hand in closed.onlooker().view.hands)
    assert any(hand.cards for hand in seen.onlooker().view.hands)
    seen.hand.setChecked(False)
    assert all(hand.cards is None for hand in seen.onlooker().view.hands)


def test_pages_are_turned_by_key_and_stop_at_the_ends(opened: Open) -> None:
    dialog = opened(led("acres", 7, 4))
    dialog.make()
    assert dialog.made is not None
    count = len(dialog.made.pages)
    assert count > 1
    assert not dialog.preview.before.isEnabled()
    for _ in range(count + 1):
        QTest.keyClick(dialog.preview.after, Qt.Key.Key_Space)
    assert dialog.preview.number.text() == f"Page {count} of {count}"
    assert not dialog.preview.after.isEnabled()


def test_larger_boards_than_the_paper_are_divided(opened: Open) -> None:
    dialog = opened()
    ways = [str(dialog.way.itemData(n)) for n in range(dialog.way.count())]
    assert ways == ["whole", "tiles a3", "tiles a1"]
    dialog.paper.setCurrentIndex(dialog.paper.findData("a3"))
    dialog.paper.activated.emit(1)
    assert [str(dialog.way.itemData(n)) for n in range(dialog.way.count())] == ["whole", "tiles a1"]


def pages_as_svg(dialog: PrintDialog) -> int:
    """Ask for a position in so many files."""
    dialog.format.setCurrentIndex(dialog.format.findData(".svg"))
    dialog.make()
    assert dialog.made is not None
    return len(dialog.made.pages)


@pytest.mark.parametrize("choice", ["no", "over"])
def test_pages_that_are_there_already_are_written_over_after_a_yes(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    dialog, old = opened(led("acres", 7, 4)), tmp_path / "acres-2.svg"
    old.write_text("mine")
    count = pages_as_svg(dialog)
    monkeypatch.setattr(ASKED, lambda *_words: tmp_path / "acres.svg")
    QTest.mouseClick(dialog.save, LEFT)
    assert old.read_text(encoding="utf-8") == "mine"
    (told,) = [one for one in dialog.findChildren(Told) if one.isVisible()]
    assert any(one.text() == "acres-2.svg is there already." for one in told.findChildren(QLabel))
    QTest.mouseClick(told.findChild(QPushButton, f"choice-{choice}"), LEFT)
    assert dialog.isHidden() is (choice == "over")
    assert (old.read_text(encoding="utf-8") != "mine") is (choice == "over")
    assert len(list(tmp_path.iterdir())) == (count if choice == "over" else 1)


def test_pages_that_are_new_are_written_at_once(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(led("acres", 7, 4))
    count = pages_as_svg(dialog)
    monkeypatch.setattr(ASKED, lambda *_words: tmp_path / "acres.svg")
    QTest.mouseClick(dialog.save, LEFT)
    assert dialog.isHidden()
    assert len(list(tmp_path.iterdir())) == count > 1


def test_a_page_that_was_seen_is_not_painted_again(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Meanwhile the pointer says that it takes its time; a page of any size is painted no finer than can be seen."""
    dialog, painted = opened(led("acres", 7, 4)), list[tuple[Page, float]]()

    def paint(page: Page, scale: float) -> QImage:
        cursor = QApplication.overrideCursor()
        assert cursor is not None
        assert cursor.shape() is Qt.CursorShape.WaitCursor
        painted.append((page, scale))
        return image_of(page, scale)

    monkeypatch.setattr("desktop.views.printing.page_preview.image_of", paint)
    dialog.paper.setCurrentIndex(dialog.paper.findData("a1"))
    dialog.make()
    assert dialog.made is not None
    for step in (1, -1, 1, -1):
        dialog.preview.turn(step)
    assert [page for page, _ in painted] == list(dialog.made.pages[:2])
    ratio = dialog.preview.devicePixelRatioF()
    for page, scale in painted:
        assert page.pixels.height() * scale <= FINEST * SEEN.height() * ratio + 1
    assert QApplication.overrideCursor() is None


def test_a_folder_that_cannot_be_written_is_told_in_words(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(led("acres", 7, 4))
    choose(dialog, "sequence")
    monkeypatch.setattr(ASKED, lambda *_words: Path("/proc/sequence.pdf"))
    QTest.mouseClick(dialog.save, LEFT)
    (told,) = [one for one in dialog.findChildren(Told) if one.isVisible()]
    assert "sequence.pdf can’t be written here." in [
        child.text() for child in told.findChildren(type(dialog.preview.number))
    ]
    assert dialog.isVisible(), "nothing that was chosen is lost"
    told.reject()


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            NoDrill("no drill of the kind 'siege' was found"),
            "no se ha encontrado ningún ejercicio del tipo «siege»",
        ),
        (OSError(28, "No space left on device"), "no queda espacio en el disco"),
    ],
)
def test_why_there_are_no_pages_is_told_in_the_language_of_the_window(
    opened: Open, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    dialog = opened(led("acres", 7, 4))
    dialog.appearance.set_language("es")

    def fail() -> None:
        raise error

    monkeypatch.setattr(dialog, "_sequence", fail)
    choose(dialog, "sequence")
    dialog.make()
    assert dialog.problem == said


def test_it_opens_by_key_and_goes_when_the_curtain_falls(driver: Driver) -> None:
    table = driver.begun()
    QTest.keyClick(table.map, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = table.findChildren(PrintDialog)
    assert dialog.isVisible()
    assert dialog.hand.isEnabled() is table.tray.open
    table.panic()
    QApplication.processEvents()
    assert table.curtain.isVisible()
    assert not [one for one in table.findChildren(PrintDialog) if one.isVisible()]


def test_it_opens_from_the_page_of_boards(driver: Driver) -> None:
    driver.shell.show_boards()
    page = driver.shell.currentWidget()
    assert isinstance(page, BoardsPage)
    QTest.mouseClick(page.print_button, LEFT)
    (dialog,) = driver.shell.findChildren(PrintDialog)
    assert offers(dialog)[0] == "board"
    dialog.reject()
