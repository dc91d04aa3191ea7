"""The Position of MARIA: the state, and the kernel's questions answered by the chapters of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, ClassVar, Self

import msgspec

from engine.games.maria import cards, explain, stacks
from engine.games.maria.actions import ACTIONS, Transfer
from engine.games.maria.agenda import read_agenda, write_agenda
from engine.games.maria.powers import IDS
from engine.games.maria.state import State
from engine.games.maria.view import view_of
from engine.games.maria.world import World
from engine.kernel.action import Action
from engine.kernel.explain import Drawn, Fact
from engine.kernel.position import Result
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.view import View


class MariaPosition(State):
    """The whole truth of a game of MARIA, and all that the kernel asks of it."""

    offer_types: ClassVar[tuple[type[Action], ...]] = (Transfer,)
    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS

    __slots__ = ()

    def state(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return {
            "ruleset": self.world.rules.name, "seats": len(self.world.seats), "turn": self.turn,
            "where": self.where[:], "troops": self.troops[:], "down": self.down, "top": self.top_marks,
            "marker": self.marker[:], "questions": [[k, v] for k, v in sorted(self.questions.items())],
            "hands": [h[:] for h in self.hands], "draw": self.draw[:], "opened": self.opened,
            "discards": [d[:] for d in self.discards], "moved": self.moved, "retreated": self.retreated,
            "subsidy": self.subsidy, "agenda": write_agenda(self.agenda), "rng": self.rng.state,
            "result": msgspec.to_builtins(self.result),
        }  # fmt: skip

    @classmethod
    def from_state(cls, world: World, state: dict[str, Any]) -> Self:
        """The Position whose `state()` was this."""
        self = cls(world, 0)
        self.turn, self.where, self.troops = state["turn"], list(state["where"]), list(state["troops"])
        self.down, self.top_marks, self.marker = state["down"], state["top"], list(state["marker"])
        self.questions = dict(state["questions"])
        self.hands = [list(h) for h in state["hands"]]
        self.draw, self.opened = list(state["draw"]), state["opened"]
        self.discards = [list(d) for d in state["discards"]]
        self.moved, self.retreated, self.subsidy = state["moved"], state["retreated"], state["subsidy"]
        self.agenda = read_agenda(state["agenda"])
        self.rng = Rng(state["rng"])
        self.result = msgspec.convert(state["result"], Result | None)
        self.find_control()
        self.find_pieces()
        return self

    def view(self, seat: str | None) -> View:
        """What this seat may know."""
        return view_of(self, seat)

    def describe(self, ref: str, seat: str | None) -> tuple[Fact, ...]:
        """What this seat may be told of a place, piece or side."""
        return explain.describe(self, ref, seat)

    def overlay(self, name: str, ref: str, seat: str | None) -> tuple[Drawn, ...]:
        """The lights of an overlay."""
        return explain.overlay(self, name, ref, seat)

    def offers(self, seat: str) -> Iterable[Action]:
        """Transfers of troops inside the seat's stacks (6-g)."""
        return stacks.transfers(self, seat)

    def refuse_offer(self, action: Any, seat: str) -> Refusal | None:
        """None if the transfer is legal, else why not (6-g)."""
        return stacks.refuse_transfer(self, action, seat)

    def play_offer(self, action: Any, seat: str) -> None:
        """Shift the troops (6-g)."""
        del seat
        stacks.transfer(self, action)

    def seat_of(self, action: Action) -> str:
        """The seat an Action is meant for when nobody is named."""
        if isinstance(action, Transfer):
            return self.world.seat_of[self.world.pieces[self.world.number[action.giver]].power]
        asked = super().seat_of(action)
        named = getattr(action, "general", "")
        if named in self.world.number and self.agenda:
            leader = self.world.seat_of[self.world.pieces[self.world.number[named]].power]
            if leader in self.agenda[-1].seats(self):
                return leader
        return asked

    def check_words(self, action: Action) -> str | None:
        """The first word that names no piece, place or card of this game."""
        for field, value in zip(action.__struct_fields__, msgspec.structs.astuple(action), strict=True):
            words = value if isinstance(value, tuple) else (value,)
            for word in words:
                if isinstance(word, str) and not self._knows(field, word):
                    return word
        return None

    def _knows(self, field: str, word: str) -> bool:
        if field in ("place", "path"):
            return word in self.world.index.number
        if field == "card":
            return word in cards.NUMBER
        if field == "choice":
            return word in ("grant", "keep")
        return word in self.world.number

    def near(self, word: str) -> list[str]:
        """Names that an unknown word may have been meant to be."""
        known = [*self.world.number, *self.world.index.number, *IDS]
        return get_close_matches(word, known, n=3, cutoff=0.6)
