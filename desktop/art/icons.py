"""Icons of buttons: one ink, in a box of 24 pixels around the origin; each has its own silhouette."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from desktop.art.hatching import hatch
from desktop.art.lettering import font, write
from desktop.art.strokes import (
    Colour,
    at,
    dotted,
    draw,
    ellipse,
    fill,
    line,
    mix,
    parse_path,
    pen,
    polygon,
    rounded,
    saw,
    segment,
)
from desktop.art.suits import SUITS, pip

Draughtsman = Callable[[QPainter, QColor], None]

LINES = {
    "undo": ("M -4 -9 L -10 -4 L -4 1 M -10 -4 L 3 -4 C 12 -4 12 9 2 9 L -4 9",),
    "redo": ("M 4 -9 L 10 -4 L 4 1 M 10 -4 L -3 -4 C -12 -4 -12 9 -2 9 L 4 9",),
    "zoom-in": ("M -8 0 L 8 0 M 0 -8 L 0 8",),
    "zoom-out": ("M -8 0 L 8 0",),
    "fit": ("M -4 -9 L -9 -9 L -9 -4 M 4 -9 L 9 -9 L 9 -4 M -4 9 L -9 9 L -9 4 M 4 9 L 9 9 L 9 4",),
    "close": ("M -7 -7 L 7 7 M -7 7 L 7 -7",),
    "fold": ("M -8 -4 L 0 5 L 8 -4",),
    "unfold": ("M -8 4 L 0 -5 L 8 4",),
    "done": ("M -8 1 L -3 7 L 9 -7",),
    "menu": ("M -9 -6 L 9 -6 M -9 0 L 9 0 M -9 6 L 9 6",),
    "next-piece": ("M -9 0 L 6 0 M 0 -6 L 6 0 L 0 6 M 10 -8 L 10 8",),
    "what-if": (
        "M -10 0 L -5 0 C 0 0 0 -7 5 -7 L 10 -7 M -5 0 C 0 0 0 7 5 7 L 10 7",
        "M 6 -11 L 10 -7 L 6 -3",
    ),
    "rule": (
        "M 0 -6 C -3 -9 -7 -9 -10 -8 L -10 7 C -7 6 -3 6 0 9 C 3 6 7 6 10 7 L 10 -8 C 7 -9 3 -9 0 -6 L 0 9",
        "M -7 -4 L -3 -4 M -7 0 L -3 0 M 3 -4 L 7 -4 M 3 0 L 7 0",
    ),
    "show": ("M -11 0 C -6 -8 6 -8 11 0 C 6 8 -6 8 -11 0 Z",),
    "curtain": (
        "M -11 -9 L 11 -9",
        "M -9 -9 L -9 9 L -3 9 C -1 2 -1 -4 -1 -9 M 9 -9 L 9 9 L 3 9 C 1 2 1 -4 1 -9",
    ),
    "present": ("M -10 -8 L 10 -8 L 10 4 L -10 4 Z M 0 4 L 0 9 M -5 9 L 5 9",),
    "save": (
        "M -9 -9 L 6 -9 L 9 -6 L 9 9 L -9 9 Z",
        "M -5 9 L -5 2 L 5 2 L 5 9 M -4 -9 L -4 -4 L 4 -4 L 4 -9",
    ),
    "load": ("M -10 8 L -10 -7 L -4 -7 L -2 -4 L 9 -4 L 9 -1", "M -10 8 L -6 -1 L 12 -1 L 8 8 Z"),
    "bookmark": ("M -6 -10 L 6 -10 L 6 9 L 0 4 L -6 9 Z",),
    "home": ("M -10 0 L 0 -9 L 10 0", "M -7 -2 L -7 9 L 7 9 L 7 -2 M -2 9 L -2 3 L 2 3 L 2 9"),
    "hint": ("M -3 6 C -3 2 -7 1 -7 -4 C -7 -12 7 -12 7 -4 C 7 1 3 2 3 6 Z", "M -3 10 L 3 10"),
    "filter": ("M -10 -8 L 10 -8 L 3 1 L 3 9 L -3 6 L -3 1 Z",),
    "pin": ("M -4 -10 L 4 -10 L 3 -2 L 7 2 L -7 2 L -3 -2 Z", "M 0 2 L 0 10"),
}
SOLIDS = {
    "first": "M 8 -8 L -4 0 L 8 8 Z M -8 -8 L -6.5 -8 L -6.5 8 L -8 8 Z",
    "back": "M 5 -7 L -5 0 L 5 7 Z",
    "play": "M -6 -9 L 9 0 L -6 9 Z",
    "on": "M -5 -7 L 5 0 L -5 7 Z",
    "last": "M -8 -8 L 4 0 L -8 8 Z M 8 -8 L 6.5 -8 L 6.5 8 L 8 8 Z",
    "pause": "M -7 -8 L -2 -8 L -2 8 L -7 8 Z M 2 -8 L 7 -8 L 7 8 L 2 8 Z",
}
OVERLAYS = ("reach", "supply", "protection", "threat", "control", "suits")
"""The overlays of the map in the order of their digits, each drawn as its own light."""


def _reach(painter: QPainter, ink: QColor) -> None:
    line(painter, ellipse(0, 0, 9), pen(ink, 2.2))
    write(painter, 0, 4.5, "3", font("sans", 12, bold=True), ink, "centre")


def _supply(painter: QPainter, ink: QColor) -> None:
    line(painter, parse_path("M -10 8 C -8 -4 2 -8 10 -7"), dotted(ink, 3.4, 1.75))


def _protection(painter: QPainter, ink: QColor) -> None:
    for x in (-7.2, 7.2):
        line(painter, rounded(x - 4.4, -3.4, 8.8, 6.8, 3.4), pen(ink, 2.0))
    line(painter, segment(-4.6, 0, 4.6, 0), pen(ink, 2.3))


def _threat(painter: QPainter, ink: QColor) -> None:
    line(painter, saw(6.6, 6.6, 10, 3.8), pen(ink, 1.7))


def _control(painter: QPainter, ink: QColor) -> None:
    box = rounded(-10, -9, 20, 18, 1.5)
    hatch(painter, box, (45.0,), ink, 4, 1.5)
    line(painter, box, pen(ink, 1.5))


def _suits(painter: QPainter, ink: QColor) -> None:
    for suit, x, y in zip(SUITS, (-6, 6, 6, -6), (-6, -6, 6, 6), strict=True):
        fill(painter, pip(suit, x, y, 5.6), ink)


def _settings(painter: QPainter, ink: QColor) -> None:
    corners = []
    for i in range(32):
        angle, radius = i * math.pi / 16, 10.5 if i % 4 < 2 else 7.6
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    line(painter, polygon(corners), pen(ink, 1.8))
    line(painter, ellipse(0, 0, 3.2), pen(ink, 1.8))


def _search(painter: QPainter, ink: QColor) -> None:
    line(painter, ellipse(-2.5, -2.5, 6.5), pen(ink, 2.2))
    line(painter, segment(2.6, 2.6, 9.5, 9.5), pen(ink, 3.0))


def _help(painter: QPainter, ink: QColor) -> None:
    line(painter, ellipse(0, 0, 10.2), pen(ink, 1.8))
    write(painter, 0, 5.6, "?", font("sans", 16, bold=True), ink, "centre")


def _eye(painter: QPainter, ink: QColor) -> None:
    fill(painter, ellipse(0, 0, 3.6), ink)


def _compass(painter: QPainter, ink: QColor) -> None:
    for turn in range(4):
        with at(painter):
            painter.rotate(90 * turn)
            fill(painter, polygon([(0, -11), (2.8, -2.8), (0, 0)]), ink)
            line(painter, polygon([(0, -11), (-2.8, -2.8), (0, 0)]), pen(ink, 1))


SPECIAL: dict[str, Draughtsman] = {
    "reach": _reach,
    "supply": _supply,
    "protection": _protection,
    "threat": _threat,
    "control": _control,
    "suits": _suits,
    "settings": _settings,
    "search": _search,
    "help": _help,
    "map": _compass,
}

NAMES = (*SPECIAL, *LINES, *SOLIDS)


def draw_icon(painter: QPainter, name: str, colour: Colour, *, size: float = 1.0) -> None:
    """Draw an icon around the origin in one colour; an unknown name raises KeyError."""
    ink = QColor(colour)
    with at(painter, size=size):
        if name in SPECIAL:
            SPECIAL[name](painter, ink)
            return
        if name in SOLIDS:
            draw(painter, parse_path(SOLIDS[name]), ink, 1.4, ink)
            return
        for path in LINES[name]:
            line(painter, parse_path(path), pen(ink, 2.2 if len(LINES[name]) == 1 else 1.9))
        if name == "show":
            _eye(painter, ink)


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


def draw_overlay_button(
    painter: QPainter,
    rect: QRectF,
    name: str,
    digit: str,
    *,
    on: bool,
    ground: Colour,
    ink: Colour,
    edge: Colour,
) -> None:
    """Draw a button of the overlay column: its light, and the digit that calls it; switched on it is dark."""
    front, back = (ground, ink) if on else (ink, ground)
    draw(painter, rounded(rect.x(), rect.y(), rect.width(), rect.height(), 5), back, 1.2, edge)
    fitting = rect.width() / 36
    with at(painter, rect.center().x(), rect.center().y() - 1.5 * fitting, fitting):
        draw_icon(painter, name, front)
    note = mix(front, back, 0.25)
    sans = font("sans", 10 * fitting, bold=True)
    write(painter, rect.right() - 2.5 * fitting, rect.bottom() - 2.5 * fitting, digit, sans, note, "right")
