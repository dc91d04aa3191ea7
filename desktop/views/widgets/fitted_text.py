"""Text in a box of fixed size: written smaller where it is long, and shortened only where nothing else helps."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from html import escape
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import tip

SIZES = (20, 18, 16, 15, 14, 13)
"""Sizes of the letters at 100 % text: the first in which all is seen."""
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
OPEN = ",;:.\N{EN DASH}\N{EM DASH}("
"""None of these stands before an ellipsis."""


class Paragraph(NamedTuple):
    """A paragraph whose beginning is bold."""

    bold: str
    rest: str

    @property
    def said(self) -> str:
        """Its words."""
        return self.bold + self.rest


class FittedText(QLabel):
    """One or two paragraphs. Where even the smallest letters need more room than there is, the first is written alone;
    where that needs more as well it ends with an ellipsis. The whole is told in the tooltip and to screen readers.

    Attributes:
        cut: whether something of it is not seen.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.cut = False
        self._paragraphs: tuple[Paragraph, ...] = ()
        self._fitted: object = None
        self._paper = QTextDocument(self)
        self._paper.setDocumentMargin(0)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)

    def say(self, *paragraphs: Paragraph) -> None:
        """Say something else; it is written when it is fitted."""
        self._paragraphs = paragraphs
        self.setAccessibleName(" ".join(one.said for one in paragraphs))

    def fit(self, width: int, height: int) -> None:
        """Write all of it into a box, as large as it may be; no wider than it needs."""
        self.ensurePolished()
        wanted = (self._paragraphs, width, height, self.appearance.settings.scale, self.font().toString())
        if wanted == self._fitted:
            return
        self._fitted = wanted
        self._paper.setDefaultFont(self.font())
        shown: Sequence[Paragraph] = self._paragraphs
        size = self._largest(shown, width, height)
        self.cut = not size
        if not size and (alone := self._largest(shown[:1], width, height)):
            shown, size = shown[:1], alone
        elif not size:
            shown, size = self._shortened(width, height), SIZES[-1]
        self._measure(shown, size, width)
        self.setFixedWidth(min(width, ceil(self._paper.idealWidth()) + 1))
        self.setText(self._written(shown, size))
        self.setToolTip(tip(self.accessibleName()) if self.cut else "")

    def _largest(self, paragraphs: Sequence[Paragraph], width: int, height: int) -> int:
        """The largest letters in which all is seen; 0 where there are none."""
        return next((size for size in SIZES if self._fits(paragraphs, size, width, height)), 0)

    def _written(self, paragraphs: Sequence[Paragraph], size: int) -> str:
        lines = (f"<b>{escape(one.bold)}</b>{escape(one.rest)}" if one.bold else escape(one.rest)
                 for one in paragraphs)  # fmt: skip
        return f'<span style="font-size: {self.appearance.px(size)}px">{"<br>".join(lines)}</span>'

    def _measure(self, paragraphs: Sequence[Paragraph], size: int, width: int) -> float:
        """The height at this width."""
        self._paper.setHtml(self._written(paragraphs, size))
        self._paper.setTextWidth(width)
        return self._paper.size().height()

    def _fits(self, paragraphs: Sequence[Paragraph], size: int, width: int, height: int) -> bool:
        return self._measure(paragraphs, size, width) <= height

    def _shortened(self, width: int, height: int) -> list[Paragraph]:
        """Without the ends of the last paragraphs, in the smallest letters."""
        shown = list(self._paragraphs)
        for number in reversed(range(len(shown))):
            bold, words = shown[number].bold, shown[number].rest.split(" ")

            def cut(kept: int, number: int = number, bold: str = bold, words: list[str] = words) -> bool:
                """Leave so many words; whether that is still too much."""
                shown[number] = Paragraph(bold, " ".join(words[:kept]).rstrip(OPEN) + ELLIPSIS)
                return not self._fits(shown, SIZES[-1], width, height)

            kept = bisect_left(range(1, len(words)), True, key=cut)
            if not cut(kept):
                break
        return shown
