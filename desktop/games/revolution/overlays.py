"""The overlays of REVOLUTION: THE DUTCH REVOLT: reach, threats, control and points, and limits as the game's own."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.lettering import font, write
from desktop.art.strokes import draw, rounded
from desktop.profile.theme import Theme
from desktop.views.parts.overlays import CONTROL, REACH, THREATS, Overlay


def _limits(painter: QPainter, theme: Theme, ink: str) -> None:
    draw(painter, rounded(-10, -8, 20, 16, 3), theme.window.field, 1.4, ink)
    write(painter, -4.5, 4, "+", font("sans", 13, bold=True), theme.lights.supply, "centre")
    write(painter, 4.8, 4, "\N{MINUS SIGN}", font("sans", 13, bold=True), theme.lights.blocked, "centre")


OVERLAYS = (REACH, THREATS, CONTROL, Overlay("game", _limits))
