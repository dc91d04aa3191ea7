"""What moved last: pieces and counters walk their ways and leave footsteps; a band joins the two who fight.

Who flees runs along a broken line, off the map too; who falls is seen for a moment longer where it stood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.lights import MARK, draw_combat_band, draw_course, draw_flight, draw_footsteps, draw_mark
from desktop.art.specs import Spec
from desktop.art.states import Ring
from desktop.profile.theme import Theme
from desktop.views.scene.animate import OUTLINE, Animator, walk_length
from desktop.views.scene.items import DrawnItem, Layer, SpriteItem, TableSprites, no_mouse
from desktop.views.scene.map_geometry import MapGeometry, spot_of
from desktop.views.scene.piece_layer import PieceLayer
from desktop.views.scene.pieces import PieceItem
from engine.kernel.event import Event
from engine.kernel.view import ContestView

MARK_ROOM = MARK + 6.0
FLIGHT, FAINT = "flight", 0.5
"""The kind of Event in which something flees; how strong one is seen that has fallen."""
STRIDE = 120.0
"""Counters need as long for so many sheet pixels as a piece from one city to the next."""


class Flow(Struct, frozen=True):
    """Counters that move together.

    Attributes:
        heap: reference of the heap to which they come. number: how many they are. path: references, from first to last.
        water: whether their way leads over water. own: whether they are those of who moves them.
    """

    heap: str
    number: int
    path: tuple[str, ...]
    water: bool
    own: bool

    @property
    def owned(self) -> bool:
        """Whether they are anybody's."""
        return bool(self.heap.split("/")[1])


def flows_of(events: Iterable[Event]) -> list[Flow]:
    """The counters that move by some Events."""
    found = []
    for event in events:
        if event.path and "heap" in event.data:
            heap, number = str(event.data["heap"]), int(event.data["n"])
            own = f"side:{heap.split('/')[1]}" == event.side
            found.append(Flow(heap, number, event.path, bool(event.data.get("water")), own))
    return found


