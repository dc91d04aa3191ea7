"""The words of a bargain; cards in it that only its two players see, and such cards made up again (agreements-1)."""

from __future__ import annotations

from collections.abc import Sequence

GIVE, WANT, BOTH = "give", "want", "both"
MONEY, CARD, PROVINCE, PASSAGE, PROMISE = "money", "card", "province", "passage", "promise"
VEIL = "?"
"""Stands for a card that is not known."""


def veiled(words: Sequence[str]) -> list[str]:
    """The words of a bargain as all others may read them."""
    end = words.index(PROMISE) if PROMISE in words else len(words)
    return [VEIL if n and words[n - 1] == CARD and n < end else word for n, word in enumerate(words)]


def unveiled(words: Sequence[str], giver: Sequence[str], other: Sequence[str], spare: str) -> list[str]:
    """The same with cards of the hand that would give them; a spare one where that has no more."""
    hands, section, found = {GIVE: list(giver), WANT: list(other)}, "", []
    for word in words:
        section = word if word in hands else section
        hand = hands.get(section)
        found.append((hand.pop() if hand else spare) if word == VEIL else word)
    return found
