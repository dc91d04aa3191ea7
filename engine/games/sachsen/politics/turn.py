"""The turns of the players, in the order of the auction (turn-3, turn-4): what may be done stands in the chapters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, TypeVar

from engine.games.sachsen.actions import BRIGADE, SEPARATOR, Aid, Done, Move, Pass, Propose
from engine.games.sachsen.asking import Ending, OfPlayer
from engine.games.sachsen.politics import (
    aid,
    attack,
    chaos,
    congress,
    courts,
    declaring,
    kingdom_war,
    moving,
    opportunities,
    orders,
    peace,
    requests,
)
from engine.games.sachsen.politics.addressing import UNTURNED
from engine.games.sachsen.politics.attempts import miss
from engine.games.sachsen.politics.entering import Grounds
from engine.games.sachsen.politics.kingdom_war import appoint
from engine.games.sachsen.politics.lent import go_home
from engine.games.sachsen.politics.marriages import Marrying
from engine.games.sachsen.politics.turns import TURN, TURNS
from engine.games.sachsen.politics.windows import opened
from engine.games.sachsen.record import OFF, FreePassage, Leave, Pact, Pending, Truce
from engine.games.sachsen.sides import NOBODY, NUMBER
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import Arg
from engine.kernel.step import AnyRule, Step


class Missing(Ending):
    """Nothing is played, and the turn is missed (attempt-5)."""

    action: ClassVar[type[Action]] = Pass
    clause: ClassVar[str] = "sachsen attempt-5"


class PlayerTurns(Step[State], frozen=True):
    """Every player has his turn; the blocked rulers miss theirs (attempt-5, R-26).

    Attributes:
        left: the players still to come, in order; None before the first: then it is the order of play.
    """

    name: ClassVar[str] = TURNS
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
        if state.waits(player):
            return
        if state.is_blocked(player):
            state.push(Sickbed(player))
        else:
            state.push(*opened(state), Beginning(player), PlayerTurn(player))


class Beginning(Step[State], frozen=True):
    """A player's turn begins: the chiefs are found anew; what he held alone of a State in chaos is his (R-79, R-20)."""

    name: ClassVar[str] = "turn-begins"
    clause: ClassVar[str] = "sachsen R-20"
    player: int

    def run(self, state: State) -> None:
        """Before he does anything: ties and wounds of this turn have told on the chiefs."""
        state.pop()
        appoint(state)
        chaos.claim(state, self.player)


class Sickbed(OfPlayer, frozen=True):
    """A wounded ruler misses his turn, unless the Court physician is played; who holds any card is asked (R-26)."""

    name: ClassVar[str] = "sickbed"
    clause: ClassVar[str] = "sachsen attempt-5"
    rules: ClassVar[tuple[AnyRule, ...]] = (opportunities.Playing(), Missing())

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody without a card, and nobody who is well again."""
        asked = state.hands[self.player] and state.is_blocked(self.player)
        return super().seats(state) if asked else ()

    def run(self, state: State) -> None:
        """Who is well again has his turn."""
        if state.is_blocked(self.player):
            self.finish(state)
        else:
            state.replace(*opened(state), Beginning(self.player), PlayerTurn(self.player))

    def finish(self, state: State) -> None:
        """The turn is missed."""
        state.pop()
        miss(state, self.player)

    def interpret_cards(
        self, state: State, seat: str, cards: tuple[str, ...], target: str
    ) -> Iterable[Action]:
        """A card of the hand that is laid."""
        return opportunities.laid(self.ask(state, seat), cards, target)

    def measure(self, state: State) -> int:
        """Cards of the hand, and the end."""
        return len(state.hands[self.player]) + 1


class PlayerTurn(OfPlayer, frozen=True):
    """A player's own turn: whatever the chapters allow, in any order, until he ends it (turn-4)."""

    name: ClassVar[str] = TURN
    clause: ClassVar[str] = "sachsen turn-4"
    rules: ClassVar[tuple[AnyRule, ...]] = (
        moving.Moving(), *orders.RULES, courts.Proposing(), Marrying(), requests.Asking(), aid.Aiding(),
        attack.Attacking(), declaring.Declaring(), peace.Yielding(), *kingdom_war.RULES, congress.Calling(),
        *opportunities.RULES, moving.EndingTurn(),
    )  # fmt: skip

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody whose ruler has just been wounded or killed (attempt-5)."""
        struck = state.waits(self.player) or state.is_blocked(self.player)
        return () if struck else super().seats(state)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Whether it can be ended now: who has come beside defenders has still to attack (R-82)."""
        bound = moving.EndingTurn().why_not(self.ask(state, state.seat(self.player)), Done()) is not None
        return {"ready": "no" if bound else "yes"}

    def run(self, state: State) -> None:
        """Then the turn is over."""
        state.pop()

    def interpret_cards(
        self, state: State, seat: str, cards: tuple[str, ...], target: str
    ) -> Iterable[Action]:
        """A card of the hand that is laid on what it names."""
        return opportunities.laid(self.ask(state, seat), cards, target)

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

    def drags(self, state: State, seat: str) -> Iterator[tuple[tuple[Action, ...], Gesture]]:
        """Whoever stands with a command unit and can go with it is dragged along (political-movement-1)."""
        movers, grounds = moving.movers(state, self.player), Grounds(state)
        for general in (unit for unit in movers if unit.is_command):
            company = [general, *(u for u in movers if u.square == general.square and u is not general)]
            if len(company) == 1:
                continue
            common = set.intersection(*(set(moving.reach(grounds.of(unit), unit)) for unit in company))
            for square in sorted(common):
                move = Move(SEPARATOR.join(unit.id for unit in company), state.world.squares[square].id)
                yield (move,), move.gesture()

    def finish(self, state: State) -> None:
        """Partners in a coalition move first (R-79); what he holds alone of a State in chaos he claims (R-20)."""
        waiting = kingdom_war.to_move(state, self.player)
        if waiting:
            kingdom_war.call(state, waiting[0])
        else:
            state.pop()
            chaos.hold(state, self.player)

    def undone(self, state: State) -> int:
        """Units that have not moved."""
        return sum(not unit.moved for unit in moving.movers(state, self.player))

    def measure(self, state: State) -> int:
        """What may still be done: each part may bring about more of those after it, never of those before."""
        parts = (
            moving.left, orders.left, attack.left, kingdom_war.left, aid.left, requests.left, courts.left, peace.left,
            congress.left, kingdom_war.changes, declaring.left, opportunities.left,
        )  # fmt: skip
        return sum(left(state, self.player) << BITS * place for place, left in enumerate(parts)) + 1


BITS = 20
"""What any part of a turn could still bring is told in so many: squares to be moved, coins to be given."""


L = TypeVar("L", Leave, Truce, FreePassage, Pact, Pending)


def lapse(state: State) -> None:
    """At the end of a turn what was to last no longer is over: leave, truces, offers, effects; units may move again."""
    turn = state.turn
    state.leaves, state.truces = _lasting(state.leaves, turn), _lasting(state.truces, turn)
    state.free_passages = _lasting(state.free_passages, turn)
    state.pacts, state.pending = _lasting(state.pacts, turn), _lasting(state.pending, turn)
    state.bargains = ()
    state.event, state.event_side = UNTURNED, NOBODY
    go_home(state)
    for unit in tuple(state.units.values()):
        if unit.moved or unit.attacked:
            state.put(unit, moved=0, attacked=False, origin=OFF)


def _lasting(rows: tuple[L, ...], turn: int) -> tuple[L, ...]:
    """Those that end with a later turn, or never."""
    return tuple(one for one in rows if one.until == 0 or one.until > turn)
