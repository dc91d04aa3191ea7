"""The command `kabinett`: the window, and the command line beside it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from desktop.cli.opening import play
from desktop.cli.words import any_terminal
from desktop.maps.command import DRAW_MAP


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `kabinett`; without arguments the window opens at once."""
    any_terminal()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given == ["play"]:
        return play(None)
    if given[0] == DRAW_MAP:
        from desktop.maps import build

        return build.main(given[1:])
    from desktop.cli.app import run

    return run(given)


if __name__ == "__main__":
    sys.exit(main())
