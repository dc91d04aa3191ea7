"""Country, people and buildings of the colonies, as parts of engravings."""

from __future__ import annotations

from desktop.art.engraving import FINE, HORIZON, PLAIN, WIDTH, Graver, Part, sea
from desktop.art.strokes import (
    at,
    ellipse,
    inside_of,
    parse_path,
    placed,
    polygon,
    rounded,
    seeded,
    segment,
)

LAND = HORIZON + 8
"""Where things that stand on the ground have their foot."""


# ----------------------------------------------------------------------------------------- trees and water
def pine(x: float, foot: float, high: float) -> Part:
    """A pine, its eastern half in shadow."""

    def part(g: Graver) -> None:
        g.cut(segment(x, foot, x, foot - high * 0.3), 1.6)
        for tier in range(3):
            base, half = foot - high * (0.14 + 0.24 * tier), high * (0.30 - 0.07 * tier)
            tip = base - high * 0.38
            g.shape(polygon([(x - half, base), (x, tip), (x + half, base)]))
            g.shape(polygon([(x, base), (x, tip), (x + half, base)]), 0.9)

    return part


def woods(left: float, right: float, seed: str, high: float = 26.0) -> Part:
    """A row of pines at the edge of the forest, the farther ones behind."""

    def part(g: Graver) -> None:
        chance = seeded("woods", seed)
        for row, share in ((0, 0.72), (1, 1.0)):
            x = left + row * 4
            while x < right:
                pine(x, HORIZON + 2 + row * 4, high * share * (0.8 + 0.4 * chance.random()))(g)
                x += 9 + 5 * chance.random()

    return part


def river(g: Graver) -> None:
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


def shore(g: Graver) -> None:
    """Water in front, a strip of land behind it."""
    sea(g)
    g.shape(
        parse_path(
            "M -2 58 C 30 52 60 62 90 57 C 120 53 140 60 162 57 L 162 66 C 130 70 120 64 90 67 C 60 70 30 64 -2 67 Z"
        )
    )


# ------------------------------------------------------------------------------------------------ people
def man(x: float, foot: float, size: float, *, hat: str = "tricorne", arms: str = "musket") -> Part:
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


def canoe(x: float, y: float, size: float, crew: int = 2) -> Part:
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
def cabin(x: float, size: float) -> Part:
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


def chapel(x: float, size: float) -> Part:
    """A chapel with its steeple and cross."""

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


def palisade(left: float, right: float, foot: float, high: float) -> Part:
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


def blockhouse(x: float, foot: float, size: float) -> Part:
    """A house of logs with loopholes, a flag over it."""

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
            flag(0, -40, 12)(g)

    return part


def flag(x: float, foot: float, high: float) -> Part:
    """A flag on its pole."""

    def part(g: Graver) -> None:
        g.cut(segment(x, foot, x, foot - high), PLAIN)
        cloth = parse_path("M 0 0 Q 5 -2 8 1 Q 11 3 15 1 L 15 8 Q 11 10 8 8 Q 5 6 0 8 Z")
        g.shape(placed(cloth, x, foot - high), 0.6)

    return part


def bastion(g: Graver) -> None:
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
    flag(80, 46, 30)(g)


def longhouse(x: float, size: float) -> Part:
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
