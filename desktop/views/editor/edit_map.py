"""The map of the editor: what stands there is dragged, a click means a spot, keys walk from spot to spot."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.views.practice.drill_map import NEAR, DrillMap
from desktop.views.scene.map_geometry import place_ref, spot_of
from desktop.views.scene.table_scene import TableScene

WAYS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
OFF = QPoint(14, 10)
"""Where what is carried hangs from the pointer."""


class EditMap(DrillMap):
    """The map on which a position is set up.

    Attributes:
        cursor_spot: the spot under the cursor of the keys, "" for none.

    Signals:
        spot_clicked: a spot, and the pieces meant there. moved: what was dragged (refs), from where, to which spot;
            "" off the map. entered, deleted: Enter and Delete at the cursor. walked: the cursor went to a spot.
    """

    spot_clicked = Signal(str, object)
    moved = Signal(object, str, str)
    entered = Signal(str)
    deleted = Signal(str)
    walked = Signal(str)

    def __init__(
        self, scene: TableScene, holds: Callable[[str], bool], parent: QWidget | None = None
    ) -> None:
        """`holds`: whether something lies on a spot."""
        super().__init__(scene, parent)
        self._holds = holds
        self._shapes: tuple[str, ...] = ()
        self._picked: tuple[tuple[str, ...], str] | None = None
        self._carrying = False
        self.cursor_spot = ""
        self._carried = QLabel(self)
        self._carried.setObjectName("carried")
        self._carried.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._carried.hide()

    def take_spots(self, refs: Collection[str]) -> None:
        """The spots on which things may lie; those with a shape are hit by it."""
        self._shapes = tuple(ref for ref in refs if not ref.startswith("place:"))

    # --- where the pointer is -------------------------------------------------------

    def spot_at(self, at: QPointF) -> str:
        """The spot under a point of the scene, "" for none."""
        piece = self.table.piece_at(at)
        place = self.table.place_of(piece) if piece else self.table.place_at(at, NEAR)
        return place_ref(place) if place else self.table.ground.under(at, self._shapes)

    def spot_under(self, where: QPoint) -> str:
        """The spot under a point of the screen, "" for none or outside of the map."""
        inside = self.viewport().mapFromGlobal(where)
        return self.spot_at(self.mapToScene(inside)) if self.viewport().rect().contains(inside) else ""

    def _refs_at(self, at: QPointF) -> tuple[str, ...]:
        piece = self.table.piece_at(at)
        return tuple(self.table.piece_layer.refs_with(piece)) if piece else ()

    # --- the mouse ------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of what lies there, else of the map."""
        super().mousePressEvent(event)
        at = self.mapToScene(event.position().toPoint())
        spot = self.spot_at(at)
        held = event.button() == Qt.MouseButton.LeftButton and bool(spot) and self._holds(spot)
        self._picked = (self._refs_at(at), spot) if held else None
        self._carrying = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what is held, or move the map."""
        spot = event.position().toPoint()
        if self._picked is None or self._pressed is None or not event.buttons():
            super().mouseMoveEvent(event)
            return
        far = (spot - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if far and not self._carrying:
            self._carrying = True
            self._show_carried(*self._picked)
        if self._carrying:
            self._carried.move(self.viewport().mapTo(self, spot) + OFF)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: what is carried goes there, beside the map off it; a click means the spot."""
        picked, carrying = self._picked, self._carrying
        self._picked, self._carrying = None, False
        self._carried.hide()
        at = self.mapToScene(event.position().toPoint())
        panned, self._panning = self._panning, False
        pressed, self._pressed = self._pressed, None
        event.accept()
        if picked is not None and carrying:
            target = self.spot_under(event.globalPosition().toPoint())
            if target != picked[1]:
                self.moved.emit(*picked, target)
        elif pressed is not None and not panned and event.button() == Qt.MouseButton.LeftButton:
            spot = self.spot_at(at)
            self.walk_to(spot)
            self.spot_clicked.emit(spot, self._refs_at(at))

    def _show_carried(self, refs: tuple[str, ...], spot: str) -> None:
        named = refs[:1] or (spot,)
        self._carried.setText(self.table.words.name(named[0]))
        self._carried.adjustSize()
        self._carried.raise_()
        self._carried.show()

    # --- the keys -------------------------------------------------------------------

    def walk_to(self, spot: str) -> None:
        """Put the cursor of the keys on a spot."""
        self.cursor_spot = spot
        point = self.table.on_map(spot) if spot else None
        if point is not None:
            self.keep_in_sight(point)
        self.walked.emit(spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter lays down or opens, Delete takes away, Home shows the whole map."""
        key = event.key()
        if key in WAYS and not event.modifiers():
            self._walk(*WAYS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cursor_spot:
            self.entered.emit(self.cursor_spot)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.cursor_spot:
            self.deleted.emit(self.cursor_spot)
        else:
            super().keyPressEvent(event)

    def _walk(self, dx: int, dy: int) -> None:
        ground = self.table.ground
        here = spot_of(self.cursor_spot) if self.cursor_spot else ""
        if not here:
            near = ground.nearest(self.mapToScene(self.viewport().rect().center()), float("inf"))
            self.walk_to(place_ref(near) if near else "")
            return
        other = ground.towards(here, dx, dy)
        if other is not None:
            self.walk_to(place_ref(other))
