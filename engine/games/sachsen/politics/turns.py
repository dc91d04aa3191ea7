"""Whose turn it is, and when a player has had so many of his own (turn-3)."""

from __future__ import annotations

from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State

TURN, TURNS = "player-turn", "turns"
"""The names of a player's own turn, and of the round of all."""


def in_turn(state: State) -> int:
    """The player whose own turn it is, NOBODY outside of one."""
    return next((step.player for step in reversed(state.agenda) if step.name == TURN), NOBODY)  # type: ignore[attr-defined]


def is_to_come(state: State, player: int) -> bool:
    """Whether the own turn of a player in this turn of the game goes on or is still to come."""
    if in_turn(state) == player:
        return True
    round_ = next((step for step in state.agenda if step.name == TURNS), None)
    if round_ is None:
        return False
    left: tuple[int, ...] | None = round_.left  # type: ignore[attr-defined]
    return left is None or player in left


def own_turns_until(state: State, player: int, number: int) -> int:
    """The turn of the game with which so many own turns of a player are over, the present one among them."""
    return state.turn + number - (1 if is_to_come(state, player) else 0)
