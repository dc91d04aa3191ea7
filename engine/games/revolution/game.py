"""REVOLUTION: THE DUTCH REVOLT as a title: who plays whom, its opening, position files, loading, and the deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from engine.games.revolution import TITLE
from engine.games.revolution.coach import RevolutionCoach
from engine.games.revolution.drills import DRILLS
from engine.games.revolution.position import RevolutionPosition
from engine.games.revolution.setup import opening, set_up
from engine.games.revolution.setup_form import form_of
from engine.games.revolution.sides import (
    BURGHERS,
    CATHOLICS,
    HABSBURGS,
    NOBILITY,
    NUMBER,
    REFORMERS,
    SCENARIO,
    SIDES,
    TEAM_SEATS,
    TEAMS,
)
from engine.games.revolution.state import Options
from engine.games.revolution.view import GAME as ID
from engine.games.revolution.view import MAP, RULESET
from engine.games.revolution.view_types import RevolutionView
from engine.games.revolution.world import World, world
from engine.games.revolution.written import written
from engine.kernel.fields import Fields
from engine.kernel.forms import TableOf
from engine.kernel.game import SIDES as TRIO
from engine.kernel.game import Game, Scenario
from engine.kernel.options import ChoiceOption, Option, OptionValue, read_options
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.view import View

USUAL = (NOBILITY, REFORMERS)
"""The two beside the Catholics that are suggested for three (3.2-a)."""


def _one_each(*sides: int) -> dict[str, tuple[str, ...]]:
    return {SIDES[side]: (SIDES[side],) for side in sides}


def _pair(pair: tuple[int, ...]) -> str:
    return "-".join(SIDES[side] for side in pair)


PAIRS = sorted(combinations((HABSBURGS, NOBILITY, BURGHERS, REFORMERS), 2), key=lambda pair: pair != USUAL)
"""Who may play with the Catholics (3.2-a), the suggested two first."""
SEATS = {
    2: {seat: tuple(SIDES[side] for side in team) for seat, team in zip(TEAM_SEATS, TEAMS, strict=True)},
    3: _one_each(CATHOLICS, *USUAL),
    4: _one_each(CATHOLICS, HABSBURGS, BURGHERS, REFORMERS),
    5: _one_each(*range(len(SIDES))),
}
"""Who leads whom (3.1-a, 3.2-a, 3.3-a, 3.4-a)."""


class Revolution(Game):
    """REVOLUTION: THE DUTCH REVOLT (Francis Tresham), for two to five; nothing is hidden (3.6)."""

    id = ID
    board, maturity = TITLE.board, TITLE.maturity
    rulesets = (RULESET,)
    secret = False
    drills = DRILLS
    coach = RevolutionCoach()
    panels = ("fights", "units", "agreements")
    scenarios = (
        Scenario(
            SCENARIO, SEATS, turns=5, longest=0, maps=(MAP,),
            options=(
                ChoiceOption(TRIO, "revolution 3.2-a", seats=(3,), words=tuple(_pair(p) for p in PAIRS)),
                Option("huguenots-stay", "revolution R-02"),
                Option("payments", "revolution R-30"),
            ),
            sides={_pair(pair): _one_each(CATHOLICS, *pair) for pair in PAIRS},
        ),
    )  # fmt: skip

    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> RevolutionPosition:
        """The opening (3.5, 3.6)."""
        return opening(*self._chosen(ruleset, scenario, seats, options), seed)

    def _chosen(
        self, ruleset: str, scenario: str, seats: int, options: Mapping[str, OptionValue]
    ) -> tuple[World, int, Options]:
        """The tables for the factions in play, the number of seats, and the variants."""
        one, seats = self.scenario(scenario), seats or max(SEATS)
        values = one.chosen(ruleset, seats, options)
        led = (side for sides in one.seating(seats, values).values() for side in sides)
        variants = Options(bool(values["huguenots-stay"]), bool(values["payments"]))
        return world(tuple(sorted(NUMBER[side] for side in led)), seats == min(SEATS)), seats, variants

    def set_up(self, file: dict[str, Any], seed: int = 0, *, former: bool = False) -> RevolutionPosition:
        """A Position from the plain data of a position file (docs/positions-revolution.md)."""
        fields = Fields(file, former=former)
        return set_up(*self._opening_of(fields), fields, seed)

    def form(self, file: Mapping[str, object]) -> TableOf:
        """What a position file of this opening may say."""
        return form_of(self._opening_of(Fields(file))[0])

    def _opening_of(self, fields: Fields) -> tuple[World, int, Options]:
        """What a position file says of its opening; raises FieldError."""
        scenario = self.scenarios[0]
        seats = fields.whole("seats", min(SEATS), max(SEATS), max(SEATS))
        chosen = read_options(fields, scenario.options_in(RULESET, seats))
        return self._chosen(RULESET, scenario.id, seats, chosen)

    def written(self, position: Position) -> Iterable[dict[str, Any]]:
        """The fields of a position file that may say this Position."""
        assert isinstance(position, RevolutionPosition)
        return written(position)

    def load(self, state: dict[str, Any]) -> RevolutionPosition:
        """The Position whose `state()` was this."""
        sides = tuple(NUMBER[side] for side in state["sides"])
        return RevolutionPosition.from_state(world(sides, state["players"] == min(SEATS)), state)

    def deal(self, view: View, rng: Rng) -> RevolutionPosition:
        """The truth itself, which the View tells whole: nothing is hidden."""
        return self.load(RevolutionView.of(view).record | {"rng": rng.bits()})


GAME = Revolution()
