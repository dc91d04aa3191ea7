"""What SACHSEN brings to the window."""

from __future__ import annotations

from desktop.games.sachsen.cards import CARDS
from desktop.games.sachsen.courts_panel import CourtsPanel
from desktop.games.sachsen.fight_panel import FightPanel
from desktop.games.sachsen.looks import LOOKS
from desktop.games.sachsen.plates import PLATES, score_note
from desktop.games.sachsen.tiles import tiles
from desktop.views.panels.promises import PromisesPanel
from desktop.views.panels.reminder import Reminder
from desktop.views.parts.game_parts import GameParts

PARTS = GameParts(
    looks=LOOKS,
    cards=CARDS,
    plates=PLATES,
    score_note=score_note,
    tiles=tiles,
    panels=(FightPanel, CourtsPanel, PromisesPanel),
    strip_end=Reminder,
)
