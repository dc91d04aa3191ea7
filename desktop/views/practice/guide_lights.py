"""What the guide points at: rings, arrows and shapes on the map, a frame around what lies beside it; all in sight."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPolygonF

from desktop.profile.annotations import Annotation, Arrow, Circle
from desktop.views.practice.guide_room import AROUND, Framed, PartFrame, beside, zoom_in
from desktop.views.scene.area_lights import AreaLights
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.appearance import Appearance
from engine.practice.lesson import Tell

GROUP = "lesson"
"""What the guide draws on the map."""
FARTHEST = 0.24
"""Nothing is looked at from so far that it cannot be told from what is near it: rather part of it is out of sight."""
LARGE = 0.5
"""What is wider or higher than this part of the map cannot be kept clear as a whole: its middle is."""
BARELY = 1.002
"""A map that is seen whole stays in the middle of its room, whatever lies over it; it can move from a little closer."""
POINT = 14
"""So much around a point must be seen, at least: a place, the body of a piece."""


class GuideLights:
    """Lights of one table, for one guide.

    Attributes:
        refs: what is spoken of. frame: stands around the part of the window that is.
    """

    def __init__(self, appearance: Appearance, window: TableWindow) -> None:
        self._window = window
        self.frame = PartFrame(appearance, window)
        self._areas = AreaLights(window.scene, appearance.theme)
        self.refs: tuple[str, ...] = ()
        self._seen: tuple[str, ...] = ()
        self._brought = False

    def show(self, tell: Tell, among: tuple[str, ...] = ()) -> bool:
        """Light and point at what is spoken of; what lies beside the map or in a folded panel is opened.

        Whether it is something else than before.

        `among`: what is to be seen besides, and not lit: the answer is one of these.
        """
        scene = self._window.scene
        self.refs = (*tell.lights, *(ref for arrow in tell.arrows for ref in arrow))
        before, self._seen = self._seen, tuple(dict.fromkeys((*self.refs, *among)))
        covers = {ref: shape for ref in tell.lights if not (shape := scene.map.shape(ref)).isEmpty()}
        points = [ref for ref in tell.lights if ref not in covers and scene.on_map(ref) is not None]
        arrows: list[Annotation] = [Arrow(arrow) for arrow in tell.arrows]
        scene.annotations.show([*(Circle(ref, 2) for ref in points), *arrows], GROUP)
        self._areas.show(covers)
        elsewhere = [ref for ref in tell.lights if ref not in (*covers, *points)]
        framed = [self._framed(ref) for ref in elsewhere]
        self.frame.frame(next((one for one in framed if one is not None), None))
        if self._brought:
            self._window.rail.close_drawer()
        beside_map = [ref for ref, one in zip(elsewhere, framed, strict=True) if one is None]
        self._brought = bool(beside_map)
        if beside_map:
            scene.light(beside_map)
        return before != self._seen

    def _framed(self, ref: str) -> Framed | None:
        """What of the window is framed for a reference; None for what lies on the map or beside it.

        Cards lie in the hand. A panel of the game opens, and may show a thing of its own.
        """
        kind, _, name = ref.partition(":")
        window = self._window
        if kind == "panel":
            return Framed(window.open_panel(name))
        if kind in ("window", "card"):
            return Framed(window.part(name if kind == "window" else "hand"))
        for panel in window.brought if window.scene.anchor(ref) is None else ():
            if panel.shows(ref):
                return Framed(window.open_panel(panel.name), partial(panel.spot, ref))
        return None

    def put_out(self) -> None:
        """Nothing is framed any more."""
        self.frame.frame(None)

    def set_zoom(self, zoom: float) -> None:
        """Keep the lights at their size."""
        self._areas.set_zoom(zoom)

    # --- where it is seen -----------------------------------------------------------------

    def spots(self) -> list[QRect]:
        """What is to be kept clear, in the frame of the map: around each point, a small shape, an open drawer."""
        found = [self._spot(room) for room in self._rooms()]
        drawer, scene = self._window.rail.drawer, self._window.scene
        if drawer.is_open and any(scene.plate_of(ref) in drawer.plates for ref in self.refs):
            found.append(self._drawer_room())
        return [spot for spot in found if self._window.frame.rect().intersects(spot)]

    def hidden(self, guide: QRect) -> bool:
        """Whether something that is spoken of lies out of sight, or under the guide."""
        seen, inner = self._window.frame.rect(), AROUND - POINT
        spots = [self._spot(room).adjusted(inner, inner, -inner, -inner) for room in self._rooms()]
        return any(not seen.contains(spot) or guide.intersects(spot) for spot in spots)

    def close_in_the_way(self, guide: QRect) -> None:
        """A drawer that opened for something else closes where it lies over what is spoken of, or over the guide."""
        drawer, scene = self._window.rail.drawer, self._window.scene
        if not drawer.is_open or self._brought:
            return
        points = [scene.on_map(ref) for ref in self._seen]
        if self._drawer_room().intersects(guide) or any(
            at is not None and scene.covered(at) for at in points
        ):
            self._window.rail.close_drawer()

    def _drawer_room(self) -> QRect:
        """Where the drawer lies, in the frame of the map."""
        drawer = self._window.rail.drawer
        return QRect(self._in_frame(drawer.pos()), drawer.size())

    def bring_into(self, strip: QRect) -> None:
        """Move the map so that all that is spoken of lies in this part of its frame; no closer than it was."""
        view, wanted = self._window.map, QRectF()
        for room in self._rooms():
            wanted = wanted.united(room.adjusted(0, 0, 0.5, 0.5))
        least = view.smallest_zoom() * BARELY
        zoom = max(least, min(view.zoom, max(FARTHEST, zoom_in(strip, wanted))))
        middle = view.viewport().mapFrom(self._window.frame, strip.center())
        aside = QPointF(middle - view.viewport().rect().center()) / zoom
        view.look_at(wanted.center() - aside, zoom)

    def strips(self, guide: QRect) -> list[QRect]:
        """The parts of the frame beside the guide, first that in which all that is spoken of is seen largest."""
        wanted = QPolygonF([room.center() for room in self._rooms()]).boundingRect()
        most = self._window.map.zoom

        def worth(strip: QRect) -> tuple[float, int]:
            return min(most, zoom_in(strip, wanted)), strip.width() * strip.height()

        return sorted(beside(guide, self._window.frame.rect()), key=worth, reverse=True)

    def _rooms(self) -> list[QRectF]:
        """What is spoken of, in the scene: small shapes as they are, all else a point without size."""
        scene, found = self._window.scene, []
        for ref in self._seen:
            box, at = scene.map.shape(ref).boundingRect(), scene.on_map(ref)
            if not box.isEmpty() and not self._is_large(box):
                found.append(box)
            elif at is not None:
                found.append(QRectF(at, at))
        return found

    def _is_large(self, box: QRectF) -> bool:
        """Whether a shape cannot be kept clear as a whole."""
        zoom, frame = self._window.map.zoom, self._window.frame
        return box.width() * zoom > frame.width() * LARGE or box.height() * zoom > frame.height() * LARGE

    def _spot(self, room: QRectF) -> QRect:
        """A part of the scene as it is seen in the frame; a point with some room around it."""
        view = self._window.map
        corners = view.mapFromScene(room.topLeft()), view.mapFromScene(room.bottomRight())
        seen = QRect(self._in_frame(corners[0]), self._in_frame(corners[1]))
        return seen.adjusted(-AROUND, -AROUND, AROUND, AROUND)

    def _in_frame(self, spot: QPoint) -> QPoint:
        """A point of the map's view in the frame around it."""
        return self._window.map.viewport().mapTo(self._window.frame, spot)
