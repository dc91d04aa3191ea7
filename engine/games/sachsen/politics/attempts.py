"""Attempts on rulers: the die, wounds, and how they heal (attempt, R-26, R-77)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.sachsen.card_tables import Attempt
from engine.games.sachsen.dice import roll
from engine.games.sachsen.politics.lots import draw
from engine.games.sachsen.politics.succession import died
from engine.games.sachsen.politics.wars import realm_of
from engine.games.sachsen.sides import ELECTORATES, EVERYBODY, NOBODY, side_ref
from engine.games.sachsen.state import State


def targets(state: State) -> tuple[int, ...]:
    """The electorates with a ruler: one of them is drawn, the own one among them (attempt-1, R-20)."""
    return tuple(side for side in ELECTORATES if not state.chaos[side] and not state.gone[side])


def attempt(state: State) -> None:
    """An attempt on the ruler of an electorate that is drawn (attempt-1)."""
    strike(state, draw(state, targets(state), "attempt-1", "attempt-lot"))


def word(row: Attempt) -> str:
    """What a face of the die does, as a word: `dies`, `blocked-3`, `foiled`, `network`."""
    return f"{row.result}-{row.turns}" if row.turns else row.result


def strike(state: State, side: int) -> None:
    """The die on the ruler of an electorate, and what it does (attempt-2)."""
    table = state.world.tables.attempt
    row = table[roll(state, "attempt-2", "attempt", [word(one) for one in table], side=side) - 1]
    if row.result == "dies":
        died(state, side)
    elif row.result == "blocked":
        for one in realm_of(state, side):
            state.blocked[one] = max(state.blocked[one], row.turns)
        state.say("wounded", "attempt-5", side, kind="attempt", result=True, n=row.turns)
    elif row.result == "network":
        _uncover(state, side)


def _uncover(state: State, side: int) -> None:
    """With the service up the next Spy against this player is caught without dice (attempt-2, R-17)."""
    player = state.leader[side]
    if player != NOBODY and state.services[player]:
        state.capture_right[player] = True
        state.said("network", "R-17", player, kind="attempt", result=True)


def heal(state: State, player: int) -> None:
    """The wounded ruler of a player is well again at once."""
    for side in state.led(player):
        state.blocked[side] = 0
    state.said("healed", "R-26", player, kind="attempt", result=True)


def miss(state: State, player: int) -> None:
    """A wounded ruler misses a turn; after the last one he is healed (R-26).

    It is no turn of his in which help could be given: what he has promised is due as much later (R-28, attempt-5).
    """
    for side in state.led(player):
        state.blocked[side] = max(state.blocked[side] - 1, 0)
    state.helps = tuple(
        replace(one, until=one.until + 1) if one.player == player else one for one in state.helps
    )
    state.said("blocked", "attempt-5", player, n=state.blocked[state.homes[player]])


def mend(state: State) -> None:
    """At the end of a turn the wounds of rulers of neutral States are a turn older (R-77)."""
    for side in EVERYBODY:
        if state.leader[side] == NOBODY and state.blocked[side]:
            state.blocked[side] -= 1
            if not state.blocked[side]:
                state.say("court-healed", "R-77", side, side_ref(side), kind="attempt")
