"""The field for a PIN: four unseen digits that must fit; after wrong ones a short pause."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit

from desktop.pins import DIGITS, fits
from desktop.views.look import Look

PAUSE = 1000
"""Milliseconds after a wrong PIN."""


class PinField(QLineEdit):
    """Asks for one person's PIN at a time.

    Signals:
        fitted: the right PIN was typed. told: what to say beside the field (a key of the catalogue).
    """

    fitted = Signal()
    told = Signal(str)

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.look, self._sealed = look, ""
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setMaxLength(DIGITS)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.textEdited.connect(self._try)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._again)
        self.hide()

    def scale(self, wide: int, high: int, px: int) -> None:
        """Take a size, and the words of the language now spoken."""
        self.setFixedSize(self.look.px(wide), self.look.px(high))
        self.setStyleSheet(f"font-size: {self.look.px(px)}px;")
        self.setAccessibleName(self.look.tr("curtain-pin"))
        self.setPlaceholderText(self.look.tr("curtain-pin"))

    @property
    def pausing(self) -> bool:
        """Whether the PIN was wrong a moment ago."""
        return self._pause.isActive()

    def ask(self, sealed: str) -> None:
        """Wait for the PIN that was sealed so."""
        self._sealed = sealed
        self.show()
        self._again()

    def put_away(self) -> None:
        """Wait for none any more."""
        self._sealed = ""
        self._pause.stop()
        self.clear()
        self.hide()

    def _again(self) -> None:
        self.clear()
        self.setEnabled(True)
        self.told.emit("curtain-type-pin")
        self.setFocus()

    def _try(self, typed: str) -> None:
        if len(typed) < DIGITS or not self._sealed:
            return
        if fits(typed, self._sealed):
            self.clear()
            self.fitted.emit()
            return
        self.setEnabled(False)
        self.told.emit("curtain-pin-wrong")
        self._pause.start()
