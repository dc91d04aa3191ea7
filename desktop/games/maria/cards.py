"""The tactical cards of MARIA in the window: their faces, and how a hand is held."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.cards import WIDTH, CardState, draw_card_due
from desktop.art.strokes import at
from desktop.art.suits import SUITS
from desktop.games.maria.art.tactical_cards import (
    STRIP_LEFT,
    CardWords,
    draw_card,
    draw_card_back,
    draw_card_strip,
)
from desktop.views.parts.card_looks import Card, CardLook, StripLook
from desktop.views.widgets.appearance import Appearance


def card_words(appearance: Appearance) -> CardWords:
    """The letters on cards in the language of the table."""
    suits = {suit: appearance.name(f"suit:{suit}", "letter") for suit in "HDCS"}
    return CardWords(suits, appearance.tr("card-reserve-short"), appearance.tr("panels-any-suit"))


def face_of(card: str) -> str:
    """The face of a card with its deck: "S4.2" shows S4, "Rb.2" a Reserve."""
    return "R" if card.startswith("R") else card.partition(".")[0]


def deck_of(card: str) -> int:
    """The deck a card comes from, 1 where it does not say."""
    tail = card.partition(".")[2]
    return int(tail) if tail.isdigit() and 1 <= int(tail) <= 4 else 1


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as a hand is held: suit by suit, low before high, Reserves last."""

    def place(card: str) -> tuple[int, int, int]:
        face = face_of(card)
        return (
            (len(SUITS), 0, deck_of(card))
            if face == "R"
            else (SUITS.index(face[0]), int(face[1:]), deck_of(card))
        )

    return sorted(cards, key=place)


def paint_small_card(painter: QPainter, appearance: Appearance, card: str, rect: QRectF, size: float) -> None:
    """Paint an open card in a panel, or the dashed place of the card now due for ""."""
    with at(painter, rect.x(), rect.y()):
        if card:
            draw_card(painter, face_of(card), words=card_words(appearance), size=size, theme=appearance.theme)
        else:
            draw_card_due(painter, size=size, theme=appearance.theme)


def _face(painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float) -> None:
    draw_card(
        painter,
        face_of(card.id),
        state=state,
        words=card_words(appearance),
        size=size,
        theme=appearance.theme,
    )


def _back(painter: QPainter, appearance: Appearance, side: str, size: float) -> None:
    draw_card_back(painter, side, 1, size=size, theme=appearance.theme)


def _strip(
    painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float, width: float = WIDTH
) -> None:
    del width
    draw_card_strip(
        painter,
        face_of(card.id),
        state=state,
        words=card_words(appearance),
        size=size,
        theme=appearance.theme,
    )


STRIP = StripLook(draw=_strip, seen=STRIP_LEFT, digit=(4.0, 0.0))
CARDS = CardLook(draw=_face, back=_back, order=in_order, strip=STRIP)
