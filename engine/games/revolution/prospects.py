"""What provinces and cities will bring a faction, for whole answers as shown; no rule of the game.

It counts what will be scored, what is near it or safe, and new units of the turns to come, all in tenths of a point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.games.revolution.conflict import conflict_of
from engine.games.revolution.shown import Rows, Sides, card_of, each_of, entering, goal_of, outcome, rows_of
from engine.games.revolution.sides import NEUTRAL
from engine.games.revolution.state import State
from engine.games.revolution.world import World

HELD = 0.3
"""Each counter that is left in a province after the conflict."""
UNIT = 0.6
"""A new unit, in each turn to come (6.10-a)."""
ENVY = 0.1
"""What is scored by each of the others counts so much against it."""
NEAR = (0.45, 0.3, 0.2, 0.1)
"""The part of a card's worth that counts where one counter is lacking for it, two, three, four."""
SPARE, SPARES = 0.1, 2
"""So much of it is added for each counter beyond a majority, and for how many of them."""


def lasts(state: State) -> int:
    """The turns to come after this one."""
    return state.world.rules.last_turn - state.turn


# --- what a situation brings ------------------------------------------------------------------


def tenths(world: World, spots: Sides, rows: Rows, side: int) -> float:
    """Tenths of a point that a faction would score in a province for cards and its own goal (4.3, 5.7-a)."""
    value, loose = 0.0, [0] * (NEUTRAL + 1)
    for spot, row in zip(spots, rows, strict=True):
        if world.spots[spot].city >= 0:
            taken = 2 * row[side] > sum(row)
            value += taken * (world.rules.city_points + goal_of(world, side, spot))
        else:
            loose = [one + other for one, other in zip(loose, row, strict=True)]
            value += goal_of(world, side, spot) * (row[side] > 0)
    held = 2 * loose[side] > sum(loose)
    return value + each_of(world, side) * loose[side] + held * card_of(world, spots)


def value(world: World, spots: Sides, rows: Rows, side: int, to_come: int) -> float:
    """What some spots of a province are worth to a faction as they stand, with so many turns to come."""
    found, loose, units = tenths(world, spots, rows, side), [0] * (NEUTRAL + 1), 0.0
    for spot, row in zip(spots, rows, strict=True):
        known = world.spots[spot]
        if known.city >= 0:
            found += world.rules.city_points * _nearly(row, side)
            units += 2 * row[side] > sum(row)
        else:
            loose = [one + other for one, other in zip(loose, row, strict=True)]
            units += row[side] > 0 if known.kind == "town" else row[side] / world.rules.per_countryside
    others = sum(tenths(world, spots, rows, one) for one in world.sides if one != side)
    return found + card_of(world, spots) * _nearly(loose, side) + UNIT * units * to_come - ENVY * others


def _nearly(counts: Sequence[int], side: int) -> float:
    """The part of a card's worth that is added for counters to spare, or for some of those that it takes."""
    margin = 2 * counts[side] - sum(counts)
    if not counts[side] or margin > 0:
        return SPARE * max(0, min(SPARES, (margin - 1) // 2))
    lacking = -margin // 2
    return NEAR[lacking] if lacking < len(NEAR) else 0.0


# --- counters to be placed ----------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def _forecast(world: World, spots: Sides, rows: Rows, order: Sides) -> tuple[Rows, tuple[int, ...]]:
    """A province when the turn has gone on from new units as shown, and how many counters the conflict leaves.

    The conflict (6.11), neutrals up to the limit (6.12), movement by all (6.14); no overflow.
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
    sizes = tuple(found.left)
    acting = tuple(sorted((one for one in order if sizes[one]), key=lambda one: -sizes[one]))
    after = [list(row) for row in outcome(world, spots, tuple(map(tuple, left)), acting)]
    for n, number in entering(world, spots, tuple(map(tuple, after))):
        after[0][NEUTRAL] -= number
        after[n][NEUTRAL] += number
    return tuple(map(tuple, after)), sizes


def worths(state: State, side: int, province: int, most: int) -> list[float]:
    """What none, one, two ... counters more in a province are worth to a faction when the turn has gone on as shown."""
    world, spots = state.world, tuple(state.open_spots(province))
    land, *others = rows_of(state, spots)
    found = []
    for number in range(most + 1):
        row = tuple(n + number * (one == side) for one, n in enumerate(land))
        after, left = _forecast(world, spots, (row, *others), state.order)
        found.append(value(world, spots, after, side, lasts(state)) + HELD * left[side])
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
