"""When players may agree on anything: at any time but in a battle, a congress, a round, or with a wounded ruler."""

from __future__ import annotations

from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, PLAYER, YEAR, side_ref
from engine.games.sachsen.state import State
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked

At = Asked[None, State]
LATEST = 999
"""The last turn that may be named where no calendar ends the game."""


def player_of(asked: At) -> int:
    """Who does it; NOBODY where nobody sits there."""
    return of_seat(asked.position, asked.seat)


def of_seat(state: State, seat: str) -> int:
    """The player of a seat; NOBODY where nobody sits there."""
    player = PLAYER.get(seat, NOBODY)
    return player if player < state.players else NOBODY


def closed(state: State, *players: int) -> Refusal | None:
    """Why these players can agree on nothing now (agreements-1, congress-1, attempt-5); None if they can.

    Bids and slips that are being written would be turned to account; a battle or a congress suspends all else.
    """
    steps = state.agenda
    if (
        state.scenario != YEAR
        or state.turn < 1
        or NOBODY in players
        or not steps
        or steps[-1].round_now(state)
    ):
        return no("agreements-1", "talk-closed")
    if any(getattr(step, "suspends", False) for step in steps):
        return no("congress-1", "talk-suspended")
    for player in players:
        if state.waits(player):
            return no("attempt-4", "talk-away", state.seat_ref(player), seat=state.seat_ref(player))
        if state.is_blocked(player):
            home = side_ref(state.homes[player])
            return no("attempt-5", "talk-blocked", home, side=home)
    return None


def latest_turn(state: State) -> int:
    """The last turn that a promise or a passage may name."""
    return state.last_turn() or LATEST
