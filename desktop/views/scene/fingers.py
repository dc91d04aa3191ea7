"""Two fingers on a touch pad or a touch screen: the map zooms at the point between them, and moves with them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget


class Zoomed(Protocol):
    """A view that fingers can zoom."""

    def viewport(self) -> QWidget:
        """Where the fingers are."""

    def zoom_by(self, factor: float, at: QPointF | None = None, /) -> None:
        """Zoom so that the point stays where it is."""

    def scroll_by(self, by: QPoint, /) -> None:
        """Move by screen pixels."""

    def let_go(self) -> None:
        """What one finger began is no drag."""


def zooms(view: Zoomed, event: QEvent) -> bool:
    """Zoom where the event is of two fingers that move apart or together."""
    if isinstance(event, QNativeGestureEvent):
        return _on_a_pad(view, event)
    return isinstance(event, QGestureEvent) and _on_the_screen(view, event)


def _on_a_pad(view: Zoomed, event: QNativeGestureEvent) -> bool:
    if event.gestureType() is not Qt.NativeGestureType.ZoomNativeGesture:
        return False
    view.zoom_by(1 + event.value(), event.position())
    return True


def _on_the_screen(view: Zoomed, event: QGestureEvent) -> bool:
    pinch = event.gesture(Qt.GestureType.PinchGesture)
    if not isinstance(pinch, QPinchGesture):
        return False
    view.let_go()
    middle = QPointF(view.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
    before = QPointF(view.viewport().mapFromGlobal(pinch.lastCenterPoint().toPoint()))
    if pinch.state() is not Qt.GestureState.GestureStarted:
        view.scroll_by((before - middle).toPoint())
    view.zoom_by(pinch.scaleFactor(), middle)
    return True
