"""What MARIA brings to the window."""

from __future__ import annotations

from desktop.views.game_parts import GameParts
from desktop.views.maria.agreements_panel import AgreementsPanel
from desktop.views.maria.allot_panel import AllotPanel
from desktop.views.maria.army_sheets import ArmySheets
from desktop.views.maria.battle_panel import BattlePanel
from desktop.views.maria.board_legend import signs
from desktop.views.maria.cards import CARDS
from desktop.views.maria.looks import LOOKS
from desktop.views.maria.plates import PLATES, boxes_held
from desktop.views.maria.political_panel import PoliticalPanel
from desktop.views.maria.reminder import Reminder
from desktop.views.maria.tiles import tiles

PARTS = GameParts(
    looks=LOOKS,
    legend=signs,
    cards=CARDS,
    plates=PLATES,
    score_note=boxes_held,
    panels=(BattlePanel, AllotPanel, PoliticalPanel, AgreementsPanel, ArmySheets),
    strip_end=Reminder,
    tiles=tiles,
    cover="zittau",
)
