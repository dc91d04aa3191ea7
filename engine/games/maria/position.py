"""The Position of MARIA: the state, and the kernel's questions answered by the chapters of the rules."""

from __future__ import annotations

from collections.abc import Container
from difflib import get_close_matches
from typing import Any, ClassVar, Self

import msgspec

from engine.games.maria import cards, explain, overlays, political_deck
from engine.games.maria.actions import ACTIONS, Transfer
from engine.games.maria.affairs import Affairs, Politics
from engine.games.maria.agenda import read_agenda, write_agenda
from engine.games.maria.diplomacy import Accepting, Ending, Pledging, Proposing, Withdrawing
from engine.games.maria.election import CANDIDATES
from engine.games.maria.phases import sequence_of
from engine.games.maria.political_actions import Accept, Cancel, Propose, Revoke, SubsidyAction
from engine.games.maria.powers import IDS, NUMBER
from engine.games.maria.stacks import Transferring
from engine.games.maria.state import State
from engine.games.maria.stock import Stock
from engine.games.maria.view import view_of
from engine.games.maria.view_types import MariaView
from engine.games.maria.world import World
from engine.kernel.action import Action
from engine.kernel.explain import Fact, OverlayShape
from engine.kernel.position import Result
from engine.kernel.promises import Promise
from engine.kernel.rng import Rng
from engine.kernel.sequence import Entry
from engine.kernel.step import AnyRule

VOCABULARY: dict[str, Container[str]] = {
    "card": cards.NUMBER,
    "suit": cards.SUITS,
    "political": political_deck.number(),
    "candidate": CANDIDATES,
}
"""The words that a field of an Action may hold, where they are not pieces or places."""
FREE = ("choice", "parts")
"""Fields whose words each Step judges for itself."""


class MariaPosition(State):
    """The whole truth of a game of MARIA, and all that the kernel asks of it."""

    offer_rules: ClassVar[tuple[AnyRule, ...]] = (
        Transferring(), Proposing(), Accepting(), Withdrawing(), Ending(), Pledging(),
    )  # fmt: skip
    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS
    overlays: ClassVar[tuple[str, ...]] = ("reach", "supply", "protection", "threats", "control")

    __slots__ = ()

    def state(self) -> dict[str, object]:
        """Everything, as plain data."""
        world = self.world
        return {
            "ruleset": world.rules.name, "scenario": world.scenario, "options": sorted(world.options),
            "seats": len(world.leaders), "turn": self.turn, "where": self.where[:], "troops": self.troops[:],
            "down": self.down, "top": self.top_marks, "marker": self.marker[:],
            "questions": [[k, v] for k, v in sorted(self.questions.items())],
            "hands": [h[:] for h in self.hands], "draw": self.draw[:], "opened": self.opened,
            "discards": [d[:] for d in self.discards], "moved": self.moved, "retreated": self.retreated,
            "subsidy": self.subsidy, "stock": msgspec.to_builtins(self.stock),
            "politics": msgspec.to_builtins(self.politics), "affairs": self.affairs.plain(),
            "agenda": write_agenda(self.agenda), "rng": self.rng.state, "result": msgspec.to_builtins(self.result),
        }  # fmt: skip

    def former_state(self) -> dict[str, object]:
        """The state as older versions wrote it."""
        return self.state() | {"affairs": self.affairs.plain(former=True)}

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
        self.stock = msgspec.convert(state["stock"], Stock)
        self.politics = msgspec.convert(state["politics"], Politics)
        self.affairs = msgspec.convert(state["affairs"], Affairs)
        self.agenda = read_agenda(state["agenda"])
        self.rng = Rng(state["rng"])
        self.result = msgspec.convert(state["result"], Result | None)
        self.ally()
        self.find_pieces()
        return self

    def view(self, seat: str | None) -> MariaView:
        """What this seat may know."""
        return view_of(self, seat)

    def sequence(self) -> tuple[Entry, ...]:
        """The whole sequence of play, from what lays out a turn."""
        return sequence_of(self)

    def describe(self, ref: str, seat: str | None) -> tuple[Fact, ...]:
        """What this seat may be told of a place, piece, side, box, political card or track."""
        return explain.describe(self, ref, seat)

    def overlay(self, name: str, ref: str, seat: str | None) -> tuple[OverlayShape, ...]:
        """The lights of an overlay."""
        return overlays.overlay(self, name, ref, seat)

    def seat_of(self, action: Action) -> str:
        """The seat an Action is meant for when nobody is named."""
        seat_of, number, pieces = self.alliances.seat_of, self.world.number, self.world.pieces
        if isinstance(action, Transfer):
            return seat_of[pieces[number[action.giver]].power]
        if isinstance(action, (Propose, Cancel, Revoke)):
            return seat_of[NUMBER[action.giver]]
        if isinstance(action, Accept):
            return seat_of[NUMBER[action.receiver]]
        asked = super().seat_of(action)
        named = getattr(action, "general", "") or getattr(action, "piece", "")
        if named in number and self.agenda:
            leader = seat_of[pieces[number[named]].power]
            if leader in self.agenda[-1].seats(self):
                return leader
        return asked

    def check_words(self, action: Action) -> str | None:
        """The first word that names no piece, place or card of this game."""
        if isinstance(action, Promise):
            return None
        for field, value in zip(action.__struct_fields__, msgspec.structs.astuple(action), strict=True):
            words = value if isinstance(value, tuple) else (value,)
            for word in words:
                if isinstance(word, str) and not self._knows(action, field, word):
                    return word
        return None

    def _knows(self, action: Action, field: str, word: str) -> bool:
        if field in ("place", "path"):
            return word in self.world.index.number
        if field in VOCABULARY:
            return word in VOCABULARY[field]
        if isinstance(action, SubsidyAction):
            return word in NUMBER
        return field in FREE or word in self.world.number

    def near(self, word: str) -> list[str]:
        """Names that an unknown word may have been meant to be."""
        known = [*self.world.number, *self.world.index.number, *IDS]
        return get_close_matches(word, known, n=3, cutoff=0.6)
