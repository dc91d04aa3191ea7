"""Markers: wax seals of victory, seals not yet pressed, subsidies, the medal of the turn."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_power
from desktop.art.lettering import numeral_font, write
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
COIN = 11.0
"""Radius of a subsidy marker."""
SEAL_RECT = QRectF(-18.5, -18.5, 39, 40)
MEDAL_RECT = QRectF(-20, -20, 42, 43)
COIN_RECT = QRectF(-13.5, -13.5, 27, 27)


def rim(radius: float = SEAL, variant: int = 0) -> QPainterPath:
    """The wavy rim of pressed wax; each variant ran a little differently."""
    turn = seeded("seal", variant).uniform(0, 6)
    corners = []
    for i in range(48):
        a = i * math.pi / 24
        r = radius * (1 + 0.045 * math.sin(7 * a + turn) + 0.03 * math.sin(3 * a + 2 * turn))
        corners.append((r * math.cos(a), r * math.sin(a)))
    return polygon(corners)


def draw_seal(painter: QPainter, power: str, *, variant: int = 0, size: float = 1.0, theme: Theme) -> None:
    """Draw a victory marker around the origin."""
    with at(painter, size=size):
        wax, outline = rim(SEAL, variant), theme.pieces.outline
        with at(painter, 2, 2.6):
            draw_shadow(painter, wax, theme)
        if theme.pieces.outer:
            line(painter, wax, pen(theme.pieces.outer, 4.4))
        draw(painter, wax, theme.power(power), 1.8, outline)
        border = rim(SEAL - 1, variant).subtracted(ellipse(0, 0, SEAL * 0.70))
        hatch_power(painter, border, power, theme, pitch=2.6, width=0.8, strength=1.15)
        field = "#FFFFFF" if power == "austria" else mix(theme.power(power), theme.pieces.label_ink, 0.10)
        fill(painter, ellipse(0, 0, SEAL * 0.72), field)
        line(painter, ellipse(0, 0, SEAL * 0.72), pen(tint(outline, 0.85), 1.2))
        _glint(painter)
        draw_emblem(painter, power, 0, 0, SEAL * 0.54, theme.on_colour[power])


def _glint(painter: QPainter) -> None:
    """The light on the north-western edge of the wax."""
    arc, box = QPainterPath(), QRectF(-SEAL * 0.86, -SEAL * 0.86, SEAL * 1.72, SEAL * 1.72)
    arc.arcMoveTo(box, 110)
    arc.arcTo(box, 110, 70)
    line(painter, arc, pen(tint("#FFFFFF", 0.75), 1.6))


def draw_future_seal(
    painter: QPainter, power: str, *, variant: int = 0, size: float = 1.0, theme: Theme
) -> None:
    """Draw a seal that will be pressed if the move is made: dashed, on paper."""
    with at(painter, size=size):
        _unpressed(painter, power, variant, theme)
        draw_emblem(painter, power, 0, 0, SEAL * 0.56, theme.on_label[power])


def draw_question(painter: QPainter, power: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a question mark (10.3-e): the seal not yet pressed, "?" and the power's emblem."""
    with at(painter, size=size):
        with at(painter, 2, 2.6):
            draw_shadow(painter, rim(SEAL, 3), theme, 0.85)
        _unpressed(painter, power, 3, theme)
        write(painter, -5, 8.2, "?", numeral_font(theme, 25), theme.pieces.label_ink, "centre")
        draw_emblem(painter, power, 6.8, 0.3, 5.6, theme.on_label[power])


def _unpressed(painter: QPainter, power: str, variant: int, theme: Theme) -> None:
    wax = rim(SEAL, variant)
    if theme.pieces.outer:
        line(painter, wax, pen(theme.pieces.outline, 5))
    fill(painter, wax, theme.pieces.label)
    line(painter, wax, pen(theme.pieces.label, 3.2))
    stroke = pen(theme.on_label[power], 2.2)
    stroke.setDashPattern([2.4, 2.2])
    line(painter, wax, stroke)


def draw_subsidy(painter: QPainter, power: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a subsidy marker (20-b): an S on paper, in a ring of the colour of the power that gives."""
    with at(painter, size=size):
        outline, whole = theme.pieces.outline, ellipse(0, 0, COIN)
        if theme.pieces.outer:
            line(painter, whole, pen(theme.pieces.outer, 4.0))
        draw(painter, whole, theme.power(power), 1.6, outline)
        hatch_power(painter, whole, power, theme, pitch=2.6, width=0.8, strength=1.15)
        draw(painter, ellipse(0, 0, COIN * 0.7), theme.pieces.label, 1.0, outline)
        write(painter, 0, 4.6, "S", numeral_font(theme, 14.5), theme.pieces.label_ink, "centre")


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
