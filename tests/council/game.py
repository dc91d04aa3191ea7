"""The council as a title: three seats whose sides are drawn by lot or chosen, a length and a goal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.game import SIDES, Game, Scenario
from engine.kernel.options import ChoiceOption, NumberOption, Option, OptionValue
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.view import View
from tests.council.position import CouncilPosition, CouncilView
from tests.council.sequence import SIDES as COURTS

SEATS = {"first": (), "second": (), "third": ()}
TRIO = {"first": ("austria", "prussia"), "second": ("france",), "third": ("bavaria",)}
OTHER = {"first": ("austria",), "second": ("prussia",), "third": ("france", "bavaria")}


class Council(Game):
    """The game of the tests for rounds, numbers, calls, interruptions and seats that change."""

    id = "council"
    board = "maria"
    rulesets = ("1.0",)
    scenarios = (
        Scenario(
            "diet", {3: SEATS}, turns=0, longest=0, maps=("bohemia",),
            options=(
                ChoiceOption(SIDES, "council 1", words=("lot", "east-together", "west-together")),
                NumberOption("rounds", "council 8", least=1, most=6, first=2),
                NumberOption("goal", "council 8", least=2, most=20, first=10, step=2),
                Option("poor", "council 2"),
            ),
            sides={"east-together": TRIO, "west-together": OTHER}, lots=COURTS,
        ),
    )  # fmt: skip
    maturity = "beta"

    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> CouncilPosition:
        """Everybody with a purse; sides by lot, or as chosen."""
        one = self.scenario(scenario)
        chosen = one.chosen(ruleset, seats or 3, options)
        position = CouncilPosition(one.seating(3, chosen), int(chosen["rounds"]), int(chosen["goal"]), seed)
        if chosen["poor"]:
            position.coins = dict.fromkeys(position.coins, 1)
        position.settle()
        return position

    def set_up(self, file: dict[str, Any], seed: int = 0, *, former: bool = False) -> CouncilPosition:
        """An opening, nothing else."""
        return self.start(seed=seed, options=file.get("options"))

    def load(self, state: dict[str, Any]) -> CouncilPosition:
        """The Position whose `state()` was this."""
        return CouncilPosition.from_state(state)

    def deal(self, view: View, rng: Rng) -> Position:
        """The bids of others are made up."""
        position = CouncilPosition.from_state(CouncilView.of(view).known | {"rng": rng.bits()})
        answered = view.round.answered if view.round is not None and view.round.kind == "secret" else ()
        for seat in answered:
            if seat not in position.bids:
                position.bids[seat] = rng.below(position.coins[seat] + 1)
        return position


GAME = Council()
