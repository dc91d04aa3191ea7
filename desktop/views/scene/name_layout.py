"""Which spot each name takes: the weightier first, others moved aside where it helps, none over anything.

A whole layout is made for a zoom; after an Action only the names near what has changed are laid anew (`relay`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from desktop.views.scene.name_spots import (
    ELSEWHERE,
    LIT,
    OCCUPIED,
    Flags,
    Floats,
    Places,
    Print,
    Solids,
    Spots,
    Whole,
    cores,
    make_spots,
    meet,
    runs_over,
    still_free,
    worth_naming,
)

NAMES_APART = 1.5
REACH = 80.0
"""How far round a body that has changed names are laid anew."""
STAYS = 0.7
"""By how much a new spot must be better before a name leaves its own."""
TAKES_BEST = 0.9
"""What it costs a name to stand where another would stand best."""
MOST_FOES = 2
ROUNDS = 2
AT_ONCE = 8
"""How many spots are compared with the other names at a time, the cheapest first."""
TRIED = 24
"""How many spots of a name without room are tried by moving others aside."""
DEEP = 60
"""How many for a place in use; those moved aside may then move others in their turn."""
DEPTH = 2
"""How many times in a row that goes on."""
TRIES = 40_000
"""How often a layout may try to move others aside before it leaves names out, times the places of the board: from
afar there is no end to it, and where places are few each may try more often."""

NO_ROOM = 99.0
"""What a name counts as costing that had to be written though there was no room for it."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Scenery:
    """All that a layout is made of: the places, what no name may touch, what is printed, and the zoom."""

    places: Places
    solids: Solids
    printed: Print
    zoom: float


@dataclass(frozen=True)
class Written:
    """Where a name stands, in screen pixels from the scene's corner.

    Attributes:
        leader: the line from its body, if it has one. cost: what the spot costs by itself.
    """

    box: Box
    leader: Box | None = None
    cost: float = 0.0


NameLayout = Mapping[str, Written]
"""The names that are written, by place."""


def lay(scenery: Scenery) -> NameLayout:
    """All names of a scenery."""
    rows = np.flatnonzero(worth_naming(scenery.places.weights, scenery.zoom))
    choice = _Choice(scenery, rows, {})
    choice.fill(rows)
    return choice.written()


def relay(scenery: Scenery, before: Scenery, old: NameLayout) -> NameLayout:
    """The names when little has changed at the same zoom: only those near the changes move, the rest stays."""
    places, changed = scenery.places, _changed(scenery, before)
    kept = {place: one for place, one in old.items() if place in set(places.ids)}
    if not len(changed):
        return kept
    number = {place: row for row, place in enumerate(places.ids)}
    now, then = cores(places, scenery.solids), cores(before.places, before.solids)
    other = (np.abs(now - then) > 0.01).any(1) | (places.weights != before.places.weights)
    grown = (now[:, :2] <= then[:, :2] + 0.01).all(1) & (now[:, 2:] >= then[:, 2:] - 0.01).all(1)
    written = np.full((len(places.ids), 4), ELSEWHERE)
    for place, one in kept.items():
        written[number[place]] = one.box
    around = written[:, None, :] + np.array([-REACH, -REACH, REACH, REACH])
    near = meet(around, changed[None]).any(1)
    near |= meet(now[:, None, :] + np.array([-REACH, -REACH, REACH, REACH]), changed[None]).any(1)
    rows = np.flatnonzero((near | other) & worth_naming(places.weights, scenery.zoom))
    gone = {places.ids[row] for row in np.flatnonzero(~worth_naming(places.weights, scenery.zoom))}
    kept = {place: one for place, one in kept.items() if place not in gone}
    choice = _Choice(
        scenery, rows, {row: kept[places.ids[row]] for row in rows.tolist() if places.ids[row] in kept}
    )
    choice.fix({place: one for place, one in kept.items() if number[place] not in set(rows.tolist())})
    choice.keep(~other | grown)
    choice.fill(rows)
    return {**choice.fixed, **choice.written()}


