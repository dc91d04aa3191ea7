"""A FEW ACRES OF SNOW as a title: its scenario, its opening, position files, loading, and the deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.acres import TITLE
from engine.games.acres.coach import AcresCoach
from engine.games.acres.dealing import deal
from engine.games.acres.drills import DRILLS
from engine.games.acres.position import AcresPosition
from engine.games.acres.setup import form_of, opening, set_up
from engine.games.acres.sides import SIDES
from engine.games.acres.view import GAME as ID
from engine.games.acres.view import MAP, RULESET, SCENARIO
from engine.games.acres.view_types import AcresView
from engine.games.acres.world import world
from engine.games.acres.written import written
from engine.kernel.fields import Fields, FileData
from engine.kernel.forms import TableOf
from engine.kernel.game import Game, Scenario
from engine.kernel.options import OptionValue
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.view import View


class Acres(Game):
    """A FEW ACRES OF SNOW (Martin Wallace): the first edition's rules, for two."""

    id = ID
    board, maturity = TITLE.board, TITLE.maturity
    rulesets = (RULESET,)
    scenarios = (Scenario(SCENARIO, {2: {side: (side,) for side in SIDES}}, turns=0, longest=0, maps=(MAP,)),)
    drills = DRILLS
    coach = AcresCoach()
    panels = ("displays", "sieges")

    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> AcresPosition:
        """The opening (setup)."""
        del ruleset, scenario, seats, options
        return opening(world(), seed)

    def set_up(self, file: FileData, seed: int = 0, *, former: bool = False) -> AcresPosition:
        """A Position from the plain data of a position file (docs/positions.md)."""
        return set_up(world(), Fields(file, former=former), seed)

    def form(self, file: Mapping[str, object]) -> TableOf:
        """What a position file may say."""
        del file
        return form_of(world())

    def written(self, position: Position) -> Iterable[FileData]:
        """The fields of a position file that may say this Position."""
        assert isinstance(position, AcresPosition)
        return written(position)

    def load(self, state: dict[str, Any]) -> AcresPosition:
        """The Position whose `state()` was this."""
        return AcresPosition.from_state(world(), state)

    def deal(self, view: View, rng: Rng) -> AcresPosition:
        """A truth consistent with a View."""
        return deal(world(), AcresView.of(view), rng)


GAME = Acres()
