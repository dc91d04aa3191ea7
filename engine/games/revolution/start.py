"""The armies with which the game begins (3.6-c)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.revolution.actions import StartArmy
from engine.games.revolution.asking import SideAsked, SideStep
from engine.games.revolution.pointing import region_of
from engine.games.revolution.refusals import no
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule


class Placing(Rule[SideAsked, StartArmy]):
    """One army on an orange space of any section (3.6-c)."""

    action: ClassVar[type[Action]] = StartArmy
    clause: ClassVar[str] = "revolution 3.6-c"

    def candidates(self, asked: SideAsked) -> list[StartArmy]:
        """Every region."""
        return [StartArmy(region.id) for region in asked.world.regions]

    def why_not(self, asked: SideAsked, action: StartArmy) -> Refusal | None:
        """An orange space without an army (3.6-c)."""
        number, region = asked.region(action.region)
        if len(asked.position.armies_in(number)) < region.orange:
            return None
        return no("3.6-c", "not-orange", region.ref, region=region.ref)

    def play(self, asked: SideAsked, action: StartArmy) -> None:
        """It stands there."""
        state, (number, region) = asked.position, asked.region(action.region)
        state.raise_army(asked.side, number)
        state.say("army", "3.6-c", asked.side, region.ref, kind="raise", region=region.ref)


class StartArmies(SideStep, frozen=True):
    """The Habsburgs put two armies on orange spaces (3.6-c)."""

    name: ClassVar[str] = "set-up"
    clause: ClassVar[str] = "revolution 3.6-c"
    rules: ClassVar[tuple[AnyRule, ...]] = (Placing(),)

    def missing(self, state: State) -> dict[int, int]:
        """Side -> armies that it still has to place."""
        due = dict(enumerate(state.world.setup.orange_armies))
        for army in state.armies:
            due[army.side] -= 1
        return {side: number for side, number in due.items() if number > 0 and side in state.world.sides}

    def asks(self, state: State) -> int:
        """Whose armies are missing."""
        return next(iter(self.missing(state)))

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody when all stand."""
        return tuple(state.seat_for(side) for side in self.missing(state))[:1]

    def run(self, state: State) -> None:
        """The opening turn begins."""
        state.pop()

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": self.missing(state)[self.asks(state)]}

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """An army of the camp, dropped on a section or anywhere in its region."""
        region = region_of(state, target)
        if region and source == "pile:army":
            yield StartArmy(region)

    def measure(self, state: State) -> int:
        """Armies still to be placed."""
        return sum(self.missing(state).values())
