"""Names of places: candidate positions, their costs, greedy choice, annealing, descent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from PySide6.QtGui import QFontMetricsF
from shapely import STRtree
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from desktop.maps.levels import Level, label_font
from desktop.maps.plan import Plan
from desktop.maps.rivers import Course
from desktop.maps.sheet import Label
from desktop.maps.signs import PlaceMark, Rank
from desktop.maps.smooth import chance
from desktop.profile.theme import Theme

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Geometries = NDArray[np.object_]


Box = tuple[float, float, float, float]
RANKS: dict[Rank, int] = {"town": 0, "ribbon": 0, "minor": 1, "site": 1, "major": 2}
NEAR = 2.5
EDGE = 6.0


@dataclass(frozen=True)
class Spot:
    """One candidate position."""

    x: float
    y: float
    box: Box
    cost: float
    side: str


def place_labels(
    plan: Plan, theme: Theme, level: Level, rivers: list[Course], blocked: Sequence[Box], anneal: bool
) -> dict[str, Label]:
    """The names of one level: none over another, over a pip, or along a road."""
    marks = [p for p in plan.places.values() if level.size(p.lettering) > 0]
    if not marks:
        return {}
    spots = [_candidates(p, theme, level) for p in marks]
    costs = _costs(plan, level, marks, spots, rivers, blocked)
    owner = np.repeat(np.arange(len(marks)), [len(s) for s in spots])
    first = np.concatenate([[0], np.cumsum([len(s) for s in spots])]).tolist()
    boxes = np.array([spot.box for row in spots for spot in row])
    conflicts = _conflicts(boxes, owner)
    chosen = _greedy(marks, costs, first, conflicts)
    if anneal:
        _anneal(plan, level, chosen, costs, first, conflicts)
    labels = {}
    for i, place in enumerate(marks):
        spot = spots[i][chosen[i]]
        labels[place.id] = Label(place.name, spot.x, spot.y, spot.box, spot.side, place.lettering)
    return labels


def _candidates(place: PlaceMark, theme: Theme, level: Level) -> list[Spot]:
    """Fourteen positions round the place, the best first."""
    metrics = QFontMetricsF(label_font(theme, level, place.lettering))
    w = metrics.horizontalAdvance(place.name) + 2
    rise = metrics.capHeight() + 2
    drop = metrics.descent() * 0.55
    if place.sign.plate:
        return _round_a_site(place, level, w, rise, drop)
    r = place.radius * level.symbols + 4
    up = r + 3 + (28 * level.symbols if place.sign.crowned else 0)
    choices = (
        (r, rise / 2, 0.0, "right"),
        (r * 0.75, -r * 0.6, 0.5, "right"),
        (r * 0.75, r * 0.6 + rise, 0.6, "right"),
        (-w - r, rise / 2, 1.0, "left"),
        (-w / 2, -up, 1.2, "above"),
        (-w / 2, r + rise, 1.3, "below"),
        (-w - r * 0.75, -r * 0.6, 1.4, "left"),
        (-w - r * 0.75, r * 0.6 + rise, 1.5, "left"),
        (-w * 0.25, -up, 1.4, "above"),
        (-w * 0.75, -up, 1.6, "above"),
        (-w * 0.25, r + rise, 1.5, "below"),
        (-w * 0.75, r + rise, 1.7, "below"),
        (r + 8, rise / 2 - 10, 1.2, "right"),
        (r + 8, rise / 2 + 10, 1.2, "right"),
        (-w - r - 8, rise / 2 - 10, 1.7, "left"),
        (-w - r - 8, rise / 2 + 10, 1.7, "left"),
    )
    return [
        Spot(
            place.x + dx,
            place.y + dy,
            (place.x + dx, place.y + dy - rise, place.x + dx + w, place.y + dy + drop),
            cost,
            side,
        )
        for dx, dy, cost, side in choices
    ]


COUNTERS = 12.0
"""What it costs a name to lie where the counters of a country stand."""
AWAY_FROM_HINT = 2.5
"""What a place on another side than the wished one costs a name."""


def _round_a_site(place: PlaceMark, level: Level, w: float, rise: float, drop: float) -> list[Spot]:
    """Positions on eight sides of a site, clear of its marks; the side that the board wishes is the best."""
    boxes = place.ground(level.sites, level.marks)
    ring, foot = boxes[0], max(box[3] for box in boxes)
    left, right = (min(box[0] for box in boxes), max(box[2] for box in boxes)) if boxes[1:] else ring[::2]
    gap, near, radius = 3.0, 4 * level.sites, place.radius * level.sites
    aside, above = 0.8 * radius, place.y - 0.66 * radius - drop  # a corner of the box on the ring
    beside = [box[1] - drop - gap for box in boxes[1:] if box[0] < ring[0] or box[2] > ring[2]]
    middle = min([place.y + rise / 2 - near, *beside])
    sides = {
        "e": (ring[2] + gap, middle, "right"), "w": (ring[0] - gap - w, middle, "left"),
        "ne": (place.x + aside, above, "right"), "nw": (place.x - aside - w, above, "left"),
        "se": (right + gap, foot - near, "right"), "sw": (left - gap - w, foot - near, "left"),
        "n": (place.x - w / 2, ring[1] - gap - drop, "above"), "s": (place.x - w / 2, foot + gap + rise, "below"),
    }  # fmt: skip
    order = ("e", "w", "n", "ne", "nw", "s", "se", "sw")
    found = []
    for cost, key in enumerate(order):
        x, y, side = sides[key]
        off = 0.2 * cost + (AWAY_FROM_HINT if place.place.label and key != place.place.label else 0.0)
        for shift, more in ((0.0, 0.0), (-0.25 * w, 0.4), (0.25 * w, 0.4)) if key in "ns" else ((0.0, 0.0),):
            at = x + shift
            found.append(Spot(at, y, (at, y - rise, at + w, y + drop), off + more, side))
    return found


def _costs(
    plan: Plan,
    level: Level,
    marks: list[PlaceMark],
    spots: list[list[Spot]],
    rivers: list[Course],
    blocked: Sequence[Box],
) -> list[float]:
    """What each candidate covers, added to its preference."""
    flat = [spot for row in spots for spot in row]
    box = np.array([s.box for s in flat])
    cost = np.array([s.cost for s in flat])
    height = box[:, 3] - box[:, 1]
    owner = np.repeat(np.arange(len(marks)), [len(s) for s in spots])
    outside = (
        (box[:, 0] < EDGE)
        | (box[:, 1] < EDGE)
        | (box[:, 2] > plan.width - EDGE)
        | (box[:, 3] > plan.height - EDGE)
    )
    cost[outside] += 60
    geometry = shapely.box(box[:, 0], box[:, 1], box[:, 2], box[:, 3])
    roads = [LineString(r.points(24)) for r in plan.roads.values()]
    _add_lines(cost, geometry, roads, 9.0, height)
    _add_lines(cost, geometry, [LineString(c.curve) for c in rivers if len(c.curve) > 1], 1.5, height)
    _add_places(cost, box, owner, plan, level, {p.id: i for i, p in enumerate(marks)})
    for pip in plan.pips:
        cost[_meets(box, pip.box)] += 60
    for land in plan.lands:
        cost[_meets(box, land.ground(level.sites))] += 80
        cost[_meets(box, land.clear(level.sites))] += COUNTERS
    for other in blocked:
        cost[_meets(box, other)] += 25
    found: list[float] = cost.tolist()
    return found


def _add_places(
    cost: Floats, box: Floats, owner: NDArray[np.int64], plan: Plan, level: Level, ids: dict[str, int]
) -> None:
    """What it costs to cover places other than the own one: their signs, crowns and arms, what stands around them."""
    for place in plan.places.values():
        reach = place.radius * level.sign(place.sign) + 1
        dx = np.maximum(np.maximum(box[:, 0] - place.x, place.x - box[:, 2]), 0)
        dy = np.maximum(np.maximum(box[:, 1] - place.y, place.y - box[:, 3]), 0)
        hit = (dx * dx + dy * dy <= reach * reach) & (owner != ids.get(place.id, -1))
        cost[hit] += 80 if level.size(place.lettering) else 6
        if place.sign.crowned:
            cost[_meets(box, place.crown(level.symbols))] += 90
        if place.sign.coat:
            cost[_meets(box, place.arms(level.symbols))] += 90
        for taken in place.ground(level.sites, level.marks)[1:]:
            cost[_meets(box, taken)] += 80


def _add_lines(
    cost: Floats, boxes: Geometries, lines: Sequence[BaseGeometry], weight: float, height: Floats
) -> None:
    """Adds the length of lines inside each box, measured in crossings of the box's height."""
    if not lines:
        return
    which, line = STRtree(lines).query(boxes, predicate="intersects")
    array = np.array(lines, dtype=object)
    inside = shapely.length(shapely.intersection(boxes[which], array[line]))
    np.add.at(cost, which, weight * inside / height[which])


