"""Where the name of a place may stand: close round its body, or farther off on a leader, and what each spot costs.

All lengths are screen pixels from the scene's corner at one zoom, unless they are said to be of the sheet. A body
is all that stands at a place: its sign, its marks, its pieces and its lights. Plain numpy: any thread may ask.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Small = NDArray[np.float32]
Whole = NDArray[np.intp]
Flags = NDArray[np.bool_]

GAP = 2.0
"""Between a body and a name close to it."""
RINGS = ((9.0, 3.0), (17.0, 4.2), (27.0, 5.6), (40.0, 7.5), (54.0, 9.5))
"""How far off names with a leader stand, and what that costs."""
LONGEST_LEADER = 60.0
CELL = 4.0
"""Sheet pixels of a cell of the integral pictures."""
ROAD, ENGRAVED, PIP = 0.09, 2.0, 3.0
"""What a name costs on a screen pixel of road, on engraved letters, and on the sign of a sector."""
UNSURE, MOST_DOUBT = 12.0, 3.0
"""How much nearer its own body a name should be than any other, and what it costs at most if it is not."""
DOUBT, DOUBT_FAR = 1.0, 0.6
"""How much doubt about whose name it is counts, close by and on a leader."""
OFF_SHEET, OVER_GROUND, UNDER_PIECE = 60.0, 10.0, 20.0
"""What it costs a name without any room to leave its sheet, to cover a sign, to have its leader run under a piece."""
CROSSED = 2.5
"""What it costs a leader to run over the body of another place."""
ELSEWHERE = 1e9
FINE = 5e-3
"""What counts as touching: half as exact numbers are no better."""
IN_DOUBT = 16.0
"""How far from a name another body may make it doubtful whose name it is."""
ROUND = 0.8
"""Half the side of the square that counts for a disc of radius 1."""
PARTS_OF_LEADER = (0.35, 0.65, 0.95)
NO_LEADER_FOR_TOWNS, NO_TOWNS, LEADERS_FOR_USED_ONLY = 0.28, 0.24, 0.20
"""Zooms under which plain towns have no leaders, no names, and only places in use have leaders."""
PLAIN, OCCUPIED, LIT = 1.0, 3.5, 6.0
"""How much a name weighs; fortresses lie between a plain town and a place in use."""


class Integral:
    """A picture of sums over the sheets: what lies in any box is four look-ups away. Sheet pixels."""

    def __init__(self, room: tuple[float, float, float, float]) -> None:
        self._left, self._top = room[0], room[1]
        wide = int((room[2] - room[0]) / CELL) + 2
        high = int((room[3] - room[1]) / CELL) + 2
        self._cells = np.zeros((high, wide))
        self._sums = np.zeros((high + 1, wide + 1))

    def add_points(self, points: Floats, amount: Floats) -> None:
        """Add an amount at each point."""
        rows, columns = self._cell(points[:, 0], points[:, 1])
        np.add.at(self._cells, (rows, columns), amount)
        self._sum()

    def add_boxes(self, boxes: Floats) -> None:
        """Add the area of boxes."""
        for left, top, right, bottom in boxes:
            (first, last), (low, high) = self._cell(np.array([left, right]), np.array([top, bottom]))
            self._cells[first : last + 1, low : high + 1] = CELL * CELL
        self._sum()

    def within(self, boxes: Floats) -> Floats:
        """The sum in each of some boxes."""
        rows, columns = self._cell(boxes[..., 0], boxes[..., 1])
        last, right = self._cell(boxes[..., 2], boxes[..., 3])
        last, right = last + 1, right + 1
        sums = self._sums
        found = sums[last, right] - sums[rows, right] - sums[last, columns] + sums[rows, columns]
        return np.asarray(found, np.float64)

    def _cell(self, x: Floats, y: Floats) -> tuple[Whole, Whole]:
        high, wide = self._cells.shape
        rows = np.clip(((y - self._top) / CELL).astype(np.intp), 0, high - 1)
        columns = np.clip(((x - self._left) / CELL).astype(np.intp), 0, wide - 1)
        return rows, columns

    def _sum(self) -> None:
        self._sums[1:, 1:] = self._cells.cumsum(0).cumsum(1)


@dataclass(frozen=True)
class Print:
    """What is printed on the sheets and should rather not be covered: roads, engraved names, signs of sectors."""

    roads: Integral
    engraved: Integral
    pips: Integral

    def cost(self, boxes: Floats, zoom: float) -> Floats:
        """What names in these boxes would cost."""
        sheet = boxes / zoom
        area = np.maximum((sheet[..., 2] - sheet[..., 0]) * (sheet[..., 3] - sheet[..., 1]), 1.0)
        roads = self.roads.within(sheet) * zoom * ROAD
        letters = ENGRAVED * np.minimum(1.0, 1.5 * self.engraved.within(sheet) / area)
        pips = PIP * np.minimum(1.0, self.pips.within(sheet) / 200.0)
        return np.asarray(roads + letters + pips, np.float64)


@dataclass(frozen=True)
class Places:
    """The places to be named, one row each.

    Attributes:
        ids: who they are. points: their middles (n, 2). signs: radius of their signs (n).
        letters: of each name the width, the height over and under its base line, and that of its capitals (n, 4).
        weights: what matters more is named first (n). pages: what a name may not leave (n, 4).
    """

    ids: tuple[str, ...]
    points: Floats
    signs: Floats
    letters: Floats
    weights: Floats
    pages: Floats


@dataclass(frozen=True)
class Solids:
    """What no name may touch: boxes (m, 4), each widened by a radius above 0 (m); a disc is a point with a radius.

    Attributes:
        owners: the row of the place to whose body it belongs, -1 for nobody's (m).
        pieces: whether it stands on the map rather than being printed on it (m).
    """

    boxes: Floats
    radii: Floats
    owners: Whole
    pieces: Flags

    def outer(self) -> Floats:
        """The boxes around them."""
        r = self.radii
        return self.boxes + np.stack([-r, -r, r, r], axis=1)


@dataclass(frozen=True)
class Spots:
    """The spots of some places.

    Attributes:
        boxes: (n, spots, 4). leaders: from the body to the name, (n, spots, 4), not a number where there is none.
        costs: (n, spots), infinite where a spot may not be. spare: the same where leaders may run under pieces.
        covers: what it would cost a name without room to be there all the same (n, spots), infinite where it would
            cover what stands on the map.
    """

    boxes: Floats
    leaders: Floats
    costs: Floats
    spare: Floats
    covers: Floats


def cores(places: Places, solids: Solids) -> Floats:
    """The box round the body of each place (n, 4)."""
    found = np.concatenate([places.points, places.points], axis=1)
    found = found + places.signs[:, None] * np.array([-1.0, -1.0, 1.0, 1.0])
    owned, outer = solids.owners >= 0, solids.outer()
    for side, ufunc in ((0, np.minimum), (1, np.minimum), (2, np.maximum), (3, np.maximum)):
        ufunc.at(found[:, side], solids.owners[owned], outer[owned, side])
    return np.asarray(found)


def round_bodies(places: Places, solids: Solids) -> Floats:
    """The radius of each body that is nothing but rings round its middle; 0 for all others (n)."""
    found = places.signs.copy()
    boxed = (solids.boxes[:, 0] != solids.boxes[:, 2]) & (solids.owners >= 0)
    discs = ~boxed & (solids.owners >= 0)
    away = np.hypot(*(solids.boxes[discs, :2] - places.points[solids.owners[discs]]).T)
    np.maximum.at(found, solids.owners[discs], solids.radii[discs])
    found[solids.owners[boxed]] = 0.0
    found[solids.owners[discs][away > 0.5]] = 0.0
    return found


def make_spots(places: Places, solids: Solids, printed: Print, zoom: float, rows: Whole) -> Spots:
    """All spots of the places in these rows, with what they cost."""
    body = cores(places, solids)
    boxes, costs, far = _boxes(places, body, round_bodies(places, solids), rows)
    leaders = _leaders(places, body, boxes, far, rows)
    costs = costs + printed.cost(boxes, zoom)
    page = places.pages[rows][:, None, :]
    off = (boxes[..., :2] < page[..., :2] + 3).any(-1) | (boxes[..., 2:] > page[..., 2:] - 3).any(-1)
    length = np.hypot(leaders[..., 2] - leaders[..., 0], leaders[..., 3] - leaders[..., 1])
    bad = off | (length > LONGEST_LEADER)
    hit, covers, own, other, crossed, over_piece = _against(boxes, leaders, far, solids, rows)
    doubt = np.clip((own + UNSURE - other) / 4.0, 0.0, MOST_DOUBT)
    costs = costs + doubt * np.where(far, DOUBT_FAR, DOUBT) + CROSSED * crossed
    bad |= hit | (~far & (other < own + 0.5)) | _from_afar(places.weights[rows], far, zoom)
    spare = np.where(bad, np.inf, costs + UNDER_PIECE * over_piece)
    top, bottom = places.pages[:, 1].min(initial=np.inf), places.pages[:, 3].max(initial=-np.inf)
    cut = (boxes[..., 1] < top) | (boxes[..., 3] > bottom)  # with all in sight only the sides have room
    covers = np.where(cut, np.inf, covers + OFF_SHEET * off)
    return Spots(boxes, leaders, np.where(over_piece, np.inf, spare), spare, covers)


def still_free(solids: Solids, boxes: Floats, leaders: Floats, rows: Whole) -> tuple[Flags, Floats]:
    """Whether names may stay in boxes (one to a row, with leaders or not a number), and what they would cover."""
    hit, covers, own, other, _, over_piece = _against(boxes, leaders, np.ones(1, bool), solids, rows)
    doubtful = np.isnan(leaders[..., 0]) & (other < own + 0.5)
    return ~(hit | over_piece | doubtful) & (boxes[..., 0] < ELSEWHERE), covers


def _from_afar(weights: Floats, far: Flags, zoom: float) -> Flags:
    """From afar a plain town has no leader, from farther only what is in use has one."""
    weight = weights[:, None]
    bad = np.zeros((len(weights), len(far)), bool)
    if zoom < NO_LEADER_FOR_TOWNS:
        bad |= far & (weight < PLAIN + 0.5)
    if zoom < LEADERS_FOR_USED_ONLY:
        bad |= far & (weight < OCCUPIED)
    return bad


def worth_naming(weights: Floats, zoom: float) -> Flags:
    """Which places have a name at all from this far."""
    return np.asarray((weights >= PLAIN + 0.5) | (zoom >= NO_TOWNS))


def _boxes(places: Places, body: Floats, round_: Floats, rows: Whole) -> tuple[Floats, Floats, Flags]:
    """The spots' boxes, what each costs by its side, and which need a leader."""
    x, y = places.points[rows].T
    wide, up, down, cap = places.letters[rows].T
    left, top, right, bottom = body[rows].T
    high, sign = up + down, places.signs[rows]
    level = cap / 2 - up
    mid, half = y + level, (top + bottom) / 2 + level
    across = (left + right) / 2 - wide / 2
    on_left, on_right, over, under = left - GAP - wide, right + GAP, top - GAP - high, bottom + GAP
    radius = np.where(round_[rows] > 0, round_[rows], np.nan)
    slant = radius * 0.7071 + 1.6
    near = [
        (on_right, mid, 0.0), (on_right, half, 0.1), (x + sign + GAP, mid, 0.15),
        (on_right, mid - high * 0.6, 0.5), (on_right, mid + high * 0.6, 0.55),
        (on_left, mid, 0.9), (on_left, half, 0.95), (x - sign - GAP - wide, mid, 0.95),
        (on_left, mid - high * 0.6, 1.2), (on_left, mid + high * 0.6, 1.25),
        (across, under, 0.8), (x - wide / 2, y + sign + GAP, 0.85), (across, over, 1.0),
        (across + wide * 0.3, over, 1.2), (across - wide * 0.3, over, 1.3),
        (across + wide * 0.3, under, 1.0), (across - wide * 0.3, under, 1.1),
        (right - 4, over + 2, 1.2), (right - 4, under - 2, 1.2),
        (left + 4 - wide, over + 2, 1.5), (left + 4 - wide, under - 2, 1.5),
        (x + slant, y - slant - high, 0.6), (x + slant, y + slant, 0.65),
        (x - slant - wide, y - slant - high, 1.3), (x - slant - wide, y + slant, 1.35),
    ]  # fmt: skip
    spots = list(near)
    for off, cost in RINGS:
        spots += [
            (on_right + off, mid, cost), (on_left - off, mid, cost + 0.5),
            (across, over - off, cost + 0.4), (across, under + off, cost + 0.3),
            (on_right + off * 0.7, over - off * 0.7, cost), (on_right + off * 0.7, under + off * 0.7, cost),
            (on_left - off * 0.7, over - off * 0.7, cost + 0.5), (on_left - off * 0.7, under + off * 0.7, cost + 0.5),
            (on_right + off * 0.4, mid - off, cost), (on_right + off * 0.4, mid + off, cost),
            (on_left - off * 0.4, mid - off, cost + 0.5), (on_left - off * 0.4, mid + off, cost + 0.5),
            (across + wide * 0.6, over - off, cost + 0.4), (across + wide * 0.6, under + off, cost + 0.3),
            (across - wide * 0.6, over - off, cost + 0.6), (across - wide * 0.6, under + off, cost + 0.5),
        ]  # fmt: skip
    lefts = np.stack([spot[0] for spot in spots], axis=1)
    tops = np.stack([spot[1] for spot in spots], axis=1)
    nowhere = np.isnan(lefts)
    lefts, tops = np.where(nowhere, ELSEWHERE, lefts), np.where(nowhere, ELSEWHERE, tops)
    boxes = np.stack([lefts, tops, lefts + wide[:, None], tops + high[:, None]], axis=2)
    costs = np.broadcast_to(np.array([spot[2] for spot in spots]), lefts.shape)
    return boxes, costs, np.arange(len(spots)) >= len(near)


