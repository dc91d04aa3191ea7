"""A Game: a title with its rulesets, scenarios and seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.coach import Coach
from engine.kernel.drill import DrillKind
from engine.kernel.fields import FileData
from engine.kernel.forms import TableOf, record
from engine.kernel.options import Option, OptionValue, chosen
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.view import View

SIDES = "sides"
"""The option by which people choose who leads which sides, where a Scenario offers that."""


class Scenario(Struct, frozen=True):
    """A way to play a Game: its id, the numbers of seats it allows, its seats by number, and its length.

    Attributes:
        seats: number of seats -> {seat id: sides it leads at the start}; no side for a seat that draws its own by lot.
        longest: no game takes more Actions than this (the battery holds it); 0 where the rules set no bound, or where
            it depends on what was chosen: then `Position.most_left` tells it.
        turns: 0 where the rules set no bound, or it was chosen.
        maps: the maps of the board that it uses. options: what may be chosen; `start` gets {id: value}.
        sides: a word of the option SIDES -> {seat id: sides it leads}, where that is not as in `seats`.
        lots: the sides that are drawn by lot.
    """

    id: str
    seats: dict[int, dict[str, tuple[str, ...]]]
    turns: int
    longest: int
    maps: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    sides: dict[str, dict[str, tuple[str, ...]]] = {}
    lots: tuple[str, ...] = ()

    def options_in(self, ruleset: str, seats: int = 0) -> tuple[Option, ...]:
        """What may be chosen in a ruleset, by a number of seats (0: by any)."""
        return tuple(option for option in self.options if option.is_in(ruleset, seats))

    def chosen(self, ruleset: str, seats: int, values: Mapping[str, object]) -> dict[str, OptionValue]:
        """The values of all options, chosen or usual. Raises KabinettError for what cannot be chosen."""
        return chosen(self.options_in(ruleset, seats), values)

    def seating(self, seats: int, values: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
        """Who leads which sides at the start, with what was chosen; no side where that is drawn by lot."""
        return self.sides.get(str(values.get(SIDES, "")), self.seats[seats])

    def led(self) -> frozenset[str]:
        """All sides that somebody may lead."""
        seatings = (*self.seats.values(), *self.sides.values())
        return frozenset(
            (*self.lots, *(side for seats in seatings for sides in seats.values() for side in sides))
        )


class Game(ABC):
    """A title: what the start screen lists and what opens a Position.

    Attributes:
        id: its folder. board: id of its board, "" if it has none. rulesets: newest first.
        clauses: the rule texts' folder.
        secret: seats have secrets, so a curtain is needed at one screen.
        drills: the kinds of questions that train its rules. coach: what it warns of who ends a phase.
        panels: the names of its own panels in the window, which lessons may open.
    """

    id: str
    board: str
    rulesets: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    secret: bool = True
    drills: tuple[DrillKind[Any], ...] = ()
    coach: Coach[Any] = Coach()
    panels: tuple[str, ...] = ()
    maturity: str = "beta"

    def scenario(self, scenario: str) -> Scenario:
        """The scenario with this id; raises KeyError."""
        return {s.id: s for s in self.scenarios}[scenario]

    def start(
        self,
        *,
        ruleset: str = "",
        scenario: str = "",
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Position:
        """A new Position at its first Decision; empty values mean the defaults (newest ruleset, first scenario)."""
        return self.begin(
            ruleset or self.rulesets[0], scenario or self.scenarios[0].id, seats, seed, options or {}
        )

    def drill(self, name: str) -> DrillKind[Any]:
        """The kind of drill with this name; raises KeyError."""
        return {kind.name: kind for kind in self.drills}[name]

    @abstractmethod
    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> Position:
        """As `start`, where ruleset and scenario are named; 0 `seats` are as many as usual.

        What is not named among the options is as usual (`Scenario.chosen`).
        """

    @abstractmethod
    def set_up(self, file: FileData, seed: int = 0, *, former: bool = False) -> Position:
        """A Position from the plain data of a position file; raises KabinettError naming what is wrong.

        Args:
            former: it is the beginning of a table that older versions began, and is read as they read it.
        """

    def form(self, file: Mapping[str, object]) -> TableOf:
        """What a position file of the opening that this one names may say besides; raises FieldError.

        `set_up` reads by it (`forms.Filled`), and the position editor offers what it holds.
        """
        return record({})

    def written(self, position: Position) -> Iterable[FileData]:
        """The fields of position files that may say this Position, the likeliest moment first.

        `positions.fields_of` keeps the one from which `set_up` leads to the same state; a game need not judge it.
        """
        return ()

    @abstractmethod
    def load(self, state: dict[str, Any]) -> Position:
        """The Position whose `state()` was this."""

    @abstractmethod
    def deal(self, view: View, rng: Rng) -> Position:
        """A truth consistent with a View: hidden cards and numbers are dealt at random."""
