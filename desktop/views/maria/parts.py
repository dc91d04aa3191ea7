"""What MARIA brings to the window."""

from __future__ import annotations

from desktop.views.game_parts import GameParts
from desktop.views.maria.looks import LOOKS

PARTS = GameParts(looks=LOOKS)
