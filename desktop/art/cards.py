"""Tactical cards: engraved faces in ink and one red, backs in the holder's colour, states in a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.emblems import CODES, draw_emblem
from desktop.art.lettering import font, width_of, write, write_fitting
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
from desktop.art.suits import SUITS, Suit, pip, suit_colour, suit_of
from desktop.profile.theme import Theme

WIDTH, HEIGHT = 96.0, 144.0
CORNER = 7.0
RAISED = 12.0
"""How much higher a card stands in the hand when it can be played."""

RESERVE = "R"
VALUES = tuple(range(2, 11))
CODES_OF_CARDS = (*(f"{suit}{value}" for suit in SUITS for value in VALUES), RESERVE)
"""Every different face: 36 cards of a suit, and the Reserve that each deck holds twice."""

SIZES = {"tray": 1.0, "duel": 0.72, "hover": 1.68, "projector": 1.9}
DECKS = ("I", "II", "III", "IV")


class CardState(StrEnum):
    """What can be done with a card now."""

    PLAIN = "plain"
    PLAYABLE = "playable"
    CHOSEN = "chosen"
    NOT_NOW = "not-now"


@dataclass(frozen=True)
class CardWords:
    """The words and letters on cards, in the language of the table."""

    suits: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({s: s for s in SUITS}))
    reserve: str = "R"
    any_suit: str = ""
    values: str = "1–8"

    def __hash__(self) -> int:
        return hash((tuple(sorted(self.suits.items())), self.reserve, self.any_suit, self.values))


LETTERS = CardWords()
"""The letters of the cards' codes, with no word of any language."""


def parse_card(text: str) -> tuple[Suit, int] | None:
    """Suit and value of a card's code or ref ("card:H7"); nothing for a Reserve; ValueError for no card."""
    code = text.rsplit(":", 1)[-1]
    if code[:1] == RESERVE:
        return None
    if code not in CODES_OF_CARDS:
        raise ValueError(text)
    return suit_of(code), int(code[1:])


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


