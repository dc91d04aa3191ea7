"""MARIA: one file for each chapter of its rulebook."""

from engine.games.maria.game import GAME

__all__ = ["GAME"]
