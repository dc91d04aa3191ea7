"""The tooltip of a Refusal: paper with a red edge beside the pointer, never over the place or its blocker."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art.lettering import font
from desktop.art.strokes import draw, fill, rounded, tint
from desktop.profile.theme import Theme
from desktop.views.scene.items import Layer, no_mouse

WIDTH = 318.0
EDGE = 6.0
INSIDE = WIDTH - 26.0
TEXT_PX, CLAUSE_PX, GAP = 15.0, 14.0, 10.0
MOST_OF_ROOM = 0.6
"""Large text grows no wider than this part of the map that is seen, or it would cover what it speaks of."""


class TipItem(QGraphicsItem):
    """Reasons with their clauses, in screen pixels."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(Layer.TIP)
        no_mouse(self)
        self.setVisible(False)
        self._theme = theme
        self._lines: list[tuple[str, str, float]] = []
        self._off = QPointF()
        self._high = 0.0
        self._wanted = self._scale = 1.0

    def set_theme(self, theme: Theme) -> None:
        """Write in the colours of another theme."""
        self._theme = theme
        self.update()

    def set_text_scale(self, scale: float) -> None:
        """The size of text that the person asked for; 1 is 100 %."""
        self._wanted = scale

    def text(self) -> str:
        """Everything it says."""
        return "\n".join(f"{text}\n{clause}" for text, clause, _ in self._lines) if self.isVisible() else ""

    def say(
        self, reasons: Sequence[tuple[str, str]], at: QPointF, keep_off: Sequence[QRectF], room: QRectF
    ) -> None:
        """Show (sentence, clause line) pairs beside a scene point; boxes are screen pixels from it."""
        self.prepareGeometryChange()
        self._scale = max(1.0, min(self._wanted, MOST_OF_ROOM * room.width() / WIDTH))
        self._lines, y = [], 12.0 * self._scale
        for text, clause in reasons:
            self._lines.append((text, clause, y))
            y += self._height(text) + self._height(clause, bold=True) + GAP * self._scale
        self._high = y
        self._off = self._beside(keep_off, room)
        self.setPos(at)
        self.setVisible(True)
        self.update()

    def hide_tip(self) -> None:
        """Say nothing any more."""
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """The paper with its edge."""
        size = self._scale
        return QRectF(self._off.x() - 2, self._off.y() - 2, WIDTH * size + 8, self._high + 9)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paper, red edge, sentences, clauses."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y, wide = self._off.x(), self._off.y(), WIDTH * self._scale
        red, pieces = self._theme.lights.blocked, self._theme.pieces
        fill(painter, rounded(x + 3, y + 4, wide, self._high, 4), tint(pieces.shadow, 0.25))
        draw(painter, rounded(x, y, wide, self._high, 4), self._theme.window.field, 1.6, red)
        painter.fillRect(QRectF(x, y + 3, EDGE, self._high - 6), red)
        for text, clause, top in self._lines:
            painter.setPen(self._theme.window.ink)
            painter.setFont(self._font(False))
            room = QRectF(x + 16, y + top, INSIDE * self._scale, self._height(text) + 2)
            painter.drawText(room, Qt.TextFlag.TextWordWrap, text)
            painter.setPen(red)
            painter.setFont(self._font(True))
            room = QRectF(room.bottomLeft(), QSizeF(room.width(), self._height(clause, bold=True) + 2))
            painter.drawText(room, Qt.TextFlag.TextWordWrap, clause)

    def _font(self, bold: bool) -> QFont:
        return font("sans", (CLAUSE_PX if bold else TEXT_PX) * self._scale, bold=bold)

    def _height(self, text: str, *, bold: bool = False) -> float:
        room = QRectF(0, 0, INSIDE * self._scale, 1000)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        return QFontMetricsF(self._font(bold)).boundingRect(room, wrapped, text).height()

    def _beside(self, keep_off: Sequence[QRectF], room: QRectF) -> QPointF:
        """Right, left, below or above the pointer, inside the room: the first that covers nothing told."""
        wide, high = WIDTH * self._scale + 6, self._high + 6
        spots = (
            QPointF(34, -14), QPointF(-wide - 32, -14), QPointF(34, 30), QPointF(34, -high - 20),
            QPointF(-wide - 32, 30), QPointF(-wide - 32, -high - 20), QPointF(-wide / 2, 60),
            QPointF(-wide / 2, -high - 60),
        )  # fmt: skip

        def inside(spot: QPointF) -> QPointF:
            return QPointF(
                max(room.left(), min(spot.x(), room.right() - wide)),
                max(room.top(), min(spot.y(), room.bottom() - high)),
            )

        def covered(spot: QPointF) -> float:
            box = QRectF(spot.x(), spot.y(), wide, high)
            parts = [box.intersected(other) for other in keep_off if box.intersects(other)]
            return sum(part.width() * part.height() for part in parts)

        return min(map(inside, spots), key=lambda spot: round(covered(spot)))
