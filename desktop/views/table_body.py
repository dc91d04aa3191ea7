"""How the table window is divided: rail, the map over the hand, the panels; and the one last line below them all."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.views.look import Look
from desktop.views.replay_bar import ReplayBar
from desktop.views.status_line import StatusLine

LAST = 28
"""Height of the last line."""


class RailSlot(QWidget):
    """The strip at the left edge of the map; it is as wide as what stands in it, and gone while that is nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("railSlot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)

    def fill(self, widget: QWidget) -> None:
        """Let this widget stand in the strip, from its top to its foot."""
        self._line.addWidget(widget)


class MapOverHand(QWidget):
    """The map, and the hand below it: nothing else takes room from the map."""

    def __init__(self, frame: QWidget, tray: QWidget) -> None:
        super().__init__()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(frame, 1)
        lines.addWidget(tray)


class TableBody(QWidget):
    """Rail slot, then the map over the hand with the panels at its right.

    Attributes:
        rail: the slot of the rail.
    """

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.rail = RailSlot()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addWidget(inner, 1)


class LastLine(QWidget):
    """Moments at the left, what lies under the pointer and the state of the table at the right, in one line."""

    def __init__(self, look: Look, replay: ReplayBar, status: StatusLine) -> None:
        super().__init__()
        self.setObjectName("lastLine")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.look, self.replay, self.status = look, replay, status
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(replay, 5)
        row.addWidget(status, 6)
        for part in (replay, status):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._resize)
        self._resize()

    def _resize(self) -> None:
        self.setFixedHeight(self.look.px(LAST))
