"""The symbols on cards, each with its own silhouette in a box of 24 pixels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter

from desktop.art.lettering import font, numeral_font, write
from desktop.art.strokes import (
    at,
    draw,
    ellipse,
    fill,
    inside_of,
    line,
    mix,
    parse_path,
    pen,
    polygon,
    segment,
    star,
    tint,
)
from desktop.games.acres.art.faces import Symbol
from desktop.profile.theme import Theme

Draughtsman = Callable[[QPainter, Theme], None]
BOX = 26.0
"""The side of the box that holds a symbol at size 1."""
BOLD, THIN = 1.4, 0.9

HULL = "M -11.5 3.5 L 11.5 2.5 L 8.6 9.4 C 3 11 -4 11 -8.4 9.6 Z"
CANOE = (
    "M -12.4 -4.4 C -11.6 3.6 -7.6 8.6 0 8.6 C 7.6 8.6 11.6 3.6 12.4 -4.4 "
    "C 9 0.4 5 2 0 2 C -5 2 -9 0.4 -12.4 -4.4 Z"
)
CART = "M -12 -8 L 10 -8 L 7.6 2 L -9.6 2 Z"
PELT = (
    "M 0 -11.8 C 1.6 -10.6 2.6 -9 3.2 -7.2 L 10.4 -9.4 C 9.4 -6.6 8.2 -4.6 6.6 -2.6 C 6.2 1 6.8 3.6 8 6 L 12 10.4 "
    "C 9 10.4 6.4 9.6 4.2 8.4 C 3 10 2.2 11.2 2 12.4 L -2 12.4 C -2.2 11.2 -3 10 -4.2 8.4 C -6.4 9.6 -9 10.4 -12 10.4 "
    "L -8 6 C -6.8 3.6 -6.2 1 -6.6 -2.6 C -8.2 -4.6 -9.4 -6.6 -10.4 -9.4 L -3.2 -7.2 C -2.6 -9 -1.6 -10.6 0 -11.8 Z"
)
COAT = "M -11.4 11.6 C -11.4 2.4 -8 -1 -3.4 -1 C 1.2 -1 4.6 2.4 4.6 11.6 Z"
HAT = "M -11.6 -5.4 L 4.8 -5.4 L 3.4 -7.4 L 0.4 -7.6 L -0.2 -12.2 L -6.6 -12.2 L -7.2 -7.6 L -10.2 -7.4 Z"
AXE = "M 5.4 -9.8 C 8.6 -9.6 11 -10.6 12.4 -12 L 12.4 -2 C 11 -3.4 8.6 -4.4 5.4 -4.2 Z"
STOCK = "M -2 13 L 2.6 13.4 L 2 4 L 1.4 -13 L -0.8 -13 L -1 3 Z"
SHIELD = "M -9.6 -11 L 9.6 -11 L 9.6 0 C 9.6 6.6 5 10.4 0 12 C -5 10.4 -9.6 6.6 -9.6 0 Z"
HATCHET = (
    "M -1.1 9 L -1.1 -8.6 L 1.1 -8.6 L 1.1 9 Z "
    "M 1 -7.6 C 3.6 -7.4 5.4 -8.4 6.6 -9.4 L 6.6 -0.6 C 5.4 -1.8 3.6 -2.6 1 -2.4 Z"
)


def draw_symbol(painter: QPainter, symbol: Symbol, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a symbol around the origin."""
    with at(painter, size=size):
        if symbol.kind == "money":
            _coin(painter, symbol.value, theme)
        else:
            _DRAWN[symbol.kind](painter, theme)
            if symbol.value:
                _value(painter, symbol.value, theme)


