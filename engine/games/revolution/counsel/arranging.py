"""How a faction arranges its counters within a province: what it takes, and what becomes of it when all have acted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from engine.games.revolution.counsel import weights
from engine.games.revolution.counsel.stakes import Stakes, stakes
from engine.games.revolution.sides import NEUTRAL
from engine.games.revolution.state import State
from engine.games.revolution.world import World

Rows = tuple[tuple[int, ...], ...]
"""Counters by side, neutrals last, of each open spot of a province, the countryside first."""
Sides = tuple[int, ...]
Kept = tuple[tuple[int, int], ...]
"""Places, by their number among the rows, in which so many own counters are to stand whatever else is done."""
MORE = 4
"""A city is entered with at most so many counters more than are needed against those who have acted there."""


def rows_of(state: State, spots: Sequence[int]) -> Rows:
    """The counters of some spots."""
    return tuple(tuple(state.at[spot]) for spot in spots)


@lru_cache(maxsize=1 << 16)
def arranged(world: World, spots: Sides, rows: Rows, acting: Sides, acted: Sides = ()) -> Rows:
    """The province when all who are still to act have done what is best for them, one after another."""
    for number, side in enumerate(acting):
        rows = taken(world, spots, rows, side, acted, acting[number + 1 :])
        acted = (*acted, side)
    return rows


@lru_cache(maxsize=1 << 16)
def taken(
    world: World, spots: Sides, rows: Rows, side: int, acted: Sides, waiting: Sides, kept: Kept = ()
) -> Rows:
    """The province when one faction has done what is best for it (6.14-a, 6.14-b).

    Args:
        acted: whose places must be respected. waiting: who comes after it. kept: places whose numbers are settled.
    """
    return _Province(world, spots, rows, side, acted, waiting, dict(kept)).best()


class _City:
    """A city as the faction finds it: what stands there for good, neutrals, whose it is, what it is worth."""

    def __init__(
        self,
        at: int,
        row: Sequence[int],
        acted: Sides,
        gain: float,
        loss: Sequence[float],
        kept: int | None,
    ) -> None:
        self.at, self.gain, self.kept = at, gain, kept
        self.neutrals = row[NEUTRAL]
        self.firm = sum(row[one] for one in acted)
        holder = max(acted, key=lambda one: row[one], default=0)
        self.lead = 2 * row[holder] - self.firm - self.neutrals if acted else 0
        self.loss = loss[holder]

    def options(self, most: int) -> list[int]:
        """The numbers of own counters that make a difference, or the one that is settled."""
        if self.kept is not None:
            return [self.kept]
        found = {0, *range(self.firm + 1, self.firm + MORE + 1)}
        if self.lead > 0:
            found.add(self.lead)
        return [number for number in sorted(found) if number <= most]


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
        self.acted, self.stakes = acted, stakes(world)
        self.own = sum(row[side] for row in rows)
        self.whole = sum(map(sum, rows))
        foes = [one for one in waiting if one in self.stakes.rivals[side]]
        self.threat = sum(row[one] for row in rows for one in foes)
        present = {one for one in self.stakes.rivals[side] if any(row[one] for row in rows)}
        self.rivals = tuple(sorted(present))
        self.number = world.spots[spots[0]].province
        self.cities = [self._city(n) for n, spot in enumerate(spots) if world.spots[spot].city >= 0]
        self.fixed = [n for n, number in kept.items() if number and world.spots[spots[n]].city < 0]
        self.towns = self._towns()
        self.sums = [0.0]
        for worth, _ in self.towns:
            self.sums.append(self.sums[-1] + worth)

    def _city(self, n: int) -> _City:
        number, known = self.world.spots[self.spots[n]].city, self.stakes.city
        gain = self._with_denial([known[side][number] for side in range(NEUTRAL)])
        loss = [weights.DENIED * known[side][number] * (side in self.rivals) for side in range(NEUTRAL)]
        return _City(n, self.rows[n], self.acted, gain, loss, self.kept.get(n))

    def _with_denial(self, worth: Sequence[float]) -> float:
        """What the faction gains, and what the rival who is present loses most by it."""
        return worth[self.side] + weights.DENIED * max((worth[one] for one in self.rivals), default=0.0)

    def _towns(self) -> list[tuple[float, int]]:
        """The towns that it may enter, the best first: what they are worth, and their place among the rows."""
        found = []
        for n, spot in enumerate(self.spots):
            is_open = n not in self.kept and not any(self.rows[n][one] for one in self.acted)
            if n and self.world.spots[spot].city < 0 and is_open:
                worth = [self.stakes.town[side][spot] for side in range(NEUTRAL)]
                found.append((self._with_denial(worth), n))
        return sorted(found, key=lambda town: (-town[0], town[1]))

    def best(self) -> Rows:
        """The rows after the best choice."""
        most = self.own - len(self.fixed)
        ways = [way for way in product(*(c.options(self.own) for c in self.cities)) if sum(way) <= most]
        return self._after(max(ways, key=self._value)) if ways else self.rows

    def _value(self, way: tuple[int, ...]) -> float:
        """What a choice of numbers for the cities is worth, with the rest in towns and countryside."""
        left, outside, value = self.own - sum(way), self.whole, 0.0
        for city, number in zip(self.cities, way, strict=True):
            margin = number - city.firm
            outside -= city.firm + number
            if margin > 0:
                shaken = weights.CONTEST * self.threat if self.threat >= margin else 0.0
                value += city.gain * margin / (margin + shaken)
            else:
                outside -= city.neutrals
                if city.lead > number:
                    value -= city.loss
        value += self.sums[min(left - len(self.fixed), len(self.towns))] + self.stakes.loose[self.side] * left
        return value + self._card(left, outside)

    def _card(self, left: int, outside: int) -> float:
        """What comes of the province's card: own with a majority outside the cities, or a rival's."""
        known: Stakes = self.stakes
        worth = [known.province[side][self.number] for side in range(NEUTRAL)]
        if 2 * left > outside:
            spare = min(weights.SPARES, (2 * left - outside - 1) // 2)
            return self._with_denial(worth) * (1 + weights.SPARE * spare)
        for one in self.rivals:
            firm = sum(self.rows[city.at][one] for city in self.cities) if one in self.acted else 0
            if 2 * (sum(row[one] for row in self.rows) - firm) > outside:
                return -weights.DENIED * worth[one]
        return 0.0

    def _after(self, way: tuple[int, ...]) -> Rows:
        """The rows after a choice: who gives way stands in the countryside."""
        rows = [list(row) for row in self.rows]
        for row in rows:
            row[self.side] = 0
        land, left = rows[0], self.own - sum(way)
        for city, number in zip(self.cities, way, strict=True):
            if number > city.firm:
                self._clear(rows[city.at], land)
            rows[city.at][self.side] = number
        free = [n for _, n in self.towns[: left - len(self.fixed)]]
        for n in (*self.fixed, *free):
            self._clear(rows[n], land)
            rows[n][self.side] = 1
            left -= 1
        land[self.side] = left
        return tuple(map(tuple, rows))

    def _clear(self, row: list[int], land: list[int]) -> None:
        """All who may be pushed out leave a place."""
        for one in range(NEUTRAL + 1):
            if one not in self.acted:
                land[one] += row[one]
                row[one] = 0
