"""Lights over what has a shape: countries, squares, sectors and boxes on which something may be dropped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.strokes import fill, line, pen, tint
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse

FAINT, STRONG = 0.22, 0.45
"""How strongly a shape is filled, and how strongly the one under the pointer."""
APART = 6.0
"""Screen pixels between its outlines, which may be counted as rings are."""


class AreaLights:
    """One item that lights some shapes, under pieces and names."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._theme = theme
        self._item = DrawnItem(Layer.OVERLAY)
        no_mouse(self._item)
        scene.addItem(self._item)
        self._shapes: dict[str, QPainterPath] = {}
        self._rings: Mapping[str, int] = {}
        self._wholes: Mapping[str, QPainterPath] = {}
        self._hovered = ""

    @property
    def lit(self) -> frozenset[str]:
        """The references of the shapes that are lit."""
        return frozenset(self._shapes)

    def shape(self, ref: str) -> QPainterPath:
        """The shape in which one of them is lit."""
        return self._shapes[ref]

    @property
    def taken_up(self) -> QPainterPath:
        """All that what is pointed at would take up, where that is more than itself."""
        return self._wholes.get(self._hovered, QPainterPath())

    def set_theme(self, theme: Theme) -> None:
        """Light in the colours of another theme."""
        self._theme = theme
        self._item.update()

    def set_zoom(self, zoom: float) -> None:
        """Keep lines at their width on the screen."""
        self._item.set_zoom(zoom)

    def show(
        self,
        shapes: dict[str, QPainterPath],
        rings: Mapping[str, int] | None = None,
        wholes: Mapping[str, QPainterPath] | None = None,
    ) -> None:
        """Light these shapes, and no others.

        Args:
            rings: how many outlines those have that have more than one.
            wholes: all that one would take up where that is more than its shape; seen when it is pointed at.
        """
        self._shapes, self._hovered, self._rings, self._wholes = shapes, "", rings or {}, wholes or {}
        if shapes:
            all_of_them = (*shapes.values(), *self._wholes.values())
            room = reduce(QRectF.united, (shape.boundingRect() for shape in all_of_them))
            self._item.show_drawing(room, 6.0, self._paint)
        else:
            self._item.clear()

    def hover(self, ref: str) -> None:
        """Fill the shape under the pointer more strongly; "" for none."""
        if ref != self._hovered:
            self._hovered = ref
            self._item.update()

    def _paint(self, painter: QPainter, size: float) -> None:
        lights = self._theme.lights
        for ref, shape in self._shapes.items():
            fill(painter, shape, tint(lights.legal, STRONG if ref == self._hovered else FAINT))
            line(painter, shape, pen(lights.under, 6 * size))
            line(painter, shape, pen(lights.legal, 3 * size * lights.scale))
            for by in self.insets(ref, size):
                line(painter, drawn_in(shape, by), pen(lights.legal, 2 * size * lights.scale))
        if not (whole := self.taken_up).isEmpty():
            fill(painter, whole, tint(lights.legal, STRONG))
            line(painter, whole, pen(lights.under, 8 * size))
            line(painter, whole, pen(lights.legal, 5 * size * lights.scale))

    def insets(self, ref: str, size: float) -> list[float]:
        """How far within a shape its other outlines lie, where it has room for them (`size`: of a pixel)."""
        room = self._shapes[ref].boundingRect()
        all_of_them = (ring * APART * size for ring in range(1, self._rings.get(ref, 1)))
        return [by for by in all_of_them if 4 * by < min(room.width(), room.height())]


def drawn_in(shape: QPainterPath, by: float) -> QPainterPath:
    """The same shape about its middle, smaller by so much on every side."""
    room = shape.boundingRect()
    middle, wide, high = room.center(), max(room.width(), 1.0), max(room.height(), 1.0)
    smaller = QTransform.fromTranslate(middle.x(), middle.y())
    smaller.scale(max(0.0, 1 - 2 * by / wide), max(0.0, 1 - 2 * by / high))
    return smaller.translate(-middle.x(), -middle.y()).map(shape)
