"""Cards of cities, provinces and factions, 96 by 144, and the tabs of 64 by 22 as which they lie in a camp."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.art.cards import HEIGHT, WIDTH, draw_sheet
from desktop.art.drawings import drawing
from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_side
from desktop.art.inks import piece_inks
from desktop.art.lettering import font, numeral_font, wrap, write, write_fitting
from desktop.art.strokes import at, draw, ellipse, line, mix, parse_path, pen, rounded, segment, star, tint
from desktop.profile.theme import Theme

TAB_WIDE, TAB_HIGH = 64.0, 22.0
EDGE, NAMED = 7.0, 25.0
PICTURE = QRectF(10, 32, 76, 44)
"""Where the walls of a city or the outline of a province have their room."""
LINE, LEAST = 11.0, 8.0
SHIELD = "M -8 -9 L 8 -9 L 8 1 C 8 6 3 9.4 0 11 C -3 9.4 -8 6 -8 1 Z"


@dataclass(frozen=True)
class CityFace:
    """What the card of a city says: its name, its worth in points, and the places that pay besides."""

    name: str
    points: str
    pays: tuple[str, ...]


@dataclass(frozen=True)
class ProvinceFace:
    """What the card of a province says: name, outline (in any units), limit of population, worth and tax."""

    name: str
    outline: QPainterPath
    limit: int
    points: str
    tax: str

    def __hash__(self) -> int:
        return hash(self.name)


@dataclass(frozen=True)
class FactionFace:
    """What the card of a faction says: whose it is, its name and its goal in a line."""

    side: str
    name: str
    goal: str


CardFace = CityFace | ProvinceFace | FactionFace


def draw_card_face(painter: QPainter, face: CardFace, *, holder: str = "", theme: Theme) -> None:
    """Draw a card, its top left corner at the origin; its frame is in the colour of who holds it."""
    draw_sheet(painter, WIDTH, HEIGHT, theme)
    _frame(painter, face.side if isinstance(face, FactionFace) else holder, theme)
    caps = isinstance(face, CityFace)
    write_fitting(
        painter, WIDTH / 2, NAMED, face.name, "title", 17 if caps else 16, WIDTH - 22, theme.pieces.card_ink,
        caps=caps, spacing=0.5,
    )  # fmt: skip
    if isinstance(face, CityFace):
        _city(painter, face, theme)
    elif isinstance(face, ProvinceFace):
        _province(painter, face, holder, theme)
    else:
        _faction(painter, face, theme)


def _frame(painter: QPainter, side: str, theme: Theme) -> None:
    """A band of the holder's colour between two hairlines."""
    band = rounded(4, 4, WIDTH - 8, HEIGHT - 8, 5)
    line(painter, band, pen(theme.pieces.card_ink, 5.4))
    line(painter, band, pen(theme.side(side) if side else theme.pieces.card_rule, 4))
    if side:
        inner = rounded(6, 6, WIDTH - 12, HEIGHT - 12, 4)
        hatch_side(painter, rounded(2, 2, WIDTH - 4, HEIGHT - 4, 6).subtracted(inner), side, theme, pitch=2.6)


def _city(painter: QPainter, face: CityFace, theme: Theme) -> None:
    with at(painter, WIDTH / 2, PICTURE.center().y() + 6, 0.74):
        drawing("revolution/walls").draw(painter, piece_inks(theme))
    _points(painter, 17, 40, face.points, theme)
    line(painter, segment(14, 80, WIDTH - 14, 80), pen(theme.pieces.card_rule, 0.9))
    _lines(painter, face.pays, 92, theme)


def _province(painter: QPainter, face: ProvinceFace, holder: str, theme: Theme) -> None:
    shape = fitted_outline(face.outline, PICTURE)
    colour = theme.side(holder) if holder else theme.pieces.card_rule
    draw(painter, shape, mix(theme.pieces.card, colour, 0.4), 1.3, theme.pieces.card_ink)
    if holder:
        hatch_side(painter, shape, holder, theme, pitch=3.4, width=0.8)
    line(painter, segment(14, 82, WIDTH - 14, 82), pen(theme.pieces.card_rule, 0.9))
    write(painter, WIDTH / 2, 105, str(face.limit), numeral_font(theme, 22), theme.pieces.card_ink, "centre")
    _points(painter, 30, 122, face.points, theme)
    _coin(painter, 66, 122, face.tax, theme)


