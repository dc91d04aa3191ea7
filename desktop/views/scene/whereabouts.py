"""Where everything is: what lies on the map, what beside it, and what a point of the scene means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import reduce

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.maps.boardmap import BoardMap
from desktop.session.session import Session
from desktop.views.parts.game_parts import GameParts
from desktop.views.scene.dragging import Hand
from desktop.views.scene.front import FARTHEST, HELD_FARTHEST, Front
from desktop.views.scene.items import SpriteItem
from desktop.views.scene.map_geometry import MapGeometry, id_of, kind_of, place_ref, stands
from desktop.views.scene.piece_layer import PieceLayer
from desktop.views.scene.pieces import PieceItem
from desktop.views.scene.store import Store
from desktop.views.scene.surface import Beside
from desktop.views.scene.targets import Moves
from engine.kernel.view import View

FRONT_REACH = 2
"""How many roads from a piece that can act targets and foes belong to the front."""
PLATES = 60.0
"""Sheet pixels over those who fight that are shown, too: their plates hang there."""
ON_POINT = 12.0
"""Who clicks not farther than so many screen pixels from the point of a place means it, where places are marked."""
FOES_REACH = 3
"""The same from a foe, for what waits off the map."""


class Whereabouts(QGraphicsScene):
    """A scene that knows where its things are; what is done with them is the table scene's.

    Attributes:
        beside: who shows what lies beside the map, and where; None while nobody does.
        selection: the piece or place that is pinned; "" for none.
    """

    session: Session
    map: BoardMap
    ground: MapGeometry
    parts: GameParts
    moves: Moves
    piece_layer: PieceLayer
    store: Store
    hand: Hand
    beside: Beside | None
    selection: str
    zoom: float
    _told_of: View | None = None
    """The View of which `_told` says what stands for what."""
    _told: Mapping[str, tuple[str, ...]]

    def piece_item(self, ref: str) -> PieceItem | None:
        """The item that shows a piece (its stack's), on the map or beside it."""
        return self.piece_layer.item(ref) or self.store.item(ref)

    def place_of(self, ref: str) -> str:
        """The place id on which a reference lies; "" for none."""
        if kind_of(ref) == "place":
            return id_of(ref) if id_of(ref) in self.ground else ""
        if stands(ref):
            return self.piece_layer.place_of(ref)
        if ref in self.ground:
            return ref
        return next((place for one in self._stands_for(ref) if (place := self.place_of(one))), "")

    def _stands_for(self, ref: str) -> tuple[str, ...]:
        """Pieces and plates that stand for what is neither: the marker and the track of a siege."""
        return self.standing_for().get(ref, ())

    def standing_for(self) -> Mapping[str, tuple[str, ...]]:
        """All that is aimed at by way of others, with these, as the game says of this View."""
        if self._told_of is not self.session.view:
            self._told_of = self.session.view
            self._told = self.parts.stands_for(self._told_of)
        return self._told

    def meant_at(self, place: str) -> tuple[str, ...]:
        """All that a place stands for: itself, what stands there, and what that stands for."""
        pieces = self.piece_layer.refs_at(place)
        there = {place_ref(place), *pieces}
        others = [one for one, by in self.standing_for().items() if set(by) & there]
        return (place_ref(place), *pieces, *others)

    def marked_at(self, at: QPointF) -> tuple[str, ...]:
        """What a click that marks stands for, first the point of a place itself, whatever lies over it."""
        near = "" if self.covered(at) else self.ground.nearest(at, ON_POINT / self.zoom) or ""
        on_it = (place_ref(near),) if near and self.place_of(self.piece_at(at)) != near else ()
        return (*on_it, self.piece_at(at), self.plate_at(at), *self.meant(at))

    def meant(self, at: QPointF) -> tuple[str, ...]:
        """All that a point of the scene stands for, on the map or beside it."""
        if self.covered(at):
            plate = self.plate_at(at)
            by = self.standing_for().items()
            return tuple(ref for ref, refs in by if plate and plate in refs)
        aimed = self._aimed_at(at)
        place = self.place_of(self.piece_at(at)) or self.place_at(at) or aimed
        return (*self.meant_at(place), *(() if aimed in ("", place) else (aimed,))) if place else ()

    def side_of(self, ref: str) -> str:
        """The side of a piece."""
        return next(p.side for p in self.session.view.standing() if p.ref == ref)

    def on_map(self, ref: str) -> QPointF | None:
        """The point of the map at which a reference is lit; None where it does not lie on it."""
        kind, name = kind_of(ref), id_of(ref)
        if kind == "place":
            return self.ground.point(name) if name in self.ground else None
        if stands(ref):
            item = self.piece_layer.item(ref)
            return None if item is None else item.pos()
        if ref in self.ground:
            return self.ground.point(ref)
        if kind == "road":
            ends = self.ground.ends(name)
            return self.ground.road(*ends).pointAtPercent(0.5) if ends else None
        return next((at for one in self._stands_for(ref) if (at := self.on_map(one)) is not None), None)

    def shape_of(self, ref: str) -> QPainterPath:
        """What a reference covers of the map, by itself or by the lands that stand for it; nothing for a point."""
        shape = self.ground.shape(ref)
        if not shape.isEmpty():
            return shape
        lands = (self.ground.shape(one) for one in self._aims(ref) if kind_of(one) == "country")
        return reduce(QPainterPath.united, lands, shape)

    def _aims(self, ref: str) -> tuple[str, ...]:
        """What is aimed at for a target that stands nowhere itself: its lands only where no place is meant by any.

        Who carries a piece too far into a land means a place there, and not whose land it is.
        """
        aims = self._stands_for(ref)
        if any(kind_of(one) == "place" for one in self.hand.targets()):
            return tuple(one for one in aims if kind_of(one) != "country")
        return aims

    def anchor(self, ref: str) -> QPointF | None:
        """The point of the scene at which a reference is found; None where it is not on the table.

        What lies beside the map is found where its drawer shows it, else at its tile.
        """
        point = self.on_map(ref)
        if point is not None or self.beside is None:
            return point
        refs = (ref, *self._stands_for(ref))
        plate = next((one for one in refs if self.store.plate_of(one)), "")
        return self.beside.spot(plate) if plate else None

    def covered(self, at: QPointF) -> bool:
        """Whether a drawer lies over this point of the map."""
        return self._in_store(at) is not None

    def _in_store(self, at: QPointF) -> QPointF | None:
        return self.beside.under(at) if self.beside is not None else None

    def place_at(self, at: QPointF, within: float = 24.0) -> str:
        """The place under a point of the scene, not farther than so many screen pixels; "" for none."""
        return "" if self.covered(at) else self.ground.nearest(at, within / self.zoom) or ""

    def plate_at(self, at: QPointF) -> str:
        """The plate under a point of the scene, in an open drawer; "" for none."""
        inside = self._in_store(at)
        return self.store.beside_map.ref_at(inside) if inside is not None else ""

    def mark_beside(self, ref: str) -> None:
        """Mark what lies beside the map as aimed at by the keyboard; nothing for what lies on it."""
        plates = self.plates_of(ref) if self.on_map(ref) is None else ()
        self.store.mark(ref if self.store.item(ref) is not None else next(iter(plates), ""))

    def bring(self, ref: str) -> None:
        """Open the drawer in which a reference lies, if it lies beside the map."""
        if self.beside is not None and self.store.plate_of(ref):
            self.beside.bring(ref)

    def pass_over(self, at: QPointF) -> None:
        """The piece in the hand is carried here: a tile on whose plates it may be dropped opens."""
        tile = self.beside.tile_at(at) if self.beside is not None else None
        lit = next((plate for plate in self.store.lit if plate in (tile or ())), "")
        if lit:
            self.bring(lit)

    def show_carried(self, carried: SpriteItem | None) -> None:
        """What the hand carries is seen over the drawer as well as over the map."""
        if carried is None:
            self.store.carry((), None)
        else:
            self.store.carry(carried.parts(), self._in_store(carried.pos()))

    def front(self) -> Front:
        """Where the side that is asked can act: its pieces, their targets and its foes near them, what cards light.

        While a fight is on and no piece is asked for, the front is where it is fought. For what waits off the map it is
        where that may go near its foes; for the one piece that must go it is wherever that may go. What alone is asked
        about is the whole front. Of a field of squares all that stands on it belongs to the front.
        """
        ground, view, choices = self.ground, self.session.view, self.session.choices
        able = {place for ref in self.moves.sources() if (place := self.place_of(ref))}
        fought = self.piece_layer.fighting_places()
        able = able or fought or self._acting()
        lit = {
            place
            for ref, ways in choices.by_target.items()
            if any(way.gesture.cards for way in ways) and (place := self.place_of(ref))
        }
        foes = {p.place for p in view.standing() if p.side not in view.acting and p.place in ground}
        near = ground.within(able, FRONT_REACH)
        lit |= near & (self._targets(lambda ref: bool(self.place_of(ref))) | foes)
        if self.moves.led:
            lit |= self._targets(lambda ref: bool(self.place_of(ref)))
        if waiting := self._targets(lambda ref: not self.place_of(ref)):
            lit |= (waiting & ground.within(foes, FOES_REACH)) or waiting
            lit |= foes & ground.within(waiting, FOES_REACH)
        if self.parts.front_holds_all or ground.field:
            lit |= {p.place for p in view.standing() if p.place in ground}
        if self.parts.front_holds_all:
            lit |= {ref for ref in ground.shaped() if kind_of(ref) == "box"}
        plates = [ground.point(place) - QPointF(0.0, PLATES) for place in sorted(fought)]
        return Front(
            [ground.point(p) for p in sorted(able)],
            [*(ground.point(p) for p in sorted(lit - able)), *plates],
            ground.rect(),
            HELD_FARTHEST if self.parts.front_holds_all else FARTHEST,
            reduce(QRectF.united, (ground.room(ref) for ref in self.asked_about()), QRectF()),
        )

    def asked_about(self) -> tuple[str, ...]:
        """The part of the map that who looks is asked about now; none where it is all, or others are asked."""
        session = self.session
        asked = session.moment is None and session.decision is not None
        return session.view.asked_about if asked else ()

    def _acting(self) -> set[str]:
        """Where the sides that act stand, while a lesson asks in place of the rules: they go on from there."""
        if self.session.asked_instead is None:
            return set()
        view = self.session.view
        return {p.place for p in view.standing() if p.side in view.acting and p.place in self.ground}

    def _targets(self, begins: Callable[[str], bool]) -> set[str]:
        """The places to which those of the sources may go that are wanted."""
        sources = filter(begins, self.moves.sources())
        return {self.place_of(ref) for source in sources for ref in self.moves.targets(source)} - {""}

    def sheet_of_front(self) -> str:
        """The sheet with most of the front; without one that with most pieces of the sides that act or are asked."""
        ground, view = self.ground, self.session.view
        places = [self.place_of(ref) for ref in self.moves.sources()]
        if not any(places):
            sides = view.acting or [side for seat in view.asked for side in view.seats.get(seat, ())]
            places = [p.place for p in view.standing() if p.side in sides]
        found = (ground.sheet_of(place) for place in places if place in ground)
        sheets = Counter(sheet for sheet in found if sheet in ground.seen)
        return sheets.most_common(1)[0][0] if sheets else ground.seen[0]

    def foot(self, ref: str) -> QPointF:
        """Where the foot of a piece stands, in screen pixels from its anchor."""
        item = self.piece_item(ref)
        return item.foot() if item is not None else QPointF()

    def shoulder(self, ref: str) -> QPointF:
        """The left shoulder of what stands there, in screen pixels from its place."""
        item = self.piece_item(ref) or self.piece_layer.item_at(self.place_of(ref))
        if item is None:
            return QPointF(-20.0, -20.0)
        return item.foot() + QPointF(-28.0 * item.size, -30.0 * item.size)

    def refs_at(self, place: str) -> tuple[str, ...]:
        """The pieces at a place, those that can act first, and of them the one that is selected."""
        refs = self.piece_layer.refs_at(place)
        return tuple(sorted(refs, key=lambda ref: (not self.moves.can_act(ref), ref != self.selection)))

    def pieces_in_order(self) -> list[str]:
        """All pieces on the map, west to east along rows from the north; after them those that wait beside it."""
        return [*self.piece_layer.in_order(), *self.store.in_order()]

    def piece_at(self, at: QPointF) -> str:
        """The piece under a point of the scene; "" for none. An open drawer covers what lies under it."""
        inside = self._in_store(at)
        return self.piece_layer.piece_at(at) if inside is None else self.store.piece_at(inside)

    def target_at(self, at: QPointF, within: float = 24.0) -> str:
        """What a point means while a piece is held: the nearest legal target, else a piece, else a place."""
        if self.covered(at):
            return self._target_beside(at)
        tile = self.beside.tile_at(at) if self.beside is not None else None
        if tile is not None:
            found = [ref for ref in self.hand.targets() if set(tile) & set(self.plates_of(ref))]
            return found[0] if len(found) == 1 else ""
        aside = self.piece_layer.stepped_aside(at)
        if aside and self.place_of(aside) != self.place_of(self.hand.source):
            return self.target_at_place(self.place_of(aside), aside)
        reach = within / self.zoom
        best, least = "", reach
        for ref in self.hand.targets():
            point = self.on_map(ref)
            distance = QPointF(point - at).manhattanLength() if point is not None else reach * 2
            if point is not None and distance < least * 1.2 and _distance(point, at) < least:
                best, least = ref, _distance(point, at)
        home = self.place_of(self.hand.source)
        if not best and home and self.place_at(at, within) == home:
            return place_ref(home)  # whatever has a shape around it: it was not carried away
        best, piece = best or self._target_under(at), self.piece_at(at)
        if best and piece in self.hand.targets() and self.place_of(piece) == self.place_of(best):
            return piece
        if best:
            return best
        if piece and piece not in self.piece_layer.refs_with(self.hand.source):
            return self.target_at_place(self.place_of(piece), piece)
        place = self.place_at(at, within) or self._aimed_at(at)
        return self.target_at_place(place) if place else ""

    def _target_under(self, at: QPointF) -> str:
        """The legal target in whose shape a point lies, or in that of what stands for it."""
        by = {one: ref for ref in self.hand.targets() for one in (*self._aims(ref), ref)}
        return by.get(self.ground.under(at, by), "")

    def _aimed_at(self, at: QPointF) -> str:
        """What has a shape at a point, of the kinds that something may be dropped or laid on now."""
        kinds = {kind_of(ref) for ref in self.hand.targets()}
        shaped = [ref for ref in self.ground.shaped() if kind_of(ref) in kinds]
        return self.ground.under(at, shaped) or self._target_under(at)

    def _target_beside(self, at: QPointF) -> str:
        """What a point of an open drawer means while a piece is held: a lit plate, else the piece there."""
        piece, plate = self.piece_at(at), self.plate_at(at)
        for ref in self.hand.targets():
            if ref == piece or (plate and plate in self.plates_of(ref)):
                return ref
        home = bool(plate) and plate == self.plate_of(self.hand.source)
        return piece or (self.hand.source if home else "")

    def target_at_place(self, place: str, piece: str = "") -> str:
        """The reference a drop on a place means: the piece pointed at or another legal target there, else the place."""
        targets = self.hand.targets()
        if piece in targets:
            return piece
        for ref in self.meant_at(place):
            if ref in targets:
                return ref
        if piece and self.hand.reasons(piece):
            return piece
        return place_ref(place)

    def plate_of(self, ref: str) -> str:
        """The plate beside the map on which something lies, or which it is; "" for none."""
        return self.store.plate_of(ref)

    def plates_of(self, ref: str) -> tuple[str, ...]:
        """The plates that a reference is, or that stand for it."""
        return tuple(one for one in (ref, *self._stands_for(ref)) if one in self.store.beside_map.plates)


def _distance(one: QPointF, other: QPointF) -> float:
    away = one - other
    return float((away.x() ** 2 + away.y() ** 2) ** 0.5)