def _leaders(places: Places, body: Floats, boxes: Floats, far: Flags, rows: Whole) -> Floats:
    """From the edge of the body to the nearest point of the name."""
    core, point = body[rows][:, None, :], places.points[rows][:, None, :]
    middle = (boxes[..., :2] + boxes[..., 2:]) / 2
    plain = ((core[..., 2] - core[..., 0]) <= 2 * places.signs[rows][:, None] + 4)[..., None]
    start = np.where(plain, point, np.clip(middle, core[..., :2] + 3, core[..., 2:] - 3))
    end = np.clip(start, boxes[..., :2] + [0.0, 2.0], boxes[..., 2:] - [0.0, 1.0])
    way = end - start
    length = np.maximum(np.hypot(way[..., 0], way[..., 1]), 1e-6)[..., None]
    radius = places.signs[rows][:, None, None]
    start = np.where(plain, start + way / length * np.minimum(radius, length), start)
    leaders = np.concatenate([start, end], axis=2)
    leaders[:, ~far] = np.nan
    return leaders


def _away(boxes: Floats | Small, others: Floats | Small) -> Floats | Small:
    """How far boxes lie from others; 0 where they meet."""
    across = np.maximum(np.maximum(boxes[..., 0] - others[..., 2], others[..., 0] - boxes[..., 2]), 0.0)
    down = np.maximum(np.maximum(boxes[..., 1] - others[..., 3], others[..., 1] - boxes[..., 3]), 0.0)
    return np.asarray(np.hypot(across, down))


