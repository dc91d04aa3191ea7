"""What covers the whole table: opaque paper in a frame, that follows the size of its window and keeps the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLayout, QWidget

from desktop.views.widgets.appearance import Appearance

FRAMES = ((20, 2.0), (32, 1.0))
"""The lines of the frame: how far from the edge, how wide."""


class Cover(QWidget):
    """A page over all that the window shows."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        self.hide()

    def refresh(self) -> None:
        """Word it anew."""

    def take_focus(self) -> None:
        """Whatever hears the keys takes the focus."""

    def come(self) -> None:
        """Cover everything."""
        window = self.parentWidget()
        assert window is not None
        self.setGeometry(window.rect())
        self.refresh()
        self.show()
        self.raise_()

    @property
    def too_high(self) -> bool:
        """Whether it has no room for its words."""
        layout = self.layout()
        assert layout is not None
        _measure_anew(layout)
        return layout.totalSizeHint().height() > self.height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the window's size, and takes the focus when the window becomes the active one."""
        if watched is self.parentWidget() and isinstance(watched, QWidget):
            if event.type() == QEvent.Type.Resize:
                self.setGeometry(watched.rect())
                self.refresh()
            elif event.type() == QEvent.Type.WindowActivate and not self.isHidden():
                self.take_focus()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint opaque paper with a double frame."""
        painter = QPainter(self)
        window = self.appearance.theme.window
        painter.fillRect(self.rect(), QColor(window.window))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for inset, width in FRAMES:
            painter.setPen(QPen(QColor(window.ink), width))
            painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))
        painter.end()


def _measure_anew(layout: QLayout) -> None:
    """Forget sizes that are known, also of what is laid inside: Qt forgets these only when it lays all anew."""
    for number in range(layout.count()):
        item = layout.itemAt(number)
        inner = item.layout() if item is not None else None
        if inner is not None:
            _measure_anew(inner)
    layout.invalidate()
