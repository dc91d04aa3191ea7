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

KINDS: dict[Category, dict[str, str]] = {
    "espionage": {
        "spy": "maria/vignettes/mask", "counter-espionage": "acres/scenes/intendant",
        "attempt": "maria/vignettes/crown", "agents": "maria/vignettes/palace",
    },
    "foreign": {
        "approval-one": "maria/vignettes/treaty", "approval-two": "maria/vignettes/treaty",
        "protest": "maria/vignettes/castle", "ambassador": "acres/scenes/governor",
        "safe-conduct": "maria/vignettes/march", "summons": "maria/vignettes/domes",
    },
    "internal": {
        "manufactory": "maria/vignettes/mill", "extra-tax": "acres/scenes/trader",
        "recruiters": "acres/scenes/militia", "depots": "acres/scenes/fortification",
        "heir": "maria/vignettes/crown", "physician": "acres/scenes/priest",
    },
    "defence": {
        "initiative": "acres/scenes/military-leader", "steal-initiative": "maria/vignettes/camp",
        "third-salvo": "acres/scenes/regular-infantry", "volley": "acres/scenes/regular-infantry",
        "cold-steel": "acres/scenes/militia", "stand-fast": "acres/scenes/fortification",
        "iron-drill": "acres/scenes/regular-infantry", "quick-step": "maria/vignettes/march",
        "gun-laying": "acres/scenes/siege-artillery",
    },
}  # fmt: skip
"""The kinds of Opportunity and the picture of each, by their category, in the order in which a hand is held."""
CATEGORY: dict[str, Category] = {card: category for category, cards in KINDS.items() for card in cards}
ORDER = {card: number for number, card in enumerate(CATEGORY)}
EVENTS: dict[str, tuple[str, str]] = {
    "harvest": ("acres/scenes/wilderness", "maria/vignettes/mill"),
    "camp": ("maria/vignettes/camp", "maria/vignettes/camp"),
    "treasury": ("maria/vignettes/castle", "acres/scenes/trader"),
    "court": ("maria/vignettes/palace", "maria/vignettes/crown"),
    "kingdoms": ("maria/vignettes/march", "maria/vignettes/treaty"),
    "town": ("maria/vignettes/volcano", "maria/vignettes/town"),
    "soldiers": ("acres/scenes/wilderness", "acres/scenes/militia"),
    "estates": ("acres/scenes/militia", "maria/vignettes/treaty"),
    "gazette": ("maria/vignettes/palace", "maria/vignettes/domes"),
    "frontier": ("acres/scenes/river-fort", "maria/vignettes/palace"),
    "arsenal": ("maria/vignettes/volcano", "acres/scenes/siege-artillery"),
    "conspiracy": ("maria/vignettes/mask", "maria/vignettes/treaty"),
}
"""The pictures of events: of the bad half and of the good one."""


def opportunity(words: Translator, card: str) -> Opportunity:
    """What a card of the hand says."""
    category = CATEGORY[card]
    return Opportunity(
        words.name(f"card:{card}"), category, words.tr(f"sachsen-card-{card}"), KINDS[category][card]
    )


def halves(words: Translator, event: str) -> tuple[Half, Half]:
    """What an event says: its bad half and its good one."""
    bad, good = (
        Half(words.name(f"card:{event}-{half}"), words.tr(f"sachsen-card-{event}-{half}"), scene)
        for half, scene in zip(("bad", "good"), EVENTS[event], strict=True)
    )
    return bad, good


def kind_of(card: str) -> str:
    """The kind of a card: cards of a kind are told apart by a number behind a dot."""
    return card.partition(".")[0]


def in_order(cards: Iterable[str]) -> list[str]:
    """A hand: espionage, foreign, internal, defence."""
    return sorted(cards, key=lambda card: (ORDER[kind_of(card)], card))


def _face(painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float) -> None:
    shown = opportunity(appearance.words, kind_of(card.id))
    draw_opportunity(painter, shown, state=state, size=size, theme=appearance.theme)


def _back(painter: QPainter, appearance: Appearance, side: str, size: float) -> None:
    draw_back(painter, side, size=size, theme=appearance.theme)


def _large(appearance: Appearance, card: Card) -> Spec:
    return LargeOpportunity(opportunity(appearance.words, kind_of(card.id)))


def _strip(
    painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float, width: float = WIDTH
) -> None:
    shown = opportunity(appearance.words, kind_of(card.id))
    draw_strip(painter, shown, state=state, width=width, size=size, theme=appearance.theme)


CARDS = CardLook(draw=_face, back=_back, order=in_order, large=_large, strip=StripLook(draw=_strip))
