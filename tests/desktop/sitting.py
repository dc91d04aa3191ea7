"""A sitting: persons before the program itself on a screen, who end it as people do."""

from __future__ import annotations

import os
import traceback
from abc import ABC, abstractmethod
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.app import Shell, application
from desktop.main import main
from desktop.maps.boardmap import BoardMap
from desktop.session.gate import Gate
from desktop.views.pages.first_run import FirstRun
from desktop.views.pages.wizard import Wizard
from desktop.views.table.table_window import TableWindow
from tests.desktop.fingers import RealFingers
from tests.desktop.hands import ALWAYS, Hands
from tests.desktop.person import LONG, wait


class Sitting(ABC):
    """Persons before the program, from the moment when its window is there, by mouse alone or by keys alone."""

    def __init__(self, *, keys: bool = False) -> None:
        self.keys = keys
        self.fingers = RealFingers(self.gate)
        self.fault = 1

    @property
    def shell(self) -> Shell:
        """The window of the program."""
        return next(one for one in QApplication.topLevelWidgets() if isinstance(one, Shell))

    def gate(self) -> Gate | None:
        """What presses at the table have to pass."""
        shell = next((one for one in QApplication.topLevelWidgets() if isinstance(one, Shell)), None)
        return shell.table.session.gate if shell is not None and shell.table is not None else None

    def push(self, button: QPushButton) -> None:
        """A click, or Tab to the button and Space."""
        self.fingers.push(button, keys=self.keys)

    def arrive(self) -> None:
        """The window is there, and what it asks at the first start is answered."""
        assert wait(self.shell.isActiveWindow, LONG), "the window never gets the keys"
        page = self.shell.currentWidget()
        if isinstance(page, FirstRun):
            self.push(page.go_on)

    def wizard(self) -> Wizard:
        """New table, from the start screen."""
        start = self.shell.start
        assert start is not None
        assert wait(start.isVisible, LONG)
        self.push(start.new_button)
        wizard = self.shell.currentWidget()
        assert isinstance(wizard, Wizard)
        return wizard

    def start(self, wizard: Wizard) -> TableWindow:
        """The table that a wizard starts."""
        self.push(wizard.start)
        assert wait(lambda: self.shell.table is not None, LONG)
        window = self.shell.table
        assert window is not None
        return window

    def see_winners(self, hands: Hands) -> None:
        """The bar names the winners, and the sheet of the end stands on the map."""
        hands.see_winners()
        assert wait(hands.window.end_sheet.isVisible, LONG)

    @abstractmethod
    def play(self) -> None:
        """All that they do."""

    def begin(self) -> None:
        """Play; whatever happens the program ends."""
        try:
            self.play()
            self.fault = 0
        except Exception:  # noqa: BLE001 - told to whoever started it
            traceback.print_exc()
            self.failed()
        finally:
            self.fingers.stop()
            self.shell.close()

    def failed(self) -> None:
        """Keep what was seen then, among the pictures that are wanted or else in the home of the program."""
        folder = os.environ.get("KABINETT_PICTURES") or os.environ.get("KABINETT_HOME")
        if folder:
            self.shell.screen().grabWindow(0).save(str(Path(folder, "failed.png")))


def wishes(last_turn: int) -> ArgumentParser:
    """What an evening may be asked for, in words of the command line; `last_turn`: the last one unless it is told."""
    asked = ArgumentParser()
    asked.add_argument("way", choices=["mouse", "keys"])
    asked.add_argument("--last-turn", type=int, default=last_turn)
    asked.add_argument("--often", type=int, default=ALWAYS, help="so often each verb is made by hand")
    asked.add_argument("--no-map", action="store_true", help="nothing is drawn on the sheets")
    return asked


def sit_down(persons: Callable[[], Sitting], *, no_map: bool) -> int:
    """Start the program as its command does, with persons before it; 0 if they came to the end of what they wanted."""
    if no_map:
        BoardMap.prepare = lambda _self: None  # type: ignore[method-assign]
    application()
    sitting = persons()
    QTimer.singleShot(0, sitting.begin)
    return main([]) or sitting.fault
