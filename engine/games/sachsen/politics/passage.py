"""Leave to pass through a State that is not at war with those who pass (passage, R-29)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.games.sachsen.actions import FREE, REFUSED, LetPass, Pay, Stay
from engine.games.sachsen.asking import OfPlayer, PlayerAsked
from engine.games.sachsen.money import coins_said, gulden
from engine.games.sachsen.politics.answers import cast, parts, rows
from engine.games.sachsen.record import Leave
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, Step


def decide(state: State, player: int, side: int, *, granted: bool, by: int = NOBODY) -> None:
    """Leave is granted for all units of a player to the end of this turn, or cannot be had any more (R-29).

    `by`: the State whose army the program leads, in place of a player.
    """
    state.leaves = (*state.leaves, Leave(player, side, state.turn, granted, by))


class Passage(Step[State], frozen=True):
    """Units of a player want to pass through a State (passage-2).

    Attributes:
        player: who moves them. side: the State that is asked.
    """

    name: ClassVar[str] = "passage"
    clause: ClassVar[str] = "sachsen passage-2"
    player: int
    side: int

    def run(self, state: State) -> None:
        """A neutral State answers by its die, a player himself; a wounded ruler lets nobody pass (attempt-5)."""
        leader = state.leader[self.side]
        if leader == NOBODY:
            state.replace(Toll(self.player, self.side, demanded(state, self.player, self.side)))
        elif state.is_blocked(leader):
            state.pop()
            decide(state, self.player, self.side, granted=False)
        else:
            state.replace(Permission(leader, self.player, self.side))


def demanded(state: State, player: int, side: int) -> int:
    """The price of a neutral State in coins: the die with loose notes and what else counts on it (passage-2, R-22)."""
    added = parts(state, player, side)
    prices = rows(state.world.tables.passage, added)
    return cast(state, player, side, "passage-2", "passage", prices, added, price_word)


def price_word(coins: int) -> str:
    """A price as a word: `price-400000`, `free`."""
    return f"price-{gulden(coins)}" if coins else FREE


class Paying(Plain[PlayerAsked, Pay]):
    """The price is paid, and all his units may pass this turn (R-29)."""

    action: ClassVar[type[Action]] = Pay
    clause: ClassVar[str] = "sachsen passage-2"

    def why_not(self, asked: PlayerAsked, action: Pay) -> Refusal | None:
        """As far as the treasury goes."""
        return asked.unpaid("passage-2", asked.step.price)

    def play(self, asked: PlayerAsked, action: Pay) -> None:
        """A player who leads the State gets it."""
        state, side, price = asked.position, asked.step.side, asked.step.price
        state.pop()
        state.pay(asked.player, price)
        if state.leader[side] != NOBODY:
            state.gain(state.leader[side], price)
        decide(state, asked.player, side, granted=True)
        told: dict[str, Arg] = {"court": side_ref(side), "n": gulden(price)}
        state.said("passage", "passage-2", asked.player, side_ref(side), **told)


class Staying(Plain[PlayerAsked, Stay]):
    """The price is declined (passage-2)."""

    action: ClassVar[type[Action]] = Stay
    clause: ClassVar[str] = "sachsen passage-2"

    def play(self, asked: PlayerAsked, action: Stay) -> None:
        """No other price this turn (R-29)."""
        state, side = asked.position, asked.step.side
        state.pop()
        decide(state, asked.player, side, granted=False)
        state.said("passage-declined", "R-29", asked.player, side_ref(side), court=side_ref(side))


class Toll(OfPlayer, frozen=True):
    """The price of a passage is named; who passes for nothing is not asked (passage-2)."""

    name: ClassVar[str] = "toll"
    clause: ClassVar[str] = "sachsen passage-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Paying(), Staying())
    side: int
    price: int

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody where it is free."""
        return super().seats(state) if self.price else ()

    def run(self, state: State) -> None:
        """All his units may pass."""
        state.pop()
        decide(state, self.player, self.side, granted=True)
        state.said("passage-free", "passage-2", self.player, side_ref(self.side), court=side_ref(self.side))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Whose it is and what it costs."""
        return {"court": side_ref(self.side), "n": gulden(self.price)}


class Letting(Rule[PlayerAsked, LetPass]):
    """A player names his terms to those who want to pass through a State of his (passage-1, R-29)."""

    action: ClassVar[type[Action]] = LetPass
    clause: ClassVar[str] = "sachsen passage-1"

    def candidates(self, asked: PlayerAsked) -> Iterable[LetPass]:
        """For nothing, not at all, or any price that the other could pay; an army of the program pays none."""
        most = asked.step.purse(asked.position)
        yield from (LetPass(FREE), LetPass(REFUSED))
        yield from (LetPass(str(gulden(coins))) for coins in range(1, most + 1))

    def price(self, action: LetPass) -> int | None:
        """The price in coins, 0 for nothing; None for words that are none."""
        return 0 if action.terms == FREE else coins_said(action.terms)

    def why_not(self, asked: PlayerAsked, action: LetPass) -> Refusal | None:
        """A sum of whole coins that the other has."""
        if action.terms == REFUSED:
            return None
        price, has = self.price(action), asked.step.purse(asked.position)
        named = action.terms == FREE or bool(price)
        return None if named and price is not None and price <= has else no("R-29", "terms", n=gulden(has))

    def play(self, asked: PlayerAsked, action: LetPass) -> None:
        """The other pays or stays; leave for nothing is leave at once."""
        state, step = asked.position, asked.step
        if step.by != NOBODY and action.terms == FREE:
            state.pop()
            decide(state, NOBODY, step.side, granted=True, by=step.by)
            court = side_ref(step.side)
            state.say("passage-free", "R-29", step.by, court, court=court)
        elif action.terms == REFUSED:
            state.pop()
            decide(state, step.mover, step.side, granted=False, by=step.by)
            court = side_ref(step.side)
            state.said("passage-refused", "R-29", asked.player, court, court=court, **step.told(state))
        else:
            price, court = self.price(action) or 0, side_ref(step.side)
            if price:
                n = gulden(price)
                state.said("passage-terms", "R-29", asked.player, court, court=court, n=n, **step.told(state))
            state.replace(Toll(step.mover, step.side, price))


class Permission(OfPlayer, frozen=True):
    """The player of a State is asked whether the units of another may pass, and for what (passage-1).

    Attributes:
        mover: the other player. side: the State. by: in place of a player the State whose army the program leads: it
            passes free, or not (R-29).
    """

    name: ClassVar[str] = "permission"
    clause: ClassVar[str] = "sachsen passage-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Letting(),)
    mover: int
    side: int
    by: int = NOBODY

    def purse(self, state: State) -> int:
        """What could be asked for."""
        return 0 if self.mover == NOBODY else state.treasury[self.mover]

    def asker(self, state: State) -> str:
        """The State that wants to pass, as a reference."""
        return side_ref(state.homes[self.mover] if self.by == NOBODY else self.by)

    def told(self, state: State) -> dict[str, Any]:
        """Who wants to pass, and whether it is through another State than the home of who is asked."""
        return {"by": self.asker(state), "elsewhere": int(self.side != state.homes[self.player])}

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Who wants to pass where."""
        return {"court": side_ref(self.side), "by": self.asker(state)}
