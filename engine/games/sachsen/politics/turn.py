"""The turns of the players, in the order of the auction (turn-3, turn-4): what may be done stands in the chapters."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.asking import Ending, OfPlayer
from engine.games.sachsen.record import Pending
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.kernel.step import AnyRule, Step


class PlayerTurns(Step[State], frozen=True):
    """Every player has his turn; the blocked rulers miss theirs (attempt-5, R-26).

    Attributes:
        left: the players still to come, in order.
    """

    name: ClassVar[str] = "player-turns"
    clause: ClassVar[str] = "sachsen turn-3"
    left: tuple[int, ...]

    def run(self, state: State) -> None:
        """The next player."""
        if not self.left:
            state.pop()
            return
        player = self.left[0]
        state.replace(PlayerTurns(self.left[1:]))
        if state.homes[player] == NOBODY:
            return
        if state.is_blocked(player):
            miss(state, player)
        else:
            state.push(PlayerTurn(player))


def miss(state: State, player: int) -> None:
    """A wounded ruler misses a turn; after the last one he is healed (R-26)."""
    home = state.homes[player]
    state.blocked[home] -= 1
    state.said("blocked", "attempt-5", player, n=state.blocked[home])


class PlayerTurn(OfPlayer, frozen=True):
    """A player's own turn: whatever the chapters allow, in any order, until he ends it (turn-4)."""

    name: ClassVar[str] = "player-turn"
    clause: ClassVar[str] = "sachsen turn-4"
    rules: ClassVar[tuple[AnyRule, ...]] = (Ending(),)

    def measure(self, state: State) -> int:
        """What may still be done."""
        return 1


def lapse(state: State) -> None:
    """At the end of a turn what was to last no longer is over: leaves, truces, effects; units may move again."""
    turn = state.turn
    state.leaves = tuple(one for one in state.leaves if one.until > turn)
    state.truces = tuple(one for one in state.truces if one.until > turn)
    state.free_passages = tuple(one for one in state.free_passages if one.until > turn)
    state.pacts = tuple(one for one in state.pacts if one.until == 0 or one.until > turn)
    state.pending = tuple(one for one in state.pending if _lasts(one, turn))
    for unit in tuple(state.units.values()):
        if unit.moved or unit.attacked:
            state.put(unit, moved=0, attacked=False)


def _lasts(one: Pending, turn: int) -> bool:
    return one.until == 0 or one.until > turn


def in_order_of(state: State, player: int) -> tuple[int, ...]:
    """All players in the order of play, beginning with one of them."""
    place = state.order.index(player)
    return (*state.order[place:], *state.order[:place])
