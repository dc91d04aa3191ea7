"""The Position of A FEW ACRES OF SNOW: the state, and the kernel's questions answered by the chapters of the rules."""

from __future__ import annotations

from collections.abc import Container
from difflib import get_close_matches
from typing import Any, ClassVar, Self

import msgspec

from engine.games.acres import explain
from engine.games.acres.actions import ACTIONS
from engine.games.acres.agenda import read_agenda, write_agenda
from engine.games.acres.ambushes import ZONES
from engine.games.acres.sequence import sequence_of
from engine.games.acres.sides import NUMBER
from engine.games.acres.state import Siege, State
from engine.games.acres.view import view_of
from engine.games.acres.world import World
from engine.kernel.action import Action
from engine.kernel.position import Result
from engine.kernel.rng import Rng

ZONES_OF_CARDS = ("hands", "decks", "discards", "reserves", "locations", "empire")


class AcresPosition(State):
    """The whole truth of a game, and all that the kernel asks of it."""

    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS
    overlays: ClassVar[tuple[str, ...]] = ("reach", "supply", "protection", "threats", "control")

    __slots__ = ()

    def state(self) -> dict[str, object]:
        """Everything, as plain data."""
        plain: dict[str, object] = {
            name: [zone[:] for zone in getattr(self, name)] for name in ZONES_OF_CARDS
        }
        return plain | {
            "turn": self.turn, "side": self.side, "villages": self.villages[:], "towns": self.towns[:],
            "forts": self.forts, "captured": [c[:] for c in self.captured], "money": self.money[:],
            "neutral": self.neutral[:], "sieges": msgspec.to_builtins(self.sieges),
            "agenda": write_agenda(self.agenda), "rng": self.rng.state,
            "result": msgspec.to_builtins(self.result),
        }  # fmt: skip

    @classmethod
    def from_state(cls, world: World, state: dict[str, Any]) -> Self:
        """The Position whose `state()` was this."""
        self = cls(world, 0)
        for name in ZONES_OF_CARDS:
            setattr(self, name, [list(zone) for zone in state[name]])
        self.turn, self.side = state["turn"], state["side"]
        self.villages, self.towns, self.forts = list(state["villages"]), list(state["towns"]), state["forts"]
        self.captured, self.money = [list(c) for c in state["captured"]], list(state["money"])
        self.neutral = list(state["neutral"])
        self.sieges = msgspec.convert(state["sieges"], list[Siege | None])
        self.agenda = read_agenda(state["agenda"])
        self.rng = Rng(state["rng"])
        self.result = msgspec.convert(state["result"], Result | None)
        return self

    # what the kernel asks, as the chapters answer it
    view, sequence, describe, overlay = view_of, sequence_of, explain.describe, explain.overlay

    def check_words(self, action: Action) -> str | None:
        """The first word that names no site, card, siege or zone."""
        for field, value in zip(action.__struct_fields__, msgspec.structs.astuple(action), strict=True):
            for word in value if isinstance(value, tuple) else (value,):
                if word not in self._words(field):
                    return str(word)
        return None

    def _words(self, field: str) -> Container[str]:
        if field == "place":
            return self.world.places
        if field == "siege":
            return NUMBER
        return ZONES if field == "zone" else self.world.words

    def near(self, word: str) -> list[str]:
        """Names that an unknown word may have been meant to be."""
        return get_close_matches(
            word, {*self.world.words, *self.world.places, *NUMBER, *ZONES}, n=3, cutoff=0.6
        )
