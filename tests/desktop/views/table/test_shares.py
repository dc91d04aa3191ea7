"""How much of the window the map has: at every size of window and text, in both games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import engine
from desktop.views.table.table_window import TableWindow
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from tests.desktop.driver import Driver, settle

LEAST = {(1920, 1080): 0.60, (1366, 768): 0.52, (1280, 720): 0.48, (3840, 2160): 0.75}
"""The least share of the map at 100 % text, while the prompt is one line."""
LARGE = {150: 0.35, 200: 0.30}
ALONE = 0.80
GAMES = {
    "maria": ("introductory", ("maria-theresa", "frederick", "louis")),
    "acres": ("standard", ("british", "french")),
}


def share_of(window: TableWindow, part: QWidget) -> float:
    """How much of the window a part covers."""
    return part.width() * part.height() / (window.width() * window.height())


def open_table(driver: Driver, name: str, step: str = "") -> TableWindow:
    """A table on which the hands lie as strips, with somebody before it; of MARIA begun up to this step."""
    scenario, seats = GAMES[name]
    driver.shell.appearance.settings.hands[name] = "strips"
    driver.shell.appearance.settings.toured.append(name)
    if step:
        return driver.begun(step)
    entries = [SeatEntry(seat, seat.title()) for seat in seats]
    driver.shell.open_table(Table.new(engine.game(name), scenario=scenario, seats=entries, seed=5))
    QApplication.processEvents()
    driver.uncover()
    return driver.table


@pytest.mark.parametrize("name", GAMES)
def test_the_map_has_the_window(driver: Driver, name: str) -> None:
    window = open_table(driver, name, "movement" if name == "maria" else "")
    appearance = driver.shell.appearance
    window.tray.keep_open()
    for scale in (100, 150, 200):
        appearance.set_scale(scale)
        for size, least in LEAST.items():
            driver.shell.resize(*size)
            settle()
            wanted = LARGE.get(scale, least)
            share = share_of(window, window.map)
            assert share >= wanted, f"{size} at {scale} %: {share:.3f}"
            assert_nothing_is_cut_off(window)


def assert_nothing_is_cut_off(window: TableWindow) -> None:
    """The parts fill the window, one beside the other."""
    for part in (window.top, window.body, window.last, window.tray, window.map):
        spot = part.mapTo(window, QPoint(0, 0))
        inside = window.rect().contains(spot) and window.rect().contains(spot + part.rect().bottomRight())
        assert inside, part.objectName()
    assert window.last.mapTo(window, QPoint(0, window.last.height())).y() == window.height()


def test_f9_leaves_the_map_alone_and_brings_all_back(driver: Driver) -> None:
    window = open_table(driver, "acres")
    driver.shell.resize(1920, 1080)
    window.column.rules.bring()
    QApplication.processEvents()
    before = window.map.size()
    QTest.keyClick(window.map, Qt.Key.Key_F9)
    QApplication.processEvents()
    assert share_of(window, window.map) >= ALONE
    assert not window.tray.isVisible()
    assert not window.column.isVisible()
    QTest.keyClick(window.map, Qt.Key.Key_F9)
    QApplication.processEvents()
    assert window.map.size() == before
    assert window.tray.isVisible()
    assert window.rules.isVisible()


def test_a_rule_asked_for_brings_the_column_back(driver: Driver) -> None:
    window = open_table(driver, "acres")
    QTest.keyClick(window.map, Qt.Key.Key_F9)
    window.show_rules()
    QApplication.processEvents()
    assert window.rules.isVisible()
    assert window.tray.isVisible()


@pytest.mark.parametrize(
    "language", ["it", pytest.param("en", marks=pytest.mark.long), pytest.param("es", marks=pytest.mark.long)]
)
def test_the_present_phase_is_always_wholly_seen(driver: Driver, language: str) -> None:
    driver.shell.appearance.set_language(language)
    window = open_table(driver, "maria", "hussars")
    for size, scale in (((1920, 1080), 100), ((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200)):
        driver.shell.appearance.set_scale(scale)
        driver.shell.resize(*size)
        QApplication.processEvents()
        settle()
        chip = window.strip.now
        assert chip is not None
        assert not chip.visibleRegion().isEmpty()
        assert chip.visibleRegion().boundingRect() == chip.rect(), f"{size} at {scale} %"
        assert chip.width() >= chip.sizeHint().width()


def test_a_window_that_is_drawn_larger_lays_the_hand_once(driver: Driver) -> None:
    """Cards are moved, not made anew, while the window changes its size."""
    window = open_table(driver, "acres")
    window.tray.keep_open()
    cards = list(window.tray.cards)
    assert cards
    for width in range(1280, 1600, 20):
        driver.shell.resize(width, 800)
        QApplication.processEvents()
    assert window.tray.cards == cards
