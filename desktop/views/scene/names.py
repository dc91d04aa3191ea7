"""The names of places on the table: laid out for the zoom of the moment, and kept clear of all that stands there.

A whole layout is made in a worker and kept by zoom and by what stands on the map; until it is there the old names stay
beside their places. After an Action only the names near what has changed are laid anew: at once, unless that is much.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

import numpy as np
from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal

from desktop.views.scene.lettering import Lettering
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.name_layout import NameLayout, Scenery, lay, relay
from desktop.views.scene.name_spots import LIT, OCCUPIED, Floats, Solids, meet

KEPT = 48
"""Layouts that are remembered."""
MANY = 24
"""From so many places lit or left at once on the names are laid in the worker: the lights do not wait for them."""
POLL = 8
"""Milliseconds between two looks whether the worker is done."""
BESIDE_PIECE, TOUCH = 3.0, 0.5
"""How far names keep off pieces, and off all else."""
NEAR_X, NEAR_Y = 170.0, 90.0
"""How far from a place names are told of to what asks for room there."""

Body = tuple[str, QRectF]


@cache
def _worker() -> ThreadPoolExecutor:
    """One thread for the names of all tables. It is given plain numbers only, nothing of Qt."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="names")


def _rects(boxes: Floats) -> list[QRectF]:
    """Rows of left, top, right, bottom as rectangles."""
    return [QRectF(left, top, right - left, bottom - top) for left, top, right, bottom in boxes.tolist()]


