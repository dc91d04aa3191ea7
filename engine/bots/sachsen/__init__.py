"""The steady bot for SACHSEN: one simple judgement for each kind of question, on the political map and on the field."""

from engine.bots.sachsen.bargains import reply
from engine.bots.sachsen.judgement import choose

__all__ = ["choose", "reply"]
