"""Names that are engraved into the ground: rivers along their course, uplands along their ridge, countries, seas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from PySide6.QtGui import QFontMetricsF
from shapely import STRtree
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from desktop.art.fonts import engraved_font
from desktop.maps.borders import Borders
from desktop.maps.coast import frame_box
from desktop.maps.ground import Geography
from desktop.maps.levels import Level
from desktop.maps.plan import Plan
from desktop.maps.rivers import Course
from desktop.maps.sheet import Label, Letter, Name
from desktop.maps.smooth import chaikin
from desktop.maps.source import engraving
from desktop.profile.game_theme import game_theme

Box = tuple[float, float, float, float]
RIVER_PX, RIVER_RISE = 19.0, 6.0
UPLAND_PX = 20.0
EXIT_PX = 17.0
FLOATING = ("river", "lake")
"""Roads that lie on water: a name of the water may stand beside them."""
CLEAR_ENOUGH, TOO_CROWDED = 0.3, 1.1
WATER_PX = {"ocean": 54.0, "sea": 40.0, "gulf": 30.0, "lake": 18.0, "bay": 24.0, "strait": 21.0}
STEEPEST = 62.0
MIN_COUNTRY_AREA = 42000.0
OFF_BAND = 8.0
"""How far the names of lands of squares keep from their borders, besides what all names do."""


@dataclass
class Taken:
    """What is taken on the sheet already; `weights` says how much each thing minds being covered."""

    taken: list[BaseGeometry]
    weights: list[float]

    def add(self, areas: Sequence[BaseGeometry], weight: float) -> None:
        """More that is taken."""
        self.taken.extend(areas)
        self.weights.extend([weight] * len(areas))

    def tree(self) -> STRtree:
        """All that is taken, to be asked by area."""
        return STRtree(self.taken)


def occupied(plan: Plan, labels: dict[str, Label], level: Level) -> Taken:
    """Towns, crowns, roads, pips, signs of countries and the names of places."""
    taken = Taken([], [])
    places = plan.places.values()
    k = level.symbols
    taken.add([Point(p.x, p.y).buffer(p.radius * level.sign(p.sign) + 3) for p in places], 3.0)
    taken.add([shapely.box(*p.crown(k)) for p in places if p.sign.crowned], 3.0)
    taken.add([shapely.box(*p.arms(k)) for p in places if p.sign.coat], 3.0)
    taken.add([shapely.box(*box) for p in places for box in p.ground()[1:]], 3.0)
    lines = [r.points() for r in plan.roads.values() if r.kind not in FLOATING]
    lines += [list(e.curve) for e in plan.exits]
    taken.add([LineString(line).buffer(4) for line in lines], 1.0)
    taken.add([shapely.box(*pip.box) for pip in plan.pips], 3.0)
    taken.add([shapely.box(*land.ground(level.sites)) for land in plan.lands], 6.0)
    taken.add([shapely.box(*land.clear(level.sites)) for land in plan.lands], 2.0)
    taken.add([shapely.box(*label.box) for label in labels.values()], 4.0)
    return taken


def river_names(plan: Plan, rivers: list[Course], taken: Taken, land: BaseGeometry) -> list[Name]:
    """The straightest free stretch of every greater river; a river without one stays without a name."""
    frame = frame_box(plan, -25).intersection(land)
    metrics = QFontMetricsF(engraved_font("river", RIVER_PX))
    found: list[Name] = []
    for course in sorted(rivers, key=lambda c: c.rank):
        if course.rank > 2 or not course.name or len(course.curve) < 2:
            continue
        line = LineString(course.curve).intersection(frame)
        parts = [p for p in getattr(line, "geoms", [line]) if p.geom_type == "LineString" and not p.is_empty]
        if not parts:
            continue
        name = _along(course, max(parts, key=lambda p: p.length), metrics, taken)
        if name is not None:
            found.append(name)
            left, top, right, bottom = name.box
            taken.add([shapely.box(left, top, right, bottom)], 3.0)
    return found


def _along(course: Course, line: LineString, metrics: QFontMetricsF, taken: Taken) -> Name | None:
    """Letters one by one along the simplified course, a little above it, read from left to right."""
    base = LineString(chaikin([(x, y) for x, y, *_ in line.simplify(12).coords], 2))
    wide = [metrics.horizontalAdvance(letter) for letter in course.name]
    width = sum(wide)
    if base.length < width * 1.3:
        return None
    step = 4.0
    count = int(base.length // step)
    along = shapely.get_coordinates(shapely.line_interpolate_point(base, np.arange(count) * step))
    tangent = np.gradient(along, axis=0)
    tangent /= np.maximum(np.hypot(tangent[:, 0], tangent[:, 1]), 1e-6)[:, None]
    normal = np.stack([tangent[:, 1], -tangent[:, 0]], axis=1)
    normal *= np.where(tangent[:, :1] < 0, -1.0, 1.0)
    middle = shapely.points(along + normal * 12)
    busy = np.zeros(count)
    hits = np.unique(taken.tree().query(middle, predicate="dwithin", distance=8.0)[0])
    busy[hits] = 1.0
    window = max(2, int(width / step))
    best, start = 14.0, -1
    for i in range(0, count - window, 2):
        chord = math.dist(along[i], along[i + window]) / (window * step)
        slope = abs(along[i + window][0] - along[i][0]) / (window * step)
        cost = (
            80 * (1 - chord) + busy[i : i + window].mean() * 60 + abs(i / count - 0.5) * 2 + (1 - slope) * 3
        )
        if cost < best:
            best, start = cost, i
    if start < 0:
        return None
    forward = along[start + window][0] >= along[start][0]
    letters = _letters(course.name, wide, base, start * step if forward else (start + window) * step, forward)
    return Name("river", "water", RIVER_PX, letters, _hull(letters, 20), course.rank)


def _letters(name: str, wide: list[float], base: LineString, position: float, forward: bool) -> list[Letter]:
    """Letters of these widths one by one along a line from a distance on, forward or back, each turned as it runs."""
    sign = 1 if forward else -1
    letters = []
    for letter, advance in zip(name, wide, strict=True):
        centre = position + sign * advance / 2
        before, after = (
            base.interpolate(max(0, centre - sign * 10)),
            base.interpolate(max(0, centre + sign * 10)),
        )
        at = base.interpolate(centre)
        angle = math.atan2(after.y - before.y, after.x - before.x)
        up = RIVER_RISE
        x = at.x - math.cos(angle) * advance / 2 + math.sin(angle) * up
        y = at.y - math.sin(angle) * advance / 2 - math.cos(angle) * up
        letters.append(Letter(letter, x, y, math.degrees(angle)))
        position += sign * advance
    return letters


def _hull(letters: Sequence[Letter], reach: float) -> Box:
    """A box round letters."""
    return (
        min(p.x for p in letters) - reach,
        min(p.y for p in letters) - reach,
        max(p.x for p in letters) + reach,
        max(p.y for p in letters) + reach,
    )


def upland_names(plan: Plan, geography: Geography, taken: Taken) -> list[Name]:
    """Names of the greater uplands along the chord of their ridge, where the ground is clear."""
    metrics = QFontMetricsF(engraved_font("upland", UPLAND_PX))
    frame = frame_box(plan, -30)
    found = []
    for upland in geography.uplands:
        text = engraving().names.get(upland.name, upland.name).split(" (")[0]
        if upland.relief < 2 or not upland.ridges or not text:
            continue
        ridge = LineString(plan.projection.many(upland.ridges[0])).intersection(frame)
        if ridge.geom_type != "LineString" or ridge.is_empty:
            continue
        one, two = sorted((ridge.coords[0], ridge.coords[-1]))
        angle = math.atan2(two[1] - one[1], two[0] - one[0])
        if abs(math.degrees(angle)) > STEEPEST:
            angle = 0.0
        name = _on_ridge(text, ridge, angle, metrics.horizontalAdvance(text), taken, frame)
        if name is not None:
            found.append(name)
    return found


def _on_ridge(
    text: str, ridge: LineString, angle: float, width: float, taken: Taken, frame: BaseGeometry
) -> Name | None:
    """The clearest of some places along the ridge, moved up to 46 px aside."""
    tree = taken.tree()
    cos, sin = math.cos(angle), math.sin(angle)
    best: tuple[float, float, float, Polygon] | None = None
    for share in (0.5, 0.4, 0.6, 0.3, 0.7):
        middle = ridge.interpolate(share, normalized=True)
        for shift in (6, 26, -22, 46, -42):
            x = middle.x - cos * width / 2 - sin * shift
            y = middle.y - sin * width / 2 + cos * shift
            corners = [
                (x + cos * a - sin * b, y + sin * a + cos * b)
                for a, b in ((-2, 6), (width + 2, 6), (width + 2, -16), (-2, -16))
            ]
            strip = Polygon(corners)
            near = tree.query(strip, predicate="intersects")
            over = (
                float(shapely.area(shapely.intersection(tree.geometries[near], strip)).sum())
                if len(near)
                else 0.0
            )
            cost = over + abs(shift) * 4 + (1e6 if not frame.contains(strip) else 0)
            if best is None or cost < best[0]:
                best = (cost, x, y, strip)
    if best is None or best[0] > 420:
        return None
    _, x, y, strip = best
    taken.add([strip.buffer(3)], 3.0)
    return Name("upland", "hills", UPLAND_PX, [Letter(text, x, y, math.degrees(angle))], strip.bounds)


def country_names(plan: Plan, borders: Borders, land: BaseGeometry, taken: Taken, level: Level) -> list[Name]:
    """Each country's name in capitals at the clearest spot of its visible land."""
    found = []
    own = game_theme(plan.board.game).countries
    inside = frame_box(plan, -26).intersection(land.buffer(4))
    limit = TOO_CROWDED if level.country <= 1 or plan.squared else TOO_CROWDED * 0.6
    for territory in sorted(borders.territories, key=lambda t: -t.area.area):
        lines = own.get(territory.country, [plan.board.countries[territory.country].name])
        area = territory.area.intersection(inside)
        if not lines or area.area < MIN_COUNTRY_AREA * level.country:
            continue
        pixels = (38.0 if area.area > 400000 else 28.0 if area.area > 90000 else 22.0) * level.country
        if plan.squared:
            area = area.buffer(-OFF_BAND)
        name = _in_area(
            [line.upper() for line in lines],
            pixels,
            area,
            territory.owner or territory.country,
            taken,
            limit,
        )
        if name is not None:
            found.append(name)
    return found


