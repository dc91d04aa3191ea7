"""What each place is worth to each faction: the cards' points, the own goals, what they bring later."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.games.revolution.counsel import weights
from engine.games.revolution.scoring import POINT
from engine.games.revolution.sides import BURGHERS, CATHOLICS, NEUTRAL, NOBILITY, REFORMERS
from engine.games.revolution.tables import Spot
from engine.games.revolution.world import World

SEES = (CATHOLICS, BURGHERS, REFORMERS)
"""Whom bishoprics concern: who scores for them, and who takes them away."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is at stake in the places of a World, in victory points; all by faction, then by number.

    Attributes:
        city, province: the card. town: a counter in a town, by spot. loose: each counter outside cities.
        team: who wins together. rivals: all others in play.
    """

    city: tuple[tuple[float, ...], ...]
    province: tuple[tuple[float, ...], ...]
    town: tuple[tuple[float, ...], ...]
    loose: tuple[float, ...]
    team: tuple[tuple[int, ...], ...]
    rivals: tuple[tuple[int, ...], ...]


@cache
def stakes(world: World) -> Stakes:
    """What is at stake in a World."""
    sides = range(NEUTRAL)
    named = {spot for city in world.cities for spot in city.pays}
    point = world.rules.city_points / POINT
    team = [next((team for team in world.teams if side in team), ()) for side in sides]
    return Stakes(
        city=tuple(
            tuple(point + weights.CITY + _goal(side, world.spots[city.spot]) for city in world.cities)
            for side in sides
        ),
        province=tuple(
            tuple(
                one.points / POINT + weights.PROVINCE + weights.SEE * (one.bishopric >= 0 and side in SEES)
                for one in world.provinces
            )
            for side in sides
        ),
        town=tuple(
            tuple(
                weights.TOWN + weights.NAMED * (number in named) + _goal(side, spot)
                for number, spot in enumerate(world.spots)
            )
            for side in sides
        ),
        loose=tuple(1 / world.rules.divisor if side == NOBILITY else 0.0 for side in sides),
        team=tuple(team),
        rivals=tuple(tuple(s for s in world.sides if s not in team[side]) for side in sides),
    )


def _goal(side: int, spot: Spot) -> float:
    """The point of the own goal that a place brings (4.3.2)."""
    if side == BURGHERS:
        return float(spot.trading)
    if side == REFORMERS and spot.university >= 0:
        return 1 + weights.SCHOOL
    return 0.0
