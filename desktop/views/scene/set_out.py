"""What the View sets out on the maps: pieces and stacks, seals, names of occupied places."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.drawing.corners import SEAL_DISTANCE, SEAL_ORDER, choose_corner
from desktop.drawing.lettering import width_of
from desktop.drawing.markers import SEAL
from desktop.drawing.specs import Spec
from desktop.drawing.states import PieceState
from desktop.views.scene.ground import Ground
from desktop.views.scene.items import Layer, SpriteItem, TableSprites, no_mouse
from desktop.views.scene.lettering import Lettering
from desktop.views.scene.looks import Looks
from desktop.views.scene.names import REFERENCE, NameSpec, beside_piece, other_sides
from desktop.views.scene.pieces import PieceItem, piece_size
from engine.kernel.view import MarkView, PieceView, View

BESIDE = 48.0
"""Screen pixels that what stands beside others takes."""


class SetOut:
    """The pieces and marks of one View, and the items that show them."""

    def __init__(
        self,
        scene: QGraphicsScene,
        ground: Ground,
        lettering: Lettering,
        sprites: TableSprites,
        looks: Looks,
    ) -> None:
        self._looks = looks
        self._scene, self._ground, self._lettering = scene, ground, lettering
        self._sprites = sprites
        self._pieces: dict[str, PieceView] = {}
        self._before: dict[str, str] = {}
        self._items: dict[str, PieceItem] = {}
        self._shown_by: dict[str, PieceItem] = {}
        self._names: dict[str, SpriteItem] = {}
        self._marks: dict[MarkView, SpriteItem] = {}
        self._mark_views: tuple[MarkView, ...] = ()
        self._fighting: Mapping[str, Spec | None] = {}
        self._size, self._zoom = piece_size(1.0, looks.least), 1.0
        self._hidden = False

    # --- the View ------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Show a View: items come, go, move and change, the rest stays."""
        self._before = {ref: piece.place for ref, piece in self._pieces.items()}
        self._pieces = {f"piece:{piece.id}": piece for piece in view.pieces}
        self._fighting = self._looks.fighting(view)
        tops = {
            ref: piece
            for ref, piece in self._pieces.items()
            if piece.place in self._ground and not piece.under
        }
        for ref in [ref for ref in self._items if ref not in tops]:
            self._scene.removeItem(self._items.pop(ref))
        self._shown_by = {}
        for ref, piece in tops.items():
            item = self._items.get(ref) or self._new(ref, piece)
            self._shown_by[ref] = item
            item.piece, item.below = piece, None
        for ref, piece in self._pieces.items():
            top = self._items.get(f"piece:{piece.under}") if piece.under else None
            if top is not None:
                self._shown_by[ref] = top
                top.below = top.below or piece
        for ref, item in self._items.items():
            self._place(ref, item)
        self._mark_views = view.marks
        self.place_marks()
        self.name_all()

    def _new(self, ref: str, piece: PieceView) -> PieceItem:
        item = PieceItem(self._sprites, self._looks, piece)
        item.size = self._size
        item.setVisible(not self._hidden)
        self._scene.addItem(item)
        self._items[ref] = item
        return item

    def _place(self, ref: str, item: PieceItem) -> None:
        piece = item.piece
        item.setPos(self._ground.point(piece.place))
        item.crowded = self._shifts(item) and any(
            other is not item and other.piece.place == piece.place for other in self._items.values()
        )
        item.mirrored = item.crowded and self._goes_right(piece.place)
        item.plate = self._fighting.get(ref)
        item.refresh()

    def _goes_right(self, place: str) -> bool:
        """Whether what shifts goes to the right: the name stands at the left, and nobody close by at the right."""
        label, here = self._lettering.label(place), self._ground.point(place)
        wide = width_of(label.text, self._lettering.font(place)) / self._zoom
        if label.x + wide / 2 >= here.x():
            return False
        others = (
            self._ground.point(p.place) - here for p in self._pieces.values() if p.place in self._ground
        )
        room = BESIDE / self._zoom
        return not any(0 < off.x() < 2 * room and abs(off.y()) < room for off in others)

    def _shifts(self, item: PieceItem) -> bool:
        """Whether a piece makes room for others at its place."""
        return self._looks.of(item.piece).shifts is not None

    # --- asking ---------------------------------------------------------------------

    def items(self) -> list[PieceItem]:
        """All items of pieces."""
        return list(self._items.values())

    def item(self, ref: str) -> PieceItem | None:
        """The item that shows a piece."""
        return self._shown_by.get(ref)

    def item_at(self, place: str) -> PieceItem | None:
        """The item that stands at a place, those that stand beside others last."""
        found = [i for i in self._items.values() if i.piece.place == place]
        return min(found, key=self._shifts, default=None)

    def place_of(self, ref: str) -> str:
        """The place id of a piece, "" if it is not on the map."""
        piece = self._pieces.get(ref)
        return piece.place if piece is not None and piece.place in self._ground else ""

    def came_from(self, ref: str) -> str:
        """Where a piece was in the View before this one."""
        return self._before.get(ref, "")

    def refs_at(self, place: str) -> tuple[str, ...]:
        """All pieces at a place."""
        return tuple(ref for ref, piece in self._pieces.items() if place and piece.place == place)

    def refs_with(self, ref: str) -> tuple[str, ...]:
        """A piece and all that stand in its stack."""
        return self.refs_at(self.place_of(ref)) or (ref,)

    def occupied(self) -> set[str]:
        """The places whose names the table writes itself."""
        return set(self._names)

    def in_order(self) -> list[str]:
        """All pieces by row and column."""

        def where(ref: str) -> tuple[int, float]:
            point = self._shown_by[ref].pos()
            return round(point.y() / 200), point.x()

        return sorted(self._shown_by, key=where)

    def fights(self, ref: str) -> bool:
        """Whether a piece is in the fight that is on."""
        return ref in self._fighting

    def piece_at(self, point: QPointF) -> str:
        """The piece under a point of the scene, the southernmost first."""
        if self._hidden:
            return ""
        for item in sorted(self._items.values(), key=lambda i: -i.zValue()):
            off = (point - item.pos()) * self._zoom
            if abs(off.x()) < 90 and abs(off.y()) < 120 and (found := item.holds(off)):
                return found
        return ""

    def body_in_hand(self, ref: str) -> Spec:
        """The picture of a piece in the hand."""
        piece = self._pieces[ref]
        return self._looks.picture(piece, PieceState(dragged=True, face_down="down" in piece.state))

    # --- looks ----------------------------------------------------------------------

    def set_zoom(self, zoom: float, size: float) -> None:
        """Keep pieces, marks and names at their size on the screen."""
        self._zoom, self._size = zoom, size
        for item in self._items.values():
            item.size = size
            item.mirrored = item.crowded and self._goes_right(item.piece.place)
            item.refresh()
        self.place_marks()
        self.name_all()

    def hide(self, hide: bool) -> None:
        """Hide everything that stands on the map, or show it again."""
        self._hidden = hide
        for item in (*self._items.values(), *self._marks.values()):
            item.setVisible(not hide)
        self.name_all()

    def fan(self, ref: str) -> None:
        """Fan out the stack of this piece; close all others."""
        for item in self._items.values():
            aside = 1.0 if item.below is not None and ref in item.refs() else 0.0
            if aside != item.aside:
                item.aside = aside
                item.refresh()

    # --- marks ----------------------------------------------------------------------

    def place_marks(self) -> None:
        """Seals and questions at the corners where they cover no name and no other mark."""
        shown = [mark for mark in self._mark_views if mark.place in self._ground]
        for mark in [mark for mark in self._marks if mark not in shown]:
            self._scene.removeItem(self._marks.pop(mark))
        taken: dict[str, list[QRectF]] = {}
        for mark in shown:
            item = self._marks.get(mark)
            if item is None:
                item = self._marks[mark] = SpriteItem(self._sprites, Layer.SEALS)
                no_mouse(item)
                item.setPos(self._ground.point(mark.place))
                item.setVisible(not self._hidden)
                self._scene.addItem(item)
            radius = (SEAL - 2) * self._size
            spot = choose_corner(
                QPointF(), SEAL_DISTANCE * self._size, radius,
                names=self._lettering.boxes_near(mark.place), marks=taken.get(mark.place, ()), order=SEAL_ORDER,
            )  # fmt: skip
            taken.setdefault(mark.place, []).append(
                QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
            )
            item.show_parts((self._looks.marks[mark.kind](mark), self._size, spot))

    # --- names ----------------------------------------------------------------------

    def name_all(self) -> None:
        """The names of occupied places, slid clear of what stands there."""
        standing: dict[str, PieceItem] = {}
        for item in self._items.values():
            place = item.piece.place
            if place in self._ground and (place not in standing or not self._shifts(item)):
                standing[place] = item
        for place in [place for place in self._names if place not in standing]:
            self._scene.removeItem(self._names.pop(place))
        bodies = {place: item.body_room().translated(self._screen(place)) for place, item in standing.items()}
        taken: list[QRectF] = []
        for place in sorted(standing, key=lambda place: self._ground.point(place).y()):
            others = [body for other, body in bodies.items() if other != place]
            room = self._name(place, standing[place], others, taken)
            small = self._ground.map.name(place, self._zoom) is None
            covered = small and any(room.intersects(body) for body in others)
            self._names[place].setVisible(not self._hidden and not covered)
            if not covered:
                taken.append(room)

    def _screen(self, place: str) -> QPointF:
        """A place in screen pixels from the scene's corner."""
        return self._ground.point(place) * self._zoom

    def _name(self, place: str, piece: PieceItem, bodies: list[QRectF], names: list[QRectF]) -> QRectF:
        """Write the name of a place where it covers least of pieces and names; the room it takes on the screen."""
        item = self._names.get(place)
        if item is None:
            item = self._names[place] = SpriteItem(self._sprites, Layer.NAMES)
            no_mouse(item)
            item.setPos(self._ground.point(place))
            self._scene.addItem(item)
        own, font, point = (
            self._lettering.label(place),
            self._lettering.font(place),
            self._ground.point(place),
        )
        spec, size = NameSpec(own.text, own.rank), font.pixelSize() / REFERENCE
        face, here = spec.rect(self._sprites.theme), self._screen(place)
        best: tuple[float, QPointF, QRectF] | None = None
        for label in (own, *other_sides(own, point, self._zoom, font)):
            off = beside_piece(label, point, self._zoom, piece.size, label.text, font)
            room = QRectF(face.x() * size, face.y() * size, face.width() * size, face.height() * size)
            room.translate(here + off)
            cost = sum(_shared(room, other) for other in (*bodies, *names, *names))
            if best is None or cost < best[0]:
                best = cost, off, room
            if cost == 0:
                break
        assert best is not None
        item.show_parts((spec, size, best[1]))
        return best[2]

    def unname(self, item: PieceItem) -> None:
        """The piece is on its way: the name of its place waits."""
        name = self._names.get(item.piece.place)
        if name is not None:
            name.setOpacity(0.4)

    def name_again(self, item: PieceItem) -> None:
        """The piece has arrived."""
        name = self._names.get(item.piece.place)
        if name is not None:
            name.setOpacity(1.0)


def _shared(one: QRectF, other: QRectF) -> float:
    """The area that two rooms share."""
    both = one.intersected(other)
    return both.width() * both.height() if not both.isEmpty() else 0.0
