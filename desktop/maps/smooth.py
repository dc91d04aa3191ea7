"""Curves through surveyed points, and the seeds that make every choice the same on every machine."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Callable, Sequence

Point = tuple[float, float]


def seed(*key: object) -> int:
    """A number from a stable key, the same in every run (unlike `hash`)."""
    return int.from_bytes(hashlib.md5(repr(key).encode(), usedforsecurity=False).digest()[:8], "big")


def chance(*key: object) -> random.Random:
    """A generator of its own for one thing on the map."""
    return random.Random(seed(*key))


def chaikin(points: Sequence[Point], rounds: int = 1, closed: bool = False) -> list[Point]:
    """Cuts corners; an open line keeps its ends, a closed ring is given without its last point."""
    line = list(points)
    for _ in range(rounds):
        if len(line) < 3:
            return line
        cut: list[Point] = [] if closed else [line[0]]
        pairs = zip(line, line[1:] + line[:1] if closed else line[1:], strict=False)
        for (ax, ay), (bx, by) in pairs:
            cut.append((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by))
            cut.append((0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
        if not closed:
            cut.append(line[-1])
        line = cut
    return line


def cut_ring(ring: Sequence[Point], fixed: Callable[[Point], bool]) -> list[Point]:
    """One Chaikin pass over a coast in which points on the outer cut of the data stay where they are."""
    held = [fixed(p) for p in ring]
    smooth: list[Point] = []
    for i, (ax, ay) in enumerate(ring):
        j = (i + 1) % len(ring)
        bx, by = ring[j]
        if held[i]:
            smooth.append((ax, ay))
        if held[i] and held[j]:
            continue
        if not held[i]:
            smooth.append((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by))
        if not held[j]:
            smooth.append((0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
    return smooth


def catmull(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """Centripetal Catmull-Rom: it passes through every vertex, so confluences stay joined."""
    if len(points) < 3:
        return list(points)
    first = (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1])
    last = (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1])
    held = [first, *points, last]
    curve = [points[0]]
    for i in range(1, len(held) - 2):
        curve.extend(_span(held[i - 1], held[i], held[i + 1], held[i + 2], steps))
    return curve


def _span(p0: Point, p1: Point, p2: Point, p3: Point, steps: int) -> list[Point]:
    """One span of the curve, from p1 (left out) to p2 (exactly)."""
    t1 = max(1e-3, math.dist(p0, p1) ** 0.5)
    t2 = t1 + max(1e-3, math.dist(p1, p2) ** 0.5)
    t3 = t2 + max(1e-3, math.dist(p2, p3) ** 0.5)
    span = []
    for step in range(1, steps):
        t = t1 + (t2 - t1) * step / steps
        xy = []
        for a, b, c, d in zip(p0, p1, p2, p3, strict=True):
            a1 = (t1 - t) / t1 * a + t / t1 * b
            a2 = (t2 - t) / (t2 - t1) * b + (t - t1) / (t2 - t1) * c
            a3 = (t3 - t) / (t3 - t2) * c + (t - t2) / (t3 - t2) * d
            b1 = (t2 - t) / t2 * a1 + t / t2 * a2
            b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
            xy.append((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2)
        span.append((xy[0], xy[1]))
    span.append(p2)
    return span


def cubic(start: Point, one: Point, two: Point, end: Point, t: float) -> Point:
    """The point at t on a cubic curve."""
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (
        a * start[0] + b * one[0] + c * two[0] + d * end[0],
        a * start[1] + b * one[1] + c * two[1] + d * end[1],
    )
