"""What MARIA brings to the window."""

from __future__ import annotations

from desktop.games.maria.agreements_panel import AgreementsPanel
from desktop.games.maria.army_sheets import ArmySheets
from desktop.games.maria.battle_panel import BattlePanel
from desktop.games.maria.board_legend import signs
from desktop.games.maria.cards import CARDS
from desktop.games.maria.looks import LOOKS
from desktop.games.maria.plates import PLATES, boxes_held
from desktop.games.maria.political_panel import PoliticalPanel
from desktop.games.maria.reminder import Reminder
from desktop.games.maria.returns_panel import ReturnsPanel
from desktop.games.maria.tiles import tiles
from desktop.views.parts.game_parts import GameParts

PARTS = GameParts(
    looks=LOOKS,
    legend=signs,
    cards=CARDS,
    plates=PLATES,
    score_note=boxes_held,
    panels=(BattlePanel, ReturnsPanel, PoliticalPanel, AgreementsPanel, ArmySheets),
    strip_end=Reminder,
    tiles=tiles,
    cover="zittau",
)
