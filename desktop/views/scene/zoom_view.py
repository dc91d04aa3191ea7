"""A view that zooms and pans: by wheel, keys, buttons and two fingers, never farther away than the whole scene."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from desktop.views.scene.fingers import zooms

STEP = 1.15
CLOSEST = 8.0
EDGE = 80


class ZoomView(QGraphicsView):
    """Looks at a scene from a distance that the person chooses.

    Signals:
        zoom_changed: screen pixels per scene pixel now.
    """

    zoom_changed = Signal(float)

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
            | QGraphicsView.OptimizationFlag.DontSavePainterState
        )
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._fitted = True

    @property
    def zoom(self) -> float:
        """Screen pixels per sheet pixel."""
        return float(self.transform().m11())

    def smallest_zoom(self) -> float:
        """The zoom at which everything fits."""
        room, whole = self.viewport().size(), self.sceneRect()
        return max(0.02, min(room.width() / whole.width(), room.height() / whole.height()))

    def fit(self) -> None:
        """Show the whole board."""
        self._set_zoom(self.smallest_zoom())
        self.centerOn(self.sceneRect().center())
        self._fitted = True

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom so that the point under the pointer (or the middle) stays where it is."""
        spot = QPointF(self.viewport().rect().center()) if at is None else at
        fixed = self.mapToScene(spot.toPoint()) + (spot - QPointF(spot.toPoint())) / self.zoom
        low = self.smallest_zoom()
        zoom = min(CLOSEST, max(low, self.zoom * factor))
        if zoom <= low * 1.001:
            self.fit()
            return
        self._set_zoom(zoom)
        moved = QPointF(self.mapFromScene(fixed)) - spot
        self.scroll_by(QPoint(round(moved.x()), round(moved.y())))
        self._fitted = False

    def zoom_in(self) -> None:
        """One step closer."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """One step away."""
        self.zoom_by(1 / STEP)

    def _set_zoom(self, zoom: float) -> None:
        if abs(zoom - self.zoom) < 1e-9:
            return
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.zoom_changed.emit(zoom)

    def scroll_by(self, by: QPoint) -> None:
        """Move the map by screen pixels."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def middle(self) -> QPointF:
        """The point of the scene in the middle of what is seen."""
        return self.mapToScene(self.viewport().rect().center())

    def look_at(self, point: QPointF, zoom: float | None = None) -> None:
        """Bring a point of the scene to the middle."""
        if zoom is not None:
            self._set_zoom(min(CLOSEST, max(self.smallest_zoom(), zoom)))
            self._fitted = False
        self.centerOn(point)

    def keep_in_sight(self, point: QPointF) -> None:
        """Scroll only if the point lies outside, or near the edge."""
        room = self.viewport().rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if not self._fitted and not room.contains(self.mapFromScene(point)):
            self.look_at(point)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A board that was shown whole stays so."""
        super().resizeEvent(event)
        if self._fitted or self.zoom < self.smallest_zoom():
            self.fit()

    def interrupt(self) -> None:
        """There was input: what moves by itself comes to its end."""

    def let_go(self) -> None:
        """A second finger has come: what the first one began is no drag."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel zooms at the pointer."""
        self.interrupt()
        turns = event.angleDelta().y() / 120
        if turns:
            self.zoom_by(STEP**turns, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers zoom."""
        return zooms(self, event) or super().viewportEvent(event)
