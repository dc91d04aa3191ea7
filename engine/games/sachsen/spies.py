"""A Spy against a Counter-espionage, among States as in battle (espionage-4, orders-6)."""

from __future__ import annotations

from engine.games.sachsen.cards import card_file
from engine.games.sachsen.dice import FACES, roll
from engine.games.sachsen.state import State


def contest(state: State, spy: int, service: int) -> int:
    """A die for each, the service's with its bonus (espionage-4).

    Args:
        spy, service: the State of each.

    Returns:
        Above 0 if the Spy comes through, 0 if it is blocked, below 0 if it is caught.
    """
    bonus = card_file().constants.counter_espionage_bonus
    plain = [str(face) for face in range(1, FACES + 1)]
    theirs = roll(state, "espionage-4", "spy", plain, side=spy)
    ours = roll(state, "espionage-4", "service", plain, side=service, parts=[("service", bonus)])
    return theirs - ours - bonus
