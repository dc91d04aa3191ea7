"""Overlays: what a game can show over its map on request; each game declares its own, with sign and key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from desktop.art.hatching import hatch
from desktop.art.lettering import font, write
from desktop.art.lights import Reach, draw_open_padlock, draw_rings, draw_threat
from desktop.art.strokes import at, draw, ellipse, rounded
from desktop.profile.keys import OVERLAYS
from desktop.profile.theme import Theme

Sign = Callable[[QPainter, Theme, str], None]
"""Paints a sign round the origin, 22 wide, in a theme and in the ink of its button."""


def _reach(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    draw_rings(painter, Reach.PLAIN, size=0.62, theme=theme)
    write(painter, 0, 4.5, "3", font("sans", 12, bold=True), theme.lights.legal, "centre")


def _supply(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    for number in range(5):
        x, y = -11 + number * 5.5, 7 - number * 3.6 + (2 if number == 2 else 0)
        draw(painter, ellipse(x, y, 2.4), theme.lights.supply, 1, theme.lights.under)


def _protection(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    with at(painter, 0, 2):
        draw_open_padlock(painter, size=0.8, theme=theme)


def _threats(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    draw_threat(painter, radius=11, size=1.0, theme=theme)


def _control(painter: QPainter, theme: Theme, ink: str) -> None:
    box = rounded(-9, -9, 18, 18, 2)
    draw(painter, box, theme.window.field, 1.4, ink)
    hatch(painter, box, (45.0,), theme.window.ink, 4.5, 1.4)


@dataclass(frozen=True)
class Overlay:
    """One overlay.

    Attributes:
        name: one of OVERLAYS, by which it has its key; `Position.overlay` is asked for it. Its title is the message
            "overlay-<name>", its tooltip "overlay-<name>-line", each in the words of the game where there are some.
        sign: what is drawn on its button. supplied: rings without number are drawn in the light of supply.
        scores: the scores stand over the map with it. sectors: the sectors of the board are shown with it.
    """

    name: str
    sign: Sign
    supplied: bool = False
    scores: bool = False
    sectors: bool = False

    @property
    def number(self) -> int:
        """The digit of its key."""
        return OVERLAYS.index(self.name) + 1


REACH = Overlay("reach", _reach)
SUPPLY = Overlay("supply", _supply, supplied=True)
PROTECTION = Overlay("protection", _protection)
THREATS = Overlay("threats", _threats)
CONTROL = Overlay("control", _control, scores=True)
