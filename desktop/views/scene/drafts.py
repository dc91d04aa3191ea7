"""What is filled in on a sheet of numbers, drawn where it would stand, until it is handed over or taken back."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.lettering import font, write
from desktop.art.strokes import at, dashed, fill, line, rounded
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from desktop.views.scene.names import Names
from desktop.views.scene.whereabouts import Whereabouts

HALF, HIGH = 15.0, 18.0
"""Half the width of a slip, and its height, in screen pixels."""
ASIDE = QPointF(0.0, -23.0)
"""Where it hangs, in screen pixels from the middle of what it is about."""
PAPER = QRectF(ASIDE.x() - HALF, ASIDE.y() - HIGH / 2, 2 * HALF, HIGH)

Slip = tuple[str, str]
"""A reference, and what stands on its slip: "2", "+3", "−1"."""


class Drafts:
    """Slips of paper over one table; names keep off them."""

    def __init__(self, scene: Whereabouts, names: Names, theme: Theme) -> None:
        self._scene, self._names, self._theme = scene, names, theme
        self._zoom = 1.0
        self._slips: tuple[Slip, ...] = ()
        self._item = DrawnItem(Layer.DISCS)
        no_mouse(self._item)
        scene.addItem(self._item)

    @property
    def shown(self) -> tuple[Slip, ...]:
        """The slips that lie on the map."""
        return tuple(slip for slip in self._slips if self._scene.on_map(slip[0]) is not None)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of another theme."""
        self._theme = theme
        self._item.update()

    def set_zoom(self, zoom: float) -> None:
        """Keep the slips at their size."""
        self._zoom = zoom
        self._item.set_zoom(zoom)
        self._tell_names()

    def show(self, slips: Iterable[Slip]) -> None:
        """Show these, and no others."""
        self._slips = tuple(slips)
        self._tell_names()
        self._names.settle()
        points = self._points()
        if not points:
            self._item.clear()
            return

        def paint(painter: QPainter, size: float) -> None:
            for point, text in points:
                _draw(painter, point, text, size, self._theme)

        room = QRectF()
        for point, _ in points:
            room = room.united(QRectF(point.x() - 0.5, point.y() - 0.5, 1, 1))
        self._item.show_drawing(room, 2 * HALF + 2 * HIGH, paint)

    def _points(self) -> list[tuple[QPointF, str]]:
        """The slips that lie on the map, by what they hang over."""
        return [(at, text) for ref, text in self._slips if (at := self._scene.on_map(ref)) is not None]

    def _tell_names(self) -> None:
        rooms = [PAPER.translated(point * self._zoom) for point, _ in self._points()]
        self._names.keep_off("drafts", rooms)


def _draw(painter: QPainter, point: QPointF, text: str, size: float, theme: Theme) -> None:
    with at(painter, point.x(), point.y(), size):
        slip = rounded(PAPER.x(), PAPER.y(), PAPER.width(), PAPER.height(), 3)
        fill(painter, slip, theme.window.field)
        line(painter, slip, dashed(theme.lights.legal, 1.8, (3, 2)))
        letters = font("sans", 13, bold=True)
        write(painter, ASIDE.x(), ASIDE.y() + 4.5, text, letters, theme.window.ink, "centre")
