"""What SACHSEN brings to the window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.legend import Sign
from desktop.art.lights import Reach
from desktop.games.sachsen.art.legend import SIGNS
from desktop.games.sachsen.art.marks import draw_mark
from desktop.games.sachsen.bargains_panel import BargainsPanel
from desktop.games.sachsen.battle_panel import BattlePanel
from desktop.games.sachsen.cards import CARDS
from desktop.games.sachsen.congress_panel import CongressPanel
from desktop.games.sachsen.courts_panel import CourtsPanel
from desktop.games.sachsen.event_note import event_note
from desktop.games.sachsen.fight_panel import FightPanel
from desktop.games.sachsen.looks import LOOKS, turned
from desktop.games.sachsen.peace_panel import PeacePanel
from desktop.games.sachsen.plates import PLATES, score_note
from desktop.games.sachsen.remembered import left, remembered
from desktop.games.sachsen.tiles import tiles
from desktop.profile.theme import Theme
from desktop.views.panels.reminder import Reminder
from desktop.views.parts.game_parts import GameParts
from desktop.views.parts.overlays import CONTROL, PROTECTION, REACH, SUPPLY, THREATS, Overlay
from desktop.views.parts.target_styles import SHARED_STYLES, TargetStyle
from desktop.views.widgets.basics import Draw
from engine.games.sachsen.board import sachsen_board
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.view import PieceView, View


def signs(theme: Theme) -> dict[str, Draw]:
    """The signs of the board, each by the message that says what it is."""

    def drawn(sign: Sign, painter: QPainter) -> None:
        sign(painter, theme, "sachsen")

    return {f"sachsen-legend-{name}": partial(drawn, sign) for name, sign in SIGNS.items()}


def sceptres(painter: QPainter, theme: Theme, ink: str) -> None:
    """The sign of alliances, on the button of the overlay of agreements."""
    del ink
    draw_mark(painter, "alliance", size=0.7, theme=theme)


COVER = (
    ("sachsen-general", "dresden"), ("sachsen-musketeers", "empire-14-7"), ("sachsen-dragoons", "empire-15-10"),
    ("sachsen-artillery", "empire-17-8"), ("preussen-cuirassiers", "empire-13-5"), ("oesterreich-musketeers", "prag"),
    ("oesterreich-dragoons", "empire-18-7"), ("hessen-thueringen-musketeers", "empire-12-9"),
)  # fmt: skip
"""What stands on the picture of the start screen: the board itself sets nothing up."""


def stands_for(view: View) -> Mapping[str, tuple[str, ...]]:
    """A State is pressed by its capital, and aimed at by that and by its provinces."""
    at, sides = sachsen_board().capitals, SachsenView.of(view).sides
    lands = {side: (f"country:{name}" for name in one.provinces) for side, one in sides.items()}
    return {f"side:{side}": (f"place:{at[side]}", *lands[side]) for side in sides}


PARTS = GameParts(
    stands_for=stands_for,
    turned=turned,
    fought_at=lambda view: battle.place if (battle := SachsenView.of(view).battle) else "",
    looks=LOOKS,
    opens_waiting=True,
    legend=signs,
    cards=CARDS,
    overlays=(REACH, SUPPLY, PROTECTION, THREATS, CONTROL, Overlay("game", sceptres)),
    plates=PLATES,
    score_note=score_note,
    panels=(FightPanel, BattlePanel, PeacePanel, CongressPanel, BargainsPanel, CourtsPanel),
    about="about",
    styles={
        **SHARED_STYLES,
        "move": TargetStyle(counted=False),
        "forced": TargetStyle(Reach.FORCED, counted=False),
        "shoot": TargetStyle(counted=False, attacks=True),
    },
    strip_end=Reminder,
    tiles=tiles,
    event_note=event_note,
    remembered=remembered,
    left=left,
    cover="dresden",
    standing=tuple(
        PieceView(unit, unit.rpartition("-")[2], unit.rpartition("-")[0], place) for unit, place in COVER
    ),
)
