"""The program itself on a screen, and people before it: from the first start to the sheet of the end, by real events.

`python -m tests.desktop.games.sachsen.evening mouse` plays with what the X server sends, by mouse alone or by keys
alone, and ends the program as people do. The file of the table lies in KABINETT_HOME.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QScrollArea

from desktop.views.table.table_window import TableWindow
from engine.games.sachsen.actions import Hour
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.rng import Rng
from tests.desktop.fingers import Key
from tests.desktop.games.sachsen.hands import SachsenHands
from tests.desktop.games.sachsen.year import BY_FORMS, choose
from tests.desktop.person import LONG, wait
from tests.desktop.sitting import Sitting, sit_down

SEED = 4
SEATS = 4
ALWAYS = 10_000


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
        self.turns(hands)
        assert hands.asked is None
        self.see_winners(hands)
        sys.stdout.write(f"{' '.join(sorted(hands.done))}\n")

    def table_of_the_wizard(self) -> TableWindow:
        """The game, four persons, the clock as its length, Start; the tour is left."""
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

    def turns(self, hands: SachsenHands) -> None:
        """Turn by turn, each verb so often by hand and secret rounds whole; what is left is played by the rules."""
        table, rng, seen = hands.window.session.table, Rng(SEED), Counter[str]()
        struck = False
        while (decision := table.decision()) is not None:
            view = SachsenView.of(table.position.view(None))
            if not struck and view.turn == self.last_turn and view.step == "player-turn":
                assert hands.asked is not None
                self.leave_the_tour(hands)
                hands.strike(Hour())
                struck = True
                continue
            if decision.round == "secret":
                decision = hands.asked or decision
                self.leave_the_tour(hands)
            action = choose(decision, seen, self.often, rng)
            seen[action.verb] += 1
            if decision.round == "secret" or (
                action.verb not in BY_FORMS and hands.done[action.verb] < self.often
            ):
                assert hands.asked is not None
                self.leave_the_tour(hands)
                hands.play(action)
            else:
                table.play(action, decision.seat)
                hands.stale = True

    def leave_the_tour(self, hands: SachsenHands) -> None:
        """The first table shows the tour as soon as somebody sees it."""
        window = hands.window
        if window.tour is not None:
            self.fingers.key(Key.Key_Escape)
            assert wait(lambda: window.tour is None, LONG)


def play(given: Sequence[str]) -> int:
    """Start the program as its command does, with persons before it; 0 if they came to the end of what they wanted."""
    asked = argparse.ArgumentParser()
    asked.add_argument("way", choices=["mouse", "keys"])
    asked.add_argument("--last-turn", type=int, default=12)
    asked.add_argument("--often", type=int, default=ALWAYS)
    asked.add_argument("--no-map", action="store_true", help="nothing is drawn on the sheets")
    told = asked.parse_args(given)
    return sit_down(lambda: Evening(told.last_turn, told.often, keys=told.way == "keys"), no_map=told.no_map)


if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]))
