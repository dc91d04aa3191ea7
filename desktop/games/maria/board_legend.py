"""The signs of MARIA's maps for the legend of its board."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.legend import road_sign
from desktop.art.strokes import at
from desktop.maps.symbols import draw_crown, draw_pip, draw_town
from desktop.profile.theme import Theme
from desktop.views.widgets.basics import Draw


def signs(theme: Theme) -> dict[str, Draw]:
    """The signs of a map, each by the message that says what it is."""
    colour = theme.side("austria")

    def town(rank: str) -> Draw:
        return lambda p: draw_town(p, 0, 0, rank, colour, theme, 0.85)

    def elector(painter: QPainter) -> None:
        with at(painter, 0, 8, 0.64):
            draw_town(painter, 0, 0, "minor", colour, theme, 1)
            draw_crown(painter, 0, 0, theme, 1)

    def road(*, main: bool) -> Draw:
        return lambda p: road_sign(main)(p, theme, "")

    def pips(painter: QPainter) -> None:
        for number, suit in enumerate("SHDC"):
            draw_pip(painter, 18 * number - 27, 0, 7, suit, theme)

    return {
        "legend-town": town("town"),
        "legend-minor": town("minor"),
        "legend-major": town("major"),
        "legend-elector": elector,
        "legend-main": road(main=True),
        "legend-road": road(main=False),
        "legend-suits": pips,
    }
