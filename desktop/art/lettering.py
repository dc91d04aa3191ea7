"""Letters as paths, so that they scale, turn and print like every other shape."""

from __future__ import annotations

from typing import Literal

from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from desktop.art.fonts import ATKINSON, FELL, GARAMOND, face, load_fonts
from desktop.art.strokes import Colour, fill, pen
from desktop.profile.theme import Theme

Align = Literal["left", "centre", "right"]
Face = Literal["sans", "title", "italic", "figures"]

SEMIBOLD = f"{GARAMOND} SemiBold"


def font(kind: Face, px: float, *, bold: bool = False, caps: bool = False, spacing: float = 0.0) -> QFont:
    """The face of a kind of writing: what is read (sans), names, notes in italic, lining figures."""
    load_fonts()
    family = {"sans": ATKINSON, "title": FELL, "italic": FELL, "figures": SEMIBOLD}[kind]
    return face(family, px, italic=kind == "italic", bold=bold, spacing=spacing, small_caps=caps)


def numeral_font(theme: Theme, px: float) -> QFont:
    """Figures on pieces: Garamond where the map has Fell names, else the sans, smaller since it is wider."""
    if theme.type.names == theme.type.text:
        return font("sans", px * 25 / 27, bold=True)
    return font("figures", px, bold=True)


def name_face(theme: Theme, px: float) -> QFont:
    """Names of generals and places beside pieces, in the face of the map's names."""
    load_fonts()
    return face(theme.type.names, px * theme.type.scale, spacing=0.3)


def width_of(text: str, with_font: QFont) -> float:
    """How far a text advances."""
    return QFontMetricsF(with_font).horizontalAdvance(text)


def wrap(text: str, with_font: QFont, room: float) -> list[str]:
    """The text in lines no wider than the room."""
    metrics = QFontMetricsF(with_font)
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def text_path(x: float, y: float, text: str, with_font: QFont, align: Align = "left") -> QPainterPath:
    """The outlines of a text whose baseline starts, has its middle or ends at (x, y)."""
    back = {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
    path = QPainterPath()
    path.addText(x - back * width_of(text, with_font) if back else x, y, with_font, text)
    return path


def write(
    painter: QPainter,
    x: float,
    y: float,
    text: str,
    with_font: QFont,
    colour: Colour,
    align: Align = "left",
    *,
    halo: Colour | None = None,
    halo_width: float = 0.0,
) -> None:
    """Write a text by its baseline, with a halo under it where asked."""
    path = text_path(x, y, text, with_font, align)
    if halo is not None and halo_width > 0:
        painter.strokePath(path, pen(halo, halo_width))
    fill(painter, path, colour)


def write_fitting(
    painter: QPainter,
    x: float,
    y: float,
    text: str,
    kind: Face,
    px: float,
    room: float,
    colour: Colour,
    align: Align = "centre",
    *,
    bold: bool = False,
    caps: bool = False,
    spacing: float = 0.0,
    floor: float = 9.0,
) -> None:
    """Write a text in the largest size, up to `px`, at which it fits the room."""
    size = px
    while size > floor and width_of(text, font(kind, size, bold=bold, caps=caps, spacing=spacing)) > room:
        size -= 0.5
    write(painter, x, y, text, font(kind, size, bold=bold, caps=caps, spacing=spacing), colour, align)
