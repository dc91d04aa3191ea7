"""The drills of MARIA: every kind of question that trains its rules."""

from __future__ import annotations

from engine.games.maria.drill_affairs import HussarPlaces, Income, MarkerStops, MaySubsidise
from engine.games.maria.drill_combat import MustAttack, Playable, RetreatEnd, Score
from engine.games.maria.drill_conquest import Conquest, Protection, Unprotected
from engine.games.maria.drill_movement import ForcedMarch, Reach, Stack
from engine.games.maria.drill_supply import Fee, Feeding, InSupply
from engine.games.maria.state import State
from engine.kernel.drill import DrillKind

DRILLS: tuple[DrillKind[State], ...] = (
    Reach(), ForcedMarch(), Stack(), HussarPlaces(), InSupply(), Feeding(), Fee(), Protection(), Unprotected(),
    Conquest(), MustAttack(), Playable(), Score(), RetreatEnd(), Income(), MaySubsidise(),
    MarkerStops(),
)  # fmt: skip
