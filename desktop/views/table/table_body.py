"""How the table window is divided: rail, the map over the hand, the column of panels; and the one last line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.views.history.replay_bar import ReplayBar
from desktop.views.table.column import Column
from desktop.views.table.column_handle import ColumnHandle
from desktop.views.table.phase_strip import PhaseStrip
from desktop.views.table.prompt_bar import PromptBar
from desktop.views.table.status_line import StatusLine
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.geometry import Geometry

LAST = 28
"""Height of the last line."""


class RailSlot(QWidget):
    """The strip at the left edge of the map."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("railSlot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)

    def fill(self, widget: QWidget) -> None:
        """Let this widget stand in the strip, from its top to its foot."""
        self._line.addWidget(widget)


class TableBody(QWidget):
    """The map over the hand, the rail at their left, the column at their right.

    Where text is large and the window narrow, the column is a drawer over the map, opened from a strip at the edge.

    Attributes:
        rail: the slot of the rail. drawn_out: whether the drawer is open.
        handless: nobody holds cards in this game, so there is no tray.
    """

    def __init__(
        self, appearance: Appearance, frame: QWidget, tray: QWidget, column: Column, *, handless: bool = False
    ) -> None:
        super().__init__()
        self.handless = handless
        self.frame, self.tray, self.column = frame, tray, column
        self.rail, self.handle = RailSlot(), ColumnHandle(appearance, column)
        self.drawn_out = False
        self._alone = self._drawer = False
        middle = QVBoxLayout()
        middle.addWidget(frame, 1)
        middle.addWidget(tray)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.rail)
        self._row.addLayout(middle, 1)
        self._row.addWidget(column)
        self._row.addWidget(self.handle)
        for lines in (middle, self._row):
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(0)
        frame.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.handle.hide()
        self.handle.turned.connect(self._turn_drawer)
        column.called.connect(self._called)
        column.rested.connect(self.fold_drawer)
        self.installEventFilter(self)

    def lay_out(self, geometry: Geometry) -> None:
        """Fit a window of this geometry."""
        self.rail.setFixedWidth(geometry.rail)
        self.handle.setFixedWidth(geometry.handle)
        self.column.setFixedWidth(geometry.column)
        self.column.stand_single(geometry.drawer)
        if geometry.drawer != self._drawer:
            self._drawer, self.drawn_out = geometry.drawer, False
            if geometry.drawer:
                self._row.removeWidget(self.column)
            else:
                self._row.insertWidget(self._row.indexOf(self.handle), self.column)
        self._show()

    # --- away, and back ---------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether the map has all the room: column and hand are away."""
        return self._alone

    def toggle(self) -> None:
        """Leave the map alone, or bring column, hand and the windows of panels back."""
        self._alone = not self._alone
        self._show()
        self.column.show_loose(not self._alone)

    def _called(self) -> None:
        """Something in the column is to be seen now."""
        self._alone, self.drawn_out = False, True
        self._show()
        self.column.show_loose(True)

    def _turn_drawer(self) -> None:
        self.drawn_out = not self.drawn_out
        self._show()

    def fold_drawer(self) -> None:
        """Push the drawer in."""
        if self._drawer and self.drawn_out:
            self.drawn_out = False
            self._show()

    def _show(self) -> None:
        self.tray.setVisible(not self._alone and not self.handless)
        self.handle.setVisible(self._drawer and not self._alone)
        self.handle.show_open(self.drawn_out)
        self.column.setVisible(not self._alone and (self.drawn_out or not self._drawer))
        self._place_drawer()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The drawer keeps to the right edge."""
        if watched is self and event.type() == QEvent.Type.Resize:
            self._place_drawer()
        return super().eventFilter(watched, event)

    def _place_drawer(self) -> None:
        if self._drawer:
            wide = self.column.width()
            self.column.setGeometry(QRect(self.width() - self.handle.width() - wide, 0, wide, self.height()))
            self.column.raise_()


class TopLines(QWidget):
    """Prompt and phase strip, one under the other; beside each other where large text leaves the map no height."""

    def __init__(self, prompt: PromptBar, strip: PhaseStrip) -> None:
        super().__init__()
        self._prompt, self._strip = prompt, strip
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(0)
        self._lines.addWidget(prompt, 1)
        self._lines.addWidget(strip)

    def lay_out(self, geometry: Geometry) -> None:
        """Fit a window of this geometry."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._lines.setDirection(across if geometry.beside else down)
        self._prompt.lay_out(geometry)
        self._strip.lay_out(geometry)


class LastLine(QWidget):
    """Moments at the left, what lies under the pointer and the state of the table at the right, in one line."""

    def __init__(self, appearance: Appearance, replay: ReplayBar, status: StatusLine) -> None:
        super().__init__()
        self.setObjectName("lastLine")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.appearance, self.replay, self.status = appearance, replay, status
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(replay, 5)
        row.addWidget(status, 6)
        for part in (replay, status):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        appearance.changed.connect(self._resize)
        self._resize()

    def _resize(self) -> None:
        self.setFixedHeight(self.appearance.px(LAST))
