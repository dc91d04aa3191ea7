"""A view that zooms and pans: by wheel, keys, buttons and two fingers, never farther away than the whole scene."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from desktop.views.scene.fingers import zooms

STEP = 1.15
CLOSEST = 8.0
EDGE = 80
ALL = 1.001
"""Up to so many times the zoom at which everything just fits everything is seen."""
BEYOND = 20000.0
"""Scene pixels around the scene that belong to the view: it may stand anywhere; `_hold` keeps it at the scene."""


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
        self.setSceneRect(scene.sceneRect().adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND))

    @property
    def zoom(self) -> float:
        """Screen pixels per sheet pixel."""
        return float(self.transform().m11())

    def whole(self) -> QRectF:
        """All that there is to be seen."""
        return self.scene().sceneRect()

    def zoom_for(self, rect: QRectF) -> float:
        """The zoom at which a part of the scene just fits."""
        room = self.viewport().size()
        return max(0.02, min(room.width() / rect.width(), room.height() / rect.height()))

    def smallest_zoom(self) -> float:
        """The zoom at which everything fits."""
        return self.zoom_for(self.whole())

    def fit(self) -> None:
        """Show the whole board."""
        self._look(self.whole().center(), self.smallest_zoom())
        self._fitted = True

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom so that the point under the pointer (or the middle) stays where it is."""
        spot = QPointF(self.viewport().rect().center()) if at is None else at
        fixed = self.mapToScene(spot.toPoint()) + (spot - QPointF(spot.toPoint())) / self.zoom
        low = self.smallest_zoom()
        zoom = min(CLOSEST, max(low, self.zoom * factor))
        if zoom <= low * ALL:
            self.fit()
            return
        self._set_zoom(zoom)
        moved = QPointF(self.mapFromScene(fixed)) - spot
        self.scroll_by(QPoint(round(moved.x()), round(moved.y())))

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
        self._fitted = False
        self._scroll(by)
        self._hold()

    def _scroll(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def _hold(self) -> None:
        """Keep the scene in the window: no ground beside it is shown where there is more of the scene to be seen."""
        whole, room = self.mapFromScene(self.whole()).boundingRect(), self.viewport().rect()
        self._scroll(QPoint(
            _held(whole.left(), whole.right(), room.right()), _held(whole.top(), whole.bottom(), room.bottom())
        ))  # fmt: skip

    def middle(self) -> QPointF:
        """The point of the scene in the middle of what is seen."""
        return self.mapToScene(self.viewport().rect().center())

    def _look(self, point: QPointF, zoom: float) -> None:
        """Bring a point of the scene to the middle, as far as the scene reaches."""
        self._set_zoom(zoom)
        self.centerOn(point)
        self._hold()

    def look_at(self, point: QPointF, zoom: float | None = None) -> None:
        """Bring a point of the scene to the middle; what is seen whole stays in the middle itself."""
        self._fitted = False
        low = self.smallest_zoom()
        zoom = self.zoom if zoom is None else min(CLOSEST, max(low, zoom))
        self._look(self.whole().center() if zoom <= low * ALL else point, zoom)

    def keep_in_sight(self, point: QPointF) -> None:
        """Scroll only if the point lies outside, or near the edge."""
        room = self.viewport().rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if not self._fitted and not room.contains(self.mapFromScene(point)):
            self.look_at(point)

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


def _held(first: int, last: int, room: int) -> int:
    """By how much to scroll along one axis, so that what lies from `first` to `last` fills the room or lies in it."""
    if last - first <= room:
        return min(0, first) + max(0, last - room)
    return max(0, first) + min(0, last - room)
