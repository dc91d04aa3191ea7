"""One of several choices in a box that opens: a wheel that turns over it never chooses, what is cut ends in dots."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

INSET = 2
"""Pixels that the style leaves free beside the words."""


class ChoiceBox(QComboBox):
    """A box of choices that is changed on purpose only: by its list, by arrows and letters."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel that turns over it scrolls what lies below, with the focus as well: pages are scrolled past it."""
        event.ignore()

    def sizeHint(self) -> QSize:
        """Wide enough for the longest of them whole: the style counts neither its inset nor parts of a pixel."""
        return super().sizeHint() + QSize(2 * INSET, 0)

    @property
    def shown(self) -> str:
        """What is chosen, as far as it has room; a style sheet would cut it within a letter."""
        option = self._option()
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        return option.fontMetrics.elidedText(option.currentText, Qt.TextElideMode.ElideRight, room - INSET)

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box with what is shown of the choice."""
        del event
        painter, option = QStylePainter(self), self._option()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = self.shown
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
