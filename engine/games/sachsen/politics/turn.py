"""The turns of the players, in the order of the auction (turn-3, turn-4): what may be done stands in the chapters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import BRIGADE, Aid, Move, Propose
from engine.games.sachsen.asking import OfPlayer
from engine.games.sachsen.politics import aid, courts, moving, orders, requests
from engine.games.sachsen.politics.lent import go_home
from engine.games.sachsen.politics.marriages import Marrying
from engine.games.sachsen.record import OFF, Pending
from engine.games.sachsen.sides import NOBODY, NUMBER
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.step import AnyRule, Step


class PlayerTurns(Step[State], frozen=True):
    """Every player has his turn; the blocked rulers miss theirs (attempt-5, R-26).

    Attributes:
        left: the players still to come, in order; None before the first: then it is the order of play.
    """

    name: ClassVar[str] = "turns"
    clause: ClassVar[str] = "sachsen turn-3"
    left: tuple[int, ...] | None = None

    def run(self, state: State) -> None:
        """The next player."""
        left = state.order if self.left is None else self.left
        if not left:
            state.pop()
            return
        player = left[0]
        state.replace(PlayerTurns(left[1:]))
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
    rules: ClassVar[tuple[AnyRule, ...]] = (
        moving.Moving(), *orders.RULES, courts.Proposing(), Marrying(), requests.Asking(), aid.Aiding(),
        moving.EndingTurn(),
    )  # fmt: skip

    def dropped(
        self, state: State, player: int, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """A unit that was dragged to a square, straight or by a way, or to a court; the own arms at a court."""
        sort, _, name = source.partition(":")
        court = target.removeprefix("side:")
        if target.startswith("side:") and court in NUMBER:
            yield from {"piece": (Aid(court, BRIGADE, name),), "side": (Propose(court),)}.get(sort, ())
            return
        squares = [ref.removeprefix("place:") for ref in (*via, target)]
        if source.startswith("piece:") and all(square in state.world.square for square in squares):
            unit = source.removeprefix("piece:")
            yield Move(unit, squares[-1])
            if len(via) > 1:
                yield Move(unit, squares[-1], tuple(squares[:-2]))

    def undone(self, state: State) -> int:
        """Units that have not moved."""
        return sum(not unit.moved for unit in moving.movers(state, self.player))

    def measure(self, state: State) -> int:
        """What may still be done: each part may bring about more of those after it, never of those before."""
        parts = (moving.left, orders.left, aid.left, requests.left, courts.left)
        return sum(left(state, self.player) << BITS * place for place, left in enumerate(parts)) + 1


BITS = 20
"""What any part of a turn could still bring is told in so many: squares to be moved, coins to be given."""


def lapse(state: State) -> None:
    """At the end of a turn what was to last no longer is over: leave, truces, offers, effects; units may move again."""
    turn = state.turn
    state.leaves = tuple(one for one in state.leaves if one.until > turn)
    state.truces = tuple(one for one in state.truces if one.until > turn)
    state.free_passages = tuple(one for one in state.free_passages if one.until > turn)
    state.pacts = tuple(one for one in state.pacts if one.until == 0 or one.until > turn)
    state.pending = tuple(one for one in state.pending if _lasts(one, turn))
    state.bargains = ()
    go_home(state)
    for unit in tuple(state.units.values()):
        if unit.moved or unit.attacked:
            state.put(unit, moved=0, attacked=False, origin=OFF)


def _lasts(one: Pending, turn: int) -> bool:
    return one.until == 0 or one.until > turn


def in_order_of(state: State, player: int) -> tuple[int, ...]:
    """All players in the order of play, beginning with one of them."""
    place = state.order.index(player)
    return (*state.order[place:], *state.order[:place])
