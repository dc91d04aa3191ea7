"""How pieces keep apart on a map seen from afar: they grow smaller, step aside, and at last heap. Plain numpy.

A body is all that stands at one place, as one box in screen pixels from the scene's corner.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

WIDE, HIGH = 47.0, 40.0
"""What a piece takes at size 1 beside its neighbours."""
FLOOR = 0.74
"""No piece is smaller than this share of its game's least size, however near its neighbours stand."""
SIZE_STEP = 0.05
CLOSEST_FIFTH = 5
ASIDE, LIT_ASIDE = 26.0, 60.0
"""How far a piece may step aside, and how far one that is lit may: it never lies in a cluster."""
HEAP = 4
"""How many bodies at most lie over each other before they become a cluster."""
SHARED = 3.0
"""What two bodies may share each way before it matters."""
STEPS = 60
FLAT = 1.3
"""Bodies part sideways unless what they share is so much wider than high."""


def held_back(points: Floats, size: float, least: float) -> float:
    """The size at which pieces at these points overlap no more than the closest fifth; not under the floor."""
    count = len(points)
    floor = least * FLOOR
    if count < 2:
        return max(floor, size)
    one, other = np.triu_indices(count, 1)
    away = np.abs(points[one] - points[other])
    fits = np.sort(np.maximum(away[:, 0] / WIDE, away[:, 1] / HIGH))
    allowed = float(fits[min(len(fits) - 1, max(1, count // CLOSEST_FIFTH))])
    if allowed >= size:
        return max(floor, size)
    return max(floor, math.floor(allowed / SIZE_STEP) * SIZE_STEP)


@dataclass(frozen=True)
class Stand:
    """Where bodies stand.

    Attributes:
        pushes: how far each has stepped aside (n, 2). clusters: rows that lie in one heap, the first on top.
    """

    pushes: Floats
    clusters: tuple[tuple[int, ...], ...]


def stand(bodies: Floats, lit: Sequence[bool]) -> Stand:
    """Part bodies that overlap; what cannot part within reach becomes a cluster, but never with one that is lit."""
    count = len(bodies)
    if count < 2:
        return Stand(np.zeros((count, 2)), ())
    shown = np.array(lit, bool)
    limits = np.where(shown, LIT_ASIDE, ASIDE)
    crowd = _sharing(bodies).sum(1) > HEAP - 1
    pushes = _part(bodies, limits)
    left = _sharing(bodies + np.tile(pushes, 2))
    heaps = left | (_sharing(bodies) & (crowd[:, None] | crowd[None, :]))
    hideable = ~shown[:, None] & ~shown[None, :]
    heaps &= hideable
    groups: list[tuple[int, ...]] = [(row,) for row in range(count)]
    while heaps.any():
        groups = [tuple(row for one in near for row in groups[one]) for near in _gathered(heaps)]
        rows = np.array([group[0] for group in groups])
        aside = _part(bodies[rows], limits[rows])
        pushes = np.zeros((count, 2))
        pushes[rows] = aside
        heaps = _sharing(bodies[rows] + np.tile(aside, 2)) & hideable[np.ix_(rows, rows)]
    clusters = tuple(group for group in groups if len(group) > 1)
    for first, *others in clusters:
        pushes[others] = pushes[first] + _middle(bodies[[first]]) - _middle(bodies[others])
    return Stand(pushes, clusters)


def _middle(boxes: Floats) -> Floats:
    return np.asarray((boxes[:, :2] + boxes[:, 2:]) / 2)


def _shared(boxes: Floats) -> tuple[Floats, Floats]:
    """How wide and how high what each two bodies share is."""
    wide = np.minimum(boxes[:, None, 2], boxes[None, :, 2]) - np.maximum(boxes[:, None, 0], boxes[None, :, 0])
    high = np.minimum(boxes[:, None, 3], boxes[None, :, 3]) - np.maximum(boxes[:, None, 1], boxes[None, :, 1])
    return wide, high


def _sharing(boxes: Floats) -> Flags:
    wide, high = _shared(boxes)
    found = (wide > SHARED) & (high > SHARED)
    np.fill_diagonal(found, False)
    return np.asarray(found)


def _part(bodies: Floats, limits: Floats) -> Floats:
    """Push bodies away from each other until none overlap, or none can go farther."""
    pushes = np.zeros((len(bodies), 2))
    middles = _middle(bodies)
    tie = np.arange(len(bodies))
    for _ in range(STEPS):
        wide, high = _shared(bodies + np.tile(pushes, 2))
        meets = (wide > 0) & (high > 0)
        np.fill_diagonal(meets, False)
        if not meets.any():
            break
        at = middles + pushes
        away = at[:, None] - at[None]
        sign = np.where(away != 0, np.sign(away), np.sign(tie[:, None] - tie[None])[..., None])
        sideways = meets & (wide <= high * FLAT)
        step = np.zeros_like(pushes)
        step[:, 0] = (sign[..., 0] * (wide / 2 + 0.5) * sideways).sum(1)
        step[:, 1] = (sign[..., 1] * (high / 2 + 0.5) * (meets & ~sideways)).sum(1)
        pushes += 0.5 * step
        length = np.maximum(np.hypot(pushes[:, 0], pushes[:, 1]), 1e-9)
        pushes *= np.minimum(1.0, limits / length)[:, None]
    return pushes


def _gathered(linked: Flags) -> list[tuple[int, ...]]:
    """Rows around those that have the most beside them: each lies at its own first, so a heap is never a whole land."""
    groups: dict[int, tuple[int, ...]] = {}
    free = np.ones(len(linked), bool)
    for first in np.argsort(-linked.sum(1), kind="stable").tolist():
        if free[first]:
            free[first] = False
            near = np.flatnonzero(linked[first] & free)
            free[near] = False
            groups[first] = (first, *near.tolist())
    return [groups[first] for first in sorted(groups)]
