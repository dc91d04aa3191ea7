"""How the program starts itself again to draw a map in the background."""

from __future__ import annotations

import sys
from collections.abc import Iterable

DRAW_MAP = "--draw-map"
"""The first word of the program's own hidden command: then board, sheet, theme and the maps in play."""


def builder_command(board: str, sheet: str, theme: str, maps: Iterable[str]) -> tuple[str, list[str]]:
    """Program and arguments of a builder: a frozen program is its own interpreter and knows no `-m`.

    Others run this very package (`-P`), not one that lies in the folder where they were started.
    """
    start = [] if getattr(sys, "frozen", False) else ["-P", "-m", "desktop.main"]
    return sys.executable, [*start, DRAW_MAP, board, sheet, theme, *maps]
