"""The strip at the right edge from which the column is drawn out where there is no room for it beside the map."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.views.table.column import Column
from desktop.views.table.sections import Section
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, tip
from desktop.views.widgets.focus import keeps_focus

APART = 12
"""What a title has around it."""
LETTERS, LEAST_LETTERS = 16, 7
"""Size of the titles, and the least to which they shrink before they are cut."""
SIZES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4)


class UprightTab(QAbstractButton):
    """The title of a section, written upwards."""

    def __init__(self, appearance: Appearance, title: str) -> None:
        super().__init__()
        self.appearance = appearance
        self.setText(title)
        self.setAccessibleName(title)
        self.setToolTip(tip(title))
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFont(appearance.title(LETTERS))

    def shrink(self, by: float) -> None:
        """Write the title smaller, where not all have room."""
        face = self.appearance.title(LETTERS)
        face.setPixelSize(max(self.appearance.px(LEAST_LETTERS), int(face.pixelSize() * by)))
        self.setFont(face)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the title is long."""
        long = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(20, long + self.appearance.px(APART))

    def minimumSizeHint(self) -> QSize:
        """Its first letters at least."""
        return QSize(20, self.appearance.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, title and focus."""
        w = self.appearance.theme.window
        painter = QPainter(self)
        on = self.isChecked()
        painter.fillRect(self.rect(), QColor(w.panel if on else w.strip))
        painter.setPen(QColor(w.edge))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.save()
        painter.translate(0, self.height())
        painter.rotate(-90)
        room = QRect(0, 0, self.height(), self.width())
        painter.setFont(self.font())
        painter.setPen(QColor(w.ink))
        wide = room.width() - self.appearance.px(APART) // 2
        said = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, wide)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, said)
        painter.restore()
        if self.hasFocus():
            painter.setPen(QColor(w.focus))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
            painter.drawRect(self.rect().adjusted(2, 2, -3, -3))
        painter.end()


class ColumnHandle(QWidget):
    """One tab for each section; a click draws the column out with that section open, or pushes it in.

    Signals:
        turned: draw the column out, or push it in.
    """

    turned = Signal()

    def __init__(self, appearance: Appearance, column: Column) -> None:
        super().__init__()
        self.setObjectName("columnHandle")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.appearance, self._column = appearance, column
        self._open = False
        self.tabs: dict[str, UprightTab] = {}
        self._shown: object = None
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(1, 0, 0, 0)
        self._lines.setSpacing(0)
        column.shared.connect(self.refresh)

    def show_open(self, is_open: bool) -> None:
        """Tell whether the column is drawn out."""
        self._open = is_open
        self.refresh()

    @keeps_focus
    def refresh(self) -> None:
        """A tab for each section that stands in the column."""
        if self.isHidden():
            return
        sections = [one for one in self._column.sections if one.shown and not one.is_loose]
        titles = [self._column.title(one) for one in sections]
        if (titles, self.appearance.dress) != self._shown:
            self._shown = titles, self.appearance.dress
            clear(self._lines)
            self.tabs = {}
            for section, title in zip(sections, titles, strict=True):
                tab = UprightTab(self.appearance, title)
                tab.clicked.connect(partial(self._clicked, section))
                self._lines.addWidget(tab)
                self.tabs[section.name] = tab
            self._lines.addStretch(1)
        self._shrink()
        for section in sections:
            self.tabs[section.name].setChecked(self._open and self._column.unfolded(section))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All titles find room, if need be in smaller letters."""
        super().resizeEvent(event)
        self._shrink()

    def _shrink(self) -> None:
        for by in SIZES:
            for tab in self.tabs.values():
                tab.shrink(by)
            if sum(tab.sizeHint().height() for tab in self.tabs.values()) <= self.height():
                break

    def _clicked(self, section: Section, _checked: bool = False) -> None:
        if self._open and self._column.unfolded(section):
            self.turned.emit()
        elif section.foldable:
            section.bring()
        else:
            section.called.emit()
