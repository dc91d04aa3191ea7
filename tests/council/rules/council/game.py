"""The council as a game of the engine: found here by its folder, while a test has it at hand."""

from tests.council.game import GAME

__all__ = ["GAME"]
