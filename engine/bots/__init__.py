"""Players that see only what their seat may see."""

from engine.bots.bot import Bot, bot, kinds

__all__ = ["Bot", "bot", "kinds"]
