"""The map stands still: what opens and folds around it cuts or bares its edges, and moves nothing on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import engine
from desktop.views.scene.table_view import FRONT, MAP, WHOLE
from desktop.views.table.table_window import TableWindow
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from tests.desktop.driver import Driver
from tests.desktop.person import LONG

STILL = 1.5
"""Screen pixels that rounding may cost."""
SEATS = {"maria": ("maria-theresa", "frederick", "louis"), "acres": ("british", "french")}


def open_table(driver: Driver, name: str, bots: tuple[str, ...] = ()) -> TableWindow:
    """A table with its first person before it, at 1366 x 768."""
    driver.shell.appearance.settings.toured.append(name)
    seats = [SeatEntry(seat, seat.title(), "steady" if seat in bots else "") for seat in SEATS[name]]
    driver.shell.resize(1366, 768)
    if name == "maria":
        driver.begun("hussars")
    else:
        driver.shell.open_table(Table.new(engine.game(name), seats=seats, seed=5))
        QApplication.processEvents()
        driver.uncover()
    settled(driver)
    return driver.table


def settled(driver: Driver) -> None:
    """All that was asked for is laid out and painted."""
    for _ in range(4):
        driver.qtbot.wait(30)


class Watched:
    """A point of the map: where it was on the screen, and where it is."""

    def __init__(self, window: TableWindow, point: QPointF) -> None:
        self._window, self._point = window, point
        self._zoom, self._before = window.map.zoom, self._now()

    def _now(self) -> QPointF:
        view = self._window.map
        return QPointF(view.viewport().mapToGlobal(view.mapFromScene(self._point)))

    def moved(self) -> float:
        """How many pixels of the screen it has moved; a zoom counts as far."""
        off = self._now() - self._before
        return max(abs(off.x()), abs(off.y())) + 1000 * abs(self._window.map.zoom - self._zoom)


def assert_still(driver: Driver, told: str, act: Callable[[], object]) -> None:
    """Something is done, and the middle of the map stays where it is."""
    window = driver.table
    middle = Watched(window, window.map.middle())
    act()
    settled(driver)
    assert middle.moved() <= STILL, told


def press(driver: Driver, key: Qt.Key) -> None:
    """A key on the map."""
    QTest.keyClick(driver.table.map, key)


def first_input(driver: Driver) -> None:
    """The person is there: from now on nothing but their hand moves the map."""
    QTest.mouseClick(driver.table.map.viewport(), Qt.MouseButton.RightButton, pos=QPoint(3, 3))


@pytest.mark.parametrize(
    ("name", "view"),
    [
        *(("maria", view) for view in (FRONT, MAP, WHOLE, "")),
        ("acres", ""),
        *(pytest.param("acres", view, marks=pytest.mark.long) for view in (FRONT, MAP, WHOLE)),
    ],
)
def test_what_opens_beside_the_map_moves_nothing_on_it(driver: Driver, name: str, view: str) -> None:
    window = open_table(driver, name)
    first_input(driver)
    if view:
        window.map.show_view(view)
    else:
        window.map.zoom_by(2.2)
    settled(driver)
    folds = {
        "the hand as whole cards or strips": lambda: press(driver, Qt.Key.Key_T),
        "the hand back": lambda: press(driver, Qt.Key.Key_T),
        "the column and the hand away": lambda: press(driver, Qt.Key.Key_F9),
        "the column and the hand back": lambda: press(driver, Qt.Key.Key_F9),
        "the rules": window.show_rules,
        "the inspector": lambda: window.inspector.pin(f"place:{next(iter(window.scene.ground.places()))}"),
        "a drawer": window.rail.show_legend,
        "the drawer closed": window.rail.close_drawer,
        "the line for typing": window.command.open,
        "the line for typing away": window.command.put_away,
    }
    for told, act in folds.items():
        assert_still(driver, told, act)


def test_an_action_and_its_next_phase_move_nothing(driver: Driver) -> None:
    """A move, an undo, the end of a phase by its button, each with a prompt of another length."""
    window = open_table(driver, "maria")
    first_input(driver)
    driver.go_on("movement")
    driver.uncover()
    settled(driver)
    first_input(driver)
    window.map.show_front()
    session = window.session
    assert session.decision is not None

    def act() -> None:
        decision = session.decision
        assert decision is not None
        session.act(next(a for a in decision.actions if a.verb == "move"), sure=True)

    def end() -> None:
        decision = session.decision
        assert decision is not None
        session.act(next(a for a in decision.actions if a.gesture().ends), sure=True)

    assert_still(driver, "a move", act)
    assert_still(driver, "its undo", window.undo)
    assert_still(driver, "the end of the phase", end)


def test_the_actions_of_bots_move_nothing(driver: Driver) -> None:
    window = open_table(driver, "acres", bots=("french",))
    first_input(driver)
    window.map.show_front()
    middle = Watched(window, window.map.middle())
    played = len(window.session.table.history)
    while session_asks(window):
        decision = window.session.decision
        assert decision is not None
        ends = [a for a in decision.actions if a.gesture().ends]
        window.session.act((ends or list(decision.actions))[0], sure=True)
        QApplication.processEvents()
    driver.qtbot.waitUntil(lambda: session_asks(window), timeout=LONG)
    settled(driver)
    assert len(window.session.table.history) > played + 1
    assert middle.moved() <= STILL


def session_asks(window: TableWindow) -> bool:
    """Whether the person is asked."""
    return window.session.decision is not None and not window.curtain.isVisible()


def test_until_the_first_input_the_view_follows_what_is_laid_out_around_it(driver: Driver) -> None:
    window = open_table(driver, "acres")
    assert window.map.view_name == FRONT
    for high in (90, 200, 60):
        window.tray.setFixedHeight(high)
        settled(driver)
        shown, wanted = window.map.middle(), window.map.zoom
        window.map.show_front()
        assert window.map.zoom == pytest.approx(wanted)
        assert (window.map.middle() - shown).manhattanLength() < 4 / wanted
    first_input(driver)
    middle = Watched(window, window.map.middle())
    window.tray.setFixedHeight(150)
    settled(driver)
    assert middle.moved() <= STILL


def test_prompts_of_any_length_move_nothing(driver: Driver) -> None:
    """In a small window with large letters prompts and their buttons differ most."""
    driver.shared_stage("movement", bots=True)
    driver.shell.appearance.set_scale(150)
    driver.shell.resize(1280, 720)
    driver.uncover()
    settled(driver)
    first_input(driver)
    window = driver.table
    window.map.show_front()
    middle = Watched(window, window.map.middle())
    prompts = set()
    for _ in range(8):
        decision = window.session.decision
        if decision is None or decision.seat != "maria-theresa":
            break
        prompts.add(window.session.view.prompt.key)
        window.session.act(next(iter(decision.actions)), sure=True)
        settled(driver)
        assert middle.moved() <= STILL, window.session.view.step
