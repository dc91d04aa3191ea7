"""What A FEW ACRES OF SNOW brings to the window."""

from __future__ import annotations

from desktop.games.acres.cards import CARDS
from desktop.games.acres.displays_panel import DisplaysPanel
from desktop.games.acres.legend import signs
from desktop.games.acres.looks import LOOKS, stands_for
from desktop.games.acres.plates import PLATES, points_so_far
from desktop.games.acres.sieges_panel import SiegesPanel
from desktop.games.acres.tiles import tiles
from desktop.views.parts.game_parts import GameParts

PARTS = GameParts(
    looks=LOOKS,
    front_holds_all=True,
    stands_for=stands_for,
    legend=signs,
    cards=CARDS,
    plates=PLATES,
    score_note=points_so_far,
    panels=(DisplaysPanel, SiegesPanel),
    tiles=tiles,
    cover="fort-william-henry",
)
