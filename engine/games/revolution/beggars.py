"""The Water Beggars: who hires them, and where they go (6.7-a, 6.7-b)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.games.revolution.actions import Hire, Ship
from engine.games.revolution.asking import Ending, InOrder, SideAsked, Whole, places_of
from engine.games.revolution.pointing import region_of
from engine.games.revolution.raiding import HirerStep, Raiding
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NOBODY, side_ref
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

# --- hiring -----------------------------------------------------------------------------------


class Hiring(Rule[SideAsked, Hire]):
    """One to three are hired, for two coins each (6.7-a)."""

    action: ClassVar[type[Action]] = Hire
    clause: ClassVar[str] = "revolution 6.7-a"

    def candidates(self, asked: SideAsked) -> list[Hire]:
        """Every number."""
        return [Hire(number) for number in range(1, asked.world.rules.beggars + 1)]

    def why_not(self, asked: SideAsked, action: Hire) -> Refusal | None:
        """As many as there are, and the coins for them (6.7-a)."""
        rules, coins = asked.world.rules, asked.position.treasury[asked.side]
        if not 1 <= action.number <= rules.beggars:
            return no("6.7-a", "beggars-number", n=action.number)
        if action.number * rules.beggar_cost > coins:
            return no("6.7-a", "beggars-price", coins=coins, side=side_ref(asked.side))
        return None

    def play(self, asked: SideAsked, action: Hire) -> None:
        """He has them alone this turn (6.7-a); they go to regions, then they act (6.7-b)."""
        state, number = asked.position, action.number
        asked.spend(number * asked.world.rules.beggar_cost)
        state.hirer, state.free_ships = asked.side, number
        state.say("hires", "6.7-a", asked.side, "box:water-beggars", kind="beggars", n=number)
        asked.step.finish(state)
        state.push(Shipping(), Raiding())


class Beggars(InOrder, frozen=True):
    """Burghers and Reformers may hire the Water Beggars, in order; the first to hire has them (6.7-a)."""

    name: ClassVar[str] = "beggars"
    question: ClassVar[str] = "hire"
    goes_on: ClassVar[tuple[str, ...]] = ("beggars-ship", "beggars-act")
    clause: ClassVar[str] = "revolution 6.7-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Hiring(), Whole(), Ending())

    def most(self, state: State, side: int) -> int:
        """How many a side can pay (6.7-a)."""
        rules = state.world.rules
        return min(rules.beggars, state.treasury[side] // rules.beggar_cost)

    def concerns(self, state: State, side: int) -> bool:
        """B or R with the coins for one, as long as nobody has hired."""
        return side in state.world.hirers and state.hirer == NOBODY and self.most(state, side) > 0

    def is_ruled_out(self, state: State) -> bool:
        """Without Burghers and Reformers (R-35)."""
        return not state.world.hirers

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many can be paid."""
        return {"n": self.most(state, self.left[0])}

    def label_of(self, parts: Sequence[Action]) -> Message:
        """How many are hired, and where they go."""
        hired = sum(part.number for part in parts if isinstance(part, Hire))
        return say(
            "revolution-act-all-beggars", n=hired, at=places_of(p for p in parts if isinstance(p, Ship))
        )

    def measure(self, state: State) -> int:
        """Those still to decide."""
        return len(self.left)


# --- where they go ----------------------------------------------------------------------------


class Sending(Rule[SideAsked, Ship]):
    """Some go to a region (6.7-b)."""

    action: ClassVar[type[Action]] = Ship
    clause: ClassVar[str] = "revolution 6.7-b"

    def candidates(self, asked: SideAsked) -> list[Ship]:
        """To every region every number."""
        numbers = range(1, asked.position.free_ships + 1)
        return [Ship(region.id, number) for region in asked.world.regions for number in numbers]

    def why_not(self, asked: SideAsked, action: Ship) -> Refusal | None:
        """A region that is theirs, and no more than were hired (6.7-b)."""
        (_, region), free = asked.region(action.region), asked.position.free_ships
        if not region.beggars:
            return no("6.7-b", "beggars-region", region.ref, region=region.ref)
        if not 1 <= action.number <= free:
            return no("6.7-b", "beggars-left", region.ref, region=region.ref, n=free)
        return None

    def play(self, asked: SideAsked, action: Ship) -> None:
        """They lie there."""
        state, (number, region), n = asked.position, asked.region(action.region), action.number
        state.free_ships -= n
        state.ships[number] += n
        path = ("box:water-beggars", region.ref)
        state.say("ships", "6.7-b", asked.side, region.ref, path=path, kind="beggars", region=region.ref, n=n)


class Shipping(HirerStep, frozen=True):
    """All that were hired go to regions before they act (6.7-b)."""

    name: ClassVar[str] = "beggars-ship"
    question: ClassVar[str] = "ship"
    goes_on: ClassVar[tuple[str, ...]] = ("beggars-act",)
    clause: ClassVar[str] = "revolution 6.7-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Sending(), Whole())

    def seats(self, state: State) -> tuple[str, ...]:
        """The hirer, until none is left."""
        return (state.seat_for(state.hirer),) if state.free_ships else ()

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": state.free_ships}

    def label_of(self, parts: Sequence[Action]) -> Message:
        """How many go, and where."""
        sent = [part for part in parts if isinstance(part, Ship)]
        return say("revolution-act-all-beggars-ship", n=sum(part.number for part in sent), at=places_of(sent))

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """A ship dropped on a section, or anywhere in its region."""
        region = region_of(state, target)
        if region and source == "pile:ships":
            yield Ship(region)

    def measure(self, state: State) -> int:
        """Those not yet in a region."""
        return state.free_ships
