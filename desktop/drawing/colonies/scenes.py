"""Pictures on the cards of the colonies: small engravings put together from a few parts. Nothing is read from them."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from desktop.drawing.engraving import (
    FINE,
    HEIGHT,
    HORIZON,
    PLAIN,
    WIDTH,
    Graver,
    Part,
    column,
    engrave,
    hill,
    house,
    plain,
    sea,
    ship,
    tent,
    tower,
)
from desktop.drawing.strokes import (
    Colour,
    at,
    ellipse,
    inside_of,
    parse_path,
    polygon,
    rounded,
    seeded,
    segment,
)

LAND = HORIZON + 8
"""Where things that stand on the ground have their foot."""


def draw_scene(
    painter: QPainter, name: str, ink: Colour, paper: Colour, *, wide: float = WIDTH, high: float = HEIGHT
) -> None:
    """Draw the picture with this name, its top left corner at the origin."""
    engrave(painter, SCENES[name], ink, paper, wide=wide, high=high)


# ----------------------------------------------------------------------------------------- trees and water
def _pine(x: float, foot: float, high: float) -> Part:
    def part(g: Graver) -> None:
        g.cut(segment(x, foot, x, foot - high * 0.3), 1.6)
        for tier in range(3):
            base, half = foot - high * (0.14 + 0.24 * tier), high * (0.30 - 0.07 * tier)
            tip = base - high * 0.38
            g.shape(polygon([(x - half, base), (x, tip), (x + half, base)]))
            g.shape(polygon([(x, base), (x, tip), (x + half, base)]), 0.9)

    return part


def _woods(left: float, right: float, seed: str, high: float = 26.0) -> Part:
    """A row of pines at the edge of the forest, the farther ones behind."""

    def part(g: Graver) -> None:
        chance = seeded("woods", seed)
        for row, share in ((0, 0.72), (1, 1.0)):
            x = left + row * 4
            while x < right:
                _pine(x, HORIZON + 2 + row * 4, high * share * (0.8 + 0.4 * chance.random()))(g)
                x += 9 + 5 * chance.random()

    return part


def _river(g: Graver) -> None:
    """A river that comes from the hills towards the beholder."""
    g.cut(segment(0, HORIZON, WIDTH, HORIZON), PLAIN)
    bed = parse_path(
        "M 84 56 C 96 62 60 66 50 73 C 40 80 34 84 30 90 L 134 90 C 120 82 108 78 108 72 C 108 65 104 60 92 56 Z"
    )
    g.shape(bed)
    chance = seeded("river")
    with inside_of(g.painter, bed):
        for row in range(8):
            y = HORIZON + 3 + row * 4
            for n in range(7):
                x = 30 + n * 17 + chance.random() * 10
                g.cut(
                    parse_path(f"M {x} {y} Q {x + 4} {y - 2} {x + 8} {y} Q {x + 11} {y + 1.6} {x + 13} {y}"),
                    FINE,
                    0.7,
                )


def _shore(g: Graver) -> None:
    """Water in front, a strip of land behind it."""
    sea(g)
    g.shape(
        parse_path(
            "M -2 58 C 30 52 60 62 90 57 C 120 53 140 60 162 57 L 162 66 C 130 70 120 64 90 67 C 60 70 30 64 -2 67 Z"
        )
    )


# ------------------------------------------------------------------------------------------------ people
def _man(x: float, foot: float, size: float, *, hat: str = "tricorne", arms: str = "musket") -> Part:
    """A man as the graver cuts him: coat, legs, hat, and what he carries."""

    def part(g: Graver) -> None:
        with at(g.painter, x, foot, size):
            for leg in (-2.2, 2.2):
                g.cut(segment(leg, 0, leg * 0.7, -9), 2.4)
            if arms == "musket":
                g.cut(segment(5, -4, 9.5, -31), 1.5)
            g.shape(
                parse_path("M -5.6 -6.5 L -4.4 -19 Q 0 -22 4.4 -19 L 5.6 -6.5 Q 0 -4.6 -5.6 -6.5 Z"), 0.85
            )
            if arms == "spade":
                g.cut(segment(7, 0, 7, -20), 1.5)
                g.shape(polygon([(4.8, -5), (9.2, -5), (8.4, 2), (5.6, 2)]), 0.9)
            if arms == "axe":
                g.cut(segment(7.4, -2, 7.4, -24), 1.5)
                g.shape(polygon([(7.4, -24), (12, -25.6), (12, -18), (7.4, -19)]), 0.9)
            if arms == "sword":
                g.cut(segment(5, -16, 15, -30), 1.4)
            g.cut(segment(3.4, -17, 7.6, -12), 2.0)
            g.shape(ellipse(0, -23.4, 3.1))
            _hat(g, hat)

    return part


def _hat(g: Graver, kind: str) -> None:
    if kind == "tricorne":
        g.shape(parse_path("M -6.4 -25 Q -3 -30.4 0 -30 Q 3 -30.4 6.4 -25 Q 0 -26.6 -6.4 -25 Z"), 1.0)
    elif kind == "fur":
        g.shape(rounded(-4, -30, 8, 5.4, 2), 0.9)
        g.cut(parse_path("M 3.6 -26 Q 7 -24 6.2 -19"), 2.0)
    elif kind == "broad":
        g.shape(polygon([(-7, -25.2), (7, -25.2), (4, -27), (3.2, -31), (-3.2, -31), (-4, -27)]), 0.95)
    elif kind == "bonnet":
        g.shape(parse_path("M -5 -25 Q -4 -30 1 -29.6 Q 5.6 -29 5 -25 Z"), 0.9)
    else:  # bareheaded, in a cowl
        g.shape(
            parse_path(
                "M -4.2 -19 Q -5.4 -28.6 0 -29 Q 5.4 -28.6 4.2 -19 L 2.6 -20 Q 3 -26 0 -26.2 Q -3 -26 -2.6 -20 Z"
            ),
            0.9,
        )


def _canoe(x: float, y: float, size: float, crew: int = 2) -> Part:
    """A birch-bark canoe with paddlers."""

    def part(g: Graver) -> None:
        with at(g.painter, x, y, size):
            for n in range(crew):
                at_x = (n - (crew - 1) / 2) * 15
                g.shape(
                    parse_path(
                        f"M {at_x - 4} 0 L {at_x - 3} -9 Q {at_x} -11.6 {at_x + 3} -9 L {at_x + 4} 0 Z"
                    ),
                    0.9,
                )
                g.shape(ellipse(at_x, -13, 2.7))
                g.shape(rounded(at_x - 3.2, -18.4, 6.4, 4, 1.6), 0.95)
                g.cut(segment(at_x + 6, -12, at_x - 3, 7), 1.5)
            g.shape(
                parse_path(
                    "M -33 -7 C -31 4 -22 7 0 7 C 22 7 31 4 33 -7 C 25 -1 14 0 0 0 C -14 0 -25 -1 -33 -7 Z"
                ),
                0.35,
            )
            for n in range(5):
                g.cut(segment(-20 + n * 10, 1, -19 + n * 9.5, 6.4), FINE)
            for n in range(4):
                g.cut(segment(-30 + n * 17, 10 + n % 2 * 2, -20 + n * 17, 10 + n % 2 * 2), FINE, 0.7)

    return part


# ------------------------------------------------------------------------------------------------ buildings
def _cabin(x: float, size: float) -> Part:
    """A cabin of logs, smoke over its chimney."""

    def part(g: Graver) -> None:
        with at(g.painter, x, LAND + 4, size):
            g.shape(rounded(8, -36, 6, 16, 0.4), 0.5)
            for n in range(3):
                g.shape(ellipse(13 + n * 4, -41 - n * 5, 3 + n * 0.8))
            g.shape(polygon([(-20, 0), (-20, -16), (20, -16), (20, 0)]))
            for n in range(4):
                g.cut(segment(-20, -4 * n, 20, -4 * n), PLAIN, 0.8)
                for end in (-20.0, 20.0):
                    g.shape(ellipse(end, -2 - 4 * n, 1.9))
            g.shape(polygon([(-24, -15), (-14, -31), (14, -31), (24, -15)]), 0.7)
            g.shape(rounded(-4, -11, 8, 11, 0.4), 1.0)

    return part


def _chapel(x: float, size: float) -> Part:
    def part(g: Graver) -> None:
        with at(g.painter, x, LAND + 6, size):
            g.shape(polygon([(-2, 0), (-2, -20), (34, -20), (34, 0)]))
            g.shape(polygon([(-2, -20), (4, -32), (28, -32), (38, -20)]), 0.7)
            for n in range(3):
                g.cut(segment(10 + n * 9, -6, 10 + n * 9, -13), 2.6)
            g.shape(polygon([(-14, 0), (-14, -34), (2, -34), (2, 0)]))
            g.shape(polygon([(-16, -34), (-6, -52), (4, -34)]), 0.85)
            g.cut(segment(-6, -52, -6, -63), 1.6)
            g.cut(segment(-10, -59, -2, -59), 1.6)
            g.shape(parse_path("M -9 0 L -9 -9 Q -6 -13 -3 -9 L -3 0 Z"), 1.0)
            g.shape(ellipse(-6, -24, 3))

    return part


def _palisade(left: float, right: float, foot: float, high: float) -> Part:
    """A wall of pointed stakes."""

    def part(g: Graver) -> None:
        count = int((right - left) / 6)
        for n in range(count):
            x = left + 6 * n
            g.shape(
                polygon(
                    [
                        (x, foot),
                        (x, foot - high),
                        (x + 3, foot - high - 4),
                        (x + 6, foot - high),
                        (x + 6, foot),
                    ]
                )
            )
            g.cut(segment(x + 4.6, foot - 1, x + 4.6, foot - high), FINE, 0.8)
        g.cut(segment(left, foot - high * 0.55, left + 6 * count, foot - high * 0.55), PLAIN)

    return part


def _blockhouse(x: float, foot: float, size: float) -> Part:
    def part(g: Graver) -> None:
        with at(g.painter, x, foot, size):
            g.shape(polygon([(-11, 0), (-11, -16), (11, -16), (11, 0)]))
            g.shape(polygon([(-15, -15), (-15, -28), (15, -28), (15, -15)]))
            for y in (-4.0, -8.0, -12.0, -19.0, -24.0):
                half = 15 if y < -15 else 11
                g.cut(segment(-half, y, half, y), FINE, 0.7)
            g.shape(polygon([(-18, -27.5), (0, -40), (18, -27.5)]), 0.8)
            for hole in (-8.0, 0.0, 8.0):
                g.cut(segment(hole, -20, hole, -23), 2.4)
            _flag(0, -40, 12)(g)

    return part


def _flag(x: float, foot: float, high: float) -> Part:
    def part(g: Graver) -> None:
        g.cut(segment(x, foot, x, foot - high), PLAIN)
        top = foot - high
        g.shape(
            parse_path(
                f"M {x} {top} Q {x + 5} {top - 2} {x + 8} {top + 1} Q {x + 11} {top + 3} {x + 15} {top + 1} L {x + 15} {top + 8} Q {x + 11} {top + 10} {x + 8} {top + 8} Q {x + 5} {top + 6} {x} {top + 8} Z"
            ),
            0.6,
        )

    return part


def _bastion(g: Graver) -> None:
    """A stone fort on its rock, two faces of a bastion."""
    g.shape(
        polygon(
            [
                (30, 66),
                (36, 42),
                (66, 42),
                (80, 50),
                (94, 42),
                (126, 42),
                (132, 66),
                (96, 70),
                (80, 62),
                (64, 70),
            ]
        )
    )
    g.shape(polygon([(80, 50), (94, 42), (126, 42), (132, 66), (96, 70), (80, 62)]), 0.75)
    g.shape(
        polygon(
            [
                (34, 42),
                (66, 42),
                (80, 50),
                (94, 42),
                (128, 42),
                (128, 38),
                (93, 38),
                (80, 45.4),
                (67, 38),
                (34, 38),
            ]
        )
    )
    for x in (42.0, 52.0, 62.0, 98.0, 108.0, 118.0):
        g.cut(segment(x, 50, x + 4, 50), 2.4)
    _flag(80, 46, 30)(g)


def _longhouse(x: float, size: float) -> Part:
    """A house of bark with a round roof."""

    def part(g: Graver) -> None:
        with at(g.painter, x, LAND + 6, size):
            g.shape(parse_path("M -26 0 L -26 -14 Q -24 -27 -10 -27 L 22 -27 Q 34 -27 34 -14 L 34 0 Z"), 0.3)
            g.shape(parse_path("M -26 0 L -26 -14 Q -24 -27 -13 -27 Q -2 -25 -2 -13 L -2 0 Z"))
            for n in range(5):
                g.cut(segment(4 + n * 6.4, -1, 4 + n * 6.4, -26), FINE)
            g.shape(parse_path("M -18 0 L -18 -10 Q -14 -14 -10 -10 L -10 0 Z"), 1.0)
            for n in range(3):
                g.cut(
                    parse_path(
                        f"M {6 + n * 9} -28 Q {9 + n * 9} -34 {6 + n * 9} -39 Q {4 + n * 9} -43 {8 + n * 9} -47"
                    ),
                    FINE,
                )

    return part


# ------------------------------------------------------------------------------------------------ things
def _gun(g: Graver) -> None:
    """A siege gun between gabions."""
    for x in (14.0, 30.0, 130.0, 146.0):
        basket = parse_path(f"M {x - 9} 76 L {x - 8} 46 L {x + 8} 46 L {x + 9} 76 Z")
        g.shape(basket)
        with inside_of(g.painter, basket):
            for n in range(9):
                g.cut(
                    parse_path(f"M {x - 10} {48 + n * 3.6} Q {x} {51 + n * 3.6} {x + 10} {48 + n * 3.6}"),
                    FINE,
                )
            for n in range(4):
                g.cut(segment(x - 6 + n * 4, 46, x - 6 + n * 4, 77), FINE, 0.7)
        g.shape(ellipse(x, 46, 8, 2.6), 0.9)
    with at(g.painter, 78, 56):
        g.painter.rotate(-14)
        g.shape(
            parse_path("M -28 -7 L 36 -5 L 36 -7 L 43 -7 L 43 6 L 36 6 L 36 4 L -28 8 Q -34 0 -28 -7 Z"), 0.8
        )
        g.shape(ellipse(-34, 0.5, 3))
    g.shape(parse_path("M 40 76 L 60 62 L 100 60 L 104 66 L 62 76 Z"), 0.5)
    wheel(g, 84, 68, 13)
    for x, y in ((112, 78), (118, 78), (115, 73)):
        g.shape(ellipse(x, y, 3.4), 1.0)


def wheel(g: Graver, x: float, y: float, radius: float) -> None:
    """A wheel of eight spokes."""
    g.shape(ellipse(x, y, radius))
    g.shape(ellipse(x, y, radius * 0.8))
    for n in range(8):
        angle = n * math.pi / 4
        g.cut(segment(x, y, x + radius * 0.8 * math.cos(angle), y + radius * 0.8 * math.sin(angle)), PLAIN)
    g.shape(ellipse(x, y, radius * 0.22))


def _ledger(g: Graver) -> None:
    """An open account book, ink and quill, and coins in a pile."""
    g.cut(segment(0, 74, WIDTH, 74), PLAIN)
    g.shape(
        parse_path("M 30 72 L 36 34 Q 58 26 78 36 Q 98 26 120 34 L 126 72 Q 100 62 78 72 Q 56 62 30 72 Z")
    )
    g.cut(segment(78, 36, 78, 72), PLAIN)
    for n in range(5):
        g.cut(parse_path(f"M {41 - n * 0.8} {40 + n * 6} Q {58} {34 + n * 6} {73} {41 + n * 6}"), 1.0, 0.8)
        g.cut(parse_path(f"M {83} {41 + n * 6} Q {98} {34 + n * 6} {115 + n * 0.8} {40 + n * 6}"), 1.0, 0.8)
    g.shape(parse_path("M 132 78 L 134 64 Q 140 58 146 64 L 148 78 Z"), 0.9)
    g.shape(parse_path("M 140 64 C 132 46 134 28 122 10 C 112 26 120 46 136 64 Z"), 0.4)
    g.cut(segment(139, 64, 122, 12), PLAIN)
    for n in range(4):
        g.shape(ellipse(18, 78 - n * 4, 9, 3.2))


def _office(g: Graver) -> None:
    """The governor's house with its flag."""
    g.shape(polygon([(36, LAND + 4), (36, 36), (124, 36), (124, LAND + 4)]))
    g.shape(polygon([(30, 36), (46, 22), (114, 22), (130, 36)]), 0.75)
    g.shape(polygon([(62, 36), (80, 24), (98, 36)]))
    for x in (46.0, 58.0, 102.0, 114.0):
        for y in (43.0, 56.0):
            g.shape(rounded(x - 2.6, y, 5.2, 7, 0.4), 0.95)
    for x in (66.0, 74.0, 86.0, 94.0):
        g.shape(rounded(x - 1.6, 36, 3.2, 32, 0.2))
    g.shape(rounded(77, 52, 6, 16, 0.4), 1.0)
    g.shape(rounded(72, 12, 16, 11, 0.4))
    g.shape(parse_path("M 70 12 Q 80 4 90 12 Z"), 0.9)
    for x in (47.0, 113.0):
        g.shape(rounded(x - 4, 12, 8, 12, 0.3), 0.6)
    g.cut(segment(0, LAND + 4, WIDTH, LAND + 4), PLAIN)
    _flag(80, 8, 6)(g)


