"""A FEW ACRES OF SNOW (Martin Wallace), first edition: the chapters of its rules."""

from engine.kernel.title import Title

TITLE = Title(board="acres", maps=("america",))
