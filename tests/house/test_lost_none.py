"""PySide6 once took a reference from None at every call that sets a pen: enough calls ended the program.

From Python 3.12 None counts no references, so there only the interpreter's end would show the fault.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

CALLS = 100_000


def test_drawing_takes_no_reference_from_none() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    pen, brush = QPen(QColor("black")), QColor("white")
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        painter.setPen(pen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush)
    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < CALLS // 100
