"""The toy game: two couriers on eight roads, short enough to read, using everything of the kernel."""

from engine.kernel.title import Title

TITLE = Title("toy")
