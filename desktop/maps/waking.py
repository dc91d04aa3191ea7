"""A timer that paints a scene item anew a little later."""

from __future__ import annotations

from weakref import ref

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid


class Wake(QTimer):
    """Paints an item anew when its time is over; it does not keep the item, whose own it is."""

    def __init__(self, item: QGraphicsItem) -> None:
        super().__init__()
        self.setSingleShot(True)
        self._item = ref(item)
        self.timeout.connect(self._wake)

    def _wake(self) -> None:
        item = self._item()
        if item is not None and isValid(item):
            item.update()
