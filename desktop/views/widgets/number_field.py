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
    """The number itself: typed, or changed by arrows and page keys. A wheel that turns over it never changes it.

    Attributes:
        written: the number that stands there was typed figure by figure, so that whoever typed it knows it unseen.

    Signals:
        entered: Enter, where the number is what was typed. left: the focus went elsewhere.
    """

    entered, left = Signal(), Signal()

    def __init__(self, name: str, size: int, locale: QLocale) -> None:
        """`size`: of the figures, in pixels."""
        super().__init__()
        self.written = False
        self._figure = self._begins = False
        self.lineEdit().textEdited.connect(self._write)
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
        """A wheel that turns over it scrolls what lies below, with the focus as well: sheets are scrolled past it."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End lead to the limits; Enter takes what was typed and goes on.

        Where it makes another number of it, as the most there is, that is to be looked at before it goes on. Enter is
        never left to the dialog or page, whose main button would be pressed by it.
        """
        if event.key() in ENTER:
            meant = self._meant
            super().keyPressEvent(event)
            event.accept()
            if meant == self.value() and not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not event.modifiers():
            self.written = False
            self.setValue(self.minimum() if event.key() == Qt.Key.Key_Home else self.maximum())
        else:
            self._figure = event.text().isprintable() and bool(event.text()) and not event.isAutoRepeat()
            self._begins = self.text() == self.textFromValue(self.value())
            super().keyPressEvent(event)
            self._figure = False

    @property
    def _meant(self) -> int | None:
        """The number that the letters in the field say; None where they say none."""
        text = self.text()
        return self.valueFromText(text) if self.hasAcceptableInput() and text else None

    def _write(self) -> None:
        """A hand has changed the letters: by one figure more, or by what need not be known, as a key that is held."""
        self.written = self._figure and (self.written or self._begins)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was typed counts; another window or a menu is only a moment's absence."""
        self.written = False
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.left.emit()

    def stepBy(self, steps: int) -> None:
        """A page is so many steps, as far as they go."""
        self.written = False
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
