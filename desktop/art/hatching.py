"""Petra Sancta's hatching: how engravers wrote a colour without colour."""

from __future__ import annotations

import math

from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.art.strokes import Colour, at, dotted, inside_of, line, pen, screen_scale, segment, tint
from desktop.profile.theme import Theme, luminance

ANGLES: dict[str, tuple[float, ...]] = {
    "none": (),
    "horizontal": (0.0,),
    "vertical": (90.0,),
    "rising": (-45.0,),
    "falling": (45.0,),
    "crossed": (0.0, 90.0),
    "dotted": (45.0,),
}
DOTTED = "dotted"
"""Gold: points in rows instead of lines."""

PITCH = 3.2
WIDTH = 0.9
LEAST_PITCH = 1.6
"""Lines nearer than this on the screen run together: then they fall away; emblem and number stay."""


def hatch(
    painter: QPainter,
    path: QPainterPath,
    angles: tuple[float, ...],
    colour: Colour,
    pitch: float = PITCH,
    width: float = WIDTH,
    *,
    points: bool = False,
) -> None:
    """Fill a path with parallel lines at each of these angles (degrees, clockwise from the horizontal), or `points`."""
    if pitch * screen_scale(painter) < LEAST_PITCH:
        return
    box = path.boundingRect()
    reach = math.hypot(box.width(), box.height()) / 2 + pitch
    stroke = dotted(colour, width * 1.5, pitch / (width * 1.5)) if points else pen(colour, width)
    with inside_of(painter, path):
        for angle in angles:
            with at(painter, box.center().x(), box.center().y()):
                painter.rotate(angle)
                for i in range(int(2 * reach / pitch) + 1):
                    line(painter, segment(-reach, i * pitch - reach, reach, i * pitch - reach), stroke)


def _ink(side: str, theme: Theme, strength: float = 1.0) -> QColor:
    """White lines on dark colours, ink on pale ones; nearly solid where the theme may not trust colour."""
    pale = luminance(theme.side(side)) > 0.3
    solid = 0.8 if theme.fills.patterns else theme.pieces.hatch
    return tint(theme.pieces.label_ink if pale else "#FFFFFF", min(1.0, solid * strength))


def hatch_side(
    painter: QPainter,
    path: QPainterPath,
    side: str,
    theme: Theme,
    *,
    pitch: float = PITCH,
    width: float = WIDTH,
    strength: float = 1.0,
) -> None:
    """Fill a path with the hatching of a side."""
    code, ink = theme.signs(side).hatching, _ink(side, theme, strength)
    hatch(painter, path, ANGLES[code], ink, pitch, width, points=code == DOTTED)
