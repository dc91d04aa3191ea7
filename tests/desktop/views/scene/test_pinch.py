"""Two fingers zoom the map, on a touch pad and on a touch screen, at the point between them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.views.scene.map_view import MapView


def apart(view: MapView, before: QPointF, spot: QPointF) -> float:
    """How many screen pixels the map has slid away from under a spot."""
    away = view.mapToScene(spot.toPoint()) - before
    return max(abs(away.x()), abs(away.y())) * view.zoom


def spread(value: float, spot: QPointF, view: MapView) -> QNativeGestureEvent:
    """What a touch pad says when two fingers move apart by a share."""
    return QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        spot,
        spot,
        QPointF(view.viewport().mapToGlobal(spot.toPoint())),
        value,
        QPointF(),
    )


@pytest.mark.parametrize("value", [0.25, -0.2])
def test_two_fingers_on_a_touch_pad(view: MapView, value: float) -> None:
    view.look_at(view.table.ground.point("praha"), 1.2)
    spot, zoom = QPointF(500, 260), view.zoom
    before = view.mapToScene(spot.toPoint())
    QApplication.sendEvent(view.viewport(), spread(value, spot, view))
    assert view.zoom == pytest.approx(zoom * (1 + value))
    assert apart(view, before, spot) < 3


def test_two_fingers_on_the_screen(view: MapView, qtbot: QtBot) -> None:
    view.look_at(view.table.ground.point("praha"), 1.2)
    zoom, middle = view.zoom, QPoint(600, 300)
    before = view.mapToScene(middle)
    device, port = QTest.createTouchDevice(), view.viewport()
    fingers = QTest.touchEvent(port, device)
    fingers.press(0, middle - QPoint(60, 0), port).press(1, middle + QPoint(60, 0), port).commit()
    for reach in range(70, 130, 10):
        fingers.move(0, middle - QPoint(reach, 0), port).move(1, middle + QPoint(reach, 0), port).commit()
    fingers.release(0, middle - QPoint(120, 0), port).release(1, middle + QPoint(120, 0), port).commit()
    qtbot.wait(10)
    assert view.zoom > zoom * 1.3
    assert apart(view, before, QPointF(middle)) < 6
    assert not view.table.hand.holds
