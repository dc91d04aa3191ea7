"""Cards of factions, cities and provinces, 96 by 144, and the tabs of 64 by 22 as which they lie in a camp."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.art.cards import HEIGHT, WIDTH, draw_sheet
from desktop.art.drawings import drawing
from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_side
from desktop.art.inks import piece_inks
from desktop.art.lettering import font, numeral_font, wrap, write, write_fitting
from desktop.art.strokes import at, draw, ellipse, line, parse_path, pen, rounded, segment, star, tint
from desktop.profile.theme import Theme

TAB_WIDE, TAB_HIGH = 64.0, 22.0
MIDDLE, RULE, FOOT = WIDTH / 2, 80.0, HEIGHT - 12
LINE, LEAST = 11.0, 7.0
SHIELD = "M -8 -9 L 8 -9 L 8 1 C 8 6 3 9.4 0 11 C -3 9.4 -8 6 -8 1 Z"


@dataclass(frozen=True)
class CardFace:
    """What a card says: its name, whose it is, lines of words; the emblem of a faction, the walls of a city.

    `points`: what it is worth, on a shield. `limit`, `tax`: of a province, "" for all others.
    """

    name: str
    side: str
    lines: tuple[str, ...]
    points: str = ""
    limit: str = ""
    tax: str = ""


def draw_card_face(painter: QPainter, face: CardFace, theme: Theme) -> None:
    """Draw a card, its top left corner at the origin; its frame is in the colour of who holds it."""
    ink, side = theme.pieces.card_ink, face.side
    draw_sheet(painter, WIDTH, HEIGHT, theme)
    line(painter, rounded(4, 4, WIDTH - 8, HEIGHT - 8, 5), pen(ink, 5.4))
    line(painter, rounded(4, 4, WIDTH - 8, HEIGHT - 8, 5), pen(theme.side(side), 4))
    frame = rounded(2, 2, WIDTH - 4, HEIGHT - 4, 6).subtracted(rounded(6, 6, WIDTH - 12, HEIGHT - 12, 4))
    hatch_side(painter, frame, side, theme, pitch=2.6)
    city = bool(face.points and not face.limit)
    write_fitting(painter, MIDDLE, 26, face.name, "title", 17, WIDTH - 22, ink, caps=city, spacing=0.5)
    if city:
        with at(painter, MIDDLE + 6, 60, 0.72):
            drawing("revolution/walls").draw(painter, piece_inks(theme))
        _worth(painter, 18, 42, face.points, theme)
    elif face.limit:
        write(painter, MIDDLE, 62, face.limit, numeral_font(theme, 32), ink, "centre")
        _worth(painter, 30, 98, face.points, theme)
        _worth(painter, 66, 98, face.tax, theme, coin=True)
    else:
        draw(painter, ellipse(MIDDLE, 55, 20), theme.pieces.label, 1.2, theme.pieces.outline)
        draw_emblem(painter, side, MIDDLE, 55, 15, theme.on_label(side), theme=theme)
    line(painter, segment(14, RULE, WIDTH - 14, RULE), pen(theme.pieces.card_rule, 0.9))
    _words(painter, face.lines, 124.0 if face.limit else RULE + 13, theme)


def _words(painter: QPainter, said: tuple[str, ...], top: float, theme: Theme) -> None:
    """Words below the rule, as large as they have room."""
    px = LINE
    while (lines := [part for words in said for part in wrap(words, font("sans", px), WIDTH - 20)]) and (
        px > LEAST and top + (len(lines) - 1) * px * 1.18 > FOOT
    ):
        px -= 0.5
    for number, words in enumerate(lines):
        base = top + number * px * 1.18
        write_fitting(painter, MIDDLE, base, words, "sans", px, WIDTH - 18, theme.pieces.card_ink, floor=6.0)


def _worth(painter: QPainter, x: float, y: float, text: str, theme: Theme, *, coin: bool = False) -> None:
    """What a card is worth, on a shield, or pays, on a coin."""
    with at(painter, x, y, 1.0 if len(text) == 1 else 1.25):
        shape = ellipse(0, 0, 9.6) if coin else parse_path(SHIELD)
        draw(painter, shape, theme.pieces.gold if coin else theme.pieces.medal, 1.3, theme.pieces.outline)
        if coin:
            line(painter, star(18, 9, 7.6), pen(tint(theme.pieces.outline, 0.6), 0.7))
        px = 14.0 if len(text) == 1 else 9.0
        write(painter, 0, px * 0.34, text, numeral_font(theme, px), theme.pieces.outline, "centre")


def draw_card_tab(
    painter: QPainter,
    corner: QPointF,
    name: str,
    *,
    city: bool,
    side: str,
    wide: float = TAB_WIDE,
    theme: Theme,
) -> None:
    """Draw a card as the tab of it that is seen in a camp: cities in capitals over a rule, provinces plain."""
    with at(painter, corner.x(), corner.y()):
        sheet = rounded(0, 0, wide, TAB_HIGH, 3)
        if theme.pieces.outer:
            line(painter, sheet, pen(theme.pieces.outer, 3))
        draw(painter, sheet, theme.pieces.card, 1.2, theme.pieces.outline)
        draw(painter, rounded(1.6, 1.6, 5, TAB_HIGH - 3.2, 1.5), theme.side(side), 0.8, theme.pieces.outline)
        ink = theme.pieces.card_ink
        write_fitting(painter, 10, 15.4, name, "title", 13, wide - 14, ink, "left", caps=city, floor=8.0)
        if city:
            line(painter, segment(10, 18.6, wide - 5, 18.6), pen(theme.pieces.card_rule, 0.9))
