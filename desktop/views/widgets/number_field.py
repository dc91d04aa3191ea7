"""One number in a field: typed, or changed by keys and wheel."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QPushButton, QSpinBox, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MINUS = "\N{MINUS SIGN}"
ROOM = (2, 1, -2, -1)
"""What the border takes of the field."""


class NumberField(QSpinBox):
    """The number itself: typed, or changed by arrows, page keys and, while it has the focus, the wheel.

    Signals:
        entered: Enter, where nothing that was typed is waiting to be taken. left: the focus went elsewhere.
    """

    entered, left = Signal(), Signal()

    def __init__(self, name: str, size: int, locale: QLocale) -> None:
        """`size`: of the figures, in pixels."""
        super().__init__()
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setGroupSeparatorShown(True)
        self.setLocale(locale)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setStyleSheet(f"QSpinBox {{ font-weight: bold; font-size: {size}px; padding: 0; }}")

    def validate(self, typed: str, at: int) -> tuple[QValidator.State, str, int]:
        """More than the limit may be typed: Qt would swallow its last figure, and leave another number."""
        over = self._figures(typed) > self.maximum()
        return (QValidator.State.Intermediate, typed, at) if over else super().validate(typed, at)

    def fixup(self, typed: str) -> str:
        """What is too much becomes the most there is, for all to see, before anything is done with it."""
        over = self._figures(typed) > self.maximum()
        return self.textFromValue(self.maximum()) if over else super().fixup(typed)

    def _figures(self, typed: str) -> int:
        """The number that is typed, whatever groups its figures; 0 for none, and for one below nothing."""
        figures = "".join(letter for letter in typed if letter.isdecimal())
        return int(figures) if figures and not typed.startswith(("-", MINUS)) else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The figures have the whole field: Qt keeps room for its own buttons where a style sheet gives a border."""
        super().resizeEvent(event)
        self.lineEdit().setGeometry(self.rect().adjusted(*ROOM))

    def showEvent(self, event: QShowEvent) -> None:
        """Qt measures once more before it is shown."""
        super().showEvent(event)
        self.lineEdit().setGeometry(self.rect().adjusted(*ROOM))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel that turns over it scrolls what lies below, until it has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End lead to the limits; Enter takes what was typed, or else goes on.

        It is never left to the dialog or page, whose main button would be pressed by it.
        """
        if event.key() in ENTER:
            typed = self.text() != self.textFromValue(self.value())
            super().keyPressEvent(event)
            event.accept()
            if not typed and not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not event.modifiers():
            self.setValue(self.minimum() if event.key() == Qt.Key.Key_Home else self.maximum())
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was typed counts; another window or a menu is only a moment's absence."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.left.emit()

    def stepBy(self, steps: int) -> None:
        """A page is so many steps, as far as they go."""
        super().stepBy(steps)
        self.selectAll()


class Stepper(QWidget):
    """A number between minus and plus, which may be held: nothing is played by them, however long they are."""

    def __init__(self, field: NumberField, less: str, more: str) -> None:
        """`less`, `more`: what the buttons are called."""
        super().__init__()
        self.field = field
        self.minus, self.plus = self._button("\N{MINUS SIGN}", less, -1), self._button("+", more, 1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for part in (self.minus, field, self.plus):
            line.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)

    def _button(self, sign: str, name: str, by: int) -> QPushButton:
        button = QPushButton(sign)
        button.setProperty("role", "step")
        button.setFocusPolicy(
            Qt.FocusPolicy.TabFocus
        )  # after a click Enter is for the whole, not once more by one
        button.setAutoRepeat(True)
        button.setAccessibleName(name)
        button.clicked.connect(lambda: self.field.stepBy(by))
        return button
