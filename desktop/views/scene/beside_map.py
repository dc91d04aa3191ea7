"""What lies beside the maps: camps of the powers, boxes, tracks, cards, legend; each a plate in the store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.boxes import foot_place, standing_room
from desktop.art.strokes import at
from desktop.maps.boardmap import BoardMap
from desktop.views.parts.plates import SHARED, AnyPlate, Place
from desktop.views.scene.items import Layer, PlateItem, TableSprites, no_mouse
from engine.kernel.view import View
from engine.texts.translate import Translator

UNIT = 4.0
"""Scene pixels for one pixel of the drawings: in a drawer they are shown at about their own size."""
APART = 28.0
"""Scene pixels between two plates of a drawer."""
DRAWER = QPointF(20_000.0, 0.0)
"""Where in the store the plates of the drawer lie; all others wait in their own rooms."""


class BesideMap:
    """The plates of a table, each drawn anew only when what it shows has changed."""

    def __init__(
        self,
        scene: QGraphicsScene,
        map: BoardMap,
        sprites: TableSprites,
        words: Callable[[], Translator],
        plates: Mapping[str, AnyPlate],
    ) -> None:
        self._kinds = {**SHARED, **plates}
        self._scene, self._map, self._sprites, self._words = scene, map, sprites, words
        self._view: View | None = None
        self._plates: dict[str, PlateItem] = {}
        self._shown: dict[str, object] = {}
        for ref, rect in map.layout.store.items():
            if self._kind(ref) in self._kinds:
                item = self._plates[ref] = PlateItem(rect, Layer.FURNITURE, sprites)
                no_mouse(item)
                scene.addItem(item)

    def _kind(self, ref: str) -> str:
        """The kind of a plate: that of its track, what is shown, or what its reference says."""
        kind, _, key = ref.partition(":")
        if kind == "track":
            return self._map.board.tracks[key].kind
        return {"side": "camp", "show": key}.get(kind, kind)

    @property
    def plates(self) -> tuple[str, ...]:
        """All plates by reference, in the order of the board's table."""
        return tuple(self._plates)

    def show(self, view: View) -> None:
        """Show what the View says: turn, seals, cards."""
        self._view = view
        board = self._map.board
        for ref, item in self._plates.items():
            key, plate = ref.partition(":")[2], self._kinds[self._kind(ref)]
            now = plate.content(key, board, view)
            if ref not in self._shown or self._shown[ref] != now:
                self._shown[ref] = now
                place = Place(key, board, view, self._words(), self._sprites.theme)
                item.show_drawing(partial(_paint, self._map.layout.store[ref], plate, now, place))

    def rebuild(self) -> None:
        """Draw everything anew: other words or colours."""
        self._shown.clear()
        if self._view is not None:
            self.show(self._view)

    # --- rooms ----------------------------------------------------------------------

    def arrange(self, refs: Iterable[str], within: QSizeF) -> QRectF:
        """Lay these plates in the drawer, and no others, in rows by which they are seen largest in a space; their room.

        Of arrangements equally large the most compact is taken.
        """
        for item in self._plates.values():
            item.setPos(QPointF())
        shown = [ref for ref in refs if ref in self._plates]
        sizes = [self._map.layout.store[ref].size() for ref in shown]
        best: tuple[tuple[float, float], list[QPointF], QSizeF] | None = None
        for of_row in range(1, len(shown) + 1):
            corners, size = _rows(sizes, of_row)
            scale = min(1.0, within.width() / size.width(), within.height() / size.height())
            rank = (-scale, max(size.width(), size.height()))
            if best is None or rank < best[0]:
                best = rank, corners, size
        if best is None:
            return QRectF()
        for ref, corner in zip(shown, best[1], strict=True):
            self._plates[ref].setPos(DRAWER + corner - self._map.layout.store[ref].topLeft())
        return QRectF(DRAWER, best[2])

    def room(self, ref: str) -> QRectF | None:
        """The room of a plate where it lies now; None where there is none."""
        item = self._plates.get(ref)
        return None if item is None else item.sceneBoundingRect()

    def ref_at(self, at: QPointF) -> str:
        """The plate at a point of the store; "" for none."""
        return next((ref for ref, item in self._plates.items() if item.sceneBoundingRect().contains(at)), "")

    # --- where pieces stand ---------------------------------------------------------

    def feet(self, ref: str, count: int) -> list[QPointF]:
        """Where `count` pieces stand on a plate; none where it is no plate for pieces."""
        room = self.room(ref)
        kind, _, key = ref.partition(":")
        if room is None:
            return []
        if kind == "box":
            box = self._map.board.boxes[key]
            stand, slots = standing_room(_drawn(room), box.powers), max(box.slots, count)
            return [room.topLeft() + foot_place(stand, slot, slots) * UNIT for slot in range(count)]
        feet = self._kinds[self._kind(ref)].feet
        return (
            []
            if feet is None
            else [room.topLeft() + foot * UNIT for foot in feet(_drawn(room), count)][:count]
        )


def _rows(sizes: Sequence[QSizeF], of_row: int) -> tuple[list[QPointF], QSizeF]:
    """The corners of plates laid in rows of so many, and the size of them all."""
    corners, wide, y = [], 0.0, 0.0
    for start in range(0, len(sizes), of_row):
        row, x = sizes[start : start + of_row], 0.0
        for size in row:
            corners.append(QPointF(x, y))
            x += size.width() + APART
        wide, y = max(wide, x - APART), y + max(size.height() for size in row) + APART
    return corners, QSizeF(wide, y - APART)


def _drawn(rect: QRectF) -> QRectF:
    """A rectangle of the scene as the drawings measure it."""
    return QRectF(0, 0, rect.width() / UNIT, rect.height() / UNIT)


def _paint(rect: QRectF, plate: AnyPlate, content: object, place: Place, painter: QPainter) -> None:
    with at(painter, rect.x(), rect.y(), UNIT):
        plate.draw(painter, _drawn(rect), content, place)