def draw_card(
    painter: QPainter,
    code: str,
    *,
    state: CardState = CardState.PLAIN,
    words: CardWords = LETTERS,
    raised: bool = True,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw the face of a tactical card, the top left corner of its resting place at the origin."""
    content = parse_card(code)
    lifted = raised and state in (CardState.PLAYABLE, CardState.CHOSEN)
    with at(painter, size=size):
        painter.translate(0, -RAISED if lifted else 0)
        _ground(painter, theme)
        rule = rounded(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 4)
        line(painter, rule, pen(tint(theme.pieces.card_rule, 0.9), 0.8))
        if content is None:
            _reserve(painter, words, theme)
        else:
            _suit_card(painter, *content, words, theme)
        draw_card_state(painter, state, theme)


STRIP_HIGH = 62.0
"""How much of a card a strip shows."""
STRIP_LEFT = 34.0
"""On a strip all that tells a card from others stands in so much of its left."""


def draw_card_strip(
    painter: QPainter,
    code: str,
    *,
    state: CardState = CardState.PLAIN,
    words: CardWords = LETTERS,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw the upper part of a card that lies among others: value, sign and letter at its left, the rest cut off."""
    content = parse_card(code)
    with at(painter, size=size):
        painter.setClipRect(QRectF(-12, -12, WIDTH + 24, STRIP_HIGH + 12), Qt.ClipOperation.IntersectClip)
        _ground(painter, theme)
        if content is None:
            ink = theme.pieces.card_ink
            write(painter, 17, 29, words.reserve, font("figures", 27), ink, "centre")
            write(painter, 17, 47, words.values, font("figures", 13), ink, "centre")
            for suit, x, y in zip(SUITS, (54, 74, 74, 54), (20, 20, 42, 42), strict=True):
                fill(painter, pip(suit, x, y, 8), suit_colour(suit, theme))
        else:
            suit, value = content
            ink = suit_colour(suit, theme)
            write(painter, 17, 29, str(value), font("figures", 30 if value < 10 else 26), ink, "centre")
            fill(painter, pip(suit, 11.5, 42, 6.5), ink)
            letter = words.suits.get(suit, suit)
            write(painter, 25, 47, letter, font("sans", 13, bold=True), ink, "centre")
            fill(painter, pip(suit, 65, 33, 17), mix(ink, theme.pieces.card, 0.8))
        draw_card_state(painter, state, theme)


def draw_card_back(painter: QPainter, power: str, deck: int, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the back of a card: the holder's colour, emblem and code, and the deck of origin (1 to 4)."""
    with at(painter, size=size):
        draw_lattice(painter, theme.power(power), theme.on_colour[power], theme)
        draw_medallion(painter, power, WIDTH / 2, HEIGHT / 2, theme)
        _deck_numbers(painter, deck, theme)


def draw_plain_back(painter: QPainter, deck: int, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the back of a card that nobody holds yet."""
    with at(painter, size=size):
        draw_lattice(painter, theme.pieces.wood, "#FFFFFF", theme)
        _deck_numbers(painter, deck, theme)


def draw_blank(painter: QPainter, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a card of a pile whose faces are not shown."""
    with at(painter, size=size):
        _ground(painter, theme)
        line(
            painter, rounded(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 4), pen(tint(theme.pieces.card_rule, 0.9), 0.8)
        )


def draw_card_due(painter: QPainter, *, size: float = 1.0, width: float = WIDTH, theme: Theme) -> None:
    """Draw the dashed place of a card that is still to be played."""
    with at(painter, size=size):
        place = rounded(0, 0, width, HEIGHT, CORNER)
        line(painter, place, pen(theme.lights.under, 5.5))
        dashes = pen(theme.lights.legal, 2.6)
        dashes.setDashPattern([3.0, 2.4])
        line(painter, place, dashes)
        write(painter, width / 2, HEIGHT / 2 + 15, "?", font("title", 44), theme.lights.legal, "centre")


# ---------------------------------------------------------------------------------------------- the parts
def draw_sheet(painter: QPainter, width: float, height: float, theme: Theme) -> None:
    """Draw the empty sheet of a card with its shadow, its top left corner at the origin."""
    shadow = tint(theme.pieces.shadow, theme.pieces.shadow_strength * 0.92)
    fill(painter, rounded(2.5, 3, width, height, CORNER), shadow)
    sheet = rounded(0, 0, width, height, CORNER)
    if theme.pieces.outer:
        line(painter, sheet, pen(theme.pieces.outer, 2.6))
    draw(painter, sheet, theme.pieces.card, 1.5, theme.pieces.outline)


def _ground(painter: QPainter, theme: Theme) -> None:
    draw_sheet(painter, WIDTH, HEIGHT, theme)


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


def _deck_numbers(painter: QPainter, deck: int, theme: Theme) -> None:
    """The deck of origin in two corners."""
    for x, y in ((19.0, 24.0), (77.0, 130.0)):
        draw(painter, rounded(x - 9, y - 11, 18, 15, 2), theme.pieces.label, 1, theme.pieces.outline)
        write(painter, x, y + 1, DECKS[deck - 1], font("figures", 11.5), theme.pieces.label_ink, "centre")


def _suit_card(painter: QPainter, suit: Suit, value: int, words: CardWords, theme: Theme) -> None:
    ink = suit_colour(suit, theme)
    figure = font("figures", 34 if value < 10 else 31)
    write(painter, 21, 36, str(value), figure, ink, "centre")
    fill(painter, pip(suit, 21, 50, 9), ink)
    letter = words.suits.get(suit, suit)
    write(painter, 79, 21, letter, font("sans", 15, bold=True), ink, "centre")
    with at(painter, WIDTH, HEIGHT):
        painter.rotate(180)
        write(painter, 21, 36, str(value), figure, ink, "centre")
    _engraved_pip(painter, suit, theme)


def _engraved_pip(painter: QPainter, suit: Suit, theme: Theme) -> None:
    """The large pip: solid, its lit half cut by the graver."""
    ink = suit_colour(suit, theme)
    large = pip(suit, 50, 78, 25)
    draw(painter, large, mix(ink, "#FFFFFF", 0.06), 1, ink)
    cuts = pen(tint(theme.pieces.card, 0.45), 0.9)
    with inside_of(painter, large):
        for i in range(-30, -4, 3):
            line(painter, segment(50 + i - 6, 44, 50 + i + 8, 112), cuts)


def _reserve(painter: QPainter, words: CardWords, theme: Theme) -> None:
    """The Reserve: any suit, a value from 1 to 8, so four pips in a double ring."""
    ink, second = theme.pieces.card_ink, mix(theme.pieces.card_ink, theme.pieces.card_rule, 0.45)
    letter = font("figures", 32)
    write(painter, 22, 35, words.reserve, letter, ink, "centre")
    with at(painter, WIDTH, HEIGHT):
        painter.rotate(180)
        write(painter, 22, 35, words.reserve, letter, ink, "centre")
    for radius in (32.0, 35.0):
        line(painter, ellipse(48, 74, radius), pen(tint(ink, 0.6), 0.9))
    for suit, x, y in zip(SUITS, (35, 61, 61, 35), (61, 61, 87, 87), strict=True):
        fill(painter, pip(suit, x, y, 10), suit_colour(suit, theme))
    write(painter, 65, 25, words.values, font("figures", 16), second, "centre")
    _note(painter, words.any_suit, ink)


def _note(painter: QPainter, text: str, ink: Colour) -> None:
    """The note at the foot of a Reserve, on two lines where one would be too small."""
    first, _, rest = text.partition(" ")
    if rest and width_of(text, font("italic", 12)) > 50:
        write_fitting(painter, 36, 121.5, first, "italic", 13, 50, ink)
        write_fitting(painter, 36, 133.5, rest, "italic", 13, 50, ink)
    elif text:
        write_fitting(painter, 36, 130, text, "italic", 13.5, 50, ink)


def draw_medallion(painter: QPainter, power: str, x: float, y: float, theme: Theme) -> None:
    """Draw the oval of a back around a point: whose it is, by emblem and letters."""
    draw(painter, ellipse(x, y, 27, 34), theme.pieces.label, 1.6, theme.pieces.outline)
    line(painter, ellipse(x, y, 23.5, 30.5), pen(tint(theme.pieces.label_ink, 0.75), 0.8))
    draw_emblem(painter, power, x, y - 3, 18, theme.on_label[power])
    write(painter, x, y + 26, CODES[power], font("sans", 11, bold=True), theme.pieces.label_ink, "centre")


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


def key_disc_place(size: float = 1.0) -> QPointF:
    """Where the digit that plays a card stands: below its middle."""
    return QPointF(WIDTH / 2 * size, (HEIGHT + 2) * size)
