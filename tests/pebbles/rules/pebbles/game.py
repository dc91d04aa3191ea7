"""Pebbles as a game of the engine: found here by its folder, while a test has it at hand."""

from tests.pebbles.game import GAME

__all__ = ["GAME"]
