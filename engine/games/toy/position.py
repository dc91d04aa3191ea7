"""The Position of the toy game, and what each seat may know of it."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec

from engine.games.toy.actions import ACTIONS, Ride, Take
from engine.games.toy.sequence import HOME, ROADS, SEALED, SEATS, STEPS, Tossing, Weather
from engine.games.toy.view_types import ToyView
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.position import Position, Result
from engine.kernel.rng import Rng
from engine.kernel.step import AnyRule, AnyStep
from engine.kernel.view import HandView, MarkView, PhaseView, PieceView, ScoreView, StepView

CARDS = range(1, 13)
HAND = 3


class ToyPosition(Position):
    """The whole truth.

    Attributes:
        riders: where each courier is. seals: cities that still have one. points: seals taken.
        bids: cards laid this round. deck: next card last. mud: whether it rained.
    """

    offer_rules: ClassVar[tuple[AnyRule, ...]] = (Tossing(),)
    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS

    def __init__(self, scenario: str, turns: int, seed: int) -> None:
        self.scenario, self.turns, self.turn = scenario, turns, 1
        self.riders, self.points = dict(HOME), dict.fromkeys(SEATS, 0)
        self.seals = list(SEALED)
        self.hands: dict[str, list[int]] = {s: [] for s in SEATS}
        self.bids: dict[str, int] = {}
        self.deck, self.discards, self.mud = list(CARDS), list[int](), False
        self.agenda, self.result, self.news = [Weather()], None, []
        self.rng = Rng(seed)
        self.rng.shuffle(self.deck)

    # --- rules used in several places -----------------------------------------------

    def range(self) -> int:
        """How far a courier rides (1-b)."""
        return 1 if self.mud else 2

    def draw(self, seat: str, count: int) -> None:
        """Draw cards; only the drawer sees them (1-a)."""
        cards = [self.deck.pop() for _ in range(count)]
        self.hands[seat] = sorted(self.hands[seat] + cards)
        mine = say("toy-log-draw-own", seat=f"seat:{seat}", cards=[str(c) for c in cards])
        veiled = say("toy-log-draw", seat=f"seat:{seat}", n=count)
        self.tell(Event("draw", mine, (seat,), veiled, "toy 1-a", side=f"side:{seat}", reveals=True))

    def end(self, winners: tuple[str, ...], way: str, clause: str) -> None:
        """The game is over (6)."""
        self.result = Result(winners, way, clause)
        message = say(f"toy-log-end-{way}", seats=[f"seat:{s}" for s in winners])
        self.tell(Event("end", message, clause=clause))

    # --- the kernel's questions -----------------------------------------------------

    def copy(self) -> Self:
        """An independent Position with the same future."""
        new = object.__new__(type(self))
        new.__dict__ = dict(self.__dict__)
        new.riders, new.points, new.bids = dict(self.riders), dict(self.points), dict(self.bids)
        new.hands = {s: list(h) for s, h in self.hands.items()}
        new.seals, new.deck, new.discards = list(self.seals), list(self.deck), list(self.discards)
        new.agenda, new.rng, new.news = list(self.agenda), self.rng.copy(), []
        return new

    def state(self) -> dict[str, object]:
        """Everything, as plain data."""
        names = set(self.__dict__) - {"agenda", "rng", "result", "news", "as_before"}
        plain: dict[str, object] = msgspec.to_builtins({name: getattr(self, name) for name in sorted(names)})
        return plain | {
            "agenda": written(self.agenda),
            "rng": self.rng.state,
            "result": msgspec.to_builtins(self.result),
        }

    @classmethod
    def from_state(cls, state: dict[str, Any]) -> Self:
        """The Position whose `state()` was this."""
        self = cls(state["scenario"], state["turns"], 0)
        plain = msgspec.json.decode(msgspec.json.encode(state))
        for name in set(plain) - {"agenda", "rng", "result"}:
            setattr(self, name, plain[name])
        self.agenda = read(plain["agenda"])
        self.rng.state = plain["rng"]
        self.result = msgspec.convert(plain["result"], Result) if plain["result"] else None
        return self

    def check_words(self, action: Action) -> str | None:
        """Riders, cities and things to take have names."""
        if isinstance(action, Ride):
            wrong = [w for w in action.path if w not in ROADS]
            return action.rider if action.rider not in SEATS else (wrong[0] if wrong else None)
        return action.what if isinstance(action, Take) and action.what not in ("seal", "card") else None

    def near(self, word: str) -> list[str]:
        """The names that begin like the word."""
        return [name for name in (*ROADS, *SEATS, "seal", "card") if name[:1] == word[:1]]

    def view(self, seat: str | None) -> ToyView:
        """What this seat may know: not the other's hand and bid, nor the deck's order."""
        step = self.agenda[-1] if self.agenda else None
        asked = step.seats(self) if step else ()
        over = self.result
        return ToyView(
            game="toy",
            ruleset="1.0",
            scenario=self.scenario,
            seat=seat or "",
            seats={s: (s,) for s in SEATS},
            board="",
            maps=(),
            turn=self.turn,
            turns=self.turns,
            acting=SEATS if step and step.name == "bids" else asked,
            asked=asked,
            step=step.name if step else "",
            clause=step.clause if step else over.clause if over else "",
            prompt=step.prompt(self, seat) if step and seat in asked else None,
            pieces=tuple(PieceView(s, "courier", s, self.riders[s]) for s in SEATS),
            marks=tuple(MarkView("seal", place) for place in self.seals),
            hands=tuple(
                HandView(s, s, len(cards), tuple(map(str, cards)) if s == seat else None)
                for s, cards in self.hands.items()
            ),
            scores=tuple(ScoreView(s, "seals", n, len(SEALED)) for s, n in self.points.items()),
            phases=tuple(
                PhaseView(name, kind.clause, "now" if step and name == step.name else "coming")
                for name, kind in STEPS.items()
            ),
            agenda=tuple(StepView(one.name, msgspec.structs.asdict(one)) for one in self.agenda),
            winners=over.winners if over else None,
            way=over.way if over else "",
            round=self.round(),
            bids={s: card if s == seat else None for s, card in self.bids.items()},
            deck=len(self.deck),
            discards=tuple(sorted(self.discards)),
            mud=self.mud,
        )


def written(agenda: list[AnyStep]) -> list[list[str]]:
    """An agenda as words: each Step's name and whose it is."""
    return [[step.name, *msgspec.structs.astuple(step)] for step in agenda]


def read(words: list[list[str]]) -> list[AnyStep]:
    """The agenda that was written so."""
    return [STEPS[name](*rest) for name, *rest in words]
