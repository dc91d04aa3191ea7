"""The steady bot for A FEW ACRES OF SNOW: one simple judgement for each kind of Action."""

from engine.bots.acres.judgement import choose

__all__ = ["choose"]
