"""The Position of REVOLUTION: the state, and the kernel's questions answered by the chapters of the rules."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import islice
from typing import Any, ClassVar, Self

import msgspec

from engine.games.revolution import explain, overlays
from engine.games.revolution.actions import (
    ACTIONS,
    TREASURY,
    ArrangeAll,
    March,
    Put,
    Several,
    Support,
    SupportAll,
)
from engine.games.revolution.agenda import read_agenda, write_agenda
from engine.games.revolution.asking import SideStep, clause_on
from engine.games.revolution.bounds import most_left
from engine.games.revolution.counsel.judgement import COUNSEL
from engine.games.revolution.phases import sequence_of
from engine.games.revolution.sides import SIDES, WORDS
from engine.games.revolution.state import Army, Counsel, Offer, Options, State
from engine.games.revolution.talk import OFFERS
from engine.games.revolution.view import view_of
from engine.games.revolution.view_types import RevolutionView
from engine.games.revolution.world import World
from engine.kernel.action import Action
from engine.kernel.errors import Unreadable
from engine.kernel.explain import Fact, OverlayShape
from engine.kernel.position import Result
from engine.kernel.promises import Promise, Promised
from engine.kernel.rng import Rng
from engine.kernel.sequence import Entry
from engine.kernel.step import AnyRule

LISTS = (
    "supply", "treasury", "stock", "ships", "blockades", "city_cards", "province_cards", "allegiance", "universities",
)  # fmt: skip
"""Parts of the state that are lists of numbers."""
SINGLE = ("scenario", "players", "turn", "hirer", "free_ships")


class RevolutionPosition(State):
    """The whole truth of a game, and all that the kernel asks of it."""

    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS
    offer_rules: ClassVar[tuple[AnyRule, ...]] = OFFERS
    overlays: ClassVar[tuple[str, ...]] = ("reach", "threats", "control", "game")
    counsel: ClassVar[Counsel] = COUNSEL

    __slots__ = ()

    def settle(self) -> None:
        """Run on to the next question that has more than one answer: what is forced is played (R-33)."""
        super().settle()
        while self.result is None and self.agenda:
            step = self.agenda[-1]
            if not isinstance(step, SideStep) or step.always_asked:
                return
            seat = step.seats(self)[0]
            found = list(islice(step.first_actions(self, seat), 2))
            if len(found) > 1:
                return
            step.play(self, seat, found[0])
            super().settle()

    def cites(self) -> str:
        """With what is different on turn 0."""
        return clause_on(self.top(), self.turn)

    def most_left(self) -> int:
        """The turns and phases still to come, with all that may be moved in them."""
        return most_left(self)

    def state(self) -> dict[str, object]:
        """Everything, as plain data."""
        plain: dict[str, object] = {name: list(getattr(self, name)) for name in LISTS}
        plain["at"] = [row[:] for row in self.at]
        plain["boxes"] = [[row[:] for row in box] for box in self.boxes]
        plain |= {name: getattr(self, name) for name in SINGLE}
        return plain | {
            "sides": [SIDES[side] for side in self.world.sides],
            "order": list(self.order),
            "options": msgspec.to_builtins(self.options),
            "armies": msgspec.to_builtins(self.armies),
            "bishoprics": [list(one) for one in self.bishoprics],
            "points": [list(one) for one in self.points],
            "promises": msgspec.to_builtins(self.promises),
            "offer": msgspec.to_builtins(self.offer),
            "agenda": write_agenda(self.agenda),
            "rng": self.rng.state,
            "result": msgspec.to_builtins(self.result),
        }

    @classmethod
    def from_state(cls, world: World, state: dict[str, Any]) -> Self:
        """The Position whose `state()` was this."""
        options = msgspec.convert(state["options"], Options)
        self = cls(world, state["scenario"], state["players"], options, 0)
        for name in LISTS:
            setattr(self, name, list(state[name]))
        self.at = [list(row) for row in state["at"]]
        self.boxes = [[list(row) for row in box] for box in state["boxes"]]
        for name in SINGLE:
            setattr(self, name, state[name])
        self.order = tuple(state["order"])
        self.armies = msgspec.convert(state["armies"], list[Army])
        self.bishoprics = [(status, side) for status, side in state["bishoprics"]]
        self.points = [tuple(one) for one in state["points"]]
        self.promises = msgspec.convert(state["promises"], tuple[Promised, ...])
        self.offer = msgspec.convert(state["offer"], Offer | None)
        self.agenda = read_agenda(state["agenda"])
        self.rng = Rng(state["rng"])
        self.result = msgspec.convert(state["result"], Result | None)
        return self

    def view(self, seat: str | None) -> RevolutionView:
        """What this seat may know: everything (3.6)."""
        return view_of(self, seat)

    def sequence(self) -> tuple[Entry, ...]:
        """The whole sequence of play, from what lays out a turn."""
        return sequence_of(self)

    def describe(self, ref: str, seat: str | None) -> tuple[Fact, ...]:
        """What is told of a place, province, section, box, faction or track."""
        del seat
        return explain.describe(self, ref)

    def overlay(self, name: str, ref: str, seat: str | None) -> tuple[OverlayShape, ...]:
        """The lights of an overlay."""
        del seat
        return overlays.overlay(self, name, ref)

    def check_words(self, action: Action) -> str | None:
        """The first word that is no name of the kind that its place in the Action wants."""
        return next(self._wrong_words(action), None)

    def _wrong_words(self, action: Action) -> Iterator[str]:
        """All such words, in their order; a whole answer is judged by its parts."""
        if isinstance(action, SupportAll | ArrangeAll | Several):
            whole: Iterable[tuple[str, Sequence[Action]]]
            try:
                whole = action.by_province() if isinstance(action, ArrangeAll) else [("", action.parts())]
            except (IndexError, ValueError, Unreadable):  # a number or a name is missing, or stands elsewhere
                yield action.words[-1]
                return
            for province, parts in whole:
                if province and province not in self.world.province:
                    yield province
                for one in parts:
                    yield from self._wrong_words(one)
        elif not isinstance(action, Promise):
            for field in msgspec.structs.fields(action):
                value = getattr(action, field.name)
                for word in value if isinstance(value, tuple) else (value,):
                    left_out = word == "" and not field.required
                    if (
                        isinstance(word, str)
                        and not left_out
                        and word not in self._words(type(action), field.name)
                    ):
                        yield word

    def _words(self, kind: type[Action], field: str) -> Container[str]:
        """The names that may stand in a field of a kind of Action."""
        world = self.world
        if field == "region" or (kind is March and field == "to"):
            return world.region
        if field == "whose":
            return WORDS
        if field == "how":
            return ("sack", "replace")
        if field == "to" and kind is Put:
            return {**world.province, **world.box}
        if field == "box":
            return world.box
        if field in ("province", "provinces", "to"):
            return {**world.province, TREASURY: -1} if kind is Support else world.province
        return world.spot

    def near(self, word: str) -> list[str]:
        """Names that an unknown word may have been meant to be."""
        world = self.world
        known = {*world.region, *world.spot, *world.box, *WORDS, TREASURY}
        return get_close_matches(word, known, n=3, cutoff=0.6)
