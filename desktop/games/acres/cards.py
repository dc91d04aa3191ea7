"""The cards of A FEW ACRES OF SNOW in the window: in the hand, on their backs, enlarged, and as strips of a list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtGui import QPainter

from desktop.art.cards import RAISED, CardState
from desktop.art.specs import Spec
from desktop.games.acres.art.cards import (
    BROAD_HEIGHT,
    HEIGHT,
    MINI_HEIGHT,
    WIDTH,
    LargeCard,
    draw_colony_back,
    draw_colony_card,
    draw_mini_card,
)
from desktop.games.acres.faces import face_of, is_location
from desktop.views.parts.card_looks import Card, CardLook, StripLook
from desktop.views.widgets.appearance import Appearance


def _face(painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float) -> None:
    draw_colony_card(painter, face_of(appearance.words, card), state=state, size=size, theme=appearance.theme)


def _back(painter: QPainter, appearance: Appearance, side: str, size: float) -> None:
    draw_colony_back(painter, side, size=size, theme=appearance.theme)


def _large(appearance: Appearance, card: Card) -> Spec:
    return LargeCard(face_of(appearance.words, card))


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as a hand is held: locations first, then the empire; each by name."""
    return sorted(cards, key=lambda card: (not is_location(card), card.removeprefix("green-"), card))


STRIP_WIDTH, BROAD_WIDTH = 152.0, 188.0


def _strip(
    painter: QPainter,
    appearance: Appearance,
    card: Card,
    state: CardState,
    size: float,
    width: float = STRIP_WIDTH,
    *,
    broad: bool = False,
) -> None:
    draw_mini_card(
        painter,
        face_of(appearance.words, card),
        state=state,
        stacked=width < STRIP_WIDTH,
        broad=broad,
        width=width,
        size=size,
        theme=appearance.theme,
    )


def _broad(
    painter: QPainter,
    appearance: Appearance,
    card: Card,
    state: CardState,
    size: float,
    width: float = BROAD_WIDTH,
) -> None:
    _strip(painter, appearance, card, state, size, width, broad=True)


STRIP = StripLook(
    STRIP_WIDTH,
    MINI_HEIGHT,
    _strip,
    seen=STRIP_WIDTH,
    rows=2,
    above=5.0,
    left=9.0,
    right=3.0,
    below=3.0,
    digit=(2.0, MINI_HEIGHT / 2),
)
BROAD = replace(STRIP, width=BROAD_WIDTH, height=BROAD_HEIGHT, draw=_broad, seen=BROAD_WIDTH, rows=1)
CARDS = CardLook(
    WIDTH, HEIGHT, _face, _back, in_order, (CardState.CHOSEN,), RAISED + 11.0, 11.0, _large, STRIP, BROAD
)
