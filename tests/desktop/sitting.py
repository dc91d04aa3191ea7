"""A sitting: persons before the program itself on a screen, who end it as people do."""

from __future__ import annotations

import os
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop.app import Shell, application
from desktop.main import main
from desktop.maps.boardmap import BoardMap
from desktop.session.gate import Gate
from tests.desktop.fingers import RealFingers


class Sitting(ABC):
    """Persons before the program, from the moment when its window is there."""

    def __init__(self) -> None:
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


def sit_down(persons: Callable[[], Sitting], *, no_map: bool) -> int:
    """Start the program as its command does, with persons before it; 0 if they came to the end of what they wanted."""
    if no_map:
        BoardMap.prepare = lambda _self: None  # type: ignore[method-assign]
    application()
    sitting = persons()
    QTimer.singleShot(0, sitting.begin)
    return main([]) or sitting.fault