class Names(QObject):
    """Which names are written where, at the present zoom.

    Attributes:
        patient: names wait until all else is painted, instead of going with what has changed.

    Signals:
        changed: other names are written, or elsewhere.
    """

    changed = Signal()

    def __init__(self, ground: MapGeometry, lettering: Lettering, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ground, self.lettering = ground, lettering
        self._zoom = 1.0
        self.patient = False
        self._bodies: list[Body] = []
        self._seals: list[QRectF] = []
        self._used: set[str] = set()
        self._lights: dict[str, Mapping[str, float]] = {}
        self._slips: dict[str, list[QRectF]] = {}
        self._stale = True
        self._kept: OrderedDict[tuple[str, ...], tuple[Scenery, NameLayout]] = OrderedDict()
        self._shown: tuple[Scenery, NameLayout] | None = None
        self._styled = 0
        self._style = self._style_now()
        self._taken: tuple[float, Floats] | None = None
        self._beside: tuple[Floats, Floats] | None = None
        self._standing: Floats | None = None
        self._meanwhile: tuple[float, NameLayout] | None = None
        self._asked: tuple[tuple[str, ...], Scenery] | None = None
        self._answer: Future[NameLayout] | None = None
        self._polling = QTimer(self)
        self._polling.setInterval(POLL)
        self._polling.timeout.connect(self._collect)
        self._begun = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._begin)

    # --- what is to be kept clear -----------------------------------------------------

    def set_zoom(self, zoom: float) -> None:
        """One scene pixel takes `zoom` screen pixels."""
        self._zoom, self._stale = zoom, True

    def stand(self, bodies: Iterable[Body], seals: Iterable[QRectF], used: Iterable[str] = ()) -> None:
        """What stands on the map, by place, and the seals: in screen pixels from the scene's corner.

        `used`: places that are in use though nothing is seen to stand there.
        """
        self._bodies, self._seals, self._used, self._stale = list(bodies), list(seals), set(used), True
        self._standing = None

    def light(self, source: str, rings: Mapping[str, float]) -> None:
        """Lights of one source: the places that are lit, and how far their rings reach."""
        if self._lights.get(source, {}) != rings:
            self._lights[source], self._stale = dict(rings), True

    def keep_off(self, source: str, slips: list[QRectF]) -> None:
        """What one source writes on the map besides, in screen pixels from the scene's corner."""
        if self._slips.get(source, []) != slips:
            self._slips[source], self._stale = slips, True

    def restyle(self) -> None:
        """Letters, or what is printed under them, have changed."""
        self._kept.clear()
        self._styled += 1
        self._stale = True

    # --- asking -----------------------------------------------------------------------

    @property
    def written(self) -> NameLayout:
        """The names that are written, where they were laid out."""
        return self._shown[1] if self._shown is not None else {}

    @property
    def laid_for(self) -> float:
        """The zoom for which the names shown were laid out."""
        return self._shown[0].zoom if self._shown is not None else self._zoom

    @property
    def laid_in(self) -> str:
        """The letters in which the names shown were laid out; other letters have another word."""
        return self._style

    def seen(self) -> NameLayout:
        """The names that are painted: until those of another zoom are there, the old ones that have room."""
        if self._shown is None or self.laid_for == self._zoom:
            return self.written
        if self._meanwhile is None or self._meanwhile[0] != self._zoom:
            self._meanwhile = self._zoom, self._with_room()
        return self._meanwhile[1]

    def _with_room(self) -> NameLayout:
        """The old names beside their places at the present zoom, without those that would touch a weightier one."""
        assert self._shown is not None
        scenery, layout = self._shown
        places = scenery.places
        weights = dict(zip(places.ids, places.weights.tolist(), strict=True))
        order = sorted(layout, key=lambda place: -weights[place])
        if not order:
            return layout
        number = {place: row for row, place in enumerate(places.ids)}
        points = places.points[[number[place] for place in order]]
        boxes = np.array([layout[place].box for place in order])
        boxes = boxes + np.tile(points * (self._zoom / scenery.zoom - 1.0), 2)
        touching, kept = meet(boxes[:, None], boxes[None]), np.zeros(len(order), bool)
        for row in range(len(order)):
            kept[row] = not (touching[row] & kept).any()
        return {place: layout[place] for place, keep in zip(order, kept, strict=True) if keep}

    def offset(self, place: str) -> QPointF:
        """From a place to the scene's corner at the zoom for which names were laid out, in screen pixels."""
        return -self._ground.point(place) * self.laid_for

    def taken(self) -> Floats:
        """The names that are painted, pieces and lights (n, 4), in screen pixels from the scene's corner."""
        if self._taken is None or self._taken[0] != self._zoom:
            seen, moved = self.seen(), self._zoom - self.laid_for
            away = [self._ground.point(place) * moved for place in seen]
            boxes = [
                np.add(one.box, (off.x(), off.y()) * 2) for one, off in zip(seen.values(), away, strict=True)
            ]
            names = np.array(boxes, np.float64).reshape(-1, 4)
            if self._shown is not None and not moved:
                solids = self._shown[0].solids
                names = np.concatenate([names, solids.outer()[solids.pieces]])
            self._taken = self._zoom, names
        return self._taken[1]

    def boxes_near(self, place: str) -> list[QRectF]:
        """The names around a place, in screen pixels from it."""
        if self._shown is None:
            return []
        points, boxes = self._beside_points()
        away = (points - self._at(place)) * self._zoom
        near = (np.abs(away) < (NEAR_X, NEAR_Y)).all(1)
        return _rects(boxes[near] + np.tile(away[near], 2))

    def bodies_near(self, place: str) -> list[QRectF]:
        """What stands around a place, and the seals there, in screen pixels from it."""
        if self._standing is None:
            standing = [*(body for _, body in self._bodies), *self._seals]
            self._standing = np.array([room.getCoords() for room in standing], np.float64).reshape(-1, 4)
        rooms = self._standing - np.tile(self._at(place) * self._zoom, 2)
        middles = (rooms[:, :2] + rooms[:, 2:]) / 2
        return _rects(rooms[(np.abs(middles) < (NEAR_X, NEAR_Y)).all(1)])

    def _at(self, place: str) -> Floats:
        point = self._ground.point(place)
        return np.array((point.x(), point.y()))

    def _beside_points(self) -> tuple[Floats, Floats]:
        """The places that are named (n, 2), in the scene, and their names (n, 4), in screen pixels from them."""
        if self._beside is None:
            points = np.array([self._at(place) for place in self.written]).reshape(-1, 2)
            boxes = np.array([one.box for one in self.written.values()], np.float64).reshape(-1, 4)
            self._beside = points, boxes - np.tile(points * self.laid_for, 2)
        return self._beside

    # --- laying out ---------------------------------------------------------------------

    def settle(self, *, now: bool = False) -> None:
        """Bring the names in step with what stands there; `now`: wait for a whole layout instead of the worker."""
        if self._answer is not None and now:
            self._collect(wait=True)
        if not self._stale:
            return
        if not (now or self._begun):  # the window has not taken its shape, or all else is to be painted first
            self._soon.start(0)
            return
        self._stale = False
        scenery = self.scenery()
        key = self._key(scenery)
        before, style = self._shown, self._style_now()
        if key in self._kept:
            self._kept.move_to_end(key)
            self._show(*self._kept[key])
        elif now:
            self._remember(key, scenery, lay(scenery))
        elif (
            before is None
            or before[0].zoom != scenery.zoom
            or style != self._style
            or len(before[0].places.weights) != len(scenery.places.weights)
        ):
            self._ask(key, scenery)
        elif (scenery.places.weights != before[0].places.weights).sum() < MANY:
            self._remember(key, scenery, relay(scenery, *before))
        else:
            self._ask(key, scenery, before)

    @property
    def waits(self) -> bool:
        """Whether names are still to come."""
        return self._answer is not None or self._soon.isActive()

    def _begin(self) -> None:
        """The program has come to rest: names are laid at once from now on."""
        self._begun = True
        self.settle()
        self._begun = not self.patient

    def settle_soon(self) -> None:
        """Bring them in step when nothing else is to be done."""
        self._soon.start(0)

    def _ask(
        self, key: tuple[str, ...], scenery: Scenery, before: tuple[Scenery, NameLayout] | None = None
    ) -> None:
        """Have the worker lay all names, or with `before` those near what has changed since."""
        if self._answer is not None:
            self._answer.cancel()
        self._asked = key, scenery
        self._answer = (
            _worker().submit(lay, scenery) if before is None else _worker().submit(relay, scenery, *before)
        )
        self._polling.start()

    def _collect(self, *, wait: bool = False) -> None:
        """Take the worker's answer, if it is there and still wanted."""
        if self._answer is None or self._asked is None or not (wait or self._answer.done()):
            return
        (key, scenery), answer = self._asked, self._answer
        self._forget()
        if answer.cancelled():
            return
        layout = answer.result()
        if scenery.zoom == self._zoom and key[0] == self._style_now():
            self._remember(key, scenery, layout)
            self.settle()

    def _forget(self) -> None:
        self._polling.stop()
        self._asked = self._answer = None

    def _remember(self, key: tuple[str, ...], scenery: Scenery, layout: NameLayout) -> None:
        self._kept[key] = scenery, layout
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self._show(scenery, layout)

    def _show(self, scenery: Scenery, layout: NameLayout) -> None:
        if self._answer is not None:
            self._answer.cancel()
            self._forget()
        self._meanwhile = self._taken = self._beside = None
        self._shown, self._style = (scenery, layout), self._style_now()
        self.changed.emit()

    def _style_now(self) -> str:
        return f"{self.lettering.theme.name} {self.lettering.scale} {self._styled}"

    def _key(self, scenery: Scenery) -> tuple[str, ...]:
        """By what a layout is kept: style, zoom, and all that stands there."""
        solids, digest = scenery.solids, hashlib.blake2b(digest_size=16)
        for part in (solids.boxes.round(1), solids.radii.round(1), solids.owners, scenery.places.weights):
            digest.update(np.ascontiguousarray(part).tobytes())
        return self._style_now(), f"{scenery.zoom:.5f}", digest.hexdigest()

    def scenery(self) -> Scenery:
        """All that the names of the moment are made of."""
        weights = dict.fromkeys([*self._used, *(place for place, _ in self._bodies)], OCCUPIED)
        rings: dict[str, float] = {}
        for lights in self._lights.values():
            for place, radius in lights.items():
                weights[place] = LIT
                rings[place] = max(radius, rings.get(place, 0.0))
        places = self.lettering.places(self._zoom, weights)
        number = {place: row for row, place in enumerate(places.ids)}
        boxes = [np.concatenate([point, point]) for point in places.points]
        radii, owners = list(places.signs), list(range(len(places.ids)))
        pieces = [False] * len(owners)

        def add(box: object, radius: float, owner: int, piece: bool) -> None:
            boxes.append(np.asarray(box, np.float64))
            radii.append(radius)
            owners.append(owner)
            pieces.append(piece)

        for place, box in self.lettering.printed_boxes(self._zoom):
            add(box, TOUCH, number.get(place, -1), False)
        for place, body in self._bodies:
            add(body.getCoords(), BESIDE_PIECE, number.get(place, -1), True)
        for seal in self._seals:
            add(seal.getCoords(), TOUCH, -1, True)
        for slip in (one for slips in self._slips.values() for one in slips):
            add(slip.getCoords(), TOUCH, -1, True)
        for place, radius in rings.items():
            if place not in number:
                continue
            point = places.points[number[place]]
            add(np.concatenate([point, point]), radius, number[place], True)
        solids = Solids(np.array(boxes), np.array(radii), np.array(owners, np.intp), np.array(pieces, bool))
        return Scenery(places, solids, self.lettering.printed(self._zoom), self._zoom)

    def close(self) -> None:
        """Wait for nothing any more."""
        self._soon.stop()
        if self._answer is not None:
            self._answer.cancel()
        self._forget()
