"""An easel for drawing tests: paints a drawing into numbers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.art.fonts import load_fonts
from desktop.profile.theme import THEMES, Theme, load_theme

Picture = NDArray[np.float64]
Easel = Callable[..., Picture]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    """Fonts are there before anything is drawn."""
    load_fonts()


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    """Every theme in turn, with the sides of MARIA."""
    return load_theme(request.param, "maria")


@pytest.fixture
def parchment() -> Theme:
    """The theme of the pictures, with the sides of MARIA."""
    return load_theme("parchment", "maria")


@pytest.fixture
def easel() -> Easel:
    """Paints a drawing into an array of height x width x (red, green, blue), each from 0 to 1."""

    def paint(
        drawing: Callable[[QPainter], None], rect: QRectF, size: float = 1.0, ground: str = "#F4ECD8"
    ) -> Picture:
        width, height = round(rect.width() * size), round(rect.height() * size)
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-rect.x() * size, -rect.y() * size)
        painter.scale(size, size)
        drawing(painter)
        painter.end()
        raw = np.frombuffer(image.constBits(), np.uint8).reshape(height, image.bytesPerLine() // 4, 4)
        return raw[:, :width, 2::-1].astype(np.float64) / 255

    return paint
