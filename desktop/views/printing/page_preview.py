"""Pages as they will be on paper, one at a time."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.printing.pages import Page, image_of
from desktop.printing.prints import Print
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import waiting, words_label

SEEN = QSize(440, 470)
FINEST = 3
"""How many times larger than it is shown a page is painted at most: finer than that nobody sees."""
BACK, ON = (
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}",
    "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
)


class PagePreview(QWidget):
    """A page, its number, and two buttons that turn the pages; or a sentence where there are none.

    Attributes:
        picture: the page, or the sentence. number: which page of how many.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._print: Print | None = None
        self._at = 0
        self._painted: dict[tuple[int, float], QPixmap] = {}
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setWordWrap(True)
        self.picture.setMinimumSize(SEEN)
        self.before, self.after = QPushButton(BACK), QPushButton(ON)
        self.number = words_label(role="second", wrap=False)
        for button, key, step in ((self.before, "print-before", -1), (self.after, "print-after", 1)):
            button.setAccessibleName(appearance.tr(key))
            button.setToolTip(appearance.tr(key))
            button.setAutoDefault(False)
            button.clicked.connect(partial(self.turn, step))
        row = QHBoxLayout()
        row.addStretch(1)
        for widget in (self.before, self.number, self.after):
            row.addWidget(widget)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.picture, 1)
        column.addLayout(row)

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._print.pages) if self._print is not None else 0

    def say(self, words: str) -> None:
        """Show a sentence and no page."""
        self._print = None
        self._painted.clear()
        self.picture.setText(words)
        self._tell()

    def show_print(self, made: Print) -> None:
        """Show the first of these pages."""
        self._print, self._at = made, 0
        self._painted.clear()
        self._draw()
        self._tell()

    def turn(self, step: int) -> None:
        """Go on, or back, as far as there are pages."""
        if self._print is not None:
            self._at = min(max(0, self._at + step), self.count - 1)
            self._draw()
            self._tell()

    def _draw(self) -> None:
        """Show the page; it is painted once for a screen."""
        assert self._print is not None
        key = self._at, self.devicePixelRatioF()
        if key not in self._painted:
            with waiting():
                self._painted[key] = self._paint(self._print.pages[self._at], key[1])
        self.picture.setPixmap(self._painted[key])

    @staticmethod
    def _paint(page: Page, ratio: float) -> QPixmap:
        whole = page.pixels
        scale = min(SEEN.width() / whole.width(), SEEN.height() / whole.height()) * ratio
        # Letters and hatching need their own size: what is small is painted large and then made smaller.
        image = image_of(page, min(FINEST, max(1, math.ceil(1 / scale))) * scale)
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        small = image.scaled(whole * scale, keep, smooth)
        small.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(small)

    def _tell(self) -> None:
        """Which page is seen, for eyes and ears."""
        words = (
            self._appearance.tr("print-page", n=self._at + 1, of=self.count)
            if self._print is not None
            else ""
        )
        self.number.setText(words)
        self.picture.setAccessibleName(words or self.picture.text())
        at = self._at if self._print is not None else 0
        self.before.setEnabled(at > 0)
        self.after.setEnabled(at < self.count - 1)
