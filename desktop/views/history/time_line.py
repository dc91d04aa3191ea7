"""The line of time: a slider over the Actions of a table, with a mark for each turn and each bookmark."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from desktop.art.strokes import draw, ellipse, line, pen, polygon, segment
from desktop.views.widgets.appearance import Appearance

EDGE = 16
HANDLE = 7.0
FLAG = 5.0
APART = 5
"""What numbers of turns have between them at least; those without room are left out."""
CROWDED = 4
"""Where turns begin nearer to each other than this, only those with a number have a mark."""


class TimeLine(QSlider):
    """Shows where the table stands; a press or a drag goes to that moment.

    Signals:
        wished: the moment the person goes to.
    """

    wished = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._appearance = appearance
        self._turns: dict[int, int] = {}
        self._bookmarks: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.actionTriggered.connect(lambda _action: self.wished.emit(self.sliderPosition()))

    def show_time(self, now: int, at: int, turns: Mapping[int, int], bookmarks: tuple[int, ...]) -> None:
        """Show the moment `at` of `now` Actions, the moments at which turns begin, and the bookmarks."""
        self._turns, self._bookmarks = dict(turns), bookmarks
        self.setRange(0, now)
        self.setValue(at)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the bar."""
        return QSize(200, self._appearance.px(26))

    def minimumSizeHint(self) -> QSize:
        """Narrow if need be."""
        return QSize(80, self._appearance.px(26))

    # --- places on the line -------------------------------------------------------

    def x_of(self, moment: int) -> float:
        """Where a moment lies."""
        room = self.width() - 2 * EDGE
        return EDGE + room * moment / max(1, self.maximum())

    def moment_at(self, x: float) -> int:
        """The moment that lies nearest."""
        share = (x - EDGE) / max(1, self.width() - 2 * EDGE)
        return round(min(max(share, 0.0), 1.0) * self.maximum())

    # --- mouse --------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay there."""
        event.accept()

    def _go(self, event: QMouseEvent) -> None:
        moment = self.moment_at(event.position().x())
        if moment != self.value():
            self.wished.emit(moment)

    # --- painting -----------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint line, turns, bookmarks and handle."""
        theme = self._appearance.theme
        ink, faint = QColor(theme.window.ink), QColor(theme.window.edge)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y, here = self.height() / 2 + 2, self.x_of(self.value())
        line(painter, segment(EDGE, y, self.width() - EDGE, y), pen(faint, 3))
        line(painter, segment(EDGE, y, here, y), pen(ink, 3))
        self._paint_turns(painter, y)
        for moment in self._bookmarks:
            x = self.x_of(moment)
            flag = polygon([(x, y - 14), (x + 2 * FLAG, y - 10.5), (x, y - 7)])
            line(painter, segment(x, y - 14, x, y), pen(ink, 1.4))
            draw(painter, flag, theme.lights.threat, 1, ink)
        draw(painter, ellipse(here, y, HANDLE), theme.pieces.gold, 1.6, ink)
        if self.hasFocus():
            line(painter, ellipse(here, y, HANDLE + 3.5), pen(QColor(theme.window.focus), 2.4))
        painter.end()

    def _paint_turns(self, painter: QPainter, y: float) -> None:
        ink, end = QColor(self._appearance.theme.window.second_ink), -1000.0
        painter.setFont(self._appearance.sans(11))
        numbered = self.numbered(painter.fontMetrics())
        for moment, turn in self._turns.items():
            x = self.x_of(moment)
            if moment not in numbered and x - end < CROWDED:
                continue
            end = x
            line(painter, segment(x, y - 6, x, y + 6), pen(ink, 1.6))
            if moment in numbered:
                painter.setPen(ink)
                painter.drawText(
                    QRectF(x + 3, 0, 40, y - 3),
                    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom,
                    str(turn),
                )

    def numbered(self, metrics: QFontMetrics) -> set[int]:
        """The moments whose turns are written: those whose number touches no other."""
        found, end = set(), -1000.0
        for moment, turn in self._turns.items():
            x = self.x_of(moment)
            if x >= end:
                found.add(moment)
                end = x + metrics.horizontalAdvance(str(turn)) + APART
        return found
