"""The toy game: two couriers on eight roads, short enough to read, using everything of the kernel."""

from engine.games.toy.game import GAME

__all__ = ["GAME"]