def region_names(plan: Plan, level: Level) -> list[Name]:
    """Names of lands without borders, where the engraver wants them."""
    found = []
    for region in game_theme(plan.board.game).regions.get(plan.map, ()):
        size = region.pixels * level.sites
        metrics = QFontMetricsF(engraved_font("country", size))
        lead, rise = size * 1.2, metrics.capHeight()
        widths = [metrics.horizontalAdvance(line) for line in region.lines]
        x, y = plan.projection(*region.at)
        top, high = y - (rise + lead * (len(widths) - 1)) / 2, rise + lead * (len(widths) - 1)
        letters = [
            Letter(line, x - wide / 2, top + rise + lead * i, 0.0)
            for i, (line, wide) in enumerate(zip(region.lines, widths, strict=True))
        ]
        box = (x - max(widths) / 2 - 4, top - 4, x + max(widths) / 2 + 4, top + high + 4)
        found.append(Name("country", "", size, letters, box))
    return found


def _in_area(
    lines: list[str], pixels: float, area: BaseGeometry, key: str, taken: Taken, limit: float
) -> Name | None:
    """The spot with the least under it; smaller letters where that clears the ground, at last none."""
    best: tuple[float, Name] | None = None
    for share in (1.0, 0.86, 0.74, 0.64):
        size = pixels * share
        metrics = QFontMetricsF(engraved_font("country", size))
        widths = [metrics.horizontalAdvance(line) for line in lines]
        lead, rise = size * 1.2, metrics.capHeight()
        wide, high = max(widths), rise + lead * (len(lines) - 1)
        spot = _clearest(area, wide, high, taken)
        if spot is None:
            continue
        x, y, covered = spot
        letters = [
            Letter(line, x + (wide - w) / 2, y + rise + lead * i, 0.0)
            for i, (line, w) in enumerate(zip(lines, widths, strict=True))
        ]
        name = Name("country", key, size, letters, (x - 4, y - 4, x + wide + 4, y + high + 4))
        burden = covered / (wide * high)
        if best is None or burden < best[0] * 0.8:
            best = (burden, name)
        if burden < CLEAR_ENOUGH:
            break
    if best is None or best[0] > limit:
        return None
    taken.add([shapely.box(*best[1].box)], 3.0)
    return best[1]


