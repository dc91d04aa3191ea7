"""Proposals of movement (5.6-a, 6.14-a, R-34): each faction names provinces; in no other is anybody asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.revolution.actions import Done, Propose, ProposeAll
from engine.games.revolution.asking import Ending, InOrder, SideAsked, Whole
from engine.games.revolution.board import ref_of
from engine.games.revolution.pointing import province_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import SIDES, side_ref
from engine.games.revolution.state import State
from engine.games.revolution.within import Settling, Within, acting_in
from engine.kernel.action import Action
from engine.kernel.message import Message
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule


def why_no_movement(state: State, side: int, province: int) -> Refusal | None:
    """What speaks against a proposal of a faction: it needs a counter there (R-34), and a place to enter or leave."""
    known, spots = state.world.provinces[province], state.open_spots(province)
    if not any(state.at[spot][side] for spot in spots):
        return no("6.14-a", "propose-absent", known.ref, side=side_ref(side), province=known.ref)
    if len(spots) == 1:
        return no("6.14-a", "propose-nothing", known.ref, province=known.ref)
    return None


class Proposal(Rule[SideAsked, Propose]):
    """Movement is proposed in a province (6.14-a, R-34)."""

    action: ClassVar[type[Action]] = Propose
    clause: ClassVar[str] = "revolution 6.14-a"

    def candidates(self, asked: SideAsked) -> Iterable[Propose]:
        """Every province."""
        return [Propose(province.id) for province in asked.world.provinces]

    def why_not(self, asked: SideAsked, action: Propose) -> Refusal | None:
        """Once a province, by who has a counter there outside besieged cities (R-34)."""
        number = asked.world.province.get(action.province)
        if number is None:
            return no("6.14-a", "not-destination", to=ref_of(action.province))
        if number in asked.step.proposed:
            ref = asked.world.provinces[number].ref
            return no("6.14-a", "proposed", ref, province=ref)
        return why_no_movement(asked.position, asked.side, number)

    def play(self, asked: SideAsked, action: Propose) -> None:
        """It is noted; all that are present will act there."""
        ref = f"country:{action.province}"
        asked.position.say("proposes", "6.14-a", asked.side, ref, kind="propose", provinces=[ref])
        proposed = (*asked.step.proposed, asked.world.province[action.province])
        asked.step.going_on(asked.position, proposed=proposed)


class ProposingAll(Whole):
    """All provinces that a faction proposes are named at once, and nothing more (6.14-a, R-34)."""

    action: ClassVar[type[Action]] = ProposeAll
    clause: ClassVar[str] = "revolution 6.14-a"

    def label(self, asked: SideAsked, action: ProposeAll) -> Message:
        """The provinces."""
        return action.gesture().label


class Proposing(InOrder, frozen=True):
    """Each faction names the provinces in which it proposes movement (5.6-a, 6.14-a, R-34).

    Attributes:
        proposed: those that have been named, by whomever.
    """

    name: ClassVar[str] = "propose"
    clause: ClassVar[str] = "revolution 6.14-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Proposal(), ProposingAll(), Ending())
    proposed: tuple[int, ...] = ()

    def concerns(self, state: State, side: int) -> bool:
        """Whether there is a province left that it may name."""
        provinces = range(len(state.world.provinces))
        return any(p not in self.proposed and why_no_movement(state, side, p) is None for p in provinces)

    def next(self) -> Proposing:
        """What has been proposed stays so."""
        return type(self)(self.left[1:], self.proposed)

    def after(self, state: State) -> None:
        """The provinces in the sequence of the board file (R-14); then neutrals everywhere (6.14-c)."""
        state.push(*(Within(p, acting_in(state, p)) for p in sorted(self.proposed)), Settling())

    def shown(self, asked: SideAsked) -> Action:
        """The provinces in which movement would bring the faction something; or none."""
        judged = self.judged(asked.position, asked.seat, {})
        found = [one.province for one in judged if isinstance(one, Propose)]
        names = [province.id for province in asked.world.provinces if province.id in found]
        return ProposeAll(tuple(names)) if names else Done()

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """Who presses a province, or drags counters there, would move them: the province must be proposed first."""
        province = province_of(state, source or target)
        return (Propose(state.world.provinces[province].id),) if province >= 0 else ()

    def measure(self, state: State) -> int:
        """Provinces that may still be named, and factions still to act."""
        return len(self.left) * (len(state.world.provinces) + 1) - len(self.proposed)


def awaited_in(state: State) -> dict[int, tuple[str, ...]]:
    """By province with movement: the factions that have still to act in it, the next one first (6.14-a)."""
    steps = (step for step in state.agenda if isinstance(step, Within))
    return {step.province: tuple([SIDES[side] for side in step.acting]) for step in steps}


def proposed(state: State) -> tuple[int, ...]:
    """The provinces whose movement is proposed and still to come, or goes on."""
    found: list[int] = []
    for step in state.agenda:
        if isinstance(step, Within):
            found.append(step.province)
        elif isinstance(step, Proposing):
            found += step.proposed
    return tuple(sorted(found))
