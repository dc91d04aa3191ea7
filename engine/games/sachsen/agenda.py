"""Every kind of Step of SACHSEN, and the agenda as plain data."""

from __future__ import annotations

from engine.games.sachsen.politics.start import Deal, Placing
from engine.games.sachsen.politics.turn import PlayerTurn, PlayerTurns
from engine.games.sachsen.sequence import NextTurn
from engine.kernel.agenda import StepKinds

KINDS = StepKinds.named(
    Deal, Placing, PlayerTurns, PlayerTurn, NextTurn,
)  # fmt: skip

write_agenda, read_agenda, show_agenda = KINDS.write, KINDS.read, KINDS.show
