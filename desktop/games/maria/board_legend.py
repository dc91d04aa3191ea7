"""The signs of MARIA's maps for the legend of its board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from desktop.art.strokes import at, line, segment
from desktop.maps.symbols import draw_crown, draw_pip, draw_town, stroke
from desktop.profile.theme import Theme
from desktop.views.widgets.basics import Draw


def signs(theme: Theme) -> dict[str, Draw]:
    """The signs of a map, each by the message that says what it is."""
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
        "legend-town": town("town"),
        "legend-minor": town("minor"),
        "legend-major": town("major"),
        "legend-elector": elector,
        "legend-main": _road(theme, main=True),
        "legend-road": _road(theme, main=False),
        "legend-suits": pips,
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
