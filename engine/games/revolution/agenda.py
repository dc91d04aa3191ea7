"""Every kind of Step of REVOLUTION, and the agenda as plain data."""

from __future__ import annotations

from engine.games.revolution.allegiance import CoinsCount, LayingCoins
from engine.games.revolution.armies import AbandonedLeave, Raising, Upkeep
from engine.games.revolution.battles import Battles
from engine.games.revolution.beggars import Beggars, Shipping
from engine.games.revolution.conflict import Conflict
from engine.games.revolution.control import Attribution, Bishoprics, Cards, Universities
from engine.games.revolution.marching import Hindering, Marching, Military
from engine.games.revolution.neutrals import Neutrals, Shortage
from engine.games.revolution.overflow import Overflowing
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.raiding import Raiding
from engine.games.revolution.scoring import Positions, Scoring
from engine.games.revolution.sequence import NextTurn
from engine.games.revolution.sieges import LayingSieges, ResolvingSieges
from engine.games.revolution.start import StartArmies
from engine.games.revolution.support import Interception, Supporting
from engine.games.revolution.taxes import Taxes
from engine.games.revolution.units import NewUnits
from engine.games.revolution.within import Settling, Within
from engine.kernel.agenda import StepKinds

KINDS = StepKinds.named(
    LayingCoins, CoinsCount, Upkeep, AbandonedLeave, Raising, Battles, Beggars, Shipping, Raiding, Conflict,
    Attribution, Cards, Bishoprics, Universities, Marching, Military, Hindering, Neutrals, Shortage,
    Overflowing, Scoring, Positions, NextTurn, LayingSieges, ResolvingSieges, StartArmies, Supporting,
    Interception, Taxes, NewUnits, Proposing, Within, Settling,
)  # fmt: skip

write_agenda, read_agenda, show_agenda = KINDS.write, KINDS.read, KINDS.show
