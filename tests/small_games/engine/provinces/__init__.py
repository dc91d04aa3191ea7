"""Provinces: counters in areas, one step each by land, over declared water, or along the rivers."""

from engine.kernel.title import Title

TITLE = Title("toy")
