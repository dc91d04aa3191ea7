"""A FEW ACRES OF SNOW (Martin Wallace), first edition: the chapters of its rules."""

from engine.games.acres.game import GAME

__all__ = ["GAME"]
