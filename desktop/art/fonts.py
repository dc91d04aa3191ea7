"""Loads the shipped faces into Qt and makes the fonts of the map."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QPainterPath, QPolygonF, QTransform

from desktop.profile.theme import Theme
from engine.kernel.files import resources

FELL = "IM FELL English"
GARAMOND = "EB Garamond"
ATKINSON = "Atkinson Hyperlegible"


class FontsMissing(RuntimeError):
    """A shipped font did not load: the installation is damaged."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Registers every shipped face once, after the application object exists; gives the families."""
    families: set[str] = set()
    for file in sorted(resources("fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        if number < 0:
            raise FontsMissing(str(file))
        families.update(QFontDatabase.applicationFontFamilies(number))
    absent = {FELL, GARAMOND, ATKINSON} - families
    if absent:
        raise FontsMissing(", ".join(sorted(absent)))
    return tuple(sorted(families))


def face(
    family: str,
    pixels: float,
    *,
    italic: bool = False,
    bold: bool = False,
    spacing: float = 0.0,
    small_caps: bool = False,
) -> QFont:
    """A font of the map in sheet pixels, falling back letter by letter to EB Garamond."""
    font = QFont([family, GARAMOND])
    font.setPixelSize(max(1, round(pixels)))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if bold:
        font.setBold(True)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    if small_caps:
        font.setCapitalization(QFont.Capitalization.SmallCaps)
    return font


def name_font(theme: Theme, pixels: float, *, small_caps: bool = False, spacing: float = 0.0) -> QFont:
    """The face of town names in this theme; `pixels` is the size it has in IM Fell."""
    return face(theme.type.names, pixels * theme.type.scale, small_caps=small_caps, spacing=spacing)


def engraved_font(kind: str, pixels: float) -> QFont:
    """The face of an engraved name: country, river, upland, water or exit."""
    if kind == "country":
        return face(FELL, pixels, spacing=0.36 * pixels)
    spacing = {"river": 2.5, "upland": 2.0, "water": 6.0, "exit": 0.5}[kind]
    return face(FELL, pixels, italic=True, spacing=spacing)


ENLARGED = 8.0
COARSENESS = 0.012


def text_path(text: str, font: QFont) -> QPainterPath:
    """Text as a path from the origin. The worn outlines of Fell have hundreds of points a letter: thinned once."""
    small_caps = font.capitalization() == QFont.Capitalization.SmallCaps
    return _thinned(
        text,
        font.families()[0],
        font.pixelSize(),
        font.italic(),
        font.bold(),
        font.letterSpacing(),
        small_caps,
    )


@lru_cache(maxsize=256)
def _thinned(
    text: str, family: str, pixels: int, italic: bool, bold: bool, spacing: float, small_caps: bool
) -> QPainterPath:
    """Outlines without points nearer to the one before than a hundredth of the letter's size."""
    large = face(
        family, pixels * ENLARGED, italic=italic, bold=bold, spacing=spacing * ENLARGED, small_caps=small_caps
    )
    whole = QPainterPath()
    whole.addText(QPointF(0, 0), large, text)
    thin = QPainterPath()
    thin.setFillRule(Qt.FillRule.WindingFill)
    apart = (pixels * ENLARGED * COARSENESS) ** 2
    for polygon in whole.toSubpathPolygons():
        kept: list[QPointF] = []
        x = y = -1e9
        for point in polygon.toList():
            px, py = point.x(), point.y()
            if (px - x) * (px - x) + (py - y) * (py - y) >= apart:
                kept.append(point)
                x, y = px, py
        if len(kept) > 2:
            thin.addPolygon(QPolygonF(kept))
            thin.closeSubpath()
    return QTransform.fromScale(1 / ENLARGED, 1 / ENLARGED).map(thin)
