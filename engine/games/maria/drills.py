"""The drills of MARIA: every kind of question that trains its rules."""

from __future__ import annotations

from engine.games.maria.drill_movement import Conquest, ForcedMarch, Protection, Reach
from engine.games.maria.drill_supply import InSupply
from engine.games.maria.state import State
from engine.kernel.drill import DrillKind

DRILLS: tuple[DrillKind[State], ...] = (
    Reach(), ForcedMarch(), InSupply(), Protection(), Conquest(),
)  # fmt: skip
