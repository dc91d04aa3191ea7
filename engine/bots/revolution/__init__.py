"""The steady bot for REVOLUTION: it tries each Action on the open table, and plays the best."""

from engine.bots.revolution.judgement import choose

__all__ = ["choose"]
