"""What is lit while a piece is in the hand: legal places with their cost, the way, and why another may not be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop.art.corners import DISC_ORDER, choose_corner, choose_spot
from desktop.art.lights import (
    DISC,
    RINGS,
    Disc,
    Reach,
    blocked,
    disc_distance,
    draw_course,
    draw_forbidden_way,
    draw_reason,
    draw_way,
    draw_way_back,
    rings,
    rings_reach,
)
from desktop.art.plates import Ribbon
from desktop.art.specs import Spec
from desktop.art.states import Ring, RingSpec
from desktop.profile.theme import Theme
from desktop.views.scene.area_lights import AreaLights
from desktop.views.scene.items import DrawnItem, Layer, SpriteItem, TableSprites, no_mouse, path_room
from desktop.views.scene.map_geometry import MapGeometry, kind_of, stands
from desktop.views.scene.names import Names
from desktop.views.scene.targets import Target
from engine.kernel.explain import Fact

SMALL_BELOW, SMALL = 0.5, 0.8
"""Below this zoom rings and numbers are smaller."""
ORIGIN = QPointF()
MARKED = QPointF(-26.0, 18.0)
"""Where a marker to come is shown, in screen pixels from its place."""


class Anchors(Protocol):
    """Who knows where a thing stands."""

    def on_map(self, ref: str) -> QPointF | None:
        """The point of the map at which a reference is lit; None where it does not lie on it."""

    def shape_of(self, ref: str) -> QPainterPath:
        """What a reference covers of the map, by itself or by the lands that stand for it; nothing for a point."""

    def place_of(self, ref: str) -> str:
        """The place id on which a reference lies; "" for none."""

    def foot(self, ref: str) -> QPointF:
        """Where the foot of a piece stands, in screen pixels from its anchor."""

    def shoulder(self, ref: str) -> QPointF:
        """The left shoulder of a piece in screen pixels from its anchor."""


class Lights:
    """The lights of one scene. Everything it shows it also takes away."""

    def __init__(
        self,
        scene: QGraphicsScene,
        sprites: TableSprites,
        theme: Theme,
        ground: MapGeometry,
        names: Names,
        anchors: Anchors,
        foretold: Mapping[str, Callable[[str], Spec]],
    ) -> None:
        self._foretold = foretold
        self._scene, self._sprites, self._theme = scene, sprites, theme
        self._ground, self._names, self._anchors = ground, names, anchors
        self._targets: dict[str, Target] = {}
        self._rings: dict[str, SpriteItem] = {}
        self._discs: dict[str, SpriteItem] = {}
        self._written: list[QGraphicsItem] = []
        self._named: Callable[[str], str] = str
        self._hovered = ""
        self._refusal: list[QGraphicsItem] = []
        self._pointed: list[QGraphicsItem] = []
        self._way = self._drawn(Layer.WAY)
        self._courses = self._drawn(Layer.OVERLAY)
        self._forbidden = self._drawn(Layer.WAY)
        self._reason = self._drawn(Layer.WAY)
        self.areas = AreaLights(scene, theme)
        self._zoom = 1.0

    def _drawn(self, layer: float) -> DrawnItem:
        item = DrawnItem(layer)
        no_mouse(item)
        self._scene.addItem(item)
        return item

    def _sprite(self, layer: float, at: QPointF) -> SpriteItem:
        item = SpriteItem(self._sprites, layer)
        no_mouse(item)
        item.setPos(at)
        self._scene.addItem(item)
        return item

    def set_theme(self, theme: Theme) -> None:
        """Light in the colours of another theme."""
        self._theme = theme
        self.areas.set_theme(theme)
        self.relight()

    def set_zoom(self, zoom: float) -> None:
        """Keep sizes on the screen."""
        self._zoom = zoom
        for item in (self._way, self._courses, self._forbidden, self._reason):
            item.set_zoom(zoom)
        self.areas.set_zoom(zoom)
        self.relight()

    def relight(self) -> None:
        """Light the same places anew: in other colours, at another size, or in the shape that is known now."""
        if self._targets:
            targets, hovered = self._targets, self._hovered
            self.dark()
            self.show_targets(targets, self._named)
            self.hover(hovered)

    # --- legal places -------------------------------------------------------------

    def lit(self) -> frozenset[str]:
        """The references now lit as legal."""
        return frozenset(self._targets)

    def show_targets(self, targets: dict[str, Target], named: Callable[[str], str]) -> None:
        """Light every legal target with its rings and its number; names make room for the rings.

        Edges are `named` where they lie: nothing else on the field says which is which.
        """
        self._targets, self._named = targets, named
        shapes = {ref: shape for ref in targets if not (shape := self._anchors.shape_of(ref)).isEmpty()}
        wholes = {ref: self._whole(targets[ref].covers) for ref in shapes if targets[ref].covers}
        self.areas.show(shapes, {ref: RINGS[targets[ref].reach] for ref in shapes}, wholes)
        for ref, target in targets.items():
            point = self._anchors.on_map(ref)
            if point is None:
                continue
            if kind_of(ref) == "edge":
                ribbon, name = Ribbon(named(ref)), self._sprite(Layer.RIBBONS, point)
                name.show_parts((ribbon, 1.0, self._seen(ribbon, point, ORIGIN)))
                self._written.append(name)
            if not self._on_piece(target) and ref not in shapes:
                self._rings[ref] = self._sprite(Layer.RINGS, point)
            if target.number:
                self._discs[ref] = self._sprite(Layer.DISCS, point)
                self._discs[ref].setData(0, ORIGIN)
            self._paint(ref)
        self._names.light("hand", self._lit_rings())
        written = self._names.written
        self._names.settle()
        if self._names.written is written:  # else they have been placed when the names changed
            self.place_discs()

    def _whole(self, refs: tuple[str, ...]) -> QPainterPath:
        return reduce(QPainterPath.united, map(self._anchors.shape_of, refs))

    def _lit_rings(self) -> dict[str, float]:
        """The places that are lit, with how far their rings reach."""
        scale, found = self._theme.lights.scale, {}
        for ref in self._rings:
            place = self._anchors.place_of(ref)
            if place in self._ground.marks:
                found[place] = rings_reach(self._targets[ref].reach, self._ring_size(), scale)
        return found

    def _ring_size(self) -> float:
        return SMALL if self._zoom < SMALL_BELOW else 1.0

    def place_discs(self) -> None:
        """Let every number stand at the corner where it covers no name, no piece and no other number."""
        taken: list[tuple[QPointF, QRectF]] = []
        for ref, disc in self._discs.items():
            disc.setData(0, self._disc_place(ref, self._targets[ref], disc.pos(), taken))
            self._paint(ref)

    def _on_piece(self, target: Target) -> bool:
        """Joining a stack and attacking light the piece, not the town."""
        return target.reach is Reach.JOIN or stands(target.ref)

    def _disc_place(
        self, ref: str, target: Target, point: QPointF, taken: list[tuple[QPointF, QRectF]]
    ) -> QPointF:
        """Where the disc stands, in screen pixels from its place: the corner rule."""
        if self._on_piece(target):
            return self._anchors.shoulder(ref)
        place = self._anchors.place_of(ref)
        marks = [
            box.translated((other - point) * self._zoom)
            for other, box in taken
            if abs(other.x() - point.x()) * self._zoom < 80 and abs(other.y() - point.y()) * self._zoom < 80
        ]
        names = self._names.boxes_near(place) if place else []
        marks += self._names.bodies_near(place) if place else []
        size = self._ring_size()
        spot = choose_corner(
            ORIGIN, disc_distance(target.reach, size), DISC * size, names=names, marks=marks, order=DISC_ORDER
        )
        taken.append((point, QRectF(spot.x() - DISC, spot.y() - DISC, 2 * DISC, 2 * DISC)))
        return spot

    def _paint(self, ref: str) -> None:
        target, hovered = self._targets[ref], ref == self._hovered
        small = self._zoom < SMALL_BELOW
        if ref in self._rings:
            self._rings[ref].show_parts((rings(target.reach, hovered), self._ring_size(), ORIGIN))
        if ref in self._discs:
            spot: QPointF = self._discs[ref].data(0)
            self._discs[ref].show_parts((Disc(str(target.number), "legal", hovered, small), 1.0, spot))

    def hover(self, ref: str) -> None:
        """Fill the ring under the pointer; "" for none."""
        before, self._hovered = self._hovered, ref if ref in self._targets else ""
        self.areas.hover(self._hovered)
        for one in {before, self._hovered} & set(self._targets):
            self._paint(one)

    # --- ways ---------------------------------------------------------------------

    def show_way(self, places: Sequence[str]) -> None:
        """Draw the way through these places, arrow at the end; fewer than two: none."""
        if len(places) < 2:
            self._way.clear()
            return
        path, theme = self._ground.way(places), self._theme
        passed = [self._ground.point(place) for place in places[1:-1]]

        def paint(painter: QPainter, size: float) -> None:
            draw_way(painter, path, passed=passed, size=size, theme=theme)

        self._way.show_drawing(path.boundingRect(), 24.0, paint)

    def show_courses(self, courses: Iterable[Sequence[str]]) -> None:
        """Draw ways over water, each through references from its first to its last; none: none."""
        paths, theme, room = [self._ground.over_water(course) for course in courses], self._theme, QRectF()
        for path in paths:
            room = room.united(path.boundingRect())
        if not paths:
            self._courses.clear()
            return

        def paint(painter: QPainter, size: float) -> None:
            for path in paths:
                draw_course(painter, path, size=size, theme=theme)

        self._courses.show_drawing(room, 24.0, paint)

    # --- refusals -----------------------------------------------------------------

    def show_refusal(
        self,
        target: str,
        lit: Iterable[str],
        legal_way: Sequence[str],
        forbidden: Sequence[str],
        named: Callable[[str], str],
    ) -> None:
        """Tell on the map why `target` may not be: hatched ring, teeth round what forbids it, arrow, red leg."""
        self.clear_refusal()
        where = self._anchors.on_map(target)
        if where is not None:
            sign = self._sprite(Layer.BLOCKED, where)
            sign.show_parts((blocked(), 1.0, ORIGIN))
            self._refusal.append(sign)
        self._show_legs(legal_way, forbidden)
        reasons = []
        for ref in lit:
            at = self._anchors.on_map(ref)
            if ref == target or at is None:
                continue
            self._point_out(ref, at, self._refusal, named)
            if stands(ref) and where is not None and at != where:
                reasons.append(self._from_to(ref, target, at, where))
        self._show_reasons(reasons)

    def _show_legs(self, legal: Sequence[str], forbidden: Sequence[str]) -> None:
        if len(legal) > 1:
            path, theme = self._ground.way(legal), self._theme
            passed = [self._ground.point(place) for place in legal[1:]]

            def paint(painter: QPainter, size: float) -> None:
                draw_way(painter, path, passed=passed, head=False, size=size, theme=theme)

            self._way.show_drawing(path.boundingRect(), 16.0, paint)
        else:
            self._way.clear()
        if len(forbidden) > 1:
            leg, red = self._ground.way(forbidden), self._theme

            def paint_leg(painter: QPainter, size: float) -> None:
                draw_forbidden_way(painter, leg, size=size, theme=red)

            self._forbidden.show_drawing(leg.boundingRect(), 12.0, paint_leg)

    def _show_reasons(self, reasons: list[QPainterPath]) -> None:
        if not reasons:
            return
        theme = self._theme

        def paint(painter: QPainter, size: float) -> None:
            for path in reasons:
                draw_reason(painter, path, size=size, theme=theme)

        self._reason.show_drawing(path_room(*reasons), 20.0, paint)

    def _from_to(self, ref: str, target: str, at: QPointF, where: QPointF) -> QPainterPath:
        start, end = self._anchors.place_of(ref), self._anchors.place_of(target)
        if start and end and end in self._ground.neighbours(start):
            return self._ground.road(start, end)
        path = QPainterPath(at)
        path.lineTo(where)
        return path

    def _point_out(
        self, ref: str, at: QPointF, into: list[QGraphicsItem], named: Callable[[str], str]
    ) -> None:
        """Teeth and a ribbon for a piece, a hatched ring without a cross for a place."""
        item = self._sprite(Layer.RINGS, at)
        into.append(item)
        if not stands(ref):
            item.show_parts((blocked(crossed=False), 0.75, ORIGIN))
            return
        foot = self._anchors.foot(ref)
        item.show_parts((RingSpec(Ring.BLOCKER), 1.0, foot))
        if text := named(ref):
            ribbon = Ribbon(text, 15.0)
            into.append(self._sprite(Layer.RIBBONS, at))
            spots = [foot + off for off in self._around(ribbon)]
            into[-1].show_parts((ribbon, 1.0, self._free(ribbon, ref, spots)))  # type: ignore[attr-defined]

    def _around(self, ribbon: Ribbon) -> list[QPointF]:
        """Below, above, right and left of a piece, from its foot."""
        aside = ribbon.rect(self._theme).width() / 2 + 34.0
        return [QPointF(0, 40), QPointF(0, -62), QPointF(aside, -8), QPointF(-aside, -8)]

    def _free(self, ribbon: Ribbon, ref: str, spots: Sequence[QPointF]) -> QPointF:
        """The first of these spots where a ribbon covers neither names nor pieces, or least of them."""
        place = self._anchors.place_of(ref)
        taken = [*self._names.boxes_near(place), *self._names.bodies_near(place)] if place else []
        return choose_spot(ribbon.rect(self._theme), spots, taken)

    def _seen(self, ribbon: Ribbon, at: QPointF, spot: QPointF) -> QPointF:
        """The spot of a ribbon, drawn to the side as far as must be to be read whole on the map that is seen."""
        views = self._scene.views()
        if not views:
            return spot
        room = views[0].mapToScene(views[0].viewport().rect()).boundingRect()
        rect = ribbon.rect(self._theme).translated(spot)
        left, right = (room.left() - at.x()) * self._zoom, (room.right() - at.x()) * self._zoom
        aside = max(left - rect.left(), min(0.0, right - rect.right()))
        return spot + QPointF(aside, 0.0)

    def foretell(self, facts: Iterable[Fact], side: str, end: QPointF, told: Callable[[Fact], str]) -> None:
        """Tell what an Action of a side would bring about: the marker it would leave, and a ribbon that says why.

        The ribbon hangs away from the `end` of the way, where the piece is in the hand.
        """
        for fact in facts:
            at = self._anchors.on_map(fact.lit[0]) if fact.lit else None
            if at is None:
                continue
            if fact.mark:
                mark = self._foretold[fact.mark](side)
                self._refusal.append(self._sprite(Layer.DISCS, at))
                self._refusal[-1].show_parts((mark, 1.0, MARKED))  # type: ignore[attr-defined]
            self._refusal.append(self._sprite(Layer.RIBBONS, at))
            ribbon = Ribbon(told(fact), 15.0)
            aside = ribbon.rect(self._theme).width() / 2 - 24.0
            aside = -aside if end.x() > at.x() else aside
            spots = [QPointF(aside, 34.0), QPointF(aside, -34.0), QPointF(aside, 54.0), QPointF(aside, -54.0)]
            hangs = self._seen(ribbon, at, self._free(ribbon, fact.lit[0], spots))
            self._refusal[-1].show_parts((ribbon, 1.0, hangs))  # type: ignore[attr-defined]

    def way_back(self, start: QPointF, end: QPointF) -> None:
        """The thin dashed arc on which a refused piece went home."""
        path = QPainterPath(start)
        top = min(start.y(), end.y()) - 130.0 / self._zoom
        path.quadTo(QPointF((start.x() + end.x()) / 2, top), end)
        item, theme = self._drawn(Layer.WAY), self._theme

        def paint(painter: QPainter, size: float) -> None:
            draw_way_back(painter, path, size=size, theme=theme)

        item.set_zoom(self._zoom)
        item.show_drawing(path.boundingRect(), 16.0, paint)
        self._refusal.append(item)

    # --- from outside -------------------------------------------------------------

    def point_out(self, refs: Iterable[str], named: Callable[[str], str]) -> None:
        """Light some references: blockers with teeth, places with hatched rings."""
        self.clear_pointed()
        for ref in refs:
            at = self._anchors.on_map(ref)
            if at is not None:
                self._point_out(ref, at, self._pointed, named)

    # --- going dark ---------------------------------------------------------------

    def clear_pointed(self) -> None:
        """Put out what was lit from outside."""
        self._remove(self._pointed)

    def clear_refusal(self) -> None:
        """Put out the Refusal and its ways."""
        self._remove(self._refusal)
        for item in (self._forbidden, self._reason, self._way):
            item.clear()

    def dark(self) -> None:
        """Put out every light of the hand."""
        self.clear_refusal()
        self._remove([*self._rings.values(), *self._discs.values()])
        self._remove(self._written)
        self._rings, self._discs = {}, {}
        self._targets, self._hovered = {}, ""
        self.areas.show({})
        self._courses.clear()
        self._names.light("hand", {})
        self._names.settle_soon()

    def _remove(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self._scene.removeItem(item)
        items.clear()

    def signs(self) -> int:
        """How many signs of a Refusal and signs from outside there are."""
        return len(self._refusal) + len(self._pointed)

    def shown(self) -> int:
        """How many lights there are: rings, discs, signs of a Refusal, signs from outside."""
        return len(self._rings) + len(self._discs) + len(self._refusal) + len(self._pointed)
