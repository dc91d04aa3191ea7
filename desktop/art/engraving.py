"""Engravings put together from a few parts: sky, ground, and the things that stand on it. Nothing is read from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.strokes import (
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


def engrave(
    painter: QPainter,
    parts: Sequence[Part],
    ink: Colour,
    paper: Colour,
    *,
    wide: float = WIDTH,
    high: float = HEIGHT,
) -> None:
    """Draw the parts, the farthest first, in a frame with its top left corner at the origin.

    In a frame of another shape it loses sky before ground, or at both sides.
    """
    frame, size = rounded(0, 0, wide, high, 1), max(wide / WIDTH, high / HEIGHT)
    graver = Graver(painter, ink, paper)
    cut = max(0.0, HEIGHT - high / size)
    with inside_of(painter, frame):
        painter.scale(size, size)
        painter.translate((wide / size - WIDTH) / 2, -0.7 * cut)
        sky(graver)
        for part in parts:
            part(graver)
    line(painter, frame, pen(ink, 1.2))


# ------------------------------------------------------------------------------------------- sky and ground
def sky(g: Graver) -> None:
    """Ruled from the top, the lines broken towards the horizon."""
    chance = seeded("sky")
    for n in range(12):
        y, x = 3 + n * 4.2, 0.0
        while x < WIDTH:
            length = 60 - n * 4 + chance.random() * 24
            g.cut(segment(x, y, min(WIDTH, x + length), y), 0.6, 0.5 - n * 0.03)
            x += length + n * 1.6 + chance.random() * 8


def sea(g: Graver) -> None:
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


def plain(g: Graver) -> None:
    """Level ground with tufts."""
    chance = seeded("plain")
    g.cut(segment(0, HORIZON, WIDTH, HORIZON), PLAIN)
    for _ in range(34):
        x, y = chance.random() * WIDTH, HORIZON + 5 + chance.random() * 26
        g.cut(segment(x, y, x + 5 + chance.random() * 7, y), 0.7, 0.55)


def hill(x: float, height: float, half: float, *, peak: bool = False) -> Part:
    """A hill, or a peak, its flank in shadow."""

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
def ship(x: float, size: float) -> Part:
    """A ship of three masts under sail."""

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


def tent(x: float, size: float) -> Part:
    """A tent with its pennant."""

    def part(g: Graver) -> None:
        with at(g.painter, x, HORIZON + 14 * size, size):
            g.shape(polygon([(-14, 0), (0, -22), (14, 0)]))
            g.shape(polygon([(0, -22), (4, 0), (14, 0)]), 0.8)
            g.cut(segment(0, -22, 0, -30), PLAIN)
            g.shape(polygon([(0, -30), (8, -27.5), (0, -25)]), 0.9)

    return part


def house(x: float, wide: float, high: float) -> Part:
    """A gabled house, from its left wall."""

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


def tower(x: float, wide: float, high: float, *, dome: bool) -> Part:
    """A tower with battlements or with an onion dome."""

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


def column(g: Graver) -> None:
    """Grenadiers on the march."""
    for n in range(11):
        x, foot = 14 + n * 13.2, HORIZON + 22
        g.cut(segment(x + 4, foot - 12, x + 9, foot - 38), 1.2)
        g.shape(polygon([(x - 3.5, foot), (x - 4, foot - 18), (x + 4, foot - 18), (x + 3.5, foot)]), 0.8)
        g.shape(ellipse(x, foot - 21, 3))
        g.shape(polygon([(x - 3.2, foot - 23), (x, foot - 33), (x + 3.2, foot - 23)]), 0.6)
