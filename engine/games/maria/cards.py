"""Tactical Cards (section 8): 4 decks of 38, named S4.2 (suit, value, deck of origin) or Ra.2 and Rb.2 (Reserves)."""

from __future__ import annotations

DECKS = 4
DECK_SIZE = 38
SUITS = "SHDC"
ALL = DECKS * DECK_SIZE

RESERVE_PAYS = 8
"""What a Reserve is worth as payment (R-04), and the most it may stand for in combat (8-e)."""


def _name(card: int) -> str:
    deck, face = divmod(card, DECK_SIZE)
    if face >= 36:
        return f"R{'ab'[face - 36]}.{deck + 1}"
    suit, value = divmod(face, 9)
    return f"{SUITS[suit]}{value + 2}.{deck + 1}"


def _worth(card: int) -> int:
    face = card % DECK_SIZE
    return RESERVE_PAYS if face >= 36 else face % 9 + 2


def _suit(card: int) -> str:
    face = card % DECK_SIZE
    return "R" if face >= 36 else SUITS[face // 9]


NAMES = tuple(_name(c) for c in range(ALL))
NUMBER = {name: n for n, name in enumerate(NAMES)}
WORTH = tuple(_worth(c) for c in range(ALL))
"""What each card pays (8-g)."""
SUIT = tuple(_suit(c) for c in range(ALL))
"""S, H, D, C, or R for a Reserve."""
ORIGIN = tuple(c // DECK_SIZE for c in range(ALL))


def deck(number: int) -> list[int]:
    """The 38 cards of a deck (0 to 3), in order (8-a)."""
    return list(range(number * DECK_SIZE, (number + 1) * DECK_SIZE))


def find(name: str) -> int | None:
    """The card with this name; a face without its deck ("S4", "R") means the one of the lowest deck."""
    if name in NUMBER:
        return NUMBER[name]
    face = "Ra" if name == "R" else name
    return NUMBER.get(f"{face}.1")


def same_face(card: int) -> tuple[int, ...]:
    """The cards of all decks with the same face (any Reserve for a Reserve)."""
    if SUIT[card] == "R":
        return tuple(c for c in range(ALL) if SUIT[c] == "R")
    face = card % DECK_SIZE
    return tuple(d * DECK_SIZE + face for d in range(DECKS))


def worth(cards: list[int]) -> int:
    """What a hand is worth in points (8-g)."""
    return sum(map(WORTH.__getitem__, cards))


def ref(card: int) -> str:
    """The card's reference."""
    return f"card:{NAMES[card]}"
