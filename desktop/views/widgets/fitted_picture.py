"""A drawing for a column of panels: at its own size where there is room, else smaller as a whole."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.art.strokes import at
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Draw


class FittedPicture(QWidget):
    """Drawn around the origin in the middle; text that grows faster than the column cuts nothing off."""

    def __init__(self, appearance: Appearance, width: float, height: float, draw: Draw) -> None:
        super().__init__()
        self._appearance, self._size, self._draw = appearance, (width, height), draw
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The drawing at the size of text now set."""
        return QSize(*(self._appearance.px(length) for length in self._size))

    def minimumSizeHint(self) -> QSize:
        """It takes the width that there is."""
        return QSize(0, 0)

    def heightForWidth(self, width: int) -> int:
        """As high as the drawing is in such a width."""
        return round(self._size[1] * self._by(width))

    def _by(self, width: int) -> float:
        return min(self._appearance.settings.scale / 100, width / self._size[0])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with at(painter, self.width() / 2, self.height() / 2, self._by(self.width())):
            self._draw(painter)
        painter.end()
