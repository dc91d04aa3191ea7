"""How many Actions a game may still take at most: nothing in it repeats without end."""

from __future__ import annotations

from engine.games.revolution.sides import NEUTRAL
from engine.games.revolution.state import State

SINGLE = 16
"""Answers that a faction gives once a turn at most: a rate, numbers named, a place in the order, the ends of phases."""


def most_left(state: State) -> int:
    """A bound for the turns still to come, this one among them.

    In each phase a faction handles its counters, coins and armies once; within a province each place is set once and
    each foreign heap pushed out once.
    """
    world = state.world
    counters, armies = world.rules.counters, world.rules.armies
    spots, provinces = len(world.spots), len(world.provinces)
    of_counters = 4 * counters  # support movement, new units, overflow, coins
    of_armies = 6 * armies + 2 * world.rules.beggars  # upkeep, raising, sieges, moves, influence, resolving
    of_places = spots * (NEUTRAL + 2) + 3 * provinces  # movement within, proposals, the last neutrals
    turn = len(world.sides) * (of_counters + of_armies + of_places + SINGLE)
    return turn * (world.rules.last_turn - state.turn + 1)
