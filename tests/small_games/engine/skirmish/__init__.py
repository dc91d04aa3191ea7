"""Skirmish: counters on squares, a king's step each, never into a wood."""

from engine.kernel.title import Title

TITLE = Title("toy")
