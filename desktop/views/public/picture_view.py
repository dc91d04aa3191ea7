"""A widget that shows the picture with all that goes on before it: laser, spotlight, lens, blank; and draws on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.art.strokes import ellipse, fill, line, pen, tint
from desktop.views.public.drawing_hand import DrawingHand
from desktop.views.public.picture import PublicPicture
from desktop.views.public.stage import DRAWING, POINTING, Stage

DOT, RED = 7.0, "#FF3B30"
"""The radius of the laser's dot, in px of the page: 28 px wide at 1080 lines."""
DARK = 0.7
"""How much of the light the spotlight takes from the rest."""
ENLARGED = 2.0
GROUNDS = {"black": "#000000", "white": "#FFFFFF"}


class PictureView(QWidget):
    """Shows the picture as large as it fits, in its own shape; tools work on it as on the table."""

    def __init__(
        self, picture: PublicPicture, stage: Stage, hand: DrawingHand, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.picture, self.stage, self.hand = picture, stage, hand
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        picture.painted.connect(self._painted)
        stage.changed.connect(self.update)
        stage.tool_changed.connect(self._take_cursor)
        self._take_cursor()

    def _painted(self) -> None:
        if self.stage.frozen is None:
            self.update()

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
        """Paint the picture, or nothing but a colour, and what points at it."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self.stage.blank:
            painter.fillRect(self.rect(), QColor(GROUNDS[self.stage.blank]))
            painter.end()
            return
        frame, shown = self.frame, self.stage.frozen or self.picture.pixmap
        if frame.toRect() != self.rect():
            painter.fillRect(self.rect(), QColor(GROUNDS["black"]))
        painter.drawPixmap(frame, shown, QRectF(shown.rect()))
        pointer = self.stage.pointer
        if pointer is not None:
            painter.translate(frame.topLeft())
            painter.scale(*[frame.width() / self.picture.page_size.width()] * 2)
            self._paint_pointer(painter, pointer, shown)
        painter.end()

    def _paint_pointer(self, painter: QPainter, pointer: QPointF, shown: QPixmap) -> None:
        page, radius = QRectF(QPointF(), self.picture.page_size), self.stage.radius
        circle = ellipse(pointer.x(), pointer.y(), radius)
        if self.stage.tool == "spotlight":
            around = QPainterPath()
            around.addRect(page)
            fill(painter, around.subtracted(circle), tint("#000000", DARK))
        elif self.stage.tool == "lens":
            ratio, part = self.picture.ratio, radius / ENLARGED
            part_seen = QRectF(pointer.x() - part, pointer.y() - part, 2 * part, 2 * part)
            room = QRectF(pointer.x() - radius, pointer.y() - radius, 2 * radius, 2 * radius)
            painter.save()
            painter.setClipPath(circle)
            pixels = QRectF(part_seen.topLeft() * ratio, part_seen.size() * ratio)
            painter.drawPixmap(room, shown, pixels)
            painter.restore()
            line(painter, circle, pen("#FFFFFF", 5.0))
            line(painter, circle, pen("#000000", 2.5))
        elif self.stage.tool == "laser":
            way = self.stage.way()
            if len(way) > 1:
                trail = QPainterPath(way[0])
                for spot in way[1:]:
                    trail.lineTo(spot)
                line(painter, trail, pen(tint(RED, 0.5), DOT))
            fill(painter, ellipse(pointer.x(), pointer.y(), DOT + 2), "#000000")
            fill(painter, ellipse(pointer.x(), pointer.y(), DOT + 1), "#FFFFFF")
            fill(painter, ellipse(pointer.x(), pointer.y(), DOT), RED)

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
