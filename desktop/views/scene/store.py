"""The store: what lies beside the maps, in a scene of its own; a drawer over the map looks at a part of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.boxes import FEET, draw_frame
from desktop.art.specs import Spec
from desktop.art.strokes import ellipse, line, pen, rounded
from desktop.maps.boardmap import BoardMap
from desktop.profile.theme import Theme
from desktop.views.parts.game_parts import GameParts
from desktop.views.parts.looks import Looks
from desktop.views.parts.tiles import plate_of
from desktop.views.scene.beside_map import UNIT, BesideMap
from desktop.views.scene.items import DrawnItem, Layer, SpriteItem, TableSprites, no_mouse
from desktop.views.scene.pieces import PieceItem
from engine.kernel.view import PieceView, View
from engine.texts.translate import Translator

MARK_IN = 14.0
"""How far inside a plate the frame of the keyboard's cursor lies."""


class Store(QGraphicsScene):
    """Plates, and the pieces that wait on them. Their size follows the drawer, never the zoom of the map."""

    def __init__(
        self, map: BoardMap, theme: Theme, words: Callable[[], Translator], parts: GameParts, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._looks: Looks = parts.looks
        self._theme, self._zoom = theme, 1.0
        self._sprites = TableSprites(theme)
        self.beside_map = BesideMap(self, map, self._sprites, words, parts.plates)
        self._items: dict[str, PieceItem] = {}
        self._on: dict[str, str] = {}
        self._lit: tuple[str, ...] = ()
        self._frames, self._cursor = self._drawn(), self._drawn()
        self._carried = SpriteItem(self._sprites, Layer.HAND)
        no_mouse(self._carried)
        self.addItem(self._carried)

    def _drawn(self) -> DrawnItem:
        item = DrawnItem(Layer.DISCS)
        no_mouse(item)
        self.addItem(item)
        return item

    # --- the View -------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Show a View: plates follow it, pieces come, go, and close up."""
        self.beside_map.show(view)
        host = next(iter(view.acting), "")
        waiting: dict[str, list[PieceView]] = {}
        for piece in view.standing():
            plate = plate_of(piece, host)
            if plate and not piece.under:
                waiting.setdefault(plate, []).append(piece)
        self._on = {}
        for plate, pieces in waiting.items():
            if self.beside_map.feet(plate, len(pieces)):
                self._on |= {piece.ref: plate for piece in pieces}
        for ref in [ref for ref in self._items if ref not in self._on]:
            self.removeItem(self._items.pop(ref))
        for piece in (piece for pieces in waiting.values() for piece in pieces):
            if piece.ref in self._on:
                self._item(piece.ref, piece).piece = piece
        self._stand()

    def _item(self, ref: str, piece: PieceView) -> PieceItem:
        if ref not in self._items:
            item = self._items[ref] = PieceItem(self._sprites, self._looks, piece)
            item.size = self.size
            self.addItem(item)
        return self._items[ref]

    def _stand(self) -> None:
        """Pieces stand side by side on their plates."""
        by_plate: dict[str, list[PieceItem]] = {}
        for ref, plate in self._on.items():
            by_plate.setdefault(plate, []).append(self._items[ref])
        for plate, items in by_plate.items():
            for item, foot in zip(items, self.beside_map.feet(plate, len(items)), strict=True):
                item.setPos(foot)
                item.refresh()

    # --- looks ------------------------------------------------------------------------

    @property
    def size(self) -> float:
        """The size of pieces: they fill the feet drawn for them."""
        return FEET * UNIT * self._zoom

    def arrange(self, refs: Iterable[str], within: QSizeF) -> QRectF:
        """Lay these plates into the drawer for a space of this size; the room they take."""
        room = self.beside_map.arrange(refs, within)
        self._stand()
        self._draw_frames()
        return room

    def set_zoom(self, zoom: float) -> None:
        """One scene pixel takes `zoom` pixels of the drawer."""
        self._zoom = zoom
        self._frames.set_zoom(zoom)
        self._cursor.set_zoom(zoom)
        for item in self._items.values():
            item.size = self.size
            item.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        self._theme = theme
        self._sprites.set_theme(theme)
        self.beside_map.rebuild()
        self.update()

    def frame(self, refs: Iterable[str]) -> None:
        """Frame the plates on which something may be dropped or laid."""
        self._lit = tuple(refs)
        self._draw_frames()

    @property
    def lit(self) -> tuple[str, ...]:
        """The plates that are framed."""
        return self._lit

    def _draw_frames(self) -> None:
        rooms = [room for ref in self._lit if (room := self.beside_map.room(ref)) is not None]
        theme, whole = self._theme, QRectF()
        for room in rooms:
            whole = whole.united(room)

        def paint(painter: QPainter, size: float) -> None:
            for room in rooms:
                draw_frame(painter, room, size=size, theme=theme)

        if rooms:
            self._frames.show_drawing(whole, 12.0, paint)
        else:
            self._frames.clear()

    def mark(self, ref: str) -> None:
        """Ring a piece or a plate that is pointed out or under the keyboard's cursor; "" for none."""
        item, theme = self._items.get(ref), self._theme
        if item is None:
            self._mark_plate(self.beside_map.room(ref) if ref else None)
            return
        point, middle = item.pos(), (item.foot().y() - 12 * item.size)

        def paint(painter: QPainter, size: float) -> None:
            ring = ellipse(point.x(), point.y() + middle * size, 26 * size)
            line(painter, ring, pen(theme.lights.under, 6 * size))
            line(painter, ring, pen(theme.window.focus, 3 * size))

        self._cursor.show_drawing(ellipse(point.x(), point.y(), 1).boundingRect(), 60.0, paint)

    def _mark_plate(self, room: QRectF | None) -> None:
        if room is None:
            self._cursor.clear()
            return
        inner, theme = room.adjusted(MARK_IN, MARK_IN, -MARK_IN, -MARK_IN), self._theme

        def paint(painter: QPainter, size: float) -> None:
            frame = rounded(inner.x(), inner.y(), inner.width(), inner.height(), 10.0 * size)
            line(painter, frame, pen(theme.lights.under, 6 * size))
            line(painter, frame, pen(theme.window.focus, 3 * size))

        self._cursor.show_drawing(room, 12.0, paint)

    def carry(self, parts: tuple[tuple[Spec, float, QPointF], ...], at: QPointF | None) -> None:
        """Show what the hand carries where it is over the drawer; nothing where it is not."""
        self._carried.show_parts(*(parts if at is not None else ()))
        if at is not None:
            self._carried.setPos(at)

    # --- asking -----------------------------------------------------------------------

    def pieces(self) -> list[PieceItem]:
        """All items of pieces."""
        return list(self._items.values())

    def item(self, ref: str) -> PieceItem | None:
        """The item that shows a piece; None where it does not wait here."""
        return self._items.get(ref)

    def in_order(self, plates: Iterable[str] | None = None) -> list[str]:
        """The pieces that wait, or those on some plates, from the left in each."""
        wanted = self.beside_map.plates if plates is None else tuple(plates)
        return [ref for plate in wanted for ref, on in self._on.items() if on == plate]

    def plate_of(self, ref: str) -> str:
        """The plate on which a thing lies, or which it is itself; "" where it does not lie beside the maps."""
        return self._on.get(ref, ref if ref in self.beside_map.plates else "")

    def anchor(self, ref: str) -> QPointF | None:
        """Where a piece stands, or where the first would stand on a plate, else the plate's middle."""
        item = self._items.get(ref)
        if item is not None:
            return item.pos()
        room = self.beside_map.room(ref)
        if room is None:
            return None
        return next(iter(self.beside_map.feet(ref, 1)), room.center())

    def piece_at(self, at: QPointF) -> str:
        """The piece under a point of the store; "" for none."""
        for item in sorted(self._items.values(), key=lambda item: -item.zValue()):
            off = (at - item.pos()) * self._zoom
            if abs(off.x()) < 90 and abs(off.y()) < 120 and (found := item.holds(off)):
                return found
        return ""
