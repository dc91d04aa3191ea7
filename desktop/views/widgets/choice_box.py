"""One of several choices in a box that opens: a wheel that turns over it never chooses."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """A box of choices that is changed on purpose only: by its list, by arrows and letters."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel that turns over it scrolls what lies below, with the focus as well: pages are scrolled past it."""
        event.ignore()