def _meets(boxes: Floats, other: Box) -> Flags:
    """Which boxes meet one box."""
    return (
        (boxes[:, 0] < other[2])
        & (boxes[:, 2] > other[0])
        & (boxes[:, 1] < other[3])
        & (boxes[:, 3] > other[1])
    )


def _conflicts(boxes: Floats, owner: NDArray[np.int64]) -> list[list[tuple[int, float]]]:
    """For each candidate the candidates of other places it comes too near, with the cost of both."""
    found: list[list[tuple[int, float]]] = []
    for i, (left, top, right, bottom) in enumerate(boxes.tolist()):
        wide = np.minimum(boxes[:, 2], right + NEAR) - np.maximum(boxes[:, 0], left - NEAR)
        high = np.minimum(boxes[:, 3], bottom + NEAR) - np.maximum(boxes[:, 1], top - NEAR)
        hits = np.nonzero((wide > 0) & (high > 0) & (owner != owner[i]))[0]
        found.append([(int(j), 30 + float(wide[j] * high[j]) / 12) for j in hits])
    return found


def _greedy(
    marks: list[PlaceMark], costs: list[float], first: list[int], conflicts: list[list[tuple[int, float]]]
) -> list[int]:
    """The larger names first, then those with most neighbours in the way."""
    order = sorted(
        range(len(marks)), key=lambda i: (-RANKS[marks[i].lettering], -len(conflicts[first[i]]), marks[i].id)
    )
    live: set[int] = set()
    chosen = [0] * len(marks)
    for i in order:
        options = range(first[i], first[i + 1])
        best = min(options, key=lambda a: costs[a] + sum(c for b, c in conflicts[a] if b in live))
        live.add(best)
        chosen[i] = best - first[i]
    return chosen


def _anneal(
    plan: Plan,
    level: Level,
    chosen: list[int],
    costs: list[float],
    first: list[int],
    conflicts: list[list[tuple[int, float]]],
) -> None:
    """Improves the greedy choice by seeded annealing, then by descent until nothing gets better."""
    count = len(chosen)
    live = [first[i] + chosen[i] for i in range(count)]
    taken = set(live)
    rng = chance("labels", plan.map, level.name)

    def total(a: int) -> float:
        return costs[a] + sum(c for b, c in conflicts[a] if b in taken)

    heat = 20.0
    while heat > 0.05:
        for _ in range(4 * count):
            i = rng.randrange(count)
            now, then = live[i], rng.randrange(first[i], first[i + 1])
            if now == then:
                continue
            change = total(then) - total(now)
            if change < 0 or rng.random() < math.exp(-change / heat):
                taken.discard(now)
                taken.add(then)
                live[i] = then
        heat *= 0.84
    for _ in range(4):
        for i in range(count):
            best = min(range(first[i], first[i + 1]), key=total)
            taken.discard(live[i])
            taken.add(best)
            live[i] = best
    for i in range(count):
        chosen[i] = live[i] - first[i]
