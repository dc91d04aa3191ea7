"""Icons of buttons: one ink, in a box of 24 pixels around the origin; each has its own silhouette."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from desktop.art.drawings import drawing
from desktop.art.strokes import Colour, at, mix


def draw_icon(painter: QPainter, name: str, colour: Colour, *, size: float = 1.0) -> None:
    """Draw an icon around the origin in one colour; an unknown name raises FileNotFoundError."""
    with at(painter, size=size):
        drawing(f"icons/{name}").draw(painter, lambda _ink: colour)


@cache
def icon_pixmap(name: str, colour: str, px: int = 24, ratio: float = 1.0) -> QPixmap:
    """An icon as a picture, `px` pixels wide on a screen with this many points to the pixel."""
    pixmap = QPixmap(QSize(round(px * ratio), round(px * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        with at(painter, px / 2, px / 2):
            draw_icon(painter, name, colour, size=px / 27)
    finally:
        painter.end()  # a picture destroyed while it is painted kills the process
    return pixmap


def icon(name: str, colour: str, px: int = 24) -> QIcon:
    """An icon for a button, crisp on plain and on fine screens, faded where the button is disabled."""
    result = QIcon()
    for ratio in (1.0, 2.0):
        result.addPixmap(icon_pixmap(name, colour, px, ratio))
        faded = mix(colour, "#808080", 0.55).name()
        result.addPixmap(icon_pixmap(name, faded, px, ratio), QIcon.Mode.Disabled)
    return result
