"""The Position of the council, and what each seat may know of it."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec

from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.position import Position, Result
from engine.kernel.rng import Rng
from engine.kernel.step import Step
from engine.kernel.view import PhaseView, PieceView, ScoreView, View
from tests.council.actions import ACTIONS, March, Place
from tests.council.sequence import HOME, PLACES, SIDES, STEPS, Bids, Lots

COINS, PILE = 5, 60
PLAIN = (
    "seats",
    "scenario",
    "turn",
    "rounds",
    "goal",
    "coins",
    "points",
    "armies",
    "piles",
    "laid",
    "bids",
    "calls",
)


class CouncilView(View, frozen=True, kw_only=True):
    """What one seat may know of the council: all of it as plain data, but for chance and the bids of others."""

    known: dict[str, Any]


class CouncilPosition(Position):
    """The whole truth.

    Attributes:
        seats: who leads which sides now. coins, points: by seat. armies: by side. piles, laid: counters.
        bids, calls: the answers of the round that goes on. order: the seats as they bid, the first first.
    """

    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS

    def __init__(self, seats: dict[str, tuple[str, ...]], rounds: int, goal: int, seed: int) -> None:
        self.scenario, self.turn, self.rounds, self.goal = "diet", 1, rounds, goal
        self.seats = dict(seats)
        self.coins, self.points = dict.fromkeys(seats, COINS), dict.fromkeys(seats, 0)
        self.armies, self.piles = dict(HOME), dict.fromkeys(SIDES, PILE)
        self.laid: dict[str, int] = {}
        self.bids: dict[str, int] = {}
        self.calls: dict[str, bool] = {}
        self.order: tuple[str, ...] = tuple(seats)
        lots = [] if all(seats.values()) else [Lots()]
        self.agenda, self.rng, self.result, self.news = [Bids(), *lots], Rng(seed), None, []

    def end(self, winners: tuple[str, ...], way: str) -> None:
        """The game is over."""
        self.result = Result(winners, way, "council 8")
        told = say("council-log-end", seats=[f"seat:{s}" for s in winners])
        self.tell(Event("end", told, clause="council 8"))

    def most_left(self) -> int:
        """What may still be played: counters to be laid, and for each round its answers, marches and halts."""
        each = len(self.seats) * (len(self.seats) + 4) + 2
        return sum(self.piles.values()) + (self.rounds - self.turn + 1) * each

    def copy(self) -> Self:
        """An independent Position."""
        new = object.__new__(type(self))
        new.__dict__ = {k: dict(v) if isinstance(v, dict) else v for k, v in self.__dict__.items()}
        new.agenda, new.rng, new.news = list(self.agenda), self.rng.copy(), []
        return new

    def state(self) -> dict[str, Any]:
        """Everything, as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins({name: getattr(self, name) for name in PLAIN})
        return plain | {
            "order": list(self.order),
            "agenda": written(self.agenda),
            "rng": self.rng.state,
            "result": msgspec.to_builtins(self.result),
        }

    @classmethod
    def from_state(cls, state: dict[str, Any]) -> Self:
        """The Position whose `state()` was this."""
        self = cls({}, 0, 0, 0)
        plain = msgspec.json.decode(msgspec.json.encode(state))
        for name in PLAIN:
            setattr(self, name, plain[name])
        self.seats = {seat: tuple(sides) for seat, sides in plain["seats"].items()}
        self.order, self.agenda = tuple(plain["order"]), read(plain["agenda"])
        self.rng.state = plain["rng"]
        self.result = msgspec.convert(plain["result"], Result) if plain["result"] else None
        return self

    def check_words(self, action: Action) -> str | None:
        """Sides and places have names."""
        if isinstance(action, Place | March):
            places = (action.place,) if isinstance(action, Place) else action.path
            words = ((action.side, SIDES), *((place, PLACES) for place in places))
            return next((word for word, known in words if word not in known), None)
        return None

    def view(self, seat: str | None) -> CouncilView:
        """Everything but the bids of others."""
        step = self.agenda[-1] if self.agenda else None
        asked = step.seats(self) if step else ()
        mine = self.bids.get(seat) if seat else None
        known = self.state() | {"bids": {} if mine is None else {seat: mine}}
        del known["rng"]
        armies = [PieceView(side, "army", side, place) for side, place in self.armies.items()]
        piles = [
            PieceView(f"pile-{side}", "counter", side, HOME[side], label=str(n), pile=side)
            for side, n in self.piles.items()
            if n
        ]
        return CouncilView(
            game="council",
            ruleset="1.0",
            scenario=self.scenario,
            seat=seat or "",
            seats=dict(self.seats),
            board="maria",
            maps=("bohemia",),
            turn=self.turn,
            turns=self.rounds,
            acting=tuple(side for s in asked for side in self.seats[s]),
            asked=asked,
            step=step.name if step else "",
            clause=step.clause if step else "",
            prompt=step.prompt(self, seat) if step and seat in asked and seat else None,
            pieces=tuple(armies + piles),
            marks=(),
            hands=(),
            scores=tuple(
                ScoreView(sides[0], "points", self.points[s], self.goal) for s, sides in self.seats.items()
            ),
            phases=tuple(
                PhaseView(name, kind.clause, "now" if step and name == step.name else "coming")
                for name, kind in STEPS.items()
            ),
            winners=self.result.winners if self.result else None,
            way=self.result.way if self.result else "",
            round=self.round(),
            known=known,
        )


def written(agenda: list[Step[Any]]) -> list[list[Any]]:
    """An agenda as plain data: each Step's name and fields."""
    return [[step.name, *msgspec.to_builtins(msgspec.structs.astuple(step))] for step in agenda]


def read(words: list[list[Any]]) -> list[Step[Any]]:
    """The agenda that was written so."""
    found: list[Step[Any]] = []
    for name, *rest in words:
        fields = [tuple(field) if isinstance(field, list) else field for field in rest]
        found.append(STEPS[name](*fields))
    return found
