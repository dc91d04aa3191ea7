"""What the View sets out on the maps: pieces and stacks, kept apart from each other, and seals."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce

import numpy as np
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.corners import SEAL_DISTANCE, SEAL_ORDER, choose_corner
from desktop.art.markers import SEAL
from desktop.art.specs import Spec
from desktop.art.states import PieceState
from desktop.art.strokes import line, pen, segment
from desktop.views.parts.looks import Looks, Lying, PieceLook, state_of
from desktop.views.scene.items import DrawnItem, Layer, SpriteItem, TableSprites, no_mouse
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.names import Names
from desktop.views.scene.pieces import PieceItem, piece_size
from desktop.views.scene.spacing import LIT_ASIDE, held_back, stand
from engine.kernel.view import MarkView, PieceView, View

BESIDE = 48.0
"""Screen pixels that what stands beside others takes."""
STEM_FROM = 7.0
"""How far a piece must have stepped aside for a line that joins it to its place."""
NEAR = 160.0
LONG_ROW = 4
"""So many stand in a row on what has a shape."""
SLOTTED = 0.72
"""The part of a piece on a slot that is seen at least beside the next."""
FAN_LEAST, FAN_EACH = 54.0, 56.0
"""Radius of a cluster that is fanned out, at least; what each piece takes of the ring."""


def fan_radius(count: int, size: float) -> float:
    """How far from the first piece of a cluster the others stand when it is fanned out."""
    return max(FAN_LEAST, count * FAN_EACH / math.tau) * size


def _rows(count: int, wide: float, high: float, shaped: bool) -> list[QPointF]:
    """Where so many stand side by side: in a square round a point, in rows that grow upwards on what has a shape."""
    if not count:
        return []
    of_row = min(count, LONG_ROW) if shaped else math.ceil(math.sqrt(count))
    rows = math.ceil(count / of_row)
    middle = rows - 1 if shaped else (rows - 1) / 2
    found = []
    for n in range(count):
        row, column = divmod(n, of_row)
        here = min(of_row, count - row * of_row)
        found.append(QPointF((column - (here - 1) / 2) * wide, (row - middle) * high))
    return found


class PieceLayer:
    """The pieces and marks of one View, and the items that show them.

    Attributes:
        least: the smallest size in which a piece is shown.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        ground: MapGeometry,
        names: Names,
        sprites: TableSprites,
        looks: Looks,
    ) -> None:
        self._looks = looks
        self._scene, self._ground, self._names = scene, ground, names
        self._sprites = sprites
        self._pieces: dict[str, PieceView] = {}
        self._before: dict[str, str] = {}
        self._gone: dict[str, tuple[Spec, float, QPointF]] = {}
        self._items: dict[str, PieceItem] = {}
        self._shown_by: dict[str, PieceItem] = {}
        self._marks: dict[MarkView, SpriteItem] = {}
        self._mark_views: tuple[MarkView, ...] = ()
        self._fighting: Mapping[str, Spec | None] = {}
        self._size, self._zoom = piece_size(1.0, looks.least), 1.0
        self.least = looks.least
        self._hidden = False
        self._lit: frozenset[str] = frozenset()
        self._under: dict[PieceItem, PieceItem] = {}
        self._fanned: PieceItem | None = None
        self.stems = DrawnItem(Layer.STEMS)
        no_mouse(self.stems)
        scene.addItem(self.stems)

    # --- the View ------------------------------------------------------------------

    def show(self, view: View, lit: Collection[str] = ()) -> None:
        """Show a View: items come, go, move and change, the rest stays; `lit`: the pieces that can act."""
        self._before = {ref: piece.place for ref, piece in self._pieces.items()}
        self._pieces = {piece.ref: self._lying(piece) for piece in view.standing()}
        self._fighting = self._looks.fighting(view)
        tops = {
            ref: piece
            for ref, piece in self._pieces.items()
            if piece.place in self._ground and not piece.under
        }
        self._gone = {}
        for ref in [ref for ref in self._items if ref not in tops]:
            item = self._items.pop(ref)
            self._gone[ref] = item.body(), item.size, item.foot()
            self._scene.removeItem(item)
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
            item.setPos(self._ground.point(item.piece.place))
            item.plate = self._fighting.get(ref)
        self._mark_views, self._lit = view.marks, frozenset(lit)
        self._arrange()

    def _lying(self, thing: Lying) -> Lying:
        """A piece or mark as it looks on its sheet, which may be turned."""
        quarters = self._ground.turn_of(thing.place)
        return self._looks.lying(thing, quarters) if quarters else thing

    def _new(self, ref: str, piece: PieceView) -> PieceItem:
        item = PieceItem(self._sprites, self._looks, piece)
        item.size = self._size
        item.setVisible(not self._hidden)
        self._scene.addItem(item)
        self._items[ref] = item
        return item

    def _goes_right(self, place: str) -> bool:
        """Whether what shifts goes to the right: somebody stands close by at the left, and nobody at the right."""
        here, room = self._screen(place), BESIDE
        others = [self._screen(p.place) - here for p in self._pieces.values() if p.place in self._ground]
        close = [off.x() for off in others if abs(off.y()) < room and 0 < abs(off.x()) < 2 * room]
        return any(x < 0 for x in close) and not any(x > 0 for x in close)

    def _shifts(self, item: PieceItem) -> bool:
        """Whether a piece makes room for others at its place, which is a point."""
        return item.piece.place in self._ground.marks and self._looks.of(item.piece).shifts is not None

    # --- asking ---------------------------------------------------------------------

    def items(self) -> list[PieceItem]:
        """All items of pieces."""
        return list(self._items.values())

    @property
    def size(self) -> float:
        """The size of all pieces now."""
        return self._size

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

    def gone(self, ref: str) -> tuple[Spec, float, QPointF] | None:
        """How a piece was seen that has gone from the map with this View; None for any other."""
        return self._gone.get(ref)

    def refs_at(self, place: str) -> tuple[str, ...]:
        """All pieces at a place."""
        return tuple(ref for ref, piece in self._pieces.items() if place and piece.place == place)

    def refs_with(self, ref: str) -> tuple[str, ...]:
        """A piece and all that stand in its stack."""
        return self.refs_at(self.place_of(ref)) or (ref,)

    def in_order(self) -> list[str]:
        """All pieces by row and column."""

        def where(ref: str) -> tuple[int, float]:
            point = self._shown_by[ref].pos()
            return round(point.y() / 200), point.x()

        return sorted(self._shown_by, key=where)

    def fights(self, ref: str) -> bool:
        """Whether a piece is in the fight that is on."""
        return ref in self._fighting

    def fighting_places(self) -> set[str]:
        """Where the pieces stand that are in the fight that is on."""
        return {place for ref in self._fighting if (place := self.place_of(ref))}

    def piece_at(self, point: QPointF) -> str:
        """The piece under a point of the scene, the southernmost first."""
        if self._hidden:
            return ""
        if fanned := self._in_fan(point):
            return fanned
        for item in sorted(self._items.values(), key=lambda i: -i.zValue()):
            off = (point - item.pos()) * self._zoom - item.nudge
            if item in self._under:
                continue
            if abs(off.x()) < 90 and abs(off.y()) < 120 and (found := item.holds(off + item.nudge)):
                return found
        return ""

    def stepped_aside(self, point: QPointF) -> str:
        """The piece under a point of the scene if it stands aside from its place, else ""."""
        found = self.piece_at(point)
        item = self._shown_by.get(found)
        return found if item is not None and not item.nudge.isNull() else ""

    def picture(self, piece: PieceView) -> Spec:
        """A piece as it would lie on its sheet, without ring and shadow."""
        piece = self._lying(piece)
        return self._looks.picture(piece, state_of(piece, shadow=False))

    def body_in_hand(self, ref: str) -> Spec:
        """The picture of a piece in the hand."""
        piece = self._pieces[ref]
        return self._looks.picture(piece, PieceState(dragged=True, face_down="down" in piece.state))

    def some_of(self, heap: str, number: int) -> tuple[tuple[Spec, float, QPointF], ...]:
        """So many counters of a heap, as they are shown where it stands; nothing where it is not on the map."""
        item = self._shown_by.get(heap)
        if item is None:
            return ()
        piece = replace(self._pieces[heap], number=number)
        return ((self._looks.picture(piece, state_of(piece)), item.size, item.foot()),)

    # --- looks ----------------------------------------------------------------------

    def set_zoom(self, zoom: float) -> None:
        """Keep pieces and marks at their size on the screen, and apart."""
        self._zoom = zoom
        self.stems.set_zoom(zoom)
        self._arrange()

    def spread(self, lit: Collection[str]) -> bool:
        """What is lit never lies in a cluster; whether one had to be parted."""
        self._lit = frozenset(lit)
        hidden = any(
            len({self._is_lit(item), self._is_lit(host)}) > 1 if host.gathered else
            self._is_lit(item) or self._is_lit(host)
            for item, host in self._under.items()
        )  # fmt: skip
        if hidden:
            self._arrange()
        return hidden

    def _is_lit(self, item: PieceItem) -> bool:
        return bool(self._lit.intersection(item.refs()))

    def hide(self, hide: bool) -> None:
        """Hide everything that stands on the map, or show it again."""
        self._hidden = hide
        for item in self._items.values():
            self._reveal(item)
        for mark in self._marks.values():
            mark.setVisible(not hide)
        self.stems.setVisible(not hide)

    def _reveal(self, item: PieceItem) -> None:
        host = self._under.get(item)
        item.setVisible(not self._hidden and (host is None or host is self._fanned))

    # --- keeping apart ----------------------------------------------------------------

    def _arrange(self) -> None:
        """Size, steps aside and clusters; then the marks, and what of all this the names keep clear of."""
        groups: dict[str, list[PieceItem]] = {}
        for item in self._items.values():
            groups.setdefault(item.piece.place, []).append(item)
        least = self.least
        points = np.array([(self._screen(place).x(), self._screen(place).y()) for place in groups])
        self._size = held_back(points.reshape(-1, 2), piece_size(self._zoom, least), least)
        for items in groups.values():
            items.sort(key=lambda item: -item.piece.number)  # the largest heap first
        piles = (row for items in groups.values() for row in self._piles(items))
        alike = [*self._alike(groups), *piles]
        host_of = {item: row[0] for row in alike for item in row}
        for place, items in groups.items():
            for item, aside in zip(items, self._spots(place, items, host_of), strict=True):
                item.size, item.nudge, item.clustered, item.fanned = self._size, aside, 0, False
                item.gathered = False
                item.crowded = len(items) > 1 and self._shifts(item)
                item.mirrored = item.crowded and self._goes_right(place)
        bodies = [self._body(place, items) for place, items in groups.items()]
        lit = [any(self._lit.intersection(item.refs()) for item in items) for items in groups.values()]
        stood = stand(np.array([body.getCoords() for body in bodies]).reshape(-1, 4), lit)
        for items, push in zip(groups.values(), stood.pushes, strict=True):
            for item in items:
                item.nudge += QPointF(*push)
        clusters = [[item for row in rows for item in list(groups.values())[row]] for rows in stood.clusters]
        heaped = {item for cluster in clusters for item in cluster}
        clusters += [row for row in alike if heaped.isdisjoint(row)]
        self._cluster(clusters)
        for top, *_ in alike:
            top.gathered = top not in heaped and self._looks.of(top.piece).numbered
        for item in self._items.values():
            self._reveal(item)
            item.refresh()
        self._draw_stems()
        self.place_marks()
        self._tell_names()

    def _spots(
        self, place: str, items: list[PieceItem], host_of: Mapping[PieceItem, PieceItem]
    ) -> list[QPointF]:
        """How far the pieces of a place stand from its middle: on slots, side by side, or all on the point itself.

        Those that stand as one have one slot together.
        """
        looks = [self._looks.of(item.piece) for item in items]
        slots = self._slots(place, looks)
        hosts = [host_of.get(item, item) for item in items]
        slotted = [host for host, look in zip(hosts, looks, strict=True) if look.slotted]
        slot_of = dict(zip(dict.fromkeys(slotted), slots, strict=False))
        spots = [slot_of.get(host) if look.slotted else None for host, look in zip(hosts, looks, strict=True)]
        shaped = place not in self._ground.marks
        rest = [
            n for n, look in enumerate(looks)
            if spots[n] is None and (shaped or look.abreast) and hosts[n] is items[n]
        ]  # fmt: skip
        wide, high = (max((look.beside[n] for look in looks), default=0.0) * self._size for n in (0, 1))
        tops = [items[n] for n in rest]
        aside = dict(zip(tops, _rows(len(rest), wide, high, shaped), strict=True))
        here = self._ground.point(place)
        return [
            aside.get(host, QPointF()) if spot is None else (spot - here) * self._zoom
            for host, spot in zip(hosts, spots, strict=True)
        ]

    def _piles(self, items: list[PieceItem]) -> Iterator[list[PieceItem]]:
        """Of more pieces at a place than stand side by side there those that are alike, lit ones by themselves."""
        most = max((self._looks.of(item.piece).gathers for item in items), default=0)
        if len(items) <= most or not most:
            return
        found: dict[tuple[object, ...], list[PieceItem]] = {}
        for item in items:
            piece = item.piece
            if self._looks.of(piece).gathers and not piece.number:
                key = piece.kind, piece.side, piece.label, piece.state, self._is_lit(item)
                found.setdefault(key, []).append(item)
        yield from (row for row in found.values() if len(row) > 1)

    def _alike(self, groups: Mapping[str, list[PieceItem]]) -> Iterator[list[PieceItem]]:
        """What stands on slots that are too narrow for it: those of a side stand as one, but for any that is lit."""
        for place, items in groups.items():
            slotted = [item for item in items if self._looks.of(item.piece).slotted]
            if self._is_crowded(place, [self._looks.of(item.piece) for item in slotted]):
                found: dict[tuple[str, str, tuple[str, ...]], list[PieceItem]] = {}
                for item in slotted:
                    if not self._lit.intersection(item.refs()):
                        piece = item.piece
                        found.setdefault((piece.kind, piece.side, piece.state), []).append(item)
                yield from (row for row in found.values() if len(row) > 1)

    def _is_crowded(self, place: str, looks: Sequence[PieceLook]) -> bool:
        """Whether the slots of a place are so narrow from here that what stands on them covers the next."""
        slots = self._ground.slots(place)
        wide = max((look.beside[0] for look in looks if look.slotted), default=0.0) * self._size / self._zoom
        return len(slots) > 1 and slots[1].x() - slots[0].x() < SLOTTED * wide

    def _slots(self, place: str, looks: list[PieceLook]) -> list[QPointF]:
        """The slots of a box; where they are too narrow for what stands on them it stands as near as it can be told."""
        slots = self._ground.slots(place)
        if len(slots) < 2:
            return slots
        least = SLOTTED * max(look.beside[0] for look in looks) * self._size / self._zoom
        step = max(least, slots[1].x() - slots[0].x())
        return [slots[0] + QPointF(step * number, 0) for number in range(len(slots))]

    def _body(self, place: str, items: list[PieceItem]) -> QRectF:
        room = reduce(QRectF.united, (item.core_room() for item in items))
        return room.translated(self._screen(place))

    def _cluster(self, clusters: list[list[PieceItem]]) -> None:
        """In each cluster the first piece stands for all, with their number."""
        self._under = {}
        for first, *others in clusters:
            first.clustered = sum(item.stands_for for item in (first, *others))
            self._under.update(dict.fromkeys(others, first))
        self._fanned = None

    def _draw_stems(self) -> None:
        """A thin line from the place to a piece that has stepped aside from it."""
        stems = [
            (item.pos(), item.foot())
            for item in self._items.values()
            if item not in self._under
            and item.piece.place in self._ground.marks
            and math.hypot(item.nudge.x(), item.nudge.y()) > STEM_FROM
        ]
        if not stems:
            self.stems.clear()
            return
        room = reduce(QRectF.united, (QRectF(at, QSizeF(1, 1)) for at, _ in stems))

        def paint(painter: QPainter, size: float) -> None:
            theme = self._sprites.theme
            for colour, width in ((theme.map.halo, 3.4), (theme.map.ink, 1.4)):
                for at, foot in stems:
                    end = at + foot * size
                    line(painter, segment(at.x(), at.y(), end.x(), end.y()), pen(colour, width * size))

        self.stems.show_drawing(room, 2 * LIT_ASIDE, paint)

    def _tell_names(self) -> None:
        """Names keep clear of what stands here; places in use are named before others."""
        bodies = [
            (item.piece.place, room.translated(self._screen(item.piece.place)))
            for item in self._items.values()
            if item not in self._under
            for room in (*item.body_rooms(), *filter(None, [item.plate_room(self._sprites.theme)]))
        ]
        seals = []
        for mark, item in self._marks.items():
            radius = SEAL * self._size
            for _, _, spot in item.parts():
                at = self._screen(mark.place) + spot
                seals.append(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
        self._names.stand(bodies, seals, {item.piece.place for item in self._under})

    def fan(self, ref: str) -> bool:
        """Fan out the stack or the cluster of this piece; close all others. Whether one opens that was closed."""
        opens = False
        for item in self._items.values():
            aside = 1.0 if item.below is not None and ref in item.refs() else 0.0
            if aside != item.aside:
                item.aside, opens = aside, opens or bool(aside)
                item.refresh()
        shown, before = self._shown_by.get(ref), self._fanned
        host = self._under.get(shown, shown) if shown is not None else None
        self._fan_cluster(host if host is not None and host.clustered else None)
        return opens or self._fanned not in (None, before)

    def in_fan(self, ref: str) -> bool:
        """Whether a piece lies in the cluster that is fanned out."""
        shown = self._shown_by.get(ref)
        return (
            shown is not None and self._fanned is not None and self._under.get(shown, shown) is self._fanned
        )

    def _fan_cluster(self, host: PieceItem | None) -> None:
        """Show the pieces of one cluster in a ring round the first."""
        if host is self._fanned:
            return
        before, self._fanned = self._fanned, host
        if before is not None:
            self._lay_round(before, 0.0)
        if host is not None:
            self._lay_round(host, fan_radius(host.clustered - 1, self._size))

    def _lay_round(self, host: PieceItem, radius: float) -> None:
        """Show the pieces of a cluster round the first, above all others; hide them under it with no radius."""
        others = [item for item, top in self._under.items() if top is host]
        middle = host.pos() * self._zoom + host.nudge
        for number, item in enumerate(others):
            turn = math.tau * number / len(others) - math.pi / 2
            ring = QPointF(math.cos(turn), math.sin(turn)) * radius
            item.nudge = middle + ring - item.pos() * self._zoom
            self._reveal(item)
        host.fanned = bool(radius)
        for item in (host, *others):
            item.refresh()
            if radius:
                item.setZValue(Layer.RIBBONS - 1)

    def _in_fan(self, point: QPointF) -> str:
        """The piece of the cluster that is fanned out nearest to a point; "" outside of it."""
        host = self._fanned
        if host is None:
            return ""
        shown = [host, *(item for item, top in self._under.items() if top is host)]
        middle = host.pos() + (host.foot() - QPointF(0.0, 14.0 * self._size)) / self._zoom
        reach = (fan_radius(len(shown) - 1, self._size) + 30.0 * self._size) / self._zoom

        def away(item: PieceItem) -> float:
            off = item.pos() + (item.foot() - QPointF(0.0, 14.0 * self._size)) / self._zoom - point
            return math.hypot(off.x(), off.y())

        off = middle - point
        return min(shown, key=away).ref if math.hypot(off.x(), off.y()) <= reach else ""

    # --- marks ----------------------------------------------------------------------

    def place_marks(self) -> None:
        """Seals and questions at the first corner where no other mark and no other piece stands."""
        shown = [mark for mark in self._mark_views if mark.place in self._ground]
        for mark in [mark for mark in self._marks if mark not in shown]:
            self._scene.removeItem(self._marks.pop(mark))
        taken: dict[str, list[QRectF]] = {}
        for mark in shown:
            item = self._marks.get(mark)
            if item is None:
                below = self._ground.covers(mark.place, mark.kind)
                layer = Layer.FURNITURE if below else Layer.SEALS
                item = self._marks[mark] = SpriteItem(self._sprites, layer)
                no_mouse(item)
                item.setVisible(not self._hidden)
                self._scene.addItem(item)
            item.setPos(self._ground.point(mark.place))
            spec = self._looks.marks[mark.kind](self._lying(mark))
            if seat := self._ground.seat(mark.place, mark.kind, self._zoom):
                room = spec.rect(self._sprites.theme)
                item.show_parts((spec, 2 * seat[1] / max(room.width(), room.height()), seat[0]))
                continue
            radius = (SEAL - 2) * self._size
            spot = choose_corner(
                QPointF(), SEAL_DISTANCE * self._size, radius,
                names=self._others_near(mark.place), marks=taken.get(mark.place, ()), order=SEAL_ORDER,
            )  # fmt: skip
            taken.setdefault(mark.place, []).append(
                QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
            )
            item.show_parts((spec, self._size, spot))

    def _others_near(self, place: str) -> list[QRectF]:
        """The bodies of pieces at places close by, in screen pixels from this one."""
        here, found = self._screen(place), []
        for item in self._items.values():
            off = self._screen(item.piece.place) - here
            if item.piece.place != place and item not in self._under and off.manhattanLength() < NEAR:
                found.append(item.body_room().translated(off))
        return found

    def _screen(self, place: str) -> QPointF:
        """A place in screen pixels from the scene's corner."""
        return self._ground.point(place) * self._zoom
