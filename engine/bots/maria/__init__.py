"""The steady bot for MARIA: one simple judgement for each kind of Action."""

from engine.bots.maria.judgement import choose

__all__ = ["choose"]
