"""What lies beside the maps: title, legend, tracks, cards, boxes, and the camps of the powers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.drawing.boxes import foot_place, standing_room
from desktop.drawing.strokes import at
from desktop.views.scene.ground import Ground
from desktop.views.scene.items import Layer, PlateItem, TableSprites, no_mouse
from desktop.views.scene.plates import SHARED, Place, Plate
from engine.kernel.view import View
from engine.texts.translate import Translator

UNIT = 4.0
"""Scene pixels for one pixel of the drawings: seen whole, the board shows them at about their own size."""


class Furniture:
    """Plates beside the maps in play, each drawn anew only when what it shows has changed."""

    def __init__(
        self,
        scene: QGraphicsScene,
        ground: Ground,
        sprites: TableSprites,
        words: Callable[[], Translator],
        plates: Mapping[str, Plate],
    ) -> None:
        self._kinds = {**SHARED, **plates}
        self._scene, self._ground, self._sprites, self._words = scene, ground, sprites, words
        self._view: View | None = None
        self._plates: dict[PlateItem, tuple[str, Plate, QRectF]] = {}
        self._shown: dict[PlateItem, Any] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        layout, tracks = self._ground.map.layout, self._ground.map.board.tracks
        for key, rect in layout.boxes.items():
            self._add(key, "box", rect)
        for key, rect in layout.tracks.items():
            self._add(key, tracks[key].kind, rect)
        for key, rect in layout.camps.items():
            self._add(key, "camp", rect)
        for key, rect in layout.shown.items():
            self._add(key, key, rect)

    def _add(self, key: str, kind: str, rect: QRectF) -> None:
        item = PlateItem(rect, Layer.FURNITURE, self._sprites)
        no_mouse(item)
        self._scene.addItem(item)
        self._plates[item] = (key, self._kinds[kind], rect)

    def show(self, view: View) -> None:
        """Show what the View says: turn, seals, cards."""
        self._view = view
        board = self._ground.map.board
        for item, (key, plate, rect) in self._plates.items():
            now = plate.content(key, board, view)
            if item not in self._shown or self._shown[item] != now:
                self._shown[item] = now
                place = Place(key, board, view, self._words(), self._sprites.theme)
                item.show_drawing(partial(_paint, rect, plate, now, place))

    def rebuild(self) -> None:
        """Draw everything anew: other words or colours."""
        self._shown.clear()
        if self._view is not None:
            self.show(self._view)

    def ref_at(self, at: QPointF) -> str:
        """What lies beside the map at a point of the scene: a box, a track, or the camp of a side; "" for nothing."""
        layout = self._ground.map.layout
        for kind, rooms in (("box", layout.boxes), ("track", layout.tracks), ("side", layout.camps)):
            for key, rect in rooms.items():
                if rect.contains(at):
                    return f"{kind}:{key}"
        return ""

    def room(self, ref: str) -> QRectF | None:
        """The room of a plate by its reference; None where there is none."""
        layout = self._ground.map.layout
        kind, _, key = ref.partition(":")
        return {"box": layout.boxes, "track": layout.tracks, "side": layout.camps}.get(kind, {}).get(key)

    # --- where pieces stand ---------------------------------------------------------

    def foot(self, box: str, slot: int = 0) -> QPointF | None:
        """Where a piece in a box stands."""
        rect, known = self._ground.box(box), self._ground.map.board.boxes.get(box)
        if rect is None or known is None:
            return None
        room = standing_room(_drawn(rect), known.powers)
        return rect.topLeft() + foot_place(room, slot, max(known.slots, slot + 1)) * UNIT

    def camp(self, side: str, slot: int = 0, count: int = 1) -> QPointF | None:
        """Where one of `count` pieces of a side off the board stands."""
        rect, feet = self._ground.map.layout.camps.get(side), self._kinds["camp"].feet
        return (
            None if rect is None or feet is None else rect.topLeft() + feet(_drawn(rect), count)[slot] * UNIT
        )


def _drawn(rect: QRectF) -> QRectF:
    """A rectangle of the scene as the drawings measure it."""
    return QRectF(0, 0, rect.width() / UNIT, rect.height() / UNIT)


def _paint(rect: QRectF, plate: Plate, content: Any, place: Place, painter: QPainter) -> None:
    with at(painter, rect.x(), rect.y(), UNIT):
        plate.draw(painter, _drawn(rect), content, place)
