"""Opens the window, or says why there is none and draws the board into a picture instead."""

from __future__ import annotations

import ctypes
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
    return bool(os.environ.get("WAYLAND_DISPLAY")) or (bool(os.environ.get("DISPLAY")) and _x_answers())


def _x_answers() -> bool:
    """Whether the X server that DISPLAY names can be reached: Qt would end the program where it cannot."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # without the library Qt says itself what is missing
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers


def _picture(language: str) -> int:
    from desktop.cli.boards import draw
    from desktop.cli.words import WORDS
    from engine import playable, title
    from engine.kernel.files import user_data

    WORDS.speak(language)
    WORDS.line(WORDS.tr("cli-no-display"))
    board = title(playable()[0]).board
    WORDS.line(str(draw(board, user_data(f"{board}.png"), 2640, "parchment")))
    return 0
