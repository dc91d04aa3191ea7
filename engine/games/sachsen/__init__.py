"""SACHSEN, the year of cabinet politics: States, courts, and battles on a field of squares."""

from engine.games.sachsen.game import GAME

__all__ = ["GAME"]