def _calumet(g: Graver) -> None:
    """A pipe of peace with its feathers before a belt of wampum."""
    belt = polygon([(8, 54), (152, 54), (152, 74), (8, 74)])
    g.shape(belt)
    for row in range(3):
        for n in range(18):
            dark = (n + row) % 6 in (2, 3)
            g.shape(rounded(8 + n * 8, 54 + row * 6.67, 8, 6.67, 1), 1.0 if dark else 0.0)
    with at(g.painter, 80, 36):
        g.painter.rotate(-12)
        g.shape(rounded(-62, -2.2, 104, 4.4, 2), 0.3)
        g.shape(parse_path("M 42 3 L 42 -3 L 48 -4 L 49 -18 L 60 -18 L 59 -2 Q 57 4 48 4 Z"), 0.7)
        for n, x in enumerate((-34.0, -24.0, -14.0)):
            feather = parse_path(
                f"M {x} 2 C {x - 8} 10 {x - 9} 20 {x - 5 + n} 28 C {x + 2} 20 {x + 4} 10 {x} 2 Z"
            )
            g.shape(feather, 0.45)
            g.cut(segment(x, 2, x - 5 + n, 28), PLAIN)


def _goods(g: Graver) -> None:
    """Furs and bales before a trading house, scales on the counter."""
    g.shape(polygon([(14, 80), (14, 44), (58, 44), (58, 80)]), 0.2)
    for y in (52.0, 61.0, 70.0):
        g.cut(segment(14, y, 58, y), 1.4)
    for x in (28.0, 44.0):
        g.cut(segment(x, 44, x, 80), 1.4)
    g.shape(parse_path("M 20 44 L 26 30 L 50 30 L 54 44 Z"), 0.6)
    for x in (76.0, 94.0):
        pelt = parse_path(
            f"M {x} 18 L {x + 4} 25 L {x + 11} 22 L {x + 8} 36 L {x + 11} 52 L {x + 4} 48 L {x} 58 L {x - 4} 48 L {x - 11} 52 L {x - 8} 36 L {x - 11} 22 L {x - 4} 25 Z"
        )
        g.shape(pelt, 0.75)
    g.cut(segment(62, 16, 110, 16), 2.0)
    g.cut(segment(132, 76, 132, 28), 2.0)
    g.cut(segment(114, 34, 150, 30), 1.6)
    for x, y in ((114.0, 34.0), (150.0, 30.0)):
        g.cut(polygon([(x, y), (x - 8, y + 22), (x + 8, y + 22)]), 1.0)
        g.shape(parse_path(f"M {x - 9} {y + 22} Q {x} {y + 31} {x + 9} {y + 22} Z"), 0.6)
    g.shape(polygon([(120, 80), (124, 74), (140, 74), (144, 80)]), 0.9)
    g.cut(segment(0, 80, WIDTH, 80), PLAIN)


