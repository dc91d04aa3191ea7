"""A widget that shows the frame of the room, and in which the tools work as on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.views.public.drawing_hand import DrawingHand
from desktop.views.public.frames import Frames
from desktop.views.public.stage import DRAWING, POINTING


class PictureView(QWidget):
    """Shows the frame as large as it fits, in its own shape; tools work on it as on the table."""

    def __init__(self, frames: Frames, hand: DrawingHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frames, self.picture, self.stage, self.hand = frames, frames.picture, frames.stage, hand
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        frames.shown.connect(self.update)
        self.stage.tool_changed.connect(self._take_cursor)
        self._take_cursor()

    def _take_cursor(self) -> None:
        """No pointer is seen but where something is drawn."""
        draws = self.stage.tool in DRAWING
        self.setCursor(Qt.CursorShape.CrossCursor if draws else Qt.CursorShape.BlankCursor)

    # --- where the page is --------------------------------------------------------

    @property
    def frame(self) -> QRectF:
        """Where the page is in the widget."""
        size = self.picture.page_size
        scaled = size.scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        corner = QPointF((self.width() - scaled.width()) / 2, (self.height() - scaled.height()) / 2)
        return QRectF(corner, scaled)

    def page_at(self, spot: QPointF) -> QPointF:
        """The point of the page at a point of the widget."""
        frame = self.frame
        return (spot - frame.topLeft()) * (self.picture.page_size.width() / max(1.0, frame.width()))

    # --- painting -----------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room, shown = self.frame, self.frames.frame
        if room.toRect() != self.rect():
            painter.fillRect(self.rect(), QColor(self.frames.ground))
        painter.drawPixmap(room, shown, QRectF(shown.rect()))
        painter.end()

    # --- hands --------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Draw with the tool, or with the right button."""
        at = self.picture.to_scene(self.page_at(event.position()))
        if at is not None and self.stage.frozen is None and not self.stage.blank:
            self.hand.press(at, self.picture.scene.annotations, event.button(), event.modifiers())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Draw on, or point."""
        spot = self.page_at(event.position())
        at = self.picture.to_scene(spot)
        if self.hand.busy:
            if at is not None:
                self.hand.move(at, self.picture.scene.annotations)
        elif self.stage.tool in POINTING:
            self.stage.point(spot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """What was drawn counts."""
        self.hand.release()
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button draws."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel makes the circle of light larger and smaller."""
        if self.stage.tool in ("spotlight", "lens"):
            self.stage.grow(event.angleDelta().y() / 120)
        event.accept()
