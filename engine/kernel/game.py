"""A Game: a title with its rulesets, scenarios and seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.kernel.message import Message
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.view import View


class Option(Struct, frozen=True):
    """An optional rule that people may choose before they begin; its texts are `<game>-option-<id>` and `...-line`.

    Attributes:
        clause: the rule it stands for. rulesets: those that have it, all if empty.
    """

    id: str
    clause: str
    rulesets: tuple[str, ...] = ()


class Scenario(Struct, frozen=True):
    """A way to play a Game: its id, the numbers of seats it allows, its seats by number, and its length.

    Attributes:
        seats: number of seats -> {seat id: sides it leads}.
        longest: no game takes more Actions than this (the battery holds it); 0 where the rules set no bound.
        turns: 0 where the rules set no bound.
        maps: the maps of the board that it uses. options: the optional rules it offers; `start` gets
            {id: True} of those chosen.
    """

    id: str
    seats: dict[int, dict[str, tuple[str, ...]]]
    turns: int
    longest: int
    maps: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()

    def options_in(self, ruleset: str) -> tuple[Option, ...]:
        """The optional rules that a ruleset has."""
        return tuple(o for o in self.options if not o.rulesets or ruleset in o.rulesets)


class Game(ABC):
    """A title: what the start screen lists and what opens a Position.

    Attributes:
        id: its folder. board: id of its board, "" if it has none. rulesets: newest first.
        clauses: the rule texts' folder.
        secret: seats have secrets, so a curtain is needed at one screen.
    """

    id: str
    board: str
    rulesets: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    secret: bool = True
    maturity: str = "beta"

    def scenario(self, scenario: str) -> Scenario:
        """The scenario with this id; raises KeyError."""
        return {s.id: s for s in self.scenarios}[scenario]

    @abstractmethod
    def start(
        self,
        *,
        ruleset: str = "",
        scenario: str = "",
        seats: int = 0,
        seed: int = 0,
        options: dict[str, Any] | None = None,
    ) -> Position:
        """A new Position at its first Decision; empty values mean the defaults (newest ruleset, first scenario)."""

    @abstractmethod
    def set_up(self, file: dict[str, Any], seed: int = 0, *, former: bool = False) -> Position:
        """A Position from the plain data of a position file; raises KabinettError naming what is wrong.

        Args:
            former: it is the beginning of a table that older versions began, and is read as they read it.
        """

    def written(self, position: Position) -> Iterable[dict[str, Any]]:
        """The fields of position files that may say this Position, the likeliest moment first.

        `positions.fields_of` keeps the one from which `set_up` leads to the same state; a game need not judge it.
        """
        return ()

    @abstractmethod
    def load(self, state: dict[str, Any]) -> Position:
        """The Position whose `state()` was this."""

    def check(self, board: Any) -> Iterable[tuple[str, Message]]:
        """In what a board and the game's other data disagree: where, and what to say. `board check` asks."""
        return ()

    @abstractmethod
    def deal(self, view: View, rng: Rng) -> Position:
        """A truth consistent with a View: hidden cards and numbers are dealt at random."""