def _plough(g: Graver) -> None:
    """Rows of a new field, and stumps of what was felled."""
    for n in range(7):
        g.cut(segment(60 + n * 4, HORIZON + 12, 20 + n * 22, HEIGHT), PLAIN, 0.8)
    for x, y in ((128.0, 70.0), (146.0, 76.0), (112.0, 64.0)):
        g.shape(polygon([(x - 4, y + 4), (x - 3.4, y - 3), (x + 3.4, y - 3), (x + 4, y + 4)]), 0.6)
        g.shape(ellipse(x, y - 3, 3.4, 1.4))


def _rider(g: Graver) -> None:
    """A general on horseback, his hat raised in the smoke of a distant battle."""
    chance = seeded("powder")
    for n in range(9):
        g.shape(
            ellipse(
                16 + n * 16 + chance.random() * 6,
                HORIZON - 4 - chance.random() * 5,
                8 + chance.random() * 4,
                5,
            )
        )
    with at(g.painter, 78, 78, 1.12):
        for hoof in (
            "M -20 -22 L -25 -10 L -21 0",
            "M -14 -22 L -13 -9 L -16 0",
            "M 16 -24 L 25 -14 L 19 -6",
            "M 20 -26 L 32 -22 L 33 -12",
        ):
            g.cut(parse_path(hoof), 3.0)
        g.cut(parse_path("M -23 -32 C -34 -34 -36 -20 -33 -12"), 3.2)
        g.shape(
            parse_path(
                "M -24 -34 C -14 -38 6 -36 12 -38 C 18 -46 22 -52 28 -55 L 29 -59 L 32 -55 C 38 -52 42 -48 44 -43 C 42 -40 38 -41 35 -43 C 32 -40 28 -34 25 -26 C 20 -20 12 -20 4 -21 C -8 -18 -22 -18 -25 -25 Z"
            ),
            0.5,
        )
        g.shape(parse_path("M -5 -36 L -4 -51 Q 0 -54 5 -51 L 7 -36 L 3 -24 L -2 -24 Z"), 0.9)
        g.shape(ellipse(0.6, -55.6, 3.3))
        g.shape(parse_path("M -6 -57.4 Q -2 -62.6 1 -62.2 Q 4 -62.6 7.4 -57.4 Q 1 -59 -6 -57.4 Z"), 1.0)
        g.cut(segment(4, -49, 15, -56), 2.2)
        g.cut(segment(15, -56, 28, -66), 1.5)


