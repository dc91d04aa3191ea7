"""Tactical cards: engraved faces in ink and one red, backs in the holder's colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.art.cards import (
    HEIGHT,
    RAISED,
    STRIP_HIGH,
    WIDTH,
    CardState,
    draw_card_state,
    draw_lattice,
    draw_medallion,
    draw_sheet,
)
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

RESERVE = "R"
VALUES = tuple(range(2, 11))
CODES_OF_CARDS = (*(f"{suit}{value}" for suit in SUITS for value in VALUES), RESERVE)
"""Every different face: 36 cards of a suit, and the Reserve that each deck holds twice."""


DECKS = ("I", "II", "III", "IV")
STRIP_LEFT = 34.0
"""On a strip all that tells a card from others stands in so much of its left."""


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
        draw_sheet(painter, WIDTH, HEIGHT, theme)
        rule = rounded(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 4)
        line(painter, rule, pen(tint(theme.pieces.card_rule, 0.9), 0.8))
        if content is None:
            _reserve(painter, words, theme)
        else:
            _suit_card(painter, *content, words, theme)
        draw_card_state(painter, state, theme)


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
        draw_sheet(painter, WIDTH, HEIGHT, theme)
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
        draw_lattice(painter, theme.side(power), theme.on_colour(power), theme)
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
        draw_sheet(painter, WIDTH, HEIGHT, theme)
        line(
            painter, rounded(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 4), pen(tint(theme.pieces.card_rule, 0.9), 0.8)
        )


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
