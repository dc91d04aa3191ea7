"""The factions of REVOLUTION by number, in the order of their alignment (2-i), and neutrals beside them."""

from __future__ import annotations

SIDES: tuple[str, ...] = ("catholics", "habsburgs", "nobility", "burghers", "reformers")
"""From the most Catholic to the most Reformed (2-i); also the order of play of turn 0."""
CATHOLICS, HABSBURGS, NOBILITY, BURGHERS, REFORMERS = range(5)
NEUTRAL = 5
"""The number of neutral counters among those of the factions (2-c)."""
NOBODY = -1
"""Holder of a card that nobody holds."""
NUMBER: dict[str, int] = {side: number for number, side in enumerate(SIDES)}
WORDS: tuple[str, ...] = (*SIDES, "neutral")
"""What Actions call whose counter it is."""
TEAMS: tuple[tuple[int, int], ...] = ((CATHOLICS, HABSBURGS), (BURGHERS, REFORMERS))
TEAM_SEATS = ("catholic", "reformed")
"""The factions that each of two players leads, and what their seats are called (3.1-a)."""

SCENARIO = "full"
"""The one scenario: who plays is a matter of seats and of an option."""


def side_ref(side: int) -> str:
    """The reference of a faction; empty for neutrals and for nobody."""
    return f"side:{SIDES[side]}" if 0 <= side < NEUTRAL else ""


def side_of(word: str) -> int:
    """The number of a faction, or of neutrals, by the word of an Action."""
    return WORDS.index(word)


def whose_ref(side: int) -> str:
    """How messages name the owner of a counter: a faction, or neutrals, which have no side but are named as one."""
    return f"side:{WORDS[side]}"
