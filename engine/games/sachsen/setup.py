"""The opening of the scenarios, and Positions from position files (docs/positions-sachsen.md)."""

from __future__ import annotations

from engine.games.sachsen.battle.scenario import opening as battle_steps
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Options
from engine.games.sachsen.sequence import opening as opening_steps
from engine.games.sachsen.sides import BATTLE, YEAR
from engine.games.sachsen.world import World


def battle_opening(world: World, players: int, options: Options, seed: int) -> SachsenPosition:
    """A battle before its columns are mustered, run on to its first question."""
    position = SachsenPosition(world, BATTLE, players, options, seed)
    position.push(*battle_steps())
    position.settle()
    return position


def opening(world: World, players: int, options: Options, seed: int) -> SachsenPosition:
    """A year before the deal, run on to its first question."""
    position = SachsenPosition(world, YEAR, players, options, seed)
    position.push(*opening_steps())
    position.settle()
    return position
