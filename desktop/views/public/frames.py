"""The frame that the room sees, whole: the picture with all that goes on before it, made once for every window."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from desktop.art.strokes import ellipse, fill, line, pen, tint
from desktop.views.public.picture import PublicPicture
from desktop.views.public.stage import Stage

DOT, RED = 7.0, "#FF3B30"
"""The radius of the laser's dot, in px of the page: 28 px wide at 1080 lines."""
DARK = 0.7
"""How much of the light the spotlight takes from the rest."""
ENLARGED = 2.0
GROUNDS = {"black": "#000000", "white": "#FFFFFF"}
GOES_ON, LIGHTS = 200, 150
"""Milliseconds in which a held picture gives way to the present one, and in which the spotlight comes and goes."""


class Frames(QObject):
    """Lays over the picture what points at it, holds it or hides it.

    Attributes:
        change: from a held picture to the present one. light: of the spotlight, from none to all of it.

    Signals:
        shown: there is another frame.
    """

    shown = Signal()

    def __init__(self, picture: PublicPicture, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picture, self.stage = picture, stage
        self.change, self.light = self._clock(GOES_ON), self._clock(LIGHTS)
        self._held = QPixmap()
        self._was_frozen: QPixmap | None = None
        self._lit = False
        self._spot = QPointF()
        self._frame: QPixmap | None = None
        picture.painted.connect(self._painted)
        stage.changed.connect(self._staged)

    def _clock(self, milliseconds: int) -> QVariantAnimation:
        clock = QVariantAnimation(self, duration=milliseconds)
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.valueChanged.connect(lambda _value: self._renew())
        clock.finished.connect(self._renew)
        return clock

    def close(self) -> None:
        """Stop all that runs."""
        self.change.stop()
        self.light.stop()

    @property
    def frame(self) -> QPixmap:
        """What the room sees at this moment."""
        if self._frame is None:
            self._frame = self._compose()
        return self._frame

    @property
    def ground(self) -> str:
        """The colour around the frame where its window has another shape."""
        return GROUNDS[self.stage.blank or "black"]

    # --- following ------------------------------------------------------------------

    def _renew(self) -> None:
        self._frame = None
        self.shown.emit()

    def _painted(self) -> None:
        if self.stage.frozen is None:
            self._renew()

    def _staged(self) -> None:
        """Another tool, pointer, blank or held picture."""
        stage, moves = self.stage, self.picture.appearance.settings.motion != "none"
        if self._was_frozen is not None and stage.frozen is None and moves:
            self._held = self._was_frozen
            self.change.start()
        elif stage.frozen is not None:
            self.change.stop()
        self._was_frozen = stage.frozen
        lit = stage.tool == "spotlight" and stage.pointer is not None
        if stage.pointer is not None:
            self._spot = stage.pointer
        if lit != self._lit:
            self._lit = lit
            way = QAbstractAnimation.Direction
            self.light.setDirection(way.Forward if lit else way.Backward)
            if moves:
                self.light.start()
            else:
                self.light.stop()
        self._renew()

    @property
    def darkness(self) -> float:
        """How much of the light is taken from what lies beside the spotlight now."""
        if self.light.state() != QAbstractAnimation.State.Stopped:
            return DARK * float(self.light.currentValue())
        return DARK if self._lit else 0.0

    @property
    def changing(self) -> bool:
        """Whether a held picture is giving way."""
        return self.change.state() != QAbstractAnimation.State.Stopped

    # --- painting -------------------------------------------------------------------

    def _compose(self) -> QPixmap:
        stage = self.stage
        shown = stage.frozen or self.picture.pixmap
        points = stage.pointer is not None or self.darkness > 0
        if not (stage.blank or points or self.changing) or shown.isNull():
            return shown
        sheet = QPixmap(shown.size())
        sheet.setDevicePixelRatio(shown.devicePixelRatio())
        if stage.blank:
            sheet.fill(QColor(GROUNDS[stage.blank]))
            return sheet
        page = QRectF(QPointF(), shown.deviceIndependentSize())
        painter = QPainter(sheet)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(page, shown, QRectF(shown.rect()))
        if self.changing:
            painter.setOpacity(1 - float(self.change.currentValue()))
            painter.drawPixmap(page, self._held, QRectF(self._held.rect()))
            painter.setOpacity(1)
        if self.darkness > 0:
            self._darken(painter, page)
        if stage.pointer is not None:
            self._paint_pointer(painter, stage.pointer, shown)
        painter.end()
        return sheet

    def _darken(self, painter: QPainter, page: QRectF) -> None:
        around = QPainterPath()
        around.addRect(page)
        circle = ellipse(self._spot.x(), self._spot.y(), self.stage.radius)
        fill(painter, around.subtracted(circle), tint("#000000", self.darkness))

    def _paint_pointer(self, painter: QPainter, pointer: QPointF, shown: QPixmap) -> None:
        if self.stage.tool == "lens":
            self._paint_lens(painter, pointer, shown)
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

    def _paint_lens(self, painter: QPainter, pointer: QPointF, shown: QPixmap) -> None:
        radius = self.stage.radius
        ratio, part = shown.devicePixelRatio(), radius / ENLARGED
        seen = QRectF(pointer.x() - part, pointer.y() - part, 2 * part, 2 * part)
        room = QRectF(pointer.x() - radius, pointer.y() - radius, 2 * radius, 2 * radius)
        circle = ellipse(pointer.x(), pointer.y(), radius)
        painter.save()
        painter.setClipPath(circle)
        painter.drawPixmap(room, shown, QRectF(seen.topLeft() * ratio, seen.size() * ratio))
        painter.restore()
        line(painter, circle, pen("#FFFFFF", 5.0))
        line(painter, circle, pen("#000000", 2.5))
