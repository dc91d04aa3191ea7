"""Provinces of a State in chaos, which fall to who holds them alone for a turn of his (R-20)."""

from __future__ import annotations

from engine.games.sachsen.record import Claim
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State


def holder(state: State, province: int) -> int:
    """The player who alone has units in a province of a State in chaos, none of its own left; NOBODY for none."""
    units = state.in_province(province)
    if not state.chaos[state.owner[province]] or any(unit.side == state.owner[province] for unit in units):
        return NOBODY
    players = {state.commander(unit) for unit in units}
    return players.pop() if len(players) == 1 else NOBODY


def hold(state: State, player: int) -> None:
    """At the end of a player's turn: what he holds alone he lays claim to; claims that are not held any more go."""
    for province, claim in enumerate(state.claims):
        held = holder(state, province)
        if claim is not None and claim.player != held:
            state.claims[province] = None
        if held == player and state.claims[province] is None and held != NOBODY:
            state.claims[province] = Claim(player, state.turn)
            ref, court = state.world.provinces[province].ref, side_ref(state.owner[province])
            state.said("lays-claim", "R-20", player, ref, kind="claim", country=ref, court=court)


def claim(state: State, player: int) -> None:
    """At the start of his next turn it becomes his (R-20)."""
    for province, one in enumerate(state.claims):
        if one is not None and one.player == player and holder(state, province) == player:
            before, ref = state.owner[province], state.world.provinces[province].ref
            state.owner[province], state.claims[province] = state.homes[player], None
            told = {"country": ref, "court": side_ref(before)}
            state.said("annexes", "R-20", player, ref, kind="conquest", result=True, **told)
            if not state.provinces_of(before):
                vanish(state, before)


def vanish(state: State, side: int) -> None:
    """A State without provinces is gone, and what is left of its units (R-20)."""
    state.chaos[side], state.gone[side] = False, True
    for unit in state.units_of(side):
        state.remove(unit)
    state.say("state-gone", "R-20", side, side_ref(side), kind="succession", result=True)
