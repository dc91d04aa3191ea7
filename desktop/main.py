"""The command `kabinett`: the window, and the command line beside it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.cartography.command import DRAW_MAP


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `kabinett`; without arguments the window opens at once."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given == ["play"]:
        return play(None)
    if given[0] == DRAW_MAP:
        from desktop.cartography import build

        return build.main(given[1:])
    from desktop.cli.app import run

    return run(given)


def play(table: Path | None, language: str = "") -> int:
    """Open the window; without a display say so and draw the board to a picture instead."""
    if not has_display():
        return _picture(language)
    from desktop.app import run

    return int(run(table, language))


def has_display() -> bool:
    """Whether a window can be shown: a display server, or a platform of Qt's chosen on purpose."""
    import os

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


if __name__ == "__main__":
    sys.exit(main())
