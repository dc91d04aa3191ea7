"""The public window: the picture alone, over a whole screen; no menu, no note and no pointer of the teacher."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QMouseEvent, QResizeEvent, QScreen

from desktop.views.public.drawing_hand import DrawingHand
from desktop.views.public.frames import Frames
from desktop.views.public.picture_view import PictureView

ALONE = QSize(960, 540)
"""Its size beside the table, on a screen that it has no more for itself."""
FOOT = 90
"""So near to the lower edge the pointer calls the tools, where there is one screen only."""


class PublicWindow(PictureView):
    """A window of its own.

    Signals:
        pressed: a key that went down in it. left: its owner wants it away.
        called: the pointer is at the lower edge (True), or has left it.
    """

    pressed = Signal(object)
    left = Signal()
    called = Signal(bool)

    def __init__(self, frames: Frames, hand: DrawingHand) -> None:
        super().__init__(frames, hand)
        self.setObjectName("publicWindow")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setMinimumSize(ALONE / 2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._ended = False

    def reword(self, title: str, said: str) -> None:
        """Its title, and what assistive technology reads of it."""
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(said)

    def fill(self, screen: QScreen) -> None:
        """Cover a whole screen."""
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def come_back(self) -> None:
        """Its screen is gone: stand as a small window on one that is left."""
        self.showNormal()
        screen = QGuiApplication.primaryScreen()
        self.setScreen(screen)
        room = screen.availableGeometry()
        size = ALONE.boundedTo(room.size() * 0.6)
        place = QRect(QPoint(0, 0), size)
        place.moveBottomRight(room.bottomRight() - QPoint(FOOT, FOOT) / 2)
        self.setGeometry(place)

    def end(self) -> None:
        """Go away for good."""
        self._ended = True
        self.close()
        self.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is painted for these pixels."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """A screen with finer points has more of them."""
        super().changeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Another screen may have finer points."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        self.picture.set_size(self.size() * self.devicePixelRatioF())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """At the lower edge the tools are called."""
        super().mouseMoveEvent(event)
        self.called.emit(event.position().y() > self.height() - FOOT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are heard by who presents; none plays."""
        event.accept()
        self.pressed.emit(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window manager closes it: the show is over."""
        event.accept()
        if not self._ended:
            self._ended = True
            self.left.emit()
