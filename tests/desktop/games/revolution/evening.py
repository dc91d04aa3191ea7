"""The program itself on a screen, and people before it: from the first start to the sheet of the end, by real events.

`python -m tests.desktop.games.revolution.evening mouse 2` plays with what the X server sends, by mouse alone or by keys
alone, and ends the program as people do. The file of the table lies in KABINETT_HOME.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from desktop.views.table.table_window import TableWindow
from engine.bots.bot import Bot, bot
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.rng import Rng
from tests.desktop.hands import Hands
from tests.desktop.person import LONG, wait
from tests.desktop.sitting import Sitting, sit_down, wishes

SEED = 4


def played(hands: Hands, chosen: Bot, last_turn: int, often: int, seed: int = SEED) -> None:
    """Play on to the end of a turn, or of the game; each verb so often by hand."""
    rng, table = Rng(seed), hands.window.session.table
    while (decision := table.decision()) is not None:
        if RevolutionView.of(table.position.view(None)).turn > last_turn:
            return
        action = chosen.choose(table.view(decision.seat), decision, rng)
        hands.play_so_often(action, decision.seat, often)


class Evening(Sitting):
    """Persons before the program, from the moment when its window is there."""

    def __init__(self, seats: int, last_turn: int, often: int, *, keys: bool) -> None:
        """`last_turn`: the last one that is played. `often`: so often each verb is made by hand."""
        super().__init__(keys=keys)
        self.seats, self.last_turn, self.often = seats, last_turn, often

    def play(self) -> None:
        """First start, wizard, table."""
        self.arrive()
        window = self.table_of_the_wizard()
        hands = Hands(window, self.fingers, keys=self.keys)
        hands.leave_tour()
        played(hands, bot("steady" if self.seats == 2 else "random"), self.last_turn, self.often)
        if window.session.table.decision() is None:
            self.see_winners(hands)
        sys.stdout.write(f"{' '.join(sorted(hands.done))}\n")

    def table_of_the_wizard(self) -> TableWindow:
        """The game, so many persons, Start; the tour is shown."""
        wizard = self.wizard()
        self.fingers.turn(wizard.games, "revolution", keys=self.keys)
        self.fingers.turn(wizard.numbers, self.seats, keys=self.keys)
        assert len(wizard.rows) == self.seats
        for row in wizard.rows:
            assert not row.entry().bot
        window = self.start(wizard)
        assert wait(lambda: window.tour is not None, LONG), "the first table shows the tour"
        return window


def play(given: Sequence[str]) -> int:
    """Start the program as its command does, with persons before it; 0 if they came to the end of what they wanted."""
    asked = wishes(last_turn=99)
    asked.add_argument("seats", type=int)
    told = asked.parse_args(given)
    return sit_down(
        lambda: Evening(told.seats, told.last_turn, told.often, keys=told.way == "keys"), no_map=told.no_map
    )


if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]))