def _clearest(
    area: BaseGeometry, wide: float, high: float, taken: Taken
) -> tuple[float, float, float] | None:
    """The place of a box within an area that covers least, near the middle if all is equal; and what it covers."""
    left, top, right, bottom = area.bounds
    if right - left < wide or bottom - top < high:
        return None
    grid = np.meshgrid(np.linspace(left, right - wide, 28), np.linspace(top, bottom - high, 34))
    xs, ys = grid[0].ravel(), grid[1].ravel()
    shapely.prepare(area)
    boxes = shapely.box(xs - 6, ys - 6, xs + wide + 6, ys + high + 6)
    fits = shapely.contains(area, boxes)
    if not fits.any():
        return None
    xs, ys, boxes = xs[fits], ys[fits], boxes[fits]
    tree = taken.tree()
    which, what = tree.query(boxes, predicate="intersects")
    covered = np.zeros(len(boxes))
    over = shapely.area(shapely.intersection(boxes[which], tree.geometries[what]))
    np.add.at(covered, which, over * np.array(taken.weights)[what])
    centre = area.centroid
    cost = covered + np.hypot(xs + wide / 2 - centre.x, ys + high / 2 - centre.y) * 2.0
    best = int(np.argmin(cost))
    return float(xs[best]), float(ys[best]), float(covered[best])


