"""The column: panels open with their phase and fold after it; heads by click and key; drawn out, and found again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.games.maria.political_board import BOXES_HIGH, CARDS_HIGH, TRACK_HIGH, TRACKS
from desktop.games.maria.political_panel import PoliticalPanel
from desktop.profile.screens import arrangement
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.panel import Panel
from engine.kernel.rng import Rng
from tests.desktop.driver import LEFT, Driver, settle
from tests.desktop.games.maria.test_politics import at_the_table, played
from tests.desktop.person import LONG
from tests.desktop.views.table.test_shares import open_table


def reopen(driver: Driver) -> TableWindow:
    """Close the table and come back to it."""
    path = driver.table.path()
    assert path is not None
    driver.shell.show_start()
    driver.shell.open_file(path)
    settle()
    return driver.table


def is_folded(panel: Panel) -> bool:
    """Whether only its head is seen."""
    return panel.isVisible() and panel.height() == panel.head.height() and not panel.body.isVisible()


def select(table) -> bool:  # type: ignore[no-untyped-def]
    """Whether a political card is to be selected."""
    return bool(table.view(None).step == "select")


LARGER = [(1366, 768), (1920, 1080)]

# --- heights ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wide", "high"), [(1280, 720), *(pytest.param(*size, marks=pytest.mark.long) for size in LARGER)]
)
def test_the_last_three_lines_of_the_log_are_always_seen(driver: Driver, wide: int, high: int) -> None:
    driver.shell.resize(wide, high)
    window, _panel = at_the_table(driver, played(select))
    window.column.named["agreements"].bring()
    window.inspector.pin("side:austria")
    settle()
    log = window.log
    rows, view = log.model.rowCount(), log.list.viewport().rect()
    for row in range(rows - 3, rows):
        assert view.contains(log.list.visualRect(log.model.index(row))), row


def test_politics_are_seen_without_scrolling(driver: Driver) -> None:
    driver.shell.resize(1920, 1080)
    window, panel = at_the_table(driver, played(select))
    settle()
    assert panel.area.verticalScrollBar().value() == 0
    assert seen_of(panel) >= CARDS_HIGH + BOXES_HIGH + len(TRACKS) * TRACK_HIGH
    driver.shell.resize(1366, 768)
    settle()
    assert seen_of(panel) >= CARDS_HIGH + BOXES_HIGH + len(TRACKS) * TRACK_HIGH, "only the college scrolls"
    assert window.log.list.isVisible()


def seen_of(panel: PoliticalPanel) -> float:
    """How much of the table is seen from its top, in pixels at 100 %."""
    board, area = panel.board, panel.area.viewport()
    top = board.mapTo(area, QPoint(0, 0)).y()
    return (area.height() - top) / (board.width() / 344)


def test_an_answer_of_the_bar_is_not_repeated_in_the_panel(driver: Driver) -> None:
    window, panel = at_the_table(driver, played(select))
    bar = {button.text() for button in window.prompt.findChildren(QPushButton) if button.isVisible()}
    assert bar
    assert not bar & {button.text() for button in panel.buttons}
    names = {
        window.appearance.name(f"political:{card}") for card in window.session.view.advanced.politics.open
    }
    assert {button.text() for button in panel.buttons} <= names


def test_an_inspector_that_nobody_pinned_folds_when_the_pointer_is_gone(driver: Driver) -> None:
    window = open_table(driver, "maria")
    inspector = window.inspector
    inspector._alone.setInterval(20)
    window.scene.say_hover("place:praha")
    driver.qtbot.waitUntil(lambda: not inspector.empty)
    window.scene.say_hover("")
    driver.qtbot.waitUntil(lambda: inspector.empty, timeout=LONG)
    inspector.pin("place:praha")
    window.scene.say_hover("place:wien")
    window.scene.say_hover("")
    driver.qtbot.wait(60)
    assert inspector.ref == "place:praha", "what is pinned stays"


def test_an_empty_inspector_is_one_line(driver: Driver) -> None:
    window = open_table(driver, "acres")
    settle()
    assert is_folded(window.inspector)
    window.inspector.pin("place:boston")
    settle()
    assert window.inspector.body.isVisible()
    assert window.inspector.height() <= 0.4 * window.column.height()


def test_a_long_title_never_widens_a_panel(driver: Driver) -> None:
    window = open_table(driver, "acres")
    before = window.column.width(), window.map.width()
    window.inspector.pin("place:boston")
    window.inspector.head.say(
        "A place with a name as long as two lines of the column can hold " * 2, "pinned"
    )
    settle()
    assert (window.column.width(), window.map.width()) == before
    head = window.inspector.head
    assert head.title.toolTip() == head.said
    assert head.title.text() != head.said
    assert head.word.geometry().right() <= head.width()


# --- folding --------------------------------------------------------------------------------


def test_a_panel_opens_with_its_phase_and_folds_after_it(driver: Driver) -> None:
    window, panel = at_the_table(driver, played(select))
    settle()
    assert panel.body.isVisible()
    for _ in range(40):
        decision = window.session.table.decision()
        assert decision is not None
        if not panel.wanted:
            break
        window.session.table.play(decision.actions.pick(Rng(1)), decision.seat)
        window.session.refresh()
    driver.uncover()
    settle()
    assert is_folded(panel)
    QTest.mouseClick(panel.head, LEFT)
    settle()
    assert panel.body.isVisible()


def test_what_was_opened_by_hand_stays_open(driver: Driver) -> None:
    window, panel = at_the_table(driver, played(select))
    section = window.column.named["politics"]
    section.turn()
    section.turn()
    section.want(False)
    settle()
    assert panel.body.isVisible()


def test_heads_answer_to_keys(driver: Driver) -> None:
    window = open_table(driver, "acres")
    settle()
    displays = window.column.named["displays"].panel
    assert is_folded(displays)
    window.activateWindow()
    displays.head.setFocus()
    QTest.keyClick(displays.head, Qt.Key.Key_Return)
    settle()
    assert displays.body.isVisible()
    assert window.column.named["displays"].action.isChecked()
    QTest.keyClick(displays.head, Qt.Key.Key_Return)
    settle()
    assert is_folded(displays)
    QTest.keyClick(window.map, Qt.Key.Key_F3)
    settle()
    assert displays.body.isVisible()


def test_keys_lead_through_all_sections(driver: Driver) -> None:
    window = open_table(driver, "acres")
    window.tray.keep_open()
    window.column.rules.bring()
    settle()
    reached: list[QWidget] = []
    window.map.setFocus()
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_F6)
        now = QApplication.focusWidget()
        assert now is not None
        reached.append(now)
    column = window.column
    for wanted in (
        window.tray.cards[0],
        column.named["displays"].panel.head,
        column.named["sieges"].panel.head,
        window.rules.text,
        window.log.list,
        window.map,
    ):
        assert wanted in reached, wanted


# --- a window of its own, and the next table ----------------------------------------------


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_head_drawn_away_lifts_its_panel_out(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    head, spot = table.log.head, QPoint(90, 12)
    QTest.mousePress(head, LEFT, pos=spot)
    for step in range(1, 5):
        QTest.mouseMove(head, spot - QPoint(60 * step, 30 * step))
    QTest.mouseRelease(head, LEFT, pos=spot - QPoint(240, 120))
    assert table.column.log.is_loose
    assert table.log.window() is not table.window()
    assert table.log.isVisible()
    table.log.window().close()
    assert not table.column.log.is_loose
    settle()
    assert table.log.window() is table.window()
    assert table.log.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_panels_drawn_out_come_back_after_f9_and_with_the_next_table(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    table.column.log.float_at(QRect(40, 60, 320, 400))
    loose = table.log.window()
    QTest.keyClick(table.map, Qt.Key.Key_F9)
    assert not loose.isVisible()
    QTest.keyClick(table.map, Qt.Key.Key_F9)
    assert loose.isVisible()
    table.column.rules.bring()
    again = reopen(driver)
    driver.qtbot.waitUntil(lambda: again.column.log.is_loose)
    assert again.log.window().geometry() == QRect(40, 60, 320, 400)
    assert again.rules.isVisible()
    again.menus.action("menu-restore-layout").trigger()
    settle()
    assert not again.column.log.is_loose
    assert again.log.isVisible()
    assert not again.rules.isVisible()


def test_a_panel_put_away_stays_away_until_it_is_called(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    table.column.log.action.trigger()
    settle()
    assert not table.log.isVisible()
    again = reopen(driver)
    settle()
    assert not again.log.isVisible()
    again.column.log.action.trigger()
    settle()
    assert again.log.isVisible()


@pytest.mark.parametrize("kept", ["000000ff00000000fd", '{"away": 3}', '{"loose": {"log": [1]}}', "{"])
def test_places_that_cannot_be_read_count_as_none(driver: Driver, kept: str) -> None:
    for kind in ("column", "wide", "narrow"):
        driver.shell.appearance.settings.layout[f"{kind} {arrangement()}"] = kept
    table = driver.new_table(bots=True)
    settle()
    assert table.log.isVisible()
    assert not table.column.log.is_loose


# --- the drawer -----------------------------------------------------------------------------


def test_with_large_text_in_a_small_window_the_column_is_a_drawer(driver: Driver) -> None:
    window = open_table(driver, "acres")
    driver.shell.appearance.set_scale(200)
    driver.shell.resize(1280, 720)
    settle()
    assert not window.column.isVisible()
    before = window.map.size()
    tab = window.body.handle.tabs["displays"]
    assert window.body.handle.width() == 44
    QTest.mouseClick(tab, LEFT)
    settle()
    assert window.column.isVisible()
    assert window.column.named["displays"].is_open
    assert window.map.size() == before, "it lies over the map"
    assert is_folded(window.log), "there is room for one panel only"
    QTest.mouseClick(window.log.head, LEFT)
    settle()
    assert window.log.body.isVisible()
    assert is_folded(window.column.named["displays"].panel)
    QTest.keyClick(window.map, Qt.Key.Key_Escape)
    assert not window.column.isVisible()
    driver.shell.appearance.set_scale(100)
    settle()
    assert window.column.isVisible()


def test_a_press_on_the_map_pushes_the_drawer_in(driver: Driver) -> None:
    window = open_table(driver, "acres")
    driver.shell.appearance.set_scale(200)
    driver.shell.resize(1280, 720)
    settle()
    QTest.mouseClick(window.body.handle.tabs["log"], LEFT)
    settle()
    assert window.column.isVisible()
    QTest.mouseClick(window.map.viewport(), LEFT, pos=QPoint(60, 300))
    assert not window.column.isVisible()


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_the_titles_on_the_handle_are_whole(driver: Driver, language: str) -> None:
    driver.shell.appearance.set_language(language)
    window = open_table(driver, "acres")
    driver.shell.appearance.set_scale(200)
    driver.shell.resize(1280, 720)
    settle()
    for name, tab in window.body.handle.tabs.items():
        assert tab.height() >= tab.fontMetrics().horizontalAdvance(tab.text()), name


def test_the_drawer_opens_with_the_phase(driver: Driver) -> None:
    driver.shell.appearance.set_scale(200)
    driver.shell.resize(1280, 720)
    window, panel = at_the_table(driver, played(select))
    settle()
    assert panel.body.isVisible()
    window.column.named["politics"].want(False)
    window.column.rested.emit()
    assert not window.column.isVisible()