def _faction(painter: QPainter, face: FactionFace, theme: Theme) -> None:
    draw(painter, ellipse(WIDTH / 2, 58, 25), theme.side(face.side), 1.6, theme.pieces.outline)
    hatch_side(painter, ellipse(WIDTH / 2, 58, 25), face.side, theme, pitch=2.6, width=0.7, strength=0.7)
    draw(painter, ellipse(WIDTH / 2, 58, 19.5), theme.pieces.label, 1.2, theme.pieces.outline)
    draw_emblem(painter, face.side, WIDTH / 2, 58, 14, theme.on_label(face.side), theme=theme)
    _lines(painter, (face.goal,), 98, theme)


def _lines(painter: QPainter, said: tuple[str, ...], top: float, theme: Theme) -> None:
    """Words in the middle of the card, as large as fits what is left of it."""
    px, room = LINE, HEIGHT - EDGE - 6 - top
    while True:
        face = font("sans", px)
        lines = [part for words in said for part in wrap(words, face, WIDTH - 22)]
        if px <= LEAST or len(lines) * px * 1.18 <= room + px:
            break
        px -= 0.5
    for number, words in enumerate(lines):
        write_fitting(
            painter, WIDTH / 2, top + number * px * 1.18, words, "sans", px, WIDTH - 18, theme.pieces.card_ink,
            floor=6.0,
        )  # fmt: skip


def _points(painter: QPainter, x: float, y: float, text: str, theme: Theme) -> None:
    """The worth of a card on a shield."""
    with at(painter, x, y, 1.0 if len(text) == 1 else 1.25):
        draw(painter, parse_path(SHIELD), theme.pieces.medal, 1.3, theme.pieces.outline)
        px = 14.0 if len(text) == 1 else 9.5
        write(painter, 0, px * 0.34, text, numeral_font(theme, px), theme.pieces.outline, "centre")


def _coin(painter: QPainter, x: float, y: float, text: str, theme: Theme) -> None:
    """What a province pays, on a coin."""
    with at(painter, x, y, 1.0 if len(text) == 1 else 1.25):
        draw(painter, ellipse(0, 0, 9.6), theme.pieces.gold, 1.3, theme.pieces.outline)
        line(painter, star(18, 9, 7.6), pen(tint(theme.pieces.outline, 0.6), 0.7))
        px = 14.0 if len(text) == 1 else 9.0
        write(painter, 0, px * 0.34, text, numeral_font(theme, px), theme.pieces.outline, "centre")


def fitted_outline(outline: QPainterPath, room: QRectF) -> QPainterPath:
    """An outline as large as fits a room, in its middle."""
    box = outline.boundingRect()
    size = min(room.width() / max(1.0, box.width()), room.height() / max(1.0, box.height()))
    turned = QTransform()
    turned.translate(room.center().x(), room.center().y())
    turned.scale(size, size)
    turned.translate(-box.center().x(), -box.center().y())
    return turned.map(outline)


def draw_card_tab(
    painter: QPainter,
    at_point: QPointF,
    name: str,
    *,
    city: bool,
    side: str,
    wide: float = TAB_WIDE,
    theme: Theme,
) -> None:
    """Draw a card as the tab of it that is seen in a camp: cities in capitals beside a gate, provinces plain."""
    with at(painter, at_point.x(), at_point.y()):
        sheet = rounded(0, 0, wide, TAB_HIGH, 3)
        if theme.pieces.outer:
            line(painter, sheet, pen(theme.pieces.outer, 3))
        draw(painter, sheet, theme.pieces.card, 1.2, theme.pieces.outline)
        draw(painter, rounded(1.6, 1.6, 5, TAB_HIGH - 3.2, 1.5), theme.side(side), 0.8, theme.pieces.outline)
        ink = theme.pieces.card_ink
        write_fitting(painter, 10, 15.4, name, "title", 13, wide - 14, ink, "left", caps=city, floor=8.0)
        if city:
            line(painter, segment(10, 18.6, wide - 5, 18.6), pen(theme.pieces.card_rule, 0.9))