def _against(
    boxes: Floats, leaders: Floats, far: Flags, solids: Solids, rows: Whole
) -> tuple[Flags, Floats, Floats, Floats, Floats, Flags]:
    """For each spot: whether it touches a solid, how much it covers, how near its own body and the next foreign one
    are, how many foreign bodies its leader runs over, and whether a piece is one of these."""
    shape = boxes.shape[:2]
    hit, covers, over_piece = np.zeros(shape, bool), np.zeros(shape), np.zeros(shape, bool)
    own, other, crossed = np.full(shape, ELSEWHERE), np.full(shape, ELSEWHERE), np.zeros(shape)
    there = boxes[..., :1] < ELSEWHERE
    low, top = boxes[..., :2].min(1), np.where(there, boxes[..., 2:], -ELSEWHERE).max(1)
    window = np.concatenate([low, top], axis=1)
    outer = solids.outer()
    places, things = np.nonzero(meet(window[:, None, :], outer[None, :, :], IN_DOUBT))
    if not len(places):
        return hit, covers, own, other, crossed, over_piece
    solid, radius = _small(solids.boxes[things])[:, None, :], _small(solids.radii[things])[:, None]
    distance = _away(_small(boxes)[places], solid) - radius
    foreign = (solids.owners[things] != rows[places])[:, None]
    touched = distance < -FINE
    first = np.flatnonzero(np.r_[True, places[1:] != places[:-1]])
    at = places[first]
    hit[at] = np.logical_or.reduceat(touched, first, axis=0)
    amount = np.where(touched, np.where(solids.pieces[things], np.inf, OVER_GROUND)[:, None], 0.0)
    covers[at] = np.add.reduceat(amount, first, axis=0)
    named = foreign & (solids.owners[things] >= 0)[:, None]
    own[at] = np.maximum(np.minimum.reduceat(np.where(foreign, ELSEWHERE, distance), first, axis=0), 0.0)
    other[at] = np.maximum(np.minimum.reduceat(np.where(named, distance, ELSEWHERE), first, axis=0), 0.0)
    _add_crossed(crossed, over_piece, leaders, far, solids, rows)
    covers += UNDER_PIECE * over_piece
    return hit, covers, own, other, crossed, over_piece


