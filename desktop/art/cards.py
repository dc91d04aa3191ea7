"""What cards of every game share: their sheet, the engraved ground of a back, states in a hand."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import draw_emblem
from desktop.art.lettering import font, write
from desktop.art.strokes import (
    Colour,
    at,
    draw,
    ellipse,
    fill,
    inside_of,
    line,
    mix,
    pen,
    rounded,
    segment,
    tint,
)
from desktop.profile.theme import Theme

WIDTH, HEIGHT = 96.0, 144.0
CORNER = 7.0
RAISED = 12.0
"""How much higher a card stands in the hand when it can be played."""
STRIP_HIGH = 62.0
"""How much of a card a strip shows."""


class CardState(StrEnum):
    """What can be done with a card now."""

    PLAIN = "plain"
    PLAYABLE = "playable"
    CHOSEN = "chosen"
    NOT_NOW = "not-now"


def card_rect(
    state: CardState = CardState.PLAIN, *, raised: bool = True, width: float = WIDTH, height: float = HEIGHT
) -> QRectF:
    """The room a card takes around its resting top left corner at size 1, in this state."""
    room = QRectF(-2.5, -2.5, width + 6.5, height + 7.5)
    if state in (CardState.PLAIN, CardState.NOT_NOW):
        return room
    edge = 12.0 if state is CardState.CHOSEN else 6.5
    framed = QRectF(-edge, -edge, width + 2 * edge, height + 2 * edge).united(room)
    return framed.translated(0, -RAISED) if raised else framed


def draw_card_due(painter: QPainter, *, size: float = 1.0, width: float = WIDTH, theme: Theme) -> None:
    """Draw the dashed place of a card that is still to be played."""
    with at(painter, size=size):
        place = rounded(0, 0, width, HEIGHT, CORNER)
        line(painter, place, pen(theme.lights.under, 5.5))
        dashes = pen(theme.lights.legal, 2.6)
        dashes.setDashPattern([3.0, 2.4])
        line(painter, place, dashes)
        write(painter, width / 2, HEIGHT / 2 + 15, "?", font("title", 44), theme.lights.legal, "centre")


def draw_sheet(painter: QPainter, width: float, height: float, theme: Theme) -> None:
    """Draw the empty sheet of a card with its shadow, its top left corner at the origin."""
    shadow = tint(theme.pieces.shadow, theme.pieces.shadow_strength * 0.92)
    fill(painter, rounded(2.5, 3, width, height, CORNER), shadow)
    sheet = rounded(0, 0, width, height, CORNER)
    if theme.pieces.outer:
        line(painter, sheet, pen(theme.pieces.outer, 2.6))
    draw(painter, sheet, theme.pieces.card, 1.5, theme.pieces.outline)


def draw_lattice(
    painter: QPainter,
    colour: Colour,
    mark: Colour,
    theme: Theme,
    width: float = WIDTH,
    height: float = HEIGHT,
) -> None:
    """Draw the engraved ground of a back, its top left corner at the origin."""
    draw_sheet(painter, width, height, theme)
    panel = rounded(6, 6, width - 12, height - 12, 4)
    draw(painter, panel, colour, 1.2, theme.pieces.outline)
    with inside_of(painter, panel):
        lattice = pen(tint(mark, 0.34), 0.9)
        slant = height * 0.43
        for i in range(-7, int(width / 9) + 1):
            line(painter, segment(i * 9, 0, i * 9 + slant, height + 6), lattice)
            line(painter, segment(i * 9 + slant, 0, i * 9, height + 6), lattice)
    line(painter, rounded(10, 10, width - 20, height - 20, 3), pen(tint(mark, 0.8), 1))


def draw_medallion(painter: QPainter, side: str, x: float, y: float, theme: Theme) -> None:
    """Draw the oval of a back around a point: whose it is, by emblem and letters."""
    draw(painter, ellipse(x, y, 27, 34), theme.pieces.label, 1.6, theme.pieces.outline)
    line(painter, ellipse(x, y, 23.5, 30.5), pen(tint(theme.pieces.label_ink, 0.75), 0.8))
    draw_emblem(painter, side, x, y - 3, 18, theme.on_label(side), theme=theme)
    letters = theme.signs(side).letters
    write(painter, x, y + 26, letters, font("sans", 11, bold=True), theme.pieces.label_ink, "centre")


FRAMES = ((3.0, 3.0, 2.0), (8.0, 2.6, 5.0))
"""The frames of a card that can be played, and the second of one chosen: how far out, how wide, how much rounder."""


def draw_card_state(
    painter: QPainter, state: CardState, theme: Theme, width: float = WIDTH, height: float = HEIGHT
) -> None:
    """Draw over a card what can be done with it: frames in the colour of what is legal, or a wash."""
    if state is CardState.NOT_NOW:
        wash = mix(theme.map.paper, "#FFFFFF", 0.45) if theme.dark else theme.map.paper
        fill(painter, rounded(0, 0, width, height, CORNER), tint(wash, 0.55))
        return
    count = {CardState.PLAYABLE: 1, CardState.CHOSEN: 2}.get(state, 0)
    frames: list[tuple[QPainterPath, float]] = [
        (rounded(-out, -out, width + 2 * out, height + 2 * out, CORNER + rounder), wide)
        for out, wide, rounder in FRAMES[:count]
    ]
    for frame, wide in frames:
        line(painter, frame, pen(tint(theme.lights.under, 0.9), wide + 2.6))
    for frame, wide in frames:
        line(painter, frame, pen(theme.lights.legal, wide))