def _snowshoes(g: Graver) -> None:
    for x, turn in ((22.0, -14.0), (36.0, 12.0)):
        with at(g.painter, x, 58):
            g.painter.rotate(turn)
            shoe = parse_path("M 0 -20 C 9 -18 9 2 2.4 12 L 0 22 L -2.4 12 C -9 2 -9 -18 0 -20 Z")
            g.shape(shoe)
            with inside_of(g.painter, shoe):
                for n in range(8):
                    g.cut(segment(-10, -22 + n * 5, 10, -14 + n * 5), FINE)
                    g.cut(segment(10, -22 + n * 5, -10, -14 + n * 5), FINE)


def _bateau(g: Graver) -> None:
    """A flat boat laden with barrels, men at the oars."""
    with at(g.painter, 80, 70, 1.1):
        for n in range(3):
            g.shape(rounded(-8 + n * 10, -15, 9, 12, 2), 0.35)
            g.cut(segment(-8 + n * 10, -11, 1 + n * 10, -11), FINE)
        for x in (-22.0, 30.0):
            g.shape(parse_path(f"M {x - 4} -2 L {x - 3} -12 Q {x} -15 {x + 3} -12 L {x + 4} -2 Z"), 0.9)
            g.shape(ellipse(x, -16.6, 2.8))
            g.shape(parse_path(f"M {x - 5.6} -18 Q {x} -23.4 {x + 5.6} -18 Z"), 0.95)
        g.shape(parse_path("M -50 -9 L -36 5 Q 0 9 36 5 L 50 -9 L 40 -3 Q 0 1 -40 -3 Z"), 0.4)
        g.cut(segment(-18, -12, -34, 12), 1.6)
        g.cut(segment(34, -12, 20, 12), 1.6)


