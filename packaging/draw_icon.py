"""Draws the program's icon, a wax seal with the K of Kabinett, as resources/icons/kabinett.svg and .png.

Run: draw_icon.py [FOLDER] (resources/icons unless named).
"""

from __future__ import annotations

import math
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtSvg import QSvgGenerator

from desktop.art.fonts import load_fonts
from engine.kernel.files import resources

SIZE = 256
WAX, WAX_LIGHT, WAX_DARK, WAX_LETTER = (QColor(c) for c in ("#9C2A23", "#C24A3C", "#5E130F", "#F3DFC8"))


def wax(radius: float) -> QPainterPath:
    """The uneven edge of pressed wax around the centre: three slow waves and no corner."""
    path = QPainterPath()
    steps = 360
    for step in range(steps):
        angle = math.tau * step / steps
        swell = (
            0.022 * math.sin(3 * angle + 0.6)
            + 0.016 * math.sin(5 * angle + 2.1)
            + 0.009 * math.sin(8 * angle)
        )
        point = QPointF(math.cos(angle), math.sin(angle)) * (radius * (1 + swell))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def letter(height: float) -> QPainterPath:
    """The K, as an outline centred on the origin: an icon carries no font."""
    font = QFont("EB Garamond")
    font.setWeight(QFont.Weight.DemiBold)
    font.setPixelSize(200)
    path = QPainterPath()
    path.addText(0, 0, font, "K")
    box = path.boundingRect()
    scale = height / box.height()
    return QTransform.fromScale(scale, scale).map(path.translated(-box.center()))


def beads(painter: QPainter, radius: float, count: int, size: float) -> None:
    """The ring of beads that frames a seal."""
    for number in range(count):
        angle = math.tau * number / count
        painter.drawEllipse(QPointF(math.cos(angle), math.sin(angle)) * radius, size, size)


def paint(painter: QPainter) -> None:
    """The seal in a square of SIZE."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    glow = QRadialGradient(QPointF(-34, -44), 170)
    glow.setColorAt(0, WAX_LIGHT)
    glow.setColorAt(0.55, WAX)
    glow.setColorAt(1, WAX_DARK)
    painter.setPen(QPen(WAX_DARK, 4))
    painter.setBrush(glow)
    painter.drawPath(wax(117))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(WAX_DARK, 5))
    painter.drawEllipse(QPointF(0, 0), 90, 90)
    painter.setPen(QPen(WAX_LIGHT, 2))
    painter.drawEllipse(QPointF(1.5, 2.5), 90, 90)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WAX_LETTER)
    beads(painter, 79, 40, 2.6)
    shape = letter(100)
    painter.setBrush(WAX_DARK)
    painter.drawPath(shape.translated(2, 4))
    painter.setBrush(WAX_LETTER)
    painter.drawPath(shape)


def main() -> None:
    """Writes both files."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else resources("icons")
    folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    load_fonts()

    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    image.save(str(folder / "kabinett.png"))

    drawing = QSvgGenerator()
    drawing.setFileName(str(folder / "kabinett.svg"))
    drawing.setSize(QSize(SIZE, SIZE))
    drawing.setViewBox(QRectF(0, 0, SIZE, SIZE))
    drawing.setTitle("Kabinett")
    painter = QPainter(drawing)
    paint(painter)
    painter.end()
    del application


if __name__ == "__main__":
    main()
