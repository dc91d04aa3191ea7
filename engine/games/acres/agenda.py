"""Every kind of Step of A FEW ACRES OF SNOW, and the agenda as plain data."""

from __future__ import annotations

from engine.games.acres.ambushes import AmbushBlock, AmbushLoss, GiveNatives
from engine.games.acres.ending import EndCheck
from engine.games.acres.raids import RaidBlock
from engine.games.acres.sequence import Acts, Refill
from engine.games.acres.siege_win import Occupation, SiegeCheck, SiegeLoss, SiegeOrder
from engine.kernel.agenda import StepKinds

KINDS = StepKinds.named(
    SiegeCheck, SiegeOrder, Occupation, SiegeLoss, EndCheck, Acts, RaidBlock, AmbushBlock, AmbushLoss,
    GiveNatives, Refill,
)  # fmt: skip

write_agenda, read_agenda, show_agenda = KINDS.write, KINDS.read, KINDS.show