def _changed(scenery: Scenery, before: Scenery) -> Floats:
    """The boxes of solids that have come or gone, and of places that weigh otherwise (k, 4)."""

    def listed(solids: Solids) -> Floats:
        return np.concatenate([solids.boxes, solids.radii[:, None], solids.owners[:, None]], axis=1).round(2)

    now, then = listed(scenery.solids), listed(before.solids)
    rows, counts = np.unique(
        np.concatenate([np.unique(now, axis=0), np.unique(then, axis=0)]), axis=0, return_counts=True
    )
    alone = rows[counts == 1]
    boxes = alone[:, :4] + alone[:, 4:5] * np.array([-1.0, -1.0, 1.0, 1.0])
    other = scenery.places.weights != before.places.weights
    return np.concatenate([boxes, np.concatenate([scenery.places.points[other]] * 2, axis=1)])


class _Choice:
    """The spots of some places while they are being chosen."""

    def __init__(self, scenery: Scenery, rows: Whole, own: Mapping[int, Written]) -> None:
        places = scenery.places
        self._ids = [places.ids[row] for row in rows]
        self._weights = places.weights[rows]
        spots = make_spots(places, scenery.solids, scenery.printed, scenery.zoom, rows)
        self._spots = _with_own(spots, scenery, rows, own) if own else spots
        self._own = bool(own)
        self._rows = {int(row): number for number, row in enumerate(rows)}
        self._at = np.full(len(rows), -1)
        self._spared = np.zeros(len(rows), bool)
        self._tries = TRIES // max(1, len(places.ids))
        self.fixed: dict[str, Written] = {}
        self._boxes = np.full((len(rows), 4), ELSEWHERE)
        self._leaders = np.full((len(rows), 4), np.nan)
        self._order: list[Whole] = []
        self._windows()

    def fix(self, names: Mapping[str, Written]) -> None:
        """These names stay where they are."""
        self.fixed = dict(names)
        boxes = [one.box for one in names.values()]
        leaders = [one.leader or (np.nan,) * 4 for one in names.values()]
        if boxes:
            self._boxes = np.concatenate([self._boxes, np.array(boxes, np.float64)])
            self._leaders = np.concatenate([self._leaders, np.array(leaders, np.float64)])
            self._windows()

    def keep(self, may: Flags) -> None:
        """Take the own spots of those places that may stay where they were, if nothing has come over them."""
        last = self._spots.costs.shape[1] - 1
        for row, number in self._rows.items():
            if self._own and may[row]:
                self._spots.costs[number, last] -= STAYS
            elif self._own:
                self._spots.costs[number, last] = np.inf

    def _windows(self) -> None:
        """Who can ever touch whom."""
        boxes, leaders = self._spots.boxes, self._spots.leaders
        open_ = np.isfinite(self._spots.spare) | (self._weights >= OCCUPIED)[:, None]
        real = np.where((open_ & (boxes[..., 0] < ELSEWHERE))[..., None], boxes, np.nan)
        lines = np.where(open_[..., None], leaders, np.nan)
        lows = np.concatenate([real[..., :2], lines[..., :2], lines[..., 2:]], axis=1)
        tops = np.concatenate([real[..., 2:], lines[..., :2], lines[..., 2:]], axis=1)
        low = np.where(np.isnan(lows), ELSEWHERE, lows).min(1)
        top = np.where(np.isnan(tops), -ELSEWHERE, tops).max(1)
        windows = np.concatenate([low, top], axis=1)
        count = len(windows)
        fixed, lead = self._boxes[count:], self._leaders[count:]
        ends = np.stack([lead[:, [0, 2]], lead[:, [1, 3]]], axis=2)
        least = np.fmin(fixed[:, :2], np.fmin(ends[:, 0], ends[:, 1]))
        most = np.fmax(fixed[:, 2:], np.fmax(ends[:, 0], ends[:, 1]))
        all_ = np.concatenate([windows, np.concatenate([least, most], axis=1)])
        touching = meet(windows[:, None, :], all_[None], NAMES_APART)
        touching[np.arange(count), np.arange(count)] = False
        self._near = [np.flatnonzero(row) for row in touching]

    # --- choosing -------------------------------------------------------------------

    def _leave_best(self) -> None:
        """Let it cost a name something to take the best spot of another: it would seem to name that place."""
        costs, boxes = self._spots.costs, self._spots.boxes
        best = np.argmin(costs, axis=1)
        for i, spot in enumerate(best.tolist()):
            others = self._near[i][self._near[i] < len(best)]
            if len(others) and np.isfinite(costs[i, spot]):
                costs[others] += TAKES_BEST * meet(boxes[others], boxes[i, spot])

    def fill(self, rows: Whole) -> None:
        """Choose a spot for every name that can have one."""
        self._leave_best()
        costs = self._spots.costs
        sorted_, finite = np.argsort(costs, axis=1, kind="stable"), np.isfinite(costs).sum(1)
        self._order = [spots[:count] for spots, count in zip(sorted_, finite, strict=True)]
        free = [len(spots) for spots in self._order]
        numbers = range(len(rows))
        order = sorted(numbers, key=lambda i: (-self._weights[i], free[i], self._ids[i]))
        missing = [i for i in order if not self._take_best(i)]
        for depth in range(1, DEPTH + 1):
            missing = [
                i for i in missing if not self._make_room(i, depth if self._weights[i] >= OCCUPIED else 0)
            ]
        missing = [i for i in missing if not self._spare(i)]
        for _ in range(ROUNDS):
            self._descend()
        for i in missing:
            if not self._take_best(i) and self._weights[i] >= OCCUPIED:
                self._force(i)

    def _place(self, i: int, spot: int) -> None:
        self._at[i] = spot
        if spot < 0:
            self._boxes[i], self._leaders[i] = ELSEWHERE, np.nan
        else:
            self._boxes[i], self._leaders[i] = self._spots.boxes[i, spot], self._spots.leaders[i, spot]

    def _best(self, i: int, below: float = np.inf) -> int:
        """The cheapest spot that touches no name and costs less than `below`; -1 for none."""
        costs = self._spots.costs[i]
        spots = self._order[i][costs[self._order[i]] < below]
        for first in range(0, len(spots), AT_ONCE):
            tried = self._with_room(i, spots[first : first + AT_ONCE])
            free = ~self._clashes(i, tried)[0].any(1) if len(tried) else np.zeros(0, bool)
            if free.any():
                return int(tried[np.argmax(free)])
        return -1

    def _with_room(self, i: int, spots: Whole) -> Whole:
        """Those of these spots whose boxes touch no name: most are out by that, and leaders need not be looked at."""
        others = self._boxes[self._near[i]]
        return spots[~meet(self._spots.boxes[i, spots][:, None], others[None], NAMES_APART).any(1)]

    def _take_best(self, i: int) -> bool:
        spot = self._best(i)
        if spot >= 0:
            self._place(i, spot)
        return spot >= 0

    def _clashes(self, i: int, spots: Whole) -> tuple[Flags, Whole]:
        """Which names near (columns) each spot (rows) would touch, by box or leader."""
        near = self._near[i]
        near = near[self._boxes[near, 0] < ELSEWHERE]
        boxes, leaders = self._spots.boxes[i, spots], self._spots.leaders[i, spots]
        others, lines = self._boxes[near], self._leaders[near]
        hit = meet(boxes[:, None], others[None], NAMES_APART)
        led, theirs = ~np.isnan(leaders[:, 0]), ~np.isnan(lines[:, 0])
        if theirs.any():
            hit[:, theirs] |= runs_over(lines[None, theirs], boxes[:, None], NAMES_APART)
        if led.any():
            hit[led] |= runs_over(leaders[led][:, None], others[None], NAMES_APART)
            if theirs.any():
                both = np.ix_(led, theirs)
                hit[both] |= _cross(leaders[led][:, None], lines[theirs][None])
        return hit, near

    def _make_room(self, i: int, depth: int = 0, above: frozenset[int] = frozenset()) -> bool:
        """Move up to two other names aside for this one, and with `depth` others for them; `above` stay."""
        if self._take_best(i):
            return True
        spots = self._order[i]
        if not len(spots):
            return False
        hit, near = self._clashes(i, spots)
        price = self._spots.costs[i, spots] + 3.0 * hit.sum(1)
        for n in np.argsort(price, kind="stable")[: TRIED if not depth else DEEP]:
            foes = near[hit[n]].tolist()
            if len(foes) > MOST_FOES or any(foe >= len(self._at) or foe in above for foe in foes):
                continue
            if not self._tries:
                return False
            self._tries -= 1
            before = self._at.copy(), self._boxes.copy(), self._leaders.copy()
            for foe in foes:
                self._place(foe, -1)
            self._place(i, int(spots[n]))
            stay = above | {i}
            if all(self._make_room(foe, depth - 1, stay) if depth else self._take_best(foe) for foe in foes):
                return True
            self._at, self._boxes, self._leaders = before
        return False

    def _spare(self, i: int) -> bool:
        """Leaders may run under pieces where a name has no other room: its own, or those of names near it."""
        for one in (i, *self._near[i].tolist()):
            if one < len(self._at) and not self._spared[one]:
                self._spared[one] = True
                costs = self._spots.costs[one] = np.minimum(self._spots.costs[one], self._spots.spare[one])
                self._order[one] = np.argsort(costs, kind="stable")[: np.isfinite(costs).sum()]
        return self._make_room(i, DEPTH)

    def _descend(self) -> None:
        """Let every name take a better spot that has become free."""
        for i in np.flatnonzero(self._at >= 0).tolist():
            before = int(self._at[i])
            self._place(i, -1)
            spot = self._best(i, below=self._spots.costs[i, before])
            self._place(i, spot if spot >= 0 else before)

    def _force(self, i: int) -> None:
        """A place in use takes the room of a lesser name, and at worst covers signs: never what stands there."""
        spots = np.flatnonzero(self._spots.boxes[i, :, 0] < ELSEWHERE)
        hit, near = self._clashes(i, spots)
        weights = np.concatenate([self._weights, np.full(len(self._boxes) - len(self._at), LIT)])[near]
        lesser = weights < self._weights[i]
        barred = (hit & ~lesser[None]).any(1)
        costs = self._spots.costs[i, spots]
        price = np.where(np.isfinite(costs), costs, 20.0 + self._spots.covers[i, spots]) + 8.0 * hit.sum(1)
        price = np.where(barred, np.inf, price)
        if not len(price) or not np.isfinite(price.min()):
            return
        n = int(np.argmin(price))
        for foe in near[hit[n]]:
            self._place(int(foe), -1)
        self._place(i, int(spots[n]))
        for foe in near[hit[n]]:
            self._take_best(int(foe))

    def written(self) -> dict[str, Written]:
        """The names that found a spot."""
        found = {}
        for i in np.flatnonzero(self._at >= 0).tolist():
            leader = self._leaders[i]
            line = None if np.isnan(leader[0]) else _box(leader)
            cost = self._spots.costs[i, self._at[i]]
            if self._own and self._at[i] == self._spots.costs.shape[1] - 1:
                cost += STAYS
            found[self._ids[i]] = Written(
                _box(self._boxes[i]), line, float(cost) if np.isfinite(cost) else NO_ROOM
            )
        return found