class Marches:
    """The movements of the last Action, played when the new View is set out."""

    def __init__(
        self,
        scene: QGraphicsScene,
        ground: MapGeometry,
        piece_layer: PieceLayer,
        animator: Animator,
        sprites: TableSprites,
        theme: Theme,
        anchor: Callable[[str], QPointF | None],
    ) -> None:
        self._scene, self._sprites, self._anchor = scene, sprites, anchor
        self._ground, self._set_out, self._animator, self._theme = ground, piece_layer, animator, theme
        self._at_once: set[str] = set()
        self._fresh = False
        self._steps: list[tuple[str, tuple[str, ...]]] = []
        self._flows: list[Flow] = []
        self._touched: tuple[str, ...] = ()
        self._stood: dict[str, str] = {}
        self._fleeing = self._fallen = frozenset[str]()
        self._footsteps, self._band = DrawnItem(Layer.FOOTSTEPS), DrawnItem(Layer.WAY)
        self._marks = DrawnItem(Layer.FOOTSTEPS)
        for item in (self._footsteps, self._marks, self._band):
            no_mouse(item)
            scene.addItem(item)

    def set_theme(self, theme: Theme) -> None:
        """What is drawn from now on has these colours."""
        self._theme = theme

    def set_zoom(self, zoom: float) -> None:
        """Keep sizes on the screen."""
        self._footsteps.set_zoom(zoom)
        self._marks.set_zoom(zoom)
        self._band.set_zoom(zoom)

    def remember(self, events: Sequence[Event]) -> None:
        """Remember who walked where; it is played when the new View is there."""
        self._animator.finish()
        self._fresh = True
        self._steps = joined(
            (event.lit[0], event.path)
            for event in events
            if event.path and event.lit and event.lit[0].startswith("piece:")
        )
        self._flows = flows_of(events)
        self._fleeing = frozenset(event.lit[0] for event in events if event.kind == FLIGHT and event.lit)
        self._fallen = frozenset(event.lit[0] for event in events if event.result and event.lit)
        self._stood = {ref: self._set_out.place_of(ref) for event in events for ref in event.lit}
        self._touched = tuple(
            ref
            for event in events
            if not event.path or spot_of(event.path[0]) not in self._ground
            for ref in event.lit
        )
        if events:
            self._footsteps.clear()
            self._marks.clear()

    def settle(self) -> None:
        """The pieces stand otherwise: unless that has just been told of, what moved last is forgotten (an undo)."""
        if not self._fresh:
            self._touched = ()
            self._footsteps.clear()
            self._marks.clear()

    def already_there(self, source: str) -> None:
        """The person has carried this piece to its new place: it need not walk there."""
        self._at_once.add(source)

    def walk(self) -> None:
        """Lead the pieces that moved along their roads, and leave footsteps."""
        steps, self._steps, self._fresh = self._steps, [], False
        ways, flights = list[QPainterPath](), list[QPainterPath]()
        longest = 0
        for ref, path in steps:
            item = self._set_out.item(ref)
            places = [spot_of(p) for p in path if spot_of(p) in self._ground]
            before = self._set_out.came_from(ref)
            if before in self._ground and places and places[0] != before:
                places.insert(0, before)
            if len(places) < 2:
                continue
            way = self._ground.way(places)
            # who has gone from the map has left footsteps as well
            (flights if ref in self._fleeing else ways).append(way)
            length = walk_length(len(places) - 1, self._animator.motion)
            gone = self._set_out.gone(ref)
            if gone is not None and ref in self._fleeing:
                self._carry(gone, way, length)
            elif item is None or ref in self._at_once or self._set_out.place_of(ref) != places[-1]:
                continue
            else:
                self._lead(item, way, length)
            longest = max(longest, length)
        courses = self._lead_counters(ways)
        self._at_once.clear()
        if ways or courses or flights:
            self._leave_footsteps(ways, courses, flights)
        self._linger(longest)
        self._mark_touched()

    def _linger(self, length: int) -> None:
        """Who has fallen is seen, faint, until the others have arrived, and a moment longer."""
        for ref in sorted(self._fallen - self._fleeing):
            gone, stood = self._set_out.gone(ref), self._stood[ref]
            if gone is not None and stood in self._ground and self._animator.motion != "none":
                item = self._picture(gone)
                item.setOpacity(FAINT)
                item.setPos(self._ground.point(stood))
                self._animator.after(length + OUTLINE, partial(self._scene.removeItem, item))
        self._fallen = frozenset()

    @property
    def marked(self) -> tuple[str, ...]:
        """The places on which something happened in the last Action without a piece walking there."""
        places = (
            (self._set_out.place_of(ref) or self._stood[ref]) if ref.startswith("piece:") else spot_of(ref)
            for ref in self._touched
        )
        return tuple(dict.fromkeys(place for place in places if place in self._ground))

    def _mark_touched(self) -> None:
        """A dotted ring around each place of the last Action: it settles, falls, is besieged or raided."""
        points, theme = [self._ground.point(place) for place in self.marked], self._theme
        if not points:
            return

        def paint(painter: QPainter, size: float) -> None:
            for point in points:
                draw_mark(painter, point, size=size, theme=theme)

        self._marks.show_drawing(QPolygonF(points).boundingRect(), MARK_ROOM, paint)

    def _lead(self, item: PieceItem, way: QPainterPath, length: int) -> None:
        item.setZValue(Layer.HAND)

        def arrived() -> None:
            item.refresh()

        if self._animator.motion == "none":
            ring, item.ring = item.ring, Ring.SELECTED
            item.refresh()

            def as_before() -> None:
                if item.ring is Ring.SELECTED:
                    item.ring = ring
                item.refresh()

            self._animator.after(OUTLINE, as_before)
        self._animator.walk(item, way, length, arrived)

    def _lead_counters(self, ways: list[QPainterPath]) -> list[QPainterPath]:
        """Lead counters from heap to heap; their ways over land join the others, those over water are returned.

        What a hand has carried need not walk any more; neutrals leave no footsteps.
        """
        flows, self._flows, courses = self._flows, [], []
        for flow in flows:
            points = [point for ref in flow.path if (point := self._anchor(ref)) is not None]
            if len(points) < 2:
                continue
            on_map = all(spot_of(ref) in self._ground for ref in flow.path)
            if flow.water and on_map:
                way = self._ground.over_water(flow.path)
                courses.append(way)
            else:
                way = QPainterPath(points[0])
                for point in points[1:]:
                    way.lineTo(point)
                if on_map and flow.owned:
                    ways.append(way)
            parts = self._set_out.some_of(flow.heap, flow.number)
            if parts and not (self._at_once and flow.own):
                strides = max(2, round(way.length() / STRIDE))
                self._carry(parts[0], way, walk_length(strides, self._animator.motion))
        return courses

    def _carry(self, part: tuple[Spec, float, QPointF], way: QPainterPath, length: int) -> None:
        """Something as it goes along a way, over what stands at its end."""
        if self._animator.motion != "none":
            item = self._picture(part)
            self._animator.walk(item, way, length, partial(self._scene.removeItem, item))

    def _picture(self, part: tuple[Spec, float, QPointF]) -> SpriteItem:
        """Something that is seen for a while, and can't be taken."""
        item = SpriteItem(self._sprites, Layer.HAND)
        no_mouse(item)
        item.show_parts(part)
        self._scene.addItem(item)
        return item

    def _leave_footsteps(
        self, ways: list[QPainterPath], courses: list[QPainterPath], flights: list[QPainterPath]
    ) -> None:
        theme, room = self._theme, QRectF()
        for way in (*ways, *courses, *flights):
            room = room.united(way.boundingRect())

        def paint(painter: QPainter, size: float) -> None:
            for course in courses:
                draw_course(painter, course, size=size, theme=theme)
            for way in ways:
                draw_footsteps(painter, way, size=size, theme=theme)
            for way in flights:
                draw_flight(painter, way, size=size, theme=theme)

        self._footsteps.show_drawing(room, 14.0, paint)

    def join(self, contest: ContestView | None) -> None:
        """A band along the road between the two of a contest who stand on the map."""
        places = [one.place for one in contest.sides] if contest is not None else []
        if not places or any(place not in self._ground for place in places):
            self._band.clear()
            return
        road, theme = self._ground.road(*places), self._theme

        def paint(painter: QPainter, size: float) -> None:
            draw_combat_band(painter, road, size=size, theme=theme)

        self._band.show_drawing(road.boundingRect(), 16.0, paint)


def joined(steps: Iterable[tuple[str, tuple[str, ...]]]) -> list[tuple[str, tuple[str, ...]]]:
    """Marches that are told place by place, since others may interrupt them, as whole ways."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for ref, path in steps:
        if found and found[-1][0] == ref and found[-1][1][-1] == path[0]:
            found[-1] = (ref, (*found[-1][1], *path[1:]))
        else:
            found.append((ref, path))
    return found
