"""The opening of the scenarios, and Positions from position files (docs/positions-sachsen.md)."""

from __future__ import annotations

from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Options
from engine.games.sachsen.sequence import opening as opening_steps
from engine.games.sachsen.sides import YEAR
from engine.games.sachsen.world import World


def opening(world: World, players: int, options: Options, seed: int) -> SachsenPosition:
    """A year before the deal, run on to its first question."""
    position = SachsenPosition(world, YEAR, players, options, seed)
    position.push(*opening_steps())
    position.settle()
    return position
