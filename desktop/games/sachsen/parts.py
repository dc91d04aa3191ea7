"""What SACHSEN brings to the window."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.legend import Sign
from desktop.art.lights import Reach
from desktop.games.sachsen.art.legend import SIGNS
from desktop.games.sachsen.bargains_panel import BargainsPanel
from desktop.games.sachsen.battle_panel import BattlePanel
from desktop.games.sachsen.cards import CARDS
from desktop.games.sachsen.congress_panel import CongressPanel
from desktop.games.sachsen.courts_panel import CourtsPanel
from desktop.games.sachsen.fight_panel import FightPanel
from desktop.games.sachsen.looks import LOOKS
from desktop.games.sachsen.peace_panel import PeacePanel
from desktop.games.sachsen.plates import PLATES, score_note
from desktop.games.sachsen.remembered import remembered
from desktop.games.sachsen.tiles import tiles
from desktop.profile.theme import Theme
from desktop.views.panels.reminder import Reminder
from desktop.views.parts.game_parts import GameParts
from desktop.views.parts.target_styles import SHARED_STYLES, TargetStyle
from desktop.views.widgets.basics import Draw


def signs(theme: Theme) -> dict[str, Draw]:
    """The signs of the board, each by the message that says what it is."""

    def drawn(sign: Sign, painter: QPainter) -> None:
        sign(painter, theme, "sachsen")

    return {f"sachsen-legend-{name}": partial(drawn, sign) for name, sign in SIGNS.items()}


PARTS = GameParts(
    looks=LOOKS,
    legend=signs,
    cards=CARDS,
    plates=PLATES,
    score_note=score_note,
    panels=(FightPanel, BattlePanel, PeacePanel, CongressPanel, BargainsPanel, CourtsPanel),
    about="about",
    styles={
        **SHARED_STYLES,
        "forced": TargetStyle(Reach.FORCED),
        "shoot": TargetStyle(counted=False, attacks=True),
    },
    strip_end=Reminder,
    tiles=tiles,
    remembered=remembered,
)
