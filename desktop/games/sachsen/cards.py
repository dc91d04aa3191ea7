"""The cards of SACHSEN in the window: Opportunities in the hand, on their backs, enlarged and as strips; events."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QPainter

from desktop.art.cards import WIDTH, CardState
from desktop.art.specs import Spec
from desktop.games.sachsen.art.cards import (
    Category,
    Half,
    LargeOpportunity,
    Opportunity,
    draw_back,
    draw_opportunity,
    draw_strip,
)
from desktop.views.parts.card_looks import Card, CardLook, StripLook
from desktop.views.widgets.appearance import Appearance
from engine.texts.translate import Translator

KINDS: dict[Category, tuple[str, ...]] = {
    "espionage": ("spy", "counter-espionage", "attempt", "agents"),
    "foreign": ("approval-one", "approval-two", "protest", "ambassador", "safe-conduct", "summons"),
    "internal": ("manufactory", "extra-tax", "recruiters", "depots", "heir", "physician"),
    "defence": (
        "initiative", "steal-initiative", "third-salvo", "volley", "cold-steel", "stand-fast", "iron-drill",
        "quick-step", "gun-laying",
    ),
}  # fmt: skip
"""The kinds of Opportunity by their category, in the order in which a hand is held; each has a picture of its name."""
CATEGORY: dict[str, Category] = {card: category for category, cards in KINDS.items() for card in cards}
ORDER = {card: number for number, card in enumerate(CATEGORY)}
SHARED = {"court-bad": "attempt", "court-good": "heir", "soldiers-good": "recruiters"}
"""Halves of events that have the picture of an Opportunity; each other one has a picture of its own name."""


def scene(name: str) -> str:
    """The drawing of the picture on an Opportunity, or on a half of an event."""
    return f"sachsen/scenes/{SHARED.get(name, name)}"


def _said(words: Translator, name: str) -> tuple[str, str, str]:
    return words.name(f"card:{name}"), words.tr(f"sachsen-card-{name}"), scene(name)


def halves(words: Translator, event: str) -> tuple[Half, Half]:
    """What an event says: its bad half and its good one."""
    return Half(*_said(words, f"{event}-bad")), Half(*_said(words, f"{event}-good"))


def opportunity(words: Translator, card: Card) -> Opportunity:
    """What a card of the hand says."""
    kind = kind_of(card.id)
    return Opportunity(*_said(words, kind), CATEGORY[kind])


def kind_of(card: str) -> str:
    """The kind of a card: cards of a kind are told apart by a number behind a dot."""
    return card.partition(".")[0]


def in_order(cards: Iterable[str]) -> list[str]:
    """A hand: espionage, foreign, internal, defence."""
    return sorted(cards, key=lambda card: (ORDER[kind_of(card)], card))


def _face(painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float) -> None:
    shown = opportunity(appearance.words, card)
    draw_opportunity(painter, shown, state=state, size=size, theme=appearance.theme)


def _back(painter: QPainter, appearance: Appearance, side: str, size: float) -> None:
    draw_back(painter, side, size=size, theme=appearance.theme)


def _large(appearance: Appearance, card: Card) -> Spec:
    return LargeOpportunity(opportunity(appearance.words, card))


def _strip(
    painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float, width: float = WIDTH
) -> None:
    shown = opportunity(appearance.words, card)
    draw_strip(painter, shown, state=state, width=width, size=size, theme=appearance.theme)


CARDS = CardLook(
    draw=_face, back=_back, order=in_order, large=_large, strip=StripLook(draw=_strip), strips_first=True
)
