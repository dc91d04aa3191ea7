"""The tooltip of a Refusal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from desktop.art.fonts import load_fonts
from desktop.profile.theme import load_theme
from desktop.views.scene.tip import WIDTH, TipItem

SIZE = 700


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_long_clause_stays_on_the_paper(scale: float) -> None:
    """It goes on in a second line: what else may be asked is not written over the map."""
    load_fonts()
    said = TipItem(load_theme("light"))
    said.set_text_scale(scale)
    clause = "Movimento sul tavoliere 1   tasto destro: altri motivi"
    said.say([("Unità di comando: restano 3 caselle.", clause)], QPointF(), (), QRectF(0, 0, 2000, 2000))
    shown = said.boundingRect()
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(10 - shown.x(), 10 - shown.y())
    said.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    right, below = 10 + int(WIDTH * scale) + 9, 10 + int(shown.height()) + 1
    beside = {image.pixel(x, y) for x in range(right, SIZE) for y in range(0, SIZE, 2)}
    under = {image.pixel(x, y) for x in range(0, SIZE, 2) for y in range(below, SIZE)}
    assert beside | under == {QColor("white").rgb()}
