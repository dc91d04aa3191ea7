"""The legend of a board: its signs as the map draws them, each with its name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame, QGridLayout

from desktop.cartography.symbols import draw_crown, draw_pip, draw_town, stroke
from desktop.drawing.strokes import at, line, segment
from desktop.theme import Theme
from desktop.views.bits import Draw, Picture, words_label
from desktop.views.look import Look

WIDE, HIGH = 76, 33


def signs(theme: Theme) -> dict[str, Draw]:
    """The signs of a map by the end of their message's key."""
    colour = theme.power("austria")

    def town(rank: str) -> Draw:
        return lambda p: draw_town(p, 0, 0, rank, colour, theme, 0.85)

    def elector(painter: QPainter) -> None:
        with at(painter, 0, 8, 0.64):
            draw_town(painter, 0, 0, "minor", colour, theme, 1)
            draw_crown(painter, 0, 0, theme, 1)

    def pips(painter: QPainter) -> None:
        for number, suit in enumerate("SHDC"):
            draw_pip(painter, 18 * number - 27, 0, 7, suit, theme)

    return {
        "town": town("town"),
        "minor": town("minor"),
        "major": town("major"),
        "elector": elector,
        "main": _road(theme, main=True),
        "road": _road(theme, main=False),
        "suits": pips,
    }


def _road(theme: Theme, *, main: bool) -> Callable[[QPainter], None]:
    def paint(painter: QPainter) -> None:
        path = segment(-30, 0, 30, 0)
        if main:
            line(painter, path, stroke(theme.map.main_out, 6.4))
            line(painter, path, stroke(theme.map.main_in, 3.6))
            return
        dashes = QPen(stroke(theme.map.minor, 1.9, cap=Qt.PenCapStyle.FlatCap))
        dashes.setDashPattern([4.2, 2.4])
        line(painter, path, dashes)

    return paint


class Legend(QFrame):
    """All signs under each other."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("plate")
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 8, 14, 8)
        grid.setVerticalSpacing(0)
        for row, (sign, paint) in enumerate(signs(look.theme).items()):
            grid.addWidget(Picture(look, WIDE, HIGH, paint), row, 0)
            grid.addWidget(words_label(look.tr(f"legend-{sign}"), wrap=False), row, 1)
