"""What REVOLUTION: THE DUTCH REVOLT brings to the window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.legend import Sign
from desktop.art.lettering import font, write
from desktop.art.strokes import draw, rounded
from desktop.games.revolution.art.legend import SIGNS
from desktop.games.revolution.fights_panel import FightsPanel
from desktop.games.revolution.looks import LOOKS
from desktop.games.revolution.plates import PLATES, score_note
from desktop.games.revolution.tiles import tiles
from desktop.games.revolution.units_panel import UnitsPanel
from desktop.profile.theme import Theme
from desktop.views.panels.promises import PromisesPanel
from desktop.views.panels.reminder import Reminder
from desktop.views.parts.figures import Figure
from desktop.views.parts.game_parts import GameParts
from desktop.views.parts.overlays import CONTROL, REACH, THREATS, Overlay
from desktop.views.widgets.basics import Draw
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.view import View


def stands_for(view: View) -> Mapping[str, tuple[str, ...]]:
    """The treasury is aimed at by the camp of the faction asked, the countryside by the provinces that are open."""
    seen = RevolutionView.of(view)
    opened = tuple(f"country:{key}" for key, one in seen.provinces.items() if one.open)
    return {
        "camp:treasury": (f"side:{seen.asks}",) if seen.asks else (),
        "countryside:": opened[:1],
    }


def figures(view: View) -> Mapping[str, Figure]:
    """Counters that count in each province, too many over its limit (6.11-a); who has still to act there (6.14-a)."""
    provinces = RevolutionView.of(view).provinces
    return {
        key: Figure(str(one.counting), f"/{one.limit}", one.counting > one.limit, one.acting)
        for key, one in provinces.items()
    }


def signs(theme: Theme) -> dict[str, Draw]:
    """The signs of the map, each by the message that says what it is."""

    def drawn(sign: Sign, painter: QPainter) -> None:
        sign(painter, theme, "burghers")

    return {f"revolution-legend-{name}": partial(drawn, sign) for name, sign in SIGNS.items()}


def _limits(painter: QPainter, theme: Theme, ink: str) -> None:
    draw(painter, rounded(-10, -8, 20, 16, 3), theme.window.field, 1.4, ink)
    write(painter, -4.5, 4, "+", font("sans", 13, bold=True), theme.lights.supply, "centre")
    write(painter, 4.8, 4, "\N{MINUS SIGN}", font("sans", 13, bold=True), theme.lights.blocked, "centre")


PARTS = GameParts(
    opens_waiting=True,
    looks=LOOKS,
    front_holds_all=True,
    stands_for=stands_for,
    legend=signs,
    overlays=(REACH, THREATS, CONTROL, Overlay("game", _limits)),
    plates=PLATES,
    figures=figures,
    closed_gates=lambda view: RevolutionView.of(view).barred,
    courses=lambda view: RevolutionView.of(view).courses,
    score_note=score_note,
    panels=(FightsPanel, UnitsPanel, PromisesPanel),
    strip_end=Reminder,
    tiles=tiles,
    cover="amsterdam",
)
