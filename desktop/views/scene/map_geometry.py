"""MapGeometry: where places and roads of the maps in play lie in the scene, and which roads join them."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.maps.boardmap import BoardMap
from desktop.maps.layout import AROUND, around
from desktop.maps.levels import Level, level_for
from desktop.maps.signs import PlaceMark
from desktop.maps.waterways import Waterways

ROUND = 60.0
"""What a country takes (sheet px) around its outermost places: their signs, and what stands there."""
EDGES = ("n", "e", "s", "w")
"""The edges of a field clockwise, as it is drawn."""
BANK = 10.0
"""So near (sheet px) a river on the border of a land touches it."""


class MapGeometry:
    """Everything that can be asked of the geometry of a board's maps; computed once, kept.

    Attributes:
        fineness: pixels of the device for one of the screen (2 on a screen with two to one).
    """

    def __init__(self, map: BoardMap) -> None:
        self.map = map
        self.fineness = 1.0
        self.marks: dict[str, PlaceMark] = {place: map.mark(place) for place in map.board.places}
        self._points = {place: map.point(place) for place in map.board.places}
        self._roads: dict[tuple[str, str], QPainterPath] = {}
        self._middles = map.middles()
        near: dict[str, list[str]] = {place: [] for place in self._points}
        ways = [(road.a, road.b) for road in map.board.roads] + [(a, b) for a, b, _ in map.board.steps]
        for a, b in ways:
            near[a].append(b)
            near[b].append(a)
        self._near = {place: tuple(others) for place, others in near.items()}
        self.seen: tuple[str, ...] = map.board.usual
        """The sheets that are shown now."""
        self._edges: dict[str, QPainterPath] | None = None
        self._waterways: dict[str, Waterways] = {}
        self._banks: dict[tuple[str, str], frozenset[int]] = {}

    def level(self, zoom: float) -> Level:
        """The level that is painted where one scene pixel takes `zoom` screen pixels: so large are its signs."""
        return level_for(zoom * self.fineness)

    def rect(self) -> QRectF:
        """The sheets that are shown and what is seen of the ground around them."""
        return around(self.map.layout.pages[key] for key in self.seen)

    def show(self, maps: Sequence[str]) -> bool:
        """Show these sheets from now on; whether others were shown before."""
        before, self.seen = self.seen, tuple(key for key in self.map.plans if key in maps)
        if before != self.seen:
            self._edges = None
        return before != self.seen

    def turn(self, turns: Mapping[str, int]) -> bool:
        """Lay sheets turned clockwise by quarters; whether any lay otherwise before."""
        turned = self.map.turn(turns)
        if turned:
            self._points = {place: self.map.point(place) for place in self._points}
            self._roads.clear()
            self._edges = None
        return turned

    @property
    def field(self) -> str:
        """The one sheet that is shown, where it is plain and may be turned; "" otherwise."""
        return self.seen[0] if len(self.seen) == 1 and self.seen[0] in self.map.fields else ""

    @property
    def edges(self) -> Mapping[str, QPainterPath]:
        """The edges of the field that is shown, each a square deep: "edge:n" is the northern one, as it is drawn."""
        if self._edges is None:
            self._edges = self._lay_edges(self.field)
        return self._edges

    def _lay_edges(self, key: str) -> dict[str, QPainterPath]:
        squares = [self.shape(f"place:{place}").boundingRect() for place in self.places()] if key else []
        if not squares:
            return {}
        outer, deep = reduce(QRectF.united, squares), squares[0].width()
        inner = outer.adjusted(deep, deep, -deep, -deep)
        pairs = [
            (getattr(outer, corner)(), getattr(inner, corner)())
            for corner in ("topLeft", "topRight", "bottomRight", "bottomLeft")
        ]
        found = {}
        for number, edge in enumerate(EDGES):
            at = (number + self.map.turn_of(key)) % len(EDGES)
            (begin, in_begin), (end, in_end) = pairs[at], pairs[(at + 1) % len(EDGES)]
            path = QPainterPath()
            path.addPolygon(QPolygonF([begin, end, in_end, in_begin, begin]))
            found[f"edge:{edge}"] = path
        return found

    def turn_of(self, place: str) -> int:
        """By how many quarters the sheet of a place lies turned clockwise."""
        return self.map.turn_of(self.map.board.places[place].map) if place in self._points else 0

    def sheets(self) -> QRectF:
        """The sheets that are shown, alone."""
        pages = [self.map.layout.pages[key] for key in self.seen]
        return reduce(QRectF.united, pages, QRectF())

    def neat(self, place: str) -> QRectF:
        """The room inside the neat line of the sheet on which a place lies."""
        key = self.map.board.places[place].map
        plan = self.map.plans[key]
        return QRectF(self.map.layout.origins[key], QSizeF(plan.width, plan.height))

    def frame(self, key: str) -> QRectF:
        """What is seen of one sheet: its drawing and the ground outside its neat line."""
        plan = self.map.plans[key]
        neat = QRectF(self.map.layout.origins[key], QSizeF(plan.width, plan.height))
        return neat.adjusted(-AROUND, -AROUND, AROUND, AROUND)

    def sheet_of(self, place: str) -> str:
        """The sheet on which a place, or the middle of what has a shape, lies."""
        if place in self._points:
            return self.map.board.places[place].map
        at = self.point(place)
        return next(key for key, page in self.map.layout.pages.items() if page.contains(at))

    # --- places -------------------------------------------------------------------

    def __contains__(self, place: object) -> bool:
        return place in self._points or place in self._middles or place in self.edges

    def point(self, place: str) -> QPointF:
        """The centre of a place by id, or where things stand on what has a shape, by reference."""
        if place in self._points:
            return self._points[place]
        return self._middles[place] if place in self._middles else self.edges[place].boundingRect().center()

    def shape(self, ref: str) -> QPainterPath:
        """What a reference covers of the map: a country, a square, a sector, a box, an edge; nothing for a point."""
        return self.edges[ref] if kind_of(ref) == "edge" and ref in self.edges else self.map.shape(ref)

    def room(self, ref: str) -> QRectF:
        """What belongs to a reference: of a country its places and where its counters stand, of all else its shape."""
        places = [
            self._points[key] for key, mark in self.marks.items() if f"country:{mark.place.country}" == ref
        ]
        if not places:
            return self.shape(ref).boundingRect()
        xs, ys = zip(*((point.x(), point.y()) for point in (*places, self.point(ref))), strict=True)
        return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))).adjusted(
            -ROUND, -ROUND, ROUND, ROUND
        )

    def slots(self, ref: str) -> list[QPointF]:
        """The slots of a box that lies on the map, from its left; none of anything else."""
        room = self.shape(ref).boundingRect() if kind_of(ref) == "box" else QRectF()
        count = self.map.board.boxes[id_of(ref)].slots if not room.isEmpty() else 0
        return [
            QPointF(room.left() + room.width() * (n + 0.5) / count, room.center().y()) for n in range(count)
        ]

    def seat(self, place: str, kind: str, zoom: float) -> tuple[QPointF, float] | None:
        """Where a marker lies that has a sign of its own drawn on the map, and its radius there, in screen pixels.

        It is that mark at the foot of a place whose name its kind begins with, or the seat at the sign of a country, or
        a whole square that it covers.
        """
        if self.covers(place, kind):
            return QPointF(), self.shape(f"place:{place}").boundingRect().width() / 2 * zoom
        level = self.level(zoom)
        if place in self.marks:
            spots = [
                (spot, mark.radius) for mark, spot in self.marks[place].marks if kind.startswith(mark.name)
            ]
            k = level.marks
        else:
            lands = (land for plan in self.map.plans.values() for land in plan.lands)
            signs = [land.sign for land in lands if f"country:{land.country}" == place]
            spots, k = [sign.seat for sign in signs if sign.seat is not None], level.sites
        return next(((QPointF(*spot) * (k * zoom), radius * k * zoom) for spot, radius in spots), None)

    def covers(self, place: str, kind: str) -> bool:
        """Whether a marker of a kind covers the square of a place."""
        return place in self.marks and kind.startswith(self.marks[place].sign.covered)

    def shaped(self) -> Iterable[str]:
        """The references of all that has a shape and is no place: countries, sectors, boxes on the map, edges."""
        return (*self._middles, *self.edges)

    def under(self, at: QPointF, refs: Iterable[str]) -> str:
        """Of some references the one with the smallest shape that holds a point; "" for none."""
        rooms = {ref: shape.boundingRect() for ref in refs if (shape := self.shape(ref)).contains(at)}
        return min(rooms, key=lambda ref: rooms[ref].width() * rooms[ref].height(), default="")

    def places(self) -> Iterable[str]:
        """The ids of all places on the sheets that are shown."""
        board = self.map.board
        return [place for place in self._points if board.places[place].map in self.seen]

    def neighbours(self, place: str) -> tuple[str, ...]:
        """The places a road joins to this one."""
        return self._near.get(place, ())

    def within(self, places: Iterable[str], roads: int) -> set[str]:
        """These places and all that lie at most so many roads away."""
        found = edge = set(places)
        for _ in range(roads):
            edge = {other for place in edge for other in self._near.get(place, ())} - found
            found = found | edge
        return found

    def nearest(self, at: QPointF, within: float) -> str | None:
        """The place whose square holds a point; else the nearest, not farther than `within`."""
        square = self.map.square_at(at)
        if square is not None:
            return square
        best, least = None, within
        for place in self.places():
            point = self._points[place]
            distance = math.hypot(point.x() - at.x(), point.y() - at.y())
            if distance <= least:
                best, least = place, distance
        return best

    def towards(self, place: str, dx: int, dy: int) -> str | None:
        """The nearest place in a direction: near counts, and straight ahead counts more than aside."""
        start = self.point(place)
        best, least = None, math.inf
        for other in self.places():
            point = self._points[other]
            ahead = (point.x() - start.x()) * dx + (point.y() - start.y()) * dy
            aside = abs((point.x() - start.x()) * dy) + abs((point.y() - start.y()) * dx)
            if other != place and ahead > 0 and aside <= ahead * 1.2 and ahead + 2 * aside < least:
                best, least = other, ahead + 2 * aside
        return best

    # --- roads --------------------------------------------------------------------

    def road(self, start: str, end: str) -> QPainterPath:
        """The real curve of the road between two places, walked from `start`; a straight line where none is."""
        key = (start, end)
        if key not in self._roads:
            joined = start in self._points and end in self._points
            self._roads[key] = self.map.road(start, end) if joined else QPainterPath(self.point(start))
            if not joined:
                self._roads[key].lineTo(self.point(end))
        return self._roads[key]

    def ends(self, road: str) -> tuple[str, str] | None:
        """The two places of a road by its id `a-b` (place ids may contain dashes themselves)."""
        for at, letter in enumerate(road):
            if letter == "-" and road[at + 1 :] in self._near.get(road[:at], ()):
                return road[:at], road[at + 1 :]
        return None

    def way(self, places: Sequence[str]) -> QPainterPath:
        """The roads through some places, one after the other."""
        path = QPainterPath(self.point(places[0]))
        for start, end in pairwise(places):
            path.connectPath(self.road(start, end))
        return path

    def over_water(self, refs: Sequence[str]) -> QPainterPath:
        """A way over water from the first of some references to the last, past the gates between them.

        It follows the rivers as they are drawn; where none joins the two it crosses the sea straight on.
        """
        first, *passed, last = refs
        path, end = QPainterPath(self.point(spot_of(first))), self.point(spot_of(last))
        key = self.sheet_of(spot_of(first))
        origin, rivers = self.map.layout.origins[key], self._rivers(key)
        if rivers is not None:
            gates = [self.point(spot_of(ref)) - origin for ref in passed]
            banks = self._banks_of(first, key, rivers), self._banks_of(last, key, rivers)
            for x, y in rivers.way(banks[0], [(gate.x(), gate.y()) for gate in gates], banks[1]):
                path.lineTo(origin + QPointF(x, y))
        path.lineTo(end)
        return path

    def _rivers(self, key: str) -> Waterways | None:
        """The rivers in play on a sheet; None until it has been drafted."""
        sheet = self.map.sheet(key)
        if key not in self._waterways and sheet is not None:
            self._waterways[key] = Waterways(sheet.courses)
        return self._waterways.get(key)

    def _banks_of(self, ref: str, key: str, rivers: Waterways) -> frozenset[int]:
        """The points of the rivers that lie in a land, or on its border."""
        if (ref, key) not in self._banks:
            origin, land = self.map.layout.origins[key], self.shape(ref)
            rooms = (QRectF(x - BANK, y - BANK, 2 * BANK, 2 * BANK) for x, y in rivers.points)
            self._banks[ref, key] = frozenset(
                number for number, room in enumerate(rooms) if land.intersects(room.translated(origin))
            )
        return self._banks[ref, key]

    def shortest(self, start: str, end: str, avoid: Iterable[str] = ()) -> tuple[str, ...]:
        """The places after `start` on a shortest way along roads to `end`; empty where there is none."""
        before: dict[str, str] = dict.fromkeys(avoid, "")
        before[start] = ""
        front = deque([start])
        while front:
            place = front.popleft()
            if place == end:
                way = [end]
                while before[way[-1]] and before[way[-1]] != start:
                    way.append(before[way[-1]])
                return tuple(reversed(way)) if end != start else ()
            for other in self._near.get(place, ()):
                if other not in before:
                    before[other] = place
                    front.append(other)
        return ()

    def through(self, start: str, places: Sequence[str]) -> tuple[str, ...]:
        """The places after `start` on a way along roads through these places, the last of them its end."""
        way: list[str] = []
        for place in places:
            begin = way[-1] if way else start
            way += self.shortest(begin, place, avoid=[start, *way[:-1]]) or self.shortest(begin, place)
        return tuple(way)


def place_ref(place: str) -> str:
    """The reference of where something stands: a place is named by its id, what has a shape by its reference."""
    return place if ":" in place else f"place:{place}"


def spot_of(ref: str) -> str:
    """Where something stands that stands there: the id of a place, the reference of what has a shape."""
    return id_of(ref) if kind_of(ref) == "place" else ref


def kind_of(ref: str) -> str:
    """What a reference speaks of: "place", "piece", "road", "box" ..."""
    return ref.partition(":")[0]


def stands(ref: str) -> bool:
    """Whether a reference speaks of what stands on a place: a piece, or a heap of counters."""
    return kind_of(ref) in ("piece", "heap")


def id_of(ref: str) -> str:
    """A reference without its kind."""
    return ref.partition(":")[2]
