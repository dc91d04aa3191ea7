"""The drills of A FEW ACRES OF SNOW: every kind of question that trains its rules."""

from __future__ import annotations

from engine.games.acres.drill_money import Income
from engine.games.acres.drill_sites import Developing, Fortifying, Payment, Settling, Usable
from engine.games.acres.drill_war import Blocking, Marker, Raids, Reinforcing, SiegeEnd
from engine.games.acres.state import State
from engine.kernel.drill import DrillKind

DRILLS: tuple[DrillKind[State], ...] = (
    Usable(), Settling(), Payment(), Developing(), Fortifying(), Income(), Raids(), Blocking(), Marker(),
    Reinforcing(), SiegeEnd(),
)  # fmt: skip
