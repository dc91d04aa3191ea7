"""Vignettes of political cards: small engravings put together from a few parts. Ornament: nothing is read from them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter, QPainterPath

from desktop.drawing.shields import crown_path
from desktop.drawing.strokes import (
    Colour,
    at,
    draw,
    ellipse,
    inside_of,
    line,
    parse_path,
    pen,
    polygon,
    rounded,
    seeded,
    segment,
    tint,
)

WIDTH, HEIGHT = 160.0, 88.0
HORIZON = 56.0
FINE, PLAIN = 0.8, 1.2
"""Widths of the graver's lines."""


@dataclass(frozen=True)
class Graver:
    """What every part of a vignette is drawn with: a painter, ink, and the paper it is printed on."""

    painter: QPainter
    ink: Colour
    paper: Colour

    def cut(self, path: QPainterPath, width: float = FINE, strength: float = 1.0) -> None:
        """A line."""
        line(self.painter, path, pen(tint(self.ink, strength), width))

    def shape(self, path: QPainterPath, dark: float = 0.0) -> None:
        """A shape of paper with an outline, shaded by hatching when it is dark."""
        draw(self.painter, path, self.paper, PLAIN, self.ink)
        if dark:
            box = path.boundingRect()
            with inside_of(self.painter, path):
                for n in range(int((box.width() + box.height()) / 3)):
                    x = box.left() + 3 * n
                    self.cut(segment(x, box.top(), x - box.height(), box.bottom()), FINE, dark)


Part = Callable[[Graver], None]


def draw_vignette(painter: QPainter, name: str, ink: Colour, paper: Colour) -> None:
    """Draw the vignette with this name, its top left corner at the origin, 160 by 88."""
    frame = rounded(0, 0, WIDTH, HEIGHT, 1)
    graver = Graver(painter, ink, paper)
    with inside_of(painter, frame):
        _sky(graver)
        for part in VIGNETTES[name]:
            part(graver)
    line(painter, frame, pen(ink, 1.2))


# ------------------------------------------------------------------------------------------- sky and ground
def _sky(g: Graver) -> None:
    """Ruled from the top, the lines broken towards the horizon."""
    chance = seeded("sky")
    for n in range(12):
        y, x = 3 + n * 4.2, 0.0
        while x < WIDTH:
            length = 60 - n * 4 + chance.random() * 24
            g.cut(segment(x, y, min(WIDTH, x + length), y), 0.6, 0.5 - n * 0.03)
            x += length + n * 1.6 + chance.random() * 8


def _sea(g: Graver) -> None:
    """Short curves, closer at the horizon."""
    chance = seeded("sea")
    g.cut(segment(0, HORIZON, WIDTH, HORIZON), PLAIN)
    for row in range(7):
        y = HORIZON + 4 + row * 4.4
        for n in range(9):
            x = n * 20 + chance.random() * 12 - 8 + (row % 2) * 8
            wave = QPainterPath()
            wave.moveTo(x, y)
            wave.quadTo(x + 4, y - 2.4, x + 8, y)
            wave.quadTo(x + 12, y + 2, x + 15, y)
            g.cut(wave, FINE, 0.75)


def _plain(g: Graver) -> None:
    """Level ground with tufts."""
    chance = seeded("plain")
    g.cut(segment(0, HORIZON, WIDTH, HORIZON), PLAIN)
    for _ in range(34):
        x, y = chance.random() * WIDTH, HORIZON + 5 + chance.random() * 26
        g.cut(segment(x, y, x + 5 + chance.random() * 7, y), 0.7, 0.55)


def _hill(x: float, height: float, half: float, *, peak: bool = False) -> Part:
    def part(g: Graver) -> None:
        foot = HORIZON + 1
        shape = QPainterPath()
        shape.moveTo(x - half, foot)
        if peak:
            shape.lineTo(x - half * 0.25, foot - height * 0.72)
            shape.lineTo(x, foot - height)
            shape.lineTo(x + half * 0.3, foot - height * 0.66)
            shape.lineTo(x + half, foot)
        else:
            shape.cubicTo(
                x - half * 0.5, foot - height * 1.3, x + half * 0.4, foot - height * 1.2, x + half, foot
            )
        shape.closeSubpath()
        g.shape(shape)
        with inside_of(g.painter, shape):
            for n in range(9):
                g.cut(segment(x + half * n / 9, foot - height, x + half * (n + 4) / 9, foot), 0.7, 0.7)

    return part


# ------------------------------------------------------------------------------------------------ things
def _ship(x: float, size: float) -> Part:
    def part(g: Graver) -> None:
        with at(g.painter, x, HORIZON + 6 * size, size):
            for mast, high in ((-13.0, 26.0), (0.0, 33.0), (13.0, 24.0)):
                g.cut(segment(mast, 0, mast, -high), PLAIN)
                for row in range(2):
                    y = -high + 5 + row * 11
                    half = 5.5 + row * 1.6
                    sail = parse_path(
                        f"M {mast - half} {y} L {mast + half} {y} "
                        f"Q {mast + half + 3} {y + 5} {mast + half} {y + 9} L {mast - half} {y + 9} "
                        f"Q {mast - half + 3} {y + 5} {mast - half} {y} Z"
                    )
                    g.shape(sail)
            g.shape(parse_path("M -24 -4 L -20 6 L 18 6 L 25 -6 L 18 -3 L -17 -3 Z"), 0.9)
            g.cut(segment(24, -5, 32, -12), PLAIN)

    return part


