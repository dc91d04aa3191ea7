"""Retreats held against a search over all ways; neutral lands can be left but not entered (11.2, R-18)."""

from __future__ import annotations

import pytest

from engine.games.maria.game import GAME
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import CROSSING, FR, SA
from engine.games.maria.retreat import best_retreats
from engine.games.maria.world import OFF
from engine.kernel.rng import Rng

LONGEST, CROWD, SAMPLES = 5, 14, 25


def crowded(rng: Rng, ruleset: str) -> MariaPosition:
    """Prussia and Saxony are neutral, and the board is full of pieces."""
    position = GAME.set_up(
        {"scenario": "advanced", "ruleset": ruleset, "turn": 6, "stage": "hussars", "annexed": True, "peace": 7,
         "tracks": {"saxony": 3}, "pieces": {}}
    )  # fmt: skip
    world = position.world
    near = world.places_in(world.bohemia)
    crowd = [n for n in (*world.generals, *world.trains) if world.pieces[n].power != SA]
    for piece in crowd[:CROWD]:
        place = near[rng.below(len(near))]
        if not position.occupied() >> place & 1:
            position.put(piece, place)
    return position


def farthest(position: MariaPosition, place: int, winner: int, length: int) -> set[int]:
    """The ends of all ways of full length that are as far as possible from the winner, by trying every way."""
    world, alliances = position.world, position.alliances
    power = world.pieces[position.generals_on(place)[0]].power
    ends: set[int] = set()

    def go(way: list[int]) -> None:
        if len(way) > length:
            ends.add(way[-1])
            return
        here = way[-1]
        for there in world.index.neighbours[here]:
            shut = any(
                land >> there & 1 and not land >> here & 1
                for neutral in alliances.neutral
                if neutral != power
                for land in (alliances.home[neutral],)
            )
            crosses = world.index.map[here] != world.index.map[there] and power not in CROSSING
            if there not in way and not position.occupied() >> there & 1 and not shut and not crosses:
                go([*way, there])

    go([place])
    best = max((world.index.distance[winner][end] for end in ends), default=0)
    return {end for end in ends if world.index.distance[winner][end] == best}


@pytest.mark.parametrize("ruleset", ["2.0", "1.0"])
def test_every_retreat_is_found(ruleset: str) -> None:
    """The farthest ends are those of a search over all ways; no way at all only where there is none (11.2-e)."""
    rng, seen, left = Rng(9), 0, 0
    while seen < SAMPLES:
        position = crowded(rng, ruleset)
        home = position.alliances.home
        for general in position.world.of_power[FR]:
            place = position.where[general]
            if place == OFF:
                continue
            length = 1 + rng.below(LONGEST)
            winner = rng.choice(position.world.index.neighbours[place])
            found = {path[-1] for path in best_retreats(position, place, winner, length)}
            assert found == farthest(position, place, winner, length)
            seen += 1
            left += any(home[n] >> place & 1 for n in position.alliances.neutral)
    assert left