SCENES: dict[str, tuple[Part, ...]] = {
    # empire cards
    "bateaux": (hill(126, 14, 50), _woods(-4, 60, "bateaux", 22), sea, _bateau),
    "coureurs-de-bois": (_woods(0, 160, "coureurs", 26), sea, _canoe(80, 72, 1.15, 2)),
    "fortification": (hill(30, 16, 44), _woods(108, 164, "fort", 24), plain, _bastion),
    "governor": (plain, _office),
    "home-support": (hill(140, 8, 40), sea, ship(34, 0.7), ship(76, 1.0), ship(124, 0.62)),
    "indian-leader": (_calumet,),
    "intendant": (_ledger,),
    "military-leader": (plain, _rider),
    "militia": (
        hill(122, 14, 46), plain, house(112, 18, 16),
        _man(34, 82, 1.2, hat="broad"), _man(62, 84, 1.25, hat="bonnet"), _man(92, 82, 1.2, hat="broad"),
    ),
    "native-americans": (_woods(0, 160, "native", 28), plain, _longhouse(50, 0.9), _longhouse(110, 1.1)),
    "priest": (_woods(100, 164, "priest", 28), hill(24, 14, 40), plain, _chapel(72, 0.95)),
    "rangers": (
        _woods(0, 160, "rangers", 34), plain, _snowshoes,
        _man(74, 84, 1.25, hat="bonnet"), _man(106, 82, 1.15, hat="bonnet"), _pine(142, 84, 56),
    ),
    "regular-infantry": (hill(44, 12, 50), plain, column),
    "settlers": (_woods(0, 150, "settlers", 28), plain, _plough, _cabin(46, 1.0), _man(100, 82, 1.0, hat="broad", arms="axe")),
    "ships": (sea, ship(46, 1.05), ship(118, 0.8)),
    "siege-artillery": (hill(110, 10, 50), plain, _gun),
    "trader": (_goods,),
    # location cards, by the nature of the place
    "port": (hill(26, 10, 44), sea, house(92, 16, 14), house(110, 15, 18), tower(131, 10, 26, dome=False), house(140, 20, 15), ship(42, 0.95)),
    "great-port": (
        sea, house(66, 16, 16), house(84, 15, 20), tower(107, 11, 34, dome=False), house(114, 17, 18), house(134, 18, 22),
        ship(36, 0.9), ship(98, 0.5),
    ),
    "fishery": (hill(118, 16, 50), _woods(86, 160, "fishery", 20), _shore, _cabin(122, 0.62), _canoe(48, 74, 0.95, 1)),
    "sea-fort": (hill(40, 10, 44), sea, _bastion, ship(26, 0.55), ship(140, 0.5)),
    "river-town": (hill(36, 18, 46), _river, house(16, 15, 14), _chapel(128, 0.56), house(34, 16, 16), _canoe(80, 80, 0.7, 2)),
    "river-fort": (
        _woods(0, 160, "river-fort", 26), _river, _palisade(6, 54, LAND + 4, 14), _blockhouse(30, LAND - 8, 0.72),
        _canoe(88, 80, 0.75, 2),
    ),
    "lake-fort": (hill(44, 16, 60), _woods(0, 160, "lake", 18), _shore, _palisade(92, 152, LAND, 14), _blockhouse(122, LAND - 8, 0.7), _canoe(44, 78, 0.85, 2)),
    "town": (hill(120, 14, 50), plain, house(22, 16, 14), house(98, 18, 16), house(122, 16, 14), _chapel(70, 0.7), house(42, 15, 15)),
    "wilderness": (hill(60, 30, 50, peak=True), hill(116, 22, 46, peak=True), _woods(0, 160, "wild", 30), plain, tent(50, 0.9), _pine(132, 84, 46)),
}  # fmt: skip
"""Every picture, as the parts it is drawn from, the farthest first."""
