"""The pages before a table: the list of tables with its trash, the boards, and how they change their dress."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.app import FRAME, open_window
from desktop.profile import library
from desktop.profile.settings import load_settings
from desktop.views.pages.boards_page import BoardsPage
from desktop.views.pages.load_page import AT_ONCE, LoadPage
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.widgets.dialogs import Told
from engine.kernel.errors import FileError
from engine.kernel.journal import Journal
from tests.desktop.driver import LEFT, Driver
from tests.desktop.person import LONG


def load_page(driver: Driver) -> LoadPage:
    """The list of tables."""
    driver.shell.show_load()
    page = driver.shell.currentWidget()
    assert isinstance(page, LoadPage)
    return page


def boards_page(driver: Driver, board: str = "maria") -> BoardsPage:
    """The boards, opened at one of them."""
    driver.shell.show_boards()
    page = driver.shell.currentWidget()
    assert isinstance(page, BoardsPage)
    page.boards.setCurrentIndex(page.boards.findData(board))
    return page


# --- the list of tables -----------------------------------------------------------------------


def test_a_deleted_table_lies_in_the_systems_trash_and_comes_back_whole(
    driver: Driver, tmp_path: Path
) -> None:
    path = driver.new_table().path()
    assert path is not None
    page = load_page(driver)
    before = path.read_bytes()
    row = page.rows[0]
    apart = row.open_button.geometry().left() - row.bin_button.geometry().right()
    assert apart > 2 * row.open_button.width(), "no slip of the hand goes from Open to the trash"
    window = driver.shell.windowHandle()
    QTest.mouseClick(window, LEFT, pos=row.bin_button.mapTo(driver.shell, row.bin_button.rect().center()))
    assert not path.exists()
    trash = [p for p in tmp_path.rglob("*") if p.is_file() and p.name.endswith(path.name)]
    assert [p.read_bytes() for p in trash] == [before]
    assert page.toast.isVisible()
    assert page.toast.words.text() == f"The table {path.stem} is in the trash."
    QTest.mouseMove(window, QPoint(3, 3))
    assert page.empty.text() == driver.shell.appearance.tr("load-empty")
    QTest.mouseClick(page.toast.button, LEFT)
    assert path.read_bytes() == before
    assert not list(tmp_path.rglob("*.trashinfo"))


def test_a_double_click_throws_one_table_away(driver: Driver) -> None:
    """The place of the table that is gone stays under the pointer, until it leaves the list; so do keys."""
    for _ in range(4):
        driver.new_table()
    page = load_page(driver)
    window = driver.shell.windowHandle()
    spot = page.rows[1].bin_button.mapTo(driver.shell, page.rows[1].bin_button.rect().center())
    assert len(page.rows) == 4
    QTest.mouseMove(window, spot)
    for _ in range(3):
        QTest.mouseClick(window, LEFT, pos=spot)
        QApplication.processEvents()
    QTest.mouseDClick(window, LEFT, pos=spot)
    QApplication.processEvents()
    assert len(library.tables()) == 3
    assert [row.gone for row in page.rows] == [False, True, False, False]
    assert not page.rows[1].open_button.isEnabled()
    QTest.mouseMove(window, QPoint(3, 3))
    QApplication.processEvents()
    assert [row.gone for row in page.rows] == [False, False, False]
    page.rows[0].bin_button.setFocus()
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_Space)
        QApplication.processEvents()
    assert len(library.tables()) == 2
    QTest.mouseClick(page.toast.button, LEFT)
    assert len(library.tables()) == 3
    assert [row.gone for row in page.rows] == [False, False, False]


def test_a_table_that_is_gone_already_is_told(driver: Driver) -> None:
    """Another program was faster."""
    path = driver.new_table().path()
    assert path is not None
    page = load_page(driver)
    path.unlink()
    with pytest.raises(FileError, match="No such file"):
        library.to_bin(path)
    QTest.mouseClick(page.rows[0].bin_button, LEFT)
    told = page.findChildren(Told)[-1]
    assert f"{path.name} is no longer there." in [label.text() for label in told.findChildren(QLabel)]


def test_without_a_trash_it_lies_in_a_folder_of_ours(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("PySide6.QtCore.QFile.moveToTrash", lambda _self: False)
    path = driver.new_table().path()
    assert path is not None
    driver.shell.show_start()
    place = library.to_bin(path)
    assert place.parent.name == "bin"
    library.from_bin(place, path)
    assert path.exists()


def test_the_list_says_game_turn_people_date_and_kind_and_can_be_searched(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    table.panel(NumberPanel).spread()
    table.panel(NumberPanel).press_main()
    driver.go_on("movement", most=400)
    driver.new_table()
    page = load_page(driver)
    assert len(page.rows) == 2
    appearance = driver.shell.appearance
    for row, people in zip(page.rows, ("Player 2", appearance.tr("bot-steady")), strict=True):
        assert "Maria, 2.0, Turn 1" in row.words
        assert people in row.words
        assert appearance.tr("kind-match") in row.words
    page.search.setText("STEADY")
    assert len(page.rows) == 1
    assert appearance.tr("bot-steady") in page.rows[0].words
    driver.shell.appearance.set_language("it")
    assert page.search.text() == "STEADY"
    page.search.setText("nobody")
    assert page.empty.text() == appearance.tr("load-none-found")


def test_rows_of_a_long_list_are_made_when_they_come_into_sight(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.new_table()
    saved = library.tables()[0]
    monkeypatch.setattr("desktop.views.pages.load_page.tables", lambda: [saved] * 2_000)
    read: list[Path] = []
    whole = Journal.open
    monkeypatch.setattr(Journal, "open", lambda path, **how: (read.append(path), whole(path, **how))[1])
    page = load_page(driver)
    assert len(page.rows) == AT_ONCE
    assert len(read) == AT_ONCE
    driver.qtbot.waitUntil(lambda: page.bar.maximum() > 0)
    page.bar.setValue(page.bar.maximum())
    driver.qtbot.waitUntil(lambda: len(page.rows) == 2 * AT_ONCE)
    page.search.setText("nobody")
    assert not page.rows
    assert page.empty.isVisible()


def test_the_list_changes_its_dress_at_once(driver: Driver) -> None:
    driver.new_table()
    page = load_page(driver)
    driver.shell.appearance.set_language("es")
    assert page.rows[0].open_button.text() == driver.shell.appearance.tr("button-open") == "Abrir"
    assert QCoreApplication.translate("QFileDialog", "&Save") == "&Guardar", "Qt's own dialogs too"
    driver.shell.appearance.set_language("en")
    assert QCoreApplication.translate("QFileDialog", "&Save") == "&Save"
    before = page.rows[0].sizeHint().height()
    driver.shell.appearance.set_scale(200)
    QApplication.processEvents()
    assert page.rows[0].sizeHint().height() > before


# --- boards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["maria", "acres"])
def test_a_board_is_shown_with_all_its_places(driver: Driver, board: str) -> None:
    page = boards_page(driver, board)
    assert page.board is not None
    assert page.board.id == board
    for number in range(page.maps.count()):
        page.maps.setCurrentIndex(number)
        name = page.maps.currentData()
        here = [p.id for p in page.board.places.values() if p.map == name]
        assert str(len(here)) in page.count.text()
        countries = page.places.invisibleRootItem()
        assert sum(countries.child(n).childCount() for n in range(countries.childCount())) == len(here)
        assert page.view.map is not None
        assert set(page.view.map.plans) == {name}


def test_sectors_countries_names_and_legend_are_laid_over_it(driver: Driver) -> None:
    page = boards_page(driver)
    QApplication.processEvents()
    plain = page.view.viewport().grab().toImage()
    for name, switch in page.switches.items():
        QTest.mouseClick(switch, LEFT, pos=QPoint(8, switch.height() // 2))
        assert switch.isChecked()
        if name == "legend":
            assert page.legend.isVisible()
        else:
            assert page.view.layers[name].isVisible()
    QApplication.processEvents()
    assert page.view.viewport().grab().toImage() != plain
    page.maps.setCurrentIndex(1)
    assert all(layer.isVisible() for layer in page.view.layers.values()), "switches hold for the next map"
    driver.shell.appearance.set_language("it")
    assert page.maps.currentIndex() == 1
    assert all(switch.isChecked() for switch in page.switches.values())


def test_a_place_is_found_by_its_modern_name_and_looked_at(driver: Driver) -> None:
    page = boards_page(driver)
    page.maps.setCurrentIndex(1)
    page.search.setText("wrocław")
    countries = page.places.invisibleRootItem()
    shown = [countries.child(n) for n in range(countries.childCount()) if not countries.child(n).isHidden()]
    assert [country.text(0) for country in shown] == ["Schlesien"]
    item = next(shown[0].child(n) for n in range(shown[0].childCount()) if not shown[0].child(n).isHidden())
    before = page.view.zoom
    page.places.setCurrentItem(item)
    assert page.view.zoom > before
    assert page.here.text().startswith("Breslau (Wrocław), Schlesien")
    assert page.view.map is not None
    middle = page.view.mapFromScene(page.view.map.point("breslau"))
    assert (middle - page.view.viewport().rect().center()).manhattanLength() < 40


def test_what_lies_under_the_pointer_is_said(driver: Driver) -> None:
    page = boards_page(driver)
    page.maps.setCurrentIndex(1)
    page.view.look_at("praha")
    QApplication.processEvents()
    assert page.view.map is not None
    QTest.mouseMove(page.view.viewport(), page.view.mapFromScene(page.view.map.point("praha")))
    driver.qtbot.waitUntil(lambda: page.here.text().startswith("Prag"), timeout=LONG)
    assert any(page.here.text().endswith(driver.shell.appearance.tr(f"suit-{s}")) for s in "HDCS")


def test_the_wheel_and_the_keys_zoom_and_zero_shows_all(driver: Driver) -> None:
    page = boards_page(driver)
    QApplication.processEvents()
    whole = page.view.zoom
    QTest.keyClick(page.view, Qt.Key.Key_Plus)
    assert page.view.zoom > whole
    QTest.keyClick(page.view, Qt.Key.Key_0)
    assert page.view.zoom == pytest.approx(whole)
    QTest.keyClick(page.view, Qt.Key.Key_Minus)
    assert page.view.zoom == pytest.approx(whole), "never farther than the whole sheet"


def test_leaving_the_boards_ends_their_drawing(driver: Driver) -> None:
    page = boards_page(driver)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert driver.shell.currentWidget() is driver.shell.start
    assert page.view.map is None


# --- one table after another ------------------------------------------------------------------


def test_a_second_table_speaks_another_language_without_the_first(driver: Driver) -> None:
    first = driver.new_table(bots=True)
    first.wanted.emit("new")
    driver.qtbot.waitUntil(lambda: driver.shell.table is None)
    driver.shell.show_start()
    QApplication.processEvents()
    second = driver.new_table(bots=True)
    assert second is not first
    driver.shell.appearance.set_language("it")
    assert second.menus.bar.actions()[0].text() == driver.shell.appearance.tr("menu-table")


def test_a_table_that_was_never_closed_says_so(driver: Driver) -> None:
    table = driver.new_table()
    path = table.path()
    assert path is not None
    table.session.home.journal.close()  # as when the program was killed: nobody holds the table any more
    kept = load_settings()
    assert kept.open_table == str(path)
    after = open_window(settings=kept)
    driver.qtbot.addWidget(after)
    after.show()
    assert after.start is not None
    assert after.start.continue_card is not None
    assert after.start.continue_card.title == "Continue where it stopped"
    after.appearance.set_language("it")
    card = after.start.continue_card
    image = card.grab().toImage()
    right = range(card.width() - 18, card.width() - 10)
    inks = {image.pixel(x, y) for x in right for y in range(card.height() // 2, card.height() - 12)}
    assert len(inks) == 1, "the words end before the frame"
    after.appearance.set_language("en")
    after.open_file(path)
    after.show_start()
    assert after.start.continue_card is not None
    assert after.start.continue_card.title == "Continue"
    assert load_settings().open_table == ""
    after.close()


def test_the_window_is_no_larger_than_its_screen(driver: Driver) -> None:
    """A small laptop whose system enlarges everything by half has 910 x 512 px: the PIN would lie below the edge."""
    shell = driver.shell
    for room, too_small in ((QSize(1400, 900), False), (QSize(1366, 728), True), (QSize(910, 512), True)):
        shell.keep_within(room)
        around = shell.size() + FRAME
        assert around.boundedTo(room) == around, "with its frame"
        assert shell.isMaximized() == too_small


def test_only_another_theme_or_size_dresses_the_window_anew(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets: list[str] = []
    monkeypatch.setattr(
        "desktop.app.style_sheet", lambda appearance: sheets.append(appearance.theme.name) or ""
    )
    driver.shell.appearance.set_language("it")
    driver.new_table()
    assert sheets == []
    driver.shell.appearance.set_theme("dark")
    assert sheets == ["dark"]
    assert not driver.shell.updatesEnabled()  # painted once, when all have heard of it
    driver.qtbot.waitUntil(driver.shell.updatesEnabled)


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def test_what_was_to_be_painted_while_the_window_is_dressed_is_painted_then(driver: Driver) -> None:
    """And all that comes after it: the window stood still for good."""
    table = driver.new_table()
    paints = Paints(table.prompt)
    table.prompt.update()
    driver.shell.appearance.set_motion("none")
    assert not driver.shell.updatesEnabled()
    QApplication.sendEvent(driver.shell, QEvent(QEvent.Type.UpdateRequest))  # it comes before the timer
    driver.qtbot.waitUntil(driver.shell.updatesEnabled)
    driver.qtbot.waitUntil(lambda: paints.count > 0)
    before = paints.count
    table.prompt.update()
    driver.qtbot.waitUntil(lambda: paints.count > before)


def test_a_table_that_opens_is_painted_once_before_it_begins(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the timer of the dressing finds shown by then it does not show again."""
    shell, painted = driver.shell, list[object]()
    monkeypatch.setattr(shell, "repaint", lambda: painted.append(shell.currentWidget()))
    table = driver.new_table()
    assert painted.count(table) == 1
