"""Garbage is collected between the events of the window only.

A cycle of Python objects may hold widgets and scene items. Python collects cycles whenever enough has been made, so by
itself it would destroy them while another widget paints, or in the thread in which a bot thinks: Qt bears neither.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

PERIOD = 1000
"""Milliseconds from one look at the garbage to the next."""
YOUNG, LATER = 2000, 10
"""Objects made that make a collection worthwhile; collections of one generation until the next is due."""


class Collector(QObject):
    """Takes the collecting of garbage over from Python, for as long as it lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(PERIOD)
        self.destroyed.connect(gc.enable)

    def look(self) -> None:
        """Collect the generations that are due, but not while a button of the mouse is held: a drag must not halt."""
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        young, middle, old = gc.get_count()
        if old >= LATER and young >= YOUNG:
            gc.collect(2)
        elif middle >= LATER and young >= YOUNG:
            gc.collect(1)
        elif young >= YOUNG:
            gc.collect(0)
