"""Four persons before the program itself play a turn of war by real events, by mouse alone or by keys alone.

`python -m tests.desktop.games.sachsen.war_evening mouse`; the file of the table lies in KABINETT_HOME.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from desktop.profile.library import new_path
from engine.games.sachsen.actions import Hour
from tests.desktop.games.sachsen.war import WarHands, begun
from tests.desktop.sitting import Sitting, sit_down

WHOLE = 2
"""The battle turn from which on officers fight."""


class WarEvening(Sitting):
    """Persons before the program, from the moment when its window is there."""

    def play(self) -> None:
        """The first start; then the war is opened, and played."""
        self.arrive()
        table = begun(path=new_path("sachsen"))
        self.shell.open_table(table)
        window = self.shell.table
        assert window is not None
        hands = WarHands(window, self.fingers, keys=self.keys)
        hands.play_script(WHOLE)
        assert hands.asked is not None
        hands.strike(Hour())
        sys.stdout.write(f"{' '.join(sorted(hands.done))}\n")


def play(given: Sequence[str]) -> int:
    """Start the program as its command does, with persons before it."""
    return sit_down(lambda: WarEvening(keys="keys" in given), no_map=True)


if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]))
