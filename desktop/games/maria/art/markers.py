"""MARIA's own markers: question marks, electors' votes, subsidies, and the plate of a general in combat."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_side
from desktop.art.lettering import numeral_font, write
from desktop.art.markers import SEAL, SEAL_RECT, draw_unpressed, rim
from desktop.art.shields import crown_path, shield_path
from desktop.art.specs import Mark
from desktop.art.states import draw_shadow
from desktop.art.strokes import at, draw, ellipse, fill, inside_of, line, pen, polygon, rounded, segment, tint
from desktop.art.suits import pip, suit_colour, suit_of
from desktop.profile.theme import Theme

COIN = 11.0
"""Radius of a subsidy marker."""
TROOPS_RECT = QRectF(-44, -28, 88, 56)
ELECTOR_RECT = QRectF(-13, -29, 28, 48)


def question(power: str) -> Mark:
    """A question mark on a fortress (10.3-e)."""
    return Mark(draw_question, SEAL_RECT, (power,))


def elector(side: str) -> Mark:
    """An elector's vote: "france" or "austria"."""
    return Mark(draw_elector, ELECTOR_RECT, (side,))


def troops(number: int, suit: str) -> Mark:
    """The plate of a general in combat."""
    return Mark(draw_troops, TROOPS_RECT, (number, suit))


def draw_question(painter: QPainter, power: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a question mark (10.3-e): the seal not yet pressed, "?" and the power's emblem."""
    with at(painter, size=size):
        with at(painter, 2, 2.6):
            draw_shadow(painter, rim(SEAL, 3), theme, 0.85)
        draw_unpressed(painter, power, 3, theme)
        write(painter, -5, 8.2, "?", numeral_font(theme, 25), theme.pieces.label_ink, "centre")
        draw_emblem(painter, power, 6.8, 0.3, 5.6, theme.on_label(power), theme=theme)


def draw_subsidy(painter: QPainter, power: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a subsidy marker (20-b): an S on paper, in a ring of the colour of the power that gives."""
    with at(painter, size=size):
        outline, whole = theme.pieces.outline, ellipse(0, 0, COIN)
        if theme.pieces.outer:
            line(painter, whole, pen(theme.pieces.outer, 4.0))
        draw(painter, whole, theme.side(power), 1.6, outline)
        hatch_side(painter, whole, power, theme, pitch=2.6, width=0.8, strength=1.15)
        draw(painter, ellipse(0, 0, COIN * 0.7), theme.pieces.label, 1.0, outline)
        write(painter, 0, 4.6, "S", numeral_font(theme, 14.5), theme.pieces.label_ink, "centre")


def draw_troops(painter: QPainter, troops: int, suit: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the plate of a general in combat around the origin: his troops and the suit he fights with."""
    kind = suit_of(suit)
    with at(painter, size=size):
        plate = rounded(-40, -24, 80, 48, 5)
        if theme.pieces.outer:
            line(painter, plate, pen(theme.pieces.outer, 5))
        draw(painter, plate, theme.pieces.label, 2, theme.pieces.outline)
        write(painter, -13, 12, str(troops), numeral_font(theme, 34), theme.pieces.label_ink, "centre")
        fill(painter, pip(kind, 20, 0, 12), suit_colour(kind, theme))


def draw_elector(painter: QPainter, side: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw an elector's vote as it lies on the map: a crowned coat, French, or parted for Austria."""
    with at(painter, size=size):
        coat = shield_path()
        with at(painter, 2, 2.6):
            fill(painter, coat, tint(theme.pieces.shadow, theme.pieces.shadow_strength))
        if theme.pieces.outer:
            line(painter, coat, pen(theme.pieces.outer, 4))
        if side == "france":
            fill(painter, coat, theme.side("france"))
            hatch_side(painter, coat, "france", theme, pitch=2.4, width=0.6, strength=0.65)
            draw_emblem(painter, "france", 0, 0.5, 8.4, theme.on_colour("france"), theme=theme)
        else:
            _parted(painter, coat, theme)
        draw(painter, coat, None, 1.8, theme.pieces.outline)
        draw(painter, crown_path(0, -20, 7.4), theme.pieces.gold, 1.5, theme.pieces.outline)


def _parted(painter: QPainter, coat: QPainterPath, theme: Theme) -> None:
    """The coat of Austria and the Pragmatic Army: white with the bar, and grey with the lion."""
    fill(painter, coat, theme.side("austria"))
    with inside_of(painter, coat):
        fill(painter, polygon([(0, -14), (12, -14), (12, 16), (0, 16)]), theme.side("pragmatic"))
        fill(painter, polygon([(-11, -4.5), (0, -4.5), (0, 2.5), (-11, 2.5)]), theme.pieces.label_ink)
    draw_emblem(painter, "pragmatic", 5.4, -1, 5.4, theme.on_colour("pragmatic"), theme=theme)
    line(painter, segment(0, -13, 0, 15), pen(theme.pieces.outline, 1.2))
