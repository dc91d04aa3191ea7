"""Where the cartouche and the compass rose find room."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from desktop.maps.plan import Plan
from desktop.maps.shapes import Box


def clear_corner(plan: Plan, land: BaseGeometry, size: tuple[float, float], taken: Sequence[Box]) -> Box:
    """The place near a corner of the frame that covers no town and no pip, and least road and land."""
    wide, high = size
    xs, ys = np.meshgrid(
        np.arange(40, plan.width - wide - 39, 20), np.arange(40, plan.height - high - 39, 20)
    )
    xs, ys = xs.ravel(), ys.ravel()
    hard = [(p.x - 30, p.y - 46, p.x + 120, p.y + 30) for p in plan.places.values()]
    hard += [pip.box for pip in plan.pips] + list(taken)
    free = np.ones(len(xs), dtype=bool)
    for left, top, right, bottom in hard:
        free &= (xs >= right + 6) | (xs + wide <= left - 6) | (ys >= bottom + 6) | (ys + high <= top - 6)
    if free.any():
        xs, ys = xs[free], ys[free]
    cost = np.minimum(xs, plan.width - wide - xs) + np.minimum(ys, plan.height - high - ys)
    roads = np.array([p for road in plan.roads.values() for p in road.points()] or [(-1e6, -1e6)])
    inside = (
        (roads[:, 0] > xs[:, None])
        & (roads[:, 0] < xs[:, None] + wide)
        & (roads[:, 1] > ys[:, None])
        & (roads[:, 1] < ys[:, None] + high)
    )
    cost += 60 * inside.sum(axis=1)
    shore = land.simplify(4)
    shapely.prepare(shore)
    cost += np.where(shapely.intersects(shore, shapely.box(xs, ys, xs + wide, ys + high)), 160, 0)
    best = int(np.argmin(cost))
    x, y = float(xs[best]), float(ys[best])
    return (x, y, x + wide, y + high)
