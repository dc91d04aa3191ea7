"""Opens the window, or says why there is none and draws the board into a picture instead."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def play(table: Path | None, language: str = "") -> int:
    """Open the window; without a display say so and draw the board to a picture instead."""
    if not has_display():
        return _picture(language)
    from desktop.app import run

    return int(run(table, language))


def has_display() -> bool:
    """Whether a window can be shown: a display server, or a platform of Qt's chosen on purpose."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _picture(language: str) -> int:
    from desktop.cli.boards import draw
    from desktop.cli.words import WORDS
    from engine.kernel.files import user_data

    WORDS.speak(language)
    WORDS.line(WORDS.tr("cli-no-display"))
    WORDS.line(str(draw("maria", user_data("maria.png"), 2640, "parchment")))
    return 0
