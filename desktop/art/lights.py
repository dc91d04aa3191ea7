"""Lights: what the table shows over the map. Each has a pale under-stroke, and a shape that survives in grey.

Sizes are screen pixels; `size` enlarges for the projector. The origin is the centre of a town, unless a path
is given.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.art.hatching import hatch
from desktop.art.lettering import font, write
from desktop.art.specs import Mark
from desktop.art.strokes import (
    Colour,
    at,
    dashed,
    dotted,
    draw,
    ellipse,
    fill,
    line,
    parse_path,
    pen,
    polygon,
    rounded,
    saw,
    segment,
    tint,
)
from desktop.profile.theme import Theme, ink_on


class Reach(StrEnum):
    """By what right a place can be reached; the rings can be counted."""

    PLAIN = "plain"
    MAIN = "main"
    FORCED = "forced"
    JOIN = "join"


RINGS = {Reach.PLAIN: 1, Reach.MAIN: 2, Reach.FORCED: 3, Reach.JOIN: 0}

RING, RING_STEP = 15.0, 5.0
DISC, DISC_TEXT = 11.0, 15.0
HOVERED = 1.2
BLOCKED = 24.0
MARK, DOTS = 21.0, 14
WAY = 6.0
LIGHT_RECT = QRectF(-46, -46, 92, 92)
"""The room that any light takes around its place."""


def wide(theme: Theme, width: float) -> float:
    """A line of a light, as wide as the theme has it."""
    return width * theme.lights.scale


# ---------------------------------------------------------------------------------------------- legal places
def rings_reach(reach: Reach, size: float = 1.0, scale: float = 1.0) -> float:
    """How far from a place its outermost ring reaches, with the pale stroke under it; `scale` is the theme's."""
    width = 2.6 * scale
    steps = max(0, RINGS[reach] - 1)
    return (RING + steps * max(RING_STEP, width + 2.0) + width / 2 + 1.4) * size if RINGS[reach] else 0.0


def draw_rings(
    painter: QPainter, reach: Reach, hovered: bool = False, *, size: float = 1.0, theme: Theme
) -> None:
    """Draw one ring for a march, two for four cities by main road, three for a forced march."""
    width = wide(theme, 2.6)
    with at(painter, size=size):
        radii = [RING + i * max(RING_STEP, width + 2.0) for i in range(RINGS[reach])]
        for radius in radii:
            line(painter, ellipse(0, 0, radius), pen(tint(theme.lights.under, 0.92), width + 2.8))
        for radius in radii:
            line(painter, ellipse(0, 0, radius), pen(theme.lights.legal, width))
        if hovered and radii:
            fill(painter, ellipse(0, 0, RING - 1.5), tint(theme.lights.legal, 0.35))


