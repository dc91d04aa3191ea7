"""The drills of SACHSEN: every kind of question that trains its rules."""

from __future__ import annotations

from engine.games.sachsen.drill_armies import WhenComes, WhoComes
from engine.games.sachsen.drill_courts import CourtAnswer, Votes
from engine.games.sachsen.drill_field import Recovers, WhatCounts, WhereToFlee, WhoIsTested
from engine.games.sachsen.drill_guns import ShotDoes, Targets
from engine.games.sachsen.drill_money import ComesIn, Due, Points
from engine.games.sachsen.state import State
from engine.kernel.drill import DrillKind

DRILLS: tuple[DrillKind[State], ...] = (
    CourtAnswer(), Votes(), Due(), ComesIn(), Points(), WhoComes(), WhenComes(), Targets(), ShotDoes(), WhatCounts(),
    WhoIsTested(), Recovers(), WhereToFlee(),
)  # fmt: skip
