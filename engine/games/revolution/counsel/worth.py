"""What a situation is worth to a faction: the points to which the turn will come, and what lasts beyond it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from engine.games.revolution.counsel import weights
from engine.games.revolution.counsel.forecast import end_of_turn
from engine.games.revolution.counsel.stakes import stakes
from engine.games.revolution.scoring import POINT, points_of
from engine.games.revolution.sides import NOBODY
from engine.games.revolution.sieges import LayingSieges, why_not_city
from engine.games.revolution.state import State
from engine.games.revolution.units import NewUnits, Units, units_of


def worth(state: State, side: int) -> float:
    """What a situation is worth to a faction and those who win with it."""
    end, loose = end_of_turn(state)
    world, team = state.world, stakes(state.world).team[side]
    totals = [sum(sum(points_of(end, one).values()) for one in ones) / POINT for ones in world.teams]
    own = totals.pop(world.teams.index(team))
    value = own
    if totals:
        value -= weights.OTHERS * fmean(totals) + weights.LEADER * max(0.0, max(totals) - own)
    value += sum(_nearly(end, loose, one) for one in team)
    return ripe(state) * value + sum(_lasting(state, end, one) + _armies(state, one) for one in team)


def ripe(state: State) -> float:
    """How much points of this turn count."""
    return (state.turn + weights.RIPENS) / (state.world.rules.last_turn + weights.RIPENS)


# --- majorities -----------------------------------------------------------------------------


def _nearly(end: State, loose: Sequence[Sequence[int]], side: int) -> float:
    """Majorities that are safe, and those that are near."""
    world = end.world
    value = 0.0
    for city in world.cities:
        value += _majority(end.at[city.spot], side) * world.rules.city_points
    for province, counts in zip(world.provinces, loose, strict=True):
        value += _majority(counts, side) * province.points
    return value / POINT


def _majority(counts: Sequence[int], side: int) -> float:
    """The part of the worth of a card that is added for counters to spare, or for some of those that it takes."""
    if not counts[side]:
        return 0.0
    margin = 2 * counts[side] - sum(counts)
    if margin > 0:
        return weights.SPARE * min(weights.SPARES, (margin - 1) // 2)
    lacking = -margin // 2
    return weights.NEAR[lacking] if lacking < len(weights.NEAR) else 0.0


# --- what lasts -----------------------------------------------------------------------------


def _lasting(state: State, end: State, side: int) -> float:
    """New units of the turns to come, counters in boxes and supply, presence, coins."""
    to_come, coins, supply = end.world.rules.last_turn - end.turn, end.treasury[side], end.supply[side]
    if not to_come:
        return weights.LAST_COIN * coins
    value = weights.COIN * min(coins, weights.PLENTY) + weights.COIN_BEYOND * max(0, coins - weights.PLENTY)
    provinces = len({spot.province for spot, row in zip(end.world.spots, end.at, strict=True) if row[side]})
    value += weights.PRESENCE * provinces * to_come / end.world.rules.last_turn
    units = next_units(end, side)
    lacking = max(0, units.number + units.lacking - max(0, supply - _to_place(state, side)))
    value += weights.SUPPLY * supply - weights.LACKING * lacking
    income = units.number + units.lacking - weights.BELOW_LEAST * units.raised
    return value + to_come * (weights.UNIT * income + weights.BOX * end.in_boxes(side))


def next_units(end: State, side: int) -> Units:
    """The new units of the next turn, as things stand at the end of this one."""
    end.turn += 1
    units = units_of(end, side)
    end.turn -= 1
    return units


def _to_place(state: State, side: int) -> int:
    """The new units that a faction has still to place in this turn."""
    step = next((step for step in state.agenda if isinstance(step, NewUnits) and side in step.left), None)
    if step is None:
        return 0
    return step.number if step.left[0] == side and step.number >= 0 else units_of(state, side).number


# --- armies ---------------------------------------------------------------------------------


def _armies(state: State, side: int) -> float:
    """The cities that free armies could take, this turn or the next."""
    now = any(isinstance(step, LayingSieges) and side in step.left for step in state.agenda)
    if not now and state.turn == state.world.rules.last_turn:
        return 0.0
    value = 0.0
    for region in {army.region for army in state.armies if army.side == side}:
        armies = sum(a.side == side and not a.besieging for a in state.armies_in(region))
        if state.beside(side, region) == NOBODY:
            prizes = sorted(_prizes(state, side, region), reverse=True)
            value += sum(prizes[:armies])
    return ripe(state) * value * (weights.SIEGE if now else weights.SIEGE_LATER)


def _prizes(state: State, side: int, region: int) -> Iterator[float]:
    """What each city of a region that a siege would win is worth: more where others hold it."""
    world = state.world
    for city in world.regions[region].cities:
        row = state.at[world.cities[city].spot]
        others = sum(row) - row[side]
        converted = min(others, world.rules.siege_converts)
        if row[side] + converted > others - converted and why_not_city(state, side, city) is None:
            held = state.city_cards[city] != NOBODY
            yield (1 + weights.OTHERS * held) * others / (others + row[side])
