"""The end of a turn, and of the game where that is reached (setup-3, R-44)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.politics.victory import points_of, winners
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.kernel.step import Step


class EndOfTurn(Step[State], frozen=True):
    """Points are counted, and the end that was chosen is looked for (setup-3, R-44)."""

    name: ClassVar[str] = "end-of-turn"
    clause: ClassVar[str] = "sachsen setup-3"

    def run(self, state: State) -> None:
        """The game goes on, or is over."""
        state.pop()
        totals = [sum(points_of(state, player).values()) for player in state.everybody()]
        state.points = [*state.points, tuple(totals)]
        if is_over(state, totals):
            first = winners(state)
            seats = [state.seat_ref(player) for player in first]
            clause = "victory-2" if len(first) == 1 else "R-44"
            state.say("end", clause, NOBODY, kind="end", seats=seats, way=state.options.length)
            state.end(first, state.options.length, clause)


def is_over(state: State, totals: list[int]) -> bool:
    """Whether the end that was chosen before the game has come (setup-3)."""
    options = state.options
    if options.length == "cycles":
        return state.turn >= state.last_turn()
    if options.length == "clock":
        return state.hour
    if options.length == "provinces":
        return any(len(state.owned_by(player)) >= options.number for player in state.present())
    return any(totals[player] >= options.number for player in state.present())
