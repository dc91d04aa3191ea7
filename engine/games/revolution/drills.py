"""The drills of REVOLUTION: THE DUTCH REVOLT: every kind of question that trains its rules."""

from __future__ import annotations

from engine.games.revolution.drill_population import AfterConflict, Holder, SurplusGoes, TaxYield, UnitCount
from engine.games.revolution.drill_power import (
    Battle,
    BishopricMoves,
    Goal,
    MarkerWalks,
    MayBeggars,
    UniversityTurns,
)
from engine.games.revolution.state import State
from engine.kernel.drill import DrillKind

DRILLS: tuple[DrillKind[State], ...] = (
    Holder(), AfterConflict(), SurplusGoes(), UnitCount(), TaxYield(), Battle(), MayBeggars(), MarkerWalks(),
    BishopricMoves(), UniversityTurns(), Goal(),
)  # fmt: skip
