"""What SACHSEN brings to the window."""

from __future__ import annotations

from desktop.games.sachsen.cards import CARDS
from desktop.games.sachsen.looks import LOOKS
from desktop.games.sachsen.plates import PLATES, score_note
from desktop.games.sachsen.tiles import tiles
from desktop.views.parts.game_parts import GameParts

PARTS = GameParts(looks=LOOKS, cards=CARDS, plates=PLATES, score_note=score_note, tiles=tiles)
