"""Vignettes of political cards: small engravings put together from a few parts. Ornament: nothing is read from them."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.engraving import (
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
from desktop.art.shields import crown_path
from desktop.art.strokes import Colour, at, ellipse, parse_path, polygon, rounded, seeded, segment


def draw_vignette(painter: QPainter, name: str, ink: Colour, paper: Colour) -> None:
    """Draw the vignette with this name, its top left corner at the origin, 160 by 88."""
    engrave(painter, VIGNETTES[name], ink, paper)


def _volcano(g: Graver) -> None:
    hill(112, 34, 44)(g)
    chance = seeded("smoke")
    for n in range(7):
        g.shape(ellipse(108 + n * 4 + chance.random() * 3, 20 - n * 2.2, 4 + n * 0.5))


def _mask(g: Graver) -> None:
    with at(g.painter, WIDTH / 2, 46, 1.25):
        face = parse_path(
            "M -26 -10 C -18 -20 -6 -16 0 -12 C 6 -16 18 -20 26 -10 "
            "C 28 4 14 12 6 4 C 3 1 -3 1 -6 4 C -14 12 -28 4 -26 -10 Z"
        )
        g.shape(face, 0.75)
        for x in (-12.0, 12.0):
            g.shape(ellipse(x, -5, 6.4, 3.8))
        for side in (-1, 1):
            ribbon = QPainterPath()
            ribbon.moveTo(26 * side, -8)
            ribbon.cubicTo(40 * side, -2, 34 * side, 12, 46 * side, 16)
            g.cut(ribbon, 1.4)


def _crown(g: Graver) -> None:
    cushion = parse_path("M 44 66 Q 80 56 116 66 Q 122 74 116 80 Q 80 74 44 80 Q 38 74 44 66 Z")
    g.shape(cushion, 0.7)
    g.shape(crown_path(80, 44, 22))
    g.shape(rounded(58, 55, 44, 8, 2), 0.6)
    for n in range(-1, 2):
        g.shape(ellipse(80 + n * 24, 24 + abs(n) * 8, 2.6))


def _treaty(g: Graver) -> None:
    sheet = parse_path("M 44 20 L 112 16 Q 118 22 112 28 L 116 74 L 50 78 Q 44 72 48 66 Z")
    g.shape(sheet)
    for n in range(6):
        g.cut(segment(56, 32 + n * 6, 104 - (n % 3) * 8, 30 + n * 6), 1.0, 0.8)
    for x in (66.0, 92.0):
        g.shape(ellipse(x, 74, 6.5), 0.9)
    g.shape(parse_path("M 104 70 C 116 46 128 28 140 14 C 138 32 126 52 108 70 Z"), 0.5)
    g.cut(segment(104, 72, 138, 16), PLAIN)


def _palm(x: float, high: float) -> Part:
    def part(g: Graver) -> None:
        top = HORIZON + 8 - high
        trunk = QPainterPath()
        trunk.moveTo(x, HORIZON + 8)
        trunk.quadTo(x + 4, HORIZON - high / 2, x + 1, top)
        g.cut(trunk, 2.2)
        for n in range(7):
            angle = math.pi * (0.06 + n * 0.148)
            leaf = QPainterPath()
            leaf.moveTo(x + 1, top)
            leaf.quadTo(
                x + 1 + 12 * math.cos(angle),
                top - 13 * math.sin(angle),
                x + 1 + 20 * math.cos(angle),
                top + 8 - 12 * math.sin(angle),
            )
            g.cut(leaf, 1.6)

    return part


def _mill(g: Graver) -> None:
    foot = HORIZON + 8
    g.shape(polygon([(104, foot), (109, foot - 30), (123, foot - 30), (128, foot)]), 0.5)
    g.shape(polygon([(107, foot - 30), (116, foot - 39), (125, foot - 30)]), 0.9)
    for turn in range(4):
        with at(g.painter, 116, foot - 30):
            g.painter.rotate(22 + 90 * turn)
            g.shape(polygon([(1, -3), (26, -4.5), (26, 2), (1, 0)]))


VIGNETTES: dict[str, tuple[Part, ...]] = {
    "fleet": (sea, ship(46, 0.92), ship(116, 0.7)),
    "ship": (hill(132, 12, 40), sea, ship(66, 1.15)),
    "harbour": (
        sea,
        hill(136, 6, 46),
        tower(122, 12, 40, dome=False),
        house(134, 18, 18),
        ship(54, 0.95),
    ),
    "volcano": (_volcano, sea, ship(42, 0.85)),
    "alps": (
        hill(40, 34, 40, peak=True),
        hill(124, 30, 40, peak=True),
        hill(82, 44, 46, peak=True),
        plain,
    ),
    "highlands": (
        hill(30, 22, 46),
        hill(126, 28, 52),
        hill(78, 18, 44),
        plain,
        tower(36, 12, 22, dome=False),
    ),
    "camp": (hill(120, 14, 48), plain, tent(34, 0.9), tent(126, 0.8), tent(80, 1.2)),
    "march": (hill(44, 12, 50), plain, column),
    "town": (
        hill(30, 12, 44),
        plain,
        house(34, 20, 18),
        house(100, 22, 22),
        tower(84, 13, 26, dome=True),
        house(58, 18, 20),
    ),
    "palace": (
        plain,
        house(24, 20, 16),
        house(116, 20, 16),
        house(48, 24, 22),
        house(88, 24, 22),
        tower(80, 14, 32, dome=True),
    ),
    "domes": (
        plain,
        tower(44, 12, 22, dome=True),
        tower(116, 12, 24, dome=True),
        tower(80, 18, 30, dome=True),
    ),
    "castle": (
        hill(80, 18, 70),
        plain,
        tower(54, 14, 30, dome=False),
        tower(106, 14, 30, dome=False),
        house(62, 36, 18),
    ),
    "mill": (sea, hill(112, 8, 52), _mill, ship(40, 0.8)),
    "mask": (_mask,),
    "crown": (_crown,),
    "treaty": (_treaty,),
    "palms": (hill(100, 12, 50), plain, _palm(30, 40), _palm(52, 30), tent(112, 1.0)),
}
"""Every vignette, as the parts it is drawn from, the farthest first."""
