"""What MARIA brings to the window."""

from __future__ import annotations

from desktop.art.lights import Reach
from desktop.games.maria.agreements_panel import AgreementsPanel
from desktop.games.maria.army_sheets import ArmySheets
from desktop.games.maria.battle_panel import BattlePanel
from desktop.games.maria.board_legend import signs
from desktop.games.maria.cards import CARDS
from desktop.games.maria.looks import LOOKS
from desktop.games.maria.overlays import OVERLAYS
from desktop.games.maria.plates import PLATES, boxes_held
from desktop.games.maria.political_panel import PoliticalPanel
from desktop.games.maria.reminder import MariaReminder
from desktop.games.maria.returns_panel import ReturnsPanel
from desktop.games.maria.tiles import tiles
from desktop.views.parts.game_parts import GameParts
from desktop.views.parts.target_styles import SHARED_STYLES, TargetStyle

STYLES = {
    **SHARED_STYLES,
    "main": TargetStyle(Reach.MAIN, told="move"),
    "march": TargetStyle(Reach.FORCED, besides="move"),
}
"""By main roads a piece comes farther (10.1-b), and farther still on a forced march (10.1-f)."""

PARTS = GameParts(
    looks=LOOKS,
    legend=signs,
    cards=CARDS,
    overlays=OVERLAYS,
    plates=PLATES,
    score_note=boxes_held,
    panels=(BattlePanel, ReturnsPanel, PoliticalPanel, AgreementsPanel, ArmySheets),
    strip_end=MariaReminder,
    styles=STYLES,
    tiles=tiles,
    cover="zittau",
)