def exit_names(plan: Plan, taken: Taken) -> list[Name]:
    """Where a road leaves the sheet: the place it leads to, with an arrow, at the frame."""
    metrics = QFontMetricsF(engraved_font("exit", EXIT_PX))
    found = []
    for road in plan.exits:
        x, y = road.curve[3]
        east, west = x > plan.width - 1, x < 1
        text = f"{road.name} \u2192" if east else f"\u2190 {road.name}" if west else road.name
        width = metrics.horizontalAdvance(text)
        left = (
            plan.width - width - 8 if east else 8.0 if west else min(max(8.0, x + 10), plan.width - width - 8)
        )
        tree = taken.tree()
        spots = [(left, y + shift) for shift in (-9, 22, -24, 38)]
        strips = [shapely.box(a, b - 14, a + width, b + 4) for a, b in spots]
        best = min(range(4), key=lambda i: (len(tree.query(strips[i], predicate="intersects")), i))
        taken.add([strips[best].buffer(2)], 3.0)
        found.append(Name("exit", "", EXIT_PX, [Letter(text, *spots[best], 0.0)], strips[best].bounds))
    return found


def water_names(plan: Plan, geography: Geography, land: BaseGeometry) -> list[Name]:
    """Seas and bays in italic letters, at the angle the geography gives, if they lie on the sheet's water."""
    found = []
    frame = frame_box(plan, -20)
    shore = land.buffer(4)
    for label in geography.labels:
        text = engraving().names.get(label.text, label.text)
        pixels = WATER_PX.get(label.kind, 22.0)
        if not text:
            continue
        width = QFontMetricsF(engraved_font("water", pixels)).horizontalAdvance(text)
        x, y = plan.projection(*label.at)
        angle = math.radians(label.angle)
        x, y = x - math.cos(angle) * width / 2, y - math.sin(angle) * width / 2
        strip = LineString([(x, y), (x + math.cos(angle) * width, y + math.sin(angle) * width)]).buffer(
            pixels * 0.4
        )
        if frame.contains(strip) and shore.intersection(strip).area < strip.area * 0.06:
            letters, rank = [Letter(text, x, y, label.angle)], 2 if label.kind == "lake" else 1
            found.append(Name("water", "water", pixels, letters, strip.bounds, rank))
    return found
