"""The Position of SACHSEN: the state, and the kernel's questions answered by the chapters of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, Self

import msgspec

from engine.games.sachsen import explain, overlays
from engine.games.sachsen.actions import ACTIONS, Claim
from engine.games.sachsen.agenda import read_agenda, write_agenda, write_former
from engine.games.sachsen.battle.actions import BATTLE_ACTIONS
from engine.games.sachsen.battle.explain import describe_field
from engine.games.sachsen.battle.hidden import opened_battle
from engine.games.sachsen.battle.overlays import field_overlay
from engine.games.sachsen.battle.phases import TakingBack
from engine.games.sachsen.phases import sequence_of
from engine.games.sachsen.politics.addressing import why_unclaimed
from engine.games.sachsen.politics.bargains import unanswered
from engine.games.sachsen.record import Options
from engine.games.sachsen.sides import NOBODY, PLAYER
from engine.games.sachsen.state import State
from engine.games.sachsen.talk import OFFERS
from engine.games.sachsen.view import view_of
from engine.games.sachsen.view_types import SachsenView
from engine.games.sachsen.words import unknown, vocabulary
from engine.games.sachsen.world import World
from engine.kernel.action import Action
from engine.kernel.explain import Fact, OverlayShape
from engine.kernel.position import Result
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.sequence import Entry
from engine.kernel.step import AnyRule


class SachsenPosition(State):
    """The whole truth of a game, and all that the kernel asks of it."""

    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS | BATTLE_ACTIONS
    offer_rules: ClassVar[tuple[AnyRule, ...]] = (*OFFERS, TakingBack())
    overlays: ClassVar[tuple[str, ...]] = (
        "reach", "supply", "protection", "threats", "control", "game", "about",
    )  # fmt: skip

    def state(self) -> dict[str, object]:
        """Everything, as plain data."""
        return self.plain() | {
            "agenda": write_agenda(self.agenda),
            "rng": self.rng.state,
            "result": msgspec.to_builtins(self.result),
        }

    def former_state(self) -> dict[str, object]:
        """The state as older versions wrote it."""
        return self.state() | {"agenda": write_former(self.agenda)}

    @classmethod
    def blank(cls, world: World, record: Mapping[str, Any]) -> Self:
        """A Position of the same scenario, seats and options as a record, with nothing in it yet."""
        options = msgspec.convert(record["options"], Options)
        return cls(world, record["scenario"], record["players"], options, 0)

    @classmethod
    def from_state(cls, world: World, state: dict[str, Any]) -> Self:
        """The Position whose `state()` was this."""
        self = cls.blank(world, state)
        self.take(state)
        self.agenda = read_agenda(state["agenda"])
        self.rng = Rng(state["rng"])
        self.result = msgspec.convert(state["result"], Result | None)
        return self

    def view(self, seat: str | None) -> SachsenView:
        """What this seat may know."""
        return view_of(self, seat)

    def in_the_open(self) -> Self:
        """A battle without picked cards and unseen orders: those who lead it answer for all to see (orders-1)."""
        if self.battle is None:
            return self
        new = self.copy()
        new.battle = opened_battle(self.battle)
        return new

    def sequence(self) -> tuple[Entry, ...]:
        """The whole sequence of play, from what lays out a turn."""
        return sequence_of(self)

    def addressed(self) -> tuple[str, ...]:
        """Those to whom a bargain is offered (agreements-1)."""
        return tuple(self.seat(one.other) for one in unanswered(self))

    def describe(self, ref: str, seat: str | None) -> tuple[Fact, ...]:
        """What is told of a square, province, State, unit, card or player; while a battle lasts, of its field first."""
        field = describe_field(self.battle, ref) if self.battle is not None else ()
        return field or explain.describe(self, ref, seat)

    def overlay(self, name: str, ref: str, seat: str | None) -> tuple[OverlayShape, ...]:
        """The lights of an overlay; while a battle lasts, on its field."""
        if self.battle is not None:
            return field_overlay(self.battle, name, ref, PLAYER[seat] if seat else NOBODY)
        return overlays.overlay(self, name, ref)

    def check_words(self, action: Action) -> str | None:
        """The first word that is no name of the kind that its place in the Action wants."""
        return unknown(self, action)

    def refuse_kind(self, kind: type[Action]) -> Refusal | None:
        """An event that cannot be claimed now says why by its own clauses (events-3, events-4)."""
        why = super().refuse_kind(kind)
        return why_unclaimed(self) if why is not None and kind is Claim else why

    def near(self, word: str) -> list[str]:
        """Names that an unknown word may have been meant to be."""
        return get_close_matches(word, vocabulary(self.world), n=3, cutoff=0.6)