def _tent(x: float, size: float) -> Part:
    def part(g: Graver) -> None:
        with at(g.painter, x, HORIZON + 14 * size, size):
            g.shape(polygon([(-14, 0), (0, -22), (14, 0)]))
            g.shape(polygon([(0, -22), (4, 0), (14, 0)]), 0.8)
            g.cut(segment(0, -22, 0, -30), PLAIN)
            g.shape(polygon([(0, -30), (8, -27.5), (0, -25)]), 0.9)

    return part


def _house(x: float, wide: float, high: float) -> Part:
    def part(g: Graver) -> None:
        foot = HORIZON + 8
        g.shape(polygon([(x, foot), (x, foot - high), (x + wide, foot - high), (x + wide, foot)]))
        g.shape(
            polygon(
                [(x - 1, foot - high), (x + wide / 2, foot - high - wide * 0.8), (x + wide + 1, foot - high)]
            ),
            0.8,
        )
        for row in range(int(high // 9)):
            for column in (0.3, 0.7):
                g.cut(
                    segment(
                        x + wide * column,
                        foot - high + 4 + row * 9,
                        x + wide * column,
                        foot - high + 8 + row * 9,
                    ),
                    2.2,
                )

    return part


def _tower(x: float, wide: float, high: float, *, dome: bool) -> Part:
    def part(g: Graver) -> None:
        foot, top = HORIZON + 8, HORIZON + 8 - high
        g.shape(
            polygon([(x - wide / 2, foot), (x - wide / 2, top), (x + wide / 2, top), (x + wide / 2, foot)])
        )
        if dome:
            left, right, tip = x - wide, x + wide, top - wide * 1.7
            onion = parse_path(
                f"M {x - wide / 2} {top} C {left} {top - wide * 0.7} {x - wide * 0.3} {top - wide} {x} {tip} "
                f"C {x + wide * 0.3} {top - wide} {right} {top - wide * 0.7} {x + wide / 2} {top} Z"
            )
            g.shape(onion, 0.8)
            g.cut(segment(x, top - wide * 1.7, x, top - wide * 2.2), PLAIN)
            g.cut(segment(x - 2.5, top - wide * 2.0, x + 2.5, top - wide * 2.0), PLAIN)
        else:
            teeth = [(x - wide * 0.6, top), (x - wide * 0.6, top - 5)]
            for n in range(4):
                left = x - wide * 0.6 + n * wide * 0.3
                teeth += [
                    (left, top - 5),
                    (left + wide * 0.16, top - 5),
                    (left + wide * 0.16, top - 2.5),
                    (left + wide * 0.3, top - 2.5),
                ]
            g.shape(polygon([*teeth, (x + wide * 0.6, top)]), 0.6)
        g.cut(segment(x, top + 6, x, top + 12), 2.2)

    return part


def _volcano(g: Graver) -> None:
    _hill(112, 34, 44)(g)
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


def _column(g: Graver) -> None:
    """Grenadiers on the march."""
    for n in range(11):
        x, foot = 14 + n * 13.2, HORIZON + 22
        g.cut(segment(x + 4, foot - 12, x + 9, foot - 38), 1.2)
        g.shape(polygon([(x - 3.5, foot), (x - 4, foot - 18), (x + 4, foot - 18), (x + 3.5, foot)]), 0.8)
        g.shape(ellipse(x, foot - 21, 3))
        g.shape(polygon([(x - 3.2, foot - 23), (x, foot - 33), (x + 3.2, foot - 23)]), 0.6)


VIGNETTES: dict[str, tuple[Part, ...]] = {
    "fleet": (_sea, _ship(46, 0.92), _ship(116, 0.7)),
    "ship": (_hill(132, 12, 40), _sea, _ship(66, 1.15)),
    "harbour": (
        _sea,
        _hill(136, 6, 46),
        _tower(122, 12, 40, dome=False),
        _house(134, 18, 18),
        _ship(54, 0.95),
    ),
    "volcano": (_volcano, _sea, _ship(42, 0.85)),
    "alps": (
        _hill(40, 34, 40, peak=True),
        _hill(124, 30, 40, peak=True),
        _hill(82, 44, 46, peak=True),
        _plain,
    ),
    "highlands": (
        _hill(30, 22, 46),
        _hill(126, 28, 52),
        _hill(78, 18, 44),
        _plain,
        _tower(36, 12, 22, dome=False),
    ),
    "camp": (_hill(120, 14, 48), _plain, _tent(34, 0.9), _tent(126, 0.8), _tent(80, 1.2)),
    "march": (_hill(44, 12, 50), _plain, _column),
    "town": (
        _hill(30, 12, 44),
        _plain,
        _house(34, 20, 18),
        _house(100, 22, 22),
        _tower(84, 13, 26, dome=True),
        _house(58, 18, 20),
    ),
    "palace": (
        _plain,
        _house(24, 20, 16),
        _house(116, 20, 16),
        _house(48, 24, 22),
        _house(88, 24, 22),
        _tower(80, 14, 32, dome=True),
    ),
    "domes": (
        _plain,
        _tower(44, 12, 22, dome=True),
        _tower(116, 12, 24, dome=True),
        _tower(80, 18, 30, dome=True),
    ),
    "castle": (
        _hill(80, 18, 70),
        _plain,
        _tower(54, 14, 30, dome=False),
        _tower(106, 14, 30, dome=False),
        _house(62, 36, 18),
    ),
    "mill": (_sea, _hill(112, 8, 52), _mill, _ship(40, 0.8)),
    "mask": (_mask,),
    "crown": (_crown,),
    "treaty": (_treaty,),
    "palms": (_hill(100, 12, 50), _plain, _palm(30, 40), _palm(52, 30), _tent(112, 1.0)),
}
"""Every vignette, as the parts it is drawn from, the farthest first."""
