"""How armies and counters of the council look: as hussars and trains of MARIA, whose board it is played on."""

from __future__ import annotations

from desktop.games.maria.looks import LOOKS
from desktop.views.parts.game_parts import GameParts
from desktop.views.parts.looks import Looks

PARTS = GameParts(
    looks=Looks(pieces={"army": LOOKS.pieces["hussar"], "counter": LOOKS.pieces["train"], **LOOKS.pieces})
)
