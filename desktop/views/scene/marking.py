"""Answers that are given on the map: what is clicked is marked, until it is checked; then each mark tells how it was.

A mark is a shape, not a colour alone: a full ring while it is chosen, a tick where it was right, a cross where it was
wrong, a dashed hollow ring at what was missed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.art.strokes import Colour, ellipse, fill, line, pen
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from desktop.views.scene.map_geometry import kind_of
from desktop.views.scene.whereabouts import Whereabouts

RADIUS, WIDTH, HALO = 22.0, 4.0, 2.0
SIGN = 11.0
"""Half the width of a tick or a cross, which stands at the upper right of what it is about."""


class Marking(QObject):
    """What is marked on the table.

    Attributes:
        kinds: kinds of reference that may be marked; empty while nothing is asked.
        marked: what is marked, in the order of the clicks.

    Signals:
        changed: something was marked, or is no longer.
    """

    changed = Signal()

    def __init__(self, scene: Whereabouts, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._theme, self._zoom = scene, theme, 1.0
        self.kinds: tuple[str, ...] = ()
        self.marked: list[str] = []
        self._told: dict[str, str] = {}
        self._item = DrawnItem(Layer.ANNOTATIONS)
        no_mouse(self._item)
        scene.addItem(self._item)

    @property
    def asking(self) -> bool:
        """Whether clicks mark."""
        return bool(self.kinds)

    def ask(self, kinds: Collection[str]) -> None:
        """From now on clicks mark things of these kinds; nothing is marked yet."""
        self.kinds, self.marked, self._told = tuple(kinds), [], {}
        self.renew()
        self.changed.emit()

    def stop(self) -> None:
        """Clicks are as always, and no mark is left."""
        if self.kinds or self._told:
            self.ask(())

    def tell(self, right: Iterable[str], missed: Iterable[str], wrong: Iterable[str], *, ends: bool) -> None:
        """What was marked is checked: each mark says how it was; unless it `ends`, it may be marked anew."""
        self._told = dict.fromkeys(right, "right")
        self._told |= dict.fromkeys(wrong, "wrong")
        if ends:
            self._told |= dict.fromkeys(missed, "missed")
            self.kinds = ()
        self.renew()

    def toggle(self, refs: Iterable[str]) -> bool:
        """Mark the first of these that may be marked, or take its mark away; whether there was one."""
        found = next((ref for ref in refs if kind_of(ref) in self.kinds), "")
        if not found:
            return False
        self._told = {}
        if found in self.marked:
            self.marked.remove(found)
        else:
            self.marked.append(found)
        self.renew()
        self.changed.emit()
        return True

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of another theme."""
        self._theme = theme
        self.renew()

    def set_zoom(self, zoom: float) -> None:
        """Keep the marks at their size."""
        self._zoom = zoom
        self._item.set_zoom(zoom)

    def renew(self) -> None:
        """Draw anew: what is marked stands elsewhere."""
        shown = dict.fromkeys(self.marked, "chosen") | self._told
        spots = [(at, kind) for ref, kind in shown.items() if (at := self._scene.on_map(ref)) is not None]
        if not spots:
            self._item.clear()
            return
        theme = self._theme

        def paint(painter: QPainter, size: float) -> None:
            for at, kind in spots:
                _draw(painter, at, kind, size, theme)

        room = QPolygonF([at for at, _kind in spots]).boundingRect()
        self._item.show_drawing(room.adjusted(-0.5, -0.5, 0.5, 0.5), RADIUS + 3 * SIGN, paint)


def _draw(painter: QPainter, at: QPointF, kind: str, size: float, theme: Theme) -> None:
    lights = theme.lights
    colour = {"right": lights.supply, "wrong": lights.blocked, "missed": lights.threat}.get(
        kind, lights.legal
    )
    ring = ellipse(at.x(), at.y(), RADIUS * size)
    style = Qt.PenStyle.DashLine if kind == "missed" else Qt.PenStyle.SolidLine
    line(painter, ring, pen(lights.under, (WIDTH + 2 * HALO) * size))
    line(painter, ring, pen(colour, WIDTH * size, style))
    if kind in ("right", "wrong"):
        _draw_sign(painter, at + QPointF(RADIUS, -RADIUS) * 0.85 * size, kind, size, colour, lights.under)


def _draw_sign(painter: QPainter, at: QPointF, kind: str, size: float, colour: Colour, under: Colour) -> None:
    """A tick or a cross on a disc of its own."""
    fill(painter, ellipse(at.x(), at.y(), (SIGN + HALO + 1) * size), under)
    fill(painter, ellipse(at.x(), at.y(), SIGN * size), colour)
    a = SIGN * 0.5 * size
    path = QPainterPath()
    if kind == "right":
        path.moveTo(at.x() - a, at.y())
        path.lineTo(at.x() - a * 0.2, at.y() + a * 0.8)
        path.lineTo(at.x() + a, at.y() - a * 0.8)
    else:
        path.moveTo(at.x() - a, at.y() - a)
        path.lineTo(at.x() + a, at.y() + a)
        path.moveTo(at.x() + a, at.y() - a)
        path.lineTo(at.x() - a, at.y() + a)
    line(painter, path, pen(under, 3.0 * size))
