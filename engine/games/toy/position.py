"""The Position of the toy game, and what each seat may know of it."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec

from engine.games.toy.actions import ACTIONS, Ride, Take
from engine.games.toy.sequence import STEPS, Tossing
from engine.games.toy.state import ROADS, SEALED, SEATS, ToyState
from engine.games.toy.view_types import ToyView
from engine.kernel.action import Action
from engine.kernel.position import Result
from engine.kernel.step import AnyRule, AnyStep
from engine.kernel.view import HandView, MarkView, PhaseView, PieceView, ScoreView, StepView


class ToyPosition(ToyState):
    """The whole truth, and all that the kernel asks of it."""

    offer_rules: ClassVar[tuple[AnyRule, ...]] = (Tossing(),)
    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS

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
