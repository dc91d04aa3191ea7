"""SACHSEN as a title: its scenarios, seats, options, the opening, position files, loading, and the deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, cast

from engine.games.sachsen import TITLE
from engine.games.sachsen.battle.field import LARGE, SMALL
from engine.games.sachsen.battle.scenario import CHIEFS, LED, TERRAINS, TROOPS
from engine.games.sachsen.battle.setup import set_up_battle
from engine.games.sachsen.battle.setup_form import battle_form
from engine.games.sachsen.battle.written import written_battle
from engine.games.sachsen.coach import SachsenCoach
from engine.games.sachsen.dealing import deal
from engine.games.sachsen.drills import DRILLS
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Options
from engine.games.sachsen.setup import battle_opening, opening, set_up
from engine.games.sachsen.setup_form import form_of
from engine.games.sachsen.sides import BATTLE, BATTLE_SEATS, ELECTORATES, LEAST_SEATS, SEATS, SIDES, YEAR
from engine.games.sachsen.view import EMPIRE, RULESET
from engine.games.sachsen.view import GAME as ID
from engine.games.sachsen.view_types import SachsenView
from engine.games.sachsen.world import world
from engine.games.sachsen.written import written
from engine.kernel.fields import Fields
from engine.kernel.forms import TableOf
from engine.kernel.game import Game, Scenario
from engine.kernel.options import ChoiceOption, NumberOption, Option, OptionValue, read_options
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.view import View

Length = Literal["cycles", "clock", "provinces", "score"]
SWITCHES = {
    "strict-garrisons": "R-10", "losers-keep-bids": "R-14", "heirs-save-players": "R-21", "open-lots": "R-76",
    "kingdom-provinces": "peace-5",
}  # fmt: skip
"""Options that are played or not, with their clauses."""
LENGTH = "length"
TERRAIN, ARMY, COMMANDERS = "terrain", "troops", "chiefs"
"""Options of a battle alone."""
USUAL_SEATS = 4
CYCLES, PROVINCES, SCORE = "cycles", "provinces", "score"


class Sachsen(Game):
    """SACHSEN (Sergio Fabra): a year for three to six, a battle alone for two."""

    id = ID
    board, maturity = TITLE.board, TITLE.maturity
    rulesets = (RULESET,)
    drills = DRILLS
    coach = SachsenCoach()
    panels = ("agreements", "congress", "courts", "engagement", "field", "peace")
    scenarios = (
        Scenario(
            YEAR,
            {n: dict.fromkeys(SEATS[:n], ()) for n in range(LEAST_SEATS, len(SEATS) + 1)},
            turns=0, longest=0, maps=(EMPIRE,),
            options=(
                ChoiceOption(LENGTH, "sachsen setup-3", words=(CYCLES, "clock", PROVINCES, SCORE)),
                NumberOption(CYCLES, "sachsen setup-3", least=1, most=10, first=1, when=LENGTH),
                NumberOption(PROVINCES, "sachsen setup-3", least=8, most=40, first=12, when=LENGTH),
                NumberOption(SCORE, "sachsen setup-3", least=15, most=60, first=25, when=LENGTH),
                *(Option(name, f"sachsen {clause}") for name, clause in SWITCHES.items()),
            ),
            lots=tuple(SIDES[side] for side in ELECTORATES),
        ),
        Scenario(
            BATTLE,
            {2: {seat: sides[:1] for seat, sides in zip(BATTLE_SEATS, LED, strict=True)}},
            turns=0, longest=0, maps=(SMALL, LARGE),
            options=(
                ChoiceOption(TERRAIN, "sachsen battle-setup-1", words=TERRAINS),
                ChoiceOption(ARMY, "sachsen army-1", words=tuple(TROOPS)),
                ChoiceOption(COMMANDERS, "sachsen experience-4", words=CHIEFS),
            ),
        ),
    )  # fmt: skip

    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> SachsenPosition:
        """The deal, the dice for heirs, and the first question (setup)."""
        if scenario == BATTLE:
            return battle_opening(world(), len(BATTLE_SEATS), self._battle_of(options), seed)
        seats = seats or USUAL_SEATS
        chosen = self.scenario(scenario).chosen(ruleset, seats, options)
        return opening(world(), seats, options_of(chosen), seed)

    def set_up(self, file: dict[str, Any], seed: int = 0, *, former: bool = False) -> SachsenPosition:
        """A Position from the plain data of a position file (docs/positions-sachsen.md)."""
        fields = Fields(file, former=former)
        if file.get("scenario") == BATTLE:
            return set_up_battle(
                world(), self._battle_of(read_options(fields, self.scenario(BATTLE).options)), fields, seed
            )
        return set_up(world(), *self._opening_of(fields), fields, seed)

    def form(self, file: Mapping[str, object]) -> TableOf:
        """What a position file may say."""
        return battle_form(world()) if file.get("scenario") == BATTLE else form_of(world())

    def _battle_of(self, options: Mapping[str, OptionValue]) -> Options:
        """What was chosen for a battle alone."""
        chosen = self.scenario(BATTLE).chosen(RULESET, len(BATTLE_SEATS), options)
        return Options(terrain=str(chosen[TERRAIN]), troops=str(chosen[ARMY]), chiefs=str(chosen[COMMANDERS]))

    def _opening_of(self, fields: Fields) -> tuple[int, Options]:
        """What a position file says of its opening; raises FieldError."""
        scenario = self.scenario(YEAR)
        seats = fields.whole("seats", LEAST_SEATS, len(SEATS), USUAL_SEATS)
        chosen = read_options(fields, scenario.options_in(RULESET, seats))
        return seats, options_of(scenario.chosen(RULESET, seats, chosen))

    def load(self, state: dict[str, Any]) -> SachsenPosition:
        """The Position whose `state()` was this."""
        return SachsenPosition.from_state(world(), state)

    def written(self, position: Position) -> Iterable[dict[str, Any]]:
        """The fields of position files that may say this Position."""
        assert isinstance(position, SachsenPosition)
        return written_battle(position) if position.scenario == BATTLE else written(position)

    def deal(self, view: View, rng: Rng) -> SachsenPosition:
        """A truth consistent with a View."""
        return deal(world(), SachsenView.of(view), rng)


def options_of(values: Mapping[str, OptionValue]) -> Options:
    """What was chosen, as the rules read it."""
    length = cast("Length", values[LENGTH])
    switches: dict[str, Any] = {name.replace("-", "_"): bool(values[name]) for name in SWITCHES}
    return Options(
        **switches,
        length=length,
        number=int(values[length]) if length in values else 0,
    )


GAME = Sachsen()
