"""Neutral units (5.4, 6.12): they fill the provinces that are below their limit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.games.revolution.actions import Fill
from engine.games.revolution.asking import SideAsked, SideStep
from engine.games.revolution.pointing import province_of, word_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step


class Neutrals(Step[State], frozen=True):
    """Every province is filled to its limit, on turn 0 to one less (5.4, R-06)."""

    name: ClassVar[str] = "neutrals"
    clause: ClassVar[str] = "revolution 6.12-a"

    def run(self, state: State) -> None:
        """Round after round one to each that lacks some, as long as there are enough (6.12-b)."""
        state.pop()
        provinces, left = state.world.provinces, state.supply[NEUTRAL]
        lacking = [lacks(state, p) for p in range(len(provinces))]
        added = [0] * len(provinces)
        while open_now := [p for p, lack in enumerate(lacking) if lack > added[p]]:
            if len(open_now) > left:
                if left:
                    state.push(Shortage(tuple(open_now)))
                break
            for p in open_now:
                added[p] += 1
            left -= len(open_now)
        filled = [p for p, number in enumerate(added) if number]
        for p in filled:
            state.add(NEUTRAL, provinces[p].countryside, added[p])
        if filled:
            state.say(
                "neutrals-all", "6.12-a" if state.turn else "5.4-a", NOBODY, *(provinces[p].ref for p in filled),
                kind="neutrals", data={provinces[p].id: added[p] for p in filled},
                n=sum(added), provinces=len(filled),
            )  # fmt: skip


def lacks(state: State, province: int) -> int:
    """How many neutrals a province takes: up to its limit, on turn 0 to one less (5.4-a, R-06, 6.12-a)."""
    return max(0, state.world.provinces[province].limit - (state.turn == 0) - state.total(province))


class Filling(Rule[SideAsked, Fill]):
    """One of the last neutrals goes to a province that lacks one (6.12-b)."""

    action: ClassVar[type[Action]] = Fill
    clause: ClassVar[str] = "revolution 6.12-b"

    def candidates(self, asked: SideAsked) -> Iterable[Fill]:
        """Every province that is left."""
        return [Fill(asked.world.provinces[p].id) for p in asked.step.open]

    def why_not(self, asked: SideAsked, action: Fill) -> Refusal | None:
        """It lacks a counter, and has had none in this round."""
        if asked.world.province.get(action.province) in asked.step.open:
            return None
        ref = f"country:{action.province}"
        return no("6.12-b", "neutral-full", ref, to=ref)

    def play(self, asked: SideAsked, action: Fill) -> None:
        """It stands in the countryside; the stock decides whether another follows."""
        state, step, number = asked.position, asked.step, asked.world.province[action.province]
        province = asked.world.provinces[number]
        state.add(NEUTRAL, province.countryside)
        state.say(
            "neutral-choice", "6.12-b", asked.side, province.ref, kind="neutrals", data={province.id: 1},
            province=province.ref,
        )  # fmt: skip
        state.replace(Shortage(tuple(p for p in step.open if p != number)))


class Shortage(SideStep, frozen=True):
    """The stock runs out: the first in order says which provinces get the last neutrals (6.12-b, R-45).

    Attributes:
        open: the provinces that lack a counter and have had none in this round.
    """

    name: ClassVar[str] = "shortage"
    question: ClassVar[str] = "neutrals"
    clause: ClassVar[str] = "revolution 6.12-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Filling(),)
    open: tuple[int, ...]

    def asks(self, state: State) -> int:
        """The first in order."""
        return state.order[0]

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody when the stock is empty."""
        return super().seats(state) if state.supply[NEUTRAL] and self.open else ()

    def run(self, state: State) -> None:
        """All neutrals are on the map."""
        state.pop()

    def to_place(self, state: State) -> int:
        """Neutrals that are left."""
        return state.supply[NEUTRAL]

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": state.supply[NEUTRAL]}

    def number_sheet(self, state: State, seat: str) -> NumberSheet:
        """A row for each province that may have one; all that are left are to be given."""
        first = self.fill_rest(state, seat, {})
        rows = tuple(
            NumberRow(ref, 0, 1, first=first[ref])
            for ref in (state.world.provinces[p].ref for p in self.open)
        )
        group = NumberGroup(rows, total=state.supply[NEUTRAL], whole=True, gives_way=True)
        return NumberSheet((group,), say("step-shortage"))

    def fill_rest(self, state: State, seat: str, kept: Mapping[str, int]) -> Mapping[str, int]:
        """As shown: provinces where the faction asked has fewest counters, for there neutrals are in others' way."""
        side, provinces = self.asks(state), state.world.provinces
        left = state.supply[NEUTRAL] - sum(kept.values())
        found = dict(kept)
        for p in sorted(self.open, key=lambda p: state.present(side, p)):
            ref = provinces[p].ref
            if ref not in kept:
                found[ref] = int(left > 0)
                left -= found[ref]
        return found

    def interpret_numbers(self, state: State, seat: str, values: Mapping[str, int]) -> Iterable[Action]:
        """One Action for each province that gets one."""
        return [Fill(word_of(ref)) for ref, number in values.items() if number]

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """One to the province of the place."""
        province = province_of(state, target)
        return (Fill(state.world.provinces[province].id),) if province >= 0 else ()

    def measure(self, state: State) -> int:
        """Provinces still to be chosen."""
        return len(self.open)
