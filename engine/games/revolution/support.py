"""Support movement, and the treasure that the Huguenots intercept (5.1, 6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from engine.games.revolution.actions import TREASURY, Done, Intercept, LetPass, Support, SupportAll, heap_at
from engine.games.revolution.asking import Ending, InOrder, SideAsked, SideStep, Whole
from engine.games.revolution.board import ref_of
from engine.games.revolution.pointing import spot_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import WORDS, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.games.revolution.tables import SupportBox
from engine.games.revolution.world import COLOURED, DIAGONAL, PLAIN
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Arg, Message, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule

TO_MAP, TO_TREASURY = (PLAIN, DIAGONAL), (COLOURED, DIAGONAL)
"""The spaces that lead there (2-f); those that leave no choice are emptied first."""


def movable(state: State, side: int, box: int, kinds: Sequence[int]) -> int:
    """How many counters of a side lie on these kinds of space of a box."""
    rows = state.boxes[box]
    return sum(rows[kind][side] for kind in kinds)


def _leave(state: State, side: int, box: int, kinds: Sequence[int], number: int) -> None:
    """Counters leave a box, those on the kinds named first before others (2-f)."""
    for kind in kinds:
        row = state.boxes[box][kind]
        going = min(number, row[side])
        row[side] -= going
        number -= going


def _bring_home(state: State, side: int, box: int, number: int, lost: int = 0) -> None:
    """Coins leave a box for the treasury; those lost on the way go to the supply (6.2.2-b)."""
    _leave(state, side, box, TO_TREASURY, number)
    state.treasury[side] += number - lost
    state.supply[side] += lost


def _way(box: str, to: str) -> str:
    """The row of a sheet for what goes from a box to a province, or to the treasury."""
    return f"way:{box}/{to}"


def _goal(to: str) -> str:
    return f"camp:{TREASURY}" if to == TREASURY else ref_of(to)


class SupportMoving(Rule[SideAsked, Support]):
    """Counters leave a support box for a province it names, or for the treasury (5.1-a, 6.2.1-a)."""

    action: ClassVar[type[Action]] = Support
    clause: ClassVar[str] = "revolution 5.1-a"

    def candidates(self, asked: SideAsked) -> Iterator[Support]:
        """From each box every number, to each of its provinces and to the treasury."""
        state, side, world = asked.position, asked.side, asked.world
        for number, box in enumerate(world.boxes):
            to_map = range(1, movable(state, side, number, TO_MAP) + 1)
            to_treasury = range(1, movable(state, side, number, TO_TREASURY) + 1)
            yield from (Support(box.id, world.provinces[p].id, n) for p in box.provinces for n in to_map)
            yield from (Support(box.id, TREASURY, n) for n in to_treasury)

    def why_not(self, asked: SideAsked, action: Support) -> Refusal | None:
        """Own counters on spaces that lead there (2-f), to a province of the box (5.1-a); treasure once (6.2.2-a)."""
        state, side, world = asked.position, asked.side, asked.world
        number = world.box[action.box]
        box, target = world.boxes[number], f"country:{action.to}"
        if not state.in_box(number, side):
            return no("5.1-a", "box-empty", box.ref, box=box.ref, side=side_ref(side))
        if action.to == TREASURY:
            if box.treasury and asked.step.named:
                return no("6.2.2-a", "treasure-named", box.ref)
            most, lead = movable(state, side, number, TO_TREASURY), "map-only"
        else:
            if box.provinces and world.province[action.to] not in box.provinces:
                names = [world.provinces[p].ref for p in box.provinces]
                return no("5.1-a", "box-not-to", target, *names, box=box.ref, to=target, provinces=names)
            most, lead = movable(state, side, number, TO_MAP), "treasury-only"
            most = most if box.provinces else 0
        if not most:
            return no("2-f", lead, box.ref, box=box.ref)
        return None if 1 <= action.number <= most else no("2-f", "box-number", box.ref, box=box.ref, n=most)

    def play(self, asked: SideAsked, action: Support) -> None:
        """They stand in the countryside, limits or not, or are coins; treasure may be intercepted (6.2.2-a)."""
        state, side, n = asked.position, asked.side, action.number
        number = asked.world.box[action.box]
        box, clause = asked.world.boxes[number], "6.2.1-a" if state.turn else "5.1-a"
        if action.to != TREASURY:
            province = asked.world.provinces[asked.world.province[action.to]]
            _leave(state, side, number, TO_MAP, n)
            state.at[province.countryside][side] += n
            state.say(
                "support", clause, side, box.ref, province.ref, path=(box.ref, province.ref),
                data={"n": n, "heap": heap_at(province.id, WORDS[side])},
                box=box.ref, to=province.ref, n=n,
            )  # fmt: skip
            return
        step: Supporting = asked.step
        if box.treasury:
            state.say("treasure", "6.2.2-a", side, box.ref, data={"n": n}, n=n)
            state.replace(replace(step, named=True))
            hunter, most = step.huguenots(state)
            if most:
                state.push(Interception(hunter, side, number, n, min(n, most)))
                return
        _bring_home(state, side, number, n)
        if not box.treasury:
            state.say(
                "support-treasury", clause, side, box.ref, kind="support", data={"n": n}, box=box.ref, n=n
            )  # fmt: skip


class SupportingAll(Whole):
    """All that a faction moves out of its boxes at once; the rest stays (5.1-a, 6.2.1-a)."""

    action: ClassVar[type[Action]] = SupportAll
    clause: ClassVar[str] = "revolution 5.1-a"

    def label(self, asked: SideAsked, action: SupportAll) -> Message:
        """Whether it is what is shown."""
        return say("revolution-act-move-as-shown") if asked.shown == action else action.gesture().label

    def preview(self, asked: SideAsked, action: SupportAll) -> Iterable[Fact]:
        """Nothing: the sheet tells it."""
        return ()


class Supporting(InOrder, frozen=True):
    """Each faction may move its counters out of support boxes (5.1, 6.2.1).

    Attributes:
        named: the present side has named its treasure, which stands (6.2.2-a).
        caught: interceptions of this turn by Huguenots that stay in their box (R-02, an option).
    """

    name: ClassVar[str] = "support"
    clause: ClassVar[str] = "revolution 5.1-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (SupportMoving(), SupportingAll(), Ending())
    named: bool = False
    caught: int = 0

    def concerns(self, state: State, side: int) -> bool:
        """Who has counters in boxes, but for treasure that was left behind."""
        return any(
            state.in_box(number, side) and not (self.named and box.treasury)
            for number, box in enumerate(state.world.boxes)
        )

    def is_ruled_out(self, state: State) -> bool:
        """Counters come into boxes only after this phase."""
        return not any(any(row) for box in state.boxes for row in box)

    def next(self) -> Self:
        """What the Huguenots have done this turn stays done."""
        return type(self)(self.left[1:], caught=self.caught)

    def huguenots(self, state: State) -> tuple[int, int]:
        """Whose counters can intercept, and how many (6.2.2-a)."""
        for number, box in enumerate(state.world.boxes):
            for side in box.sides if box.intercepts else ():
                if state.in_box(number, side):
                    return side, max(0, state.in_box(number, side) - self.caught)
        return -1, 0

    def undone(self, state: State) -> int:
        """Counters that stay in their boxes."""
        return state.in_boxes(self.left[0])

    # --- as shown ---------------------------------------------------------------------

    def shown(self, asked: SideAsked) -> Action:
        """What the faction may want to move; or nothing."""
        return self._whole(asked.position, asked.filled_in)

    def _boxes(self, state: State) -> Iterator[tuple[int, SupportBox]]:
        """The boxes out of which the present side may still move something."""
        for number, box in enumerate(state.world.boxes):
            if state.in_box(number, self.left[0]) and not (self.named and box.treasury):
                yield number, box

    def _ways(self, state: State, number: int) -> Iterator[tuple[str, int]]:
        """Where counters of a box may go, and how many at most."""
        side, box = self.left[0], state.world.boxes[number]
        if to_map := movable(state, side, number, TO_MAP):
            yield from ((state.world.provinces[p].id, to_map) for p in box.provinces)
        if to_treasury := movable(state, side, number, TO_TREASURY):
            yield TREASURY, to_treasury

    def number_sheet(self, state: State, seat: str) -> NumberSheet:
        """The boxes, each with a row for all that its counters may go to; the rest of them stays."""
        first, side = self.fill_rest(state, seat, {}), self.left[0]
        groups = []
        for number, box in self._boxes(state):
            rows = tuple(
                NumberRow(_way(box.id, to), 0, most, first=first[_way(box.id, to)], name=_goal(to))
                for to, most in self._ways(state, number)
            )
            groups.append(NumberGroup(rows, box.ref, state.in_box(number, side), gives_way=True))
        return NumberSheet(tuple(groups), say("step-support"))

    def fill_rest(self, state: State, seat: str, kept: Mapping[str, int]) -> Mapping[str, int]:
        """As shown, around what is kept."""
        boxes = state.world.boxes
        ways = (_way(boxes[n].id, to) for n, _ in self._boxes(state) for to, _ in self._ways(state, n))
        return dict.fromkeys(ways, 0) | self.filled(state, seat, kept)

    def row_of(self, action: Action) -> tuple[str, int]:
        """That of the box and what it goes to."""
        return (_way(action.box, action.to), action.number) if isinstance(action, Support) else ("", 0)

    def interpret_numbers(self, state: State, seat: str, values: Mapping[str, int]) -> Iterable[Action]:
        """The whole answer: what is not sent stays."""
        return (self._whole(state, values),)

    def parts_of(self, state: State, values: Mapping[str, int]) -> list[Support]:
        """One for each way out of a box; treasure, which may be intercepted, comes last (6.2.2-a)."""
        parts = [
            Support(box.id, to, n)
            for number, box in self._boxes(state)
            for to, _ in self._ways(state, number)
            if (n := values.get(_way(box.id, to), 0))
        ]
        treasuries = {box.id for box in state.world.boxes if box.treasury}
        return sorted(parts, key=lambda part: (part.to == TREASURY, part.box in treasuries))

    def _whole(self, state: State, values: Mapping[str, int]) -> Action:
        parts = self.parts_of(state, values)
        return SupportAll.of(parts) if parts else Done()

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """A counter dragged off its box: to a province, or to the treasury wherever it is shown."""
        box = source.removeprefix("heap:").split("/")[0].removeprefix("box:").removeprefix("pile:")
        if box not in state.world.box:
            return
        spot = spot_of(state, target)
        if spot >= 0:
            yield Support(box, state.world.provinces[state.world.spots[spot].province].id)
        elif target.startswith(("camp:", "treasury:", "heap:treasury:", "side:")):
            yield Support(box, TREASURY)

    def measure(self, state: State) -> int:
        """Counters in boxes of those still to act; treasure not named."""
        return sum(state.in_boxes(side) + 2 for side in self.left) - self.named


class Intercepting(Rule[SideAsked, Intercept]):
    """One coin for each Huguenot (6.2.2-a)."""

    action: ClassVar[type[Action]] = Intercept
    clause: ClassVar[str] = "revolution 6.2.2-a"

    def candidates(self, asked: SideAsked) -> list[Intercept]:
        """As many as there are counters and coins."""
        return [Intercept(n) for n in range(1, asked.step.most + 1)]

    def why_not(self, asked: SideAsked, action: Intercept) -> Refusal | None:
        """One for each counter, of the coins that move (6.2.2-a)."""
        if 1 <= action.number <= asked.step.most:
            return None
        return no("6.2.2-a", "intercept-number", n=asked.step.most)

    def play(self, asked: SideAsked, action: Intercept) -> None:
        """The coin goes to its owner's supply, the Huguenot to its own treasury (6.2.2-b).

        With the option of R-02 the Huguenot stays, and a coin comes from its supply as long as that lasts.
        """
        state, side, n, step = asked.position, asked.side, action.number, asked.step
        _bring_home(state, step.mover, step.box, step.number, n)
        number, box = next((b, box) for b, box in enumerate(state.world.boxes) if box.intercepts)
        state.pop()
        if state.options.huguenots_stay:
            won = min(n, state.supply[side])
            state.supply[side] -= won
            state.treasury[side] += won
            below: Any = state.top()
            state.replace(replace(below, caught=below.caught + n))
        else:
            _leave(state, side, number, TO_TREASURY, n)
            state.treasury[side] += n
        state.say(
            "intercepts", "6.2.2-b", side, box.ref, kind="treasure", result=True, data={"n": n},
            n=n, whose=whose_ref(step.mover),
        )  # fmt: skip


class LettingPass(Plain[SideAsked, LetPass]):
    """The Huguenots wait for another treasure, or for none (6.2.2-c)."""

    action: ClassVar[type[Action]] = LetPass
    clause: ClassVar[str] = "revolution 6.2.2-c"

    def play(self, asked: SideAsked, action: LetPass) -> None:
        """The treasure is home."""
        step = asked.step
        asked.position.pop()
        _bring_home(asked.position, step.mover, step.box, step.number)
        asked.position.say("lets-pass", "6.2.2-c", asked.side, kind="treasure", whose=whose_ref(step.mover))


class Interception(SideStep, frozen=True):
    """The faction in the Huguenots box answers a treasure that was moved (6.2.2).

    Attributes:
        side: whose Huguenots. mover, box, number: whose treasure, where it lies still, and how many coins.
        most: how many can be intercepted.
    """

    name: ClassVar[str] = "treasure"
    clause: ClassVar[str] = "revolution 6.2.2-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Intercepting(), LettingPass())
    side: int
    mover: int
    box: int
    number: int
    most: int

    def asks(self, state: State) -> int:
        """The Huguenots' faction."""
        return self.side

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Whose treasure, and how much."""
        return {"whose": whose_ref(self.mover), "n": self.number}

    def measure(self, state: State) -> int:
        """One answer ends it."""
        return 1
