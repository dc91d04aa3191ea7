"""MARIA as a Game: what the start screen lists and what opens a Position."""

from __future__ import annotations

from typing import Any

from engine.games.maria.dealing import deal
from engine.games.maria.position import MariaPosition
from engine.games.maria.rules import RULESETS
from engine.games.maria.situation import first_position, set_up
from engine.games.maria.world import SEATS, TURNS, introductory
from engine.kernel.errors import KabinettError
from engine.kernel.game import Game, Scenario
from engine.kernel.rng import Rng
from engine.kernel.view import View


class Maria(Game):
    """MARIA (Richard Sivél): the introductory game of rulebooks 2.0 and 1.0, with 3 and 2 seats."""

    id = "maria"
    board = "maria"
    rulesets = tuple(RULESETS)
    scenarios = (Scenario("introductory", SEATS, TURNS, longest=4000, maps=("bohemia",)),)

    def start(
        self,
        *,
        ruleset: str = "",
        scenario: str = "",
        seats: int = 0,
        seed: int = 0,
        options: dict[str, Any] | None = None,
    ) -> MariaPosition:
        """Turn 1, hands dealt, the secret allocation of troops to be made (4)."""
        del options
        self._known(ruleset or self.rulesets[0], scenario, seats or 3)
        return first_position(introductory(ruleset or self.rulesets[0], seats or 3), seed)

    def set_up(self, file: dict[str, Any], seed: int = 0) -> MariaPosition:
        """A Position from the plain data of a position file (docs/positions.md)."""
        ruleset, seats = str(file.get("ruleset", self.rulesets[0])), int(file.get("seats", 3))
        self._known(ruleset, str(file.get("scenario", "")), seats)
        return set_up(introductory(ruleset, seats), file, seed)

    def load(self, state: dict[str, Any]) -> MariaPosition:
        """The Position whose `state()` was this."""
        return MariaPosition.from_state(introductory(state["ruleset"], state["seats"]), state)

    def deal(self, view: View, rng: Rng) -> MariaPosition:
        """A truth consistent with a View."""
        return deal(introductory(view.ruleset, len(view.seats)), view, rng)

    def _known(self, ruleset: str, scenario: str, seats: int) -> None:
        if ruleset not in self.rulesets:
            raise KabinettError(f"MARIA has no ruleset '{ruleset}'; there are {', '.join(self.rulesets)}")
        if scenario not in ("", *(s.id for s in self.scenarios)):
            raise KabinettError(f"MARIA has no scenario '{scenario}'; there is 'introductory'")
        if seats not in SEATS:
            raise KabinettError(f"MARIA is played with 3 or 2 seats, not {seats}")


GAME = Maria()
