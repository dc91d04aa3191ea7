"""Painting into vector files so that they stay small: solid lines, letters that can be shared."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from desktop.art.fonts import text_path
from desktop.maps.nameplates import write_halo
from desktop.maps.painter import Write, write_outlined
from desktop.maps.symbols import stroke
from desktop.profile.theme import blend

Clip = tuple[QRectF | QPainterPath, QTransform]
"""What is clipped to, and the transform in which it was said."""


class SolidPainter(QPainter):
    """Draws every line solid, in the colour that it would have over the paper, and clips as it is told.

    A translucent line is written into a PDF as the outline of its stroke, ten times as long as the line itself.
    Qt's writer of SVG forgets to go back to the clip of before when a state is restored: here it is told again.
    """

    def __init__(self, paper: str) -> None:
        super().__init__()
        self._paper = paper
        self._clips: list[tuple[tuple[Clip, ...], bool]] = [((), False)]
        """For each state the clips that hold together, and whether one of them was set in it."""

    def save(self) -> None:
        """Remember the state with its clip."""
        super().save()
        self._clips.append((self._clips[-1][0], False))

    def restore(self) -> None:
        """Go back to the state before, clip and all."""
        super().restore()
        _, changed = self._clips.pop()
        if changed and self.paintEngine().type() is QPaintEngine.Type.SVG:
            self._clip_again()

    def _clip_again(self) -> None:
        now = self.worldTransform()
        operation = Qt.ClipOperation.ReplaceClip
        for shape, where in self._clips[-1][0]:
            self.setWorldTransform(where)
            if isinstance(shape, QRectF):
                super().setClipRect(shape, operation)
            else:
                super().setClipPath(shape, operation)
            operation = Qt.ClipOperation.IntersectClip
        self.setWorldTransform(now)

    def _remember(self, shape: QRectF | QPainterPath, operation: Qt.ClipOperation) -> None:
        held = self._clips[-1][0] if operation is Qt.ClipOperation.IntersectClip else ()
        self._clips[-1] = ((*held, (shape, self.worldTransform())), True)

    def setClipRect(self, rect: QRectF, operation: Qt.ClipOperation = Qt.ClipOperation.ReplaceClip) -> None:  # type: ignore[override]
        """Clip to a rectangle."""
        super().setClipRect(rect, operation)
        self._remember(QRectF(rect), operation)

    def setClipPath(
        self, path: QPainterPath, operation: Qt.ClipOperation = Qt.ClipOperation.ReplaceClip
    ) -> None:
        """Clip to a path, for as long as this state lasts."""
        super().setClipPath(path, operation)
        self._remember(QPainterPath(path), operation)

    def setPen(self, pen: QPen | QColor | Qt.PenStyle) -> None:  # type: ignore[override]
        """Take a pen, made solid."""
        if not isinstance(pen, QPen) or pen.color().alphaF() >= 1.0 or pen.style() is Qt.PenStyle.NoPen:
            super().setPen(pen)
            return
        solid = QPen(pen)
        colour = pen.color()
        solid.setBrush(QBrush(QColor(blend(colour.name(), self._paper, colour.alphaF()))))
        super().setPen(solid)


def write_letters(painter: QPainter, text: str, font: QFont, ink: QColor, halo: QColor, width: float) -> None:
    """A name letter by letter, each from its own origin: equal letters are equal paths, which a file keeps once."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if width:
        painter.setPen(stroke(halo, width))
        for letter in _one_by_one(painter, text, font):
            painter.drawPath(text_path(letter, font))
    for letter in _one_by_one(painter, text, font):
        painter.fillPath(text_path(letter, font), ink)


def write_typeset(painter: QPainter, text: str, font: QFont, ink: QColor, halo: QColor, width: float) -> None:
    """A name as text, letter by letter: Qt's writer of PDF would space spaced letters twice."""
    plain = QFont(font)
    plain.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.0)
    painter.setFont(plain)
    for letter in _one_by_one(painter, text, font) if width else ():
        write_halo(painter, letter, plain, halo, width)
    painter.setPen(ink)
    for letter in _one_by_one(painter, text, font):
        painter.drawText(QPointF(), letter)


def writing_on(painter: QPainter) -> Write:
    """How names are set where a painter paints: as text in PDF, as letters that can be shared in SVG, else as paths."""
    kinds = {QPaintEngine.Type.Pdf: write_typeset, QPaintEngine.Type.SVG: write_letters}
    return kinds.get(painter.paintEngine().type(), write_outlined)


def _one_by_one(painter: QPainter, text: str, font: QFont) -> Iterator[str]:
    """Each letter, while the painter's origin lies where it begins."""
    metrics = QFontMetricsF(font)
    for number, letter in enumerate(text):
        across = metrics.horizontalAdvance(text[:number])
        painter.translate(across, 0)
        yield letter
        painter.translate(-across, 0)