def _add_crossed(
    crossed: Floats, over_piece: Flags, leaders: Floats, far: Flags, solids: Solids, rows: Whole
) -> None:
    """Count the foreign bodies over which each leader runs, and note where one of them stands on the map."""
    ends = leaders[:, far]
    if not far.any() or np.isnan(ends).all():
        return
    points = ends.reshape(len(ends), -1, 2)
    low = np.where(np.isnan(points), ELSEWHERE, points).min(1)
    top = np.where(np.isnan(points), -ELSEWHERE, points).max(1)
    near = meet(np.concatenate([low, top], axis=1)[:, None], solids.outer()[None])
    places, things = np.nonzero(near & (solids.owners[None] != rows[:, None]))
    if not len(places):
        return
    lines = _small(ends)[places]
    solid, radius = _small(solids.boxes[things])[:, None, :], _small(solids.radii[things])[:, None]
    over = np.zeros(lines.shape[:2], bool)
    for part in PARTS_OF_LEADER:
        spot = lines[..., :2] + (lines[..., 2:] - lines[..., :2]) * part
        over |= _away(np.concatenate([spot, spot], axis=2), solid) < radius
    first = np.flatnonzero(np.r_[True, places[1:] != places[:-1]])
    counted = np.add.reduceat(over, first, axis=0, dtype=np.float64)
    led = np.ix_(places[first], np.flatnonzero(far))
    crossed[led] = counted
    standing = solids.pieces[things]
    if not standing.any():
        return
    places, things = places[standing], things[standing]
    under = runs_over(lines[standing], _small(_inner(solids))[things][:, None])
    first = np.flatnonzero(np.r_[True, places[1:] != places[:-1]])
    led = np.ix_(places[first], np.flatnonzero(far))
    over_piece[led] = np.logical_or.reduceat(under, first, axis=0)


