"""MARIA as a Game: what the start screen lists and what opens a Position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.maria import TITLE
from engine.games.maria.coach import MariaCoach
from engine.games.maria.dealing import deal
from engine.games.maria.drills import DRILLS
from engine.games.maria.position import MariaPosition
from engine.games.maria.rules import RULESETS
from engine.games.maria.situation import first_position, set_up
from engine.games.maria.situation_form import form_of
from engine.games.maria.view_types import MariaView
from engine.games.maria.world import (
    ADVANCED,
    INTRODUCTORY,
    OPTIONAL_POLITICS,
    SEATS,
    TURNS,
    World,
    advanced,
    introductory,
)
from engine.games.maria.written import written
from engine.kernel.errors import KabinettError
from engine.kernel.fields import Fields, FileData
from engine.kernel.forms import TableOf
from engine.kernel.game import Game, Scenario
from engine.kernel.options import Option, OptionValue, read_options
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.view import View

WITH_OPTIONAL_POLITICS = tuple(name for name, rules in RULESETS.items() if rules.has_optional_politics)


class Maria(Game):
    """MARIA (Richard Sivél): the introductory and the advanced game of rulebooks 2.0 and 1.0, with 3 and 2 seats."""

    id = "maria"
    board, maturity = TITLE.board, TITLE.maturity
    rulesets = tuple(RULESETS)
    drills = DRILLS
    coach = MariaCoach()
    panels = ("battle", "returns", "politics", "agreements", "sheets")
    scenarios = (
        Scenario(INTRODUCTORY, SEATS[INTRODUCTORY], TURNS[INTRODUCTORY], longest=4000, maps=("bohemia",)),
        Scenario(
            ADVANCED, SEATS[ADVANCED], TURNS[ADVANCED], longest=8000, maps=("flanders", "bohemia"),
            options=(Option(OPTIONAL_POLITICS, "maria 25", WITH_OPTIONAL_POLITICS),),
        ),
    )  # fmt: skip

    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> MariaPosition:
        """Turn 1, hands dealt, the secret allocation of troops to be made (4)."""
        return first_position(self.world(ruleset, scenario, seats or 3, options), seed)

    def set_up(self, file: FileData, seed: int = 0, *, former: bool = False) -> MariaPosition:
        """A Position from the plain data of a position file (docs/positions.md); raises FieldError."""
        fields = Fields(file, former=former)
        return set_up(self._world_of(fields), fields, seed)

    def form(self, file: Mapping[str, object]) -> TableOf:
        """What a position file of this opening may say."""
        return form_of(self._world_of(Fields(file)))

    def _world_of(self, fields: Fields) -> World:
        """The World of the opening that a position file names; raises FieldError."""
        scenario = fields.word("scenario", list(SEATS), INTRODUCTORY)
        seats = fields.whole("seats", min(SEATS[scenario]), max(SEATS[scenario]), max(SEATS[scenario]))
        ruleset = fields.word("ruleset", self.rulesets, self.rulesets[0])
        chosen = read_options(fields, self.scenario(scenario).options_in(ruleset))
        return self.world(ruleset, scenario, seats, chosen)

    def written(self, position: Position) -> Iterable[FileData]:
        """The fields of a position file that may say this Position."""
        assert isinstance(position, MariaPosition)
        return written(position)

    def load(self, state: dict[str, Any]) -> MariaPosition:
        """The Position whose `state()` was this."""
        chosen = dict.fromkeys(state["options"], True)
        world = self.world(state["ruleset"], state["scenario"], state["seats"], chosen)
        return MariaPosition.from_state(world, state)

    def deal(self, view: View, rng: Rng) -> MariaPosition:
        """A truth consistent with a View."""
        seen = MariaView.of(view)
        chosen = dict.fromkeys(seen.options, True)
        return deal(self.world(view.ruleset, view.scenario, len(view.seats), chosen), seen, rng)

    def world(self, ruleset: str, scenario: str, seats: int, options: Mapping[str, OptionValue]) -> World:
        """The World of a ruleset, scenario and number of seats; raises KabinettError."""
        if ruleset not in self.rulesets:
            raise KabinettError(f"MARIA has no ruleset '{ruleset}'; there are {', '.join(self.rulesets)}")
        if scenario not in SEATS:
            raise KabinettError(f"MARIA has no scenario '{scenario}'; there are {', '.join(SEATS)}")
        if seats not in SEATS[scenario]:
            raise KabinettError(f"MARIA is played with 3 or 2 seats, not {seats}")
        values = self.scenario(scenario).chosen(ruleset, seats, options)
        chosen = frozenset(name for name, value in values.items() if value)
        return introductory(ruleset, seats) if scenario == INTRODUCTORY else advanced(ruleset, seats, chosen)


GAME = Maria()
