"""The hand at the window: what a person does with mouse and keys before a picture is taken."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.app import Shell
from desktop.views.table.table_window import TableWindow
from engine.kernel.table import Table

SIZE = (1920, 1080)
"""Of the window and of the second screen, in pixels."""
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
HOLD = 900
"""Milliseconds the button of the curtain is held."""
PATIENCE = 300_000
"""Milliseconds the map may take to be drawn where it never was before."""


def mouse(
    widget: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
) -> None:
    """One real mouse event at a point of a widget."""
    spot = QPointF(at)
    event = QMouseEvent(
        kind, spot, QPointF(widget.mapToGlobal(at)), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, event)


def drag(window: TableWindow, source: str, way: tuple[str, ...], *, drop: bool = False) -> None:
    """Take a piece and carry it through places; let go only if wanted."""
    view, scene = window.map, window.scene
    viewport = view.viewport()
    view.keep_seen(source)  # what waits beside the map is in a drawer
    item, point = scene.piece_item(source), scene.anchor(source)
    assert item is not None
    assert point is not None
    at = view.mapFromScene(point) + (item.foot() - QPointF(0, 8)).toPoint()
    mouse(viewport, QEvent.Type.MouseButtonPress, at, LEFT, LEFT)
    for place in way:
        goal = scene.anchor(f"place:{place}")
        assert goal is not None
        end = view.mapFromScene(goal)
        for step in range(1, 9):
            on_the_way = at + (end - at) * step / 8
            mouse(viewport, QEvent.Type.MouseMove, on_the_way, NONE, LEFT)
        at = end
    if drop:
        mouse(viewport, QEvent.Type.MouseButtonRelease, at, LEFT, NONE)
    QTest.qWait(50)


def hold_key(window: QWidget, key: Qt.Key) -> None:
    """Press a key and keep it down."""
    QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def come_to_the_table(window: TableWindow) -> None:
    """Hold the button of the curtain until it opens."""
    if window.curtain.isVisible():
        QTest.mousePress(window.curtain.button, LEFT)
        QTest.qWait(HOLD)
        QTest.mouseRelease(window.curtain.button, LEFT)
        until(lambda: not window.curtain.isVisible())


def open_hand(window: TableWindow) -> None:
    """Lay the cards of the hand open."""
    until(lambda: window.tray.findChild(QPushButton, "keepOpen") is not None)
    button = window.tray.findChild(QPushButton, "keepOpen")
    assert button is not None
    QTest.mouseClick(button, LEFT)


def open_table(shell: Shell, table: Table) -> TableWindow:
    """The table's window with its map drawn."""
    shell.open_table(table)
    window = shell.table
    assert window is not None
    wait_for_map(window)
    come_to_the_table(window)
    return window


def until(done: Callable[[], bool]) -> None:
    """Go on when this is done; without it there is no picture."""
    patience = QDeadlineTimer(PATIENCE)
    while not done():
        if patience.hasExpired():
            raise SystemExit(f"what is to be seen is not there after {PATIENCE // 1000} seconds")
        QTest.qWait(100)


def wait_for_map(window: TableWindow) -> None:
    """Until the map is drawn."""
    QTest.qWait(200)
    if not window.scene.map.complete():
        print("drawing the map (a few minutes the first time)")
        until(window.scene.map.complete)


def look_at(window: TableWindow, ref: str, zoom: float) -> None:
    """Bring a part of the map to the middle and wait until it is sharp."""
    window.map.centre_on(ref, zoom)
    QTest.qWait(400)