def _inner(solids: Solids) -> Floats:
    """What of each solid a leader may not cross: pieces without what is kept free around them, rings as squares."""
    disc = (solids.boxes[:, 0] == solids.boxes[:, 2])[:, None]
    inner = solids.radii[:, None] * ROUND * np.array([-1.0, -1.0, 1.0, 1.0])
    return np.where(disc, solids.boxes + inner, solids.boxes)


def _small(numbers: Floats) -> Small:
    """Half as exact and twice as fast: there are hundreds of thousands of these."""
    return numbers.astype(np.float32)


def meet(one: Floats | Small, other: Floats | Small, gap: float = 0.0) -> Flags:
    """Whether boxes come nearer to each other than a gap; the last axis holds left, top, right, bottom."""
    return np.asarray(
        (one[..., 0] < other[..., 2] + gap)
        & (one[..., 2] > other[..., 0] - gap)
        & (one[..., 1] < other[..., 3] + gap)
        & (one[..., 3] > other[..., 1] - gap)
    )


def runs_over(lines: Floats | Small, boxes: Floats | Small, gap: float = 0.0) -> Flags:
    """Whether leaders run over boxes, or end nearer to them than a gap."""
    low = np.minimum(lines[..., :2], lines[..., 2:])
    top = np.maximum(lines[..., :2], lines[..., 2:])
    near = meet(np.concatenate([low, top], axis=-1), boxes, gap)
    dx, dy = lines[..., 2] - lines[..., 0], lines[..., 3] - lines[..., 1]
    sides = [
        dx * (boxes[..., down] - lines[..., 1]) - dy * (boxes[..., across] - lines[..., 0])
        for across, down in ((0, 1), (2, 1), (0, 3), (2, 3))
    ]
    least, most = np.minimum.reduce(sides), np.maximum.reduce(sides)
    return np.asarray(near & (least <= 0) & (most >= 0))