def draw_disc(
    painter: QPainter,
    text: str,
    *,
    colour: Colour,
    hovered: bool = False,
    small: bool = False,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a numbered disc around the origin; `small` is for maps seen from afar."""
    grown = size * (HOVERED if hovered else 1.0) * (9 / 11 if small else 1.0)
    with at(painter, size=grown):
        fill(painter, ellipse(0, 0, DISC + 1.8), theme.lights.under)
        fill(painter, ellipse(0, 0, DISC), colour)
        px = DISC_TEXT if len(text) == 1 else DISC_TEXT - 2
        ink = ink_on(colour if isinstance(colour, str) else colour.name())
        write(painter, 0, px * 0.36, text, font("sans", px, bold=True), ink, "centre")


@dataclass(frozen=True)
class Disc:
    """A numbered disc in the colour of one of the theme's lights."""

    text: str
    light: str = "legal"
    hovered: bool = False
    small: bool = False

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw the disc around the origin."""
        colour: str = getattr(theme.lights, self.light)
        draw_disc(painter, self.text, colour=colour, hovered=self.hovered, small=self.small, theme=theme)

    def rect(self, _theme: Theme, /) -> QRectF:
        """Its room while the pointer is on it."""
        return QRectF(-17, -17, 34, 34)


def draw_beyond(painter: QPainter, text: str, turn: float, *, theme: Theme) -> None:
    """Draw a disc with a number and a point in a direction (degrees from the east, clockwise)."""
    colour = theme.lights.legal
    tip = polygon([(12.0, -9.0), (23.0, 0.0), (12.0, 9.0)])
    with at(painter):
        painter.rotate(turn)
        draw(painter, tip, colour, 3.0, theme.lights.under)
    draw_disc(painter, text, colour=colour, size=1.15, theme=theme)
    with at(painter):
        painter.rotate(turn)
        fill(painter, tip, colour)


def beyond(text: str, turn: int) -> Mark:
    """An arrow at the edge of the map with the number of pieces beyond it; `turn` in degrees from the east."""
    return Mark(draw_beyond, QRectF(-28, -28, 56, 56), (text, turn))


def rings(reach: Reach = Reach.PLAIN, hovered: bool = False) -> Mark:
    """The rings of a legal place, without its disc."""
    return Mark(draw_rings, LIGHT_RECT, (reach, hovered))


def blocked(crossed: bool = True) -> Mark:
    """The hatched ring of a refused place."""
    return Mark(draw_blocked, LIGHT_RECT, (crossed,))


def disc_distance(reach: Reach = Reach.PLAIN, size: float = 1.0) -> float:
    """How far right and down (or left and up) of a place its disc stands, so as to touch the outer ring."""
    return ((RING + RINGS[reach] * 3) * 0.84 + 3) * size


# ---------------------------------------------------------------------------------------------- ways
def draw_way(
    painter: QPainter,
    path: QPainterPath,
    *,
    passed: Iterable[QPointF] = (),
    head: bool = True,
    colour: Colour | None = None,
    width: float = WAY,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a way along its roads with an arrow head, and an open disc at every city passed."""
    ink = theme.lights.legal if colour is None else colour
    broad = width * size * (1.25 if theme.lights.scale > 1 else 1.0)
    under = 3.0 * size
    line(painter, path, pen(tint(theme.lights.under, 0.9), broad + 2 * under))
    line(painter, path, pen(ink, broad))
    for point in passed:
        with at(painter, point.x(), point.y(), size):
            line(painter, ellipse(0, 0, 5.5), pen(theme.lights.under, 6))
            draw(painter, ellipse(0, 0, 5.5), theme.lights.under, 2.6, ink)
    if head:
        draw_head(painter, path, ink, broad, under, theme)


def draw_head(
    painter: QPainter, path: QPainterPath, colour: Colour, width: float, under: float, theme: Theme
) -> None:
    """Draw an arrow head, 2.6 times as long as the line is wide, on the end of a path."""
    end = path.pointAtPercent(1)
    before = path.pointAtPercent(max(0.0, 1 - 12 / max(path.length(), 13.0)))
    angle = math.atan2(end.y() - before.y(), end.x() - before.x())
    c, s, long = math.cos(angle), math.sin(angle), width * 2.6
    corners = ((0.55, 0.0), (-0.5, 0.6), (-0.5, -0.6))
    head = polygon((end.x() + long * (a * c - b * s), end.y() + long * (a * s + b * c)) for a, b in corners)
    line(painter, head, pen(theme.lights.under, 2 * under))
    fill(painter, head, colour)


def draw_footsteps(painter: QPainter, path: QPainterPath, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the last action: dots that grow from where a piece was to where it is."""
    count = max(3, int(path.length() / (11 * size)))
    steps = [(path.pointAtPercent(i / count), (1.5 + 2.6 * i / count) * size) for i in range(count + 1)]
    for at_point, radius in steps:
        fill(painter, ellipse(at_point.x(), at_point.y(), radius + 1.8 * size), theme.lights.under)
    for at_point, radius in steps:
        fill(painter, ellipse(at_point.x(), at_point.y(), radius), theme.window.second_ink)


def draw_flight(painter: QPainter, path: QPainterPath, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the way of one that has fled: a broken line with a head."""
    colour = theme.lights.threat
    line(painter, path, pen(theme.lights.under, 7 * size))
    line(painter, path, dashed(colour, 3.6 * size, (2.2, 1.4)))
    draw_head(painter, path, colour, 3.6 * size, 2 * size, theme)


def draw_mark(painter: QPainter, where: QPointF, *, size: float = 1.0, theme: Theme) -> None:
    """Draw where something happened in the last action though nothing walked there: a ring of dots."""
    dots = [
        QPointF(where.x() + MARK * size * math.cos(turn), where.y() + MARK * size * math.sin(turn))
        for turn in (math.tau * number / DOTS for number in range(DOTS))
    ]
    for radius, colour in ((4.2, theme.lights.under), (2.6, theme.window.second_ink)):
        for dot in dots:
            fill(painter, ellipse(dot.x(), dot.y(), radius * size), colour)


# ---------------------------------------------------------------------------------------------- refusals
def draw_blocked(
    painter: QPainter, crossed: bool = True, *, radius: float = BLOCKED, size: float = 1.0, theme: Theme
) -> None:
    """Draw the hatched ring of a place that may not be entered, with a cross in it."""
    with at(painter, size=size):
        red, inner = theme.lights.blocked, radius * 2 / 3
        line(
            painter,
            ellipse(0, 0, (radius + inner) / 2),
            pen(tint(theme.lights.under, 0.95), radius - inner + 6),
        )
        band = ellipse(0, 0, radius).subtracted(ellipse(0, 0, inner))
        hatch(painter, band, (45.0,), red, 5, 2.4)
        line(painter, ellipse(0, 0, radius), pen(red, 2.6))
        line(painter, ellipse(0, 0, inner), pen(red, 1.6))
        if crossed:
            draw_cross(painter, radius * 7 / 24, colour=red, theme=theme)


def draw_cross(
    painter: QPainter, half: float = 7.0, *, colour: Colour, width: float = 4.0, theme: Theme
) -> None:
    """Draw a cross around the origin."""
    for ink, broad in ((theme.lights.under, width + 4), (colour, width)):
        for tilt in (-half, half):
            line(painter, segment(-half, -tilt, half, tilt), pen(ink, broad))


def draw_forbidden_way(painter: QPainter, path: QPainterPath, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the leg of a way that may not be gone: red dashes."""
    line(painter, path, pen(tint(theme.lights.under, 0.9), (WAY + 5) * size))
    line(painter, path, dashed(theme.lights.blocked, WAY * size, (1.6, 1.1)))


def shortened(path: QPainterPath, start: float, end: float) -> QPainterPath:
    """The path without its first and last pixels: what stands at its ends stays free."""
    length = path.length()
    if length <= start + end:
        return path
    count = max(2, int((length - start - end) / 6))
    spots = [path.percentAtLength(start + (length - start - end) * i / count) for i in range(count + 1)]
    result = QPainterPath(path.pointAtPercent(spots[0]))
    for spot in spots[1:]:
        result.lineTo(path.pointAtPercent(spot))
    return result


def draw_reason(
    painter: QPainter, path: QPainterPath, *, gap: float = BLOCKED + 6, size: float = 1.0, theme: Theme
) -> None:
    """Draw the dashed red arrow from the piece that forbids to the ring of the place it forbids."""
    path = shortened(path, 0, gap * size)
    line(painter, path, pen(tint(theme.lights.under, 0.9), 9.5 * size))
    line(painter, path, dashed(theme.lights.blocked, 4 * size, (2.2, 1.4)))
    draw_head(painter, path, theme.lights.blocked, 4.6 * size, 2.4 * size, theme)


def draw_way_back(
    painter: QPainter, path: QPainterPath, *, gap: float = 42.0, size: float = 1.0, theme: Theme
) -> None:
    """Draw the thin dashed arc on which a refused piece went home; `gap` keeps it off that piece."""
    path = shortened(path, (BLOCKED + 6) * size, gap * size)
    colour = theme.window.second_ink
    line(painter, path, pen(tint(theme.lights.under, 0.8), 5.5 * size))
    line(painter, path, dashed(colour, 2.2 * size, (4.0, 2.2)))
    draw_head(painter, path, colour, 4.4 * size, 1.6 * size, theme)


# ------------------------------------------------------------------------------ supply, protection
def draw_supply(
    painter: QPainter,
    path: QPainterPath,
    *,
    numbered: Sequence[tuple[QPointF, int]] = (),
    broken: QPointF | None = None,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a line of supply as dots along its roads, counting cities; `broken` is where it ends in vain."""
    green = theme.lights.supply
    line(painter, path, pen(theme.lights.under, 10 * size))
    line(painter, path, dotted(green, 5 * size, 2.0))
    for point, number in numbered:
        with at(painter, point.x(), point.y()):
            draw_disc(painter, str(number), colour=green, size=size, theme=theme)
    if broken is not None:
        with at(painter, broken.x(), broken.y(), size):
            fill(painter, ellipse(0, 0, 16), theme.lights.under)
            draw_cross(painter, 8, colour=green, theme=theme)


def draw_course(
    painter: QPainter,
    path: QPainterPath,
    *,
    numbered: tuple[QPointF, int] | None = None,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a way over water as a blue line with a head, and how many may go there."""
    blue = theme.map.river
    line(painter, path, pen(theme.lights.under, 9 * size))
    line(painter, path, pen(blue, 5 * size))
    draw_head(painter, path, blue, 5 * size, 2 * size, theme)
    if numbered is not None:
        point, number = numbered
        with at(painter, point.x(), point.y()):
            draw_disc(painter, str(number), colour=blue, size=size, theme=theme)


def draw_chain(
    painter: QPainter,
    path: QPainterPath,
    *,
    number: int | None = None,
    colour: Colour | None = None,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw the chain from a protector to what it protects, its links flat and on edge by turns."""
    ink = theme.lights.protection if colour is None else colour
    links = max(2, int(path.length() / (11 * size)))
    flat, edge = rounded(-7, -4, 14, 8, 4), segment(-6, 0, 6, 0)
    width = min(wide(theme, 2.6), 3.2)
    for broad, hue in ((width + 3, theme.lights.under), (width, ink)):
        for i in range(links):
            t = (i + 0.5) / links
            point = path.pointAtPercent(t)
            with at(painter, point.x(), point.y(), size):
                painter.rotate(-path.angleAtPercent(t))
                line(painter, edge if i % 2 else flat, pen(hue, broad))
    if number is not None:
        middle = path.pointAtPercent(0.5)
        with at(painter, middle.x(), middle.y()):
            draw_disc(painter, str(number), colour=ink, size=size, theme=theme)


def draw_open_padlock(
    painter: QPainter, *, colour: Colour | None = None, size: float = 1.0, theme: Theme
) -> None:
    """Draw the open padlock of a fortress that nobody protects."""
    ink = theme.lights.protection if colour is None else colour
    body, shackle = rounded(-8, -3, 16, 12, 2), parse_path("M -5 -3 L -5 -8 C -5 -15 5 -15 6 -9")
    with at(painter, size=size):
        line(painter, shackle, pen(theme.lights.under, 7))
        line(painter, body, pen(theme.lights.under, 5))
        line(painter, shackle, pen(ink, 2.8))
        fill(painter, body, ink)
        fill(painter, ellipse(0, 3, 2.2), theme.lights.under)


# ---------------------------------------------------------------------------------------------- threats
def draw_threat(
    painter: QPainter, *, radius: float = 24.0, possible: bool = False, size: float = 1.0, theme: Theme
) -> None:
    """Draw the teeth around a place where a fight must be, or (dotted) may be."""
    teeth = saw(radius, radius, 14, 5)
    width = wide(theme, 3.0) if theme.lights.scale == 1 else 3.8
    with at(painter, size=size):
        line(painter, teeth, pen(theme.lights.under, width + 3.6))
        stroke: QPen = (
            dotted(theme.lights.threat, width, 1.9) if possible else pen(theme.lights.threat, width)
        )
        line(painter, teeth, stroke)


def draw_combat_band(painter: QPainter, path: QPainterPath, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the band along the road between two who fight."""
    draw_way(painter, path, head=False, colour=theme.lights.threat, width=7, size=size, theme=theme)
