"""Paints a Sheet, layer by layer, with a Theme, onto any QPainter. One unit is one sheet px."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

from desktop.art.fonts import FELL, engraved_font, face, text_path
from desktop.art.shields import draw_shield
from desktop.maps.levels import READING, Level, label_font
from desktop.maps.ornament import MARGIN, draw_cartouche, draw_frame, draw_north, draw_plate, draw_ribbon
from desktop.maps.ornament import ordinates as plain_ordinates
from desktop.maps.plan import PIP, Plan
from desktop.maps.shapes import Box, boxes_meet, path_of
from desktop.maps.sheet import Band, Label, Name, Sheet, TerritoryShape
from desktop.maps.signs import ARMS, PlaceMark
from desktop.maps.symbols import (
    STAR,
    draw_anchor,
    draw_arrow,
    draw_crown,
    draw_gate,
    draw_hill,
    draw_pip,
    draw_star,
    faded,
    stroke,
)
from desktop.maps.ways import RoadExit, RoadLine
from desktop.profile.game_theme import game_theme
from desktop.profile.theme import Theme, blend

HALO = 4.2
HALO_STRENGTH = 0.92
HATCH_PITCH = 6.0
BOX_CORNER, BOX_NAME = 16.0, 24.0
"""The scooped corner of a box on the sheet, and the size of its name."""
QUIET = 0.6
"""How strongly the ground is engraved under squares."""
EVERYWHERE: Box = (-1e6, -1e6, 1e6, 1e6)


def road_path(curve: Sequence[tuple[float, float]]) -> QPainterPath:
    """The path of cubics that follow each other."""
    start, *rest = (QPointF(*p) for p in curve)
    path = QPainterPath(start)
    for i in range(0, len(rest), 3):
        path.cubicTo(*rest[i : i + 3])
    return path


Write = Callable[[QPainter, str, QFont, QColor, QColor, float], None]
"""How a name is set from the origin: text, face, ink, colour and width of the halo."""


def write_outlined(
    painter: QPainter, text: str, font: QFont, ink: QColor, halo: QColor, width: float
) -> None:
    """A name as one path: a halo with round joins, then the ink."""
    path = text_path(text, font)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(halo, width))
    painter.drawPath(path)
    painter.fillPath(path, ink)


class SheetPainter:
    """One sheet with the paths of one theme; paths are built when first painted and kept."""

    def __init__(self, sheet: Sheet, plan: Plan, theme: Theme, write: Write = write_outlined) -> None:
        self.sheet, self.plan, self.theme = sheet, plan, theme.of(plan.board.game)
        self._write = write
        self._paper: QImage | None = None
        self._page = QRectF(-MARGIN, -MARGIN, sheet.width + 2 * MARGIN, sheet.height + 2 * MARGIN)

    def colour(self, owner: str | None, country: str, tint: int) -> str:
        """By owner, or its own; the rest a quiet tint."""
        own = self.theme.colours.colours.get(owner or country)
        return own or self.theme.neutrals[tint % len(self.theme.neutrals)]

    def _fill(self, owner: str | None) -> float:
        return self.theme.fills.white_fill if self.theme.is_white(owner or "") else self.theme.fills.fill

    @cached_property
    def _sea(self) -> QPainterPath:
        return path_of(self.sheet.sea)

    @cached_property
    def _land(self) -> QPainterPath:
        return path_of(self.sheet.land)

    @cached_property
    def _roads(self) -> dict[str, QPainterPath]:
        """All roads of each kind; of a lake the ways to its middle, where those of its shores meet."""
        paths: dict[str, QPainterPath] = {}
        roads: list[RoadLine | RoadExit] = [*self.plan.roads.values(), *self.plan.exits]
        curves = [(road.kind, road.curve) for road in roads if road.kind != "lake"]
        curves += [("lake", way) for lake in self.plan.lakes for way in lake.ways]
        for kind, curve in curves:
            paths.setdefault(kind, QPainterPath()).addPath(road_path(curve))
        return paths

    @cached_property
    def _areas(self) -> list[tuple[TerritoryShape, QPainterPath]]:
        return [(t, path_of(t.area)) for t in self.sheet.territories]

    def paint(
        self,
        painter: QPainter,
        level: Level = READING,
        clip: Box = EVERYWHERE,
        paper: QImage | None = None,
        labels: bool = True,
        ordinates: bool = True,
    ) -> None:
        """Every layer from the paper up; `clip` in sheet px skips what lies outside it.

        `ordinates`: letters and numbers of a plain sheet, which are not kept with its picture.
        """
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        w, h = self.sheet.width, self.sheet.height
        if paper is None:
            painter.fillRect(self._page, QColor(self.theme.map.paper))
        else:
            painter.drawImage(self._page, paper)
        self._paper = paper
        painter.save()
        painter.setClipRect(QRectF(0, 0, w, h), Qt.ClipOperation.IntersectClip)
        layers: tuple[Callable[[QPainter, Level, Box], None], ...] = (
            self._paint_territories,
            self._paint_water,
            self._paint_rivers,
            self._paint_hills,
            self._paint_country_names,
            self._paint_grid,
            self._paint_boxes,
            self._paint_roads,
            self._paint_lands,
            self._paint_places,
            self._paint_names,
        )
        for layer in layers:
            layer(painter, level, clip)
        if labels:
            self.paint_labels(painter, level, clip)
        painter.restore()
        self._paint_ornament(painter, clip)
        if ordinates and self.plan.entry.projection.kind == "plain":
            painter.fillPath(plain_ordinates(self.plan), QColor(self.theme.map.ink))

    def _paint_territories(self, painter: QPainter, level: Level, clip: Box) -> None:
        for territory, path in self._areas:
            if boxes_meet(territory.area.box, clip):
                colour = self.colour(territory.owner, territory.country, territory.tint)
                painter.fillPath(path, faded(colour, self._fill(territory.owner)))
        strength = self.theme.fills.band
        for band in self.sheet.bands:
            if not boxes_meet(band.wide.box, clip):
                continue
            colour = self._band_colour(band)
            wide = path_of(band.wide)
            painter.fillPath(wide, faded(colour, strength * 0.45))
            painter.fillPath(path_of(band.narrow), faded(colour, strength * 0.75))
            if self.theme.fills.patterns and band.owner:
                self._hatch(painter, wide, band.owner)
        style, width = (Qt.PenStyle.SolidLine, 2.0) if self.plan.squared else (Qt.PenStyle.DashDotLine, 1.3)
        painter.setPen(QPen(faded(self.theme.map.ink, 0.75), width * level.roads, style))
        painter.drawPath(path_of(self.sheet.border))
        if self.sheet.inner.parts:
            inner = path_of(self.sheet.inner)
            painter.setPen(stroke(faded(self.theme.map.halo, 0.7), 4.2 * level.roads))
            painter.drawPath(inner)
            painter.setPen(QPen(faded(self.theme.map.ink, 0.75), 1.7 * level.roads, Qt.PenStyle.DashDotLine))
            painter.drawPath(inner)

    def _band_colour(self, band: Band) -> str:
        """That of its land; round squares on bare paper the white of an owner is told by its name's colour."""
        if self.plan.squared and not self.theme.dark and self.theme.is_white(band.owner or ""):
            return self.theme.fills.white_name
        return self.colour(band.owner, band.country, band.tint)

    def _hatch(self, painter: QPainter, area: QPainterPath, power: str) -> None:
        """The engravers' hatching of a power over its band."""
        kind = self.theme.signs(power).hatching
        directions = {
            "horizontal": ((1, 0),),
            "vertical": ((0, 1),),
            "rising": ((1, -1),),
            "falling": ((1, 1),),
            "crossed": ((1, 0), (0, 1)),
            "dotted": ((1, 1),),
        }.get(kind, ())
        if not directions:
            return
        painter.save()
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        lines = stroke(faded(self.theme.map.ink, 0.8), 1.2, cap=Qt.PenCapStyle.FlatCap)
        if kind == "dotted":
            lines.setDashPattern([1.2, 2.8])
        painter.setPen(lines)
        box = area.boundingRect()
        for dx, dy in directions:
            painter.drawLines(_ruling(box, dx, dy))
        painter.restore()

    def _paint_water(self, painter: QPainter, level: Level, clip: Box) -> None:
        theme = self.theme.map
        self._cover(painter)
        painter.fillPath(self._sea, faded(theme.sea, 0.9))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for i, line in enumerate(self.sheet.lining):
            if boxes_meet(line.box, clip):
                opacity = 0.85 * (1 - i / 9.5)
                painter.setPen(stroke(faded(theme.water_lining, opacity), 1.1 if i < 2 else 0.9))
                painter.drawPath(path_of(line))
        painter.setPen(stroke(theme.coast, 1.9))
        painter.drawPath(path_of(self.sheet.coast))

    def _cover(self, painter: QPainter) -> None:
        """Bare paper over the sea, so that no territory shines through."""
        if self._paper is None:
            painter.fillPath(self._sea, QColor(self.theme.map.paper))
            return
        painter.save()
        painter.setClipPath(self._sea, Qt.ClipOperation.IntersectClip)
        painter.drawImage(self._page, self._paper)
        painter.restore()

    def _paint_rivers(self, painter: QPainter, level: Level, clip: Box) -> None:
        painter.save()
        painter.setOpacity(QUIET if self.plan.squared else 1.0)
        painter.setClipPath(self._land, Qt.ClipOperation.IntersectClip)
        painter.setPen(stroke(faded(self.theme.map.coast, 0.35), 0.8))
        painter.setBrush(QColor(self.theme.map.river))
        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for river in self.sheet.rivers:
            if river.rank <= level.river_rank and boxes_meet(river.outline.box, clip):
                whole.addPath(path_of(river.outline, winding=True))
        painter.drawPath(whole)
        painter.restore()

    def _paint_hills(self, painter: QPainter, level: Level, clip: Box) -> None:
        ground = self.theme.map.paper
        if self.theme.dark:
            ground = blend(self.theme.neutrals[0], ground, self.theme.fills.fill)
        over = [name.box for name in self._names(level) if name.kind == "country"]
        for mark in self.sheet.hills:
            here = (mark.x, mark.y - mark.size / 2) * 2
            if level.name == "overview" and any(boxes_meet(here, box) for box in over):
                continue
            if clip[0] - 25 < mark.x < clip[2] + 25 and clip[1] - 5 < mark.y < clip[3] + 25:
                draw_hill(painter, mark, self.theme, ground)

    def _paint_country_names(self, painter: QPainter, level: Level, clip: Box) -> None:
        for name in self._names(level):
            if name.kind == "country" and boxes_meet(name.box, clip, 10):
                self._paint_name(painter, name, level)

    def _names(self, level: Level) -> list[Name]:
        return self.sheet.names["overview" if level.name == "overview" else "reading"]

    def _paint_name(self, painter: QPainter, name: Name, level: Level) -> None:
        """A name with a thin halo; countries in their owner's colour, darkened."""
        theme = self.theme
        shrink = level.country if level.name == "close" and name.kind not in ("country", "water") else 1.0
        font = engraved_font(name.kind, name.pixels)
        if name.kind == "country":
            base = theme.colours.colours.get(name.key, theme.map.hills)
            base = theme.fills.white_name if theme.is_white(name.key) else base
            ink = (
                QColor(theme.map.ink)
                if theme.dark
                else QColor(base).darker(round(theme.fills.names_dark * 100))
            )
            ink.setAlphaF(0.72)
            halo, width = faded(theme.map.halo, 0.5), 3.0
        elif name.kind == "upland":
            ink = QColor("#E0E0E0") if theme.dark else QColor(theme.map.hills).darker(150)
            halo, width = faded(theme.map.halo, HALO_STRENGTH), 3.6
        elif name.kind == "exit":
            ink, halo, width = QColor(theme.map.ink), faded(theme.map.halo, HALO_STRENGTH), 3.6
        else:
            ink = QColor(theme.map.water_names)
            halo, width = faded(theme.map.sea if name.kind == "water" else theme.map.halo, 0.9), 3.2
        middle = name.letters[len(name.letters) // 2]
        for letter in name.letters:
            painter.save()
            painter.translate(
                middle.x + (letter.x - middle.x) * shrink, middle.y + (letter.y - middle.y) * shrink
            )
            painter.rotate(letter.angle)
            painter.scale(shrink, shrink)
            self._write(painter, letter.text, font, ink, halo, width)
            painter.restore()

    def _paint_grid(self, painter: QPainter, level: Level, clip: Box) -> None:
        painter.setPen(
            stroke(faded(self.theme.map.grid, 0.75), 1.0 * level.roads, cap=Qt.PenCapStyle.FlatCap)
        )
        xs = {s.box[0] for s in self.plan.sectors if s.column}
        ys = {s.box[1] for s in self.plan.sectors if s.row}
        painter.drawLines(
            [QLineF(x, 0, x, self.plan.height) for x in sorted(xs)]
            + [QLineF(0, y, self.plan.width, y) for y in sorted(ys)]
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strength, width = (QUIET, 0.8) if self.plan.squared else (1.0, 1.0)
        colour = faded(self.theme.map.grid, strength)
        painter.setPen(stroke(colour, width * level.roads, cap=Qt.PenCapStyle.FlatCap))
        painter.drawLines([QLineF(*start, *end) for start, end in self.plan.ruling])
        for pip in self.plan.pips:
            if boxes_meet(pip.box, clip, 10):
                draw_pip(painter, pip.x, pip.y, PIP * level.symbols, pip.sign, self.theme)

    def _paint_roads(self, painter: QPainter, level: Level, clip: Box) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for kind, pens in road_pens(self.theme, level.roads).items():
            for pen in pens if kind in self._roads else ():
                painter.setPen(pen)
                painter.drawPath(self._roads[kind])
        for lake in self.plan.lakes:
            draw_anchor(painter, lake.x, lake.y, 15 * level.sites, self.theme)

    def _paint_places(self, painter: QPainter, level: Level, clip: Box) -> None:
        tints = {t.country: t for t in self.sheet.territories}
        for place in self.plan.places.values():
            if not boxes_meet((place.x, place.y, place.x, place.y), clip, 70):
                continue
            country = place.place.country or ""
            home = tints.get(country)
            colour = self.colour(place.owner, country, home.tint if home else 0)
            self._at(
                painter, place, level.sign(place.sign), partial(place.sign.draw, painter, self.theme, colour)
            )
            if place.sign.crowned:
                draw_crown(painter, place.x, place.y, self.theme, level.symbols)
            if place.sign.coat and place.owner is not None:
                painter.save()
                painter.translate(place.x - ARMS * level.symbols, place.y)
                draw_shield(painter, place.owner, size=level.symbols, theme=self.theme)
                painter.restore()
        for place in self.plan.places.values():
            if place.marks and boxes_meet((place.x, place.y, place.x, place.y), clip, 70):
                self._at(painter, place, level.marks, partial(self._paint_marks, painter, place))

    def _at(self, painter: QPainter, place: PlaceMark, k: float, draw: Callable[[], None]) -> None:
        """Draw round the middle of a place, `k` times as large."""
        painter.save()
        painter.translate(place.x, place.y)
        painter.scale(k, k)
        draw()
        painter.restore()

    def _paint_marks(self, painter: QPainter, place: PlaceMark) -> None:
        """The marks round the foot of a place."""
        for mark, (x, y) in place.marks:
            painter.save()
            painter.translate(x, y)
            mark.draw(painter, mark.radius, self.theme)
            painter.restore()

    def _paint_lands(self, painter: QPainter, level: Level, clip: Box) -> None:
        """Gates across rivers, the signs of countries, and arrows from box to box."""
        for gate in self.sheet.gates:
            draw_gate(painter, gate.x, gate.y, gate.angle, level.sites, self.theme)
        for land in self.plan.lands:
            if boxes_meet(land.ground(level.sites), clip, 10):
                painter.save()
                painter.translate(land.x, land.y)
                painter.scale(level.sites, level.sites)
                land.sign.draw(painter, self.theme)
                for field in land.made:
                    draw_star(painter, *land.sign.stars[field], self.theme)
                painter.restore()
        rooms = {plate.ref: plate.box for plate in self.plan.plates}
        for plate in self.plan.plates:
            for ref in plate.sign.points_to if plate.sign else ():
                draw_arrow(painter, plate.ground, rooms[ref], self.theme)

    def _paint_boxes(self, painter: QPainter, level: Level, clip: Box) -> None:
        """The boxes and tracks that lie on the sheet, each with its name at its head."""
        for plate in self.plan.plates:
            if not boxes_meet(plate.ground, clip, 10):
                continue
            left, top, right, bottom = plate.box
            if plate.sign is not None:
                plate.sign.draw(painter, QRectF(left, top, right - left, bottom - top), self.theme)
                if plate.made:
                    draw_star(painter, right - STAR, bottom + plate.sign.foot / 2, self.theme)
                continue
            draw_plate(painter, QRectF(left, top, right - left, bottom - top), BOX_CORNER, self.theme)
            font = face(FELL, BOX_NAME)
            path = text_path(plate.name, font)
            painter.fillPath(
                path.translated((left + right - path.boundingRect().width()) / 2, top + 1.4 * BOX_NAME),
                QColor(self.theme.map.ink),
            )

    def _paint_names(self, painter: QPainter, level: Level, clip: Box) -> None:
        for name in self._names(level):
            if name.kind != "country" and boxes_meet(name.box, clip, 10):
                self._paint_name(painter, name, level)

    def paint_labels(
        self, painter: QPainter, level: Level, clip: Box = EVERYWHERE, without: Iterable[str] = ()
    ) -> None:
        """The names of places, save some."""
        hidden = set(without)
        for place, label in self.sheet.labels[level.name].items():
            if place not in hidden and boxes_meet(label.box, clip, 6):
                self._paint_label(painter, label, level)

    def _paint_label(self, painter: QPainter, label: Label, level: Level) -> None:
        """One town name with its halo."""
        theme = self.theme
        width = HALO * max(level.size(label.rank) / 18, 0.8)
        painter.save()
        painter.translate(label.x, label.y)
        if label.rank == "ribbon":
            draw_ribbon(painter, label_box(label), theme)
            painter.fillPath(
                text_path(label.text, label_font(theme, level, label.rank)), QColor(theme.map.halo)
            )
            painter.restore()
            return
        font, halo = label_font(theme, level, label.rank), faded(theme.map.halo, HALO_STRENGTH)
        self._write(painter, label.text, font, QColor(theme.map.ink), halo, width)
        painter.restore()

    def _paint_ornament(self, painter: QPainter, clip: Box) -> None:
        draw_frame(painter, self.plan, self.theme)
        if self.plan.entry.projection.kind == "plain":
            return
        text = game_theme(self.plan.board.game).cartouches.get(self.sheet.map)
        if text is not None and boxes_meet(self.sheet.cartouche, clip, 10):
            draw_cartouche(painter, self.sheet.cartouche, text, self.plan.projection, self.theme)
        if boxes_meet(self.sheet.rose, clip, 10):
            left, _, right, bottom = self.sheet.rose
            draw_north(painter, (left + right) / 2, bottom - (right - left) / 2, self.theme)


def label_box(label: Label) -> QRectF:
    """The box of a name, seen from the beginning of its base line."""
    left, top, right, bottom = label.box
    return QRectF(left - label.x, top - label.y, right - left, bottom - top)


def road_pens(theme: Theme, k: float) -> dict[str, tuple[QPen, ...]]:
    """The pens of each kind of road, one over the other, lowest kind first; `k` scales their widths."""
    colours, flat = theme.map, Qt.PenCapStyle.FlatCap
    halo = faded(colours.halo, 0.7)
    return {
        "lake": (_dashes(faded(colours.water_names, 0.75), 2.2 * k, (0.1, 3.6), Qt.PenCapStyle.RoundCap),),
        "passage": (
            stroke(halo, 4.6 * k, cap=flat),
            _dashes(QColor(colours.river), 2.2 * k, (5.0, 2.8), flat),
        ),
        "indian-trail": (
            stroke(halo, 5.4 * k),
            _dashes(QColor(colours.minor), 3.4 * k, (0.1, 2.3), Qt.PenCapStyle.RoundCap),
        ),
        "minor": (
            stroke(halo, 4.2 * k, cap=flat),
            _dashes(QColor(colours.minor), 1.9 * k, (4.2, 2.4), flat),
        ),
        "river": (
            stroke(faded(colours.halo, 0.8), 10.5 * k),
            stroke(colours.river, 8.0 * k),
            stroke(colours.sea, 4.6 * k),
        ),
        "road": (stroke(colours.main_out, 7.0 * k), stroke(colours.main_in, 4.0 * k)),
        "main": (stroke(colours.main_out, 6.4 * k), stroke(colours.main_in, 3.6 * k)),
    }


def _dashes(colour: QColor, width: float, pattern: tuple[float, float], cap: Qt.PenCapStyle) -> QPen:
    pen = QPen(colour, width, Qt.PenStyle.CustomDashLine, cap)
    pen.setDashPattern(list(pattern))
    return pen


def _ruling(box: QRectF, dx: int, dy: int) -> list[QLineF]:
    """Parallel lines across a box, at the pitch of the hatching."""
    lines = []
    if dx == 0 or dy == 0:
        length = box.height() if dx else box.width()
        for i in range(int(length / HATCH_PITCH) + 1):
            at = i * HATCH_PITCH
            if dx:
                lines.append(QLineF(box.left(), box.top() + at, box.right(), box.top() + at))
            else:
                lines.append(QLineF(box.left() + at, box.top(), box.left() + at, box.bottom()))
        return lines
    high = box.height()
    for i in range(int((box.width() + high) / (HATCH_PITCH * 1.414)) + 1):
        at = box.left() - high + i * HATCH_PITCH * 1.414
        if dy > 0:
            lines.append(QLineF(at, box.top(), at + high, box.bottom()))
        else:
            lines.append(QLineF(at, box.bottom(), at + high, box.top()))
    return lines