def _with_own(spots: Spots, scenery: Scenery, rows: Whole, own: Mapping[int, Written]) -> Spots:
    """The spots and, as the last of each place, the one where its name stands already."""
    boxes = np.full((len(rows), 1, 4), ELSEWHERE)
    leaders = np.full((len(rows), 1, 4), np.nan)
    for number, row in enumerate(rows):
        if int(row) in own:
            boxes[number, 0] = own[int(row)].box
            leaders[number, 0] = own[int(row)].leader or np.nan
    free, covers = still_free(scenery.solids, boxes, leaders, rows)
    before = np.array([own[int(row)].cost if int(row) in own else np.inf for row in rows])
    costs = np.where(free, before[:, None], np.inf)
    return Spots(
        np.concatenate([spots.boxes, boxes], axis=1),
        np.concatenate([spots.leaders, leaders], axis=1),
        np.concatenate([spots.costs, costs], axis=1),
        np.concatenate([spots.spare, costs], axis=1),
        np.concatenate([spots.covers, covers], axis=1),
    )


def _box(numbers: Floats) -> Box:
    left, top, right, bottom = (float(number) for number in numbers)
    return left, top, right, bottom


def _cross(one: Floats, other: Floats) -> Flags:
    """Whether leaders cross each other."""

    def side(line: Floats, x: Floats, y: Floats) -> Floats:
        return np.asarray(
            (line[..., 2] - line[..., 0]) * (y - line[..., 1])
            - (line[..., 3] - line[..., 1]) * (x - line[..., 0])
        )

    apart = side(one, other[..., 0], other[..., 1]) * side(one, other[..., 2], other[..., 3])
    across = side(other, one[..., 0], one[..., 1]) * side(other, one[..., 2], one[..., 3])
    return np.asarray((apart < 0) & (across < 0))
