"""How counters look."""

from desktop.views.parts.game_parts import GameParts
from tests.small_games.counters import LOOKS

PARTS = GameParts(looks=LOOKS)
