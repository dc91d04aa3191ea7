"""Answers that are given on the map: what is clicked is marked, until it is checked; then each mark tells how it was.

A mark is a shape, not a colour alone: a full ring while it is marked, a tick where it was right, a cross where it was
wrong, a dashed hollow ring at what was missed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.art.strokes import Colour, ellipse, fill, line, pen
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from desktop.views.scene.map_geometry import MapGeometry, id_of, kind_of, stands
from desktop.views.scene.names import Names
from desktop.views.scene.whereabouts import Whereabouts

Shown = Literal["marked", "right", "missed", "wrong"]
LIFT = 30.0
"""How far over the foot of a piece its mark stands."""
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

    def __init__(
        self,
        scene: Whereabouts,
        ground: MapGeometry,
        names: Names,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene, self._ground, self._names, self._theme, self._zoom = scene, ground, names, theme, 1.0
        self.kinds: tuple[str, ...] = ()
        self.marked: list[str] = []
        self._told: dict[str, Shown] = {}
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

    @property
    def shown(self) -> dict[str, Shown]:
        """What is drawn now, by reference."""
        marked: dict[str, Shown] = dict.fromkeys(self.marked, "marked")
        return marked | self._told

    def show(self, shown: Mapping[str, Shown]) -> None:
        """Draw these marks and no others; clicks are as always."""
        self.kinds, self.marked, self._told = (), [], dict(shown)
        self.renew()

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
        if any(stands(ref) for ref in self.shown):
            self.renew()

    def _reach(self) -> dict[str, float]:
        """The towns that bear a mark, with how far it reaches."""
        return {
            id_of(ref): _reach_of(shown)
            for ref, shown in self.shown.items()
            if kind_of(ref) == "place" and id_of(ref) in self._ground
        }

    def renew(self) -> None:
        """Draw anew: what is marked stands elsewhere. Names of places give way to their marks."""
        self._names.light("marks", self._reach())
        self._names.settle()
        lift = QPointF(0, LIFT / self._zoom)
        spots = [
            (at - lift if stands(ref) else at, shown)
            for ref, shown in self.shown.items()
            if (at := self._scene.on_map(ref)) is not None
        ]
        if not spots:
            self._item.clear()
            return
        theme = self._theme

        def paint(painter: QPainter, size: float) -> None:
            for at, shown in spots:
                draw_mark(painter, at, shown, size, theme)

        room = QPolygonF([at for at, _shown in spots]).boundingRect()
        self._item.show_drawing(room.adjusted(-0.5, -0.5, 0.5, 0.5), RADIUS + 3 * SIGN, paint)


def _reach_of(shown: Shown) -> float:
    """How far a mark reaches from its middle, in screen pixels, with its sign."""
    return RADIUS + (SIGN if shown in ("right", "wrong") else 2 * HALO)


def draw_mark(painter: QPainter, at: QPointF, shown: Shown, size: float, theme: Theme) -> None:
    """Draw one mark around a point; `size` is that of a screen pixel."""
    lights = theme.lights
    colours = {"right": lights.supply, "wrong": lights.blocked, "missed": lights.threat}
    colour = colours.get(shown, lights.legal)
    ring = ellipse(at.x(), at.y(), RADIUS * size)
    style = Qt.PenStyle.DashLine if shown == "missed" else Qt.PenStyle.SolidLine
    line(painter, ring, pen(lights.under, (WIDTH + 2 * HALO) * size))
    line(painter, ring, pen(colour, WIDTH * size, style))
    if shown in ("right", "wrong"):
        _draw_sign(painter, at + QPointF(RADIUS, -RADIUS) * 0.85 * size, shown, size, colour, lights.under)


def _draw_sign(
    painter: QPainter, at: QPointF, shown: Shown, size: float, colour: Colour, under: Colour
) -> None:
    """A tick or a cross on a disc of its own."""
    fill(painter, ellipse(at.x(), at.y(), (SIGN + HALO + 1) * size), under)
    fill(painter, ellipse(at.x(), at.y(), SIGN * size), colour)
    a = SIGN * 0.5 * size
    path = QPainterPath()
    if shown == "right":
        path.moveTo(at.x() - a, at.y())
        path.lineTo(at.x() - a * 0.2, at.y() + a * 0.8)
        path.lineTo(at.x() + a, at.y() - a * 0.8)
    else:
        path.moveTo(at.x() - a, at.y() - a)
        path.lineTo(at.x() + a, at.y() + a)
        path.moveTo(at.x() + a, at.y() - a)
        path.lineTo(at.x() - a, at.y() + a)
    line(painter, path, pen(under, 3.0 * size))
