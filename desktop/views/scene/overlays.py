"""Overlays: what the game can show of a Position on request, painted with the lights of the house."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.corners import DISC_ORDER, choose_corner, choose_spot
from desktop.art.hatching import hatch_side
from desktop.art.ladders import draw_steps, steps_rect
from desktop.art.lettering import font, write
from desktop.art.lights import (
    DISC,
    Reach,
    disc_distance,
    draw_chain,
    draw_combat_band,
    draw_course,
    draw_disc,
    draw_open_padlock,
    draw_rings,
    draw_supply,
    draw_threat,
    rings_reach,
)
from desktop.art.states import draw_drooping_flag
from desktop.art.strokes import at, draw, ellipse, line, pen, segment, tint
from desktop.profile.theme import Theme
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from desktop.views.scene.map_geometry import MapGeometry, id_of, spot_of
from desktop.views.scene.names import Names
from engine.kernel.explain import OverlayShape

SHADE = 0.22
"""How much of its colour covers a shaded square."""
OVERLAY_RING = 20.0
"""Outer radius of a ring without number."""
MARGIN = 40.0
"""So far lights reach beyond the room of their places, in screen pixels; ladders may reach farther."""
LADDER_OFF = 26.0
"""How far from its place a ladder stands, in screen pixels."""


class OverlayPainter:
    """One overlay at a time, drawn as one item; `supplied`: plain rings have the light of supply.

    `part`: by what names keep off its rings, which no other painter of the scene may have.
    """

    def __init__(
        self, scene: QGraphicsScene, ground: MapGeometry, names: Names, theme: Theme, part: str = "overlay"
    ) -> None:
        self._ground, self._names, self._theme, self._part = ground, names, theme, part
        self._item = DrawnItem(Layer.OVERLAY)
        no_mouse(self._item)
        scene.addItem(self._item)
        self._drawn: tuple[OverlayShape, ...] = ()
        self._over_water: dict[tuple[str, ...], QPainterPath] = {}
        self._rims: dict[tuple[str, ...], QPainterPath] = {}
        self.supplied = False
        self._zoom = 1.0
        self._discs: dict[str, QPointF] = {}

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.show(self._drawn)

    def redraw(self) -> None:
        """Show the same on a map that has been drawn now: its rivers are known."""
        self.show(self._drawn)

    def set_zoom(self, zoom: float) -> None:
        """Keep sizes on the screen."""
        self._zoom = zoom
        self._item.set_zoom(zoom)
        self.place_discs()

    @property
    def shown(self) -> tuple[OverlayShape, ...]:
        """What it shows."""
        return self._drawn

    def show(self, drawn: Sequence[OverlayShape]) -> None:
        """Show these lights of an overlay; none: nothing."""
        self._drawn = tuple(d for d in drawn if all(p in self._ground for p in self._places(d)))
        self._names.light(self._part, {spot_of(d.at): ring_reach(d) for d in self._drawn if d.kind == "ring"})
        self.place_discs()
        self._names.settle()
        self._over_water = {d.path: self._ground.over_water(d.path) for d in self._drawn if d.kind == "water"}
        self._rims = {d.path: self._rim(d.path) for d in self._drawn if d.kind == "rim"}
        if not self._drawn:
            self._item.clear()
            return
        room = QRectF()
        for way in self._over_water.values():  # along rivers they leave the room between their ends
            room = room.united(way.boundingRect())
        for one in self._drawn:
            for place in self._places(one):
                point = self._ground.point(place)
                room = room.united(QRectF(point.x() - 60, point.y() - 60, 120, 120))
        ladders = [LADDER_OFF + steps_rect(one.of).width() for one in self._drawn if one.kind == "ladder"]
        self._item.show_drawing(room, max([MARGIN, *ladders]), self._paint)

    def _places(self, drawn: OverlayShape) -> list[str]:
        refs = [*drawn.path, *([drawn.at] if drawn.at else [])]
        return [spot_of(ref) for ref in refs]

    def place_discs(self) -> None:
        """Let numbers stand where they cover no name."""
        self._discs = {
            d.at: choose_corner(
                QPointF(),
                disc_distance(_reach(d)),
                DISC,
                names=self._names.boxes_near(spot_of(d.at)),
                marks=self._names.bodies_near(spot_of(d.at)),
                order=DISC_ORDER,
            )
            for d in self._drawn
            if d.kind == "ring" and d.number
        }
        self._place_ladders()

    def _place_ladders(self) -> None:
        """Round their places, where they cover least of what stands there and of each other; names keep off them."""
        taken: list[QRectF] = []
        for one in (drawn for drawn in self._drawn if drawn.kind == "ladder"):
            room, place = steps_rect(one.of), spot_of(one.at)
            here, aside = self._ground.point(place) * self._zoom, LADDER_OFF + room.width() / 2
            spots = [QPointF(0, LADDER_OFF), QPointF(0, -LADDER_OFF), QPointF(aside, 0), QPointF(-aside, 0)]
            spots += [QPointF(x, y) for y in (LADDER_OFF, -LADDER_OFF) for x in (aside / 2, -aside / 2)]
            others = [*self._names.bodies_near(place), *(other.translated(-here) for other in taken)]
            self._discs[one.at] = choose_spot(room, spots, others)
            taken.append(room.translated(self._discs[one.at] + here))
        self._names.keep_off(self._part, taken)

    def _paint(self, painter: QPainter, size: float) -> None:
        order = {"hatch": 0, "shade": 0, "rim": 1, "teeth": 1, "route": 1, "water": 1, "break": 1, "link": 2}
        for one in sorted(self._drawn, key=lambda d: order.get(d.kind, 3)):
            self._paint_one(painter, one, size)

    def _paint_one(self, painter: QPainter, drawn: OverlayShape, size: float) -> None:
        theme = self._theme
        if drawn.kind in ("route", "break"):
            self._route(painter, drawn, size)
        elif drawn.kind == "water":
            end = (self._ground.point(spot_of(drawn.path[-1])), drawn.number)
            draw_course(painter, self._over_water[drawn.path], numbered=end, size=size, theme=theme)
        elif drawn.kind in ("rim", "shade"):
            self._region(painter, drawn, size)
        elif drawn.kind == "link" and not drawn.certain:
            self._dotted(painter, self._straight(drawn), drawn.number, size)
        elif drawn.kind == "link":
            draw_chain(painter, self._straight(drawn), number=drawn.number or None, size=size, theme=theme)
        else:
            if drawn.kind == "teeth" and drawn.certain and len(drawn.path) > 1:
                band = self._ground.way([spot_of(ref) for ref in drawn.path])
                draw_combat_band(painter, band, size=size, theme=theme)
            for place in {drawn.at, *(drawn.path if drawn.kind == "teeth" else ())}:
                point = self._ground.point(spot_of(place))
                with at(painter, point.x(), point.y(), size):
                    self._sign(painter, drawn)

    def _sign(self, painter: QPainter, drawn: OverlayShape) -> None:
        """A sign around the centre of its place, in screen pixels."""
        theme = self._theme
        if drawn.kind == "ring" and drawn.number:
            draw_rings(painter, _reach(drawn), theme=theme)
            spot = self._discs.get(drawn.at, QPointF(-DISC, -DISC))
            with at(painter, spot.x(), spot.y()):
                draw_disc(painter, str(drawn.number), colour=theme.lights.legal, theme=theme)
        elif drawn.kind == "ring":
            colour = theme.lights.supply if self.supplied else theme.lights.legal
            for width, ink in ((6.5, theme.lights.under), (3.0, colour)):
                line(painter, ellipse(0, 0, OVERLAY_RING - 3), pen(ink, width * theme.lights.scale))
        elif drawn.kind == "ladder":
            spot, side = self._discs[drawn.at], id_of(drawn.side) if drawn.side else ""
            for width, ink in ((3.4, theme.map.halo), (1.4, theme.map.ink)):
                line(painter, segment(0, 0, spot.x(), spot.y()), pen(ink, width))
            with at(painter, spot.x(), spot.y()):
                draw_steps(
                    painter, drawn.of, drawn.number, theme.side(side) if side else theme.map.ink, theme
                )
        elif drawn.kind == "open":
            with at(painter, 16, -14):
                draw_open_padlock(painter, theme=theme)
        elif drawn.kind == "teeth":
            draw_threat(painter, possible=not drawn.certain, theme=theme)
        elif drawn.kind == "flag":
            with at(painter, 22, -22):
                draw_drooping_flag(painter, theme=theme)
        elif drawn.kind == "hatch":
            side = id_of(drawn.side) if ":" in drawn.side else drawn.side
            spot_of = ellipse(0, 0, 22)
            draw(painter, spot_of, tint(theme.side(side), 0.55), 1.6, theme.map.ink)
            hatch_side(painter, spot_of, side, theme)

    def _route(self, painter: QPainter, drawn: OverlayShape, size: float) -> None:
        """A line of supply; where it is cut, a white disc with a cross."""
        places = [spot_of(ref) for ref in drawn.path]
        broken = self._ground.point(spot_of(drawn.at)) if drawn.kind == "break" else None
        path = self._ground.way(places) if len(places) > 1 else QPainterPath(broken or QPointF())
        numbered = [(self._ground.point(places[-1]), drawn.number)] if drawn.number and places else []
        if path.length() > 0 or broken is not None:
            draw_supply(painter, path, numbered=numbered, broken=broken, size=size, theme=self._theme)

    def _region(self, painter: QPainter, drawn: OverlayShape, size: float) -> None:
        """The outline of some squares, dotted where it is no more than a bound; or one shaded, with its number."""
        theme, colour = self._theme, self._theme.side(id_of(drawn.side))
        if drawn.kind == "shade":
            room = self._ground.shape(drawn.at)
            painter.fillPath(room, tint(self._theme.lights.threat, SHADE))
            corner = room.boundingRect().topLeft() + QPointF(9, 14) * size
            with at(painter, corner.x(), corner.y(), size):
                told = str(drawn.number) if drawn.number else ""
                write(painter, 0, 0, told, font("sans", 12, bold=True), theme.map.ink, "centre")
            return
        for wide, ink in ((4.4, theme.lights.under), (2.2, colour)):
            around = pen(ink, wide * size)
            if not drawn.certain:
                around.setDashPattern([2.0, 2.6])
            line(painter, self._rims[drawn.path], around)

    def _rim(self, refs: Sequence[str]) -> QPainterPath:
        """Around some squares together."""
        region = QPainterPath()
        for ref in refs:
            region.addPath(self._ground.shape(ref))
        return region.simplified()

    def _dotted(self, painter: QPainter, way: QPainterPath, number: int, size: float) -> None:
        """A thin line of dots, with its number in the middle if it has one."""
        for wide, ink in ((5.0, self._theme.lights.under), (2.6, self._theme.lights.protection)):
            dots = pen(ink, wide * size)
            dots.setDashPattern([0.2, 2.2])
            line(painter, way, dots)
        if number:
            middle, colour = way.pointAtPercent(0.5), self._theme.lights.protection
            with at(painter, middle.x(), middle.y()):
                draw_disc(painter, str(number), colour=colour, size=size, theme=self._theme)

    def _straight(self, drawn: OverlayShape) -> QPainterPath:
        start, end = self._ground.point(spot_of(drawn.path[0])), self._ground.point(spot_of(drawn.path[-1]))
        path = QPainterPath(start)
        path.lineTo(end)
        return path


def ring_reach(drawn: OverlayShape) -> float:
    """How far from its place a ring reaches, in screen pixels."""
    return rings_reach(_reach(drawn)) if drawn.number else OVERLAY_RING


def _reach(drawn: OverlayShape) -> Reach:
    """One ring for what is sure, three where it needs a forced march."""
    return Reach.PLAIN if drawn.certain else Reach.FORCED
