"""The moments of position files: the stages and phases at which one may stand, each with the Step that begins there."""

from __future__ import annotations

from engine.games.maria.combat import Combat
from engine.games.maria.election import Election
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.peace import OfferPeace
from engine.games.maria.politics import Influence, LayCard, NameTrump, Reveal
from engine.games.maria.selection import SelectCards
from engine.games.maria.sequence import AUSTRIAN, FRENCH, PRUSSIAN, AnyStep, TurnEnds
from engine.games.maria.supply import Supply
from engine.games.maria.tactical import DrawCards
from engine.games.maria.tracks import Shifts
from engine.games.maria.winter import Winter
from engine.kernel.forms import meaning

STAGES = {"france": FRENCH, "prussia": PRUSSIAN, "austria": AUSTRIAN}
PHASES: dict[str, type[AnyStep]] = {
    "cards": DrawCards, "supply": Supply, "movement": Movement, "combat": Combat, "conquest": RetroactiveConquest,
}  # fmt: skip
"""Of an action stage."""
POLITICS: dict[str, type[AnyStep]] = {
    "reveal": Reveal, "trump": NameTrump, "lay": LayCard, "influence": Influence, "select": SelectCards,
    "shifts": Shifts,
}  # fmt: skip
"""Of the stage of politics."""
SINGLE: dict[str, type[AnyStep]] = {
    "hussars": Hussars, "peace": OfferPeace, "election": Election, "winter": Winter, "end": TurnEnds,
}  # fmt: skip
"""Stages without phases."""
STAGE_NAMES = {
    "politics": "step:politics", **meaning("side", STAGES), **meaning("step", SINGLE), "end": "", "setup": "",
}  # fmt: skip
"""All stages, in the order in which a mend names them, and what they mean; the end and the set-up have no name."""
