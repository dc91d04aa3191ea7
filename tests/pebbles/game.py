"""Pebbles: heaps of counters on four cities, clashes of two, points in halves. A small game of the tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from engine.kernel.action import Action
from engine.kernel.explain import OverlayShape
from engine.kernel.fields import Fields
from engine.kernel.game import Game, Scenario
from engine.kernel.gesture import Gesture
from engine.kernel.message import Message, say
from engine.kernel.options import OptionValue
from engine.kernel.position import Position, Result
from engine.kernel.positions import OPENING
from engine.kernel.refusal import Refusal
from engine.kernel.rng import LARGEST_SEED, Rng
from engine.kernel.rule import Asked, Plain, Rule
from engine.kernel.step import AnyRule, Step
from engine.kernel.view import (
    ContestantView,
    ContestView,
    HeapView,
    LaidView,
    ScoreRow,
    ScoreView,
    StepView,
    View,
)

SIDES = ("prussia", "austria")
ROADS = {
    "liegnitz": ("glogau",),
    "glogau": ("liegnitz", "steinau"),
    "steinau": ("glogau", "breslau"),
    "breslau": ("steinau",),
}
HOME = {"prussia": "glogau", "austria": "breslau"}
HEAP, MOST, TURNS = 9, 3, 6


class Push(Action, frozen=True):
    """Some pebbles of a heap go to the next city (1): `push prussia glogau steinau 2`."""

    verb: ClassVar[str] = "push"
    side: str
    start: str
    to: str
    number: int

    def gesture(self) -> Gesture:
        """They are dragged off their heap; where several numbers may be meant the chooser asks which."""
        label = say("pebbles-act-push", place=f"place:{self.to}", n=self.number)
        heap, to = HeapView(self.start, self.side, "pebble", self.number), f"place:{self.to}"
        return Gesture("drag", label, heap.ref, to, (to,), self.number, "shove")


class Hold(Action, frozen=True):
    """A pebble is thrown, and the other must answer (2)."""

    verb: ClassVar[str] = "hold"


class Leave(Action, frozen=True):
    """The city is left to the other (2)."""

    verb: ClassVar[str] = "leave"


class Pushing(Rule[Asked["Turn", "PebblesPosition"], Push]):
    """Up to three pebbles to the next city (1)."""

    action: ClassVar[type[Action]] = Push

    def candidates(self, asked: Asked[Turn, PebblesPosition]) -> Iterator[Push]:
        for place, ends in ROADS.items():
            for to in ends:
                yield from (Push(asked.seat, place, to, n) for n in range(1, MOST + 1))

    def why_not(self, asked: Asked[Turn, PebblesPosition], action: Push) -> Refusal | None:
        """Next to each other, and as many as lie there (1)."""
        there = asked.position.heaps.get((action.start, asked.seat), 0)
        apart = action.to not in ROADS.get(action.start, ())
        if action.side == asked.seat and not apart and 1 <= action.number <= min(MOST, there):
            return None
        return Refusal("pebbles 1", say("pebbles-refuse-push", n=there), (f"place:{action.start}",))

    def play(self, asked: Asked[Turn, PebblesPosition], action: Push) -> None:
        position, other = asked.position, SIDES[asked.seat == SIDES[0]]
        position.add(action.start, asked.seat, -action.number)
        position.add(action.to, asked.seat, action.number)
        position.pop()
        position.turn += 1
        if position.turn <= TURNS:
            position.push(Turn(other))
        if position.heaps.get((action.to, other)):
            position.push(Clash(action.to, asked.seat, other))


class Turn(Step["PebblesPosition"], frozen=True):
    """A side pushes (1)."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "pebbles 1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Pushing(),)
    seat: str

    def seats(self, position: PebblesPosition) -> tuple[str, ...]:
        return (self.seat,)

    def prompt(self, position: PebblesPosition, seat: str) -> Message:
        return say("pebbles-prompt-push", side=f"side:{self.seat}")

    def interpret_drag(
        self, position: PebblesPosition, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        start, side, _ = source.partition(":")[2].split("/")
        yield Push(side, start, target.partition(":")[2], 1)


class Holding(Plain[Asked["Clash", "PebblesPosition"], Hold]):
    """Each loses a pebble by it (2)."""

    action: ClassVar[type[Action]] = Hold

    def play(self, asked: Asked[Clash, PebblesPosition], action: Hold) -> None:
        position, step = asked.position, asked.step
        for side in SIDES:
            position.add(step.place, side, -1)
        position.pop()
        if all(position.heaps.get((step.place, side)) for side in SIDES):
            position.push(replace(step, due=1 - step.due, thrown=(*step.thrown, step.due)))


class Leaving(Plain[Asked["Clash", "PebblesPosition"], Leave]):
    """What lies there goes (2)."""

    action: ClassVar[type[Action]] = Leave

    def play(self, asked: Asked[Clash, PebblesPosition], action: Leave) -> None:
        asked.position.heaps.pop((asked.step.place, asked.seat))
        asked.position.pop()


class Clash(Step["PebblesPosition"], frozen=True):
    """Pebbles of both lie in one city: who came waits for the answer of the other (2)."""

    name: ClassVar[str] = "clash"
    clause: ClassVar[str] = "pebbles 2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Holding(), Leaving())
    place: str
    comer: str
    other: str
    due: int = 1
    thrown: tuple[int, ...] = ()

    @property
    def sides(self) -> tuple[str, str]:
        """Who came, and who was there."""
        return self.comer, self.other

    def seats(self, position: PebblesPosition) -> tuple[str, ...]:
        return (self.sides[self.due],)

    def prompt(self, position: PebblesPosition, seat: str) -> Message:
        return say("pebbles-prompt-clash", side=f"side:{self.sides[self.due]}", place=f"place:{self.place}")

    def shown(self, position: PebblesPosition) -> ContestView:
        """The clash as what it is: two who answer each other."""
        here = [position.heaps.get((self.place, side), 0) for side in self.sides]
        first, second = (ContestantView(side, self.place) for side in self.sides)
        laid = tuple(LaidView(by, "pebble", 1, 0) for by in self.thrown)
        return ContestView((first, second), laid, here[0] - here[1], self.due)


class PebblesPosition(Position):
    """The whole truth, which everybody knows: how many pebbles of whom lie where."""

    action_types: ClassVar[dict[str, type[Action]]] = {kind.verb: kind for kind in (Push, Hold, Leave)}
    overlays: ClassVar[tuple[str, ...]] = ("game",)

    def __init__(self, seed: int) -> None:
        self.turn, self.heaps = 1, {(place, side): HEAP for side, place in HOME.items()}
        self.agenda, self.rng, self.result, self.news = [Turn(SIDES[0])], Rng(seed), None, []

    def add(self, place: str, side: str, number: int) -> None:
        """More pebbles somewhere, or fewer."""
        left = self.heaps.pop((place, side), 0) + number
        if left:
            self.heaps[place, side] = left

    def halves(self, side: str) -> int:
        """Half a point for each city that a side holds, and one besides with three pebbles (3)."""
        return sum(1 + (n >= MOST) for (_, owner), n in self.heaps.items() if owner == side)

    def settle(self) -> None:
        """After the last turn the higher score wins (3)."""
        if not self.agenda and self.result is None:
            best = max(map(self.halves, SIDES))
            self.result = Result(tuple(s for s in SIDES if self.halves(s) == best), "points", "pebbles 3")
        super().settle()

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__ = dict(self.__dict__)
        new.heaps, new.agenda, new.rng, new.news = dict(self.heaps), list(self.agenda), self.rng.copy(), []
        return new

    def state(self) -> dict[str, Any]:
        heaps = [[*key, number] for key, number in sorted(self.heaps.items())]
        agenda = [[step.name, msgspec.to_builtins(step)] for step in self.agenda]
        result = msgspec.to_builtins(self.result)
        return {"turn": self.turn, "heaps": heaps, "agenda": agenda, "rng": self.rng.state, "result": result}

    def overlay(self, name: str, ref: str, seat: str | None) -> tuple[OverlayShape, ...]:
        """Where more than three pebbles lie."""
        crowded = {place for (place, _), number in self.heaps.items() if number > MOST and name == "game"}
        return tuple(OverlayShape("ring", f"place:{place}") for place in sorted(crowded))

    def view(self, seat: str | None) -> View:
        step = self.agenda[-1] if self.agenda else None
        asked = step.seats(self) if step else ()
        over = self.result
        scores = {side: self.halves(side) for side in SIDES}
        return View(
            game="pebbles",
            ruleset="1.0",
            scenario="plain",
            seat=seat or "",
            seats={side: (side,) for side in SIDES},
            board="maria",
            maps=("bohemia",),
            turn=min(self.turn, TURNS),
            turns=TURNS,
            acting=asked,
            asked=asked,
            step=step.name if step else "",
            clause=step.clause if step else over.clause if over else "",
            prompt=step.prompt(self, seat) if step and seat is not None and seat in asked else None,
            pieces=(),
            marks=(),
            hands=(),
            heaps=tuple(HeapView(p, side, "pebble", n) for (p, side), n in sorted(self.heaps.items())),
            scores=tuple(ScoreView(side, "points", n, 7, of=2) for side, n in scores.items()),
            phases=(),
            agenda=tuple(StepView(one.name, msgspec.to_builtins(one)) for one in self.agenda),
            contest=step.shown(self) if isinstance(step, Clash) else None,
            winners=over.winners if over else None,
            way=over.way if over else "",
            sheet=(ScoreRow(say("pebbles-sheet"), scores, total=True, of=2),) if over else (),
        )


class Pebbles(Game):
    """Two sides, nothing hidden."""

    id, board, rulesets, secret, maturity = "pebbles", "maria", ("1.0",), False, "toy"
    scenarios = (
        Scenario("plain", {2: {side: (side,) for side in SIDES}}, TURNS, TURNS * HEAP, ("bohemia",)),
    )

    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> PebblesPosition:
        position = PebblesPosition(seed)
        position.settle()
        return position

    def set_up(self, file: dict[str, Any], seed: int = 0, *, former: bool = False) -> PebblesPosition:
        """The opening: a position file of pebbles says no more."""
        fields = Fields(file, former=former).only((*OPENING, "actions"))
        return self.start(seed=fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed))

    def load(self, state: dict[str, Any]) -> PebblesPosition:
        position = PebblesPosition(0)
        position.turn, position.heaps = state["turn"], {(p, side): n for p, side, n in state["heaps"]}
        kinds = {"turn": Turn, "clash": Clash}
        position.agenda = [msgspec.convert(fields, kinds[name]) for name, fields in state["agenda"]]
        position.rng.state = state["rng"]
        position.result = msgspec.convert(state["result"], Result | None)
        return position

    def deal(self, view: View, rng: Rng) -> PebblesPosition:
        heaps = [[heap.place, heap.side, heap.number] for heap in view.heaps]
        agenda = [[step.name, step.fields] for step in view.agenda]
        over = (
            None if view.winners is None else msgspec.to_builtins(Result(view.winners, view.way, view.clause))
        )
        turn = view.turn + (view.winners is not None)
        return self.load({"turn": turn, "heaps": heaps, "agenda": agenda, "rng": rng.bits(), "result": over})


GAME = Pebbles()
