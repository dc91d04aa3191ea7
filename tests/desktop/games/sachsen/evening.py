"""The program itself on a screen, and people before it: from the first start to the sheet of the end, by real events.

`python -m tests.desktop.games.sachsen.evening mouse` plays with what the X server sends, by mouse alone or by keys
alone, and ends the program as people do. The file of the table lies in KABINETT_HOME.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QScrollArea

from desktop.views.table.table_window import TableWindow
from tests.desktop.games.sachsen.hands import SachsenHands
from tests.desktop.games.sachsen.year import SEED
from tests.desktop.person import LONG, wait
from tests.desktop.sitting import Sitting, sit_down, wishes

SEATS = 4


class Evening(Sitting):
    """Four persons before the program, from the moment when its window is there."""

    def __init__(self, last_turn: int, often: int, *, keys: bool) -> None:
        """`last_turn`: the one in which the hour strikes. `often`: so often each verb is made by hand."""
        super().__init__(keys=keys)
        self.last_turn, self.often = last_turn, often

    def play(self) -> None:
        """First start, wizard, table."""
        self.arrive()
        hands = SachsenHands(self.table_of_the_wizard(), self.fingers, keys=self.keys)
        hands.play_year(self.last_turn, self.often)
        assert hands.asked is None
        self.see_winners(hands)
        sys.stdout.write(f"{' '.join(sorted(hands.done))}\n")

    def table_of_the_wizard(self) -> TableWindow:
        """The game, four persons, the clock as its length, Start."""
        wizard = self.wizard()
        self.fingers.turn(wizard.games, "sachsen", keys=self.keys)
        self.fingers.turn(wizard.numbers, SEATS, keys=self.keys)
        assert len(wizard.rows) == SEATS
        length = wizard.table.options["length"]
        assert isinstance(length, QComboBox)
        assert wizard.table.options["cycles"].isVisible()
        area = next(one for one in wizard.findChildren(QScrollArea) if one.isAncestorOf(length))
        area.ensureWidgetVisible(wizard.seed)
        area.ensureWidgetVisible(length)
        wait(lambda: False, 300)
        if self.keys:
            self.fingers.lead(wizard.seed)
        else:
            self.fingers.click(wizard.seed)
        self.fingers.type(str(SEED))
        self.fingers.turn(length, "clock", keys=self.keys)
        assert not wizard.table.options["cycles"].isVisible()
        window = self.start(wizard)
        assert wait(lambda: window.curtain.isVisible(), LONG)
        return window


def play(given: Sequence[str]) -> int:
    """Start the program as its command does, with persons before it; 0 if they came to the end of what they wanted."""
    told = wishes(last_turn=12).parse_args(given)
    return sit_down(lambda: Evening(told.last_turn, told.often, keys=told.way == "keys"), no_map=told.no_map)


if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]))
