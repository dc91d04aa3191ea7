"""The inks of pieces and cards by name, as drawings ask for them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from desktop.art.drawings import Ink
from desktop.art.strokes import Colour, mix
from desktop.profile.theme import Theme

FRESH = "#FFE7AE"
"""The light of new wood."""
TURF = "#93A26B"

MIXED: dict[str, Callable[[Theme], Colour]] = {
    "blocked": lambda theme: theme.lights.blocked,
    "bronze": lambda theme: mix(theme.pieces.gold, theme.pieces.outline, 0.28),
    "dark-wood": lambda theme: mix(theme.pieces.wood, theme.pieces.outline, 0.5),
    "new-wood": lambda theme: mix(theme.pieces.wood, FRESH, 0.34),
    "old-wood": lambda theme: mix(theme.pieces.wood, theme.pieces.outline, 0.15),
    "pale": lambda theme: theme.pieces.outer or theme.lights.under,
    "skin": lambda theme: mix(theme.pieces.label, theme.pieces.wood, 0.28),
    "steel": lambda _theme: "#D8DDE2",
    "straw": lambda theme: mix(theme.pieces.wood, FRESH, 0.55),
    "turf": lambda theme: mix(theme.pieces.label, TURF, 0.55),
    "white": lambda _theme: "#FFFFFF",
    "yard": lambda theme: mix(theme.pieces.label, theme.pieces.wood, 0.42),
}
"""Inks that are mixed of those of the theme."""


def piece_inks(theme: Theme, side: str = "") -> Ink:
    """Inks of a theme's pieces by name ("wood", "card-red"), mixed ones, and "side": the colour of a side.

    Besides those that the theme's game has of its own (resources/themes/<game>.yaml).
    """

    def ink(name: str) -> Colour:
        if name == "side":
            return theme.side(side)
        if name == "side-lit":
            return mix(theme.side(side), "#FFFFFF", 0.12)
        if name in theme.inks or name in MIXED:
            mixed = theme.inks.get(name) or MIXED[name](theme)
            return theme.fixed(QColor(mixed).name()) if theme.grey else mixed
        colour: str = getattr(theme.pieces, name.replace("-", "_"))
        return colour

    return ink
