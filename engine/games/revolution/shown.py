"""Movement within a province as it is shown: a sensible whole answer, to be changed by hand; no rule of the game.

A faction takes what scores most if the cards were dealt then, by the goals of 4.3.2 and the cards of 5.7-a. In a city a
majority that those still to act could undo counts in part: the counters by which it is one, of these and half of
theirs. Of what scores alike it chooses most towns, first those that city cards name, then the safest card of the
province, then what moves least. Whoever may be pushed out of what it takes is pushed out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

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


def goal_of(world: World, side: int, spot: int) -> int:
    """Tenths that the own goal brings for a place: trading towns (R-26), universities (R-28)."""
    known = world.spots[spot]
    is_goal = (side == BURGHERS and known.trading) or (side == REFORMERS and known.university >= 0)
    return POINT * is_goal


def each_of(world: World, side: int) -> float:
    """Tenths that the goal of the Nobility brings for each counter in towns and countryside (R-27)."""
    return POINT / world.rules.divisor if side == NOBILITY else 0.0


def card_of(world: World, spots: Sides) -> int:
    """Tenths that the card of a province brings."""
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
        return goal_of(self.world, self.side, self.spots[n])

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
        value += sum(map(self._goal, towns)) + each_of(self.world, self.side) * left
        lead = 2 * left - outside
        value += card_of(self.world, self.spots) * (lead > 0)
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
