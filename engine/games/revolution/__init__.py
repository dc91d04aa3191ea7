"""REVOLUTION: THE DUTCH REVOLT 1568-1648 (Francis Tresham): who controls the Low Countries."""

from engine.games.revolution.game import GAME

__all__ = ["GAME"]
