"""Army sheets: the own troops while the hand lies open, the totals of the others; nothing for anybody else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop.games.maria.army_sheets import HIDDEN, ArmySheets
from desktop.views.table.table_window import TableWindow
from tests.desktop.driver import LEFT, Driver
from tests.desktop.games.maria.test_agreements import sat_down, table_with

SITUATION = {
    "pieces": {
        "friedrich": "breslau",
        "schwerin": "brieg",
        "leopold": "off",
        "broglie": "pilsen",
        "karl": "wien",
    },
    "troops": {"friedrich": 7, "schwerin": 3, "broglie": 6, "karl": 5},
    "down": ["schwerin"],
}


def with_sheets(driver: Driver, **more: object) -> TableWindow:
    """At the table with the sheets open."""
    sat_down(driver, table_with(**(SITUATION | more))).column.named["sheets"].action.trigger()
    QApplication.processEvents()
    return driver.table


def words(window: TableWindow) -> list[str]:
    return [label.text() for label in window.panel(ArmySheets).findChildren(QLabel) if label.text()]


def numbers(window: TableWindow) -> dict[str, str]:
    return {general: label.text() for general, label in window.panel(ArmySheets).numbers.items()}


def test_numbers_turn_up_with_the_hand(driver: Driver) -> None:
    window = with_sheets(driver)
    assert set(numbers(window).values()) == {HIDDEN}
    assert "Hold Space to see the numbers." in words(window)
    QTest.keyPress(window.map, Qt.Key.Key_Space)
    assert numbers(window)["friedrich"] == "7"
    assert numbers(window)["schwerin"] == "3"
    assert "Hold Space to see the numbers." not in words(window)
    QTest.keyRelease(window.map, Qt.Key.Key_Space)
    driver.qtbot.waitUntil(lambda: set(numbers(window).values()) == {HIDDEN}, timeout=4000)


def test_leaving_the_window_covers_them(driver: Driver) -> None:
    window = with_sheets(driver)
    window.tray.keep_open()
    assert numbers(window)["friedrich"] == "7"
    QApplication.sendEvent(window.window(), QEvent(QEvent.Type.WindowDeactivate))
    assert set(numbers(window).values()) == {HIDDEN}


def test_no_exchange_of_troops_is_offered_while_the_numbers_are_covered(driver: Driver) -> None:
    """What there is to exchange tells how many each has; menu and line of commands are filled as the hand is turned."""
    together = SITUATION["pieces"] | {"schwerin": "breslau"}  # type: ignore[operator]
    window = with_sheets(driver, pieces=together, down=[])
    window.command.open()

    def offered() -> tuple[bool, bool]:
        completer = window.command.field.completer()
        assert completer is not None
        model = completer.model()
        texts = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
        assert texts
        return any(text.startswith("transfer") for text in texts), not window.prompt.buttons.also.isHidden()

    assert offered() == (False, False)
    window.tray.keep_open()
    assert offered() == (True, True)
    window.tray.close_hand()
    assert offered() == (False, False)


def test_where_generals_stand_and_how_they_lie(driver: Driver) -> None:
    told = words(with_sheets(driver))
    assert "Breslau" in told
    assert "Brieg, face down" in told
    assert "Off the board" in told


def test_a_general_in_a_box_is_named_there(driver: Driver) -> None:
    pieces = SITUATION["pieces"] | {"schwerin": "box"}  # type: ignore[operator]
    assert "Ostpreussen" in words(with_sheets(driver, pieces=pieces, down=[]))


def test_other_powers_show_their_totals_only(driver: Driver) -> None:
    window = with_sheets(driver)
    window.tray.keep_open()
    assert set(numbers(window)) & {"broglie", "karl"} == set()
    assert "6 troops" in words(window), "the total of France"
    assert "1 general on the map" in words(window)


def test_a_name_shows_the_general_in_the_inspector(driver: Driver) -> None:
    window = with_sheets(driver)
    name = next(b for b in window.panel(ArmySheets).findChildren(QPushButton) if b.text() == "Friedrich")
    QTest.mouseClick(name, LEFT)
    assert window.inspector.ref == "piece:friedrich"


def test_behind_the_curtain_no_row_is_left(driver: Driver) -> None:
    window = with_sheets(driver)
    window.tray.keep_open()
    window.panic()
    assert window.curtain.isVisible()
    assert numbers(window) == {}


def test_alone_against_bots_the_numbers_lie_open(driver: Driver) -> None:
    driver.shell.open_table(table_with(bots=True, **SITUATION))
    QApplication.processEvents()
    driver.table.bots.stop()
    driver.table.column.named["sheets"].action.trigger()
    assert driver.table.session.viewer == "louis"
    assert numbers(driver.table)["broglie"] == "6"
