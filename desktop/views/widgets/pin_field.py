"""The field for a PIN: four unseen digits that must fit; after wrong ones a short pause."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit

from desktop.session.pins import DIGITS, fits
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import restate

PAUSE = 1000
"""Milliseconds after a wrong PIN."""


class PinField(QLineEdit):
    """Asks for one person's PIN at a time.

    Signals:
        fitted: the right PIN was typed. told: what to say beside the field (a key of the catalogue).

    That a PIN was wrong is said until the next one is begun. Only digits are typed, and each press types one: a key
    that is still held from before (Space, to see the hand) types nothing.
    """

    fitted = Signal()
    told = Signal(str)

    def __init__(self, appearance: Appearance, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.appearance, self._sealed, self._wrong = appearance, "", False
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setMaxLength(DIGITS)
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.textEdited.connect(self._try)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._again)
        self.hide()

    def scale(self, wide: int, high: int, px: int) -> None:
        """Take a size, and the words of the language now spoken."""
        self.setFixedSize(self.appearance.px(wide), self.appearance.px(high))
        self.setStyleSheet(f"font-size: {self.appearance.px(px)}px;")
        self.setAccessibleName(self.appearance.tr("curtain-pin"))
        self.setPlaceholderText(self.appearance.tr("curtain-pin"))

    def ask(self, sealed: str) -> None:
        """Wait for the PIN that was sealed so."""
        self._sealed = sealed
        self.show()
        self._tell("curtain-type-pin")
        self._again()

    @property
    def word(self) -> str:
        """What is to be said beside the field now."""
        return "curtain-pin-wrong" if self._wrong else "curtain-type-pin"

    def _tell(self, word: str) -> None:
        self._wrong = word == "curtain-pin-wrong"
        restate(self, "wrong" if self._wrong else "")
        self.told.emit(word)

    def put_away(self) -> None:
        """Wait for none any more."""
        self._sealed, self._wrong = "", False
        self._pause.stop()
        self.clear()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type a digit, or take it back."""
        if not (event.isAutoRepeat() and event.text().isprintable()):
            super().keyPressEvent(event)

    def _again(self) -> None:
        self.clear()
        self.setEnabled(True)
        self.setFocus()

    def _try(self, typed: str) -> None:
        if typed and self._wrong:
            self._tell("curtain-type-pin")
        if len(typed) < DIGITS or not self._sealed:
            return
        if fits(typed, self._sealed):
            self.clear()
            self.fitted.emit()
            return
        self.setEnabled(False)
        self._tell("curtain-pin-wrong")
        self._pause.start()
