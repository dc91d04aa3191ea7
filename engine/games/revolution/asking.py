"""Steps that the factions answer one after another, and what their Rules are asked with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from engine.games.revolution.actions import PARTS, Done, Several
from engine.games.revolution.pointing import spot_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import side_ref
from engine.games.revolution.state import State
from engine.games.revolution.tables import Region, Spot
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.in_order import InOrder as Ordered
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Plain, Rule, looked_up
from engine.kernel.step import AnyStep, Step

WHERE = ("to", "at", "place", "province", "region")
"""What an Action is about, by the names in its label, the nearest first."""


def places_of(parts: Iterable[Action]) -> list[str]:
    """What some Actions are about, as references; the hiring of ships is about no place."""
    said = [part.gesture().label.args for part in parts]
    found = (next((args[name] for name in WHERE if name in args), None) for args in said)
    return list(dict.fromkeys(str(place) for place in found if place is not None))


class SideAsked(Asked[Any, State]):
    """What a Rule is asked about, with the side whose answer it is.

    Attributes:
        side: the faction that the Step asks. turn: in which turn. world: the tables.
    """

    def __init__(self, step: Any, position: State, seat: str) -> None:
        super().__init__(step, position, seat)
        self.side: int = step.asks(position)
        self.turn, self.world = position.turn, position.world

    @looked_up
    def filled_in(self) -> dict[str, int]:
        """The numbers with which its sheet begins, by row."""
        return {row.source: row.first for row in self.numbers.rows} if self.numbers is not None else {}

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
    `moves_counters`: whether counters on the map are moved in it by whom they belong to.
    `question`: the word of its prompt, where that is not its name. `goes_on`: the names of Steps that follow on it at
    once, so that the same faction may answer them with it (`Several`).
    """

    always_asked: ClassVar[bool] = False
    moves_counters: ClassVar[bool] = False
    question: ClassVar[str] = ""
    goes_on: ClassVar[tuple[str, ...]] = ()

    def asks(self, state: State) -> int:
        """The faction whose answer it is."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def seats(self, state: State) -> tuple[str, ...]:
        """The seat that leads it."""
        return (state.seat_for(self.asks(state)),)

    def ask(self, state: State, seat: str) -> SideAsked:
        """With the faction."""
        return SideAsked(self, state, seat)

    def clause_on(self, turn: int) -> str:
        """The clause that asks on a turn."""
        del turn
        return self.cites()

    def prompt(self, state: State, seat: str) -> Message:
        """`revolution-prompt-<question or name>` with the faction, and what `prompt_args` adds."""
        key = self.question or self.name
        return say(f"revolution-prompt-{key}", side=side_ref(self.asks(state)), **self.prompt_args(state))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """What the prompt tells besides."""
        return {}

    def to_place(self, state: State) -> int:
        """Counters or coins that the faction has still to place; 0 where that is not asked."""
        return 0

    def asked_about(self, state: State) -> tuple[str, ...]:
        """The provinces or sections that the question is about, as references; none where it is about the whole map."""
        return ()

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
        regions = state.world.regions if source.startswith("pile:army") else ()
        dropped = [a for region in regions for a in self.dropped(state, source, region.ref)]
        found = self.first_reason(state, seat, source, dropped)
        counters = source.startswith("heap:") and spot_of(state, source) >= 0
        if found is None and counters and not self.moves_counters:
            return no("6.14-a", "at-rest", source, step="step:within")
        return found or super().why_idle(state, seat, source)

    # --- as shown ---------------------------------------------------------------------

    def row_of(self, action: Action) -> tuple[str, int]:
        """The row of the sheet to which an Action adds, and how many; no row where there is no sheet."""
        del action
        return "", 0

    def parts_of(self, state: State, values: Mapping[str, int]) -> Iterable[Action]:
        """The Actions that the numbers of a sheet mean."""
        del state, values
        return ()

    def judged(self, state: State, seat: str, kept: Mapping[str, int]) -> Iterator[Action]:
        """What the counsel would do here, Action by Action, around the rows that are kept; no rule of the game."""
        ahead = state.copy()
        for part in self.parts_of(state, kept):
            ahead.top().play(ahead, seat, part)
            ahead.counsel.go_on(ahead)
        while _is_same(self, step := ahead.top()) and step.seats(ahead):
            actions = [a for a in step.first_actions(ahead, seat) if self.row_of(a)[0] not in kept]
            best = ahead.counsel.best(ahead, actions)[0] if actions else Done()
            if isinstance(best, Done):
                return
            yield best
            step.play(ahead, seat, best)
            ahead.counsel.go_on(ahead)

    def filled(self, state: State, seat: str, kept: Mapping[str, int]) -> dict[str, int]:
        """The numbers of all rows that are not nought, as shown (see `judged`), around what is kept."""
        found = dict(kept)
        for action in self.judged(state, seat, kept):
            row, number = self.row_of(action)
            found[row] = found.get(row, 0) + number
        return found

    def shown(self, asked: SideAsked) -> Action | None:
        """All that the counsel would do in the phase, as one answer; None where it is not answered at once."""
        if not any(rule.action is Several for rule in self.rules):
            return None
        ahead, seat, parts = asked.position.copy(), asked.seat, list[Action]()
        answered = False
        while _goes_on(ahead, asked):
            step = ahead.top()
            actions = [a for a in step.first_actions(ahead, seat) if a.verb in PARTS or isinstance(a, Done)]
            best = ahead.counsel.best(ahead, actions)[0]
            if isinstance(best, Done):
                break
            if answered:
                return None  # what comes first is answered by others: one after another then
            parts.append(best)
            step.play(ahead, seat, best)
            ahead.settle()
            answered = ahead.counsel.go_on(ahead)
        return Several.of(parts) if parts else Done()

    def label_of(self, parts: Sequence[Action]) -> Message:
        """What a button for a whole answer says: how many parts, and where."""
        return say(f"revolution-act-all-{self.name}", n=len(parts), at=places_of(parts))

    def going_on(self, state: State, **noted: object) -> None:
        """The same side goes on, with something noted in the Step."""
        state.replace(replace(self, **noted))


def clause_on(step: AnyStep, turn: int) -> str:
    """The clause of a Step on a turn."""
    return step.clause_on(turn) if isinstance(step, SideStep) else step.cites()


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


class Whole(Rule[SideAsked, Any]):
    """All that a faction does in a phase, and nothing more (4.1-a): its parts, each judged where its turn comes.

    Where a game's older Journals have a word of their own for it the Rule is made for that kind of Action.
    """

    action: ClassVar[type[Action]] = Several
    clause: ClassVar[str] = "revolution 4.1-a"

    def candidates(self, asked: SideAsked) -> Iterable[Action]:
        """None: no list could hold all of them; the one that is shown stands on the main button."""
        return ()

    def why_not(self, asked: SideAsked, action: Any) -> Refusal | None:
        """What speaks against its parts, one after another; what others may answer comes last."""
        return _carried(asked.position.copy(), asked, action.parts())

    def play(self, asked: SideAsked, action: Any) -> None:
        """One part after another; then the next faction is asked, if need be after who may answer the last."""
        _carried(asked.position, asked, action.parts())

    def label(self, asked: SideAsked, action: Any) -> Message:
        """What it is made of."""
        label: Message = asked.step.label_of(action.parts())
        return label

    def preview(self, asked: SideAsked, action: Any) -> Iterable[Fact]:
        """Its parts, one by one."""
        for part in action.parts():
            rule = asked.step.rule_of(part)
            clause = rule.clause if rule is not None else self.clause
            yield Fact(part.gesture().label, clause, tuple(places_of([part])))


def _is_same(step: Any, now: Any) -> bool:
    """Whether a Step still asks the same faction."""
    return type(now) is type(step) and (not isinstance(step, InOrder) or now.left == step.left)


def _goes_on(state: State, asked: SideAsked) -> bool:
    """Whether the faction asked has still to answer, this Step or one that follows on it at once."""
    step = state.top() if state.agenda and state.result is None else None
    names = (asked.step.name, *asked.step.goes_on)
    if not isinstance(step, SideStep) or step.name not in names or not step.seats(state):
        return False
    return step.asks(state) == asked.side and state.turn == asked.turn


def _carried(state: State, asked: SideAsked, parts: Iterable[Action]) -> Refusal | None:
    """The parts carried out up to the first against which something speaks; then nothing more is done."""
    for part in parts:
        if not _goes_on(state, asked):
            return no("4.1-a", "whole-over", action=part.text())
        why = state.top().refuse(state, asked.seat, part)
        if why is not None:
            return why
        state.top().play(state, asked.seat, part)
        state.settle()
    while _goes_on(state, asked):
        if state.top().refuse(state, asked.seat, Done()) is not None:
            return no("4.1-a", "whole-more")
        state.top().play(state, asked.seat, Done())
        state.settle()
    if not state.agenda:
        return None
    above, below = state.top(), state.agenda[-2] if len(state.agenda) > 1 else None
    if isinstance(below, InOrder) and not isinstance(above, InOrder) and _is_same(asked.step, below):
        state.pop()
        below.finish(state)
        state.push(above)
    return None
