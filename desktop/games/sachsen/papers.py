"""A paper in two columns: what one side gives and the other, what is claimed and what the rules would do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from desktop.games.sachsen.panels import arms, button_of
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label


class Line(NamedTuple):
    """A line of a paper, the thing that it leads to, "" for none, and the State whose arms stand before it."""

    said: str
    ref: str = ""
    side: str = ""


class Sheet(NamedTuple):
    """A column: the State whose arms head it, "" for none, what it is called, its lines."""

    side: str
    head: str
    lines: tuple[Line, ...]


class Paper(QFrame):
    """Columns beside each other.

    Signals:
        pointed: a reference that is to be shown.
    """

    pointed = Signal(str)

    def __init__(self, appearance: Appearance, sheets: Iterable[Sheet]) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance = appearance
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 6, 8, 6)
        grid.setHorizontalSpacing(10)
        for number, sheet in enumerate(sheets):
            grid.setColumnStretch(2 * number, 1)
            if number:
                rule = QFrame()
                rule.setObjectName("sheetLine")
                rule.setFixedWidth(1)
                grid.addWidget(rule, 0, 2 * number - 1, 2, 1)
            grid.addLayout(self._head(sheet), 0, 2 * number)
            lines = QVBoxLayout()
            lines.setSpacing(2)
            for line in sheet.lines:
                lines.addLayout(self._line(line))
            lines.addStretch(1)
            grid.addLayout(lines, 1, 2 * number)

    def _head(self, sheet: Sheet) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(5)
        if sheet.side:
            head.addWidget(arms(self.appearance, (sheet.side,)), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(words_label(sheet.head, "head"), 1, Qt.AlignmentFlag.AlignTop)
        return head

    def _line(self, line: Line) -> QHBoxLayout:
        """A line; one that leads to the thing of which it speaks can be pressed."""
        row = QHBoxLayout()
        row.setSpacing(4)
        if line.side:
            shield = arms(self.appearance, (line.side,), 0.46)
            shield.setToolTip(self.appearance.tr("sachsen-becomes", side=f"side:{line.side}"))
            row.addWidget(shield)
        if not line.ref:
            row.addWidget(words_label(line.said), 1)
            return row
        button = button_of(line.said, partial(self.pointed.emit, line.ref), role="link")
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setToolTip(self.appearance.tr("sachsen-talk-show"))
        row.addWidget(button, 1)
        return row
