"""Two persons before the program itself fight a battle by real events, by mouse alone or by keys alone, to its end.

`python -m tests.desktop.games.sachsen.field_evening mouse [once]`; the file of the table lies in KABINETT_HOME.
With `once` each kind of Action is made by hand once, and the rest is played beside the hand.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import engine
from desktop.profile.library import new_path
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.games.sachsen.field_hands import FieldHands, fight
from tests.desktop.hands import ALWAYS
from tests.desktop.person import wait
from tests.desktop.sitting import Sitting, sit_down

SEED = 4


class FieldEvening(Sitting):
    """Persons before the program, from the moment when its window is there."""

    def __init__(self, often: int, *, keys: bool) -> None:
        """`often`: so often each verb is made by hand."""
        super().__init__(keys=keys)
        self.often = often

    def play(self) -> None:
        """The first start; then a battle is opened, and fought."""
        self.arrive()
        seats = [SeatEntry("attacker", "Clara"), SeatEntry("defender", "Bruno")]
        table = Table.new(
            engine.game("sachsen"),
            scenario="battle",
            seats=seats,
            seed=SEED,
            kind="open",
            path=new_path("sachsen"),
        )
        self.shell.open_table(table)
        window = self.shell.table
        assert window is not None
        wait(lambda: window.tour is not None, 3000)
        hands = FieldHands(window, self.fingers, keys=self.keys)
        hands.leave_tour()
        fight(hands, Rng(SEED), often=self.often)
        hands.see_winners()
        sys.stdout.write(f"{' '.join(sorted(hands.done))}\n")


def play(given: Sequence[str]) -> int:
    """Start the program as its command does, with persons before it."""
    return sit_down(lambda: FieldEvening(1 if "once" in given else ALWAYS, keys="keys" in given), no_map=True)


if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]))
