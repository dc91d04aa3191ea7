"""Markers: wax seals of victory, seals not yet pressed, the medal of the turn."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_side
from desktop.art.lettering import numeral_font, write
from desktop.art.specs import Mark
from desktop.art.states import draw_shadow
from desktop.art.strokes import (
    at,
    draw,
    ellipse,
    fill,
    line,
    mix,
    pen,
    polygon,
    seeded,
    star,
    tint,
)
from desktop.profile.theme import Theme

SEAL = 15.0
"""Radius of a seal."""
MEDAL = 17.0
SEAL_RECT = QRectF(-18.5, -18.5, 39, 40)
MEDAL_RECT = QRectF(-20, -20, 42, 43)


def rim(radius: float = SEAL, variant: int = 0) -> QPainterPath:
    """The wavy rim of pressed wax; each variant ran a little differently."""
    turn = seeded("seal", variant).uniform(0, 6)
    corners = []
    for i in range(48):
        a = i * math.pi / 24
        r = radius * (1 + 0.045 * math.sin(7 * a + turn) + 0.03 * math.sin(3 * a + 2 * turn))
        corners.append((r * math.cos(a), r * math.sin(a)))
    return polygon(corners)


def draw_seal(painter: QPainter, side: str, variant: int = 0, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a victory marker around the origin."""
    with at(painter, size=size):
        wax, outline = rim(SEAL, variant), theme.pieces.outline
        with at(painter, 2, 2.6):
            draw_shadow(painter, wax, theme)
        if theme.pieces.outer:
            line(painter, wax, pen(theme.pieces.outer, 4.4))
        draw(painter, wax, theme.side(side), 1.8, outline)
        border = rim(SEAL - 1, variant).subtracted(ellipse(0, 0, SEAL * 0.70))
        hatch_side(painter, border, side, theme, pitch=2.6, width=0.8, strength=1.15)
        field = "#FFFFFF" if theme.is_white(side) else mix(theme.side(side), theme.pieces.label_ink, 0.10)
        fill(painter, ellipse(0, 0, SEAL * 0.72), field)
        line(painter, ellipse(0, 0, SEAL * 0.72), pen(tint(outline, 0.85), 1.2))
        _glint(painter)
        draw_emblem(painter, side, 0, 0, SEAL * 0.54, theme.on_colour(side), theme=theme)


def _glint(painter: QPainter) -> None:
    """The light on the north-western edge of the wax."""
    arc, box = QPainterPath(), QRectF(-SEAL * 0.86, -SEAL * 0.86, SEAL * 1.72, SEAL * 1.72)
    arc.arcMoveTo(box, 110)
    arc.arcTo(box, 110, 70)
    line(painter, arc, pen(tint("#FFFFFF", 0.75), 1.6))


def draw_future_seal(
    painter: QPainter, side: str, variant: int = 0, *, size: float = 1.0, theme: Theme
) -> None:
    """Draw a seal that will be pressed if the move is made: dashed, on paper."""
    with at(painter, size=size):
        draw_unpressed(painter, side, variant, theme)
        draw_emblem(painter, side, 0, 0, SEAL * 0.56, theme.on_label(side), theme=theme)


def draw_unpressed(painter: QPainter, side: str, variant: int, theme: Theme) -> None:
    """Draw the paper of a seal that is still to be pressed, dashed in the ink of its side."""
    wax = rim(SEAL, variant)
    if theme.pieces.outer:
        line(painter, wax, pen(theme.pieces.outline, 5))
    fill(painter, wax, theme.pieces.label)
    line(painter, wax, pen(theme.pieces.label, 3.2))
    stroke = pen(theme.on_label(side), 2.2)
    stroke.setDashPattern([2.4, 2.2])
    line(painter, wax, stroke)


def seal(side: str, variant: int = 0) -> Mark:
    """A victory marker."""
    return Mark(draw_seal, SEAL_RECT, (side, variant))


def future_seal(side: str) -> Mark:
    """A victory marker that a move would press."""
    return Mark(draw_future_seal, SEAL_RECT, (side,))


def medal(text: str) -> Mark:
    """A gold medal with a number or letter."""
    return Mark(draw_medal, MEDAL_RECT, (text,))


def draw_medal(painter: QPainter, text: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the gold medal that counts turns, or bears the letter of a track."""
    with at(painter, size=size):
        outline = theme.pieces.outline
        with at(painter, 2, 3):
            draw_shadow(painter, ellipse(0, 0, MEDAL), theme)
        if theme.pieces.outer:
            line(painter, ellipse(0, 0, MEDAL), pen(theme.pieces.outer, 4.6))
        draw(painter, ellipse(0, 0, MEDAL), theme.pieces.gold, 2, outline)
        line(painter, star(24, 15.4, 13.0), pen(tint(outline, 0.7), 1, Qt.PenStyle.SolidLine))
        draw(painter, ellipse(0, 0, 11.4), theme.pieces.medal, 1.2, outline)
        px = 19.0 if len(text) == 1 else 16.5
        write(painter, 0, px * 0.332, text, numeral_font(theme, px), outline, "centre")
