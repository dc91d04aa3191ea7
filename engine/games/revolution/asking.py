"""Steps that the factions answer one after another, and what their Rules are asked with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from engine.games.revolution.actions import Done
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import side_ref
from engine.games.revolution.state import State
from engine.games.revolution.tables import Region, Spot
from engine.kernel.action import Action
from engine.kernel.in_order import InOrder as Ordered
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Plain
from engine.kernel.step import Step


class SideAsked(Asked[Any, State]):
    """What a Rule is asked about, with the side whose answer it is.

    Attributes:
        side: the faction that the Step asks. world: the tables.
    """

    def __init__(self, step: Any, position: State, seat: str) -> None:
        super().__init__(step, position, seat)
        self.side: int = step.asks(position)
        self.world = position.world

    def region(self, name: str) -> tuple[int, Region]:
        """A region by its name, and its number."""
        number = self.world.region[name]
        return number, self.world.regions[number]

    def spot(self, name: str) -> tuple[int, Spot]:
        """A city, a town or a countryside by its name, and its number."""
        number = self.world.spot[name]
        return number, self.world.spots[number]

    def spend(self, coins: int) -> None:
        """Coins of the treasury are paid: the counters go to the supply (6.3-a)."""
        self.position.treasury[self.side] -= coins
        self.position.supply[self.side] += coins

    def no_army(self, clause: str, region: Region) -> Refusal:
        """That the side has no army in a region for what it wants to do."""
        return no(clause, "no-army-here", region.ref, region=region.ref, side=side_ref(self.side))

    def outside(self, clause: str, region: Region, place: str) -> Refusal | None:
        """None if a place lies in a region, else that it does not."""
        number, spot = self.spot(place)
        if number in region.spots:
            return None
        return no(clause, "not-region", spot.ref, region.ref, at=spot.ref, region=region.ref)


class SideStep(Step[State], frozen=True):
    """A Step that one faction answers; the seat that leads it is asked (3.1-a).

    A Step whose only legal Action is one (R-33) is played by the Position itself, unless it is `always_asked`.
    `question`: the word of its prompt, where that is not its name.
    """

    always_asked: ClassVar[bool] = False
    question: ClassVar[str] = ""

    def asks(self, state: State) -> int:
        """The faction whose answer it is."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def seats(self, state: State) -> tuple[str, ...]:
        """The seat that leads it."""
        return (state.seat_for(self.asks(state)),)

    def ask(self, state: State, seat: str) -> SideAsked:
        """With the faction."""
        return SideAsked(self, state, seat)

    def prompt(self, state: State, seat: str) -> Message:
        """`revolution-prompt-<question or name>` with the faction, and what `told` adds."""
        key = self.question or self.name
        return say(f"revolution-prompt-{key}", side=side_ref(self.asks(state)), **self.told(state))

    def told(self, state: State) -> dict[str, Arg]:
        """What the prompt tells besides."""
        return {}

    def to_place(self, state: State) -> int:
        """Counters or coins that the faction has still to place; 0 where that is not asked."""
        return 0

    def undone(self, state: State) -> int:
        """How much of what is voluntary has not been done, for the button that ends it."""
        return 0

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """What is taken at one reference and let go at another; the way there is of no matter in this game."""
        return self.dropped(state, source, target)

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """The Actions, legal or not and the likeliest first, that a drag would mean."""
        return ()

    def why_idle(self, state: State, seat: str, source: str) -> Refusal:
        """What speaks against what would be done with it: the first reason that a rule gives."""
        asked, regions = self.ask(state, seat), state.world.regions if source.startswith("pile:army") else ()
        listed = [a for rule in self.rules for a in rule.candidates(asked) if a.gesture().source == source]
        dropped = [a for region in regions for a in self.dropped(state, source, region.ref)]
        reasons = (state.refuse(action, seat) for action in (*listed, *dropped))
        return next((why for why in reasons if why is not None), super().why_idle(state, seat, source))

    def going_on(self, state: State, **noted: object) -> None:
        """The same side goes on, with something noted in the Step."""
        state.replace(replace(self, **noted))


class InOrder(Ordered[State], SideStep, frozen=True):
    """A phase in which the factions act one after another (4.1-a)."""

    def is_ruled_out(self, state: State) -> bool:
        """Whether it is certain already, before the phase begins, that it will be empty."""
        return False

    def next(self) -> Self:
        """The Step for the side that comes next, with nothing noted of the last one."""
        return type(self)(self.left[1:])


class Ending(Plain[SideAsked, Done]):
    """A side ends what is voluntary in a phase (4.1-a)."""

    action: ClassVar[type[Action]] = Done
    clause: ClassVar[str] = "revolution 4.1-a"

    def play(self, asked: SideAsked, action: Done) -> None:
        """The next side."""
        asked.step.finish(asked.position)

    def label(self, asked: SideAsked, action: Done) -> Message:
        """With what is left undone."""
        left = asked.step.undone(asked.position)
        return say("revolution-act-done-left", n=left) if left else action.gesture().label
