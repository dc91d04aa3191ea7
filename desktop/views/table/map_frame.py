"""The frame of the map: the view, and how far the drawing of the map is."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from desktop.views.widgets.appearance import Appearance

FOOT = 44


class MapFrame(QWidget):
    """Holds the view of the map; nothing stands over it but the progress of its drawing."""

    def __init__(self, appearance: Appearance, view: QWidget) -> None:
        super().__init__()
        self.appearance, self.view = appearance, view
        view.setParent(self)
        self.setFocusProxy(view)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 100)
        self.progress.setFixedSize(appearance.px(280), appearance.px(22))
        self.progress.hide()
        appearance.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Word the progress anew."""
        self.progress.setFormat(self.appearance.tr("status-drawing") + " %p %")

    def show_progress(self, share: float) -> None:
        """How far the drawing of the map is."""
        self.progress.setValue(round(share * 100))
        self.progress.setVisible(share < 1.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The view fills the frame."""
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.progress.move((self.width() - self.progress.width()) // 2, self.height() - FOOT)
        self.progress.raise_()
