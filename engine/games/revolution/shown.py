"""Movement within a province as it is shown: a sensible whole answer, to be changed by hand; no rule of the game.

A faction takes what scores most if the cards were dealt then, by the goals of 4.3.2 and the cards of 5.7-a. In a city a
majority that those still to act could undo counts in part: the counters by which it is one, of these and half of
theirs. Of what scores alike it chooses most towns, first those that city cards name, then the safest card of the
province, then what moves least. Whoever may be pushed out of what it takes is pushed out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product

from engine.games.revolution.conflict import conflict_of
from engine.games.revolution.scoring import POINT
from engine.games.revolution.sides import BURGHERS, NEUTRAL, NOBILITY, REFORMERS
from engine.games.revolution.state import State
from engine.games.revolution.world import World

Rows = tuple[tuple[int, ...], ...]
"""Counters by side, neutrals last, of each open spot of a province, the countryside first."""
Sides = tuple[int, ...]
Kept = tuple[tuple[int, int], ...]
"""Places, by their number among the rows, in which so many own counters are to stand whatever else is done."""
SPARE = 4
"""A city is entered with at most so many counters as a majority more."""
SHAKEN = 0.5
"""Each counter that may still be moved against a majority in a city weighs so much."""

HELD = 1.0
"""Tenths of a point for each counter that is left in a province after the conflict."""
ENVY = 0.1
"""What a province brings each of the others counts so much against what it brings oneself."""


def rows_of(state: State, spots: Sequence[int]) -> Rows:
    """The counters of some spots."""
    return tuple(tuple(state.at[spot]) for spot in spots)


@lru_cache(maxsize=1 << 14)
def arranged(
    world: World, spots: Sides, rows: Rows, side: int, acted: Sides, waiting: Sides, kept: Kept = ()
) -> Rows:
    """The province when one faction has arranged it as shown (6.14-a, 6.14-b).

    Args:
        spots: those that are open, the countryside first. acted: whose places must be respected. waiting: who comes
            after it. kept: places whose numbers are settled.
    """
    return _Province(world, spots, rows, side, acted, waiting, dict(kept)).best()


@lru_cache(maxsize=1 << 14)
def outcome(world: World, spots: Sides, rows: Rows, acting: Sides) -> Rows:
    """The province when all who act there have done so as shown, one after another."""
    for number, side in enumerate(acting):
        rows = arranged(world, spots, rows, side, acting[:number], acting[number + 1 :])
    return rows


def entering(world: World, spots: Sides, rows: Rows) -> list[tuple[int, int]]:
    """Neutrals that go from the countryside into empty places, cities first (6.14-c, R-14): how many into which row."""
    found, left = list[tuple[int, int]](), rows[0][NEUTRAL]
    cities = [n for n, spot in enumerate(spots) if world.spots[spot].city >= 0]
    for n in (*cities, *(n for n in range(1, len(spots)) if n not in cities)):
        if left and not any(rows[n]):
            full = world.rules.free_city if n in cities else world.rules.free_town
            found.append((n, min(full, left)))
            left -= found[-1][1]
    return found


@lru_cache(maxsize=1 << 14)
def prospect(world: World, spots: Sides, rows: Rows, order: Sides, side: int) -> tuple[float, int]:
    """What a province will bring a faction if the turn goes on from new units as shown: tenths, and counters left.

    What it brings each of the others counts against that in part.

    The conflict (6.11), neutrals up to the limit (6.12), movement by all (6.14); no overflow.

    Args:
        order: the order of play.
    """
    province = world.provinces[world.spots[spots[0]].province]
    found = conflict_of([sum(row[one] for row in rows) for one in range(NEUTRAL + 1)], province.limit)
    left = [list(row) for row in rows]
    for one in range(NEUTRAL + 1):
        lost = found.lost(one)
        for n in (spots.index(spot) for spot in province.giving if spot in spots):
            gone = min(lost, left[n][one])
            left[n][one] -= gone
            lost -= gone
    left[0][NEUTRAL] += max(0, province.limit - sum(found.left))
    sizes = found.left
    acting = tuple(sorted((one for one in order if sizes[one]), key=lambda one: -sizes[one]))
    after = [list(row) for row in outcome(world, spots, tuple(map(tuple, left)), acting)]
    for n, number in entering(world, spots, tuple(map(tuple, after))):
        after[0][NEUTRAL] -= number
        after[n][NEUTRAL] += number
    rows = tuple(map(tuple, after))
    others = sum(tenths(world, spots, rows, one) for one in acting if one != side)
    return tenths(world, spots, rows, side) - ENVY * others, sizes[side]


def worths(state: State, side: int, province: int, most: int) -> list[float]:
    """What none, one, two ... counters more in a province are worth to a faction, in tenths of a point.

    What it will score when the turn goes on as shown, and a little for each counter that is left then.
    """
    spots = tuple(state.open_spots(province))
    land, *others = rows_of(state, spots)
    found = []
    for number in range(most + 1):
        row = tuple(n + number * (one == side) for one, n in enumerate(land))
        scored, counters = prospect(state.world, spots, (row, *others), state.order, side)
        found.append(scored + HELD * counters)
    return found


def best_parts(values: Mapping[str, Sequence[float]], number: int, least: float) -> dict[str, int]:
    """How many of so many counters go where: each time as many together as bring most, each of them.

    Args:
        values: what none, one, two ... of them bring there. least: what brings no more is left out.
    """
    found, left = dict.fromkeys(values, 0), number
    while left > 0:
        ways = [
            ((values[word][at + n] - values[word][at]) / n, word, n)
            for word, at in found.items()
            for n in range(1, min(left, len(values[word]) - 1 - at) + 1)
        ]
        best, word, more = max(ways, key=lambda way: way[0], default=(least, "", 0))
        if best <= least:
            break
        found[word] += more
        left -= more
    return found


def tenths(world: World, spots: Sides, rows: Rows, side: int) -> float:
    """Tenths of a point that a faction would score in a province for cards and its own goal (4.3, 5.7-a)."""
    value, loose = 0.0, [0] * (NEUTRAL + 1)
    for spot, row in zip(spots, rows, strict=True):
        if world.spots[spot].city >= 0:
            taken = 2 * row[side] > sum(row)
            value += taken * (world.rules.city_points + _goal(world, side, spot))
        else:
            loose = [one + other for one, other in zip(loose, row, strict=True)]
            value += _goal(world, side, spot) * (row[side] > 0)
    held = 2 * loose[side] > sum(loose)
    return value + _each(world, side) * loose[side] + held * _card(world, spots)


def _goal(world: World, side: int, spot: int) -> int:
    """Tenths that the own goal brings for a place: trading towns (R-26), universities (R-28)."""
    known = world.spots[spot]
    is_goal = (side == BURGHERS and known.trading) or (side == REFORMERS and known.university >= 0)
    return POINT * is_goal


def _each(world: World, side: int) -> float:
    """Tenths that the goal of the Nobility brings for each counter in towns and countryside (R-27)."""
    return POINT / world.rules.divisor if side == NOBILITY else 0.0


def _card(world: World, spots: Sides) -> int:
    return world.provinces[world.spots[spots[0]].province].points


class _Province:
    """What a faction can do in a province."""

    def __init__(
        self,
        world: World,
        spots: Sides,
        rows: Rows,
        side: int,
        acted: Sides,
        waiting: Sides,
        kept: dict[int, int],
    ) -> None:
        self.world, self.spots, self.rows, self.side, self.kept = world, spots, rows, side, kept
        self.acted = acted
        self.own, self.whole = sum(row[side] for row in rows), sum(map(sum, rows))
        self.threat = sum(row[one] for row in rows for one in waiting)
        self.firm = [sum(row[one] for one in acted) for row in rows]
        self.cities = [n for n, spot in enumerate(spots) if world.spots[spot].city >= 0]
        towns = [n for n, spot in enumerate(spots) if n and world.spots[spot].city < 0]
        self.fixed = [n for n in towns if kept.get(n)]
        named = {spot for city in world.cities for spot in city.pays}
        self.named = [spot in named for spot in spots]
        open_towns = (n for n in towns if n not in kept and not self.firm[n])
        self.towns = sorted(open_towns, key=lambda n: (-self._goal(n), not self.named[n], not rows[n][side]))

    def best(self) -> Rows:
        """The rows after the best choice."""
        most = self.own - len(self.fixed)
        ways = [way for way in product(*map(self._options, self.cities)) if sum(way) <= most]
        return self._after(max(ways, key=self._value)) if ways else self.rows

    def _goal(self, n: int) -> int:
        return _goal(self.world, self.side, self.spots[n])

    def _options(self, n: int) -> list[int]:
        """The numbers of own counters in a city that make a difference."""
        if n in self.kept:
            return [self.kept[n]]
        firm, now = self.firm[n], self.rows[n][self.side]
        most = min(self.own, firm + 1 + min(SPARE, self.threat))
        return sorted({0, *range(firm + 1, most + 1)} | ({now} if now > firm else set()))

    def _taken(self, way: Sequence[int]) -> list[int]:
        """The towns that are entered beside these numbers in the cities."""
        left = self.own - sum(way) - len(self.fixed)
        return [*self.fixed, *self.towns[:left]]

    def _value(self, way: tuple[int, ...]) -> tuple[float, int, int, int, int]:
        """What a choice of numbers for the cities scores, with the rest in towns and countryside; then what else
        speaks for it, the weightiest first."""
        towns, left, outside, value = self._taken(way), self.own - sum(way), self.whole, 0.0
        for n, number in zip(self.cities, way, strict=True):
            margin = number - self.firm[n]
            outside -= number + self.firm[n]
            if margin > 0:
                shaken = SHAKEN * self.threat if self.threat >= margin else 0.0
                points = self.world.rules.city_points + self._goal(n)
                value += points * margin / (margin + shaken)
            else:
                outside -= self.rows[n][NEUTRAL]
        value += sum(map(self._goal, towns)) + _each(self.world, self.side) * left
        lead = 2 * left - outside
        value += _card(self.world, self.spots) * (lead > 0)
        moved = sum(abs(number - self.rows[n][self.side]) for n, number in zip(self.cities, way, strict=True))
        named = sum(self.named[n] for n in towns)
        return round(value, 6), len(towns), named, min(lead, SPARE), -moved

    def _after(self, way: tuple[int, ...]) -> Rows:
        """The rows after a choice: who gives way stands in the countryside."""
        rows, side = [list(row) for row in self.rows], self.side
        taken = dict.fromkeys(self._taken(way), 1)
        taken |= {n: number for n, number in zip(self.cities, way, strict=True) if number > self.firm[n]}
        for row in rows:
            row[side] = 0
        for n in taken:
            for one in range(NEUTRAL + 1):
                if one not in self.acted:
                    rows[0][one] += rows[n][one]
                    rows[n][one] = 0
        for n, number in [*zip(self.cities, way, strict=True), *taken.items()]:
            rows[n][side] = number
        rows[0][side] = self.own - sum(row[side] for row in rows[1:])
        return tuple(map(tuple, rows))
