"""The pages before a table on a small screen with large text: nothing is cut, nothing said twice."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea

from desktop.views.pages.seat_rows import SeatRow
from desktop.views.pages.start_screen import HEIGHTS
from desktop.views.pages.wizard import Wizard
from tests.desktop.driver import Driver, settle
from tests.desktop.slips import SMALL

SCALES = (100, 150, 200)


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_the_plates_of_the_start_screen_are_whole(driver: Driver, language: str) -> None:
    driver.shell.appearance.set_language(language)
    for scale, size in ((100, (1280, 720)), (150, (1280, 720)), (200, (1280, 720)), (100, (1920, 1080))):
        driver.shell.appearance.set_scale(scale)
        driver.shell.resize(*size)
        settle()
        start = driver.shell.start
        assert start is not None
        assert len(start.plates) > 1
        for plate in start.plates:
            right = plate.mapTo(start, QPoint(plate.width(), 0)).x()
            assert right <= start.width(), f"{plate.game} at {scale} %"
            metrics = plate.title.fontMetrics()
            assert metrics.horizontalAdvance(plate.title.text()) <= plate.title.width(), plate.title.text()
            assert plate.title.geometry().right() < plate.width()
            button = plate.button
            assert button.width() >= button.sizeHint().width() or button.width() == plate.appearance.px(130)
            for label in plate.findChildren(QLabel):
                assert not label.geometry().intersects(button.geometry()), label.text()


def test_the_column_of_the_start_screen_is_seen_whole(driver: Driver) -> None:
    """With a table to continue and large text nothing is to be scrolled where all has room."""
    driver.new_table(bots=True)
    driver.shell.show_start()
    settle()
    sizes = ((200, (1280, 720)), (150, (1280, 720)), (200, (1600, 900)), (200, (1920, 1080)))
    for language, most in (("it", 4), ("es", 2), ("en", 1)):
        driver.shell.appearance.set_language(language)
        for scale, size in sizes[:most]:
            driver.shell.appearance.set_scale(scale)
            driver.shell.resize(*size)
            settle()
            start = driver.shell.start
            assert start is not None
            assert start.continue_card is not None
            (area,) = (a for a in start.findChildren(QScrollArea) if a.widget().objectName() == "startColumn")
            assert area.verticalScrollBar().maximum() == 0, f"{language}, {scale} %, {size}"
            for button in area.findChildren(QPushButton):
                assert button.height() >= button.fontMetrics().height(), button.text()


def test_nothing_in_the_column_of_the_start_screen_lies_over_another(driver: Driver) -> None:
    """Where a height leads to a larger form, that form has room."""
    driver.new_table(bots=True)
    driver.shell.show_start()
    settle()
    driver.shell.appearance.set_language("es")
    for least, _ in HEIGHTS:
        size = 1728, least + 1
        driver.shell.resize(*size)
        settle()
        start = driver.shell.start
        assert start is not None
        card = start.continue_card
        assert card is not None
        buttons = [b for b in start.findChildren(QPushButton) if b.objectName().startswith("start-")]
        assert len(buttons) == 6
        tops = [b.mapTo(start, QPoint()).y() for b in buttons]
        assert card.mapTo(start, QPoint(0, card.height())).y() <= tops[0], size
        for above, (top, below) in zip(buttons, pairwise(tops), strict=False):
            assert top + above.height() <= below, (size, above.text())


def wizard(driver: Driver) -> Wizard:
    """The page of a new table."""
    driver.shell.show_wizard()
    QApplication.processEvents()
    page = driver.shell.currentWidget()
    assert isinstance(page, Wizard)
    return page


@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.long), "it", pytest.param("es", marks=pytest.mark.long)]
)
def test_the_wizard_has_room_for_names_and_says_nothing_twice(driver: Driver, language: str) -> None:
    driver.shell.appearance.set_language(language)
    driver.shell.resize(*SMALL)
    page = wizard(driver)
    for scale in SCALES:
        driver.shell.appearance.set_scale(scale)
        settle()
        for game in range(page.games.count()):
            page.games.setCurrentIndex(game)
            QApplication.processEvents()
            rows = [row for row in page.findChildren(SeatRow) if row.isVisible()]
            assert rows
            for row in rows:
                said = [label.text() for label in row.findChildren(QLabel) if label.text()]
                assert len(said) == len(set(said)), said
                room = row.name.width() - 24
                assert row.name.fontMetrics().horizontalAdvance("Maria Theresa") <= room, f"at {scale} %"


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_line_about_rules_is_a_sentence(driver: Driver, language: str) -> None:
    driver.shell.appearance.set_language(language)
    for ruleset in ("1-0", "2-0"):
        assert driver.shell.appearance.tr(f"ruleset-{ruleset}-line").endswith(".")