def draw_ambush_mark(painter: QPainter, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the mark of a card that an ambush can remove: a hatchet in a red ring."""
    with at(painter, size=size):
        draw(painter, ellipse(0, 0, 11.6), theme.pieces.card_red, BOLD, theme.pieces.outline)
        draw(painter, ellipse(0, 0, 9.0), theme.pieces.card, THIN, theme.pieces.outline)
        with at(painter, -1.2, 0, 0.82):
            painter.rotate(28)
            fill(painter, parse_path(HATCHET), theme.pieces.card_red)


def _value(painter: QPainter, value: int, theme: Theme) -> None:
    """The number, on paper at the lower right."""
    draw(painter, ellipse(7.4, 7, 6.2), theme.pieces.label, 1.2, theme.pieces.outline)
    write(painter, 7.4, 10.7, str(value), font("sans", 10.5, bold=True), theme.pieces.label_ink, "centre")


def _coin(painter: QPainter, value: int, theme: Theme) -> None:
    outline = theme.pieces.outline
    draw(painter, ellipse(0, 0, 12), theme.pieces.gold, 1.5, outline)
    line(painter, star(28, 11.2, 9.9), pen(tint(outline, 0.65), 0.8))
    draw(painter, ellipse(0, 0, 9.0), theme.pieces.medal, THIN, outline)
    px = 17.0 if value < 10 else 13.0
    write(painter, 0, px * 0.34, str(value), numeral_font(theme, px), outline, "centre")


def _pale(theme: Theme) -> str:
    """New wood, and leather in the light."""
    return mix(theme.pieces.wood, "#FFE7AE", 0.34).name()


def _boat(painter: QPainter, theme: Theme) -> None:
    outline = theme.pieces.outline
    for wide, colour in ((3.6, outline), (1.5, _pale(theme))):
        line(painter, segment(7.4, -11, -1.4, 4), pen(colour, wide))
    canoe = parse_path(CANOE)
    draw(painter, canoe, _pale(theme), BOLD, outline)
    with inside_of(painter, canoe):
        for x in (-7.5, -2.5, 2.5, 7.5):
            line(painter, segment(x, -2, x * 0.8, 10), pen(tint(outline, 0.7), 1))
    line(painter, canoe, pen(outline, BOLD))
    blade = parse_path("M -2.2 3 L -7.8 10.6 C -8.4 12.4 -5.6 13.2 -4.6 11.8 L 0.2 4.4 Z")
    draw(painter, blade, _pale(theme), BOLD, outline)


def _ship(painter: QPainter, theme: Theme) -> None:
    outline = theme.pieces.outline
    line(painter, segment(0.4, 4, 0.4, -12.4), pen(outline, 1.6))
    line(painter, segment(-7.2, 4, -7.2, -7), pen(outline, 1.3))
    for sail in (
        "M -4 -11 L 7.4 -11 Q 10.4 -4.6 7.8 0.8 L -3.8 0.8 Q -1 -4.6 -4 -11 Z",
        "M -10.6 -6 L -4.6 -6 Q -3 -2.4 -4.4 1 L -10.6 1 Q -9 -2.4 -10.6 -6 Z",
    ):
        draw(painter, parse_path(sail), theme.pieces.label, BOLD, outline)
    draw(painter, parse_path(HULL), theme.pieces.wood, BOLD, outline)
    line(painter, segment(-9, 6.2, 9.6, 5.6), pen(tint(outline, 0.7), THIN))


def _cart(painter: QPainter, theme: Theme) -> None:
    outline = theme.pieces.outline
    line(painter, segment(7, -1, 12.6, 6.6), pen(outline, 2.2))
    draw(painter, parse_path(CART), theme.pieces.wood, BOLD, outline)
    for x in (-6.0, -1.0, 4.0):
        line(painter, segment(x, -7.4, x * 0.8, 1.4), pen(tint(outline, 0.6), THIN))
    draw(painter, ellipse(-1, 5, 7), theme.pieces.label, 1.8, outline)
    for turn in range(3):
        with at(painter, -1, 5):
            painter.rotate(60 * turn + 18)
            line(painter, segment(-6, 0, 6, 0), pen(outline, 1.1))
    fill(painter, ellipse(-1, 5, 1.8), outline)


def _settler(painter: QPainter, theme: Theme) -> None:
    """A colonist in a broad hat, his axe beside him."""
    outline, wood = theme.pieces.outline, theme.pieces.wood
    draw(painter, parse_path(COAT), wood, BOLD, outline)
    fill(painter, polygon([(-5.4, -0.4), (-1.4, -0.4), (-3.4, 5)]), theme.pieces.label)
    draw(painter, ellipse(-3.4, -4, 3.5, 3.8), mix(theme.pieces.label, wood, 0.28), 1.2, outline)
    draw(painter, parse_path(HAT), mix(wood, outline, 0.55), 1.2, outline)
    for wide, colour in ((3.6, outline), (1.5, _pale(theme))):
        line(painter, segment(7.6, -10.6, 7.6, 11), pen(colour, wide))
    draw(painter, parse_path(AXE), "#D8DDE2", 1.2, outline)


def _fur(painter: QPainter, theme: Theme) -> None:
    outline, leather = theme.pieces.outline, mix(theme.pieces.wood, theme.pieces.outline, 0.12)
    pelt = parse_path(PELT)
    draw(painter, pelt, leather, BOLD, outline)
    line(painter, segment(0, -7, 0, 9), pen(tint(outline, 0.55), 1))
    for y in (-3.0, 1.0, 5.0):
        for side in (-1, 1):
            line(painter, segment(side * 2.2, y, side * 4.0, y + 1.8), pen(tint(outline, 0.6), THIN))


def _muskets(painter: QPainter, theme: Theme) -> None:
    outline = theme.pieces.outline
    for turn in (-42.0, 42.0):
        with at(painter):
            painter.rotate(turn)
            draw(painter, parse_path(STOCK), theme.pieces.wood, 1.2, outline)
            for wide, colour in ((2.6, outline), (1.1, "#D8DDE2")):
                line(painter, segment(0.3, 1, 0.3, -13), pen(colour, wide))


def _defence(painter: QPainter, theme: Theme) -> None:
    """A shield with a crenellated wall."""
    outline = theme.pieces.outline
    shield = parse_path(SHIELD)
    draw(painter, shield, theme.pieces.label, 1.5, outline)
    with inside_of(painter, shield):
        wall = [
            (-10, -1),
            (-6.8, -1),
            (-6.8, -5),
            (-2.6, -5),
            (-2.6, -1),
            (2.6, -1),
            (2.6, -5),
            (6.8, -5),
            (6.8, -1),
        ]
        draw(painter, polygon([*wall, (10, -1), (10, 14), (-10, 14)]), theme.pieces.wood, 1.2, outline)
        for y in (2.6, 6.2):
            line(painter, segment(-10, y, 10, y), pen(tint(outline, 0.55), THIN))
    line(painter, shield, pen(outline, 1.5))


_DRAWN: dict[str, Draughtsman] = {
    "boat": _boat,
    "ship": _ship,
    "cart": _cart,
    "settler": _settler,
    "fur": _fur,
    "military": _muskets,
    "defence": _defence,
}
SYMBOLS = (*_DRAWN, "money")
"""The kinds of symbols."""
