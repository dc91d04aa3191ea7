"""Taxes (6.1)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.revolution.actions import Tax
from engine.games.revolution.asking import InOrder, SideAsked
from engine.games.revolution.refusals import no
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule


def from_provinces(state: State, side: int) -> int:
    """The taxes of a side's provinces, the fraction of the sum dropped (6.1-a)."""
    held = (
        p for p, holder in zip(state.world.provinces, state.province_cards, strict=True) if holder == side
    )
    return sum(province.tax for province in held) // 2


def yields(state: State, side: int, rate: int) -> int:
    """The coins that a rate brings, no more than the supply holds (6.1-c, R-10)."""
    return min(from_provinces(state, side) + rate * state.city_cards.count(side), state.supply[side])


def collect(state: State, side: int, rate: int) -> None:
    """Counters of the supply become coins: provinces first, then cities (6.1-c, R-10)."""
    coins = yields(state, side, rate)
    provinces = min(coins, from_provinces(state, side))
    wanted = from_provinces(state, side) + rate * state.city_cards.count(side)
    state.supply[side] -= coins
    state.treasury[side] += coins
    if wanted:
        data: dict[str, int | str] = {"provinces": provinces, "cities": coins - provinces, "rate": rate}
        if wanted > coins:
            state.say("taxes-short", "6.1-c", side, kind="taxes", data=data, n=coins)
        else:
            state.say(
                "taxes", "6.1-c", side, data=data, n=coins, provinces=provinces, cities=coins - provinces
            )


class Taxing(Rule[SideAsked, Tax]):
    """One rate for all cities of a faction (6.1-b)."""

    action: ClassVar[type[Action]] = Tax
    clause: ClassVar[str] = "revolution 6.1-b"

    def candidates(self, asked: SideAsked) -> list[Tax]:
        """Every rate."""
        return [Tax(rate) for rate in asked.world.rules.rates]

    def why_not(self, asked: SideAsked, action: Tax) -> Refusal | None:
        """1, 2 or 3 (6.1-b, R-10)."""
        return None if action.rate in asked.world.rules.rates else no("6.1-b", "rate", n=action.rate)

    def play(self, asked: SideAsked, action: Tax) -> None:
        """The coins come in."""
        collect(asked.position, asked.side, action.rate)
        asked.step.finish(asked.position)

    def label(self, asked: SideAsked, action: Tax) -> Message:
        """The rate with what it brings, and what supply it leaves."""
        coins = yields(asked.position, asked.side, action.rate)
        left = asked.position.supply[asked.side] - coins
        return say("revolution-act-tax-brings", n=action.rate, coins=coins, left=left)


class Taxes(InOrder, frozen=True):
    """Each faction takes its taxes; who holds cities names their rate (6.1)."""

    name: ClassVar[str] = "taxes"
    clause: ClassVar[str] = "revolution 6.1-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Taxing(),)

    def concerns(self, state: State, side: int) -> bool:
        """Whoever holds cities, if the rate makes a difference."""
        rates = state.world.rules.rates
        return yields(state, side, rates[0]) != yields(state, side, rates[-1])

    def run(self, state: State) -> None:
        """Where the rate makes none the taxes come in by themselves."""
        if self.left:
            collect(state, self.left[0], state.world.rules.rates[0])
        super().run(state)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many cities there are to tax."""
        return {"n": state.city_cards.count(self.left[0])}

    def measure(self, state: State) -> int:
        """Those still to take their taxes."""
        return len(self.left)
